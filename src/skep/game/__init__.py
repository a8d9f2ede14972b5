"""A game as a tree: headers, the main line, variations, comments, clocks and evaluations."""

from skep.game.game import Game
from skep.game.headers import known_header
from skep.game.node import Evaluation, Node

__all__ = ["Evaluation", "Game", "Node", "known_header"]
