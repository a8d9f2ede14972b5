"""Games as JSON: what is written is read back, and what is wrong never costs more than a game."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skep import Board, Opening, Repetition, RuleSet
from skep.formats import GameRead, json_games
from skep.game import Evaluation, Game
from tests.game.test_values import deep_game
from tests.game.trees import trees

TREE = {
    "game_type": "Base",
    "moves": ["wS1", "bS1 wS1-", "wQ -wS1"],
    "variations": [{"after": 1, "moves": ["bG1 wS1-"]}],
    "notes": {"1": {"comment": "solid", "glyphs": [1]}, "4": {"clock": 12.5, "score": -30}},
    "outcome": {"winner": "white", "reason": "resigned"},
}


def read(line: str, rules: str | None = None) -> GameRead:
    [found] = json_games.read(iter([(7, line)]), "a file", rules)
    assert (found.place, found.game is None) == (("a file", 7), bool(found.fault))
    return found


def game_of(values: object) -> Game:
    found = read(json.dumps(values))
    assert found.game is not None, found.fault
    return found.game


@settings(max_examples=60, deadline=None)
@given(trees)
def test_every_tree_is_read_as_it_was_written(game: Game) -> None:
    line = json_games.write(game)
    assert "\n" not in line
    assert json_games.looks_like(line)
    found = read(line)
    assert found.game == game
    assert found.repairs == ()


def test_the_documented_form() -> None:
    game = game_of(TREE)
    assert [node.move_string for node in game.nodes()] == [*TREE["moves"], "bG1 wS1-"]
    first, variation = game.root.variations[0], game.root.variations[0].variations[1]
    assert (first.comment, first.glyphs) == ("solid", (1,))
    assert (variation.clock, variation.evaluation) == (12.5, Evaluation(-30))
    assert game.outcome is not None
    assert json_games.write(game) == json_games.write(game.copy())


def test_rules_without_a_name() -> None:
    game = Game("Base", RuleSet(Opening.RULEBOOK, Repetition.THREEFOLD))
    game.root.add("wQ")
    line = json_games.write(game)
    assert read(line).game == game
    other = read(line, "rulebook").game
    assert other is not None
    assert other.ruleset == RuleSet.preset("rulebook")


def test_a_game_from_a_position() -> None:
    game = Game(start=Board.from_position("Base_w3_wQ-wS1-bS1-bQ"))
    game.root.add("wS2 -wQ")
    found = read(json_games.write(game))
    assert (found.game, found.repairs) == (game, ())


def test_a_game_type_that_contradicts_the_position_is_a_repair() -> None:
    values = {"position": "Base_w3_wQ-wS1-bS1-bQ", "moves": ["wS2 -wQ"]}
    for game_type, is_repaired in (("Base", False), ("Base+MLP", True)):
        found = read(json.dumps({**values, "game_type": game_type}))
        assert found.game is not None
        assert found.game.game_type == "Base"
        what = f"the game type is {game_type!r}, but that of the position counts"
        assert found.repairs == (((7, what),) if is_repaired else ())


def test_half_characters_are_replaced() -> None:
    line = (
        r'{"moves":["wS1"],"headers":{"White":"\ud800x",'
        r'"Black":"\ud83d\ude00 \\ud800 \uDc00\ud83d"},"notes":{"1":{"comment":"\udfff"}}}'
    )
    found = read(line)
    assert found.game is not None
    assert found.game.headers == {"White": "\ufffdx", "Black": "\U0001f600 \\ud800 \ufffd\ufffd"}
    assert found.game.end.comment == "\ufffd"
    assert found.repairs[0] == (7, "half a character (such as \\ud800) is read as \ufffd")
    assert "half" not in str(read(r'{"moves":["wS1"],"headers":{"White":"\ud83d\ude00"}}').repairs)


def test_very_deep_games() -> None:
    game = deep_game(2_000)
    others = [
        next(other for other in board.legal_moves if other != action)
        for board, action in game.walk()
    ]
    for node, other in zip(list(game.mainline()), others, strict=True):
        assert node.parent is not None
        node.parent.add(other)
        node.demote()
    assert read(json_games.write(game)).game == game


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("[1]", "expected a JSON object"),
        ("{", "this is not JSON"),
        ("{}", "the JSON has no moves"),
        ('{"moves": "wS1"}', "the JSON has no moves"),
        ('{"moves": [3]}', "the JSON has no moves"),
        ('{"moves": ["wS1", "wS2 wS1-"]}', "move 2 (wS2 wS1-): "),
        ('{"moves": [], "game_type": "Chess"}', "unknown game type 'Chess'"),
        ('{"moves": ' + "[" * 100_000, "the JSON is nested too deeply"),
        ('{"moves": [], "clock": ' + "9" * 5_000 + "}", "the JSON has a number of too many"),
    ],
)
def test_faults(line: str, fault: str) -> None:
    assert read(line).fault.startswith(fault)


@pytest.mark.parametrize(
    ("name", "value", "repairs"),
    [
        ("headers", [], 1),
        ("headers", {"White": 3, "Black": "Bo"}, 1),
        ("outcome", "white", 1),
        ("outcome", {"winner": ["white"]}, 1),
        ("outcome", {"winner": "white", "reason": "magic"}, 1),
        ("outcome", {"winner": "white", "reason": "surrounded"}, 1),
        ("rules", "chess", 1),
        ("rules", {"opening": "none"}, 1),
        ("variations", {}, 2),  # and the note on the variation
        ("variations", [7, {"after": 9, "moves": []}, {"after": True, "moves": ["wG1"]}], 4),
        ("variations", [{"after": 1, "moves": ["bG1 wS1-", "wQ bG1-"]}], 1),
        ("notes", [], 1),
        ("notes", {"9": {}, "x": {}, "1": 3, "²": {}, "0": {"clock": -1, "glyphs": 4}}, 5),
        ("notes", {"1": {"score": 10**30, "comment": 3}, "2": {"glyphs": [-1, 300, 2]}}, 2),
        ("notes", {"1": {"clock": float("inf")}}, 1),
    ],
)
def test_what_is_wrong_is_left_out_and_reported(name: str, value: Any, repairs: int) -> None:
    found = read(json.dumps(TREE | {name: value}))
    assert found.game is not None
    assert len(found.repairs) == repairs, found.repairs
    assert len(list(found.game.mainline())) == 3
    assert read(json_games.write(found.game)).game == found.game


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=8,
)


@settings(max_examples=60, deadline=None)
@given(st.dictionaries(st.sampled_from([*TREE, "rules", "headers", "position"]), json_values))
def test_any_values_give_a_game_or_a_fault(values: dict[str, Any]) -> None:
    read(json.dumps(values))
    read(json.dumps({"moves": ["wS1"]} | values))
    read(json.dumps(TREE | values))


@settings(max_examples=40, deadline=None)
@given(st.text(max_size=30))
def test_any_text_gives_a_fault(line: str) -> None:
    for found in json_games.read(iter([(1, line)]), "", None):
        assert found.fault
