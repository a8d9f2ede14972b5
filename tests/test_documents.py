"""The code in the README and in docstrings runs, and all texts are in American spelling."""

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
WRITTEN = (
    *("benchmarks", "docs", "examples", "native", "src/skep"),
    *("tests", "tools", "web/src", "web/tests"),
)
MADE = frozenset({"_build", "static"})
"""Folders of files that programs have written."""
TEXTS = re.compile(r".*\.(?:cpp|css|ftl|h|hpp|html|js|md|py|pyi|svelte|ts|txt)")
BRITISH = re.compile(
    r"colour|neighbour|behaviour|favour|honour|centre|\bgrey|licence|defence|judgement|whilst"
    r"|catalogue|cancell(?:ed(?!error|\()|ing)|labell(?:ed(?!by)|ing)|analys(?:ed|ing|er)\b"
    r"|(?:summar|recogn|organ|real|minim|maxim|normal|optim|initial|serial)is(?:e|ing|ation)"
)
FOREIGN = re.compile(r"(?:^|\.)(?:de|nl|ru)\.ftl$")
"""Catalogs of languages that have such words of their own."""
QUOTED = frozenset({"test_documents.py", "tone.py", "test_tone.py", "CHANGELOG.md"})
"""Files that name the spellings: what to look for, and what was renamed."""
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


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.training if ".learning" in name else [])
        for name in ["skep", *MODULES]
    ],
)
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


def test_the_spelling_is_american() -> None:
    texts = [*ROOT.glob("*.md"), ROOT / "Makefile", ROOT / "pyproject.toml"]
    for folder in WRITTEN:
        found = (path for path in (ROOT / folder).rglob("*") if TEXTS.fullmatch(path.name))
        texts += (path for path in found if not MADE & set(path.parts))
    assert len(texts) > 500
    assert [
        f"{path.relative_to(ROOT)}:{1 + text[: match.start()].count(chr(10))}: {match.group()}"
        for path in texts
        if not FOREIGN.search(path.name) and path.name not in QUOTED
        for text in [path.read_text(encoding="utf-8").lower()]
        for match in BRITISH.finditer(text)
    ] == []
