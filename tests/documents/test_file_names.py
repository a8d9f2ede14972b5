"""The files that documents name exist."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests.documents.blocks import PAGES, ROOT

SOURCES = ("benchmarks", "docs", "examples", "native", "src", "tests", "tools", "web")
THEIRS = frozenset({"mybot.py"})
"""Files that readers write themselves."""
HISTORY = "CHANGELOG.md"  # names files that are gone
_PATH = re.compile(rf"`((?:{'|'.join(SOURCES)})/[\w./-]+)`")
_NAME = re.compile(r"`(\w[\w.-]*\.(?:cpp|hpp|py|ts|svelte|css|ftl))`")


@cache
def names() -> frozenset[str]:
    """The names of all source files."""
    folders = [ROOT / folder for folder in SOURCES if folder != "web"]
    folders += [ROOT / "web" / folder for folder in ("engine", "src", "tests", "offline")]
    return frozenset(path.name for folder in folders for path in folder.rglob("*"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_files_that_a_page_names_exist(page: Path) -> None:
    if page.name == HISTORY:
        return
    text = page.read_text(encoding="utf-8")
    assert [path for path in _PATH.findall(text) if not (ROOT / path).exists()] == []
    assert [name for name in _NAME.findall(text) if name not in names() | THEIRS] == []


def test_the_map_answers_every_question_with_a_place() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rows = re.findall(
        r"^\| ([^*|].*?) \| (.*) \|$", page.partition("## Where to look")[2], re.MULTILINE
    )
    questions = rows[1:]  # without the heading
    assert len(questions) >= 25
    assert [question for question, place in questions if not re.search(r"`[\w./]+`", place)] == []
    for link in (ROOT / "README.md", ROOT / "CONTRIBUTING.md"):
        assert "docs/architecture.md#where-to-look" in link.read_text(encoding="utf-8")
