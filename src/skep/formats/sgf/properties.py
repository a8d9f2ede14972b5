"""Cuts SGF into its properties: names with values in brackets, and what holds them together."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

_LEXEME = re.compile(
    r"\s*(?:(?P<structure>[();])|(?P<name>[A-Za-z]+-?[0-9]*)?\s*(?P<value>\[)|(?P<stray>[^\s();\[]+))"
)
_VALUE = re.compile(r"[^\]\\]*(?:\\.[^\]\\]*)*")
_ESCAPED = re.compile(r"\\(.)", re.DOTALL)
_NEXT_GAME = re.compile(r"^\s*(?=\(\s*;)", re.MULTILINE)


class Property(NamedTuple):
    """A property, and the line where it starts; structure has one of ``( ) ;`` as its name."""

    line: int
    name: str
    value: str = ""
    fault: str = ""
    """What is wrong with it, if anything is."""


def properties(lines: Iterable[tuple[int, str]]) -> Iterator[Property]:
    """The properties of a text, which is given as numbered lines."""
    name = ""
    value: list[str] = []  # the lines of a value that is open
    opened = 0  # where it was opened; 0 if none is
    for number, line in lines:
        at = 0
        if opened:
            if _NEXT_GAME.match(line):
                yield Property(opened, name, _unescaped(value), "the value is not closed")
            else:
                found = _VALUE.match(line)
                at = found.end() if found else 0
                value.append(line[:at])
                if at >= len(line) or line[at] != "]":  # an escaped end of the line ends here too
                    continue
                yield Property(opened, name, _unescaped(value))
                at += 1
            opened = 0
        while (lexeme := _LEXEME.match(line, at)) is not None:
            at = lexeme.end()
            if structure := lexeme["structure"]:
                name = ""
                yield Property(number, structure)
            elif stray := lexeme["stray"]:
                yield Property(number, "", "", f"skipped {stray[:20]!r}")
            else:
                name = lexeme["name"] or name
                found = _VALUE.match(line, at)
                end = found.end() if found else at
                value = [line[at:end]]
                if end >= len(line) or line[end] != "]":
                    opened = number
                    break
                yield Property(number, name, _unescaped(value))
                at = end + 1
    if opened:
        yield Property(opened, name, _unescaped(value), "the value is not closed")


def _unescaped(parts: list[str]) -> str:
    text = "\n".join(parts)
    return _ESCAPED.sub(r"\1", text) if "\\" in text else text


def escaped(text: str) -> str:
    """A text as the value of a property."""
    text = text.replace("\\", "\\\\").replace("]", "\\]")
    return _NEXT_GAME.sub(r"\g<0>\\", text)  # a line of a comment does not start another game
