"""Games that the players end themselves by resigning or agreeing to a draw."""

from __future__ import annotations

import copy
import pickle
import random

import pytest

import skep
from skep import (
    PRESETS,
    Board,
    Color,
    EmptyHistoryError,
    GameOverError,
    GameType,
    Outcome,
    Reason,
    SettingError,
    WrongTypeError,
)
from skep.engine import Engine, Limit
from skep.envs.encoding import action_mask, legal_indices
from skep.perft import perft_parts
from skep.study.game_analysis import AnalysisJob, AnalysisTask, GameAnalysis
from tests.board.games import DOUBLE_SURROUND, SURROUNDED

OPENING = "Base;InProgress;White[2];wS1;bS1 wS1-"
WHITE_WON = Outcome(Color.WHITE, Reason.RESIGNED)
BLACK_WON = Outcome(Color.BLACK, Reason.RESIGNED)
DRAWN = Outcome(None, Reason.DRAW_AGREED)


def test_the_player_to_move_resigns() -> None:
    board = Board.from_game_string(OPENING)
    assert board.resign() == BLACK_WON == board.outcome()
    assert board.game_string == "Base;BlackWins;White[2];wS1;bS1 wS1-"


@pytest.mark.parametrize("color", [Color.BLACK, "black", "B"])
def test_either_player_may_resign(color: Color | str) -> None:
    board = Board.from_game_string(OPENING)
    assert board.resign(color) == WHITE_WON == board.outcome()
    assert board.state_string == "WhiteWins"


def test_the_players_agree_on_a_draw() -> None:
    board = Board.from_game_string(OPENING)
    assert board.agree_draw() == DRAWN == board.outcome()
    assert board.state_string == "Draw"


def test_nothing_is_played_after_a_declared_end() -> None:
    board = Board.from_game_string(OPENING)
    move = board.legal_moves[0]
    board.resign("white")
    legal = board.legal_moves
    assert (len(legal), list(legal), legal[:]) == (0, [], [])
    for action in (move, "wQ -wS1", "pass"):
        assert action not in legal
    with pytest.raises(IndexError, match="the game is over"):
        legal[0]
    for action in (move, "wQ -wS1", "pass"):
        with pytest.raises(GameOverError, match="White resigned, so Black has won"):
            board.push(action)
    with pytest.raises(GameOverError):
        board.move_string(move)
    assert (board.perft(0), board.perft(1), board.perft(3)) == (1, 0, 0)
    assert (legal_indices(board), action_mask(board).sum()) == ([], 0)
    with pytest.raises(GameOverError):
        Engine().best_move(board, Limit(depth=1))
    for end in (board.resign, board.agree_draw):
        with pytest.raises(GameOverError, match="over already"):
            end()
    assert board.outcome() == BLACK_WON


def test_nobody_resigns_after_the_end() -> None:
    board = Board.from_game_string(SURROUNDED)
    before = board.copy()
    for end in (board.resign, board.agree_draw):
        with pytest.raises(GameOverError, match="over already"):
            end()
    assert board == before


def test_reopening_takes_only_the_declared_end_back() -> None:
    board = Board.from_game_string(OPENING)
    before = board.copy()
    assert board.reopen() is None
    board.agree_draw()
    assert board != before
    assert board.reopen() == DRAWN
    assert board == before
    assert len(board.legal_moves) == len(before.legal_moves) > 0
    over = Board.from_game_string(SURROUNDED)
    assert over.reopen() is None
    assert over.outcome() is not None


def test_pop_takes_the_declared_end_back_with_the_move() -> None:
    board = Board.from_game_string(OPENING)
    board.resign()
    board.pop()
    assert board.game_string == "Base;InProgress;Black[1];wS1"
    board.push("bS1 wS1-")
    assert board.outcome() is None


def test_a_game_may_end_before_its_first_move() -> None:
    board = Board()
    board.resign("black")
    assert board.game_string == "Base;WhiteWins;White[1]"
    assert Board.from_game_string(board.game_string) == board
    with pytest.raises(EmptyHistoryError):
        board.pop()
    assert board.outcome() == WHITE_WON


@pytest.mark.parametrize(("state", "outcome"), [
    ("WhiteWins", WHITE_WON), ("blackwins", BLACK_WON), ("DRAW", DRAWN),
    ("InProgress", None), ("NotStarted", None),
])  # fmt: skip
def test_the_state_of_a_game_string_is_kept(state: str, outcome: Outcome | None) -> None:
    board = Board.from_game_string(OPENING.replace("InProgress", state))
    assert board.outcome() == outcome


@pytest.mark.parametrize("game", [SURROUNDED, DOUBLE_SURROUND])
@pytest.mark.parametrize("state", ["WhiteWins", "BlackWins", "Draw", "InProgress"])
def test_moves_that_end_the_game_decide_it(game: str, state: str) -> None:
    game_type, _, *rest = game.split(";")
    board = Board.from_game_string(";".join((game_type, state, *rest)))
    assert board.outcome() == Board.from_game_string(game).outcome()
    assert board.game_string == game
    assert board.reopen() is None


def test_a_declared_end_is_part_of_the_value() -> None:
    """Whatever the game, its copies, pickles and texts have the same end."""
    rng = random.Random(8)
    seen = set()
    for number in range(60):
        board = Board(rng.choice(list(GameType)), rng.choice(list(PRESETS)))
        for _ in range(rng.randrange(30)):
            if board.outcome() is None:
                board.push(rng.choice(board.legal_moves))
        running = board.copy()
        if board.outcome() is None:
            match rng.choice(["white", "black", "draw"]):
                case "draw":
                    board.agree_draw()
                case color:
                    board.resign(color)
            assert board != running
            assert running.outcome() is None
        again = [
            board.copy(),
            copy.deepcopy(board),
            pickle.loads(pickle.dumps(board)),
            eval(repr(board), dict(vars(skep))),
        ]
        for other in again:
            assert (other, hash(other), other.outcome()) == (board, hash(board), board.outcome())
            assert other.game_string == board.game_string
        seen.add((number, board))
    assert len(seen) == 60


@pytest.mark.parametrize("color", [0, 1, True, 2.5, b"w", [Color.WHITE]])
def test_something_that_is_not_a_player(color: Color) -> None:
    board = Board()
    with pytest.raises(WrongTypeError, match="expected a Color, or 'white' or 'black', not"):
        board.resign(color)
    assert board.outcome() is None


def test_an_unknown_player() -> None:
    with pytest.raises(SettingError, match="unknown player 'green'; expected white or black"):
        Board().resign("green")


@pytest.mark.parametrize("language", ["en", "de", "nl", "ru"])
def test_every_language_says_how_the_game_ended(language: str) -> None:
    board = Board()
    sentences = set()
    for end in (board.agree_draw, lambda: board.resign("white"), lambda: board.resign("black")):
        end()
        sentences.add(skep.sentence(board.explain("wS1"), language))
        board.reopen()
    assert len(sentences) == 3


def test_a_resigned_game_is_analyzed_where_it_ended() -> None:
    job = AnalysisJob(Limit(depth=1), lines=1, rules="tournament", network=None)
    game = OPENING.replace("InProgress", "BlackWins")
    task = AnalysisTask(0, GameAnalysis(1, game), Board.from_game_string(game))
    answer = job.start()(task).analysis
    assert answer.state == "BlackWins"
    assert answer.lines[0].moves


@pytest.mark.parametrize("state", ["WhiteWins", "BlackWins", "Draw"])
def test_counts_in_parts_respect_a_declared_end(state: str) -> None:
    board = Board.from_game_string(f"Base;{state};White[2];wS1;bS1 wS1-")
    for depth in range(4):
        counted = sum(part.nodes for part in perft_parts(board, depth))
        assert counted == board.perft(depth) == int(depth == 0)
