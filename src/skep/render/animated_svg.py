"""A game as an SVG that plays by itself, without a script.

Whatever is the same in several positions is drawn once and only shown or hidden, so the file stays
small. A program that does not play animations shows the last position.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from skep._checks import checked_number
from skep.errors import SettingError
from skep.hexes import Symmetry
from skep.render.boards import HasBoard, Replayable
from skep.render.parts import (
    Drawn,
    Layout,
    Style,
    definitions,
    describe,
    layout_of,
    opening_tag,
    parts_of,
)
from skep.render.scenes import Scene, scenes_of
from skep.render.svg_drawing import DEFAULT_TILE, style_of, title_of, width_of

LAST_SHOWN: Final = 3
"""How many times as long as the others the last position is shown."""
_MAX_SECONDS: Final = 60.0  # seconds per position


class Film(NamedTuple):
    """The positions of a game, already turned, in one layout."""

    scenes: Sequence[Scene]
    style: Style
    layout: Layout


def film_of(
    game: HasBoard | Replayable,
    style: Style,
    first: int | None,
    last: int | None,
    *,
    reserves: bool,
) -> Film:
    """A film of a game from one ply to another."""
    found = scenes_of(game, first, last, reserves=reserves)
    scenes = [scene.transformed(style.orientation) for scene in found]
    return Film(scenes, style, layout_of(scenes, style))


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


def shared_parts(film: Film) -> list[tuple[Drawn, list[int]]]:
    """Everything that is drawn in a film, from the table up, and in which positions it is seen."""
    places: dict[Drawn, list[int]] = {}
    for index, scene in enumerate(film.scenes):
        for part in parts_of(scene, film.style, film.layout):
            if part.markup:
                places.setdefault(part, []).append(index)
    return sorted(places.items())


def seconds_per_position(seconds: float) -> float:
    """A checked time."""
    if checked_number("the seconds per position", seconds) > _MAX_SECONDS:
        raise SettingError(
            f"a position is shown for at most {_MAX_SECONDS:g} seconds, not {seconds:g}"
        )
    return seconds


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
