"""``skep.arena.match`` and ``tournament``: results, progress, files that continue, mistakes."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from skep import SkepError
from skep.arena import MatchResult, Sprt, SprtDecision, match, parse_player, tournament
from skep.engine import Limit
from skep.jobs import LocalPool, RayPool
from skep.jobs.keeping import append
from skep.progress import Progress
from tests.arena.playing import OPENING, fake

pytestmark = pytest.mark.processes

WEAK, WEAKER = "skep?nodes=9&name=a", "skep?nodes=5&name=b"
TWO, ONE = LocalPool(2), LocalPool(1)
OPENINGS = [OPENING, f"{OPENING};wA1 -wS1"]


def test_a_match(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    reported: list[Progress[MatchResult]] = []
    first = parse_player(WEAK)
    result = match(
        first,
        WEAKER,
        games=2,
        sprt=Sprt(0, 10),
        openings=OPENINGS,
        ply_cap=20,
        pool=TWO,
        out=out,
        on_progress=reported.append,
    )
    assert [(progress.done, progress.total) for progress in reported] == [(0, 2), (1, 2), (2, 2)]
    assert all(progress.so_far is result for progress in reported)
    assert result.contest.fixture.names == ("a", "b")
    assert (result.encounter.games, len(result.records), result.has_faults) == (2, 2, False)
    assert result.estimate is not None
    assert result.decision is SprtDecision.UNDECIDED
    assert str(result).startswith("a against b: 2 of 2 games\n")
    assert result.to_json()["games"] == 2
    assert result.pgn().count("[GameType") == 2
    reported.clear()
    longer = match(
        WEAK,
        WEAKER,
        games=4,
        openings=OPENINGS,
        ply_cap=20,
        pool=TWO,
        out=str(out),
        on_progress=reported.append,
    )
    assert [progress.done for progress in reported] == [2, 3, 4]
    assert longer.decision is None
    assert [*longer.records[:2]] == [*result.records]


def test_a_tournament_with_a_player_at_fault() -> None:
    players = ["skep?name=a", WEAKER, fake("die")]
    result = tournament(
        players, games=2, game_types=["Base"], limit=Limit(nodes=5), ply_cap=20, pool=TWO
    )
    assert len(result.records) == 6
    assert result.has_faults
    assert {rating.player for rating in result.ratings} == set(result.contest.fixture.names)
    assert result.contest.fixture.players[0].limit == Limit(nodes=5)
    assert str(result).startswith("3 players, 2 games per pairing: 6 of 6 games")
    assert result.to_json()["games"] == 6


def test_ctrl_c_leaves_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even the game during whose writing it came."""

    def interrupted(handle: int, data: bytes) -> None:
        append(handle, data)
        if b"game_string" in data:
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr("skep.jobs.json_lines.append", interrupted)
    reported: list[Progress[MatchResult]] = []
    with pytest.raises(KeyboardInterrupt):
        match(
            WEAK,
            WEAKER,
            games=4,
            ply_cap=10,
            pool=ONE,
            out=tmp_path / "games",
            on_progress=reported.append,
        )
    (first,) = reported
    assert (first.done, first.so_far.encounter.games, len(first.so_far.records)) == (0, 1, 1)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"games": 3}, "pairs"),
        ({"ply_cap": 0}, "ply cap"),
        ({"rules": "chess"}, "chess"),
        ({"limit": 7}, "expected a Limit"),
        ({"game_types": ["Chess"]}, "unknown game type"),
        ({"game_types": 7}, "expected game types"),
        ({"openings": [f"{OPENING};wQ bS1-"]}, "the openings, line 1"),
        ({"openings": OPENING}, "GameStrings"),
        ({"openings": [7]}, "a GameString"),
        ({"openings": Path("no-such-file")}, "no-such-file"),
        ({"log": "log"}, "nothing to log"),
        ({"log": "log", "pool": RayPool("local")}, "this machine only"),
        ({"out": "no-such-folder/games"}, "no-such-folder"),
        ({"out": 7}, "the file of the games"),
        ({"log": 7}, "the file of the log"),
        ({"sprt": 7}, "an Sprt or None"),
        ({"openings": []}, "opening"),
        ({"game_types": []}, "game type"),
    ],
    ids=str,
)
def test_mistakes(options: dict[str, object], message: str) -> None:
    with pytest.raises(SkepError, match=message):
        match(WEAK, WEAKER, **options)  # type: ignore[arg-type]


@pytest.mark.parametrize("players", ["skep", 7, ["skep"], ["skep", 7], ["skep", "chess"]], ids=str)
def test_impossible_players(players: object) -> None:
    with pytest.raises(SkepError):
        tournament(players)  # type: ignore[arg-type]
