"""Board: playing, taking back, outcomes, values."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
import threading

import pytest

from skep import (
    PASS,
    PRESETS,
    Board,
    Color,
    EmptyHistoryError,
    GameOverError,
    GameType,
    Hex,
    IllegalMoveError,
    Move,
    Opening,
    Outcome,
    Piece,
    Reason,
    Repetition,
    Rule,
    RuleSet,
    SettingError,
    SkepError,
    WrongTypeError,
)
from tests.board.games import DOUBLE_SURROUND, FORCED_PASS, SURROUNDED
from tests.patience import PATIENCE


def random_board(seed: int, plies: int = 40, game_type: str = "Base+MLP") -> Board:
    rng = random.Random(seed)
    board = Board(game_type, "tournament")
    while board.ply < plies and board.outcome() is None:
        board.push(rng.choice(board.legal_moves))
    return board


def test_a_new_board() -> None:
    board = Board()
    assert board.game_type is GameType.BASE
    assert board.turn is Color.WHITE
    assert (board.ply, board.turn_number) == (0, 1)
    assert board.outcome() is None
    assert board.waiting_moves() == frozenset()
    assert not board.stacks
    assert len(board.reserve(Color.WHITE)) == 11
    assert board.game_string == "Base;NotStarted;White[1]"


def test_each_player_has_a_turn_before_the_next_number() -> None:
    board = Board.from_game_string(FORCED_PASS)
    assert (board.turn, board.turn_number) == (Color.BLACK, 6)
    board.push(PASS)
    assert (board.turn, board.turn_number) == (Color.WHITE, 7)
    assert board.turn_string == "White[7]"


def test_the_waiting_players_moves_are_those_after_a_pass() -> None:
    board = Board.from_game_string(FORCED_PASS)
    waiting = board.waiting_moves()
    board.push(PASS)
    assert waiting == frozenset(board.legal_moves)
    board.resign()
    assert board.waiting_moves() == frozenset()


def test_the_rules_are_those_of_tournaments_unless_named() -> None:
    assert Board().ruleset == RuleSet.preset("tournament")
    assert Board.from_game_string("Base").ruleset == RuleSet.preset("tournament")


def test_presets_and_free_combinations() -> None:
    assert len(Board("Base", "rulebook").legal_moves) == 5
    assert len(Board("Base", "tournament").legal_moves) == 4
    mixed = RuleSet(Opening.RULEBOOK, Repetition.THREEFOLD)
    assert Board("Base", mixed).ruleset == mixed
    assert (mixed.name, RuleSet.preset("uhp").name) == (None, "uhp")
    assert [ruleset.name for ruleset in PRESETS.values()] == list(PRESETS)
    with pytest.raises(SettingError, match="rulebook, tournament, uhp"):
        Board("Base", "blitz")


@pytest.mark.parametrize("wrong", ["", "Bass", "Base+", "Base+PLM", "Base+MM", "Base+X"])
def test_an_unknown_game_type(wrong: str) -> None:
    with pytest.raises(SkepError, match="unknown game type"):
        Board(wrong)


def test_push_takes_moves_and_strings() -> None:
    board = Board()
    assert board.push("wS1") == Move(Piece("wS1"), Hex(0, 0))
    assert board.push(Move(Piece("bS1"), Hex(1, 0))) == Move(Piece("bS1"), Hex(1, 0))
    assert board.move_strings == ("wS1", "bS1 wS1-")
    assert board.pop() == Move(Piece("bS1"), Hex(1, 0))
    assert board.turn is Color.BLACK


def test_an_illegal_move_changes_nothing() -> None:
    board = random_board(1)
    before = board.copy()
    with pytest.raises(IllegalMoveError) as caught:
        board.push(PASS)
    assert caught.value.explanation.rule is Rule.PASS
    assert str(caught.value)
    with pytest.raises(IllegalMoveError):
        board.push(Move(Piece("wA1"), Hex(10**30, 0)))
    with pytest.raises(IllegalMoveError):
        board.push(Move(Piece("wA1"), Hex(2**31 - 1, -(2**31))))
    assert board == before


def test_far_hexes_are_not_mistaken_for_near_ones() -> None:
    board = random_board(2)
    for action in list(board.legal_moves):
        assert isinstance(action, Move)
        for far in (16, 32, 2**31):
            shifted = Move(action.piece, Hex(action.to.q + far, action.to.r - far))
            assert shifted not in board.legal_moves


def test_taking_back_more_than_was_played() -> None:
    with pytest.raises(EmptyHistoryError):
        Board().pop()


def test_a_surrounded_queen_loses() -> None:
    board = Board.from_game_string(SURROUNDED)
    assert board.outcome() == Outcome(Color.WHITE, Reason.SURROUNDED)
    assert board.state_string == "WhiteWins"
    assert len(board.legal_moves) == 0
    with pytest.raises(GameOverError):
        board.push("wA1 -wG1")
    board.pop()
    assert board.outcome() is None


def test_both_queens_surrounded_at_once_is_a_draw() -> None:
    board = Board.from_game_string(DOUBLE_SURROUND)
    assert board.outcome() == Outcome(None, Reason.DOUBLE_SURROUND)
    assert board.state_string == "Draw"


def test_a_forced_pass() -> None:
    board = Board.from_game_string(FORCED_PASS)
    assert list(board.legal_moves) == [PASS]
    assert PASS in board.legal_moves
    assert board.push("pass") is PASS
    assert board.turn is Color.WHITE
    assert board.pop() is PASS


def test_the_third_occurrence_is_a_draw_if_the_rules_say_so() -> None:
    there_and_back = ["wQ /wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-"] * 2
    opening = ["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"]
    drawn = Board("Base", "tournament")
    for move in opening + there_and_back[:-1]:
        drawn.push(move)
    assert drawn.outcome() is None
    assert drawn.push(there_and_back[-1])
    assert drawn.occurrences == 3
    assert drawn.outcome() == Outcome(None, Reason.REPETITION)
    going_on = Board("Base", "uhp")
    for move in opening + there_and_back:
        going_on.push(move)
    assert going_on.occurrences == 3
    assert going_on.outcome() is None


def test_repetition_is_up_to_translation() -> None:
    board = Board("Base", RuleSet(Opening.RULEBOOK, Repetition.THREEFOLD))
    board.push("wQ")
    board.push("bQ wQ-")
    first = board.key
    for occurrence in (2, 3):  # the two queens roll around each other, to the northeast
        board.push(r"wQ \bQ")
        board.push("bQ wQ-")
        assert board.occurrences == occurrence
        assert board.key == first
    assert board.locate(Piece("wQ")) == Hex(2, -2)
    assert board.outcome() == Outcome(None, Reason.REPETITION)


def test_legal_moves_are_a_lazy_sequence() -> None:
    board = random_board(5)
    moves = board.legal_moves
    everything = list(moves)
    assert len(moves) == len(everything) == len(set(everything))
    assert moves[0] == everything[0]
    assert moves[-1] == everything[-1]
    assert moves[1:4] == everything[1:4]
    assert all(move in moves for move in everything)
    with pytest.raises(IndexError):
        moves[len(moves)]
    with pytest.raises(IndexError):
        moves[-len(moves) - 1]
    board.push(moves[0])
    assert list(moves) == everything, "they don't change"


@pytest.mark.parametrize("seed", range(20))
def test_values(seed: int) -> None:
    board = random_board(seed)
    assert eval(repr(board)) == board
    assert pickle.loads(pickle.dumps(board)) == board
    assert copy.copy(board) == copy.deepcopy(board) == board.copy() == board
    assert hash(board.copy()) == hash(board)
    assert Board.from_game_string(board.game_string, "tournament") == board
    other = board.copy()
    other.pop()
    assert other != board
    assert board != "board"
    assert len(board.history) == board.ply


def test_stacks_reserves_and_places_agree() -> None:
    board = random_board(6, plies=60)
    placed = [piece for stack in board.stacks.values() for piece in stack]
    reserves = [*board.reserve(Color.WHITE), *board.reserve(Color.BLACK)]
    assert sorted(placed + reserves) == sorted(board.game_type.pieces)
    for at, stack in board.stacks.items():
        assert board.stack(at) == stack
        assert all(board.locate(piece) == at for piece in stack)
    assert board.locate(reserves[0]) is None if reserves else True


def test_long_native_work_lets_other_threads_go_on() -> None:
    def turns_meanwhile(depth: int) -> int:
        worker = threading.Thread(target=lambda: Board("Base", "uhp").perft(depth))
        worker.start()
        turns = 0
        while worker.is_alive():
            worker.join(0.001)  # returns only when this thread gets the GIL back
            turns += 1
        return turns

    # The faster the machine, the more work it takes.
    assert any(turns_meanwhile(depth) >= 10 for depth in (6, 7, 8))


def test_a_game_string_says_where_it_goes_wrong() -> None:
    with pytest.raises(IllegalMoveError, match=r"move 3 \(wQ bS1-\), column 39"):
        Board.from_game_string("Base;InProgress;White[2];wS1;bS1 wS1-;wQ bS1-")
    with pytest.raises(SkepError, match="column 30"):
        Board.from_game_string("Base;InProgress;White[2];wS1;bX1 wS1-")
    with pytest.raises(GameOverError, match="move 11"):
        Board.from_game_string(SURROUNDED + ";wA1 -wG1")


def test_a_board_of_free_settings_round_trips_too() -> None:
    board = Board("Base", RuleSet(Opening.RULEBOOK, Repetition.THREEFOLD))
    board.push("wQ")
    assert eval(repr(board)) == board
    outcome = Outcome(Color.WHITE, Reason.SURROUNDED)
    assert eval(repr(outcome)) == outcome


def test_a_kind_of_board_stays_of_its_kind() -> None:
    class Mine(Board):
        pass

    mine = Mine.from_game_string("Base;InProgress;Black[1];wS1")
    assert type(mine) is type(mine.copy()) is Mine


def test_the_stacks_cannot_be_changed_from_outside() -> None:
    with pytest.raises(TypeError):
        Board().stacks[Hex(0, 0)] = (Piece("wQ"),)  # type: ignore[index]


@pytest.mark.parametrize(
    "wrong",
    [
        None,
        5,
        b"wS1",
        ("wA1", (0, 0)),
        Move("wA1", Hex(0, 0)),  # type: ignore[arg-type]
        Move(Piece("wA1"), Hex(0.5, 0)),  # type: ignore[arg-type]
        Move(Piece("wA1"), None),  # type: ignore[arg-type]
    ],
)
def test_things_that_are_not_actions(wrong: object) -> None:
    board = Board()
    with pytest.raises(TypeError, match="expected Move"):
        board.push(wrong)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="expected Move"):
        board.explain(wrong)  # type: ignore[arg-type]
    assert wrong not in board.legal_moves


@pytest.mark.parametrize("depth", [-1, 51, 10**12])
def test_impossible_depths_of_perft(depth: int) -> None:
    with pytest.raises(SettingError, match="from 0 to 50"):
        Board().perft(depth)


def test_keys_distinguish_game_types() -> None:
    boards = [Board(game_type) for game_type in GameType]
    assert len({board.key for board in boards}) == len(boards)


def test_invalid_settings() -> None:
    with pytest.raises(SettingError):
        RuleSet("rulebook", "threefold")  # type: ignore[arg-type]
    with pytest.raises(AttributeError):
        Piece("wQ").name = "wK"


def test_an_interpreter_may_end_while_the_core_works() -> None:
    code = """
import threading
from skep import Board
from skep.engine import Engine, Limit

def search():
    engine = Engine()
    while True:
        engine.analyse(Board("Base+MLP"), Limit(seconds=0.02))

def count():
    Board("Base+MLP", "uhp").perft(7)

for work in (search, count):
    threading.Thread(target=work, daemon=True).start()
threading.Event().wait(0.2)
"""
    ended = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert (ended.returncode, ended.stderr) == (0, "")


def test_repetitions_do_not_change_counts() -> None:
    board = Board("Base", "tournament")
    there_and_back = ["wQ /wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-"] * 2
    for move in ["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-", *there_and_back[:-1]]:
        board.push(move)
    free = Board.from_game_string(board.game_string, "uhp")
    assert board.perft(3) == free.perft(3)


def test_a_board_prints_as_a_drawing() -> None:
    board = Board.from_game_string("Base;InProgress;White[2];wS1;bS1 wS1-")
    assert "|wS1" in str(board)
    assert board.locate("bs1") == board.locate(Piece("bS1")) == Hex(1, 0)


def test_texts_in_moves_whose_position_a_repetition_has_moved_and_ended() -> None:
    board = Board("Base", RuleSet(Opening.RULEBOOK, Repetition.THREEFOLD))
    board.push("wQ")
    board.push("bQ wQ-")
    legal = board.legal_moves
    texts = [board.move_string(action) for action in legal]
    for move in ("wQ \\bQ", "bQ wQ-") * 2:  # the same position, farther northeast
        board.push(move)
    assert board.outcome() == Outcome(None, Reason.REPETITION)
    assert all(text in legal for text in texts)  # type: ignore[comparison-overlap]
    assert [legal.index(text) for text in texts] == list(range(len(legal)))


def test_a_line_is_played_like_one_action_after_the_other() -> None:
    generator = random.Random(3)
    for _ in range(10):
        played = Board("Base+MLP")
        while played.ply < 60 and not played.is_over:
            played.push(generator.choice(played.legal_moves))
        board = Board("Base+MLP")
        board.push_line(played.move_strings[:20])
        assert len(board.legal_moves) == len(Board.from_game_string(board.game_string).legal_moves)
        board.push_line([*played.history[20:22], *played.move_strings[22:]])
        assert board == played


def test_a_line_ends_before_an_illegal_action() -> None:
    board = Board()
    with pytest.raises(IllegalMoveError):
        board.push_line(["wS1", "bS1 wS1-", "wQ bS1-", "bQ bS1-"])
    assert board.move_strings == ("wS1", "bS1 wS1-")
    board.resign()
    with pytest.raises(GameOverError):
        board.push_line(["wQ -wS1"])
    with pytest.raises(WrongTypeError):
        Board().push_line([3])  # type: ignore[list-item]
