"""Perft in parts: the same counts, and shares that make up the whole."""

from __future__ import annotations

from itertools import islice

import pytest

from skep import Board, perft
from tests.board.games import FORCED_PASS, SURROUNDED


@pytest.mark.parametrize("game", ["Base", "Base+MLP", FORCED_PASS, SURROUNDED])
@pytest.mark.parametrize("at_once", [0, 1e3, 1e8])
def test_parts_make_up_the_whole(
    game: str, at_once: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(perft, "_AT_ONCE", at_once)
    board = Board.from_game_string(game, "uhp")
    before = board.copy()
    for depth in range(6):
        parts = list(perft.perft_parts(board, depth))
        assert sum(part.nodes for part in parts) == board.perft(depth)
        assert sum(part.share for part in parts) == pytest.approx(1) or board.outcome()
    assert board == before


def test_long_counts_have_many_parts() -> None:
    parts = list(islice(perft.perft_parts(Board("Base+MLP"), 9), 50))
    assert len(parts) == 50
    assert sum(part.share for part in parts) < 0.1


def test_a_board_without_history_is_counted_from_where_it_is() -> None:
    board = Board.from_game_string(FORCED_PASS, "uhp").copy(history=False)
    assert sum(part.nodes for part in perft.perft_parts(board, 4)) == board.perft(4)
