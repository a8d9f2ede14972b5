"""The explorer: what was played in a position, over any number of games."""

from skep.explorer.answers import Exploration, ExplorerMove, IndexedGame, PlayerCount
from skep.explorer.explorer import Added, Explorer
from skep.explorer.filters import ExplorerFilter

__all__ = [
    "Added",
    "Exploration",
    "Explorer",
    "ExplorerFilter",
    "ExplorerMove",
    "IndexedGame",
    "PlayerCount",
]
