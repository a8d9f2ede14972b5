"""The reference: the two documents as pages that need no script and nobody else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any

import pytest
from litestar.testing import TestClient

from skep.server.api.preparing import prepare
from skep.server.api.reference.page import Page
from skep.server.settings import ServerSettings
from tests.server.in_process import in_process

PAGES = ("/schema", "/schema/sockets")


class Read(HTMLParser):
    """What a browser would find in a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text += data

    def values(self, attribute: str) -> list[str]:
        return [value for _, found in self.tags if (value := found.get(attribute)) is not None]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    settings = ServerSettings(
        tmp_path_factory.mktemp("schema") / "games.db", requests_per_second=1000
    )
    with in_process(settings) as running:
        yield running


@pytest.mark.parametrize("path", PAGES)
def test_a_page_keeps_to_the_policy(client: TestClient[Any], path: str) -> None:
    response = client.get(path)
    assert response.status_code == 200
    assert response.headers["content-type"].startswith("text/html")
    page = Read(response.text)
    assert not {"script", "style", "img"} & {tag for tag, _ in page.tags}
    assert not page.values("style")
    addresses = page.values("href") + page.values("src")
    assert all(re.match(r"/(?!/)|#", address) for address in addresses)


def test_what_is_prepared_is_not_made_again(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare(client.app)
    monkeypatch.setattr("skep.server.api.documents.Document.of", None)
    for path in (*PAGES, "/schema/openapi.json", "/schema/asyncapi.json"):
        assert client.get(path).status_code == 200


@pytest.mark.parametrize("path", PAGES)
def test_every_link_leads_somewhere(client: TestClient[Any], path: str) -> None:
    page = Read(client.get(path).text)
    ids, links = page.values("id"), page.values("href")
    assert len(ids) == len(set(ids))
    assert {link.removeprefix("#") for link in links if link.startswith("#")} <= set(ids)
    assert {*PAGES, "/", "/schema/style.css"} <= set(links)
    for link in links:
        if link.startswith("/schema"):
            assert client.get(link).status_code == 200, link
    assert client.get("/schema/style.css").headers["content-type"].startswith("text/css")


def test_the_page_shows_all_of_the_rest_interface(client: TestClient[Any]) -> None:
    document = client.get("/schema/openapi.json").json()
    page = Read(client.get("/schema").text)
    for path, methods in document["paths"].items():
        for method, spec in methods.items():
            assert f"{method.upper()} {path}\n{spec['description']}" in page.text
            assert spec["operationId"] in page.values("id")
    for schema in document["components"]["schemas"].values():
        assert f"{schema['title']}\n{schema['description']}".replace("`", "") in page.text
        for field in schema.get("properties", ()):
            assert re.search(rf"^{field}\??: ", page.text, re.MULTILINE)
    assert "200: GameView The game as it stands.\n400: Problem" in page.text
    assert "language?: Language" in page.text


def test_the_page_shows_all_messages_of_the_socket(client: TestClient[Any]) -> None:
    document = client.get("/schema/asyncapi.json").json()
    text = Read(client.get("/schema/sockets").text).text
    heads = ("The client sends", "The server sends", "Types")
    begin, middle, end = (text.index(f"{head}\n") for head in heads)
    for operation, shown in (("fromClient", text[begin:middle]), ("fromServer", text[middle:end])):
        for message in document["operations"][operation]["messages"]:
            entry = document["components"]["messages"][message["$ref"].rpartition("/")[2]]
            assert entry["summary"].replace("`", "") in shown
            assert f'type: "{entry["name"]}"' in shown
    assert "ply: integer minimum 0; maximum 10000" in text


@pytest.mark.parametrize(
    ("schema", "words"),
    [
        ({}, "any"),
        ({"type": "object"}, "object"),
        ({"type": "number"}, "number"),
        ({"const": "<"}, "&quot;&lt;&quot;"),
        ({"anyOf": [{"type": "string", "maxLength": 4}, {"type": "null"}]}, "string | null"),
        ({"oneOf": [{"type": "string"}, {"type": "null"}]}, "string | null"),
        ({"type": "array", "items": {"type": "integer"}}, "Array&lt;integer&gt;"),
        ({"type": "array", "prefixItems": [{"type": "integer"}] * 2, "items": False},
         "[integer, integer]"),
        ({"type": "object", "additionalProperties": {"type": "string"}},
         "Record&lt;string, string&gt;"),
        ({"enum": ["a", 2]}, "&quot;a&quot; | 2"),
        ({"$ref": "#/components/schemas/By_x.y_"}, '<a href="#By_x.y_">By&lt;x&gt;</a>'),
    ],
)  # fmt: skip
def test_types_in_words(schema: dict[str, Any], words: str) -> None:
    page = Page({"components": {"schemas": {"By_x.y_": {"title": "By<x>"}}}})
    assert page.words(schema) == words


def test_descriptions_are_escaped_and_show_code() -> None:
    schemas = {"X": {"type": "string", "description": "``<x>`` & `y`"}}
    document = {"info": {"description": "a < b"}, "paths": {}, "components": {"schemas": schemas}}
    shown = Page(document).rest().decode()
    assert "a &lt; b" in shown
    assert "<code>&lt;x&gt;</code> &amp; <code>y</code>" in shown
