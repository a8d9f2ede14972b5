"""Files and names that the documents mention exist."""

from __future__ import annotations

import pkgutil
import re
from pathlib import Path

import pytest

from tests.documents.blocks import PAGES, ROOT

FILE = re.compile(
    r"`((?:src|native|web|tests|tools|benchmarks|examples|docs|requirements)/[\w./*-]+)`"
)
NAME = re.compile(r"`(skep(?:\.\w+)+)[(`]")
HISTORY = {"CHANGELOG.md"}  # it also names what is gone

CURRENT = [
    pytest.param(
        page,
        id=str(page.relative_to(ROOT)),
        marks=pytest.mark.training if "`skep.learning" in page.read_text(encoding="utf-8") else [],
    )
    for page in PAGES
    if page.name not in HISTORY
]


@pytest.mark.parametrize("page", CURRENT)
def test_what_is_mentioned_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for path in FILE.findall(text):
        assert list(ROOT.glob(path.rstrip("/"))), path
    for name in NAME.findall(text):
        pkgutil.resolve_name(name)  # raises an error that names it
