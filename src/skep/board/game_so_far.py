"""What has been played: the actions, whose turn it is, and how the game ended."""

from __future__ import annotations

from skep import _core
from skep._conversion import to_action
from skep.game_string import format_state, format_turn
from skep.legal_moves import LegalMoves
from skep.move_string import format_line
from skep.moves import Action, turn_number
from skep.outcomes import Outcome, Reason
from skep.pieces import Color, GameType
from skep.position_string import format_position
from skep.rulebook import Position
from skep.rulesets import RuleSet

_OUTCOMES: tuple[Outcome | None, ...] = (  # indexed by the core's result
    None,
    Outcome(Color.WHITE, Reason.SURROUNDED),
    Outcome(Color.BLACK, Reason.SURROUNDED),
    Outcome(None, Reason.DOUBLE_SURROUND),
    Outcome(None, Reason.REPETITION),
)


class GameSoFar:
    """A game of the core, the position it started from, and an end that was declared."""

    __slots__ = (
        "_declared",
        "_first",
        "_game",
        "_game_type",
        "_legal_moves",
        "_position",
        "_ruleset",
        "_start",
    )

    _game: _core.Game
    _game_type: GameType
    _ruleset: RuleSet

    # Where the game started: an empty board, or a position that was set up.
    _start: Position

    # How the players ended the game themselves.
    _declared: Outcome | None

    # How many of the actions came before the history; 0 except on copies without history.
    _first: int

    # Caches of the present position.
    _legal_moves: LegalMoves | None
    _position: Position | None

    @property
    def game_type(self) -> GameType:
        """Which insects the game is played with."""
        return self._game_type

    @property
    def ruleset(self) -> RuleSet:
        """The rules the game is played by."""
        return self._ruleset

    @property
    def ply(self) -> int:
        """How many actions have been played, including those before a set-up position."""
        return self._game.ply

    @property
    def turn(self) -> Color:
        """The player to move."""
        return Color(self._game.ply % 2)

    @property
    def turn_number(self) -> int:
        """Which turn of the player to move this is, from 1; a pass counts as a turn."""
        return turn_number(self._game.ply)

    @property
    def history(self) -> tuple[Action, ...]:
        """The actions played, from the first to the last."""
        return self._actions()[self._first :]

    @property
    def occurrences(self) -> int:
        """How often this position has occurred, including now (``repetition``)."""
        return self._game.occurrences

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return _OUTCOMES[self._game.result] or self._declared

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome() is not None

    @property
    def turn_string(self) -> str:
        """UHP's TurnString, such as ``White[1]``."""
        return format_turn(self.ply)

    @property
    def state_string(self) -> str:
        """UHP's GameStateString, such as ``InProgress``."""
        return format_state(self.ply, self.outcome())

    @property
    def move_strings(self) -> tuple[str, ...]:
        """The actions of ``history`` as MoveStrings in normal form."""
        return self._line()[self._first :]

    @property
    def game_string(self) -> str:
        """The whole game as a GameString.

        If it started from a set-up position, the position string is in the place of the game type.
        """
        start = format_position(self._start) if self._is_set_up else self._game_type.value
        return ";".join((start, self.state_string, self.turn_string, *self._line()))

    @property
    def start(self) -> Position:
        """The position that the game started from: an empty board, unless it was set up."""
        return self._start

    @property
    def key(self) -> int:
        """A hash of the position that does not depend on where the hive lies (``repetition``)."""
        return self._game.key

    @property
    def canonical_key(self) -> int:
        """A hash of the position that turning and mirroring the board does not change.

        It is the same on every machine, and in every version of Skep that reads the same opening
        books (``docs/openings.md``).
        """
        return self._game.canonical_key

    def canonical_keys(self) -> tuple[int, ...]:
        """The canonical keys of the positions of this game, from before ``history`` to now."""
        return tuple(self._game.canonical_keys()[self._first :])

    def _actions(self) -> tuple[Action, ...]:
        """Everything played, including what came before ``history``."""
        return tuple(map(to_action, self._game.history()))

    def _line(self) -> tuple[str, ...]:
        """Everything played as MoveStrings."""
        return format_line(self._start.stacks, self._actions())

    def _last_action(self) -> Action | None:
        return to_action(self._game.last()) if self._game.played else None

    @property
    def _is_set_up(self) -> bool:
        return self._start.ply > 0

    def _forget(self) -> None:
        self._legal_moves = None
        self._position = None
