"""Progress: what functions that take long report to their ``on_progress``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

__all__ = ["OnProgress", "Progress", "ignore_progress"]

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Progress(Generic[T]):
    """How much is done, and the result so far."""

    done: int
    total: int
    so_far: T
    """The result so far. It may grow later, so after a stop it has everything that was done."""


OnProgress: TypeAlias = Callable[[Progress[T]], object]
"""Called at the start and after each step; whatever it raises ends the work."""


def ignore_progress(_: Progress[T]) -> None:
    """The default ``on_progress``."""
