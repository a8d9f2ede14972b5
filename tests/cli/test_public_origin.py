"""``serve --public-origin``: accepts what browsers send as origin, refuses the rest clearly."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from skep import SettingError
from skep.cli.app import run
from skep.cli.public_origin import parse_origin


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        ("https://hive.example", "https://hive.example"),
        ("https://hive.example/", "https://hive.example"),
        ("HTTPS://Hive.Example:443/", "https://hive.example"),
        ("http://hive.example:80", "http://hive.example"),
        ("http://hive.example:443", "http://hive.example:443"),
        ("http://10.0.0.5:8400/", "http://10.0.0.5:8400"),
        ("http://[::1]:8400", "http://[::1]:8400"),
        (" https://xn--bcher-kva.example ", "https://xn--bcher-kva.example"),
    ],
)
def test_origins_are_normalized(text: str, origin: str) -> None:
    assert parse_origin(text) == origin


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("foo", "does not begin with http"),
        ("", "does not begin with http"),
        ("hive.example", "does not begin with http"),
        ("hive.example:8400", "does not begin with http"),
        ("ftp://hive.example", "does not begin with http"),
        ("https://", "no host"),
        ("https://:8400", "no host"),
        ("https:///hive.example", "a path"),
        ("https://hive.example/hive", "a path"),
        ("https://hive.example/?a=b", "a path"),
        ("https://hive.example#top", "a path"),
        ("https://me@hive.example", "a user name"),
        ("https://hive example", "no such host"),
        ("https://*.example", "no such host"),
        ("https://bücher.example", "xn--"),
        ("https://hive.example:99999", "Port out of range"),
        ("https://hive.example:http", "Port"),
        ("https://hive.example:0", "no such host"),
        ("https://[::1", "Invalid IPv6"),
    ],
)
def test_what_is_not_an_origin_is_refused(text: str, problem: str) -> None:
    with pytest.raises(SettingError, match=problem) as caught:
        parse_origin(text)
    assert str(caught.value).startswith("--public-origin is ")
    assert "expected scheme://host[:port] with http or https" in str(caught.value)


def test_serve_takes_the_normal_form(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[dict[str, Any]] = []
    monkeypatch.setattr("skep.cli.serve.run_server", lambda **settings: served.append(settings))
    assert run(["serve", "--public-origin", "https://Hive.example/"]) == 0
    assert run(["serve", "--public-origin", "foo"]) == 2
    assert [settings["public_origin"] for settings in served] == ["https://hive.example"]


def test_a_database_in_a_missing_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skep.server.run.run", lambda *_: pytest.fail("it started"))
    database = tmp_path / "club" / "games.db"
    assert run(["serve", "--database", str(database)]) == 2
    problem = f"error: there is no folder {tmp_path / 'club'} for the database: create it first\n"
    assert capsys.readouterr().err == problem
    assert list(tmp_path.iterdir()) == []


def test_the_default_folder_is_created(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SKEP_DATA", str(tmp_path / "skep"))
    databases: list[Path] = []
    monkeypatch.setattr("skep.server.run.run", lambda s, _: databases.append(s.database))
    assert run(["serve"]) == 0
    assert databases == [tmp_path / "skep" / "games.db"]
    assert databases[0].parent.is_dir()
