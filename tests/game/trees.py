"""Random games as trees, for property tests."""

from __future__ import annotations

import random

from hypothesis import strategies as st

from skep import PRESETS, Color, GameType, Outcome, Reason
from skep.game import Evaluation, Game, Node

OUTCOMES = [
    None,
    Outcome(Color.WHITE, Reason.RESIGNED),
    Outcome(Color.BLACK, Reason.TIME),
    Outcome(None, Reason.DRAW_AGREED),
    Outcome(None, Reason.UNKNOWN),
]
WORDS = ["", "solid", "why?", 'he said "no"', "ünïcødé 🐝", "two  words", "a\\b"]


def random_tree(seed: int, plies: int, variations: int = 4) -> Game:
    """A game with variations, comments and everything else, the same for the same seed."""
    generator = random.Random(seed)
    game = Game(generator.choice(list(GameType)), generator.choice(list(PRESETS)))
    _grow(game.root, plies, generator)
    for _ in range(generator.randrange(variations + 1)):
        nodes = [game.root, *game.nodes()]
        _grow(generator.choice(nodes), generator.randrange(1, 6), generator)
    for node in (game.root, *game.nodes()):
        if generator.random() < 0.2:
            _annotate(node, generator)
    for name in ("White", "Event", "Anything"):
        if generator.random() < 0.5:
            game.headers[name] = generator.choice(WORDS)
    if game.outcome is None:
        game.outcome = generator.choice(OUTCOMES)
    return game


def _grow(node: Node, plies: int, generator: random.Random) -> None:
    board = node.board()
    for _ in range(plies):
        if board.is_over:
            return
        action = generator.choice(board.legal_moves)
        board.push(action)
        node = node.add(action)


def _annotate(node: Node, generator: random.Random) -> None:
    node.comment = generator.choice(WORDS)
    node.glyphs = tuple(generator.sample(range(1, 20), generator.randrange(3)))
    node.clock = generator.choice([None, 0.0, 12.5, 600.0])
    win_in = generator.choice([None, 3, -4])
    node.evaluation = generator.choice([None, Evaluation(generator.randrange(-500, 500), win_in)])


trees = st.builds(random_tree, st.integers(0, 2**32), st.integers(0, 40))
