"""A game as a tree: headers, the main line, variations, comments, clocks and evaluations."""

from skep.game.game import Game
from skep.game.node import Evaluation, Node

__all__ = ["Evaluation", "Game", "Node"]
