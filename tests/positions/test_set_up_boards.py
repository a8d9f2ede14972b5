"""Boards that start from a position: their values, and the same game as from the first move."""

from __future__ import annotations

import copy
import pickle
import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skep import (
    PASS,
    Board,
    EmptyHistoryError,
    GameType,
    Hex,
    IllegalMoveError,
    InvalidPositionError,
    Move,
    NotationError,
    Piece,
    Reason,
    SettingError,
    Symmetry,
    WrongTypeError,
)
from skep.engine import Engine, Limit
from skep.perft import perft_parts
from skep.position_string import parse_position
from skep.rulebook import Position
from tests.property.test_properties import boards

from .faulty import FAULTY

TEXT = "MLP_w6_1wG1.wQ-bS1bB1~-bP.1bQ"


def midgame(seed: int = 1, plies: int = 40) -> Board:
    """A board in the middle of a random game."""
    rng = random.Random(seed)
    board = Board("Base+MLP", "uhp")
    while board.ply < plies and not board.is_over:
        board.push(rng.choice(board.legal_moves))
    return board


def set_up(board: Board) -> Board:
    """The same position without its past, on the same hexes: they order the core's moves."""
    again = Board.from_position(board.position)
    again._start = board.position
    again.reset()
    return again


def test_a_board_starts_from_a_position() -> None:
    board = Board.from_position(TEXT)
    assert board.position_string == TEXT
    assert (board.ply, board.turn_string, board.history) == (10, "White[6]", ())
    assert board.position == board.start == parse_position(TEXT)
    assert board.game_type is GameType.BASE_MLP
    assert board.ruleset == Board().ruleset
    assert Board.from_position(TEXT, "uhp").ruleset == Board(rules="uhp").ruleset
    assert board.state_string == "InProgress"
    assert board.occurrences == 1
    with pytest.raises(EmptyHistoryError):
        board.pop()


def test_the_rules_of_a_position_may_be_replaced() -> None:
    position = parse_position(TEXT, "rulebook")
    assert Board.from_position(position).ruleset == position.ruleset
    assert Board.from_position(position, "uhp").ruleset == Board(rules="uhp").ruleset


def test_an_ordinary_board_starts_from_an_empty_one() -> None:
    board = Board("Base+M")
    assert board.start == Position.start(board.game_type, board.ruleset)
    assert Board.from_position("M_w1_") == board
    assert Board.from_position("M_w1_").game_string == "Base+M;NotStarted;White[1]"


def test_the_history_is_what_was_played_since() -> None:
    board = Board.from_position(TEXT)
    first = board.push(board.legal_moves[0])
    assert board.history == (first,)
    assert board.ply == 11
    assert board.peek() == first
    assert board.root().position_string == TEXT
    assert board.copy(history=False).history == ()
    assert board.pop() == first
    assert board.position_string == TEXT
    board.push(first)
    board.reset()
    assert board == Board.from_position(TEXT)


def test_a_game_string_starts_with_the_position() -> None:
    board = Board.from_position(TEXT)
    move = board.move_string(board.legal_moves[3])
    board.push(move)
    assert board.game_string == f"{TEXT};InProgress;Black[6];{move}"
    again = Board.from_game_string(board.game_string)
    assert again == board
    assert again.start == board.start
    assert again.move_strings == (move,)
    assert Board.from_game_string(TEXT) == Board.from_position(TEXT)


def test_a_declared_end_stays_in_the_game_string() -> None:
    board = Board.from_position(TEXT)
    board.resign()
    again = Board.from_game_string(board.game_string)
    assert again.outcome() == board.outcome()
    assert again == board != Board.from_position(TEXT)


@pytest.mark.parametrize("way", [Hex(0, 0), Hex(7, -3), Hex(-999, 1001), Hex(10**40, -1)])
def test_a_hive_is_brought_to_the_origin(way: Hex) -> None:
    position = parse_position(TEXT)
    far = position.shifted(way)
    board = Board.from_position(far)
    assert board.start == board.position == position
    assert board.position.corner == Hex(0, 0)
    assert board.push("wA1 -wQ") == Move(Piece("wA1"), Hex(-1, 1))
    assert pickle.loads(pickle.dumps(board)) == board == Board.from_game_string(board.game_string)
    assert board._repr_svg_() == Board.from_game_string(board.game_string)._repr_svg_()


@pytest.mark.parametrize("gap", ["", "1", "999"])
def test_gaps_and_empty_rows_before_a_hive_make_no_difference(gap: str) -> None:
    board = Board.from_position("Base_w3_wQ-wS1-bS1-bQ")
    for rows in ("", ".", "....."):
        other = Board.from_position(f"Base_w3_{rows}{gap}wQ-wS1-bS1-bQ")
        assert other == board
        assert other.stacks == board.stacks
        assert "<svg" in other._repr_svg_()


def test_a_board_keeps_nothing_of_what_it_was_made_from() -> None:
    stacks = dict(parse_position(TEXT).stacks)
    board = Board.from_position(replace(parse_position(TEXT), stacks=stacks))
    board.push("wA1 -wQ")
    stacks.clear()
    assert board == Board.from_game_string(f"{TEXT};InProgress;Black[6];wA1 -wQ")
    assert pickle.loads(pickle.dumps(board)) == board
    proxy = replace(board.position, stacks=board.stacks)
    again = Board.from_position(proxy)
    assert pickle.loads(pickle.dumps(again)) == again
    assert pickle.loads(pickle.dumps(again.start)) == again.start


@pytest.mark.parametrize("symmetry", Symmetry)
def test_a_turned_set_up_game_is_the_one_of_its_game_string(symmetry: Symmetry) -> None:
    board = Board.from_position(TEXT)
    board.push_line(["wA1 -wQ", "bG1 bP-"])
    turned = board.transformed(symmetry)
    assert turned.start.corner == Hex(0, 0)
    again = Board.from_game_string(turned.game_string)
    assert (again, again.history) == (turned, turned.history)
    assert turned.stacks == again.stacks


def test_a_detached_board_forgets_what_came_before_its_history() -> None:
    board = Board()
    board.push_line(["wS1", "bS1 -wS1", "wQ wS1-", "bQ -bS1"])
    middle = board.copy(history=False)
    middle.push("wA1 wQ-")
    middle.resign()
    detached = middle.detached()
    assert detached.game_string == "Base_w3_bQ-bS1-wS1-wQ;WhiteWins;Black[3];wA1 wQ-"
    assert detached.same_position(middle)
    assert (detached.ply, detached.outcome()) == (middle.ply, middle.outcome())
    assert detached != middle
    assert board.detached() == board


@given(boards(max_plies=40), st.builds(Hex, *[st.integers(-99, 99)] * 2), st.data())
@settings(max_examples=60)
def test_values_round_trip(board: Board, way: Hex, data: st.DataObject) -> None:
    position = board.position
    stacks = {at + way: stack for at, stack in position.stacks.items()}
    moved = Position(position.game_type, position.ruleset, stacks, position.ply, position.resting)
    again = Board.from_position(moved if board.ply else position)
    for _ in range(data.draw(st.integers(0, 6))):
        if again.is_over:
            break
        again.push(data.draw(st.sampled_from(list(again.legal_moves))))
    restored = pickle.loads(pickle.dumps(again))
    assert dict(restored.stacks) == dict(again.stacks)
    for other in (again.copy(), copy.copy(again), copy.deepcopy(again), restored):
        assert other == again
        assert hash(other) == hash(again)
        assert other.start == again.start
        assert other.history == again.history
    assert eval(repr(again), {"Board": Board}) == again
    symmetry = data.draw(st.sampled_from(list(Symmetry)))
    turned = again.transformed(symmetry)
    assert turned.canonical_key == again.canonical_key
    assert turned.transformed(symmetry.inverse) == again
    assert len(turned.legal_moves) == len(again.legal_moves)


@given(boards())
@settings(max_examples=60)
def test_a_position_set_up_again_is_the_same(board: Board) -> None:
    again = set_up(board)
    elsewhere = Board.from_position(board.position_string, board.ruleset)
    assert again.same_position(board)
    assert elsewhere.same_position(board)
    assert again.key == elsewhere.key == board.key
    assert again.canonical_key == elsewhere.canonical_key == board.canonical_key
    assert again.position_string == board.position_string
    assert hash(again) == hash(elsewhere)
    outcome = board.outcome()
    if outcome is None or outcome.reason is not Reason.REPETITION:
        assert again.outcome() == outcome
        assert list(again.legal_moves) == list(board.legal_moves)
    assert set(elsewhere.legal_moves) == {
        Move(action.piece, action.to - board.position.corner) if action is not PASS else PASS
        for action in again.legal_moves
    }


def test_repetition_counts_from_the_start() -> None:
    board = Board.from_position("Base_w3_wQ-wS1-bS1-bQ")
    line = [
        board.parse_move("wQ \\wS1"),
        board.parse_move("bQ bS1/"),
        board.parse_move("wQ -wS1"),
        board.parse_move("bQ bS1-"),
    ]
    for _ in range(2):
        assert not board.is_over
        for action in line:
            board.push(action)
    outcome = board.outcome()
    assert outcome is not None
    assert outcome.reason is Reason.REPETITION
    assert board.occurrences == 3


def test_a_finished_position_is_over() -> None:
    board = Board.from_position("Base_b9_1bA1-bA2.wQ-bQ-bA3.1wA1")
    assert not board.is_over
    over = Board.from_position("Base_b9_1bA1-bA2.wQ-bQ-bA3.wA3-wA1-wA2")
    assert over.is_over
    assert len(over.legal_moves) == 0


@pytest.mark.parametrize("kind", FAULTY)
def test_an_impossible_position_is_refused_with_its_faults(kind: str) -> None:
    text, expected = FAULTY[kind]
    with pytest.raises(InvalidPositionError) as caught:
        Board.from_position(text)
    assert {fault.id for fault in caught.value.faults} == expected
    assert pickle.loads(pickle.dumps(caught.value)).faults == caught.value.faults
    with pytest.raises(InvalidPositionError):
        Board.from_game_string(f"{text};InProgress;White[1]")


def test_other_bad_input_is_refused() -> None:
    with pytest.raises(NotationError):
        Board.from_position("Base_w1")
    with pytest.raises(NotationError) as caught:
        Board.from_game_string("  Base_w1_wX;InProgress;White[1]")
    assert caught.value.column == 10
    with pytest.raises(WrongTypeError):
        Board.from_position(None)  # type: ignore[arg-type]
    with pytest.raises(SettingError):
        Board.from_position("Base_w1_", "chess")


def test_illegal_moves_are_explained_by_their_place_in_the_game_string() -> None:
    with pytest.raises(IllegalMoveError, match=r"^move 1 \(bQ bP-\), column"):
        Board.from_game_string(f"{TEXT};InProgress;White[6];bQ bP-")


@pytest.mark.parametrize("seed", range(4))
def test_perft_is_that_of_the_game(seed: int) -> None:
    board = midgame(seed, 10 + 10 * seed)
    again = Board.from_position(board.position_string, board.ruleset)
    assert [again.perft(depth) for depth in range(4)] == [board.perft(depth) for depth in range(4)]
    assert sum(part.nodes for part in perft_parts(again, 3)) == board.perft(3)


@pytest.mark.parametrize("seed", range(4))
def test_a_search_is_node_for_node_that_of_the_game(seed: int) -> None:
    board = midgame(seed, 6 + 9 * seed)
    found = []
    for start in (board, set_up(board)):
        analysis = Engine(threads=1, megabytes=4).analyse(start, Limit(nodes=3000))
        found.append((analysis.nodes, analysis.depth, analysis.lines))
    assert found[0] == found[1]


def test_a_pass_ends_the_rest() -> None:
    board = Board.from_position(TEXT)
    assert board.resting is not None
    assert board.position.play(PASS).resting is None
