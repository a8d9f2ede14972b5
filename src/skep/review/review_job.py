"""The job of a review: each position of each game is a task, so one game uses several cores.

The engine forgets everything between tasks, so a review is the same in any number of processes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

from skep import __version__
from skep.engine import DEFAULT_MEGABYTES, Engine, Limit, Network
from skep.engine.network import identity
from skep.engine.signature import signature
from skep.jobs import Job
from skep.review.positions import PlayedPosition
from skep.review.searching import Finding, search


class ReviewTask(NamedTuple):
    """A position of a game, and the move that was played there."""

    game: int
    """Which game, from 0."""
    step: int
    """Which of its positions, from 0."""
    position: PlayedPosition


class ReviewAnswer(NamedTuple):
    """What was found in a position."""

    game: int
    step: int
    finding: Finding


@dataclass(frozen=True)
class ReviewJob(Job[ReviewTask, ReviewAnswer]):
    """Searches positions. With a limit of nodes or depth, the answers are always the same."""

    limit: Limit
    network: Network | None
    megabytes: int = DEFAULT_MEGABYTES

    def described(self) -> dict[str, Any]:
        """What must be equal for reviews to be added to existing ones."""
        return {
            "limit": asdict(self.limit),
            "megabytes": self.megabytes,
            "network": identity(self.network),
            "version": __version__,
            "engine": signature(self.network),
        }

    def start(self) -> Callable[[ReviewTask], ReviewAnswer]:
        engine = Engine(self.megabytes, network=self.network)
        return lambda task: ReviewAnswer(
            task.game, task.step, search(engine, *task.position, self.limit)
        )
