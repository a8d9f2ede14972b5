"""The positions of a game as one film, for animations of every kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from skep._checks import checked_number
from skep.errors import SettingError
from skep.render.boards import HasBoard, Replayable
from skep.render.parts import Drawn, Layout, Style, layout_of, parts_of
from skep.render.scenes import Scene, scenes_of

LAST_SHOWN: Final = 3
"""How many times as long as the others the last position is shown."""
_MAX_SECONDS: Final = 60.0  # per position


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
