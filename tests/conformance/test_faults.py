"""Engines that do one thing wrong: only the checks for that thing fail."""

from __future__ import annotations

from itertools import count

import pytest

from skep import Board
from skep.conformance import Conclusion, best_moves
from tests.conformance.checking import failures, results

pytestmark = pytest.mark.usefixtures("in_process")

BEST_MOVES = tuple(f"bestmove.{name}" for name in ("depth", "pass", "one-line", "game-kept"))


@pytest.mark.parametrize(
    ("fault", "theme", "names"),
    [
        ("two-names", "start", "greeting"),
        ("nameless", "start", "id version"),
        ("dragonflies", "start", "capabilities"),
        ("says-ok-twice", "start", "one-ok"),
        ("trails", "newgame", "default types game-string finished replaces header"),
        ("loads-nothing", "newgame", "game-string finished"),
        ("loads-nothing", "undo", ""),
        ("keeps-the-game", "newgame", "replaces"),
        ("mosquitoes", "newgame", "unannounced-type"),
        ("says-err", "play", "illegal unreadable pass-refused"),
        ("undoes-one", "undo", "many too-many fewer-than-one no-number"),
        ("lists-twice", "validmoves", "each-once"),
        ("drops-throws", "validmoves", "throw"),
        ("says-invalidmove", "errors", "unknown-command no-game game-over-err"),
        ("says-no-more", "errors", "message"),
        ("bends-options", "options", "list get set bad-value"),
        ("forgets-options", "options", "set"),
    ],
)
def test_a_fault_fails_its_checks(fault: str, theme: str, names: str) -> None:
    found = results([fault], f"{theme}.")
    assert len(found) > 4
    assert failures(found) == {f"{theme}.{name}" for name in names.split()}


@pytest.mark.parametrize(
    ("fault", "names"),
    [
        ("thinks-aloud", "one-line"),
        ("garbles-moves", "depth pass one-line game-kept"),
        ("cheats", "depth pass one-line game-kept"),
        ("plays-on", "depth game-kept"),
    ],
)
def test_a_best_move_that_is_not_a_move(fault: str, names: str) -> None:
    found = results([fault], *BEST_MOVES)
    assert failures(found) == {f"bestmove.{name}" for name in names.split()}


@pytest.mark.parametrize(
    ("fault", "received"),
    [
        ("drops-a-move", "missing: wQ /wS1"),
        ("adds-a-move", "not legal: wQ bQ- (queen-bee)"),
        ("adds-nonsense", "not moves: 'knight f3'"),
    ],
)
def test_what_is_wrong_with_a_list_of_moves(fault: str, received: str) -> None:
    result = results([fault], "validmoves.opening")["validmoves.opening"]
    assert result.conclusion is Conclusion.FAILED
    assert result.expected == "the 22 legal moves"
    assert result.received == (received,)
    assert result.sent[-1] == "validmoves"


def test_a_line_too_many_is_shown() -> None:
    result = results(["chats"], "play.game-string")["play.game-string"]
    assert result.expected == "Base;InProgress;Black[1];wS1"
    assert result.received == ("thinking", result.expected)


def test_the_first_difference_in_a_random_game_comes_with_the_game() -> None:
    result = results(["drops-throws"], "games.Base+MLP")["games.Base+MLP"]
    assert result.conclusion is Conclusion.FAILED
    assert result.note.startswith("in the game Base+MLP;InProgress;")
    board = Board.from_game_string(result.note.removeprefix("in the game "), "uhp")
    missing = result.received[0].removeprefix("missing: ").split("; ")
    assert all(board.parse_move(move) in board.legal_moves for move in missing)


def test_random_games_are_spread_over_the_types_that_there_are() -> None:
    found = results(["mosquitoes"], "games.", games=3)
    notes = {name: result.note.partition(" game")[0] for name, result in found.items()}
    assert (notes["games.Base"], notes["games.Base+M"]) == ("2", "1")
    assert all(
        result.conclusion is Conclusion.SKIPPED
        for name, result in found.items()
        if name not in ("games.Base", "games.Base+M")
    )


def test_repetition_is_not_judged() -> None:
    """In this seed's game, a position occurs for the third time at ply 20."""
    result = results(["draws-by-repetition"], "games.Base", games=1, seed=28)["games.Base"]
    assert (result.conclusion, result.note) == (Conclusion.PASSED, "1 game, 19 positions")


def test_exceeding_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    instants = count(0, 1.4)
    monkeypatch.setattr(best_moves, "monotonic", lambda: next(instants))
    (result,) = results(["hurries"], "bestmove.time-start", grace=0.25).values()
    assert result.conclusion is Conclusion.FAILED
    assert result.expected == "a reply within 1.35 s"
    assert result.received == ("a reply after 1.40 s",) * 2
    (result,) = results(["hurries"], "bestmove.time-start", grace=0.5).values()
    assert (result.conclusion, result.note) == (Conclusion.PASSED, "1.40 s")
