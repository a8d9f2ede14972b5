"""Games as values: equality, copies, pickles and hashes, also of very deep trees; and merging."""

from __future__ import annotations

import copy
import pickle
import random

import pytest

from skep import Board, Color, Hex, Outcome, Reason, SettingError, Symmetry
from skep.game import Evaluation, Game
from skep.position_string import parse_position

RESIGNED = Outcome(Color.BLACK, Reason.RESIGNED)


def annotated() -> Game:
    game = Game("Base+MLP", "uhp", headers={"White": "Ada"})
    last = game.root.add_line(["wS1", "bG1 wS1-", "wQ -wS1"])
    last.comment, last.glyphs, last.clock = "why not", (1, 5), 12.5
    last.evaluation = Evaluation(-30, -7)
    game.root.comment = "a start"
    game.root.add("wG1").glyphs = (6,)
    game.outcome = RESIGNED
    return game


def deep_game(plies: int) -> Game:
    """Two spiders and two queens go back and forth, so that the game never ends."""
    board = Board(rules="rulebook")
    for move in ("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"):
        board.push(move)
    there = ["wQ \\wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-"]
    for ply in range(plies - 4):
        board.push(there[ply % 4])
    return Game.from_board(board)


def test_copies_and_pickles_are_equal_and_independent() -> None:
    game = annotated()
    for other in (
        game.copy(),
        copy.copy(game),
        copy.deepcopy(game),
        pickle.loads(pickle.dumps(game)),
    ):
        assert other == game
        assert (other.outcome, other.ruleset) == (RESIGNED, game.ruleset)
        other.end.add("bQ bG1-")
        assert other != game
    assert game == annotated()
    assert game != "a game"


@pytest.mark.parametrize("what", ["headers", "comment", "glyphs", "clock", "outcome", "order"])
def test_everything_counts_for_equality(what: str) -> None:
    game = annotated()
    match what:
        case "headers":
            game.headers["Black"] = "Bo"
        case "comment":
            game.end.comment = ""
        case "glyphs":
            game.end.glyphs = (5, 1)
        case "clock":
            game.end.clock = 12
        case "outcome":
            game.outcome = None
        case "order":
            game.root.variations.reverse()
    assert game != annotated()


def test_a_game_of_ten_thousand_plies() -> None:
    game = deep_game(10_000)
    assert pickle.loads(pickle.dumps(game)) == game
    again = Game(start=game.start)
    node = again.root
    for board, action in game.walk():
        assert board.ply == node.ply
        node = node.add(action)
    assert again == game.copy()
    again.merge(game)
    assert again == game


def test_five_thousand_nested_variations() -> None:
    game = deep_game(5_000)
    others = [
        next(other for other in board.legal_moves if other != action)
        for board, action in game.walk()
    ]
    for node, other in zip(list(game.mainline()), others, strict=True):
        assert node.parent is not None
        node.parent.add(other)
        node.demote()
    assert len(list(game.mainline())) == 1
    assert len(list(game.nodes())) == 10_000
    assert pickle.loads(pickle.dumps(game)) == game.copy() == game


def test_merging_keeps_what_both_have_once() -> None:
    game, other = annotated(), annotated()
    game.outcome = None
    other.headers |= {"White": "Eve", "Black": "Bo"}
    other.end.comment = "solid"
    other.end.glyphs = (5, 10)
    other.end.clock = 3.0
    other.end.add("bQ bG1-").comment = "and on"
    other.root.add("wB1").clock = 2.0
    game.root.variations[1].evaluation = None
    other.root.variations[1].evaluation = Evaluation(5)
    game.merge(other)
    assert game.headers == {"White": "Ada", "Black": "Bo"}
    assert [node.move_string for node in game.mainline()][3:] == ["bQ bG1-"]
    third = game.end.parent
    assert third is not None
    assert (third.comment, third.glyphs, third.clock) == ("why not\nsolid", (1, 5, 10), 12.5)
    assert game.root.variations[1].evaluation == Evaluation(5)
    assert game.root.variations[2].clock == 2.0
    again = game.copy()
    again.merge(other)
    again.merge(again)
    assert again == game


@pytest.mark.parametrize("way", [Hex(0, 0), Hex(7, -3)])
def test_games_from_a_position_are_merged_wherever_it_was_set_up(way: Hex) -> None:
    position = parse_position("Base_w3_wQ-wS1-bS1-bQ")
    game, other = (Game(start=Board.from_position(it)) for it in (position, position.shifted(way)))
    game.root.add("wA1 -wQ")
    other.root.add_line(["wA1 -wQ", "bA1 bQ-"])
    game.merge(other)
    assert [node.move_string for node in game.nodes()] == ["wA1 -wQ", "bA1 bQ-"]
    assert game == other == pickle.loads(pickle.dumps(game))


def test_a_game_starts_where_the_history_of_its_board_does() -> None:
    board = Board()
    board.push_line(["wS1", "bS1 -wS1", "wQ wS1-", "bQ -bS1"])
    game = Game(start=board)
    assert game.start == Board.from_position(board.position)
    game.root.add("wA1 wQ-")
    later = board.copy(history=False)
    later.push("wA1 wQ-")
    assert Game.from_board(later) == game
    assert game.board().game_string == "Base_w3_bQ-bS1-wS1-wQ;InProgress;Black[3];wA1 wQ-"


def test_the_outcome_is_merged_if_the_main_lines_are_the_same() -> None:
    game, other = annotated(), annotated()
    game.outcome = None
    game.merge(other)
    assert game.outcome == RESIGNED
    game.outcome = None
    game.end.add("bQ bG1-")
    game.merge(other)
    assert game.outcome is None


def test_a_game_that_is_over_does_not_go_on_after_a_merge() -> None:
    game, other = annotated(), annotated()
    other.outcome = None
    other.end.add_line(["bQ bG1-", "wA1 -wQ"])
    other.outcome = Outcome(Color.WHITE, Reason.RESIGNED)
    length = len(list(game.mainline()))
    for _ in range(2):
        game.merge(other)
        assert (len(list(game.mainline())), game.outcome) == (length, RESIGNED)
        assert game.end.comment == "why not\nThe other game goes on: 4. bQ bG1- 5. wA1 -wQ"


def test_different_comments_are_kept_even_if_one_is_part_of_the_other() -> None:
    game, other = Game(), Game()
    game.root.comment, other.root.comment = "not good", "good\nnot good"
    game.merge(other)
    assert game.root.comment == "not good\ngood"


@pytest.mark.parametrize("other", [Game("Base"), Game("Base+MLP", "rulebook")])
def test_games_that_start_otherwise_are_not_merged(other: Game) -> None:
    game = annotated()
    with pytest.raises(SettingError, match="start"):
        game.merge(other)
    assert game == annotated()


def test_the_hash_of_the_main_line_is_that_of_the_turned_game() -> None:
    generator = random.Random(5)
    board = Board("Base+MLP")
    for _ in range(30):
        board.push(generator.choice(board.legal_moves))
    game = Game.from_board(board)
    hashes = {Game.from_board(board.transformed(s)).main_line_hash() for s in Symmetry}
    assert hashes == {game.main_line_hash()}
    game.end.comment = "nothing"
    game.root.add("wL" if board.history[0].piece.name != "wL" else "wG1")  # type: ignore[union-attr]
    assert game.main_line_hash() in hashes
    game.end.remove()
    assert game.main_line_hash() not in hashes


def test_the_hash_is_the_same_on_every_machine() -> None:
    assert annotated().main_line_hash() == 15378034653933467349
    assert Game().main_line_hash() != Game("Base+L").main_line_hash()
