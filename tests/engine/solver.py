"""An exhaustive solver of forced wins: slow, simple, and independent of the engine's search.

It plays out every line in the game, so passes, double surrounds and repetitions count as they
do on the board. It remembers no positions, because their value may depend on the history.
"""

from __future__ import annotations

from itertools import islice
from typing import TypeAlias

from skep import Action, Board, Color, Hex, Insect, Piece
from skep._conversion import to_action
from skep.pieces import PIECES

Play: TypeAlias = tuple[int, int, int] | None  # the core's action: a piece and a hex, or a pass

_QUEENS = tuple(Piece(f"{color.letter}Q").index for color in Color)
_THROWERS = tuple(
    {p.index for p in PIECES if p.color is color and p.insect in (Insect.PILLBUG, Insect.MOSQUITO)}
    for color in Color
)
_IN_PROGRESS = 0
_WON_BY = (1, 2)  # the core's results for White and Black; others are draws
_STEPS = Hex(0, 0).neighbors()
_REMEMBERED = 4


class Solver:
    """Solves one position without changing its board."""

    def __init__(self, board: Board) -> None:
        self._game = board.copy()._game
        self._refutations: dict[int, list[Play]] = {}  # the latest, by the plies left

    def win_in(self, most: int = 5) -> int | None:
        """The length in plies of the shortest forced win for the player to move, up to a limit."""
        return next((plies for plies in range(1, most + 1) if self._wins(plies)), None)

    def loss_in(self, most: int = 4) -> int | None:
        """How many plies the player to move can hold out, up to a limit."""
        return next((plies for plies in range(1, most + 1) if self._loses(plies)), None)

    def winning_moves(self, plies: int) -> list[Action]:
        """The actions that win within this many plies, counting the action itself."""
        return [to_action(play) for play in self._plays() if self._wins_by(play, plies)]

    def nearly_wins(self, plies: int, most: int) -> bool:
        """Whether some action wins within this many plies against all but a few replies."""
        return any(self._nearly_wins_by(play, plies, most) for play in self._attacks())

    def nearly_loses(self, plies: int, most: int) -> bool:
        """Whether only a few actions avoid a loss within this many plies."""
        escapes = (play for play in self._defenses() if self._escapes_by(play, plies))
        return len(list(islice(escapes, most + 1))) <= most

    def _nearly_wins_by(self, play: Play, plies: int, most: int) -> bool:
        self._push(play)
        nearly = self._game.result == _IN_PROGRESS and self.nearly_loses(plies - 1, most)
        self._game.pop()
        return nearly

    def _wins(self, plies: int) -> bool:
        """Whether some action wins within this many plies against every defense."""
        if any(self._wins_by(play, 1) for play in self._last_plays()):
            return True
        return plies > 1 and any(self._wins_by(play, plies) for play in self._attacks())

    def _loses(self, plies: int) -> bool:
        """Whether every action loses within this many plies."""
        refutations = self._refutations.setdefault(plies, [])
        if any(self._escapes_by(play, plies) for play in refutations):
            return False
        for play in self._defenses():
            if self._escapes_by(play, plies):
                refutations.insert(0, play)
                del refutations[_REMEMBERED:]
                return False
        return True

    def _wins_by(self, play: Play, plies: int) -> bool:
        mover = self._game.ply % 2
        self._push(play)
        if self._game.result == _IN_PROGRESS:
            wins = plies > 1 and self._loses(plies - 1)
        else:
            wins = self._game.result == _WON_BY[mover]
        self._game.pop()
        return wins

    def _escapes_by(self, play: Play, plies: int) -> bool:
        mover = self._game.ply % 2
        if not self._push(play):
            return False
        if self._game.result == _IN_PROGRESS:
            escapes = plies == 1 or not self._wins(plies - 1)
        else:
            escapes = self._game.result != _WON_BY[1 - mover]
        self._game.pop()
        return escapes

    def _push(self, play: Play) -> bool:
        return self._game.push_pass() if play is None else self._game.push(*play)

    def _plays(self) -> list[Play]:
        actions = self._game.actions()
        return [actions[i] for i in range(len(actions))]

    def _last_plays(self) -> list[Play]:
        """The only legal actions that could surround the enemy queen at once.

        An action moves one piece. Unless that is the queen herself, the only neighbor of hers
        that becomes occupied is where it lands, so that must be her last liberty. The queen
        herself moves only if a pillbug or mosquito that touches her throws her.
        """
        mover = self._game.ply % 2
        queen = _QUEENS[1 - mover]
        placed = self._game.placed()
        ring = _ring(placed, queen)
        around = [(piece, (q, r)) for piece, q, r, _ in placed if (q, r) in ring]
        liberties = ring - {at for _, at in around}
        last = liberties.pop() if len(liberties) == 1 else None
        if last is None and not any(piece in _THROWERS[mover] for piece, _ in around):
            return []
        return [play for play in self._plays() if play and (play[1:] == last or play[0] == queen)]

    def _attacks(self) -> list[Play]:
        """All actions, those next to the enemy queen first."""
        ring = _ring(self._game.placed(), _QUEENS[1 - self._game.ply % 2])
        return sorted(self._plays(), key=lambda play: play is None or play[1:] not in ring)

    def _defenses(self) -> list[Play]:
        """All actions, those that move or free the player's queen first, crowding ones last."""
        queen = _QUEENS[self._game.ply % 2]
        placed = self._game.placed()
        ring = _ring(placed, queen)
        around = {piece for piece, q, r, _ in placed if (q, r) in ring}

        def crowding(play: Play) -> int:
            if play is None:
                return 0
            return (play[1:] in ring) - (play[0] in around) - 2 * (play[0] == queen)

        return sorted(self._plays(), key=crowding)


def _ring(placed: list[tuple[int, int, int, int]], queen: int) -> set[tuple[int, int]]:
    """The hexes around a queen; none before she is placed."""
    for piece, q, r, _ in placed:
        if piece == queen:
            return {(q + dq, r + dr) for dq, dr in _STEPS}
    return set()
