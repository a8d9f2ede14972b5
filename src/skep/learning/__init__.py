"""Learning: games to learn from, and the network that learns from them."""

from skep.learning.own_games import ScoredGame, add_games

__all__ = [
    "ScoredGame",
    "add_games",
]
