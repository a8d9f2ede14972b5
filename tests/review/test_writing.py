"""A review as JSON and inside its game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from skep import SettingError
from skep.engine import Limit
from skep.game import Game
from skep.review import Label, Review, annotate, review_game

from .games import BLUNDER_AND_MISSED_WIN, WON, game

FEW = Limit(nodes=1_000)


@pytest.fixture(scope="module")
def review() -> Review:
    played = game(BLUNDER_AND_MISSED_WIN)
    played.headers |= {"White": "Ada", "Black": "Bo"}
    return review_game(played, limit=FEW)


def test_json_round_trip(review: Review) -> None:
    values = json.loads(json.dumps(review.to_json()))
    assert Review.from_json(values) == review
    assert values["moves"][-1]["label"] == "missed-win"
    assert values["turning_points"][-2:] == [18, 19]
    assert set(values["accuracy"]) == {"white", "black"}


def test_a_failed_review_has_only_its_reason() -> None:
    failed = Review("Chess", error="unknown game type", file="games.txt", line=3)
    values = failed.to_json()
    assert values == {"file": "games.txt", "line": 3, "game": "Chess", "error": "unknown game type"}
    assert Review.from_json(values) == failed


@pytest.mark.parametrize(
    "change",
    [
        {"moves": [{}]},
        {"moves": 5},
        {"start": None},
        {"headers": []},
        {"game": ...},
    ],
)
def test_other_values_are_refused(review: Review, change: dict[str, Any]) -> None:
    values = review.to_json() | change
    if values["game"] is ...:
        del values["game"]
    with pytest.raises(ValueError, match="not the review of a game"):
        Review.from_json(values)


def test_an_annotated_game(review: Review) -> None:
    played = game(BLUNDER_AND_MISSED_WIN)
    list(played.mainline())[-1].comment = "My comment."
    annotated = annotate(played, review)
    *_, blunder, missed = annotated.mainline()
    assert blunder.glyphs == (4,)
    assert missed.comment.startswith("My comment.\nMissed win. Better: wA2 wA1\\")
    assert missed.evaluation == review.moves[-1].evaluation
    better = missed.parent.variations[1] if missed.parent else None
    assert better is not None
    assert better.move_string == "wA2 wA1\\"
    assert [node.move_string for node in annotated.mainline()] == [
        node.move_string for node in played.mainline()
    ]
    assert played.end.comment == "My comment."
    assert not played.end.glyphs


def test_a_finished_position_has_no_evaluation() -> None:
    played = game(WON)
    annotated = annotate(played, review_game(played, limit=FEW), "de")
    assert annotated.end.evaluation is None


def test_the_review_of_another_game_is_refused(review: Review) -> None:
    with pytest.raises(SettingError, match="another game"):
        annotate(Game(), review)
    assert review.counts("black")[Label.BLUNDER] == 1
