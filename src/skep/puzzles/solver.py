"""An exhaustive solver of forced wins: simple, and independent of the engine's search.

It plays out every line on the core, so passes, double surrounds and repetitions count as they do
in a game. The only shortcut is a look at the queens: an action that can't surround one of them
is not tried as the last of a line.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import inf

from skep._conversion import Triple, to_action
from skep.board import Board
from skep.moves import Action
from skep.puzzles.placed_game import QUEENS, CoreAction, CoreCell, PlacedGame, play_of
from skep.rulesets import Repetition

_REMEMBERED = 4


class Solver:
    """Solves one position without changing its board.

    ``max_plays`` bounds the work: beyond it, methods raise TooHardError, and the solver is of no
    more use.
    """

    def __init__(self, board: Board, max_plays: float = inf) -> None:
        self._game = game = PlacedGame(board, max_plays)
        self._refutations: dict[int, list[CoreAction]] = {}  # the latest, by the plies left
        self._waiting: dict[int, list[Triple]] = {queen: [] for queen in QUEENS}  # by whose queen
        # Whether a position is won within some plies depends only on the position, unless earlier
        # ones may occur a third time. At the start of a game they can't: a player who follows the
        # shortest win never meets a position twice.
        is_timeless = not game.core.played or board.ruleset.repetition is not Repetition.THREEFOLD
        self._known: dict[int, tuple[int, int]] | None = {} if is_timeless else None

    @property
    def plays(self) -> int:
        """How many actions have been played so far, as a measure of the work."""
        return self._game.plays

    def win_in(self, most: int = 5) -> int | None:
        """The length in plies of the shortest forced win for the player to move, up to a limit."""
        return next((plies for plies in range(1, most + 1) if self._wins(plies)), None)

    def loss_in(self, most: int = 4) -> int | None:
        """How many plies the player to move can hold out, up to a limit."""
        return next((plies for plies in range(1, most + 1) if self._loses(plies)), None)

    def winning_moves(self, plies: int) -> list[Action]:
        """The actions that win within this many plies, counting the action itself."""
        return [to_action(play) for play in self._game.legal_plays() if self._wins_by(play, plies)]

    def wins_by(self, action: Action, plies: int) -> bool:
        """Whether a legal action wins within this many plies, counting the action itself."""
        return self._wins_by(play_of(action), plies)

    def longest_reply(self, plies: int) -> Action:
        """The action that holds out longest in a position that is lost within this many plies.

        Of several, one after which the fewest actions win.
        """
        lasting, longest = self._game.legal_plays(), 2
        for most in range(2, plies, 2):
            longer = [play for play in lasting if self._escapes_by(play, most)]
            if not longer:
                break
            lasting, longest = longer, most + 2
        return to_action(min(lasting, key=lambda play: self._ways_after(play, longest - 1)))

    def _ways_after(self, play: CoreAction, plies: int) -> float:
        self._game.push(play)
        is_over = self._game.is_over
        count = sum(self._wins_by(answer, plies) for answer in self._game.legal_plays())
        self._game.pop(play)
        return inf if is_over else count  # nobody surrounds their own queen without need

    def refutation(self, action: Action, plies: int) -> Action | None:
        """A reply after which an action no longer wins within this many plies; None if it wins.

        The action must not end the game.
        """
        play = play_of(action)
        self._game.push(play)
        try:
            for reply in self._replies(plies - 1):
                if self._escapes_by(reply, plies - 1):
                    self._remember(reply, plies - 1)
                    return to_action(reply)
        finally:
            self._game.pop(play)
        return None

    def refutes(self, action: Action, reply: Action, plies: int) -> bool:
        """Whether an action no longer wins within this many plies after a reply."""
        play = play_of(action)
        self._game.push(play)
        escapes = self._escapes_by(play_of(reply), plies - 1)
        self._game.pop(play)
        return escapes

    def escapes(self, plies: int, most: int | None = None) -> list[Action]:
        """The actions that avoid a loss within this many plies; at most ``most`` of them."""
        found = (play for play in self._defenses() if self._escapes_by(play, plies))
        return [to_action(play) for play in islice(found, most)]

    def _wins(self, plies: int) -> bool:
        """Whether some action wins within this many plies against every defense."""
        if any(self._wins_by(play, 1) for play in self._last_plays()):
            return True
        if plies < 3:  # an even number of plies ends with the opponent's
            return False
        if self._known is None:
            return any(self._wins_by(play, plies) for play in self._attacks(plies))
        key = self._game.core.key
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

    def _wins_by(self, play: CoreAction, plies: int) -> bool:
        mover = self._game.mover
        self._game.push(play)
        if self._game.is_over:
            wins = self._game.is_won_by(mover)
        else:
            wins = plies > 1 and self._loses(plies - 1)
        self._game.pop(play)
        return wins

    def _escapes_by(self, play: CoreAction, plies: int) -> bool:
        mover = self._game.mover
        if not self._game.push(play):
            return False
        if self._game.is_over:
            escapes = not self._game.is_won_by(1 - mover)
        else:
            escapes = plies == 1 or not self._wins(plies - 1)
        self._game.pop(play)
        return escapes

    # Which actions come first

    def _last_plays(self) -> list[CoreAction]:
        """The only legal actions that could surround the enemy queen at once.

        An action moves one piece. Unless that is the queen herself, the only neighbor of hers
        that becomes occupied is where it lands, so that must be her last liberty. The queen
        herself moves only if a pillbug or mosquito that touches her throws her.
        """
        game = self._game
        queen = QUEENS[1 - game.mover]
        liberties = game.liberties(queen)
        plays = game.plays_onto(liberties[0]) if len(liberties) == 1 else []
        if game.may_throw(queen):
            plays += [play for play in game.legal_plays() if play and play[0] == queen]
        return plays

    def _attacks(self, plies: int) -> Iterator[CoreAction]:
        """The actions that may win within this many plies, those next to the enemy queen first."""
        game = self._game
        queen = QUEENS[1 - game.mover]
        ring = game.ring(queen)
        plays = sorted(game.legal_plays(), key=lambda play: play is None or play[1:] not in ring)
        if plies != 3:
            return iter(plays)
        # One more action follows the next one. It can't be the last of a win if the queen then
        # has two liberties and nobody beside her who could throw her.
        liberties = len(game.liberties(queen))
        if liberties < 2 or game.may_throw(queen):
            return iter(plays)
        throwers = game.throwers()
        return (
            play
            for play in plays
            if (play and play[1:] in ring and (liberties == 2 or play[0] in throwers))
            or not self._allows_waiting(play, queen, ring)
        )

    def _allows_waiting(self, play: CoreAction, queen: int, ring: tuple[CoreCell, ...]) -> bool:
        """Whether there is a reply to an action that neither moves the queen nor crowds her."""
        core = self._game.core
        if not (core.push_pass() if play is None else core.push(*play)):
            return False
        waiting = self._waiting[queen]
        free = (reply for reply in waiting if reply[1:] not in ring)
        reply = next((reply for reply in free if core.push(*reply)), None)
        if reply is not None:
            core.pop()
        else:
            replies = self._game.legal_plays()
            reply = next((r for r in replies if r and r[0] != queen and r[1:] not in ring), None)
            if reply is not None:
                waiting.insert(0, reply)
                del waiting[_REMEMBERED:]
        core.pop()
        self._game.plays += 1
        return reply is not None

    def _defenses(self) -> list[CoreAction]:
        """All actions, those that move or free the player's queen first, crowding ones last."""
        queen = QUEENS[self._game.mover]
        at, ring = self._game.at, self._game.ring(queen)

        def crowding(play: CoreAction) -> int:
            if play is None:
                return 0
            piece = play[0]
            return (play[1:] in ring) - (at.get(piece) in ring) - 2 * (piece == queen)

        return sorted(self._game.legal_plays(), key=crowding)

    def _replies(self, plies: int) -> Iterator[CoreAction]:
        """All actions, the latest successful ones first; those may no longer be legal."""
        yield from tuple(self._refutations.get(plies, ()))
        yield from self._defenses()

    def _remember(self, reply: CoreAction, plies: int) -> None:
        latest = self._refutations.setdefault(plies, [])
        if reply in latest:
            latest.remove(reply)
        latest.insert(0, reply)
        del latest[_REMEMBERED:]
