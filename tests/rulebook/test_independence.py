"""The rulebook is the judge of the core, so it knows nothing of it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import skep.rulebook

MODULES = sorted(Path(skep.rulebook.__file__).parent.rglob("*.py"))
ALLOWED = {"hexes", "pieces", "moves", "outcomes", "rulesets", "errors", "locales", "rulebook"}


def imported(module: Path) -> set[str]:
    """The modules of skep that a file imports, by the name below the package."""
    names = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            names.add(node.module or "")
        elif isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
    return {name.split(".")[1] if "." in name else "" for name in names if name[:4] == "skep"}


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.stem)
def test_it_imports_only_the_value_types(module: Path) -> None:
    assert imported(module) <= ALLOWED
