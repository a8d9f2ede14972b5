"""``skep.study.analyse_games``: typed analyses, progress, files that continue, and mistakes."""

from __future__ import annotations

import json
import signal
from collections.abc import Sequence
from pathlib import Path

import pytest

from skep import Board, FileError, SettingError, WrongTypeError
from skep.engine import Engine, Limit
from skep.formats import GameRead, Place
from skep.game import Game
from skep.jobs import LocalPool
from skep.jobs.keeping import append
from skep.progress import Progress
from skep.study import GameAnalysis, analyse_games

pytestmark = pytest.mark.processes

OPENING = "Base;InProgress;White[2];wS1;bS1 wS1-"
GAMES = [OPENING, "Chess", f"{OPENING};wQ -wS1"]
LIMIT = Limit(nodes=200)
ONE = LocalPool(1)


def test_analyses_in_the_order_of_the_games() -> None:
    reported: list[tuple[int, int]] = []
    found = analyse_games(
        GAMES,
        limit=LIMIT,
        lines=2,
        pool=LocalPool(2),
        on_progress=lambda progress: reported.append((progress.done, progress.total)),
    )
    assert reported == [(0, 3), (1, 3), (2, 3), (3, 3)]
    first, wrong, last = found
    assert [analysis.game for analysis in found] == GAMES
    assert (wrong.line, wrong.lines) == (2, ())
    assert wrong.error is not None
    assert "is not a game" in wrong.error
    board = Board.from_game_string(OPENING)
    expected = Engine().analyse(board, LIMIT, 2)
    assert [line.score for line in first.lines] == [line.score for line in expected.lines]
    assert board.parse_move(first.lines[0].moves[0]) == expected.best
    assert (last.error, last.state) == (None, "InProgress")
    for analysis in found:
        values = json.loads(json.dumps(analysis.to_json()))
        assert GameAnalysis.from_json(values) == analysis


def test_a_file_continues(tmp_path: Path) -> None:
    out = tmp_path / "analyses.jsonl"
    begun = analyse_games(GAMES[:2], limit=LIMIT, pool=ONE, out=out)
    reported: list[Progress[Sequence[GameAnalysis]]] = []
    whole = analyse_games(GAMES, limit=LIMIT, pool=ONE, out=out, on_progress=reported.append)
    assert [progress.done for progress in reported] == [2, 3]
    assert [*whole[:2]] == [*begun]
    assert len(out.read_text().splitlines()) == 4
    with pytest.raises(FileError, match="this result belongs to another game"):
        analyse_games(GAMES[1:], limit=LIMIT, pool=ONE, out=out)
    lines = out.read_text().splitlines()
    lines[1] = json.dumps({"line": 1, "game": OPENING, "lines": [{"moves": 7}]})
    out.write_text("\n".join(lines) + "\n")
    with pytest.raises(FileError, match="line 2: not the analysis of a game"):
        analyse_games(GAMES, limit=LIMIT, pool=ONE, out=out)


def test_ctrl_c_leaves_what_was_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even the analysis during whose writing it came."""

    def interrupted(handle: int, data: bytes) -> None:
        append(handle, data)
        if b'"game": "Chess"' in data:
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr("skep.jobs.json_lines.append", interrupted)
    reported: list[Progress[Sequence[GameAnalysis]]] = []
    out = tmp_path / "analyses.jsonl"
    with pytest.raises(KeyboardInterrupt):
        analyse_games(GAMES, limit=LIMIT, pool=ONE, out=out, on_progress=reported.append)
    assert [analysis.game for analysis in reported[0].so_far] == GAMES[:2]


@pytest.mark.parametrize(
    ("games", "options", "error"),
    [
        (OPENING, {}, WrongTypeError),
        ([7], {}, WrongTypeError),
        (None, {}, WrongTypeError),
        (Path("no-such-file"), {}, FileError),
        (GAMES, {"lines": 0}, SettingError),
        (GAMES, {"rules": "chess"}, SettingError),
        (GAMES, {"network": 7}, WrongTypeError),
        (GAMES, {"limit": 7}, WrongTypeError),
        (GAMES, {"out": 7}, WrongTypeError),
    ],
)
def test_mistakes(games: object, options: dict[str, object], error: type[Exception]) -> None:
    with pytest.raises(error):
        analyse_games(games, **options)  # type: ignore[arg-type]


def test_no_games() -> None:
    assert analyse_games([]) == []


def test_games_and_reads_of_games() -> None:
    """Also from two files, and two games on one line."""
    game = Game.from_board(Board.from_game_string(OPENING))
    reads = [GameRead(Place("a.pgn", 1), game), GameRead(Place("a.pgn", 1), None, fault="damaged")]
    found = analyse_games([game, *reads, OPENING], limit=LIMIT, pool=ONE)
    assert [(it.file, it.line, it.error) for it in found] == [
        (None, 1, None),
        ("a.pgn", 1, None),
        ("a.pgn", 1, "damaged"),
        (None, 4, None),
    ]
    assert found[0].lines == found[1].lines == found[3].lines
