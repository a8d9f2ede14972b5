"""Games out of any source: what is wrong with one never costs another."""

from __future__ import annotations

import gzip
import io
import zipfile
from collections.abc import Iterator
from itertools import chain, repeat
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skep.errors import FileError, NotationError, SettingError, WrongTypeError
from skep.formats import Format, GameRead, Place, Repair, decoding, read_game, read_games
from skep.progress import Progress

ONE = "Base;InProgress;White[2];wS1;bS1 wS1-"
OTHER = "Base+MLP;InProgress;White[2];wG1;bS1 wG1-"
ILLEGAL = "Base;InProgress;White[2];wS1;bS1"
PGN = """[GameType "Base"]
[White "Ada"]

1. wS1
2. bS1 wS1-
"""


def found(reads: Iterator[GameRead]) -> list[tuple[str, int, str]]:
    """The place of each game, and its GameString or its fault."""
    return [
        (read.place.file, read.place.line, read.game.board().game_string if read.game else "fault")
        for read in reads
    ]


class Endless(io.RawIOBase):
    """A file that has the same bytes again and again, up to a number of them."""

    def __init__(self, start: bytes, again: bytes, size: int, end: bytes = b"") -> None:
        self._pieces = chain([start], repeat(again, size // len(again)), [end])

    def readable(self) -> bool:
        return True

    def read(self, _size: int = -1) -> bytes:
        return next(filter(None, self._pieces), b"")


def test_each_game_has_its_place_and_each_fault_its_reason() -> None:
    text = f"# a comment\n{ONE}\n\n{ILLEGAL}\n{OTHER}\n"
    first, bad, last = read_games(text)
    assert [read.place.line for read in (first, bad, last)] == [2, 4, 5]
    assert first.game is not None
    assert first.fault == last.fault == ""
    assert bad.game is None
    assert "bS1" in bad.fault


def test_a_folder_of_mixed_formats(tmp_path: Path) -> None:
    """The content decides: each file has a name that says something else."""
    (tmp_path / "a.sgf").write_text(f"{ONE}\n{ILLEGAL}\n")
    (tmp_path / "b.txt").write_bytes(b"\xef\xbb\xbf" + PGN.replace("\n", "\r\n").encode())
    (tmp_path / "c.pgn").write_bytes(gzip.compress(OTHER.encode("utf-16")))
    with zipfile.ZipFile(tmp_path / "d", "w") as archive:
        archive.writestr("2018/x", PGN)
        archive.writestr("picture.png", b"\x89PNG\r\n\x1a\n\0\0")
        archive.writestr("empty", "")
        archive.writestr("y.gz", gzip.compress(ONE.encode()))
    assert found(read_games(tmp_path)) == [
        (f"{tmp_path}/a.sgf", 1, ONE),
        (f"{tmp_path}/a.sgf", 2, "fault"),
        (f"{tmp_path}/b.txt", 1, ONE),
        (f"{tmp_path}/c.pgn", 1, OTHER),
        (f"{tmp_path}/d/2018/x", 1, ONE),
        (f"{tmp_path}/d/picture.png", 1, "fault"),
        (f"{tmp_path}/d/empty", 0, "fault"),
        (f"{tmp_path}/d/y.gz", 1, ONE),
    ]


def test_a_source_is_read_only_as_far_as_games_are_asked_for() -> None:
    class Once(io.RawIOBase):
        read_once = False

        def readable(self) -> bool:
            return True

        def read(self, _size: int = -1) -> bytes:
            assert not self.read_once, "read on without need"
            self.read_once = True
            return f"{ONE}\n{ONE}\n".encode() * 10

    reads = read_games(Once())
    assert next(reads).game is not None
    assert next(reads).game is not None


def test_what_is_no_game_is_said_with_what_was_expected() -> None:
    [read] = read_games(io.StringIO("\n\nDear diary,\n"))
    assert read.place == Place("the text", 3)
    assert read.fault == (
        "'Dear diary,' is not a game; expected GameStrings, PGN, SGF of BoardSpace, JSON or "
        "records of the arena"
    )
    [read] = read_games("")
    assert str(read.place) == "the text"
    assert read.fault.startswith("it is empty; expected GameStrings")


def test_a_bad_beginning_does_not_hide_the_format() -> None:
    lines = [f"Dear diary {number}" for number in range(10)]
    reads = list(read_games("\n".join([*lines, ONE])))
    assert [read.game is None for read in reads] == [True] * 10 + [False]


def test_a_given_format_is_used() -> None:
    [read] = read_games("hello\n", format=Format.GAME_STRING)
    assert read.game is None
    with pytest.raises(WrongTypeError, match="expected a Format"):
        next(read_games(ONE, format="pgn"))  # type: ignore[arg-type]
    with pytest.raises(SettingError, match="unknown rule set 'chess'"):
        next(read_games(ONE, rules="chess"))


# Repairs of characters


def test_repairs_belong_to_the_game_with_the_line() -> None:
    games = [PGN.replace("Ada", name) for name in ("Zoë", "Ada", "Åke", "Örn")]
    reads = list(read_games(io.BytesIO("\n".join(games).encode("latin-1"))))
    assert [read.game.headers["White"] for read in reads if read.game] == [
        *("Zoë", "Ada", "Åke", "Örn"),
    ]
    repairs = [repair for read in reads for repair in read.repairs]
    assert [read.place.line for read in reads if read.repairs] == [1, 13, 19]
    assert [repair.line for repair in repairs] == [2, 14, 20]
    assert repairs[0] == Repair(2, "byte 0xeb is not UTF-8; read as ISO-8859-1")


def test_a_repair_in_the_first_line_of_a_game_is_its_own() -> None:
    tagged = PGN.replace('[GameType "Base"]\n', "")
    games = (f'[White "{name}"]\n[GameType "Base"]{tagged.partition("]")[2]}' for name in "aéa")
    reads = list(read_games(io.BytesIO("\n".join(games).encode("latin-1"))))
    assert [len(read.repairs) for read in reads] == [0, 1, 0]


def test_utf_16_is_one_repair() -> None:
    first, second = read_games(io.BytesIO(f"{ONE}\r\n{ONE}\r\n".encode("utf-16")))
    assert first.repairs == (Repair(1, "the text is UTF-16, not UTF-8"),)
    assert second.repairs == ()


# Endless things


def test_an_endless_line_costs_only_its_own_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decoding, "MAX_LINE", 1000)
    text = f"{ONE}\n# {'x' * 5000}\n{ONE};{'wA1 ' * 5000}\n{ONE}\n".encode()
    reads = list(read_games(io.BytesIO(text)))
    assert [(read.place.line, read.fault) for read in reads] == [
        (1, ""),
        (2, "the line has more than 1,000 bytes"),
        (3, "the line has more than 1,000 bytes"),
        (4, ""),
    ]


def test_an_endless_line_inside_of_a_game_of_many_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decoding, "MAX_LINE", 1000)
    text = f"{PGN}\n{PGN}3. {'x' * 5000}\n\n{PGN}".encode()
    reads = list(read_games(io.BytesIO(text)))
    assert [read.fault for read in reads] == ["", "line 12: the line has more than 1,000 bytes", ""]


def test_an_endless_game_is_left_out_and_the_next_one_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(decoding, "MAX_GAME", 1000)
    endless = Endless(f"{PGN}\n{PGN}".encode(), b"{comment}\n" * 50, 1_000_000, PGN.encode())
    first, bad, last = read_games(endless)
    assert first.game is not None
    assert bad.place.line == 7
    assert "the game has more than 1,000 characters" in bad.fault
    assert last.game is not None
    assert last.place.line > 100_000


@pytest.mark.parametrize(
    ("start", "line"),
    [
        (ONE, "x"),
        (ONE, ""),
        (ONE, "#"),
        ("", ""),
        (PGN, "x"),
        (PGN, "{}"),
        ("(;GM[27]SU[hive])", "x"),
        ("", "(;)"),
        ('{"game_string": ""}', "{}"),
    ],
)
def test_a_file_of_endless_short_lines_is_given_up(
    start: str, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decoding, "MAX_GAP", 1000)
    lines = f"{line}\n".encode() * 100
    file = Endless(f"{start}\n".encode(), lines, 10**12)
    *_, last = read_games(file)
    assert last.fault.endswith("1,000 lines without a game that can be read; the rest is left out")


def test_a_large_game_that_nothing_follows_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decoding, "MAX_GAP", 1000)
    monkeypatch.setattr(decoding, "MAX_GAME", 1000)
    large, rest = read_games(Endless(PGN.encode(), b"x\n", 10**12))
    assert "more than 1,000 characters" in large.fault
    assert (rest.place.line, rest.fault[:11]) == (1000, "1,000 lines")


def test_a_file_with_more_games_than_faults_may_follow_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(decoding, "MAX_GAP", 10)
    text = f"{ONE}\n" + f"{ILLEGAL}\n\n" * 4 + f"{OTHER}\n"
    assert sum(read.game is not None for read in read_games(text * 5)) == 10


def test_an_endless_line_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decoding, "MAX_LINE", 100_000)
    endless = Endless(f"{ONE}\n".encode(), b"x" * 1000, 5_000_000, f"\n{ONE}\n".encode())
    assert [read.fault for read in read_games(endless)] == [
        *("", "the line has more than 100,000 bytes", ""),
    ]


def test_a_file_that_is_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "games.gz"
    games = "".join(f"{ONE}\n" if index % 2 else f"{OTHER}\n" for index in range(5000))
    packed = gzip.compress(games.encode())
    path.write_bytes(packed[: len(packed) // 2])
    *reads, last = read_games(path)
    assert len(reads) > 1000
    assert all(read.game is not None for read in reads)
    assert last.game is None
    assert last.place.line == len(reads) + 1
    assert last.fault == "the file breaks off here: the archive is cut off"


def test_a_game_of_many_lines_that_is_cut_off_is_a_fault(tmp_path: Path) -> None:
    path = tmp_path / "games.gz"
    path.write_bytes(gzip.compress(PGN.encode())[:-10])
    [read] = read_games(path)
    assert read.place.line == 1
    assert "the file breaks off here" in read.fault


SAMPLES = [
    ONE,
    PGN,
    '{"game_type": "Base", "moves": ["wS1", "bS1 wS1-"]}',
    '{"format": 1, "settings": {}}\n{"game_string": "Base;InProgress;Black[1];wS1"}',
    '(;GM[27]VV[1]SU[hive]P0[id "a"]P1[id "b"];P0[0 Start P0];P0[1 Dropb wS1 N 13 .];P0[2 Done])',
]


@given(st.data())
def test_no_bytes_raise_an_error(data: st.DataObject) -> None:
    content = bytearray("\n\n".join(data.draw(st.permutations(SAMPLES))).encode())
    for _ in range(data.draw(st.integers(0, 5))):
        start, size = data.draw(st.integers(0, len(content))), data.draw(st.integers(0, 20))
        content[start : start + size] = data.draw(
            st.binary(max_size=8) | st.sampled_from([b"(", b"[", b"{", b'"', b"\r", b"\n\n", b"(;"])
        )
    for read in read_games(io.BytesIO(bytes(content))):
        assert (read.game is None) is bool(read.fault)
        assert read.place.line <= content.count(b"\n") + content.count(b"\r") + 1


# The rest of the interface


def test_progress_counts_bytes_and_games(tmp_path: Path) -> None:
    (tmp_path / "a").write_text(f"{ONE}\n" * 3000)
    (tmp_path / "b").write_text(f"{OTHER}\n")
    reports: list[Progress[int]] = []
    assert len(list(read_games(tmp_path, on_progress=reports.append))) == 3001
    assert reports[-1].done == reports[-1].total == 3000 * (len(ONE) + 1) + len(OTHER) + 1
    assert reports[-1].so_far >= 3000
    assert [it.done for it in reports] == sorted(it.done for it in reports)


def test_read_game_wants_exactly_one() -> None:
    assert read_game(ONE).board().game_string == ONE
    assert read_game(PGN).headers["White"] == "Ada"
    for text, message in [
        ("", "it is empty"),
        (f"{ONE}\n{ONE}", "more than one game"),
        (ILLEGAL, "bS1"),
        ("hello", "'hello' is not a game"),
    ]:
        with pytest.raises(NotationError, match=message):
            read_game(text)
    with pytest.raises(WrongTypeError):
        read_game(7)  # type: ignore[arg-type]


def test_a_path_in_a_text_is_not_read_as_a_game(tmp_path: Path) -> None:
    path = tmp_path / "secret"
    path.write_text(ONE)
    with pytest.raises(NotationError, match="is not a game"):
        read_game(str(path))
    with pytest.raises(FileError, match="No such file"):
        next(read_games(str(tmp_path / "missing")))
