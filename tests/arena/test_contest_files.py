"""The files of a contest: two options that share one are refused before anything is written."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from skep.cli.app import run
from skep.cli.contest import Files
from skep.errors import SettingError

NAMES = ("openings", "out", "pgn", "log")


@pytest.mark.parametrize(("first", "second"), list(combinations(NAMES, 2)))
def test_two_options_cannot_share_a_file(tmp_path: Path, first: str, second: str) -> None:
    real, link = tmp_path / "games", tmp_path / "link"
    link.symlink_to(real)
    for path in (real, link, tmp_path / "." / "games"):
        with pytest.raises(SettingError) as error:
            Files(**{first: real, second: path})
        assert str(error.value) == (
            f"--{first} and --{second} are the same file, {path}: give each its own"
        )


def test_options_can_share_a_device_and_the_dash() -> None:
    Files(pgn=Path("/dev/null"), log=Path("/dev/null"))
    Files(out=Path("-"), openings=Path("-"))


@pytest.mark.parametrize("command", ["match", "tournament"])
@pytest.mark.parametrize("other", ["--pgn", "--log", "--openings"])
def test_results_survive_a_shared_name(
    command: str, other: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "games.jsonl"
    out.write_text("what was there\n")
    players = ["skep?nodes=5", "uhp?nodes=4:no-such-engine"]
    assert run([command, *players, "--out", str(out), other, str(out)]) == 2
    assert "are the same file" in capsys.readouterr().err
    assert out.read_text() == "what was there\n"
