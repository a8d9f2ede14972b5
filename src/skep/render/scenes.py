"""What a picture shows of a game at one moment, checked before anything is drawn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from skep._checks import checked_type, shown, whole_number
from skep.errors import SettingError, WrongTypeError
from skep.hexes import Hex, Symmetry
from skep.moves import Action
from skep.pieces import Color, Piece, Stacks
from skep.render.arrows import Arrow, as_arrow, checked_arrow
from skep.render.boards import HasBoard, HasReserves, HasStacks, Replayable
from skep.render.highlights import Highlights, played_highlights, with_last_move
from skep.render.lettering import checked_label

MAX_TILES: Final = 1000
"""The most tiles, highlights or labels of one picture."""
MAX_ARROWS: Final = 500
"""The most arrows of one picture."""
MAX_PLIES: Final = 1000
"""The most positions of an animation."""
MAX_LABEL: Final = 8
"""The most characters of a label."""
_MAX_DISTANCE: Final = 1000  # cells from Hex(0, 0), more than any hive reaches

Reserves: TypeAlias = Mapping[Color, tuple[Piece, ...]]
"""What each player has not placed yet."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A hive, and everything that a picture shows beside it."""

    stacks: Stacks
    highlights: Highlights
    arrows: tuple[Arrow, ...] = ()
    labels: Mapping[Hex, str] | None = None
    reserves: Reserves | None = None
    turn: Color | None = None

    @property
    def cells(self) -> frozenset[Hex]:
        """Every hex that has to be visible."""
        ends = (at for arrow in self.arrows for at in arrow.cells)
        return frozenset({*self.stacks, *self.highlights, *(self.labels or ()), *ends}) or (
            frozenset({Hex(0, 0)})
        )

    def transformed(self, symmetry: Symmetry) -> Scene:
        """The same scene on a board that is turned or mirrored around ``Hex(0, 0)``."""
        if symmetry is Symmetry.IDENTITY:
            return self
        return Scene(
            {at.transformed(symmetry): stack for at, stack in self.stacks.items()},
            {at.transformed(symmetry): mark for at, mark in self.highlights.items()},
            tuple(arrow.transformed(symmetry) for arrow in self.arrows),
            {at.transformed(symmetry): text for at, text in (self.labels or {}).items()},
            self.reserves,
            self.turn,
        )


def scene_of(
    board: HasStacks | Stacks,
    *,
    last_move: Action | None = None,
    highlights: Highlights | None = None,
    arrows: Iterable[Arrow | Action] = (),
    labels: Mapping[Hex, str] | None = None,
    reserves: bool | Reserves = False,
) -> Scene:
    """A checked scene from the arguments of ``svg``."""
    stacks = board if isinstance(board, Mapping) else getattr(board, "stacks", None)
    if not isinstance(stacks, Mapping):
        raise WrongTypeError(f"expected a Board or its stacks, not {shown(board)}")
    marked = with_last_move(highlights, last_move)
    scene = Scene(
        dict(stacks),
        marked,
        _checked_arrows(stacks, arrows),
        {at: checked_label(text, MAX_LABEL) for at, text in (labels or {}).items()},
        *_reserves(board, reserves),
    )
    if max(sum(map(len, stacks.values())), len(marked), len(scene.labels or ())) > MAX_TILES:
        raise SettingError(f"a picture has at most {MAX_TILES} tiles, highlights and labels")
    ends = (at for arrow in scene.arrows for at in arrow.cells)
    for at in (*stacks, *marked, *(labels or ()), *ends):
        checked_type("a Hex, such as Hex(0, 0)", at, Hex)
        if max(map(abs, at)) > _MAX_DISTANCE:
            raise SettingError(f"{shown(at)} is more than {_MAX_DISTANCE} cells from Hex(0, 0)")
    for at, stack in stacks.items():
        if not isinstance(stack, tuple) or not all(isinstance(piece, Piece) for piece in stack):
            raise WrongTypeError(f"expected a tuple of pieces on {at}, not {shown(stack)}")
    return scene


def scenes_of(
    game: HasBoard | Replayable,
    first: int | None = None,
    last: int | None = None,
    *,
    reserves: bool = False,
) -> list[Scene]:
    """The scenes of a game after the plies ``first`` to ``last``, each with its move marked."""
    board = game.board() if isinstance(game, HasBoard) else game
    if not isinstance(board, Replayable):
        raise WrongTypeError(f"expected a Game or a Board, not {shown(game)}")
    played = board.history
    start = board.ply - len(played)
    low = whole_number("the first ply", start if first is None else first, start, board.ply)
    high = whole_number("the last ply", board.ply if last is None else last, low, board.ply)
    back = board.copy()
    while back.ply > high:
        back.pop()
    if high - low >= MAX_PLIES:
        raise SettingError(
            f"{high - low + 1} positions are too many for one animation; "
            f"expected at most {MAX_PLIES}: choose the first and the last ply"
        )
    scenes = [scene_of(back, reserves=reserves)]
    while back.ply > max(start, low - 1):
        back.pop()
        scenes.append(scene_of(back, reserves=reserves))
    scenes.reverse()
    marked = [
        replace(scene, highlights=played_highlights(before.stacks, action))
        for before, scene, action in zip(
            scenes, scenes[1:], played[max(0, low - 1 - start) :], strict=False
        )
    ]
    return marked if low > start else [scenes[0], *marked]


def _checked_arrows(stacks: Stacks, arrows: Iterable[Arrow | Action]) -> tuple[Arrow, ...]:
    found = []
    for arrow in arrows:
        drawn = as_arrow(stacks, arrow)
        if drawn is not None:
            found.append(checked_arrow(drawn))
        if len(found) > MAX_ARROWS:
            raise SettingError(f"a picture has at most {MAX_ARROWS} arrows")
    return tuple(found)


def _reserves(board: object, wanted: bool | Reserves) -> tuple[Reserves | None, Color | None]:
    """The reserves to draw, and the player to move if the board knows."""
    if wanted is False:
        return None, None
    if isinstance(wanted, Mapping):
        return {color: tuple(wanted.get(color, ())) for color in Color}, None
    if not isinstance(board, HasReserves):
        raise WrongTypeError("stacks have no reserves: pass a Board, or a dict of both reserves")
    turn = None if getattr(board, "is_over", False) else board.turn
    return {color: board.reserve(color) for color in Color}, turn
