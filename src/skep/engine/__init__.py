"""The engine: searches for the best move of a board."""

from skep.engine.engine import Analysis, Engine, Limit

__all__ = ["Analysis", "Engine", "Limit"]
