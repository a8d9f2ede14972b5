"""The referee: our rules, threefold repetition, the ply cap, forced passes."""

from __future__ import annotations

from collections.abc import Iterator

from skep import PASS, Board, Color
from skep.arena.contestant import Decision
from skep.arena.records import GameId
from skep.arena.referee import play_game
from skep.arena.spec_strings import parse_player
from tests.arena.playing import OPENING, play


class Script:
    """A player that plays the given moves."""

    def __init__(self, *moves: str) -> None:
        self._moves: Iterator[str] = iter(moves)
        self.closed = False

    def start_game(self, board: Board) -> None:
        pass

    def choose(self, board: Board) -> Decision:
        return Decision(board.parse_move(next(self._moves)), 0.01)

    def last_words(self) -> list[str]:
        return []

    def close(self) -> None:
        self.closed = True


def test_the_ply_cap_is_its_own_outcome() -> None:
    skep = parse_player("skep?nodes=50")
    record = play(skep, skep, ply_cap=5)
    assert (record.result, record.reason, record.plies) == ("Draw", "ply-cap", 5)
    assert record.white_half_points == 1


def test_the_third_occurrence_is_a_draw() -> None:
    white = Script("wQ -wS1", *["wQ /wS1", "wQ -wS1"] * 4)
    black = Script("bQ bS1-", *["bQ bS1/", "bQ bS1-"] * 4)
    record = play(white, black)
    assert (record.result, record.reason) == ("Draw", "repetition")
    assert record.white_side.moves == 5


def test_an_illegal_move_loses_and_is_explained() -> None:
    white = Script("wQ bS1-")
    record = play(white, Script())
    assert (record.result, record.reason) == ("BlackWins", "illegal-move")
    assert "wQ" in record.detail or "touch" in record.detail
    assert white.closed
    assert record.game_string == OPENING


def test_a_forced_pass_is_played_by_the_referee() -> None:
    game = (
        r"Base+M;InProgress;Black[13];wG1;bA1 wG1-;wS1 /wG1;bQ bA1-;wM -wS1;bG1 bQ/;wQ -wM;"
        r"bS1 bG1-;wB1 /wQ;bM bS1-;wG2 /wB1;bA2 bM-;wS2 -wG2;bS2 bA2-;wG3 -wS2;bA3 bS2/;wB2 -wG3;"
        r"bB1 bA3-;wA1 /wB2;bG2 bB1/;wA2 /wA1;bB2 bG2/;wA3 /wA2;bG3 bB2-;wA3 bG3-"
    )
    board = Board.from_game_string(game, "tournament")
    assert PASS in board.legal_moves
    seats = {Color.WHITE: Script("wA2 -wA1"), Color.BLACK: Script()}
    record = play_game(
        GameId(0, "w", "b"), board, seats, board.ply + 3, lambda _: None, lambda _: None
    )
    assert record.reason == "ply-cap"
    assert record.game_string.endswith(r"pass;wA2 -wA1;pass")
    assert record.black_side.moves == 0
