"""The messages of one language: the part of Fluent that Skep's catalogs use.

``fluent.syntax`` reads the catalogs. ``fluent.runtime`` would fill them in, but it brings 36 MB
of data about all the other languages, so that is done here and tested against it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from fluent.syntax import ast, parse

Value: TypeAlias = str | int

_SEPARATORS = {"en": ",", "de": ".", "nl": ".", "ru": "\u00a0"}  # between thousands


class Bundle:
    """The messages of a catalog, to be filled in."""

    def __init__(self, language: str, source: str) -> None:
        self._language = language
        self._patterns: dict[str, ast.Pattern] = {}  # attributes as in "message.attribute"
        for entry in parse(source).body:
            if isinstance(entry, ast.Junk):
                raise LookupError(f"the catalog of {language!r} has an error: {entry.content!r}")
            if isinstance(entry, ast.Message):
                self._add(entry)

    def text(self, message_id: str, arguments: Mapping[str, Value]) -> str:
        """A message with its variables filled in; raise LookupError if something is missing."""
        pattern = self._patterns.get(message_id)
        if pattern is None:
            raise LookupError(f"{self._language!r} has no message {message_id!r}")
        return self._filled(pattern, arguments)

    def _add(self, message: ast.Message) -> None:
        if message.value is not None:
            self._patterns[message.id.name] = message.value
        for attribute in message.attributes:
            self._patterns[f"{message.id.name}.{attribute.id.name}"] = attribute.value

    def _filled(self, pattern: ast.Pattern, arguments: Mapping[str, Value]) -> str:
        return "".join(
            element.value
            if isinstance(element, ast.TextElement)
            else self._expression(element.expression, arguments)
            for element in pattern.elements
        )

    def _expression(self, expression: object, arguments: Mapping[str, Value]) -> str:
        match expression:
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.VariableReference():
                return self._shown(_argument(expression, arguments))
            case ast.MessageReference(id=message, attribute=attribute):
                name = message.name if attribute is None else f"{message.name}.{attribute.name}"
                return self.text(name, arguments)
            case ast.SelectExpression(selector=ast.VariableReference() as selector):
                variant = self._variant(expression, _argument(selector, arguments))
                return self._filled(variant.value, arguments)
        raise LookupError(f"Skep's catalogs don't use {type(expression).__name__}")

    def _variant(self, select: ast.SelectExpression, value: Value) -> ast.Variant:
        """The first variant for a value, or else the default."""
        name = value if isinstance(value, str) else plural_category(self._language, value)
        for variant in select.variants:
            match variant.key:
                case ast.Identifier(name=key) if key == name:
                    return variant
                case ast.NumberLiteral(value=key) if isinstance(value, int) and key == str(value):
                    return variant
        return next(variant for variant in select.variants if variant.default)

    def _shown(self, value: Value) -> str:
        if isinstance(value, str):
            return value
        return f"{value:,}".replace(",", _SEPARATORS[self._language])


def plural_category(language: str, number: int) -> str:
    """The form that nouns take with a whole number, by the name that Unicode gives it.

    >>> [plural_category("ru", number) for number in (1, 2, 5, 11, 21)]
    ['one', 'few', 'many', 'many', 'one']
    """
    number = abs(number)
    if language != "ru":
        return "one" if number == 1 else "other"
    if number % 10 == 1 and number % 100 != 11:
        return "one"
    return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"


def _argument(variable: ast.VariableReference, arguments: Mapping[str, Value]) -> Value:
    name = variable.id.name
    if name not in arguments:
        raise LookupError(f"there is no value for the variable {name!r}")
    return arguments[name]
