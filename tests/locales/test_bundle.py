"""Filling in messages: as Fluent's own runtime does it, in every language and for every message."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from skep import SettingError
from skep.locales import LANGUAGES, catalog, message
from skep.locales.bundle import Bundle, plural_category

PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 3, 4, 5, 10, 11, 12, 14, 19, 21, 22, 25, 100, 101, 111, 112, 1000, 1234567)
WORDS = ("wA1", "Ада", "{$x}", "1", "")


class Variables(Visitor):
    """The values that the variables of a catalog are compared with."""

    def __init__(self) -> None:
        self.values: dict[str, set[str | int]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.values.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        values = self.values.setdefault(node.selector.id.name, set())
        for variant in node.variants:
            key = variant.key
            if isinstance(key, ast.NumberLiteral):
                values.add(int(key.value))
            elif key.name not in PLURALS:
                values.add(key.name)
        self.generic_visit(node)


@pytest.mark.thorough
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_as_by_the_runtime_of_fluent(language: str) -> None:
    source = catalog(language)
    bundle, reference = Bundle(language, source), FluentBundle([language], use_isolating=False)
    reference.add_resource(FluentResource(source))
    resource = parse(source)
    variables = Variables()
    variables.visit(resource)
    rng = Random(language)
    choices: dict[str, list[str | int]] = {
        name: [*NUMBERS, *sorted(map(str, found)), *WORDS]
        for name, found in variables.values.items()
    }
    rows: list[dict[str, str | int]] = [
        {name: rng.choice(values) for name, values in choices.items()} for _ in range(200)
    ]
    for entry in resource.body:
        if not isinstance(entry, ast.Message):
            continue
        patterns: dict[str, Any] = {"": reference.get_message(entry.id.name).value}
        patterns |= {f".{k}": v for k, v in reference.get_message(entry.id.name).attributes.items()}
        for attribute, pattern in patterns.items():
            for arguments in rng.sample(rows, 2):
                expected, errors = reference.format_pattern(pattern, arguments)
                assert errors == []
                assert bundle.text(f"{entry.id.name}{attribute}", arguments) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_those_of_unicode(language: str) -> None:
    categories = "".join(f"\n   [{name}] {name}" for name in sorted(PLURALS - {"other"}))
    source = f"form = {{ $count ->{categories}\n  *[other] other\n }}\n"
    reference = FluentBundle([language])
    reference.add_resource(FluentResource(source))
    pattern = reference.get_message("form").value
    assert pattern is not None
    for number in (*range(300), -1, -2, -11, 10**9 + 1):
        expected, _ = reference.format_pattern(pattern, {"count": number})
        assert plural_category(language, number) == expected


def test_what_is_missing_is_named() -> None:
    with pytest.raises(LookupError, match="'nothing'"):
        message("en", "nothing")
    with pytest.raises(LookupError, match="no value for the variable 'insect'"):
        message("en", "insect")
    with pytest.raises(SettingError, match="unknown language 'tlh'"):
        message("tlh", "insect", insect="ant")


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("word = { NUMBER($x) }", "don't use FunctionReference"),
        ("word = { -term }", "don't use TermReference"),
        ("word = { other }", "has no message 'other'"),
        ("word =", "has an error"),
    ],
)
def test_a_catalog_that_uses_more_of_fluent(source: str, problem: str) -> None:
    with pytest.raises(LookupError, match=problem):
        Bundle("en", source).text("word", {"x": 1})
