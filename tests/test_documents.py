"""The code in the README and in docstrings runs."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest
from readme_renderer import markdown

import skep

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
MODULES = [
    info.name
    for info in pkgutil.walk_packages(skep.__path__, "skep.")
    if "._" not in info.name and not info.name.startswith("skep._")
]


def test_the_game_of_the_readme(capsys: pytest.CaptureFixture[str]) -> None:
    (game,) = (code for code in _python_blocks() if not code.startswith(">>>"))
    assert len([line for line in game.splitlines() if line.strip()]) <= 8
    exec(game, {})
    assert "Outcome(winner=" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["skep", *MODULES])
def test_the_examples_of_the_docstrings(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_the_readme_renders_on_a_package_index() -> None:
    page = markdown.render(README)
    assert page is not None
    assert page.count("<img") == README.count("<img")
    assert page.count("<table>") == len(re.findall(r"^\|---", README, re.MULTILINE))


def test_the_links_of_the_readme_lead_somewhere() -> None:
    targets = re.findall(r"\]\(([^)#]+)|src=\"([^\"]+)\"", README)
    assert targets
    for link, image in targets:
        assert (ROOT / (link or image)).exists(), link or image


def test_the_two_commands_are_in_the_readme() -> None:
    assert "make play" in README
    assert "make test" in README


def _python_blocks() -> list[str]:
    return re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def test_every_rule_is_documented() -> None:
    page = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| `([a-z-]+)` \|", page, re.MULTILINE) == [
        rule.value for rule in skep.Rule
    ]
