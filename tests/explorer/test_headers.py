"""Headers of any origin: they are stored as they are, or as unknown, and never get in the way."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skep import Board, SettingError, SkepError, WrongTypeError
from skep.explorer import Explorer, ExplorerFilter, IndexedGame
from skep.game import Game

BOARD = Board.from_game_string("Base;WhiteWins;White[2];wG1;bS1 wG1-")


def indexed(path: Path, headers: dict[str, str]) -> tuple[IndexedGame, ...]:
    """A game with these headers, as the index shows it."""
    with Explorer.open(path / "index") as explorer:
        explorer.add([Game.from_board(BOARD, {"Date": "2018", **headers})])
        return explorer.look_up(Board(), games=9).latest


@pytest.mark.parametrize(
    ("text", "date"),
    [
        ("2018.10.28", "2018-10-28"),
        ("2018-10-28", "2018-10-28"),
        ("2018.10.??", "2018-10"),
        ("2018.??.??", "2018"),
        ("2018.??.28", "2018"),
        ("2018", "2018"),
        ("3 November 2018", "2018-11-03"),
        ("Fri Nov 02 09:01:07 EDT 2018", "2018-11-02"),
        ("20-Jan-2024_14:53:24", "2024-01-20"),
    ],
)
def test_dates(tmp_path: Path, text: str, date: str) -> None:
    (game,) = indexed(tmp_path, {"Date": text})
    assert game.date == date


@pytest.mark.parametrize(
    "text", ["", "?", "????.??.??", "2018.02.30", "2018.13.01", "0000.01.01", "soon", "2" * 10_000]
)
def test_what_is_no_date(tmp_path: Path, text: str) -> None:
    assert indexed(tmp_path, {"Date": text}) == ()


@pytest.mark.parametrize(
    ("text", "strength"),
    [
        ("1850", 1850),
        (" 1850 ", 1850),
        ("1850?", 1850),
        ("1850.7", 1850),
        ("0", None),
        ("4096", None),
        ("-5", None),
        ("1e3", None),
        ("٣٤٥", None),
        ("strong", None),
        ("9" * 5000, None),
    ],
)
def test_ratings(tmp_path: Path, text: str, strength: int | None) -> None:
    (game,) = indexed(tmp_path, {"WhiteElo": text, "BlackElo": "1"})
    assert (game.white_strength, game.black_strength) == (strength, 1)


NAMES = [
    "Robert'); DROP TABLE games;--",
    "a\0b",
    "\ud800 half",
    "  two\n lines ",
    "%_*?[a-z]",
    "Ж" * 5000,
    "ẞ Straße",
]


@pytest.mark.parametrize("name", NAMES)
def test_names_of_players(tmp_path: Path, name: str) -> None:
    headers = {"White": name, "Black": "Bo", "Event": name, "Site": name, "Round": name}
    (game,) = indexed(tmp_path, headers)
    assert game.white == game.event == game.site
    assert game.white.isprintable()
    assert len(game.white) <= 120
    with Explorer.open(tmp_path / "index", read_only=True) as explorer:
        for wanted in (name, name.upper(), "Bo", "b*", f"{name[:1]}*"):
            found = explorer.look_up(Board(), ExplorerFilter(player=wanted))
            assert found.total.games == 1, wanted
        for wanted in ("", "Robert", "x*", "?", "o*"):
            assert explorer.look_up(Board(), ExplorerFilter(player=wanted)).total.games == 0


@pytest.fixture(scope="module")
def explorer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Explorer]:
    with Explorer.open(tmp_path_factory.mktemp("any") / "index") as explorer:
        yield explorer


@given(st.dictionaries(st.text(max_size=8), st.text()), st.text(), st.text())
def test_any_headers(explorer: Explorer, others: dict[str, str], name: str, value: str) -> None:
    headers = {**others, "White": name, "Black": "Bo", "WhiteElo": value, "Date": value}
    added = explorer.add([Game.from_board(BOARD, headers)])
    assert added.games + added.known == 1
    assert explorer.look_up(Board(), ExplorerFilter(player="bo")).total.games == len(explorer)
    explorer.look_up(Board(), ExplorerFilter(player=name))


@pytest.mark.parametrize(
    "settings",
    [
        {"color": "white"},
        {"player": "Ada", "color": "green"},
        {"since": "tomorrow"},
        {"until": "2018-13"},
        {"since": "2019", "until": "2018"},
        {"result": "WhiteWins"},
        {"min_strength": -1},
        {"min_strength": 5000},
    ],
)
def test_wrong_filters(settings: dict[str, str]) -> None:
    with pytest.raises(SkepError):
        ExplorerFilter(**settings)  # type: ignore[arg-type]
    with pytest.raises(WrongTypeError):
        ExplorerFilter(player=7)  # type: ignore[arg-type]


def test_wrong_arguments(tmp_path: Path) -> None:
    with Explorer.open(tmp_path / "index") as explorer:
        with pytest.raises(WrongTypeError):
            explorer.look_up("Base")  # type: ignore[arg-type]
        with pytest.raises(WrongTypeError):
            explorer.look_up(Board(), "ada")  # type: ignore[arg-type]
        with pytest.raises(SettingError):
            explorer.look_up(Board(), games=-1)
        assert explorer.look_up(Board()).total.games == 0
    with pytest.raises(SettingError):
        Explorer.open(tmp_path / "index", plies=0)
