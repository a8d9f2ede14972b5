"""The board as a value: made from positions and texts, copied, compared, turned and drawn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self, TypeVar

from skep import _core
from skep._checks import checked_text, checked_type, whole_number
from skep.board.playing import Playing
from skep.errors import GameOverError, IllegalMoveError, NotationError
from skep.game_string import parse_game
from skep.hexes import Symmetry
from skep.move_string import format_line
from skep.moves import Action, Move
from skep.outcomes import Outcome, Reason
from skep.pieces import Color, GameType
from skep.position_string import valid_position
from skep.rulebook import Position
from skep.rulesets import DEFAULT_RULES, RuleSet

_DECLARED = {  # keyed by the state of a GameString
    outcome.state: outcome
    for outcome in (
        Outcome(Color.WHITE, Reason.RESIGNED),
        Outcome(Color.BLACK, Reason.RESIGNED),
        Outcome(None, Reason.DRAW_AGREED),
    )
}


class Board(Playing):
    """A game of Hive.

    >>> board = Board("Base+MLP")
    >>> board.push("wS1")
    Move(piece=Piece('wS1'), to=Hex(q=0, r=0))
    >>> len(board.legal_moves)
    42
    >>> board.game_string
    'Base+MLP;InProgress;Black[1];wS1'

    The players may also end the game themselves: ``resign``, ``agree_draw`` and ``declare``.

    Boards are equal if the same game has been played on them; ``same_position`` compares
    positions only. Don't play on a board that is the key of a dict: take a ``copy()``.
    """

    __slots__ = ()

    def __init__(
        self, game_type: GameType | str = GameType.BASE, rules: RuleSet | str = DEFAULT_RULES
    ) -> None:
        self._game_type = GameType(game_type)
        self._ruleset = RuleSet.named(rules)
        self._start = Position.start(self._game_type, self._ruleset)
        self.reset()

    @classmethod
    def from_position(cls, position: Position | str, rules: RuleSet | str | None = None) -> Self:
        """A game that starts from a position, which may also be a position string.

        The rules are those of the Position, or ``tournament`` for a string, unless others are
        given. If no game can have the position, raise InvalidPositionError with all its faults.

        The hive always lies in the same place: ``Hex(0, 0)`` is where the first row of its position
        string begins.

        >>> Board.from_position("Base_w3_7wQ-wS1-bS1-bQ").queen("black")
        Hex(q=3, r=0)
        """
        start = valid_position(position, rules)
        board = cls(start.game_type, start.ruleset)
        board._start = start
        board.reset()
        return board

    @classmethod
    def from_game_string(cls, game_string: str, rules: RuleSet | str = DEFAULT_RULES) -> Self:
        """Replay a GameString.

        If its state is a result but its moves don't end the game, a player resigned or the players
        agreed on a draw. Otherwise state and turn follow from the moves.
        """
        game = parse_game(checked_text("a GameString", game_string))
        board = cls.from_position(game.start, rules) if game.start else cls(game.game_type, rules)
        try:
            board.push_line(move for move, _ in game.moves)
        except NotationError as error:
            _, column = game.moves[len(board.history)]
            raise error.within(game_string, column) from None
        except (IllegalMoveError, GameOverError) as error:
            move, column = game.moves[len(board.history)]
            shown = " ".join(move[:40].split())
            place = f"move {len(board.history) + 1} ({shown}), column {column + 1}: "
            if isinstance(error, GameOverError):
                raise GameOverError(place + str(error)) from None
            raise IllegalMoveError(place + str(error), error.explanation) from None
        if game.state in _DECLARED and not board.is_over:
            board._end(_DECLARED[game.state])
        return board

    def line_strings(self, actions: Iterable[Action | str]) -> tuple[str, ...]:
        """A variation as MoveStrings: a line of actions from this position on.

        The board stays where it is. An illegal action raises what ``push`` raises.

        >>> board = Board()
        >>> board.line_strings([board.legal_moves[0], "bG1 wS1-"])
        ('wS1', 'bG1 wS1-')
        """
        line = self.copy()
        return format_line(self.stacks, [line.push(action) for action in actions])

    def perft(self, depth: int) -> int:
        """Count the lines of this many actions; repetitions don't end them."""
        depth = whole_number("a depth", depth, 0, _core.MAX_PERFT_DEPTH)
        if self._declared is not None:  # a declared end counts like any other
            return int(depth == 0)
        return self._game.perft(depth)

    def same_position(self, other: Board) -> bool:
        """Whether another board of the same game type is in the same position.

        Compared as the rule ``repetition`` does: where the hive lies does not matter, nor do the
        numbers on the pieces; the player to move and the resting piece do.
        """
        checked_type("a Board", other, Board)
        return (
            self._game_type is other._game_type
            and self.key == other.key
            and self.position.key() == other.position.key()
        )

    def copy(self, *, history: bool = True) -> Self:
        """An independent board with the same game.

        With ``history=False`` the copy's history starts here, so nothing can be taken back. It
        still counts repetitions of earlier positions.
        """
        board = type(self).__new__(type(self))
        board._game_type = self._game_type
        board._ruleset = self._ruleset
        board._game = self._game.copy()
        board._declared = self._declared
        board._start = self._start
        board._first = self._first if history else self._game.played
        board._forget()
        return board

    def detached(self) -> Self:
        """A copy whose game starts where ``history`` does, as if it was set up there.

        What was played before is forgotten, also by the rule ``repetition``.
        """
        if not self._first:
            return self.copy()
        board = self.from_position(self.root().position)
        board.push_line(self.move_strings)
        board._declared = self._declared
        return board

    def root(self) -> Self:
        """A board of the same type and rules at the beginning of ``history``."""
        board = self.copy()
        while board._game.played > board._first:
            board._game.pop()
        board._declared = None
        return board

    def transformed(self, symmetry: Symmetry) -> Self:
        """The same game on a board that is turned or mirrored around ``Hex(0, 0)``.

        If the game was set up, the turned hive lies where ``from_position`` puts it.

        >>> board = Board.from_game_string("Base;InProgress;White[2];wS1;bS1 wS1-")
        >>> board.transformed(Symmetry.TURNED_60).move_strings
        ('wS1', 'bS1 wS1/')
        """
        turned = self._start.transformed(symmetry)
        corner = turned.corner
        actions = (
            Move(action.piece, action.to.transformed(symmetry) - corner)
            if isinstance(action, Move)
            else action
            for action in self._actions()
        )
        return _replayed(type(self), turned, actions, self._declared, self._first)

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash((self._game_type, self._ruleset, self._declared, self.ply, self.key))

    def __reduce__(self) -> tuple[object, ...]:
        return _replayed, (type(self), self._start, self._actions(), self._declared, self._first)

    def __repr__(self) -> str:
        rules = self._ruleset.name or self._ruleset
        return f"Board.from_game_string({self.game_string!r}, rules={rules!r})"

    def __str__(self) -> str:
        """The board drawn as text."""
        from skep.render import text  # noqa: PLC0415 - many programs draw nothing

        return text(self.stacks, last_move=self._last_action())

    def _repr_svg_(self) -> str:
        """The board as a picture, for notebooks."""
        from skep.render import svg  # noqa: PLC0415

        return svg(self.stacks, last_move=self._last_action())

    def _identity(self) -> tuple[object, ...]:
        return self._start, self._declared, self._actions()


SomeBoard = TypeVar("SomeBoard", bound=Board)


def _replayed(
    kind: type[SomeBoard],
    start: Position,
    actions: Iterable[Action],
    declared: Outcome | None,
    first: int,
) -> SomeBoard:
    board = kind.from_position(start)
    for action in actions:
        board.push(action)
    board._declared = declared
    board._first = first
    return board
