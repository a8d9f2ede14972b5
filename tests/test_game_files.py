"""Files of games: the content decides the format."""

from __future__ import annotations

import json
from textwrap import dedent

import pytest

from skep import FileError, IllegalMoveError, Reason
from skep.arena.faults import FAULTS
from skep.arena.pgn import format_pgn
from skep.arena.referee import PLY_CAP
from skep.game_files import GameEntry, read_games, replayed
from tests.arena.playing import named, record

GAME = "Base;InProgress;White[2];wS1;bS1 wS1-"


def test_game_strings() -> None:
    assert read_games(f"\n  {GAME}  \n# a comment\nBase+MLP\n", "x") == [
        GameEntry(2, GAME),
        GameEntry(4, "Base+MLP"),
    ]


def test_the_pgn_of_a_contest() -> None:
    games = [record(0, "a", "b", "WhiteWins"), record(0, "b", "a", "BlackWins", "timeout")]
    entries = read_games(format_pgn(named("a", "b"), games, "2018.10.28"), "x")
    moves = "wS1;bS1 wS1-;wA1 -wS1"
    assert entries == [
        GameEntry(1, f"Base;WhiteWins;Black[2];{moves}"),
        GameEntry(18, f"Base;InProgress;Black[2];{moves}"),
    ]


@pytest.mark.parametrize("reason", sorted({PLY_CAP, *FAULTS}))
def test_games_that_the_arena_broke_off_have_no_result_in_their_state(reason: str) -> None:
    """As in the record's GameString: nobody resigned or agreed to a draw."""
    games = [record(0, "a", "b", "Draw", reason)]
    (entry,) = read_games(format_pgn(named("a", "b"), games, "2018.10.28"), "x")
    assert entry.game == games[0].game_string.replace("White[2]", "Black[2]")


@pytest.mark.parametrize("reason", list(Reason))
def test_games_that_the_arena_finished_keep_their_result(reason: Reason) -> None:
    games = [record(0, "a", "b", "BlackWins", str(reason.value))]
    (entry,) = read_games(format_pgn(named("a", "b"), games, "2018.10.28"), "x")
    assert entry.game == "Base;BlackWins;Black[2];wS1;bS1 wS1-;wA1 -wS1"


@pytest.mark.parametrize(
    ("tags", "token", "state"),
    [
        ('[Result "1-0"]', "", "WhiteWins"),
        ('[Result "0-1"]', "0-1", "BlackWins"),
        ('[Result "1/2-1/2"]', "", "Draw"),
        ('[Result "whitewins"]', "", "WhiteWins"),
        ('[Result "BlackWins"]', "*", "BlackWins"),
        ('[Result "?"]', "0-1", "BlackWins"),
        ("", "Draw", "Draw"),
        ("", "1-0", "WhiteWins"),
        ('[Result "*"]', "1-0", "WhiteWins"),
        ('[Result "*"]', "*", "InProgress"),
        ("", "InProgress", "InProgress"),
        ("", "", "InProgress"),
        ('[Result "1-0"]\n[Termination "time forfeit"]', "1-0", "WhiteWins"),
    ],
)
def test_the_result_of_a_pgn_is_kept(tags: str, token: str, state: str) -> None:
    text = f'[GameType "Base"]\n{tags}\n\n1. wS1 2. bS1 wS1-\n{token}\n'
    assert read_games(text, "x")[0].game == f"Base;{state};White[2];wS1;bS1 wS1-"


def test_pgn_as_others_write_it() -> None:
    text = dedent(r"""
        [GameType "Base+ML"]
        [Date "30-Jan-2024_16:10:56"]
        [Result "1-0"]

        1. wS1 {a comment
        [Event "which is part of it"]
        } 2. bS1 wS1-   3. wA1 \wS1
        4. pass
        1-0
        [GameType "Base"]
        [Result "*"]
        *
    """)
    assert read_games(text, "x") == [
        GameEntry(2, r"Base+ML;WhiteWins;White[3];wS1;bS1 wS1-;wA1 \wS1;pass"),
        GameEntry(11, "Base;NotStarted;White[1]"),
    ]


def test_the_json_lines_of_a_contest() -> None:
    lines = [{"format": 2, "fixture": {}}, record(0, "a", "b", "Draw").to_json(), {"game": GAME}]
    text = "\n".join(map(json.dumps, lines)) + '\n{"opening": 0}\n{"cut sh'
    first, second, third, fourth = read_games(text, "x")
    assert first == GameEntry(2, f"{GAME};wA1 -wS1")
    assert second == GameEntry(3, GAME)
    assert (third.line, third.problem) == (4, "'{\"opening\": 0}' has no game_string")
    assert (fourth.line, fourth.problem) == (5, "'{\"cut sh' is not a JSON object")


def test_some_bad_games_among_good_ones_are_marked() -> None:
    text = f"Chess\n{GAME}\n"
    bad, good = read_games(text, "x")
    assert "unknown game type 'Chess'" in bad.problem
    assert good == GameEntry(2, GAME)
    text = '[Event "chess"]\n1. e4\n[GameType "Base"]\n1. wS1\n[GameType "Base"]\nwS1 2. bS1 wS1-'
    untyped, good, unnumbered = read_games(text, "x")
    assert untyped.problem == "the PGN game has no GameType tag"
    assert good == GameEntry(3, "Base;InProgress;Black[1];wS1")
    assert unnumbered.problem.startswith("'wS1' before the first move")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", "x is empty"),
        (" \n\n", "x is empty"),
        ("Dear diary,\ntoday", "line 1: unknown game type 'Dear diary,'"),
        ('[Event "World Championship"]\n\n1. e4 e5', "line 1: the PGN game has no GameType tag"),
        ('{"a": 1}\n', "line 1: '{\"a\": 1}' has no game_string"),
        ('{"format": 2, "fixture": {}}\n', "x has no games yet"),
        ("(;GM[27]VV[1])", "unknown game type"),
        ("\0\1\2", "unknown game type"),
    ],
)
def test_a_file_without_any_game_is_one_error(text: str, found: str) -> None:
    with pytest.raises(FileError) as caught:
        read_games(text, "x")
    assert found in str(caught.value)
    assert str(caught.value).startswith("x ")


def test_a_game_that_begins_with_the_queen_names_the_rules_that_accept_it() -> None:
    with pytest.raises(IllegalMoveError, match="--rules rulebook accepts it"):
        replayed("Base;InProgress;Black[1];wQ", "tournament")
    assert replayed("Base;InProgress;Black[1];wQ", "rulebook").ply == 1
    with pytest.raises(IllegalMoveError) as caught:
        replayed("Base;InProgress;Black[1];wS2", "tournament")
    assert "--rules" not in str(caught.value)
