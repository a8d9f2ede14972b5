"""``skep book``: builds, merges and shows opening books."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from skep import Board
from skep.cli.app import run
from skep.learning.shards import open_shards
from skep.openings import OpeningBook
from tests.learning.playing import SETTINGS, random_frame, random_games

GAMES = (
    "Base;WhiteWins;White[2];wG1;bG1 wG1-",
    r"Base;Draw;White[2];wG1;bS1 \wG1",
    "Base;WhiteWins;Black[1];wA1",
)
PGN = '[GameType "Base"]\n[Result "0-1"]\n\n1. wA1\n2. bA1 wA1-\n'

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def games(tmp_path: Path) -> Path:
    path = tmp_path / "games.txt"
    path.write_text("\n".join(GAMES))
    return path


@pytest.fixture
def book(tmp_path: Path, games: Path) -> Path:
    path = tmp_path / "my.book"
    assert run(["book", "build", str(games), "--out", str(path)]) == 0
    return path


def test_the_help_has_examples(capsys: Captured) -> None:
    for command in ("build", "merge", "show"):
        assert run(["book", command, "--help"]) == 0
        assert f"Example: skep book {command}" in capsys.readouterr().out
    assert run(["book"]) == 0
    listed = capsys.readouterr().out
    assert all(f"  {command} " in listed for command in ("build", "merge", "show"))


def test_a_book_is_built_from_files_and_selfplay(tmp_path: Path, games: Path) -> None:
    (tmp_path / "games.pgn").write_text(PGN)
    with open_shards(tmp_path / "selfplay", SETTINGS) as shards:
        for batch in range(2):
            shards.add(random_frame(batch))
    sources = [str(games), str(tmp_path / "games.pgn"), str(tmp_path / "selfplay")]
    out = tmp_path / "my.book"
    assert run(["book", "build", *sources, "--out", str(out), "--plies", "12"]) == 0
    ant = Board()
    ant.push("wA1")
    ant.push("bA1 wA1-")
    ant.resign("white")
    boards = [*map(Board.from_game_string, GAMES), ant]
    boards += [game.board() for batch in range(2) for game in random_games(batch)]
    assert OpeningBook.load(out) == OpeningBook.from_games(boards, 12)


def test_a_result_counts_whatever_ended_the_game(tmp_path: Path) -> None:
    record = {"game_string": "Base;InProgress;White[2];wA1;bA1 wA1-", "result": "BlackWins"}
    (tmp_path / "games.jsonl").write_text(json.dumps({**record, "reason": "illegal-move"}))
    assert run(["book", "build", str(tmp_path / "games.jsonl"), "--out", str(tmp_path / "b")]) == 0
    ant = Board()
    ant.push("wA1")
    ant.push("bA1 wA1-")
    ant.resign("white")
    assert OpeningBook.load(tmp_path / "b") == OpeningBook.from_games([ant])


def test_games_come_from_folders_pipes_and_the_command_line(
    games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, out = tmp_path / "folder", tmp_path / "my.book"
    folder.mkdir()
    games.rename(folder / games.name)
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(PGN.encode())))
    typed = "Base;InProgress;Black[1];wS1"
    assert run(["book", "build", str(folder), "-", typed, "--out", str(out)]) == 0
    ant = Board.from_game_string("Base;BlackWins;White[2];wA1;bA1 wA1-")
    boards = [*map(Board.from_game_string, (*GAMES, typed)), ant]
    assert OpeningBook.load(out) == OpeningBook.from_games(boards, 20)


def test_rare_moves_can_be_left_out(games: Path, capsys: Captured) -> None:
    out = games.with_name("rare.book")
    assert run(["book", "build", str(games), "--out", str(out), "--min-games", "2"]) == 0
    assert capsys.readouterr().out == "1 moves\n"


def test_what_a_book_shows(book: Path, capsys: Captured) -> None:
    capsys.readouterr()
    assert run(["book", "show", str(book), "Base"]) == 0
    header, *rows = capsys.readouterr().out.splitlines()
    names = ("move", "games", "white wins", "draws", "black wins", "undecided", "score")
    assert header.split() == " ".join(names).split()
    assert [row.split() for row in rows] == [
        ["wG1", "2", "1", "1", "0", "0", "75.0", "%"],
        ["wA1", "1", "1", "0", "0", "0", "100.0", "%"],
    ]


def test_what_a_book_shows_as_json(book: Path, capsys: Captured) -> None:
    capsys.readouterr()
    game = "Base;InProgress;Black[1];wG1"
    assert run(["book", "show", str(book), game, "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert sorted(row["move"] for row in rows) == ["bG1 wG1-", "bS1 wG1-"]
    assert all(len(row["equal_moves"]) == 5 for row in rows)
    assert {row["score"] for row in rows} == {0.0, 0.5}


def test_a_position_that_is_not_in_the_book(book: Path, capsys: Captured) -> None:
    capsys.readouterr()
    assert run(["book", "show", str(book), "Base+MLP"]) == 0
    assert capsys.readouterr().out == "The book has no moves for this position.\n"


def test_books_are_merged(book: Path) -> None:
    out = book.with_name("both.book")
    assert run(["book", "merge", str(book), str(book), "--out", str(out)]) == 0
    once = OpeningBook.load(book)
    assert OpeningBook.load(out) == once.merged(once)


def test_games_that_cannot_be_replayed_are_left_out(tmp_path: Path, capsys: Captured) -> None:
    games, out = tmp_path / "games.txt", tmp_path / "my.book"
    games.write_text("\n".join([*GAMES, "Base;InProgress;Black[1];wQ", "Chess"]))
    command = ["book", "build", str(games), "--out", str(out)]
    assert run([*command, "--rules", "tournament"]) == 1
    printed = capsys.readouterr()
    queen, chess, counts = printed.err.splitlines()
    assert queen.startswith(f"{games}, line 4: move 1 (wQ)")
    assert chess.startswith(f"{games}, line 5: ")
    assert counts == "games: 3, repairs: 0, faults: 2"
    assert len(OpeningBook.load(out)) == 4


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["build", "no-such-file", "--out", "x"], "no-such-file"),
        (["build", "empty", "--out", "x"], "found no games in empty"),
        (["build", ".", "--out", "x"], "choose a place outside of it"),
        (["build", "my.book", "--out", "x"], "found no games in my.book: my.book, line 1: "),
        (["build", "games.txt", "--out", "no/such/folder"], "there is no folder"),
        (["build", "games.txt", "--out", "x", "--rules", "chess"], "unknown rule set 'chess'"),
        (["show", "games.txt", "Base"], "is not an opening book"),
        (["show", "my.book", "Chess"], "unknown game type"),
        (["show", "my.book", "Base", "--rules", "chess"], "unknown rule set 'chess'"),
        (["merge", "my.book", "games.txt", "--out", "x"], "is not an opening book"),
        (["burn"], "No such command"),
    ],
)
def test_mistakes(
    words: list[str], message: str, book: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.chdir(book.parent)
    Path("empty").mkdir()
    assert run(["book", *words]) == 2
    assert message in capsys.readouterr().err
    assert not Path("x").exists()


def test_a_failed_build_keeps_the_old_book(book: Path) -> None:
    before = book.read_bytes()
    assert run(["book", "build", str(book), "--out", str(book)]) == 2
    assert book.read_bytes() == before
