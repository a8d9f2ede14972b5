"""Jobs on a Ray cluster: the same results as locally, whichever process dies."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from skep import SettingError
from skep.engine import Engine
from skep.jobs import RayPool
from skep.learning.selfplay_games import MEGABYTES, SelfPlaySettings, play_game
from skep.learning.shards import read_games
from tests.jobs.errands import WATCHED, Squares
from tests.jobs.listening import family_of, listening_addresses
from tests.jobs.ray_cluster import Cluster, running_cluster


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    pytest.importorskip("ray", reason="Ray is not installed")
    with running_cluster() as cluster:
        yield cluster


@pytest.mark.ray
def test_every_task_is_done_once_even_if_workers_die(cluster: Cluster, tmp_path: Path) -> None:
    out = cluster.run("tests.jobs.ray_errands", cluster.address, str(tmp_path))
    killed, wrong, deadly, watched = map(json.loads, out.splitlines())
    assert killed == [[number, number * number] for number in range(8)]
    job = Squares(tmp_path / "killed")
    assert [job.attempts(number) for number in (0, 4, 5)] == [2, 1, 2]
    assert len(job.processes) <= 4
    assert wrong == "4 is not to be squared"
    assert "keep dying" in deadly
    assert watched == sorted(WATCHED.values()), "a hang or a death has the same result as here"


@pytest.mark.ray
def test_matches_self_play_and_analyses_on_a_cluster(cluster: Cluster, tmp_path: Path) -> None:
    there = ["--ray", cluster.address]
    players = ["skep?nodes=200", "skep?nodes=20"]
    report = cluster.run("skep", "match", *players, "--games", "4", *there)
    assert report.startswith("skep 1 against skep 2: 4 of 4 games\n")
    positions = tmp_path / "positions.txt"
    positions.write_text("Base\nBase+MLP\n")
    lines = cluster.run("skep", "analyse", str(positions), "--nodes", "100", *there)
    analyzed = [json.loads(line)["game"] for line in lines.splitlines()]
    assert analyzed == ["Base;NotStarted;White[1]", "Base+MLP;NotStarted;White[1]"]
    games = str(tmp_path / "games")
    cluster.run("skep", "selfplay", games, "--games", "32", "--nodes", "20", *there)
    played = sorted(read_games([tmp_path / "games"]), key=lambda game: game.index)
    engine = Engine(MEGABYTES)
    assert played == [play_game(SelfPlaySettings(1, 20), number, engine) for number in range(32)]


@pytest.mark.ray
@pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="needs /proc")
def test_a_cluster_of_this_machine_listens_on_the_loopback_address_only(cluster: Cluster) -> None:
    found = set(listening_addresses(family_of(cluster.process)))
    assert found
    assert all(address.is_loopback for address in found), found


def test_an_address_without_a_cluster(tmp_path: Path) -> None:
    with pytest.raises(SettingError, match=r"there is no Ray cluster at 127\.0\.0\.1:9: "):
        next(RayPool("127.0.0.1:9").run(Squares(tmp_path), range(3)))


@pytest.mark.parametrize("address", ["..:1", "localhost:99999999999999999999", f"{'a' * 64}:1"])
def test_an_impossible_address(address: str, tmp_path: Path) -> None:
    with pytest.raises(SettingError, match=r"is not an address such as 10\.0\.0\.1:6379"):
        next(RayPool(address).run(Squares(tmp_path), range(3)))


def test_without_ray(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SettingError, match=r"pip install 'skep\[ray\]'"):
        next(RayPool("local").run(Squares(tmp_path), range(3)))


def test_no_processes_are_refused() -> None:
    with pytest.raises(SettingError, match="the number of processes must be"):
        RayPool("local", 0)
