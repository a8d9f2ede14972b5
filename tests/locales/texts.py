"""The catalogs' texts as people read them, without names and variables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from skep.locales import catalog

VARIABLE = "\N{OBJECT REPLACEMENT CHARACTER}"
"""The placeholder for what is filled in later."""


class Text(NamedTuple):
    """One text of a message; a choice has one per case."""

    message: str
    case: str | None
    """The case of the innermost choice, such as ``one``."""
    words: str


class _Patterns(Visitor):
    def __init__(self, message: str) -> None:
        self.message = message
        self.case: str | None = None
        self.texts: list[Text] = []

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        outer, self.case = self.case, _key(node.key)
        self.visit(node.value)
        self.case = outer

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        words = "".join(map(_words, node.elements))
        self.texts.append(Text(self.message, self.case, words))
        self.generic_visit(node)


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


def _words(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return element.value
    literal = element.expression
    return literal.value if isinstance(literal, ast.StringLiteral) else VARIABLE


def texts_of(source: str) -> Iterator[Text]:
    """Every text of a Fluent source."""
    for entry in parse(source).body:
        if isinstance(entry, ast.Message):
            patterns = _Patterns(entry.id.name)
            patterns.visit(entry)
            yield from patterns.texts


def texts(language: str) -> list[Text]:
    """Every text of a language: explanations, lessons, terminal and web app."""
    return list(texts_of(catalog(language)))
