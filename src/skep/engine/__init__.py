"""The engine: finds the best moves, at full strength or at a human level."""

from skep.engine.analysis import Analysis, Line
from skep.engine.benchmark import BenchFigures, BenchResult, bench
from skep.engine.chances import chance
from skep.engine.engine import DEFAULT_MEGABYTES, MAX_MEGABYTES, MAX_THREADS, Engine
from skep.engine.levels import FULL_LEVEL, Opponent
from skep.engine.limits import MAX_DEPTH, Limit
from skep.engine.network import HAND_WRITTEN, PACKAGED, Network

__all__ = [
    "DEFAULT_MEGABYTES",
    "FULL_LEVEL",
    "HAND_WRITTEN",
    "MAX_DEPTH",
    "MAX_MEGABYTES",
    "MAX_THREADS",
    "PACKAGED",
    "Analysis",
    "BenchFigures",
    "BenchResult",
    "Engine",
    "Limit",
    "Line",
    "Network",
    "Opponent",
    "bench",
    "chance",
]
