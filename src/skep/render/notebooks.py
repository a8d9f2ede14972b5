"""HTML for notebooks: pictures that survive every viewer, and games with a slider.

Viewers that sanitize notebooks (GitHub, untrusted notebooks of JupyterLab) remove scripts and
inline SVG, but keep images. So a game is first an image of its last position; if scripts may run,
the image replaces itself by the slider when it is loaded. Nothing is loaded from elsewhere.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from html import escape
from typing import Final

from skep.hexes import Symmetry
from skep.render.boards import Replayable
from skep.render.film import film_of, shared_parts
from skep.render.parts import definitions, opening_tag
from skep.render.scenes import MAX_PLIES
from skep.render.svg_drawing import DEFAULT_TILE, draw, style_of, title_of, width_of

_SHOW_SLIDER: Final = "this.style.display='none';this.nextElementSibling.style.display=''"
_SHOW_POSITION: Final = (
    "const n=+this.value,box=this.parentNode.parentNode;"
    "for(const g of box.querySelectorAll('[data-at]'))"
    "g.style.visibility=g.dataset.at.split(' ').some("
    "s=>{const [a,b]=s.split('-');return n>=+a&&n<=+b})?'visible':'hidden';"
    "this.nextElementSibling.textContent=this.dataset.captions.split('\\n')[n]"
)
_STEP: Final = (
    "const s=this.parentNode.querySelector('input');"
    "s.value=+s.value+({by});s.dispatchEvent(new Event('input'))"
)


def image_address(svg_text: str) -> str:
    """The address of an image that contains everything it needs."""
    return f"data:image/svg+xml;base64,{b64encode(svg_text.encode()).decode()}"


def image_tag(svg_text: str, alternative: str, on_load: str = "") -> str:
    """A picture as an image that needs nothing else."""
    load = f' onload="{escape(on_load)}"' if on_load else ""
    return (
        f'<img src="{image_address(svg_text)}" alt="{escape(alternative)}" '
        f'style="max-width:100%"{load}>'
    )


def slider_html(
    board: Replayable, captions: Sequence[str], heading: str, *, theme: str = "wood"
) -> str:
    """Everything played on a board as HTML, with a slider; each position has a caption.

    Of a very long game it shows the end.
    """
    style = style_of(theme, Symmetry.IDENTITY, coordinates=False, names=False)
    first = max(0, len(captions) - MAX_PLIES)
    film = film_of(board, style, board.ply - len(captions) + 1 + first, None, reserves=True)
    last, layout = film.scenes[-1], film.layout
    width = width_of(layout, DEFAULT_TILE, None)
    parts = [
        _seen_at(drawn.markup, places, len(film.scenes)) for drawn, places in shared_parts(film)
    ]
    title = title_of(last.stacks)
    label = f' style="max-width:100%;height:auto" aria-label="{escape(title)}"'
    picture = f"{opening_tag(layout.whole, width, label)}{definitions(parts, style.palette)}"
    image = image_tag(draw(last, style, layout, width), title, _SHOW_SLIDER)
    controls = _controls([escape(caption) for caption in captions[first:]])
    body = f"{picture}{''.join(parts)}</svg>{controls}"
    return (
        f"<div><div><b>{escape(heading)}</b></div>{image}"
        f'<div style="display:none">{body}</div></div>'
    )


def _controls(captions: Sequence[str]) -> str:
    """A slider, a caption, and a button on either side for single steps."""
    lines = "&#10;".join(captions)
    end = len(captions) - 1
    return (
        '<div style="display:flex;gap:.5em;align-items:center;max-width:40em">'
        f"{_button('‹', 'Back', -1)}"
        f'<input type="range" min="0" max="{end}" value="{end}" aria-label="Position" '
        f'style="flex:1" data-captions="{lines}" oninput="{escape(_SHOW_POSITION)}">'
        f'<output style="min-width:9em">{captions[-1]}</output>'
        f"{_button('›', 'Forward', 1)}</div>"
    )


def _button(sign: str, name: str, by: int) -> str:
    step = escape(_STEP.replace("{by}", str(by)))
    return f'<button type="button" aria-label="{name}" onclick="{step}">{sign}</button>'


def _seen_at(markup: str, places: Sequence[int], positions: int) -> str:
    """Markup that knows in which positions it is seen, as ranges."""
    if len(places) == positions:
        return markup
    seen = frozenset(places)
    begins = [at for at in places if at - 1 not in seen]
    ends = [at for at in places if at + 1 not in seen]
    ranges = " ".join(f"{a}-{b}" for a, b in zip(begins, ends, strict=True))
    hidden = "" if positions - 1 in seen else ' style="visibility:hidden"'
    return f'<g data-at="{ranges}"{hidden}>{markup}</g>'
