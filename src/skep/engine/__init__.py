"""The engine: searches for the best move of a board."""

from skep.engine.engine import MAX_DEPTH, Analysis, Engine, Limit

__all__ = ["MAX_DEPTH", "Analysis", "Engine", "Limit"]
