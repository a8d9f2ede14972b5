"""Reviews games: one, or many in the order given, in a file that a later call continues."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from os import PathLike
from typing import Any, Final

from skep._checks import checked_path, checked_type, shown
from skep.engine import PACKAGED, Limit, Network
from skep.engine.limits import checked_limit
from skep.engine.network import as_network
from skep.errors import WrongTypeError
from skep.formats import GameRead, Place, read_games
from skep.game import Game
from skep.jobs import LocalPool, Pool, SameProcess
from skep.jobs.json_lines import FileHeader
from skep.jobs.kept_results import KeptResults, open_results
from skep.progress import OnProgress, Progress, ignore_progress
from skep.review.judging import judge
from skep.review.positions import count_positions, positions_of
from skep.review.review import Review
from skep.review.review_job import ReviewAnswer, ReviewJob, ReviewTask
from skep.review.searching import Finding

FORMAT: Final = 2
"""The format of the file of reviews."""
DEFAULT_LIMIT: Final = Limit(nodes=200_000)
"""Per move; with fewer nodes, small losses are noise (docs/review.md)."""


def review_game(
    game: Game,
    *,
    limit: Limit = DEFAULT_LIMIT,
    network: Network | str | PathLike[str] | None = PACKAGED,
    pool: Pool | None = None,
    on_progress: OnProgress[Sequence[Review]] = ignore_progress,
) -> Review:
    """Review the main line of a game.

    Every position is searched within the ``limit``. With a ``pool``, such as ``LocalPool()``, its
    processes share the positions; the review is the same without. ``on_progress`` counts positions.
    """
    games = [checked_type("a Game", game, Game)]
    pool = pool or SameProcess()
    (review,) = review_games(
        games, limit=limit, network=network, pool=pool, on_progress=on_progress
    )
    return review


def review_games(
    games: str | PathLike[str] | Iterable[Game | GameRead],
    *,
    limit: Limit = DEFAULT_LIMIT,
    rules: str | None = None,
    network: Network | str | PathLike[str] | None = PACKAGED,
    pool: Pool | None = None,
    out: str | PathLike[str] | None = None,
    on_progress: OnProgress[Sequence[Review]] = ignore_progress,
) -> Sequence[Review]:
    """Review the main lines of games.

    ``games`` is a file, folder or archive of any format, or games themselves. A game that can't be
    read has an ``error``. The ``pool`` is by default one process per core. Reviews are appended to
    the file ``out`` as JSON lines as soon as they are there, and the same call continues from what
    the file has. ``on_progress`` counts positions.
    """
    job = ReviewJob(checked_limit(limit), as_network(network))
    reads = list(_reads(games, rules))
    path = None if out is None else checked_path("the file of the reviews", out)
    header = FileHeader(FORMAT, "settings", job.described())

    def belongs(index: int, values: dict[str, Any]) -> bool:
        if index >= len(reads):
            return False
        expected = _empty(reads[index])
        return (values.get("line"), values.get("game")) == (expected.line, expected.game)

    with open_results(
        path, header, to_json=Review.to_json, from_json=Review.from_json, belongs=belongs
    ) as reviews:
        gathering = _Gathering(reads, reviews)
        on_progress(gathering.progress)
        tasks = gathering.tasks()
        with closing((pool or LocalPool()).run(job, tasks)) as answers:
            gathering.add_finished()
            for answer in answers:
                gathering.take(answer)
                on_progress(gathering.progress)
    return reviews.found


def _reads(
    games: str | PathLike[str] | Iterable[Game | GameRead], rules: str | None
) -> Iterator[GameRead]:
    if isinstance(games, str | PathLike):
        yield from read_games(checked_path("a file of games", games), rules=rules)
        return
    if not isinstance(games, Iterable) or isinstance(games, Game):
        raise WrongTypeError(f"expected a file of games, or games, not {shown(games)}")
    for number, game in enumerate(games, start=1):
        if isinstance(game, GameRead):
            yield game
        elif isinstance(game, Game):
            yield GameRead(Place("", number), game)
        else:
            raise WrongTypeError(f"expected a Game, not {shown(game)}")


def _empty(read: GameRead) -> Review:
    """The review of a game before anything was found, or why there can't be one."""
    game = "" if read.game is None else read.game.board().game_string
    return Review(game, error=read.fault or None, file=read.place.file, line=read.place.line)


class _Gathering:
    """Collects answers until all positions of a game have theirs."""

    def __init__(self, reads: Sequence[GameRead], reviews: KeptResults[Review]) -> None:
        self._reads = reads
        self._reviews = reviews
        self._sizes = [0 if read.game is None else count_positions(read.game) for read in reads]
        self._found: dict[int, dict[int, Finding]] = {}
        self._done = sum(self._sizes[: len(reviews.found)])

    @property
    def progress(self) -> Progress[Sequence[Review]]:
        return Progress(self._done, sum(self._sizes), self._reviews.found)

    def tasks(self) -> Iterator[ReviewTask]:
        for index in range(len(self._reviews.found), len(self._reads)):
            game = self._reads[index].game
            if game is not None:
                for step, position in enumerate(positions_of(game)):
                    yield ReviewTask(index, step, position)

    def take(self, answer: ReviewAnswer) -> None:
        self._found.setdefault(answer.game, {})[answer.step] = answer.finding
        self._done += 1
        self.add_finished()

    def add_finished(self) -> None:
        """Add the reviews of all games that are next and complete."""
        while (index := len(self._reviews.found)) < len(self._reads):
            found = self._found.get(index, {})
            if len(found) < self._sizes[index]:
                return
            read = self._reads[index]
            review = _empty(read)
            if read.game is not None:
                in_order = [found[step] for step in range(len(found))]
                review = judge(read.game, in_order, read.place)
            self._found.pop(index, None)
            self._reviews.add(review)
