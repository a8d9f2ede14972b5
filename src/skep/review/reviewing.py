"""Reviews one game, in this process or in a pool of others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from os import PathLike
from typing import Final

from skep._checks import checked_type
from skep.engine import PACKAGED, Limit, Network
from skep.engine.limits import checked_limit
from skep.engine.network import as_network
from skep.formats import Place
from skep.game import Game
from skep.jobs import Pool, SameProcess
from skep.progress import OnProgress, Progress, ignore_progress
from skep.review.judging import judge, steps_of
from skep.review.review import Review
from skep.review.review_job import ReviewJob, ReviewTask
from skep.review.searching import Finding

NOWHERE: Final = Place("", 1)
DEFAULT_LIMIT: Final = Limit(nodes=200_000)
"""Per move; with fewer nodes, small losses are noise (docs/review.md)."""


def review_game(
    game: Game,
    *,
    limit: Limit = DEFAULT_LIMIT,
    network: Network | str | PathLike[str] | None = PACKAGED,
    pool: Pool | None = None,
    on_progress: OnProgress[Sequence[Finding]] = ignore_progress,
) -> Review:
    """Review the main line of a game.

    Every position is searched within the ``limit``. With a ``pool``, such as ``LocalPool()``, its
    processes share the positions; the review is the same without. ``on_progress`` counts positions.
    """
    checked_type("a Game", game, Game)
    job = ReviewJob(checked_limit(limit), as_network(network))
    tasks = list(tasks_of(0, game))
    found: dict[int, Finding] = {}
    on_progress(Progress(0, len(tasks), ()))
    with closing((pool or SameProcess()).run(job, tasks)) as answers:
        for answer in answers:
            found[answer.step] = answer.finding
            on_progress(Progress(len(found), len(tasks), tuple(found.values())))
    return put_together(game, [found[step] for step in range(len(tasks))])


def tasks_of(index: int, game: Game) -> Iterator[ReviewTask]:
    """The tasks of a game, which is the one with this index."""
    for number, (board, action) in enumerate(steps_of(game)):
        yield ReviewTask(index, number, board, action)


def positions_of(game: Game) -> int:
    """How many tasks a game has."""
    end = game.end
    return end.ply - game.root.ply + (end.board().outcome() is None)


def put_together(game: Game, found: Sequence[Finding], place: Place = NOWHERE) -> Review:
    """The review of a game, from what was found in its positions."""
    start, moves = judge(game, found)
    return Review(
        game.board().game_string,
        dict(game.headers),
        start,
        moves,
        file=place.file,
        line=place.line,
    )
