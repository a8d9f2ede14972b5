"""What a game says of itself: who played, how long, from where, and how it stands."""

from __future__ import annotations

import pytest

from skep import Board, Color, Outcome, Reason
from skep.collection import by_length, facts_of
from skep.formats import Format, read_game
from skep.formats.registry import WRITERS
from skep.game import Game

SETUP = "Base_w3_wQ-wS1-bS1-bQ"


def set_up(moves: int) -> Game:
    game = Game(start=Board.from_position(SETUP))
    game.root.add_line(["wA1 -wQ", "bA1 bQ-"][:moves])
    return game


@pytest.mark.parametrize("moves", [0, 1, 2])
def test_a_set_up_game_counts_what_was_played(moves: int) -> None:
    game = set_up(moves)
    for it in (game, Game.from_board(game.board())):
        assert (it.plies, it.state_string, it.is_set_up) == (moves, "InProgress", True)
        assert repr(it) == f"<Game ? - ?: Base, {moves} plies, InProgress>"
        facts = facts_of(it)
        assert (facts.plies, facts.result) == (moves, "InProgress")
        assert by_length(moves, moves)(it)
        for kind in (Format.PGN, Format.JSON, Format.GAME_STRING):
            text = WRITERS[kind](it)
            assert "NotStarted" not in text
            assert read_game(text) == it


def test_a_game_from_the_beginning() -> None:
    game = Game()
    assert (game.plies, game.state_string, game.is_set_up) == (0, "NotStarted", False)
    game.root.add("wS1")
    assert (game.plies, game.state_string, game.is_set_up) == (1, "InProgress", False)
    game.outcome = Outcome(Color.BLACK, Reason.TIME)
    assert game.state_string == "BlackWins"
    later = Game(start=game.board())
    assert (later.plies, later.state_string, later.is_set_up) == (0, "InProgress", True)


@pytest.mark.parametrize("unknown", ["", " ", "?", "-", " ? ", "..."])
def test_players_are_known_or_not(unknown: str) -> None:
    game = Game(headers={"White": " Ada ", "Black": unknown})
    assert (game.player(Color.WHITE), game.player("black")) == ("Ada", "")
    assert repr(game).startswith("<Game Ada - ?: ")
