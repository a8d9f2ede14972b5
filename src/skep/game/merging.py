"""Merges two trees: what both have is kept once."""

from __future__ import annotations

from skep.game.node import Node


def merge_nodes(ours: Node, theirs: Node) -> None:
    """Add to a node what another node of the same position has."""
    waiting = [(ours, theirs)]
    while waiting:
        node, other = waiting.pop()
        _merge_notes(node, other)
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
    if other.comment not in node.comment:
        node.comment = f"{node.comment} {other.comment}".strip()
    node.glyphs += tuple(glyph for glyph in other.glyphs if glyph not in node.glyphs)
    if node.clock is None:
        node.clock = other.clock
    if node.evaluation is None:
        node.evaluation = other.evaluation
