"""Files of games: reads all common formats, tolerantly, and writes them strictly."""

from skep.formats.losses import losses
from skep.formats.reading import Format, GameRead, Place, Repair
from skep.formats.registry import WRITTEN
from skep.formats.streaming import read_game, read_games
from skep.formats.writing import GameFile, game_file, write_games

__all__ = [
    "WRITTEN",
    "Format",
    "GameFile",
    "GameRead",
    "Place",
    "Repair",
    "game_file",
    "losses",
    "read_game",
    "read_games",
    "write_games",
]
