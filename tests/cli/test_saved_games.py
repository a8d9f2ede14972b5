"""Saved games: nothing a user has saved is ever lost."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from skep.board import Board
from skep.cli.files import LIMIT, data_folder, read_text, user_path, write_text
from skep.cli.terminal.autosave import Autosave
from skep.cli.terminal.players import Seat
from skep.cli.terminal.saved_game import SavedGame, format_game, parse_game
from skep.errors import FileError
from skep.outcomes import Outcome, Reason
from skep.pieces import Color

from .playing import AGAINST_COMPUTER, TWO_PEOPLE, WON, Player, moves_of

FILE = """\
skep-game 1
rules: tournament
white: human
black: computer
game: Base+M;InProgress;White[2];wS1;bS1 wS1-
"""


@pytest.fixture
def player(tmp_path: Path) -> Player:
    return Player(tmp_path)


# The format


def test_the_format() -> None:
    game = parse_game(FILE, "x")
    assert game.board.game_string == "Base+M;InProgress;White[2];wS1;bS1 wS1-"
    assert game.rules == "tournament"
    assert game.seats == AGAINST_COMPUTER
    assert not game.finished
    assert format_game(game) == FILE


@pytest.mark.parametrize("state", ["WhiteWins", "BlackWins", "Draw"])
@pytest.mark.parametrize("level", [1, 10])
def test_the_round_trip(state: str, level: int) -> None:
    for game_string in (WON, f"Base;{state};White[2];wS1;bS1 wS1-"):
        board = Board.from_game_string(game_string, "rulebook")
        game = SavedGame(board, "rulebook", AGAINST_COMPUTER, level)
        assert parse_game(format_game(game), "x") == game
        assert game.finished


@pytest.mark.parametrize("color", Color)
def test_a_resignation_in_an_older_file(color: Color) -> None:
    game = parse_game(f"{FILE}resigned: {color.id}\n", "x")
    assert game.board.outcome() == Outcome(color.other, Reason.RESIGNED)
    assert f"Base+M;{color.other}Wins;" in format_game(game)
    won = f"rules: rulebook\nwhite: human\nblack: human\nresigned: {color.id}\ngame: {WON}"
    over = Board.from_game_string(WON, "rulebook").outcome()
    assert parse_game(f"skep-game 1\n{won}\n", "x").board.outcome() == over


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "x: it is empty; expected GameStrings, PGN"),
        ("Base;NotStarted;White[1];wX", "x, line 1: move 1 (wX)"),
        ("\0\0\0\0", "x, line 1: '����' is not a game; expected GameStrings, PGN"),
        ("skep-game 2\n", "x has version '2'; this Skep reads version 1"),
        ("skep-game\n", "x has version ''"),
        (FILE[: FILE.index("black")], "x is incomplete; expected also black, game"),
        (FILE.replace("white: human", "white: dog"), "x, line 3: 'dog'; expected human or comp"),
        (FILE.replace("rules:", "ruled:"), "x, line 2: 'ruled: tournament'; expected one of rules"),
        (FILE + "white: human\n", "x, line 6: 'white: human'; expected one of resigned"),
        (FILE + "resigned: red\n", "x, line 6: 'red'; expected white or black"),
        (FILE + "level: 0\n", "x, line 6: '0'; expected 1 to 10"),
        (FILE + "level: ten\n", "x, line 6: 'ten'; expected 1 to 10"),
        (FILE.replace("tournament", "mine"), "x, line 2: 'mine'; expected one of rulebook"),
        (FILE.replace("bS1 wS1-", "bS1 wS"), "x, line 5: unknown reference 'wS' at column 36"),
        (FILE.replace("bS1 wS1-", "bQ wS1-"), "x, line 5: move 2 (bQ wS1-), column 32: Under"),
    ],
)
def test_a_damaged_file_is_reported_with_its_place(text: str, problem: str) -> None:
    with pytest.raises(FileError) as caught:
        parse_game(text, "x")
    assert str(caught.value).startswith(problem)


# Saving and loading


def test_save_and_load(player: Player, tmp_path: Path) -> None:
    path = tmp_path / "friday.game"
    assert player.types(*moves_of(WON)[:6], f"save {path}") == f"Saved to {path}."
    player.types("new", "wQ")
    loaded, kept = player.types(f"load {path}").splitlines()
    assert loaded == f"Loaded from {path}."
    assert kept.startswith(f"The previous game is saved in {tmp_path / 'games'}")
    assert player.board.move_strings == tuple(moves_of(WON)[:6])


def test_a_file_may_be_saved_again_by_the_same_session_only(player: Player, tmp_path: Path) -> None:
    path = tmp_path / "with a space.game"
    player.types("wQ", f"save {path}", "bQ wQ-")
    assert player.types(f"save {path}").startswith("Saved")
    assert "bQ wQ-" in path.read_text(encoding="utf-8")
    other = Player(tmp_path)
    assert other.types(f"save {path}").endswith("already exists. Choose another name.")
    assert "bQ wQ-" in path.read_text(encoding="utf-8")


def test_a_damaged_file_changes_nothing(player: Player, tmp_path: Path) -> None:
    path = tmp_path / "damaged.game"
    path.write_text(FILE.replace("bS1 wS1-", "bS9"), encoding="utf-8")
    player.types("wQ", "bQ wQ-")
    said = player.types(f"load {path}")
    assert said.startswith("Nothing was loaded, and your game is unchanged: ")
    assert "unknown piece 'bS9' at column" in said
    assert player.board.ply == 2
    assert path.read_text(encoding="utf-8").endswith("bS9\n")


@pytest.mark.parametrize("name", ["missing", ".", "/", "/dev/zero", "a\0b", "~nobody-here/x"])
def test_names_that_cannot_be_loaded_or_saved(player: Player, name: str) -> None:
    player.types("wQ")
    assert player.types(f"load {name}").startswith("Nothing was loaded")
    if name != "missing":
        assert player.types(f"save {name}").startswith("Not saved")
    assert player.board.ply == 1


def test_files_that_are_not_text_or_are_too_large(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"abc\xff")
    with pytest.raises(FileError, match="is not text in UTF-8: see byte 4"):
        read_text(path)
    path.write_bytes(b"a" * (LIMIT + 1))
    with pytest.raises(FileError, match="is larger than"):
        read_text(path)


def test_a_failed_write_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x"
    write_text(path, "old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(FileError, match=r"cannot write .*: No space left on device"):
        write_text(path, "new")
    assert path.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_path_with_a_tilde(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/bee")
    assert user_path("~/x.game") == Path("/home/bee/x.game")


# Autosave


def test_every_change_is_kept_at_once(player: Player) -> None:
    player.types("wQ")
    assert player.kept().endswith("game: Base;InProgress;Black[1];wQ\n")
    player.types("bQ wQ-")
    assert player.kept().endswith("wQ;bQ wQ-\n")
    player.types("undo", "undo")
    assert player.kept().endswith("game: Base;NotStarted;White[1]\n")


def test_nothing_is_kept_before_the_first_move(player: Player, tmp_path: Path) -> None:
    player.types("help", "moves", "hint", "undo", "new", "quit")
    assert not (tmp_path / "games").exists()


def test_the_last_game_is_found_and_goes_on_in_its_file(player: Player, tmp_path: Path) -> None:
    assert Autosave(tmp_path / "games").unfinished_game() == (None, [])
    player.types("wQ", "bQ wQ-")
    later = Autosave(tmp_path / "games")
    game, _ = later.unfinished_game()
    assert game is not None
    assert game.board == player.board
    assert game.seats == TWO_PEOPLE
    game.board.push("wA1 -wQ")
    later.keep(game)
    assert player.kept().endswith("wA1 -wQ\n")


def test_two_windows_do_not_overwrite_each_other(player: Player, tmp_path: Path) -> None:
    player.types("wQ")
    second = Autosave(tmp_path / "games")
    game, _ = second.unfinished_game()
    assert game is not None
    game.board.push("bQ wQ-")
    second.keep(game)
    player.types("bA1 wQ/")
    kept = [path.read_text(encoding="utf-8") for path in (tmp_path / "games").iterdir()]
    assert sorted(text.rpartition(";")[2] for text in kept) == ["bA1 wQ/\n", "bQ wQ-\n"]


def test_a_damaged_last_game_is_left_as_it_is(player: Player, tmp_path: Path) -> None:
    player.types("wQ")
    (path,) = (tmp_path / "games").iterdir()
    path.write_text("skep-game 1\nrules", encoding="utf-8")
    game, (problem,) = Autosave(tmp_path / "games").unfinished_game()
    assert game is None
    assert "line 2" in problem
    player.types("bQ wQ-")  # continues in another file
    assert path.read_text(encoding="utf-8") == "skep-game 1\nrules"


def test_finished_and_damaged_games_do_not_hide_an_unfinished_one(tmp_path: Path) -> None:
    Player(tmp_path).types("wA1")
    Player(tmp_path).types("wB1", "resign", "y")
    Player(tmp_path).types("wG1", "undo")
    damaged = tmp_path / "games" / "damaged.game"
    damaged.write_bytes(b"\xff")
    for age, path in enumerate(sorted((tmp_path / "games").iterdir(), key=_is_wanted)):
        os.utime(path, ns=(-age, -age))
    game, problems = Autosave(tmp_path / "games").unfinished_game()
    assert game is not None
    assert game.board.move_strings == ("wA1",)
    assert len(problems) == 1


def _is_wanted(path: Path) -> bool:
    return b"wA1" in path.read_bytes()


def test_a_game_that_cannot_be_kept_goes_on(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("in the way", encoding="utf-8")
    player = Player(tmp_path)
    assert "can't be saved for next time" in player.types("wQ")
    assert player.types("bQ wQ-") == "Black: bQ wQ-"  # said only once
    assert player.types("quit") == "Goodbye!"


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other folders")
def test_the_folder_of_the_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SKEP_DATA", str(tmp_path))
    assert data_folder() == tmp_path
    monkeypatch.delenv("SKEP_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert data_folder() == Path("/data/skep")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/bee")
    assert data_folder() == Path("/home/bee/.local/share/skep")


def test_seats_are_what_the_file_says() -> None:
    swapped = FILE.replace("white", "?").replace("black", "white").replace("?", "black")
    assert parse_game(swapped, "x").seats == {Color.WHITE: Seat.COMPUTER, Color.BLACK: Seat.HUMAN}


def test_what_is_repaired_in_a_game_to_play_on_is_reported(
    capsys: pytest.CaptureFixture[str],
) -> None:
    parse_game("Base;InProgress;White[1];wS1", "x")
    repaired = "x, line 1: repaired: the turn is written White[1], but it is Black[1]\n"
    assert capsys.readouterr().err == repaired


def test_a_game_in_another_format_is_one_between_two_people() -> None:
    text = '[GameType "Base"]\n\n1. wQ\n2. bQ wQ-\n'
    game = parse_game(text, "x")
    assert (game.rules, game.board.move_strings) == ("rulebook", ("wQ", "bQ wQ-"))
    assert set(game.seats.values()) == {Seat.HUMAN}
