"""Merges two trees: what both have is kept once."""

from __future__ import annotations

from skep.game.node import Node
from skep.game.notes import Notes


def merge_nodes(ours: Node, theirs: Node, end: Node | None) -> None:
    """Add to a node what another node of the same position has.

    Nothing can follow ``end``, where the players ended our game. A line that goes on from there
    becomes a comment.
    """
    waiting = [(ours, theirs)]
    while waiting:
        node, other = waiting.pop()
        _merge_notes(node, other)
        if node is end:
            node.annotate(Notes(_new_lines(node.comment, _continuation(node, other))))
            continue
        known = {variation.action: variation for variation in node.variations}
        for variation in other.variations:
            if variation.action is None:
                continue
            same = known.get(variation.action)
            if same is None:  # legal there, so legal here
                same = Node(node, variation.action)
                node.variations.append(same)
            waiting.append((same, variation))


def _merge_notes(node: Node, other: Node) -> None:
    ours, theirs = node.notes, other.notes
    node.notes = theirs._replace(comment="", glyphs=()).joined(ours)
    node.annotate(Notes(_new_lines(ours.comment, theirs.comment), theirs.glyphs))


def _new_lines(ours: str, theirs: str) -> str:
    """The lines of their comment that ours does not have."""
    known = ours.splitlines()
    return "\n".join(line for line in theirs.splitlines() if line not in known)


def _continuation(end: Node, other: Node) -> str:
    """The main line after another node of the same position, in words; empty if there is none."""
    board = end.board()
    moves = []
    while (following := other.next) is not None and following.action is not None:
        moves.append(f"{following.ply}. {board.move_string(following.action)}")
        board.push(following.action)
        other = following
    return f"The other game goes on: {' '.join(moves)}" if moves else ""
