"""The documentation's own directives and checks notice what is wrong."""

from __future__ import annotations

import importlib
from pathlib import Path
from types import ModuleType

import pytest
from docutils.core import publish_string
from docutils.parsers.rst import directives

from tests.documents.blocks import ROOT

GAME = "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"


@pytest.fixture
def extension(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The extension that the test names."""
    monkeypatch.syspath_prepend(ROOT / "docs" / "_extensions")
    return importlib.import_module(request.param)


def _page(source: str) -> str:
    settings = {"output_encoding": "unicode", "warning_stream": False, "halt_level": 5}
    return str(publish_string(source, writer="html5", settings_overrides=settings))


def _with_directive(name: str, extension: ModuleType, class_name: str, source: str) -> str:
    directives.register_directive(name, getattr(extension, class_name))
    return _page(source)


@pytest.mark.parametrize("extension", ["hive_board"], indirect=True)
@pytest.mark.parametrize(
    ("source", "expected"),
    [
        (f".. hive-board:: {GAME}", "<svg"),
        (f".. hive-board:: {GAME}\n   :caption: Four pieces", "Four pieces"),
        (f".. hive-board:: {GAME}\n   :explain: wS1 wQ/", "holds the hive together"),
        (".. hive-board:: Chess;InProgress;White[1]", "hive-board: "),
        (f".. hive-board:: {GAME}\n   :destinations: wX", "hive-board: "),
        (f".. hive-board:: {GAME}\n   :rules: chess", "chess"),
    ],
)
def test_boards(extension: ModuleType, source: str, expected: str) -> None:
    assert expected in _with_directive("hive-board", extension, "HiveBoard", source)


@pytest.mark.parametrize("extension", ["rules_page"], indirect=True)
def test_the_rules_have_every_id_once(extension: ModuleType) -> None:
    page = _with_directive("rules-page", extension, "RulesPage", ".. rules-page::")
    assert page.count('id="rule-one-hive"') == 1
    assert page.count("<svg") == page.count('class="hive-rule')


@pytest.mark.parametrize("extension", ["layers_diagram"], indirect=True)
def test_the_layers_are_those_of_the_project(extension: ModuleType) -> None:
    source = ".. layers-diagram:: skep"
    assert ">rulebook</text>" in _with_directive(
        "layers-diagram", extension, "LayersDiagram", source
    )


@pytest.mark.parametrize("extension", ["site_checks"], indirect=True)
@pytest.mark.parametrize(
    ("text", "is_foreign"),
    [
        ('<link href="https://fonts.example/a.css">', True),
        ('<script defer src="//cdn.example/a.js">', True),
        ("src: url(https://fonts.example/a.woff2)", True),
        ('<a class="x" href="https://example.org">', False),
        ('<img src="../_images/home.png">', False),
        ('<svg xmlns="http://www.w3.org/2000/svg">', False),
    ],
)
def test_pages_that_load_from_elsewhere(
    extension: ModuleType, tmp_path: Path, text: str, is_foreign: bool
) -> None:
    (tmp_path / "page.html").write_text(text)
    assert bool(list(extension.foreign_parts(tmp_path))) is is_foreign
