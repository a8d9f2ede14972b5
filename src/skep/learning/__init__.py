"""Learning: games to learn from, and the network that learns from them."""

from skep.learning.games import PlayedGame, PlayedResult, Ply
from skep.learning.own_games import ScoredGame, add_games
from skep.learning.selfplay_folder import SelfPlayResult, selfplay
from skep.learning.shards import read_games
from skep.learning.train_network import TrainingResult, train
from skep.learning.training_settings import Epoch

__all__ = [
    "Epoch",
    "PlayedGame",
    "PlayedResult",
    "Ply",
    "ScoredGame",
    "SelfPlayResult",
    "TrainingResult",
    "add_games",
    "read_games",
    "selfplay",
    "train",
]
