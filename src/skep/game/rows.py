"""A tree as a flat list: games of any depth copy, compare and are written without recursion."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from skep.game.node import Node
from skep.game.notes import Notes
from skep.hexes import Hex
from skep.move_string import MoveWriter
from skep.moves import Action
from skep.pieces import Piece


class TreeRow(NamedTuple):
    """A node, and the index of its parent in the list; the root comes first, with index -1."""

    parent: int
    action: Action | None
    notes: Notes


def rows_of(root: Node) -> list[TreeRow]:
    """The node and everything after it."""
    rows = [TreeRow(-1, None, root.notes)]
    waiting = [(node, 0) for node in reversed(root.variations)]
    while waiting:
        node, parent = waiting.pop()
        waiting.extend((following, len(rows)) for following in reversed(node.variations))
        rows.append(TreeRow(parent, node.action, node.notes))
    return rows


def graft_rows(root: Node, rows: Sequence[TreeRow]) -> None:
    """Fill a root without variations. The rows must be legal, as those of ``rows_of`` are."""
    nodes: list[Node] = []
    for row in rows:
        if row.action is None:
            node = root
        else:
            parent = nodes[row.parent]
            node = Node(parent, row.action)
            parent.variations.append(node)
        node.notes = row.notes
        nodes.append(node)


def move_strings_of(root: Node, stacks: Mapping[Hex, tuple[Piece, ...]]) -> dict[Node, str]:
    """The MoveString of every node after a root whose position has these stacks."""
    writer = MoveWriter(stacks)
    texts: dict[Node, str] = {}
    before = root.ply
    for node in root.nodes():
        for _ in range(before - node.ply + 1):
            writer.take_back()
        if node.action is not None:
            texts[node] = writer.play(node.action)
        before = node.ply
    return texts
