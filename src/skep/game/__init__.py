"""A game as a tree: headers, the main line, variations, comments, clocks and evaluations."""

from skep.game.game import Game
from skep.game.headers import known_header
from skep.game.node import Node
from skep.game.notes import Evaluation, Notes

__all__ = ["Evaluation", "Game", "Node", "Notes", "known_header"]
