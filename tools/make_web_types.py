"""Writes web/src/net/types.ts: the server's requests, views and messages as TypeScript.

The source is the JSON schema that msgspec makes from the same structs that the server reads and
writes, so the page cannot disagree with the server.

    .venv/bin/python -m tools.make_web_types
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, TypeAlias, get_args, get_origin

import msgspec
from litestar import Litestar, Response
from litestar.handlers import HTTPRouteHandler

from skep.server.app import create_app
from skep.server.realtime.messages import ClientMessage, ServerMessage
from skep.server.settings import ServerSettings

TYPES: Final = Path(__file__).parent.parent / "web" / "src" / "net" / "types.ts"
WIDTH: Final = 100
HEADER: Final = (
    "/** What the server reads and answers. Do not edit: `make web-types` writes this. */\n"
)
UNIONS: Final = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}
SIMPLE: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}

Schema: TypeAlias = dict[str, Any]


def typescript() -> str:
    """The whole file."""
    messages = [kind for union in UNIONS.values() for kind in get_args(union)]
    bodies = list(_bodies(create_app(ServerSettings(Path("unused.db")))))
    _, schemas = msgspec.json.schema_components((*bodies, *messages), ref_template="{name}")
    types = Types(schemas)
    declared = [types.declare(name) for name in sorted(schemas) if not types.is_generic(name)]
    unions = [
        _alias(name, " | ".join(kind.__name__ for kind in get_args(union)))
        for name, union in UNIONS.items()
    ]
    return "\n".join((HEADER, *declared, *unions))


def _bodies(app: Litestar) -> Iterator[Any]:
    """What the endpoints of the API read and answer."""
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            is_own = isinstance(handler, HTTPRouteHandler) and not handler.http_methods >= {
                "OPTIONS"
            }
            if not is_own or not route.path.startswith("/api/"):
                continue
            if handler.parsed_data_field is not None:
                yield handler.parsed_data_field.annotation
            answer = handler.parsed_return_field.annotation
            yield get_args(answer)[0] if get_origin(answer) is Response else answer
            for spec in (handler.responses or {}).values():
                yield spec.data_container


class Types:
    """TypeScript for the schemas of a document."""

    def __init__(self, schemas: dict[str, Schema]) -> None:
        self._schemas = schemas

    def is_generic(self, name: str) -> bool:
        """Whether this is a generic struct with its arguments, which is written where it occurs."""
        return "[" in self._schemas[name]["title"]

    def declare(self, name: str) -> str:
        schema = self._schemas[name]
        comment = self._comment(schema)
        if "properties" not in schema:
            return comment + _alias(name, self.write(schema))
        fields = "".join(f"  {field};\n" for field in self._fields(schema))
        return f"{comment}export interface {name} {{\n{fields}}}\n"

    def write(self, schema: Schema) -> str:
        """A type where it is used."""
        match schema:
            case {"$ref": name} if self.is_generic(name):
                return f"{{ {'; '.join(self._fields(self._schemas[name]))} }}"
            case {"$ref": name}:
                return str(name)
            case {"enum": values}:
                return " | ".join(msgspec.json.encode(value).decode() for value in values)
            case {"anyOf": options}:
                return " | ".join(map(self.write, options))
            case {"prefixItems": items}:
                return f"[{', '.join(map(self.write, items))}]"
            case {"items": items}:
                element = self.write(items)
                return f"({element})[]" if " | " in element else f"{element}[]"
            case {"additionalProperties": dict(values)}:
                return f"Record<string, {self.write(values)}>"
            case {"type": "object"}:
                return "Record<string, unknown>"
            case {"type": "null"}:
                return "null"
            case {"type": str(simple)}:
                return SIMPLE[simple]
        raise ValueError(f"no TypeScript for {schema}")

    def _fields(self, schema: Schema) -> Iterator[str]:
        required = schema.get("required", ())
        for field, kind in schema["properties"].items():
            yield f"{field}{'' if field in required else '?'}: {self.write(kind)}"

    @staticmethod
    def _comment(schema: Schema) -> str:
        lines = inspect.cleandoc(schema.get("description", "")).replace("``", "`").splitlines()
        if len(lines) <= 1:
            return "".join(f"/** {line} */\n" for line in lines)
        body = "".join(f" * {line}".rstrip() + "\n" for line in lines)
        return f"/**\n{body} */\n"


def _alias(name: str, union: str) -> str:
    """A named type; a long union has one option per line, as the formatter wants it."""
    line = f"export type {name} = {union};\n"
    if len(line) > WIDTH + 1:
        line = line.replace(" | ", "\n  | ").replace(" = ", " =\n  | ")
    return line


if __name__ == "__main__":
    TYPES.write_text(typescript(), encoding="utf-8")
