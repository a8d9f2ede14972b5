"""An exhaustive solver of forced wins: simple, and independent of the engine's search.

It plays out every line on the core, so passes, double surrounds and repetitions count as they do
in a game. The only shortcut is a look at the queens: an action that can't surround one of them
is not tried as the last of a line.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from math import inf
from typing import TypeAlias

from skep._conversion import Triple, to_action
from skep.board import Board
from skep.hexes import Hex
from skep.moves import Action, Move
from skep.pieces import PIECES, Color, Insect, Piece
from skep.rulesets import Repetition

_Play: TypeAlias = Triple | None
"""An action of the core: a piece and a hex, or a pass."""
_Cell: TypeAlias = tuple[int, int]

_QUEENS = tuple(Piece(f"{color.letter}Q").index for color in Color)
_THROWERS = tuple(
    [p.index for p in PIECES if p.color is color and p.insect in (Insect.PILLBUG, Insect.MOSQUITO)]
    for color in Color
)
_IN_PROGRESS = 0
_WON_BY = (1, 2)  # the core's results for White and Black; others are draws
_REMEMBERED = 4
_NOT_PLACED: _Cell = (1 << 20, 0)


class TooHardError(Exception):
    """The position needs more plays than the solver was given."""


class Solver:
    """Solves one position without changing its board.

    ``max_plays`` bounds the work: beyond it, methods raise TooHardError, and the solver is of no
    more use.
    """

    def __init__(self, board: Board, max_plays: float = inf) -> None:
        self._game = board.copy()._game  # noqa: SLF001 - the two faces of one core
        self._refutations: dict[int, list[_Play]] = {}  # the latest, by the plies left
        self._waiting: dict[int, list[Triple]] = {queen: [] for queen in _QUEENS}  # by whose queen
        # Whether a position is won within some plies depends only on the position, unless earlier
        # ones may occur a third time. At the start of a game they can't: a player who follows the
        # shortest win never meets a position twice.
        is_timeless = not self._game.played or board.ruleset.repetition is not Repetition.THREEFOLD
        self._known: dict[int, tuple[int, int]] | None = {} if is_timeless else None
        self._at: dict[int, _Cell] = {}
        self._heights: dict[_Cell, int] = {}
        for piece, q, r, _ in self._game.placed():
            self._at[piece] = (q, r)
            self._heights[q, r] = self._heights.get((q, r), 0) + 1
        self._undo: list[_Cell | None] = []
        self._has_throws = Insect.PILLBUG in board.game_type.insects
        self._movable = [  # by a player: also enemy pieces, if pillbugs can throw them
            [p.index for p in board.game_type.pieces if self._has_throws or p.color is color]
            for color in Color
        ]
        self.plays = 0
        self._max_plays = max_plays

    def win_in(self, most: int = 5) -> int | None:
        """The length in plies of the shortest forced win for the player to move, up to a limit."""
        return next((plies for plies in range(1, most + 1) if self._wins(plies)), None)

    def loss_in(self, most: int = 4) -> int | None:
        """How many plies the player to move can hold out, up to a limit."""
        return next((plies for plies in range(1, most + 1) if self._loses(plies)), None)

    def winning_moves(self, plies: int) -> list[Action]:
        """The actions that win within this many plies, counting the action itself."""
        return [to_action(play) for play in self._plays() if self._wins_by(play, plies)]

    def wins_by(self, action: Action, plies: int) -> bool:
        """Whether a legal action wins within this many plies, counting the action itself."""
        return self._wins_by(_play(action), plies)

    def longest_reply(self, plies: int) -> Action:
        """The action that holds out longest in a position that is lost within this many plies.

        Of several, one after which the fewest actions win.
        """
        lasting, longest = self._plays(), 2
        for most in range(2, plies, 2):
            longer = [play for play in lasting if self._escapes_by(play, most)]
            if not longer:
                break
            lasting, longest = longer, most + 2
        return to_action(min(lasting, key=lambda play: self._ways_after(play, longest - 1)))

    def _ways_after(self, play: _Play, plies: int) -> float:
        self._push(play)
        is_over = self._game.result != _IN_PROGRESS
        count = sum(self._wins_by(answer, plies) for answer in self._plays())
        self._pop(play)
        return inf if is_over else count  # nobody surrounds the own queen without need

    def refutation(self, action: Action, plies: int) -> Action | None:
        """A reply after which an action no longer wins within this many plies; None if it wins.

        The action must not end the game.
        """
        play = _play(action)
        self._push(play)
        try:
            for reply in self._replies(plies - 1):
                if self._escapes_by(reply, plies - 1):
                    self._remember(reply, plies - 1)
                    return to_action(reply)
        finally:
            self._pop(play)
        return None

    def refutes(self, action: Action, reply: Action, plies: int) -> bool:
        """Whether an action no longer wins within this many plies after a reply."""
        play = _play(action)
        self._push(play)
        escapes = self._escapes_by(_play(reply), plies - 1)
        self._pop(play)
        return escapes

    def nearly_wins(self, plies: int, most: int) -> bool:
        """Whether some action wins within this many plies against all but a few replies."""
        return any(self._nearly_wins_by(play, plies, most) for play in self._attacks(plies))

    def escapes(self, plies: int, most: int | None = None) -> list[Action]:
        """The actions that avoid a loss within this many plies; at most so many of them."""
        found = (play for play in self._defenses() if self._escapes_by(play, plies))
        return [to_action(play) for play in islice(found, most)]

    def _nearly_wins_by(self, play: _Play, plies: int, most: int) -> bool:
        self._push(play)
        goes_on = self._game.result == _IN_PROGRESS
        nearly = goes_on and len(self.escapes(plies - 1, most + 1)) <= most
        self._pop(play)
        return nearly

    def _wins(self, plies: int) -> bool:
        """Whether some action wins within this many plies against every defense."""
        if any(self._wins_by(play, 1) for play in self._last_plays()):
            return True
        if plies < 3:  # an even number of plies ends with the opponent's
            return False
        if self._known is None:
            return any(self._wins_by(play, plies) for play in self._attacks(plies))
        key = self._game.key
        hopeless, won = self._known.get(key, (0, 1 << 20))
        if plies <= hopeless or plies >= won:
            return plies >= won
        wins = any(self._wins_by(play, plies) for play in self._attacks(plies))
        self._known[key] = (hopeless, plies) if wins else (plies, won)
        return wins

    def _loses(self, plies: int) -> bool:
        """Whether every action loses within this many plies."""
        for play in self._replies(plies):
            if self._escapes_by(play, plies):
                self._remember(play, plies)
                return False
        return True

    def _wins_by(self, play: _Play, plies: int) -> bool:
        mover = self._game.ply % 2
        self._push(play)
        if self._game.result == _IN_PROGRESS:
            wins = plies > 1 and self._loses(plies - 1)
        else:
            wins = self._game.result == _WON_BY[mover]
        self._pop(play)
        return wins

    def _escapes_by(self, play: _Play, plies: int) -> bool:
        mover = self._game.ply % 2
        if not self._push(play):
            return False
        if self._game.result == _IN_PROGRESS:
            escapes = plies == 1 or not self._wins(plies - 1)
        else:
            escapes = self._game.result != _WON_BY[1 - mover]
        self._pop(play)
        return escapes

    # The game, and where its pieces are

    def _push(self, play: _Play) -> bool:
        if play is None:
            return self._game.push_pass()
        if not self._game.push(*play):
            return False
        self.plays += 1
        if self.plays >= self._max_plays:
            raise TooHardError
        piece, q, r = play
        before = self._at.get(piece)
        self._undo.append(before)
        if before is not None:
            self._lift(before)
        self._at[piece] = (q, r)
        self._heights[q, r] = self._heights.get((q, r), 0) + 1
        return True

    def _pop(self, play: _Play) -> None:
        self._game.pop()
        if play is None:
            return
        piece, q, r = play
        before = self._undo.pop()
        self._lift((q, r))
        if before is None:
            del self._at[piece]
        else:
            self._at[piece] = before
            self._heights[before] = self._heights.get(before, 0) + 1

    def _lift(self, cell: _Cell) -> None:
        height = self._heights[cell]
        if height == 1:
            del self._heights[cell]
        else:
            self._heights[cell] = height - 1

    # Which actions come first

    def _plays(self) -> list[_Play]:
        actions = self._game.actions()
        return [actions[i] for i in range(len(actions))]

    def _last_plays(self) -> list[_Play]:
        """The only legal actions that could surround the enemy queen at once.

        An action moves one piece. Unless that is the queen herself, the only neighbor of hers
        that becomes occupied is where it lands, so that must be her last liberty. The queen
        herself moves only if a pillbug or mosquito that touches her throws her.
        """
        mover = self._game.ply % 2
        queen = _QUEENS[1 - mover]
        at, heights = self._at, self._heights
        ring = _ring(at.get(queen, _NOT_PLACED))
        liberties = [cell for cell in ring if cell not in heights]
        plays: list[_Play] = []
        if len(liberties) == 1:
            (last,) = liberties
            may_land = self._game.actions().contains
            plays += [(piece, *last) for piece in self._movable[mover] if may_land(piece, *last)]
        if self._has_throws and any(at.get(thrower) in ring for thrower in _THROWERS[mover]):
            plays += [play for play in self._plays() if play and play[0] == queen]
        return plays

    def _attacks(self, plies: int) -> Iterator[_Play]:
        """The actions that may win within this many plies, those next to the enemy queen first."""
        mover = self._game.ply % 2
        queen = _QUEENS[1 - mover]
        ring = _ring(self._at.get(queen, _NOT_PLACED))
        plays = sorted(self._plays(), key=lambda play: play is None or play[1:] not in ring)
        if plies != 3:
            return iter(plays)
        # One more action follows the next one. It can't be the last of a win if the queen then
        # has two liberties and nobody beside her who could throw her.
        throwers = _THROWERS[mover] if self._has_throws else ()
        liberties = sum(cell not in self._heights for cell in ring)
        if liberties < 2 or any(self._at.get(thrower) in ring for thrower in throwers):
            return iter(plays)
        return (
            play
            for play in plays
            if (play and play[1:] in ring and (liberties == 2 or play[0] in throwers))
            or not self._allows_waiting(play, queen, ring)
        )

    def _allows_waiting(self, play: _Play, queen: int, ring: tuple[_Cell, ...]) -> bool:
        """Whether there is a reply to an action that neither moves the queen nor crowds her."""
        game = self._game
        if not (game.push_pass() if play is None else game.push(*play)):
            return False
        waiting = self._waiting[queen]
        free = (reply for reply in waiting if reply[1:] not in ring)
        reply = next((reply for reply in free if game.push(*reply)), None)
        if reply is not None:
            game.pop()
        else:
            replies = self._plays()
            reply = next((r for r in replies if r and r[0] != queen and r[1:] not in ring), None)
            if reply is not None:
                waiting.insert(0, reply)
                del waiting[_REMEMBERED:]
        game.pop()
        self.plays += 1
        return reply is not None

    def _defenses(self) -> list[_Play]:
        """All actions, those that move or free the player's queen first, crowding ones last."""
        queen = _QUEENS[self._game.ply % 2]
        at = self._at
        ring = _ring(at.get(queen, _NOT_PLACED))

        def crowding(play: _Play) -> int:
            if play is None:
                return 0
            piece = play[0]
            return (play[1:] in ring) - (at.get(piece) in ring) - 2 * (piece == queen)

        return sorted(self._plays(), key=crowding)

    def _replies(self, plies: int) -> Iterator[_Play]:
        """All actions, the latest successful ones first; those may no longer be legal."""
        yield from tuple(self._refutations.get(plies, ()))
        yield from self._defenses()

    def _remember(self, reply: _Play, plies: int) -> None:
        latest = self._refutations.setdefault(plies, [])
        if reply in latest:
            latest.remove(reply)
        latest.insert(0, reply)
        del latest[_REMEMBERED:]


def _play(action: Action) -> _Play:
    return (action.piece.index, action.to.q, action.to.r) if isinstance(action, Move) else None


@cache
def _ring(at: _Cell) -> tuple[_Cell, ...]:
    """The six cells around one."""
    return tuple((cell.q, cell.r) for cell in Hex(*at).neighbors())
