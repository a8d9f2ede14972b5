"""Every code block in the documents runs, and Skep understands every command."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from tests.documents.blocks import PAGES, ROOT, Block, blocks
from tests.documents.commands import check, commands

LANGUAGES = {"python", "sh", "text", "json", "ts"}
BLOCKS = [block for page in PAGES for block in blocks(page)]


def _programs() -> dict[Path, list[Block]]:
    """The blocks of Python to run, by page."""
    found: dict[Path, list[Block]] = {}
    for block in BLOCKS:
        if block.language == "python" and not block.elsewhere:
            found.setdefault(block.page, []).append(block)
    return found


def _parameter(page: Path, program: list[Block]) -> ParameterSet:
    starts_processes = any("Pool" in it.code or "UhpEngine" in it.code for it in program)
    marks = [pytest.mark.processes] if starts_processes else []
    return pytest.param(program, marks=marks, id=str(page.relative_to(ROOT)))


@pytest.mark.parametrize("program", [_parameter(*item) for item in _programs().items()])
def test_python_runs(program: list[Block], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "page"}
    for block in program:
        _run(block, names)


def _run(block: Block, names: dict[str, object]) -> None:
    """Run a block with what earlier blocks on the page have defined, or alone if it is a script."""
    if _starts_workers(block):
        names = {"__name__": "__main__" if "LocalPool(" in block.code else "page"}  # a few workers
    if not block.code.startswith(">>>"):
        lines = "\n" * block.line  # so that tracebacks have the page's line numbers
        exec(compile(lines + block.code, str(block.page), "exec"), names)
        return
    test = doctest.DocTestParser().get_doctest(block.code, names, block.id, None, block.line)
    runner = doctest.DocTestRunner()
    runner.run(test, clear_globs=False)
    names.update(test.globs)
    assert runner.failures == 0


def _starts_workers(block: Block) -> bool:
    calls = r"^(?!def )[^#`]*\b(?:selfplay|train|match|tournament|analyse_games)\("
    return re.search(calls, block.code, re.MULTILINE) is not None


def test_blocks_that_start_workers_work_as_scripts() -> None:
    scripts = [it for it in BLOCKS if it.language == "python" and _starts_workers(it)]
    assert len(scripts) >= 6
    assert [it.id for it in scripts if 'if __name__ == "__main__":' not in it.code] == []


SHELL = [block for block in BLOCKS if block.language == "sh"]


@pytest.mark.parametrize("block", SHELL, ids=[block.id for block in SHELL])
def test_commands_are_understood(block: Block) -> None:
    for words in commands(block.code):
        check(words)


@pytest.mark.parametrize(
    "command", ["skep mtach a b", "skep match a b --gmaes 3", "make nothing", "python -m skep.none"]
)
def test_a_wrong_command_is_noticed(command: str) -> None:
    (words,) = commands(command)
    with pytest.raises(Exception, match=r".+"):
        check(words)


def test_every_block_names_its_language() -> None:
    unknown = [
        it.id for it in BLOCKS if it.language not in LANGUAGES and not it.language.startswith("{")
    ]
    assert unknown == []


def test_what_is_not_run_here_is_run_elsewhere() -> None:
    for block in BLOCKS:
        assert block.elsewhere is None or (ROOT / block.elsewhere).is_file(), block.id
