"""The web app's types are those of the server, as tools/make_web_types.py writes them."""

from __future__ import annotations

import pytest
from tools.make_web_types import TYPES, Types, typescript


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    assert TYPES.read_text(encoding="utf-8") == typescript(), "stale: run make web-types"


@pytest.mark.parametrize(
    ("schema", "written"),
    [
        ({"type": "integer", "minimum": 0}, "number"),
        ({"type": "object"}, "Record<string, unknown>"),
        ({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}},
         "(string | null)[]"),
        ({"type": "array", "prefixItems": [{"type": "integer"}] * 2, "items": False},
         "[number, number]"),
        ({"type": "object", "additionalProperties": {"$ref": "Cell"}}, "Record<string, Cell>"),
        ({"$ref": "By_Cell_"}, "{ white: Cell; black?: Cell }"),
    ],
)  # fmt: skip
def test_types_in_typescript(schema: dict[str, object], written: str) -> None:
    cells = {"properties": {"white": {"$ref": "Cell"}, "black": {"$ref": "Cell"}}}
    generic = {"title": "By[Cell]", "required": ["white"], **cells}
    assert Types({"Cell": {"title": "Cell"}, "By_Cell_": generic}).write(schema) == written


def test_a_schema_that_has_no_typescript_is_an_error() -> None:
    with pytest.raises(ValueError, match="no TypeScript"):
        Types({}).write({})
