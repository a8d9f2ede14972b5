"""The web app's files: a new build is served without a restart."""

from __future__ import annotations

import itertools
import os
from pathlib import Path

import pytest

from skep.server.api import pages
from skep.server.api.documents import Document
from skep.server.api.pages import WebApp

_TIMES = itertools.count(1_000_000_000)


def build(folder: Path, name: str) -> None:
    """Write a build's files, and remove the previous build's."""
    (folder / "assets").mkdir(parents=True, exist_ok=True)
    for path in (*folder.glob("*.html"), *folder.glob("assets/*")):
        path.unlink()
    (folder / "assets" / f"{name}.js").write_text(name, encoding="utf-8")
    (folder / "index.html").write_text(f'<script src="/assets/{name}.js">', encoding="utf-8")
    later = next(_TIMES)  # a file system's times may not distinguish two builds in a row
    os.utime(folder, (later, later))


def test_another_build_is_served_at_once(tmp_path: Path) -> None:
    app = WebApp(tmp_path / "static")
    assert not app.is_built
    for name in ("one", "two"):
        build(tmp_path / "static", name)
        index = app.find("/game/x")
        assert index is not None
        assert name in index.content.decode()
        assert app.find(f"/assets/{name}.js") is not None


def test_open_pages_find_the_parts_of_the_build_before(tmp_path: Path) -> None:
    app = WebApp(tmp_path)
    build(tmp_path, "one")
    assert app.find("/assets/one.js")
    build(tmp_path, "two")
    assert app.find("/assets/one.js")


def test_files_are_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build(tmp_path, "one")
    app = WebApp(tmp_path)
    monkeypatch.setattr(pages, "read_file", None)
    assert app.find("/") is app.find("/learn")


def test_the_server_in_the_tab_is_read_when_somebody_asks_for_it(tmp_path: Path) -> None:
    build(tmp_path, "one")
    (tmp_path / "assets" / "python").mkdir()
    (tmp_path / "assets" / "python" / "worker.js").write_text("x" * 1000, encoding="utf-8")
    packed = tmp_path / "assets" / "python" / "python.wasm.gz"
    packed.write_bytes(bytes(1000))
    gone = tmp_path / "assets" / "python" / "skep.zip"
    gone.touch()
    app = WebApp(tmp_path)
    packed.write_bytes(bytes(2000))
    found = app.find("/assets/python/python.wasm.gz")
    assert found is not None
    assert (len(found.content), found.zipped) == (2000, None), (
        "it is read now, and not zipped again"
    )
    assert app.find("/assets/python/python.wasm.gz") is found
    script = app.find("/assets/python/worker.js")
    assert script is not None
    assert script.zipped is not None
    gone.unlink()
    assert app.find("/assets/python/skep.zip") is None


def test_during_a_build_the_previous_one_is_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build(tmp_path, "one")
    app = WebApp(tmp_path)
    build(tmp_path, "two")

    def gone(path: Path, _: str) -> Document:
        raise FileNotFoundError(path)

    with monkeypatch.context() as patch:
        patch.setattr(pages, "read_file", gone)
        index = app.find("/")
    assert index is not None
    assert b"one" in index.content
    index = app.find("/")
    assert index is not None
    assert b"two" in index.content
