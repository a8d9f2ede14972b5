"""A game as an SVG that plays by itself, without a script.

Whatever is the same in several positions is drawn once and only shown or hidden, so the file stays
small. A program that does not play animations shows the last position.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from skep.hexes import Symmetry
from skep.render.boards import HasBoard, Replayable
from skep.render.film import LAST_SHOWN, film_of, seconds_per_position, shared_parts
from skep.render.parts import definitions, describe, opening_tag
from skep.render.svg_drawing import DEFAULT_TILE, style_of, title_of, width_of


def animated_svg(
    game: HasBoard | Replayable,
    *,
    first: int | None = None,
    last: int | None = None,
    seconds: float = 1.0,
    names: bool = False,
    coordinates: bool = False,
    reserves: bool = False,
    orientation: Symmetry = Symmetry.IDENTITY,
    theme: str = "light",
    size: float = DEFAULT_TILE,
    width: int | None = None,
) -> str:
    """Draw a Game, or everything played on a Board, as SVG that shows one position after another.

    It shows the positions after the plies ``first`` to ``last``, each for this many ``seconds``,
    and starts over. The other arguments are those of ``svg``.
    """
    style = style_of(theme, orientation, coordinates=coordinates, names=names)
    film = film_of(game, style, first, last, reserves=reserves)
    clock = Clock(len(film.scenes), seconds_per_position(seconds))
    markup = [clock.shown(drawn.markup, places) for drawn, places in shared_parts(film)]
    title = f"{title_of(film.scenes[-1].stacks)}, move by move"
    return "\n".join(
        (
            opening_tag(film.layout.whole, width_of(film.layout, size, width)),
            describe(title, f"An animation of {len(film.scenes)} positions."),
            definitions(markup, style.palette),
            *markup,
            "</svg>",
        )
    )


class Clock(NamedTuple):
    """When each position of an animation is shown."""

    positions: int
    seconds: float

    def shown(self, markup: str, places: Sequence[int]) -> str:
        """Markup that is only visible while these positions are shown."""
        if len(places) == self.positions:
            return markup
        seen = frozenset(places)
        changes = seen ^ {at + 1 for at in seen}  # where it appears, or is gone again
        starts = sorted({0, *changes} - {self.positions})
        values = ";".join("visible" if at in seen else "hidden" for at in starts)
        length = self.positions - 1 + LAST_SHOWN
        times = ";".join(f"{at / length:.5g}" for at in starts)
        base = "" if self.positions - 1 in seen else ' visibility="hidden"'
        return (
            f'<g{base}><animate attributeName="visibility" calcMode="discrete" '
            f'dur="{length * self.seconds:g}s" repeatCount="indefinite" values="{values}" '
            f'keyTimes="{times}"/>{markup}</g>'
        )
