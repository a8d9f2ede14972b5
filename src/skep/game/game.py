"""A game of Hive as a tree, in the manner of ``chess.pgn``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import blake2b
from typing import Self, TypeAlias

from skep._checks import checked_type
from skep.board import Board
from skep.errors import GameStateError, SettingError
from skep.game.headers import checked_headers, known_header
from skep.game.merging import merge_nodes
from skep.game.node import Node, Root
from skep.game.rows import TreeRow, graft_rows, move_strings_of, rows_of
from skep.game_string import format_state
from skep.moves import Action
from skep.outcomes import BY_RULES, Outcome, checked_declaration
from skep.pieces import Color, GameType
from skep.rulesets import DEFAULT_RULES, RuleSet

GameState: TypeAlias = tuple[Board, dict[str, str], Outcome | None, list[TreeRow]]
"""Everything in a game, as values without recursion."""


class Game:
    """A game with its headers, its main line and its variations.

    >>> game = Game("Base+MLP", headers={"White": "Ada", "Black": "Bo"})
    >>> last = game.root.add_line(["wS1", "bG1 wS1-", "wQ -wS1"])
    >>> last.comment = "solid"
    >>> alternative = last.parent.add("wG1 -wS1")
    >>> [node.move_string for node in game.mainline()]
    ['wS1', 'bG1 wS1-', 'wQ -wS1']
    >>> game
    <Game Ada - Bo: Base+MLP, 3 plies, InProgress>

    Games are equal if everything in them is. They copy and pickle, however long they are.
    """

    __slots__ = ("_declared", "_judged", "_played", "_tree", "headers")

    headers: dict[str, str]
    """Tags by PGN's names, such as Event, Date, White and Black, in the order of the source."""

    # The main line of a game without variations. Whoever reads a million games needs few of
    # their nodes, so the tree is built from this when the first node is asked for.
    _played: Board | None
    _tree: Root | None

    # How the players ended the game themselves.
    _declared: Outcome | None

    # The last node of the main line and what the rules say there, if that was asked.
    _judged: tuple[Node, Outcome | None] | None

    def __init__(
        self,
        game_type: GameType | str = GameType.BASE,
        rules: RuleSet | str = DEFAULT_RULES,
        *,
        start: Board | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """A game without moves.

        ``start`` replaces game type and rules by those of a board. The game starts in the present
        position of the board, as if it was set up.
        """
        if start is None:
            start = Board(game_type, rules)
        else:
            start = checked_type("a Board", start, Board).copy(history=False).detached()
            start.reopen()
        self._played = start
        self._tree = None
        self.headers = {} if headers is None else checked_headers(headers)
        self._declared = None
        self._judged = None

    @classmethod
    def from_board(cls, board: Board, headers: Mapping[str, str] | None = None) -> Self:
        """The game that has been played on a board, with its outcome."""
        game = cls(headers=headers)
        game._played = checked_type("a Board", board, Board).detached()
        outcome = board.outcome()
        game._declared = None if outcome is None or outcome.reason in BY_RULES else outcome
        return game

    @property
    def root(self) -> Node:
        """The position before the first action."""
        return self._root

    @property
    def start(self) -> Board:
        """A new board in the position in which the game starts."""
        return self._played.root() if self._played is not None else self._root.start.copy()

    @property
    def game_type(self) -> GameType:
        """Which insects the game is played with."""
        return self._board.game_type

    @property
    def ruleset(self) -> RuleSet:
        """The rules the game is played by."""
        return self._board.ruleset

    @property
    def is_set_up(self) -> bool:
        """Whether the game starts from a position with pieces."""
        return self._first_ply > 0

    def player(self, color: Color | str) -> str:
        """The name of a player; empty if it is not known."""
        return known_header(self.headers, str(Color.named(color)))

    @property
    def plies(self) -> int:
        """The length of the main line; what led to a set-up position does not count."""
        return self._last_ply - self._first_ply

    @property
    def state_string(self) -> str:
        """UHP's GameStateString of the end of the main line, such as ``InProgress``."""
        return format_state(self._last_ply, self.outcome)

    @property
    def end(self) -> Node:
        """The last node of the main line."""
        node = self.root
        while node.variations:
            node = node.variations[0]
        return node

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on.

        The rules decide first. Set it to what the players decided: a resignation, an agreed draw,
        a loss on time, or a result whose reason is unknown.
        """
        return self._outcome_by_rules() or self._declared

    @outcome.setter
    def outcome(self, outcome: Outcome | None) -> None:
        by_rules = self._outcome_by_rules()
        self._grow()  # what was played on the board may have another outcome
        if outcome is None or outcome == by_rules:
            self._declared = None
            return
        declared = checked_declaration(outcome)
        if by_rules is not None:
            raise GameStateError(f"the rules have ended the game already: {by_rules.reason.id}")
        self._declared = declared

    def board(self) -> Board:
        """A new board at the end of the main line, with the outcome."""
        if self._played is not None:
            return self._played.copy()
        board = self.end.board()
        if self._declared is not None and not board.is_over:
            board.declare(self._declared)
        return board

    def mainline(self) -> Iterator[Node]:
        """The nodes of the main line, without the root."""
        node = self.root
        while node.variations:
            node = node.variations[0]
            yield node

    def walk(self) -> Iterator[tuple[Board, Action]]:
        """The main line: each action, with the board before it.

        It is always the same board, on which each action is played after it was yielded.
        """
        board = self.start
        for node in self.mainline():
            if node.action is not None:
                yield board, node.action
                board.push(node.action)

    def nodes(self) -> Iterator[Node]:
        """All nodes but the root, each before those that follow it; main lines come first."""
        return self.root.nodes()

    def move_strings(self) -> dict[Node, str]:
        """The MoveString of every node, in the order of ``nodes``."""
        return move_strings_of(self._root, self._root.start.stacks)

    def merge(self, other: Game) -> None:
        """Add everything from another game that starts in the same position.

        What both have is kept once. The own headers, main line, clocks, evaluations and outcome
        win where the games contradict each other; different comments become lines of one comment.
        A game that is over stays as long as it is: if the other one goes on from its end, a
        comment there has the moves. A game that is not over continues as the other one does.
        """
        checked_type("a Game", other, Game)
        if self._root.start != other._root.start:
            raise SettingError("the games start from different positions or have different rules")
        merge_nodes(self.root, other.root, self.end if self.outcome is not None else None)
        for name, value in other.headers.items():
            self.headers.setdefault(name, value)
        if self.outcome is None and _actions(self) == _actions(other):
            self._declared = other._declared

    def main_line_hash(self) -> int:
        """A hash of 64 bits of the positions in the main line, the same on every machine.

        It is the same for turned, mirrored and shifted games, as ``Board.canonical_key`` is, and
        depends neither on headers, comments or variations nor on the outcome.
        """
        keys = (self._played or self._root.board_at(self.end)).canonical_keys()
        content = self.game_type.encode() + b"".join(key.to_bytes(8, "little") for key in keys)
        return int.from_bytes(blake2b(content, digest_size=8).digest(), "little")

    def copy(self) -> Self:
        """An independent game with the same content."""
        return self._of_state(*self._state())

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return self._state() == other._state() if isinstance(other, Game) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # a game can be edited

    def __reduce__(self) -> tuple[object, ...]:
        return self._of_state, self._state()

    def __repr__(self) -> str:
        return f"<Game {self._summary()}>"

    def _repr_html_(self) -> str:
        """The main line with a slider, for notebooks."""
        from skep.render.notebooks import slider_html  # noqa: PLC0415 - readers draw nothing

        board = self.board()
        plies = enumerate(board.move_strings, start=board.ply - len(board.history) + 1)
        captions = [f"{ply}. {move}" for ply, move in plies]
        return slider_html(board, ["Start", *captions], self._summary())

    def _summary(self) -> str:
        players = " - ".join(self.player(color)[:40] or "?" for color in Color)
        return f"{players}: {self.game_type}, {self.plies} plies, {self.state_string}"

    @property
    def _board(self) -> Board:
        """A board of this game in any position, to ask it for what never changes."""
        return self._played or self._root.start

    @property
    def _first_ply(self) -> int:
        if self._played is not None:
            return self._played.ply - len(self._played.history)
        return self._root.ply

    @property
    def _last_ply(self) -> int:
        return self.end.ply if self._played is None else self._played.ply

    @property
    def _root(self) -> Root:
        return self._tree or self._grow()

    def _grow(self) -> Root:
        """The tree, which is built now if there was only a board."""
        if self._tree is None and self._played is not None:
            self._tree = Root(self._played.root())
            node: Node = self._tree
            for action in self._played.history:
                following = Node(node, action)
                node.variations.append(following)
                node = following
            self._judged = node, self._played.outcome() if self._declared is None else None
            self._played = None
        return self._root

    def _outcome_by_rules(self) -> Outcome | None:
        if self._played is not None:
            return None if self._declared is not None else self._played.outcome()
        end = self.end
        if self._judged is None or self._judged[0] is not end:
            self._judged = end, self._root.board_at(end).outcome()
        return self._judged[1]

    @classmethod
    def _of_state(
        cls,
        start: Board,
        headers: dict[str, str],
        declared: Outcome | None,
        rows: list[TreeRow],
    ) -> Self:
        game = cls(start=start, headers=headers)
        graft_rows(game.root, rows)
        game._declared = declared
        return game

    def _state(self) -> GameState:
        return self._root.start, dict(self.headers), self._declared, rows_of(self.root)


def _actions(game: Game) -> list[Action | None]:
    return [node.action for node in game.mainline()]
