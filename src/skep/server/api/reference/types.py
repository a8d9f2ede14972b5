"""JSON Schema in words: what a value may be, the fields of an object, links to named types."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from skep.server.api.reference.html import Html, join, prose, tag

Schema: TypeAlias = Mapping[str, Any]

_WORDS: Final = {"string": "text", "integer": "integer", "boolean": "true or false"}


class Types:
    """The named types of a document."""

    def __init__(self, schemas: Mapping[str, Schema]) -> None:
        self._schemas = schemas

    def find(self, schema: Schema) -> Schema:
        """The type that a reference names."""
        return self._schemas[_name(schema)]

    def say(self, schema: Schema) -> Html:
        """What a value of a type looks like."""
        match schema:
            case {"$ref": _}:
                return tag("a", self._title(_name(schema)), href=f"#{_anchor(_name(schema))}")
            case {"oneOf": choices} | {"anyOf": choices}:
                limits = _limits(schema)
                return join(*(self.say({**limits, **choice}) for choice in choices), by=" or ")
            case {"enum": values}:
                return join(*(tag("code", _json(value)) for value in values), by=" or ")
            case {"const": value}:
                return tag("code", _json(value))
            case {"prefixItems": items}:
                return join("[", join(*map(self.say, items), by=", "), "]")
            case {"items": item}:
                return join("list of ", self.say(item))
            case {"additionalProperties": dict(value)} if value:
                return join("object of ", self.say(value), " by name")
            case {"type": "object"}:
                return Html("object")
            case {"type": str(kind)}:
                return join(_WORDS.get(kind, kind), _range(schema))
        return Html("anything")

    def fields(self, schema: Schema) -> Html:
        """The fields of an object, each with what it may be."""
        needed = schema.get("required", ())
        rows = (
            self.row(name, field, name in needed)
            for name, field in schema.get("properties", {}).items()
        )
        return tag("dl", *rows, class_="fields")

    def row(self, name: str, schema: Schema, needed: bool, where: str = "") -> Html:
        """One line: the name of a value, and what it may be."""
        note = "" if needed else "optional"
        if not needed and (default := self._default(schema)) is not None:
            note += f", else {_json(default)}"
        notes = ", ".join(filter(None, (where, note)))
        return line(name, self.say(schema), notes)

    def show(self, *, besides: frozenset[str] = frozenset()) -> Html:
        """All types by name, except those that are shown elsewhere."""
        names = sorted(self._schemas.keys() - besides, key=self._title)
        links = (tag("li", self.say({"$ref": name})) for name in names)
        return tag(
            "section",
            tag("h2", "Types", id="types"),
            tag("ul", *links, class_="chips"),
            *(self._show_one(name) for name in names),
        )

    def _show_one(self, name: str) -> Html:
        schema = self._schemas[name]
        body = self.fields(schema) if "properties" in schema else tag("p", self.say(schema))
        return tag(
            "article",
            tag("h3", self._title(name)),
            tag("p", prose(schema["description"])) if "description" in schema else "",
            body,
            id=_anchor(name),
        )

    def _default(self, schema: Schema) -> object:
        return schema.get("default", self.find(schema).get("default") if "$ref" in schema else None)

    def _title(self, name: str) -> str:
        return str(self._schemas[name].get("title", name))


def line(name: str, meaning: Html, note: str) -> Html:
    """One line of a list of values."""
    return tag(
        "div",
        tag("dt", tag("code", name)),
        tag("dd", meaning, tag("small", note) if note else ""),
    )


def _name(schema: Schema) -> str:
    return str(schema["$ref"]).rpartition("/")[2]


def _anchor(name: str) -> str:
    return "type-" + re.sub(r"\W+", "-", name).strip("-")


def _limits(schema: Schema) -> Schema:
    """Limits that are written beside a choice and hold for each of it."""
    return {key: schema[key] for key in ("minimum", "maximum", "maxLength") if key in schema}


def _range(schema: Schema) -> str:
    match schema:
        case {"type": "string", "maxLength": most}:
            return f" of at most {most:,} characters"
        case {"type": "integer", "minimum": least, "maximum": most}:
            return f" from {least:,.0f} to {most:,.0f}"
    return ""


def _json(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)
