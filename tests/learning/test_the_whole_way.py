"""The whole pipeline through the commands: games, a network, a match."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE

pytest.importorskip("torch")


def skep(*arguments: str) -> str:
    command = [sys.executable, "-m", "skep", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_from_games_to_a_match(tmp_path: Path) -> None:
    games, network, results = tmp_path / "games", tmp_path / "new.skepnet", tmp_path / "m.jsonl"
    skep("selfplay", str(games), "--games", "96", "--nodes", "60", "--seed", "1", "-j", "2")
    output = skep("train", str(games), "--out", str(network), "--epochs", "2", "--batch", "256")
    assert "epoch 2: training" in output
    assert sorted(path.name for path in tmp_path.glob("new*")) == ["new.skepnet", "new.skepnet.svg"]
    new = f"skep?nodes=100&network={network}&name=new"
    skep(
        "match", new, "skep?nodes=100&network=none&name=old", "--games", "4", "--out", str(results)
    )
    played = [json.loads(line) for line in results.read_text().splitlines()[1:]]
    assert len(played) == 4
    assert {game["white"] for game in played} == {"new", "old"}
    assert not any(game["reason"] in ("died", "refused", "timeout") for game in played)
