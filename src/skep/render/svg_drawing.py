"""The hive as a self-contained SVG picture."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from skep._checks import checked_number, checked_type, whole_number
from skep.errors import SettingError
from skep.hexes import Hex, Symmetry
from skep.moves import Action
from skep.pieces import Color, Piece, Stacks
from skep.render.arrows import Arrow
from skep.render.boards import HasStacks
from skep.render.geometry import CELL_WIDTH
from skep.render.highlights import Highlights
from skep.render.parts import (
    Layout,
    Style,
    definitions,
    describe,
    layout_of,
    opening_tag,
    parts_of,
)
from skep.render.png import MAX_WIDTH
from skep.render.scenes import Reserves, Scene, scene_of
from skep.render.themes import theme as theme_named

DEFAULT_TILE = 64
_MAX_TILE = 1000


def svg(
    board: HasStacks | Stacks,
    *,
    last_move: Action | None = None,
    highlights: Highlights | None = None,
    arrows: Iterable[Arrow | Action] = (),
    labels: Mapping[Hex, str] | None = None,
    names: bool = False,
    coordinates: bool = False,
    reserves: bool | Reserves = False,
    orientation: Symmetry = Symmetry.IDENTITY,
    theme: str = "light",
    size: float = DEFAULT_TILE,
    width: int | None = None,
) -> str:
    """Draw a board, or the stacks of a hive, as SVG.

    ``size`` is the width of a tile in pixels; ``width``, if given, that of the whole picture.
    White's tiles are light and Black's dark. Dots show a piece's number, or ``names`` its name.
    Covered tiles peek out below the top one, and hovering over a stack lists its pieces.
    ``arrows`` may contain moves, ``labels`` are short texts. ``reserves`` draws those of a board,
    or a dict of both players'. ``theme`` joins words with hyphens, such as ``dark-felt-maple``.
    """
    style = style_of(theme, orientation, coordinates=coordinates, names=names)
    scene = scene_of(
        board,
        last_move=last_move,
        highlights=highlights,
        arrows=arrows,
        labels=labels,
        reserves=reserves,
    ).transformed(style.orientation)
    layout = layout_of([scene], style)
    return draw(scene, style, layout, width_of(layout, size, width))


def style_of(theme: str, orientation: Symmetry, *, coordinates: bool, names: bool) -> Style:
    """A checked style."""
    turned = checked_type("a Symmetry, such as Symmetry.MIRRORED", orientation, Symmetry)
    return Style(theme_named(theme), turned, coordinates=coordinates, names=names)


def draw(scene: Scene, style: Style, layout: Layout, width: float) -> str:
    """A scene, already turned, as SVG of this width in pixels."""
    markup = [part.markup for part in sorted(parts_of(scene, style, layout)) if part.markup]
    return "\n".join(
        (
            opening_tag(layout.whole, width),
            describe(title_of(scene.stacks), description_of(scene)),
            definitions(markup, style.palette),
            *markup,
            "</svg>",
        )
    )


def width_of(layout: Layout, size: float, width: int | None) -> float:
    """The width of a picture in pixels, given its own or that of a tile."""
    if width is not None:
        return whole_number("the width of a picture", width, 1, MAX_WIDTH)
    if checked_number("the size of a tile", size) > _MAX_TILE:
        raise SettingError(f"a tile is at most {_MAX_TILE} pixels wide, not {size:g}")
    return layout.whole.width * size / CELL_WIDTH


def title_of(stacks: Stacks) -> str:
    """How many pieces of each color there are."""
    colors = [piece.color for stack in stacks.values() for piece in stack]
    counts = " and ".join(f"{colors.count(color)} {color.id}" for color in Color)
    return f"Hive with {counts} {'piece' if colors.count(Color.BLACK) == 1 else 'pieces'}"


def description_of(scene: Scene) -> str:
    """The pieces row by row and the labels, for screen readers."""
    rows: dict[int, list[str]] = {}
    for at in sorted(scene.stacks, key=lambda at: (at.r, at.q)):
        name = " on ".join(_name(piece) for piece in reversed(scene.stacks[at]))
        rows.setdefault(at.r, []).append(name)
    lines = [f"Row {index}: {', '.join(names)}." for index, names in enumerate(rows.values(), 1)]
    if scene.labels:
        texts = (text for _, text in sorted(scene.labels.items()))
        lines.append(f"Labels: {', '.join(texts)}.")
    return " ".join(lines) or "No pieces yet."


def _name(piece: Piece) -> str:
    kind = piece.insect.name.lower().replace("_", " ")
    number = f" {piece.number}" if piece.number else ""
    return f"{piece.color.id} {kind}{number}"
