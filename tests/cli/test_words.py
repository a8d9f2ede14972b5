"""The terminal game's messages: none is missing and none is unused."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import ast, parse

import skep.cli.terminal
from skep.locales import catalog

SOURCES = sorted(Path(str(skep.cli.terminal.__file__)).parent.glob("*.py"))
SOURCES.append(SOURCES[0].parents[1] / "show.py")


def test_every_message_is_used() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    entries = parse(catalog("en")).body
    names = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    terminal = [name.removeprefix("terminal-") for name in names if name.startswith("terminal-")]
    assert len(terminal) > 50
    assert [name for name in terminal if f'"{name}"' not in code] == []
