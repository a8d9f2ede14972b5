"""Checks whether commands in the documents would be understood, without running them."""

from __future__ import annotations

import importlib.util
import re
import shlex
from collections.abc import Iterator

from skep.cli.app import command_line
from tests.documents.blocks import ROOT

_SEPARATORS = re.compile(r"[|&;()<>]+")
_VENV = ".venv/bin/"


def commands(code: str) -> Iterator[list[str]]:
    """Each command of a shell block as a list of words; comments and redirections are dropped."""
    for line in re.sub(r"\\\n", " ", code).splitlines():
        lexer = shlex.shlex(line, posix=True, punctuation_chars=True)
        lexer.whitespace_split = True
        words: list[str] = []
        for word in lexer:
            if _SEPARATORS.fullmatch(word):
                yield words
                words = []
            else:
                words.append(word)
        yield words


def check(words: list[str]) -> None:
    """Raise an error if ``skep``, ``make`` or ``python -m`` would not understand the command."""
    match words:
        case [program, *arguments] if program.removeprefix(_VENV) == "skep":
            _check_skep(arguments)
        case ["make", *targets]:
            makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
            for target in targets:
                name, is_variable, _ = target.partition("=")
                used = rf"\$\({name}\)|,{name}," if is_variable else rf"^\.PHONY:.* {name}\b"
                assert re.search(used, makefile, re.MULTILINE), target
        case [program, "-m", module, *_] if program.removeprefix(_VENV) == "python":
            assert importlib.util.find_spec(module) is not None, module
        case [program, file, *_] if program.removeprefix(_VENV) == "python" and file[0] != "-":
            assert (ROOT / file).exists(), file


def _check_skep(arguments: list[str]) -> None:
    root = command_line()
    context = root.make_context("skep", [], resilient_parsing=True)
    if not arguments or arguments[0].startswith("-"):
        root.make_context("skep", list(arguments))
        return
    command = root.get_command(context, arguments[0])
    assert command is not None, f"there is no command {arguments[0]!r}"
    command.make_context(arguments[0], list(arguments[1:]), parent=context)
