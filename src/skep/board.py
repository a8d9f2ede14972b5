"""The board: a game of Hive from its first piece to its outcome.

Legal moves, results and repetition come from the native core; everything else about the rules,
such as pins, throws and the reasons why something is illegal, comes from the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType
from typing import Final, Self, TypeVar

from skep import _core
from skep._checks import checked_text, checked_type, whole_number
from skep._conversion import (
    checked,
    checked_hex,
    core_game,
    is_within_reach,
    places_of,
    stacks_of,
    to_action,
)
from skep.errors import (
    EmptyHistoryError,
    GameOverError,
    IllegalMoveError,
    NotationError,
)
from skep.game_string import format_state, format_turn, parse_game
from skep.hexes import Hex, Symmetry
from skep.legal_moves import LegalMoves, NoActions
from skep.move_string import format_action, format_line, parse_action, split_move
from skep.moves import PASS, Action, Move, Throw, turn_number
from skep.outcomes import Outcome, Reason, checked_declaration
from skep.pieces import PIECES, Color, GameType, Piece, Stacks
from skep.position_string import format_position, valid_position
from skep.rulebook import (
    Explanation,
    Position,
    explain,
    explain_piece,
    legal_throws,
    legal_walks,
    liberties,
    sentence,
    turns_for_queen,
    waiting_actions,
)
from skep.rulesets import DEFAULT_RULES, RuleSet

_OUTCOMES: tuple[Outcome | None, ...] = (  # indexed by the core's result
    None,
    Outcome(Color.WHITE, Reason.SURROUNDED),
    Outcome(Color.BLACK, Reason.SURROUNDED),
    Outcome(None, Reason.DOUBLE_SURROUND),
    Outcome(None, Reason.REPETITION),
)
_DECLARED = {  # keyed by the state of a GameString
    outcome.state: outcome
    for outcome in (
        Outcome(Color.WHITE, Reason.RESIGNED),
        Outcome(Color.BLACK, Reason.RESIGNED),
        Outcome(None, Reason.DRAW_AGREED),
    )
}
MAX_PERFT_DEPTH: Final[int] = _core.MAX_PERFT_DEPTH


class Board:
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

    # How the players ended the game themselves.
    _declared: Outcome | None

    # How many of the actions came before the history; 0 except on copies without history.
    _first: int

    # Caches of the present position.
    _legal_moves: LegalMoves | None
    _position: Position | None

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

    # What has been played

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

    # The pieces

    @property
    def position(self) -> Position:
        """The present position, as the rulebook sees it."""
        if self._position is None:
            self._position = Position(
                self._game_type, self._ruleset, stacks_of(self._game), self.ply, self.resting
            )
        return self._position

    @property
    def position_string(self) -> str:
        """The present position on one line, without the game that led to it.

        >>> Board.from_game_string("Base;InProgress;White[2];wS1;bS1 wS1-").position_string
        'Base_w2_wS1-bS1'
        """
        return format_position(self.position)

    @property
    def start(self) -> Position:
        """The position that the game started from: an empty board, unless it was set up."""
        return self._start

    @property
    def stacks(self) -> Stacks:
        """The occupied hexes, each with its pieces from the ground up."""
        return MappingProxyType(self.position.stacks)

    def stack(self, at: Hex) -> tuple[Piece, ...]:
        """The pieces on a hex from the ground up; empty if there are none."""
        return self.position.stack(checked_hex(at))

    def locate(self, piece: Piece | str) -> Hex | None:
        """Where a piece lies; None while it is in the reserve."""
        return self.position.locate(piece)

    def reserve(self, color: Color | str) -> tuple[Piece, ...]:
        """The pieces that a player has not placed yet."""
        return self.position.reserve(Color.named(color))

    def queen(self, color: Color | str) -> Hex | None:
        """Where a player's queen lies; None while she is in the reserve."""
        return self.position.queen(Color.named(color))

    def liberties(self, color: Color | str) -> frozenset[Hex] | None:
        """The empty hexes around a player's queen; None while she is in the reserve.

        An empty set means that she is surrounded.
        """
        return liberties(self.position, Color.named(color))

    def queen_due(self, color: Color | str | None = None) -> int | None:
        """How many turns a player has left to place the queen; None once she is on the board.

        The turn that is being played, or awaited, counts. The default is the player to move.
        """
        player = self.turn if color is None else Color.named(color)
        return turns_for_queen(self.position, player)

    def pinned(self) -> frozenset[Piece]:
        """The pieces of both players that can't move because the hive would fall apart."""
        return self.position.pinned()

    def is_pinned(self, piece: Piece | str) -> bool:
        """Whether the hive would fall apart without a piece."""
        return Piece.named(piece) in self.pinned()

    @property
    def resting(self) -> Piece | None:
        """The piece that moved in the previous turn, which can't be thrown now.

        Always None while no pillbug is on the board.
        """
        index = self._game.resting
        return None if index is None else PIECES[index]

    # Playing

    @property
    def legal_moves(self) -> LegalMoves:
        """Everything the player may do now; empty once the game is over."""
        if self._legal_moves is None:
            actions = self._game.actions() if self._declared is None else NoActions()
            self._legal_moves = LegalMoves(actions, self._game)
        return self._legal_moves

    def is_legal(self, action: Action | str) -> bool:
        """Whether an action, or a MoveString, is legal now."""
        return action in self.legal_moves

    def moves_of(self, piece: Piece | str) -> tuple[Move, ...]:
        """The legal moves of one piece; an opponent's piece has some if it can be thrown."""
        wanted = Piece.named(piece)
        return tuple(
            action
            for action in self.legal_moves
            if isinstance(action, Move) and action.piece is wanted
        )

    def destinations(self, piece: Piece | str) -> frozenset[Hex]:
        """The hexes to which a piece may go now."""
        return frozenset(move.to for move in self.moves_of(piece))

    def walks(self, piece: Piece | str) -> frozenset[Hex]:
        """The hexes to which a piece may move by itself now, without being placed or thrown."""
        return frozenset() if self.is_over else legal_walks(self.position, Piece.named(piece))

    def throws(self) -> tuple[Throw, ...]:
        """Every legal throw: who throws which piece where.

        If two pieces can throw it to the same hex, or it can also walk there, that is one move in
        ``legal_moves``.
        """
        return () if self.is_over else legal_throws(self.position)

    def is_placement(self, action: Action | str) -> bool:
        """Whether an action places a piece from the reserve; it need not be legal."""
        action = self._action(action)
        return isinstance(action, Move) and self.locate(action.piece) is None

    def is_throw(self, action: Action | str) -> bool:
        """Whether an action is legal only as a throw: the piece can't walk there itself."""
        return self.thrower(action) is not None

    def thrower(self, action: Action | str) -> Piece | None:
        """The piece that throws in a legal action; None if the action is not a throw."""
        action = self._action(action)
        throwers = [throw.thrower for throw in self.throws() if throw.move == action]
        if not throwers or (isinstance(action, Move) and action.to in self.walks(action.piece)):
            return None
        return throwers[0]

    def waiting_moves(self) -> frozenset[Action]:
        """What the waiting player could do if the opponent passed now.

        Empty before the first move and after the end of the game.
        """
        return frozenset() if self.is_over else waiting_actions(self.position)

    def push(self, action: Action | str) -> Action:
        """Play an action or a MoveString. If it is illegal, raise an error and change nothing."""
        action = self._action(action)
        if self._declared is not None:
            accepted = False
        elif action is PASS:
            accepted = self._game.push_pass()
        else:
            piece, to = action
            accepted = is_within_reach(to) and self._game.push(piece.index, to.q, to.r)
        if not accepted:
            raise self._refusal(action)
        self._forget()
        return action

    def push_line(self, actions: Iterable[Action | str]) -> None:
        """Play one action after the other; MoveStrings are read much faster than by ``push``.

        An illegal one raises what ``push`` raises; those before it have been played then.
        """
        game, places = self._game, places_of(self._game)
        for action in actions:
            if isinstance(action, str):
                piece, reference, dq, dr = split_move(action)
                at = places[reference]
                if at is not None and self._declared is None:
                    q, r = at[0] + dq, at[1] + dr
                    if game.push(piece, q, r):
                        places[piece] = q, r
                        self._forget()
                        continue
            played = self.push(action)  # or raise the error
            if isinstance(played, Move):
                places[played.piece.index] = played.to

    def reset(self) -> None:
        """Start a new game of the same type and rules, from the same position."""
        start = self._start
        self._game = core_game(
            self._game_type, self._ruleset, start.stacks, start.ply, start.resting
        )
        self._declared = None
        self._first = 0
        self._forget()

    def pop(self) -> Action:
        """Take back the last action and return it; a declared end goes with it."""
        last = self.peek()
        self._game.pop()
        self._declared = None
        self._forget()
        return last

    def peek(self) -> Action:
        """The last action."""
        if self._game.played == self._first:
            raise EmptyHistoryError("nothing has been played")
        return to_action(self._game.last())

    def resign(self, color: Color | str | None = None) -> Outcome:
        """Let a player resign, by default the one to move."""
        loser = self.turn if color is None else Color.named(color)
        return self._end(Outcome(loser.other, Reason.RESIGNED))

    def agree_draw(self) -> Outcome:
        """End the game as a draw by agreement (``draw-agreed``)."""
        return self._end(Outcome(None, Reason.DRAW_AGREED))

    def declare(self, outcome: Outcome) -> Outcome:
        """End the game as its players or a referee decided, for example by a loss on time."""
        return self._end(checked_declaration(outcome))

    def reopen(self) -> Outcome | None:
        """Take back an end that was declared and return it; None if there was none."""
        declared, self._declared = self._declared, None
        self._forget()
        return declared

    def explain(self, action: Action | str) -> Explanation:
        """Whether an action is legal and, if not, which rule forbids it and why.

        ``skep.sentence(explanation, "de")`` words it, here in German.
        """
        return explain(self.position, self._action(action), outcome=self.outcome())

    def explain_piece(self, piece: Piece | str) -> Explanation:
        """Whether a piece can be placed, moved or thrown now and, if not, why.

        >>> board = Board.from_game_string("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-")
        >>> board.explain_piece("wS1").rule
        Rule.ONE_HIVE
        """
        return explain_piece(self.position, Piece.named(piece), outcome=self.outcome())

    def parse_move(self, move_string: str) -> Action:
        """Read a MoveString, without checking whether it is legal."""
        return parse_action(self.stacks, checked_text("a MoveString", move_string))

    def move_string(self, action: Action) -> str:
        """A legal action as a MoveString in normal form."""
        action = checked(action)
        if action not in self.legal_moves:
            raise self._refusal(action)
        return format_action(self.stacks, action)

    def line_strings(self, actions: Iterable[Action | str]) -> tuple[str, ...]:
        """A variation as MoveStrings: a line of actions from this position on.

        The board stays where it is. An illegal action raises what ``push`` raises.

        >>> board = Board()
        >>> board.line_strings([board.legal_moves[0], "bG1 wS1-"])
        ('wS1', 'bG1 wS1-')
        """
        line = self.copy()
        return format_line(self.stacks, [line.push(action) for action in actions])

    # Values

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

    def perft(self, depth: int) -> int:
        """Count the lines of this many actions; repetitions don't end them."""
        depth = whole_number("a depth", depth, 0, MAX_PERFT_DEPTH)
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

    def _identity(self) -> tuple[object, ...]:
        return self._start, self._declared, self._actions()

    def _action(self, action: Action | str) -> Action:
        return self.parse_move(action) if isinstance(action, str) else checked(action)

    def _refusal(self, action: Action) -> IllegalMoveError | GameOverError:
        explanation = self.explain(action)
        if self.is_over:
            return GameOverError(sentence(explanation))
        return IllegalMoveError(sentence(explanation), explanation)

    def _end(self, declared: Outcome) -> Outcome:
        if self.is_over:
            raise GameOverError("the game is over already")
        self._declared = declared
        self._forget()
        return declared

    def _forget(self) -> None:
        self._legal_moves = None
        self._position = None


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
