"""Reviews of many games: in order, with errors, in files that continue, in several processes."""

from __future__ import annotations

import json
from collections.abc import Generator, Hashable, Iterable
from pathlib import Path
from typing import TypeVar

import pytest

from skep import Board, FileError, WrongTypeError
from skep.engine import Limit
from skep.formats import GameRead, Place, read_game
from skep.game import Game
from skep.jobs import Job, LocalPool, SameProcess
from skep.review import Label, Phase, Review, annotate, review_game, review_games

from .games import WON, game

FEW = Limit(nodes=200)
SHORT = "Base;InProgress;White[2];wS1;bS1 wS1-"
HERE = SameProcess()

Task = TypeVar("Task", bound=Hashable)
Result = TypeVar("Result")


class Backwards(SameProcess):
    """Does the last task first."""

    def run(self, job: Job[Task, Result], tasks: Iterable[Task]) -> Generator[Result]:
        return super().run(job, list(tasks)[::-1])


def some() -> list[Game]:
    return [game(SHORT), Game("Base+MLP"), game(f"{SHORT};wQ -wS1")]


def test_reviews_come_in_the_order_of_the_games() -> None:
    expected = [review_game(each, limit=FEW) for each in some()]
    for pool in (HERE, Backwards()):
        found = review_games(some(), limit=FEW, pool=pool)
        assert [review.moves for review in found] == [review.moves for review in expected]
        assert [review.line for review in found] == [1, 2, 3]


def test_a_bad_game_has_its_reason_and_the_others_go_on() -> None:
    reads = [
        GameRead(Place("games.txt", 1), None, fault="unknown game type 'Chess'"),
        GameRead(Place("games.txt", 2), game(SHORT)),
        GameRead(Place("games.txt", 3), None, fault="illegal"),
    ]
    bad, good, last = review_games(reads, limit=FEW, pool=HERE)
    assert (bad.error, bad.file, bad.line) == ("unknown game type 'Chess'", "games.txt", 1)
    assert (good.error, len(good.moves)) == (None, 2)
    assert last.error == "illegal"


def test_a_file_of_games(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    path.write_text(f"{SHORT}\nBase;InProgress;White[2];wS1;wS2\n{WON}\n")
    first, wrong, won = review_games(path, limit=FEW, pool=HERE)
    assert first.file == won.file
    assert (first.line, wrong.line, won.line) == (1, 2, 3)
    assert wrong.error
    assert won.chances[-1] == 1


def test_a_stopped_review_continues(tmp_path: Path) -> None:
    out = tmp_path / "reviews.jsonl"
    begun = review_games(some()[:2], limit=FEW, pool=HERE, out=out)
    reported: list[tuple[int, int]] = []
    whole = review_games(
        some(),
        limit=FEW,
        pool=HERE,
        out=out,
        on_progress=lambda progress: reported.append((progress.done, progress.total)),
    )
    assert reported == [(4, 8), (5, 8), (6, 8), (7, 8), (8, 8)]
    assert list(whole[:2]) == list(begun)
    header, *lines = out.read_text().splitlines()
    assert json.loads(header)["settings"]["limit"]["nodes"] == 200
    assert [Review.from_json(json.loads(line)) for line in lines] == list(whole)
    with pytest.raises(FileError, match="this result belongs to another game"):
        review_games(some()[1:], limit=FEW, pool=HERE, out=out)
    with pytest.raises(FileError, match="started with other settings"):
        review_games(some(), limit=Limit(nodes=300), pool=HERE, out=out)
    out.write_text(out.read_text().replace('"label": "', '"label": "un'))
    with pytest.raises(FileError, match="line 2: not the review of a game"):
        review_games(some(), limit=FEW, pool=HERE, out=out)


def test_a_set_up_start_and_a_declared_end() -> None:
    board = Board.from_position(game(WON.rpartition(";")[0]).board().position)
    started = Game(start=board)
    started.root.add("wS1 -wQ")
    (review,) = review_games([started], limit=FEW, pool=HERE)
    assert [(move.label, move.phase) for move in review.moves] == [(Label.MISSED_WIN, Phase.ENDING)]
    assert read_game(review.game).start == board
    assert len(annotate(started, review).root.variations) == 2
    resigned = game(SHORT.replace("InProgress", "BlackWins"))
    (review,) = review_games([resigned], limit=FEW, pool=HERE)
    assert len(review.chances) == 3


@pytest.mark.processes
def test_processes_give_the_same_review() -> None:
    alone = review_game(game(WON), limit=FEW)
    assert review_game(game(WON), limit=FEW, pool=LocalPool(2)) == alone
    (many,) = review_games([game(WON)], limit=FEW, pool=LocalPool(2))
    assert many.moves == alone.moves


def test_mistakes_of_callers() -> None:
    for wrong in (game(SHORT), 5, [5], [SHORT]):
        with pytest.raises(WrongTypeError, match="expected"):
            review_games(wrong, limit=FEW, pool=HERE)  # type: ignore[arg-type]
    assert review_games([], limit=FEW, pool=HERE) == []
    assert isinstance(review_games(some()[:1], limit=FEW, pool=HERE)[0], Review)
