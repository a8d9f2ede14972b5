"""The nodes of a game's tree: each is the position that a move led to, and what is said of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from skep.board import Board
from skep.errors import GameStateError
from skep.game.notes import Evaluation, Notes
from skep.moves import Action

_NO_NOTES: Final = Notes()


class Node:
    """A position of a game, and the action that led to it.

    ``variations`` are the continuations; the first of them is the main one. Nodes are created by
    ``add``, which checks the rules. They compare by identity; compare games to compare trees.
    """

    __slots__ = (
        "_root",
        "action",
        "clock",
        "comment",
        "evaluation",
        "glyphs",
        "parent",
        "ply",
        "variations",
    )

    _root: Root

    parent: Node | None
    """The position before the action; None at the root."""
    action: Action | None
    """What was played; None at the root."""
    ply: int
    """How many plies have been played, including this action."""
    variations: list[Node]
    comment: str
    glyphs: tuple[int, ...]
    """Numeric annotation glyphs: 1 is !, 2 is ?, 3 is !!, 4 is ??, 5 is !?, 6 is ?!."""
    clock: float | None
    """The seconds that the player has left after the action."""
    evaluation: Evaluation | None

    def __init__(self, parent: Node, action: Action) -> None:
        self._root = parent._root
        self.parent = parent
        self.action = action
        self.ply = parent.ply + 1
        self.variations = []
        self.notes = _NO_NOTES

    @property
    def notes(self) -> Notes:
        """Comment, glyphs, clock and evaluation in one value."""
        return Notes(self.comment, self.glyphs, self.clock, self.evaluation)

    @notes.setter
    def notes(self, notes: Notes) -> None:
        self.comment, self.glyphs, self.clock, self.evaluation = notes

    def annotate(self, notes: Notes) -> None:
        """Add notes to those that are there."""
        self.notes = self.notes.joined(notes)

    @property
    def next(self) -> Node | None:
        """The main continuation; None at the end of a line."""
        return self.variations[0] if self.variations else None

    @property
    def is_main_line(self) -> bool:
        """Whether every action up to here is the main continuation of the position before."""
        node = self
        while (parent := node.parent) is not None:
            if parent.next is not node:
                return False
            node = parent
        return True

    @property
    def move_string(self) -> str:
        """The action as a MoveString in normal form; empty at the root."""
        if self.parent is None or self.action is None:
            return ""
        return self.parent.board().move_string(self.action)

    def path(self) -> list[Node]:
        """The nodes from the first action to this one."""
        nodes = []
        node = self
        while node.parent is not None:
            nodes.append(node)
            node = node.parent
        nodes.reverse()
        return nodes

    def board(self) -> Board:
        """A new board in this position, with the moves that led to it."""
        return self._root.board_at(self).copy()

    def add(self, action: Action | str) -> Node:
        """Add a variation and return it; if the same action is there already, return that node.

        The action, or the MoveString, must be legal.
        """
        board = self._root.board_at(self)
        wanted = board.parse_move(action) if isinstance(action, str) else action
        for variation in self.variations:
            if variation.action == wanted:
                return variation
        node = Node(self, board.push(wanted))
        self._root.came_to(node)
        self.variations.append(node)
        return node

    def add_line(self, actions: Iterable[Action | str]) -> Node:
        """Add one action after the other, and return the last node."""
        node = self
        for action in actions:
            node = node.add(action)
        return node

    def promote(self) -> None:
        """Move this variation up by one among those of its parent, of which the first is main."""
        siblings, at = self._siblings()
        if at > 0:
            siblings[at - 1], siblings[at] = self, siblings[at - 1]

    def promote_to_main(self) -> None:
        """Make this variation the first one of its parent."""
        siblings, at = self._siblings()
        siblings.insert(0, siblings.pop(at))

    def demote(self) -> None:
        """Move this variation down by one among those of its parent."""
        siblings, at = self._siblings()
        if at + 1 < len(siblings):
            siblings[at + 1], siblings[at] = self, siblings[at + 1]

    def remove(self) -> None:
        """Remove this variation, with everything that follows it, from the tree."""
        siblings, at = self._siblings()
        del siblings[at]

    def nodes(self) -> Iterator[Node]:
        """All nodes after this one, each before those that follow it; main lines come first."""
        waiting = self.variations[::-1]
        while waiting:
            node = waiting.pop()
            yield node
            waiting.extend(reversed(node.variations))

    def __repr__(self) -> str:
        played = "the start" if self.action is None else repr(self.action)
        return f"<Node {self.ply}: {played}>"

    def __reduce__(self) -> tuple[object, ...]:
        # Pickled with its neighbors, a long game would exceed the limit of recursion.
        raise GameStateError("a node can't be copied or pickled without its game: use the game")

    def _siblings(self) -> tuple[list[Node], int]:
        """The variations of the parent, and where this one is among them."""
        siblings = self.parent.variations if self.parent is not None else []
        for at, node in enumerate(siblings):
            if node is self:
                return siblings, at
        what = "the root has no other variations" if self.parent is None else "it was removed"
        raise GameStateError(f"the order of this node can't be changed: {what}")


class Root(Node):
    """The node before the first action; it knows the position in which the game starts."""

    __slots__ = ("_at", "_board", "start")

    def __init__(self, start: Board) -> None:
        self._root = self
        self.parent = None
        self.action = None
        self.ply = start.ply
        self.variations = []
        self.notes = _NO_NOTES
        self.start = start
        # The board of the last question, since the next one is often about a neighbor.
        self._at: Node = self
        self._board: Board | None = None

    def board_at(self, node: Node) -> Board:
        """A board in the position of a node, which must not be used after the next call."""
        board = self._board = self._board or self.start.copy()
        ahead = []
        while node is not self._at:
            if node.parent is not None and node.ply >= self._at.ply:
                ahead.append(node)
                node = node.parent
            elif self._at.parent is not None:
                board.pop()
                self._at = self._at.parent
            else:
                raise GameStateError("this node is not part of the game")
        for step in reversed(ahead):
            if step.action is not None:
                board.push(step.action)
            self._at = step
        return board

    def came_to(self, node: Node) -> None:
        """Take note that the board of the last question was played on to a new node."""
        self._at = node
