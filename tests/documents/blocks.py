"""The fenced blocks of the documents: code, commands and their output."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = sorted([*ROOT.glob("*.md"), *ROOT.glob("examples/*.md"), *ROOT.glob("docs/**/*.md")])

_BLOCK = re.compile(
    r"(?:^<!-- not run: (?P<elsewhere>\S+) -->\n)?"
    r"^(?P<fence>`{3,})(?P<language>[^\n`]*)\n(?P<code>.*?)^(?P=fence)$",
    re.MULTILINE | re.DOTALL,
)


class Block(NamedTuple):
    """A fenced block; ``elsewhere`` is the test file for a block that is too slow to run here."""

    page: Path
    line: int
    language: str
    code: str
    elsewhere: str | None

    @property
    def id(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks(page: Path) -> Iterator[Block]:
    """The blocks of a page, from its beginning to its end."""
    text = page.read_text(encoding="utf-8")
    for found in _BLOCK.finditer(text):
        line = text.count("\n", 0, found.start("code"))
        yield Block(page, line, found["language"].strip(), found["code"], found["elsewhere"])
