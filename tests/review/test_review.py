"""Reviews of hand-made games, by the engine and by a stub."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from skep import Board, Color, SettingError, WrongTypeError
from skep.engine import Limit
from skep.engine.chances import won_in
from skep.game import Game
from skep.progress import Progress
from skep.review import Label, Phase, Review, review_game
from skep.review.judging import judge
from skep.review.positions import positions_of
from skep.review.searching import search
from tests.board.games import DOUBLE_SURROUND, FORCED_PASS

from .games import BLUNDER_AND_MISSED_WIN, WON, game
from .stub_engine import StubEngine

FEW = Limit(nodes=2_000)


def reviewed(played: Game, engine: StubEngine) -> Review:
    found = [search(engine, board, action, FEW) for board, action in positions_of(played)]
    return judge(played, found)


def test_a_blunder_and_a_missed_win() -> None:
    review = review_game(game(BLUNDER_AND_MISSED_WIN), limit=FEW)
    blunder, missed = review.moves[-2:]
    assert blunder.label is Label.BLUNDER
    assert blunder.evaluation.win_in == 1
    assert blunder.chance == 1
    assert blunder.loss > 0.1
    assert missed.label is Label.MISSED_WIN
    assert missed.best == (r"wA2 wA1" + "\\",)
    assert missed.best_evaluation.win_in == 1
    assert {blunder, missed} <= set(review.turning_points)
    assert review.counts("white")[Label.MISSED_WIN] == 1


def test_a_game_that_ends_has_its_result_at_the_end() -> None:
    review = review_game(game(WON), limit=FEW)
    assert review.moves[-1].label in (Label.BEST, Label.ONLY_MOVE)
    assert review.moves[-1].evaluation == (won_in(0), None)
    assert review.chances[-1] == 1
    assert len(review.chances) == len(review.moves) + 1
    drawn = review_game(game(DOUBLE_SURROUND), limit=FEW)
    assert drawn.chances[-1] == 0.5


def test_the_best_moves_everywhere_have_an_accuracy_of_100() -> None:
    engine = StubEngine()
    board = Board("Base")
    while board.ply < 12:
        board.push(engine.analyse(board, FEW).best)
    review = reviewed(Game.from_board(board), engine)
    assert {move.label for move in review.moves} == {Label.BEST}
    for color in Color:
        assert review.accuracy(color) == pytest.approx(100)
    assert review.turning_points == []


def test_an_only_move() -> None:
    played = game("Base;InProgress;White[2];wS1;bS1 wS1-")
    known = {1: {"bS1 wS1-": -10} | dict.fromkeys(_others(played), -400)}
    review = reviewed(played, StubEngine(known))
    assert review.moves[1].label is Label.ONLY_MOVE
    assert review.moves[1].effects
    late = reviewed(played, StubEngine(known | {1: known[1] | {"bS1 wS1-": 30}}, settles_at=900))
    assert late.moves[1].label is Label.BRILLIANT


def _others(played: Game) -> list[str]:
    board, action = list(positions_of(played))[-2]
    return [board.move_string(other) for other in board.legal_moves if other != action]


def test_a_forced_pass_does_not_count() -> None:
    board = Board.from_game_string(FORCED_PASS)
    board.push("pass")
    review = reviewed(Game.from_board(board), StubEngine())
    assert review.moves[-1].label is Label.FORCED
    assert review.moves[-1].loss == 0


def test_both_sides_of_a_loss_are_searched_to_the_same_depth() -> None:
    engine = StubEngine({0: {"wA1": 50}})
    board = Board()
    board.push("wS1")
    search(engine, board.root(), board.history[0], Limit(nodes=77))
    assert [(limit.nodes, limit.depth) for limit in engine.limits] == [(77, None), (77, 5)]


def test_a_proven_loss_after_a_move_counts_against_it() -> None:
    played = game("Base;InProgress;Black[2];wS1;bS1 wS1-;wA1 -wS1")
    known = {0: {"wA1": 60}, 1: {"bS1 wS1-": won_in(7)}}
    review = reviewed(played, StubEngine(known))
    assert review.moves[0].label is Label.BLUNDER
    assert review.moves[0].evaluation.win_in == -7


def test_a_resigned_game_is_reviewed_to_its_last_position() -> None:
    review = reviewed(game("Base;WhiteWins;White[2];wS1;bS1 wS1-"), StubEngine())
    assert len(review.moves) == 2
    assert review.game.startswith("Base;WhiteWins")


def test_a_game_without_moves() -> None:
    review = review_game(Game("Base+MLP"), limit=FEW)
    assert review.moves == ()
    assert review.accuracy("white") is None
    assert review.turning_points == []
    assert len(review.chances) == 1


def test_phases() -> None:
    phases = [move.phase for move in reviewed(game(WON), StubEngine()).moves]
    assert phases[0] is Phase.OPENING
    assert phases[7] is Phase.OPENING
    assert phases[8] is Phase.MIDDLE_GAME
    assert phases[-1] is Phase.ENDING
    assert phases == sorted(phases, key=lambda phase: phase.value)


def test_a_game_from_the_middle() -> None:
    board = Board.from_game_string(BLUNDER_AND_MISSED_WIN).copy(history=False)
    board.push(board.legal_moves[0])
    review = review_game(Game.from_board(board), limit=FEW)
    assert [(move.ply, move.color) for move in review.moves] == [(20, Color.BLACK)]


def test_progress_counts_positions() -> None:
    reported: list[tuple[int, int]] = []

    def report(progress: Progress[Sequence[Review]]) -> None:
        reported.append((progress.done, progress.total))

    review_game(game("Base;InProgress;Black[1];wS1"), limit=FEW, on_progress=report)
    assert reported == [(0, 2), (1, 2), (2, 2)]


def test_mistakes_of_callers() -> None:
    with pytest.raises(WrongTypeError, match="expected a Game"):
        review_game("Base")  # type: ignore[arg-type]
    with pytest.raises(WrongTypeError, match="Limit"):
        review_game(Game(), limit=5)  # type: ignore[arg-type]
    with pytest.raises(SettingError, match="unknown player"):
        review_game(Game(), limit=FEW).accuracy("green")
