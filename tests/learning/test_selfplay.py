"""Self-play: the same legal games each time, with the right results, whoever is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from skep import GameType, Reason, SettingError, SkepError
from skep.cli.app import run
from skep.engine import Engine
from skep.jobs import LocalPool
from skep.jobs.keeping import append
from skep.learning import SelfPlayResult, selfplay
from skep.learning import selfplay_folder as module
from skep.learning.frames import unpack
from skep.learning.games import PlayedGame, PlayedResult
from skep.learning.selfplay_folder import SelfPlayJob, play_batch
from skep.learning.selfplay_games import BATCH, MEGABYTES, PLY_CAP, SelfPlaySettings, play_game
from skep.learning.shards import read_frames, read_games
from skep.progress import Progress
from tests.patience import PATIENCE, wait_until

SETTINGS = SelfPlaySettings(seed=1, nodes=60)
GAMES = 4 * BATCH


@pytest.fixture(scope="module")
def games() -> list[PlayedGame]:
    engine = Engine(MEGABYTES)
    return [play_game(SETTINGS, number, engine) for number in range(GAMES)]


def test_games_are_legal_and_end_as_they_say(games: list[PlayedGame]) -> None:
    results = {
        "White": PlayedResult.WHITE_WINS,
        "Black": PlayedResult.BLACK_WINS,
        "None": PlayedResult.DRAW,
    }
    for game in games:
        board = game.board()
        outcome = board.outcome()
        *_, last = game.plies
        if outcome is not None and outcome.reason is not Reason.RESIGNED:
            assert game.result is results[str(outcome.winner)]
        elif last.win_in is not None:
            white_won = (last.win_in > 0) == (len(game) % 2 == 1)
            assert game.result is (
                PlayedResult.WHITE_WINS if white_won else PlayedResult.BLACK_WINS
            )
        else:
            assert (game.result, len(game)) == (PlayedResult.CAPPED, PLY_CAP)


def test_only_the_last_position_is_decided(games: list[PlayedGame]) -> None:
    for game in games:
        *before, _ = game.plies
        assert not any(ply.win_in for ply in before)


def test_openings_and_stray_moves_are_marked(games: list[PlayedGame]) -> None:
    lengths = Counter[int]()
    strays = 0
    for game in games:
        searched = [ply.is_searched for ply in game.plies]
        opening = searched.index(True)
        lengths[opening] += 1
        strays += searched[opening:].count(False)
    assert set(lengths) <= set(range(2, 13))
    assert 0.01 < strays / sum(map(len, games)) < 0.06


def test_all_game_types_are_played_the_two_usual_ones_most(games: list[PlayedGame]) -> None:
    engine = Engine(MEGABYTES)
    types = Counter(play_game(SelfPlaySettings(2, 1), n, engine).game_type for n in range(300))
    assert set(types) == set(GameType)
    assert {kind for kind, _ in types.most_common(2)} == {GameType.BASE, GameType.BASE_MLP}
    assert len({game.record for game in games}) == len(games)


def test_a_batch_is_the_same_whenever_it_is_played(games: list[PlayedGame]) -> None:
    engine = Engine(MEGABYTES)
    play_batch(SETTINGS, 3, engine)  # leaves something in the engine's table
    batch = play_batch(SETTINGS, 1, engine)
    assert list(unpack(batch.frame)) == games[BATCH : 2 * BATCH]
    assert batch.positions == sum(game.positions for game in games[BATCH : 2 * BATCH])


def test_processes_play_the_same_games(games: list[PlayedGame]) -> None:
    job = SelfPlayJob(SETTINGS)
    frames = [batch.frame for batch in LocalPool(2).run(job, range(GAMES // BATCH))]
    assert [game for frame in sorted(frames) for game in unpack(frame)] == games


def test_a_worker_with_another_engine_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    job = SelfPlayJob(SETTINGS)
    monkeypatch.setattr(module, "engine_signature", lambda _: "0123456789ab")
    with pytest.raises(SettingError, match=r"another engine .* its signature is 0123456789ab"):
        job.start()


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["selfplay", str(tmp_path), "--nodes", "20", "-j", "2"]
    assert run([*command, "--games", "20"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.startswith("32 games played now: ")
    assert run([*command, "--games", "48"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("16 games played now: ")
    assert out.splitlines()[-2].split()[:2] == ["all", "48"]
    assert sorted(game.index for game in read_games([tmp_path])) == list(range(48))
    assert run([*command, "--games", "48"]) == 0
    assert "played now" not in capsys.readouterr().out
    assert run([*command, "--games", "48", "--seed", "2"]) == 2
    assert "its seed is 1, here it is 2" in capsys.readouterr().err


def test_self_play_from_python(tmp_path: Path) -> None:
    reported: list[tuple[int, int]] = []
    result = selfplay(
        tmp_path / "games",
        games=20,
        nodes=20,
        pool=LocalPool(2),
        on_progress=lambda progress: reported.append((progress.done, progress.total)),
    )
    assert (result.games, result.played) == (32, 32)
    assert result.positions > 0
    assert reported == [(0, 32), (16, 32), (32, 32)]
    again = selfplay(tmp_path / "games", games=20, nodes=20)
    assert (again.games, again.played) == (32, 0)
    assert again.folder == tmp_path / "games"


@pytest.mark.parametrize(
    "wrong", [{"games": 0}, {"games": "9"}, {"nodes": 0}, {"seed": -1}, {"network": 7}], ids=str
)
def test_mistakes_from_python(wrong: dict[str, object], tmp_path: Path) -> None:
    with pytest.raises(SkepError):
        selfplay(tmp_path / "games", **wrong)  # type: ignore[arg-type]
    with pytest.raises(SkepError, match="the folder of the games"):
        selfplay(7)  # type: ignore[arg-type]
    assert not (tmp_path / "games").exists()


def test_ctrl_c_leaves_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even the batch during whose writing it came."""

    def interrupted(handle: int, data: bytes) -> None:
        append(handle, data)
        if os.fstat(handle).st_size > len(data):  # not the header
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr("skep.learning.shards.append", interrupted)
    reported: list[Progress[SelfPlayResult]] = []
    with pytest.raises(KeyboardInterrupt):
        selfplay(tmp_path, games=64, nodes=1, pool=LocalPool(1), on_progress=reported.append)
    assert (reported[0].so_far.games, reported[0].so_far.played) == (16, 16)


def test_help_has_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["selfplay", "--help"]) == 0
    assert "Example: skep selfplay" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "FOLDER"),
        (["games", "--games", "0"], "a whole number from 1 to 4294967296, not 0"),
        (["games", "--games", "4294967297"], "to 4294967296, not 4294967297"),
        (["games", "--nodes", "0"], "the number of nodes must be"),
        (["games", "-j", "0"], "the number of processes must be"),
        (["/dev/null/games"], "cannot write to /dev/null/games"),
    ],
)
def test_mistakes_are_explained_in_one_line(
    arguments: list[str],
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["selfplay", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("error: ")
    assert message in err


def test_killed_workers_and_a_killed_command_lose_nothing(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "skep", "selfplay", str(tmp_path / "games")]
    words += ["--nodes", "60", "-j", "2", "--games"]
    command = subprocess.Popen([*words, "1000000"], stdout=subprocess.DEVNULL)
    _wait_for_batches(tmp_path / "games", 2)
    os.kill(_workers(command.pid)[0], signal.SIGKILL)
    _wait_for_batches(tmp_path / "games", 5)
    workers = _workers(command.pid)
    command.kill()
    command.wait()
    kept = {game.index for game in read_games([tmp_path / "games"])}
    assert len(kept) >= 5 * 16
    total = max(kept) + 1 + 5 * 16
    wait_until(
        lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers), "the workers end"
    )
    subprocess.run([*words, str(total)], stdout=subprocess.DEVNULL, check=True, timeout=PATIENCE)
    played = sorted(read_games([tmp_path / "games"]), key=lambda game: game.index)
    assert [game.index for game in played] == list(range(total))
    engine = Engine(MEGABYTES)
    settings = SelfPlaySettings(seed=1, nodes=60)
    assert played[:8] == [play_game(settings, number, engine) for number in range(8)]


def test_ctrl_c_stops_with_a_summary(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "skep", "selfplay", str(tmp_path / "games")]
    process = subprocess.Popen(
        [*words, "--games", "100000", "--nodes", "60", "-j", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    _wait_for_batches(tmp_path / "games", 1)
    os.killpg(process.pid, signal.SIGINT)  # to the whole group, as a terminal does
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (130, "stopped; the same command continues\n")
    assert "games played now" in out


def _wait_for_batches(folder: Path, count: int) -> None:
    def is_there() -> bool:
        return any(folder.glob("*.skep")) and len(list(read_frames(folder))) >= count

    wait_until(is_there, f"{count} batches are kept")


def _workers(parent: int) -> list[int]:
    """The processes of a command that are playing."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return [
        int(child)
        for child in children
        if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
    ]
