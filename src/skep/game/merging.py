"""Merges two trees: what both have is kept once."""

from __future__ import annotations

from skep.game.node import Node


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
            _add_comment(node, _continuation(node, other))
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
    _add_comment(node, other.comment)
    node.glyphs += tuple(glyph for glyph in other.glyphs if glyph not in node.glyphs)
    if node.clock is None:
        node.clock = other.clock
    if node.evaluation is None:
        node.evaluation = other.evaluation


def _add_comment(node: Node, comment: str) -> None:
    """Add the lines of a comment that are not there yet."""
    lines = node.comment.splitlines()
    new = [line for line in comment.splitlines() if line not in lines]
    node.comment = "\n".join(filter(None, (node.comment, *new)))


def _continuation(end: Node, other: Node) -> str:
    """The main line after another node of the same position, in words; empty if there is none."""
    board = end.board()
    moves = []
    while (following := other.next) is not None and following.action is not None:
        moves.append(f"{following.ply}. {board.move_string(following.action)}")
        board.push(following.action)
        other = following
    return f"The other game goes on: {' '.join(moves)}" if moves else ""
