"""Hosts, databases and the dash on the command line: what is refused, and what it is called."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Any

import pytest

from skep import SettingError, _disk
from skep.cli.app import run
from skep.cli.public_origin import parse_host

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The settings of the servers that were started."""
    started: list[dict[str, Any]] = []
    monkeypatch.setattr("skep.cli.serve.run_server", lambda **settings: started.append(settings))
    return started


@pytest.mark.parametrize(
    ("text", "host"),
    [
        ("Hive.Local", "hive.local"),
        (" pi ", "pi"),
        ("10.0.0.5", "10.0.0.5"),
        ("FE80::1", "fe80::1"),
    ],
)
def test_hosts_are_normalized(text: str, host: str, served: list[dict[str, Any]]) -> None:
    assert run(["serve", "--allowed-host", text]) == 0
    assert served[0]["allowed_hosts"] == (host,)


@pytest.mark.parametrize(
    "text", ["a b", "", "https://hive.example", "hive.example:8400", "abc:80", "*.example", "[::1]"]
)
def test_what_is_not_a_host_is_refused(
    text: str, served: list[dict[str, Any]], capsys: Captured
) -> None:
    assert run(["serve", "--allowed-host", text]) == 2
    assert capsys.readouterr().err == (
        f"error: --allowed-host is {text!r}: that is not a host; expected a name such as"
        " hive.example, without scheme and port\n"
    )
    assert served == []


def test_a_host_with_other_letters_names_the_form_to_write() -> None:
    with pytest.raises(SettingError, match="write the host in its xn--… form, as browsers send it"):
        parse_host("bücher.example")


def test_an_origin_is_read_before_the_warning(
    served: list[dict[str, Any]], capsys: Captured
) -> None:
    assert run(["serve", "--public-origin", "foo"]) == 2
    assert "warning" not in capsys.readouterr().err
    assert run(["serve", "--public-origin", "https://hive.example"]) == 0
    assert capsys.readouterr().err == (
        "warning: --public-origin without --trusted-proxy: all visitors who come through your"
        " proxy count as one address\n"
    )
    assert len(served) == 1


def test_limits_are_named_by_what_they_count_per(served: list[dict[str, Any]]) -> None:
    options = {
        "--new-games-per-minute": "new_games_per_minute",
        "--requests-per-second": "requests_per_second",
        "--sockets-per-address": "sockets_per_address",
        "--connections-per-address": "connections_per_address",
    }
    for number, (option, setting) in enumerate(options.items(), start=1):
        assert run(["serve", option, str(number)]) == 0
        assert served[-1][setting] == number


@pytest.mark.parametrize("command", [["serve"], ["backup", "copy.db"]])
@pytest.mark.parametrize(("text", "kind"), [("-", "a stream"), ("sqlite:///x.db", "an address")])
def test_a_database_is_a_file(
    command: list[str], text: str, kind: str, served: list[dict[str, Any]], capsys: Captured
) -> None:
    assert run([*command, "--database", text]) == 2
    problem = f"error: --database is {str(Path(text))!r}; expected a file, not {kind}\n"
    assert capsys.readouterr().err == problem
    assert served == []


@pytest.mark.parametrize(
    "command",
    [["show", "-"], ["analyse", "-"], ["match", "skep", "skep", "--openings", "-"]],
)
def test_standard_input_has_a_name(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"")))
    assert run(command) == 2
    assert "standard input" in capsys.readouterr().err


def test_a_path_may_begin_at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the shell leaves the ``~``: inside of quotes, and after an equals sign."""
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / "a.txt").write_text("Base;InProgress;Black[1];wS1\n")
    assert run(["show", "~/a.txt"]) == 0
    assert run(["convert", "~/a.txt", "~/a.pgn"]) == 0
    assert run(["games", "~", "--out=/dev/null", "--format", "pgn"]) == 0
    assert run(["render", "~/a.pgn", "--out=~/a.svg"]) == 0
    assert run(["book", "build", "~/a.pgn", "--out=~/a.book"]) == 0
    assert run(["book", "show", "~/a.book", "Base"]) == 0
    assert sorted(it.name for it in tmp_path.iterdir()) == ["a.book", "a.pgn", "a.svg", "a.txt"]


@pytest.mark.parametrize(
    "command",
    [
        ["convert", "games", "games/x.pgn"],
        ["games", "games", "--out", "games/x.pgn"],
        ["analyse", "games", "--out", "games/x.jsonl"],
        ["review", "games", "--html", "games/x.html"],
        ["review", "games", "--pgn", "games/x.pgn"],
        ["book", "build", "games", "--out", "games/x.book"],
        ["explore", "build", "games/x.skepx", "games"],
        ["puzzles", "find", "games", "--out", "games/x.jsonl"],
    ],
)
def test_nothing_is_written_where_games_are_read(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    """The next run would read it as games."""
    monkeypatch.chdir(tmp_path)
    Path("games").mkdir()
    Path("games/a.txt").write_text("Base;InProgress;Black[1];wS1\n")
    assert run(command) == 2
    assert "is in the folder games; choose a place outside of it" in capsys.readouterr().err
    assert [it.name for it in Path("games").iterdir()] == ["a.txt"]


def test_standard_output_is_in_no_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: Captured
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.txt").write_text("Base;InProgress;Black[1];wS1\n")
    assert run(["convert", ".", "-", "--format", "game-string"]) == 0
    assert capfd.readouterr().out == "Base;InProgress;Black[1];wS1\n"


def test_a_draft_becomes_the_target_or_nothing(tmp_path: Path) -> None:
    target = tmp_path / "file"
    with _disk.draft_beside(target) as draft:
        draft.write_bytes(b"new")
        assert draft.stat().st_mode & 0o777 == 0o600
        draft.replace(target)
    with pytest.raises(KeyError), _disk.draft_beside(target):
        raise KeyError
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
    assert target.read_bytes() == b"new"
