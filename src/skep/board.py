"""The board: a game of Hive from its first piece to its outcome.

Legal moves, results and repetition come from the native core; the reasons why
something is illegal come from the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import MappingProxyType
from typing import Final, Self, overload

from skep import _core
from skep._conversion import checked, core_settings, is_within_reach, to_action
from skep.errors import (
    EmptyHistoryError,
    GameOverError,
    IllegalMoveError,
    NotationError,
    SettingError,
)
from skep.hexes import Hex
from skep.hive import Stacks
from skep.moves import PASS, Action, Move
from skep.notation import format_action, format_state, format_turn, parse_action, parse_game
from skep.outcomes import Outcome, Reason
from skep.pieces import PIECES, Color, GameType, Piece
from skep.render import svg, text
from skep.rulebook import Explanation, Position, explain, sentence
from skep.rulesets import DEFAULT_RULES, PRESETS, RuleSet

_OUTCOMES: tuple[Outcome | None, ...] = (  # by the core's number of a result
    None,
    Outcome(Color.WHITE, Reason.SURROUNDED),
    Outcome(Color.BLACK, Reason.SURROUNDED),
    Outcome(None, Reason.DOUBLE_SURROUND),
    Outcome(None, Reason.REPETITION),
)
MAX_PERFT_DEPTH: Final[int] = _core.MAX_PERFT_DEPTH


class LegalMoves(Sequence[Action]):
    """The legal actions of one position, in a fixed order.

    They stay what they are when the board goes on. Moves become objects only
    when they are asked for.
    """

    __slots__ = ("_actions",)

    def __init__(self, actions: _core.Actions) -> None:
        self._actions = actions

    def __len__(self) -> int:
        return len(self._actions)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        return to_action(self._actions[index])

    def __iter__(self) -> Iterator[Action]:
        return map(self.__getitem__, range(len(self)))

    def __contains__(self, action: object) -> bool:
        if action is PASS:
            return self._actions.contains_pass()
        try:
            move = checked(action)
        except TypeError:
            return False
        if not isinstance(move, Move) or not is_within_reach(move.to):
            return False
        return self._actions.contains(move.piece.index, *move.to)

    def __repr__(self) -> str:
        return f"<LegalMoves: {len(self)}>"


class Board:
    """A game of Hive.

    >>> board = Board("Base+MLP")
    >>> board.push("wS1")
    Move(piece=Piece('wS1'), to=Hex(q=0, r=0))
    >>> len(board.legal_moves)
    42
    >>> board.game_string
    'Base+MLP;InProgress;Black[1];wS1'

    Boards are equal when the same game has been played on them. A board that is
    the key of a dict must not be played on: take a ``copy()``.
    """

    __slots__ = ("_game", "_game_type", "_legal_moves", "_position", "_ruleset")

    # What has been asked of the present position, until it changes.
    _legal_moves: LegalMoves | None
    _position: Position | None

    def __init__(
        self, game_type: GameType | str = GameType.BASE, rules: RuleSet | str = DEFAULT_RULES
    ) -> None:
        self._game_type = GameType(game_type)
        self._ruleset = RuleSet.preset(rules) if isinstance(rules, str) else rules
        if not isinstance(self._ruleset, RuleSet):
            raise TypeError(f"expected a RuleSet or the name of a preset, not {rules!r}")
        self._game = _core.Game(*core_settings(self._game_type, self._ruleset))
        self._forget()

    @classmethod
    def from_game_string(cls, game_string: str, rules: RuleSet | str = DEFAULT_RULES) -> Self:
        """Replay a GameString; its state and turn follow from its moves."""
        game = parse_game(game_string)
        board = cls(game.game_type, rules)
        for move, column in game.moves:
            try:
                board.push(move)
            except NotationError as error:
                raise error.within(game_string, column) from None
            except (IllegalMoveError, GameOverError) as error:
                shown = " ".join(move[:40].split())
                place = f"move {board.ply + 1} ({shown}), column {column + 1}: "
                if isinstance(error, GameOverError):
                    raise GameOverError(place + str(error)) from None
                raise IllegalMoveError(place + str(error), error.explanation) from None
        return board

    # What has been played

    @property
    def game_type(self) -> GameType:
        return self._game_type

    @property
    def ruleset(self) -> RuleSet:
        return self._ruleset

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        return self._game.ply

    @property
    def turn(self) -> Color:
        """The player to move."""
        return Color(self._game.ply % 2)

    @property
    def history(self) -> tuple[Action, ...]:
        """The actions played, from the first to the last."""
        return tuple(map(to_action, self._game.history()))

    @property
    def occurrences(self) -> int:
        """How often the present position has occurred, this time included (``repetition``)."""
        return self._game.occurrences

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return _OUTCOMES[self._game.result]

    @property
    def turn_string(self) -> str:
        return format_turn(self.ply)

    @property
    def state_string(self) -> str:
        return format_state(self.ply, self.outcome())

    @property
    def move_strings(self) -> tuple[str, ...]:
        """The actions played as MoveStrings in normal form."""
        replay = Board(self._game_type, self._ruleset)
        texts = []
        for action in self.history:
            texts.append(replay.move_string(action))
            replay.push(action)
        return tuple(texts)

    @property
    def game_string(self) -> str:
        """The whole game as a GameString."""
        header = (self._game_type.value, self.state_string, self.turn_string)
        return ";".join(header + self.move_strings)

    # The pieces

    @property
    def position(self) -> Position:
        """The present position, as the rulebook sees it."""
        if self._position is None:
            stacks: dict[Hex, tuple[Piece, ...]] = {}
            for index, q, r, _ in sorted(self._game.placed(), key=lambda placed: placed[3]):
                at = Hex(q, r)
                stacks[at] = (*stacks.get(at, ()), PIECES[index])
            self._position = Position(
                self._game_type, self._ruleset, stacks, self.ply, self.resting
            )
        return self._position

    @property
    def stacks(self) -> Stacks:
        """The occupied hexes, each with its pieces from the ground up."""
        return MappingProxyType(self.position.stacks)

    def stack(self, at: Hex) -> tuple[Piece, ...]:
        """The pieces on a hex from the ground up; empty if there are none."""
        return self.position.stack(at)

    def locate(self, piece: Piece | str) -> Hex | None:
        """Where a piece lies; None while it is in the reserve."""
        return self.position.locate(Piece(piece) if isinstance(piece, str) else piece)

    def reserve(self, color: Color) -> tuple[Piece, ...]:
        """The pieces that a player has not placed yet."""
        return self.position.reserve(color)

    @property
    def resting(self) -> Piece | None:
        """The piece that moved in the previous turn, which no pillbug may throw now.

        Only while a pillbug is on the board: nothing else asks for it.
        """
        index = self._game.resting
        return None if index is None else PIECES[index]

    # Playing

    @property
    def legal_moves(self) -> LegalMoves:
        """Everything the player may do now; empty once the game is over."""
        if self._legal_moves is None:
            self._legal_moves = LegalMoves(self._game.actions())
        return self._legal_moves

    def push(self, action: Action | str) -> Action:
        """Play an action, or a MoveString; an illegal one changes nothing."""
        action = self._action(action)
        if action is PASS:
            accepted = self._game.push_pass()
        else:
            piece, to = action
            accepted = is_within_reach(to) and self._game.push(piece.index, to.q, to.r)
        if not accepted:
            raise self._refusal(action)
        self._forget()
        return action

    def pop(self) -> Action:
        """Take the last action back and return it."""
        last = self.peek()
        self._game.pop()
        self._forget()
        return last

    def peek(self) -> Action:
        """The last action."""
        if self.ply == 0:
            raise EmptyHistoryError("nothing has been played")
        return to_action(self._game.last())

    def explain(self, action: Action | str) -> Explanation:
        """Whether an action is legal and, if not, which rule forbids it and why.

        ``skep.sentence(explanation, "de")`` words it, here in German.
        """
        return explain(self.position, self._action(action), outcome=self.outcome())

    def parse_move(self, move_string: str) -> Action:
        """Read a MoveString. Whether the action is legal is another question."""
        return parse_action(self.stacks, move_string)

    def move_string(self, action: Action) -> str:
        """The action as a MoveString in normal form."""
        return format_action(self.stacks, checked(action))

    # Values

    @property
    def key(self) -> int:
        """Equal for equal positions up to translation, as ``repetition`` understands them."""
        return self._game.key

    @property
    def canonical_key(self) -> int:
        """Equal also for positions that are turned or mirrored."""
        return self._game.canonical_key

    def perft(self, depth: int) -> int:
        """The number of lines of so many actions; a repetition ends none of them."""
        if not 0 <= depth <= MAX_PERFT_DEPTH:
            raise SettingError(f"a depth is from 0 to {MAX_PERFT_DEPTH}, not {depth}")
        return self._game.perft(depth)

    def copy(self) -> Self:
        """The same game, to be played on independently."""
        board = type(self).__new__(type(self))
        board._game_type = self._game_type
        board._ruleset = self._ruleset
        board._game = self._game.copy()
        board._forget()
        return board

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return (self._game_type, self._ruleset, self.key, self.history) == (
            other._game_type,
            other._ruleset,
            other.key,
            other.history,
        )

    def __hash__(self) -> int:
        return hash((self._game_type, self._ruleset, self.ply, self.key))

    def __reduce__(self) -> tuple[object, ...]:
        return _replayed, (type(self), self._game_type, self._ruleset, self.history)

    def __repr__(self) -> str:
        names = [name for name, preset in PRESETS.items() if preset == self._ruleset]
        rules = repr(names[0]) if names else repr(self._ruleset)
        return f"Board.from_game_string({self.game_string!r}, rules={rules})"

    def __str__(self) -> str:
        """The board drawn as text."""
        return text(self.stacks, last_move=self.peek() if self.ply else None)

    def _repr_svg_(self) -> str:
        """The board as a picture, for notebooks."""
        return svg(self.stacks, last_move=self.peek() if self.ply else None)

    def _action(self, action: Action | str) -> Action:
        return self.parse_move(action) if isinstance(action, str) else checked(action)

    def _refusal(self, action: Action) -> IllegalMoveError | GameOverError:
        explanation = self.explain(action)
        if self.outcome() is not None:
            return GameOverError(sentence(explanation))
        return IllegalMoveError(sentence(explanation), explanation)

    def _forget(self) -> None:
        self._legal_moves = None
        self._position = None


def _replayed(
    kind: type[Board], game_type: GameType, ruleset: RuleSet, history: tuple[Action, ...]
) -> Board:
    board = kind(game_type, ruleset)
    for action in history:
        board.push(action)
    return board
