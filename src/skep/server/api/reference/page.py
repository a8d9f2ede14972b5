"""The two documents as pages for people: plain HTML, with types written as in TypeScript."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from html import escape
from string import Template
from typing import Any, Final, NamedTuple, TypeAlias

Json: TypeAlias = Mapping[str, Any]

_NOTED: Final = ("minimum", "maximum", "maxLength", "maxItems", "default")
_PAGE: Final = Template("""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/schema/style.css">
<title>$title · Skep</title>
<nav><a href="/">Play</a> <a href="/schema">REST</a> <a href="/schema/sockets">Socket</a></nav>
<main>
<h1>$title</h1>
<p>$lead For programs: <a href="$source">$source</a></p>
$content</main>
""")


class Entry(NamedTuple):
    """An endpoint, a message or another type; only ``code`` is HTML."""

    anchor: str
    title: str
    description: str
    code: str


class Page:
    """Shows the named types of a document, and what they are used for."""

    def __init__(self, document: Json) -> None:
        self._document = document
        self._schemas: Mapping[str, Json] = document["components"]["schemas"]

    def rest(self) -> bytes:
        """The page of an OpenAPI document."""
        endpoints = (
            self._endpoint(f"{method.upper()} {path}", spec)
            for path, methods in self._document["paths"].items()
            for method, spec in methods.items()
        )
        sections = {"Endpoints": endpoints, "Types": map(self._type, self._schemas)}
        return self._page("The REST interface", "/schema/openapi.json", sections)

    def socket(self) -> bytes:
        """The page of an AsyncAPI document."""
        operations = self._document["operations"]
        messages = self._document["components"]["messages"]
        sections = {
            "The client sends": map(self._type, map(_name, operations["fromClient"]["messages"])),
            "The server sends": map(self._type, map(_name, operations["fromServer"]["messages"])),
            "Types": (self._type(name) for name in self._schemas if name not in messages),
        }
        return self._page("The socket of a game", "/schema/asyncapi.json", sections)

    def words(self, schema: Json) -> str:
        """What a value may be; a named type is a link."""
        match schema:
            case {"$ref": _}:
                return f'<a href="#{_name(schema)}">{escape(self._title(_name(schema)))}</a>'
            case {"oneOf": choices} | {"anyOf": choices}:
                return " | ".join(map(self.words, choices))
            case {"enum": values}:
                return " | ".join(escape(json.dumps(value)) for value in values)
            case {"const": value}:
                return escape(json.dumps(value))
            case {"prefixItems": items}:
                return f"[{', '.join(map(self.words, items))}]"
            case {"items": item}:
                return f"Array&lt;{self.words(item)}&gt;"
            case {"additionalProperties": dict(value)} if value:
                return f"Record&lt;string, {self.words(value)}&gt;"
        return str(schema.get("type", "any"))

    def _line(self, name: str, schema: Json, note: str | None = None) -> str:
        """A value by its name: what it may be, and what else there is to know."""
        noted = (f"{key} {json.dumps(schema[key])}" for key in _NOTED if key in schema)
        notes = "; ".join(filter(None, (note, schema.get("description"), *noted)))
        return f"{name}: {self.words(schema)} <small>{_prose(notes)}</small>\n"

    def _endpoint(self, title: str, spec: Json) -> Entry:
        lines = [
            self._line(it["name"], it["schema"], f"in the {it['in']}")
            for it in spec.get("parameters", ())
        ]
        body = {"body": spec["requestBody"]} if "requestBody" in spec else {}
        for name, it in {**body, **spec["responses"]}.items():
            schema = it["content"]["application/json"]["schema"]
            lines.append(self._line(name, schema, it.get("description")))
        return Entry(spec["operationId"], title, spec["description"], "".join(lines))

    def _type(self, name: str) -> Entry:
        schema = self._schemas[name]
        needed = schema.get("required", ())
        lines = (
            self._line(field if field in needed else f"{field}?", value)
            for field, value in schema.get("properties", {}).items()
        )
        code = "".join(lines) or self.words(schema)
        return Entry(name, self._title(name), schema.get("description", ""), code)

    def _title(self, name: str) -> str:
        return str(self._schemas[name].get("title", name))

    def _page(self, title: str, source: str, sections: Mapping[str, Iterable[Entry]]) -> bytes:
        lead = _prose(self._document["info"]["description"])
        content = "".join(_section(name, list(entries)) for name, entries in sections.items())
        return _PAGE.substitute(title=title, lead=lead, source=source, content=content).encode()


def _section(heading: str, entries: list[Entry]) -> str:
    index = " · ".join(f'<a href="#{it.anchor}">{escape(it.title)}</a>' for it in entries)
    shown = (
        f'<h3 id="{it.anchor}">{escape(it.title)}</h3>\n'
        f"<p>{_prose(it.description)}</p>\n<pre>{it.code}</pre>\n"
        for it in entries
    )
    return f"<h2>{heading}</h2>\n<p>{index}</p>\n{''.join(shown)}"


def _name(reference: Json) -> str:
    return str(reference["$ref"]).rpartition("/")[2]


def _prose(text: str) -> str:
    """The text of a docstring; what stands in backticks is code."""
    return re.sub(r"`+([^`]+)`+", r"<code>\1</code>", escape(text))
