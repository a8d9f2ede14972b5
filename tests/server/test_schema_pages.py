"""The reference: the two documents as pages that need no script and nobody else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any

import pytest
from litestar.testing import TestClient

from skep.server.api.preparing import prepare
from skep.server.api.reference.html import Html, join, prose, tag
from skep.server.api.reference.types import Types
from skep.server.settings import ServerSettings
from tests.server.in_process import in_process

PAGES = ("/schema", "/schema/sockets")


class Page(HTMLParser):
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
    page = Page(response.text)
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
    page = Page(client.get(path).text)
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
    page = Page(client.get("/schema").text)
    for path, methods in document["paths"].items():
        for method, spec in methods.items():
            assert f"{method.upper()} {path}{spec['description']}" in page.text
            assert spec["operationId"] in page.values("id")
    for schema in document["components"]["schemas"].values():
        assert f"{schema['title']}{schema['description']}".replace("`", "") in page.text
        for field in schema.get("properties", ()):
            assert field in page.text
    assert "Errors: 400, 403, 404, 411, 413, 415, 421, 429, 503" in page.text


def test_the_page_shows_all_messages_of_the_socket(client: TestClient[Any]) -> None:
    document = client.get("/schema/asyncapi.json").json()
    text = Page(client.get("/schema/sockets").text).text
    client_says, server_says = text.index("A client says"), text.index("The server says")
    for operation, begin, end in (
        ("fromClient", client_says, server_says),
        ("fromServer", server_says, len(text)),
    ):
        for message in document["operations"][operation]["messages"]:
            entry = document["components"]["messages"][message["$ref"].rpartition("/")[2]]
            assert f"{entry['name']}{entry['summary']}".replace("`", "") in text[begin:end]
    assert "plyinteger from 0 to 10,000" in text


@pytest.mark.parametrize(
    ("schema", "words"),
    [
        ({}, "anything"),
        ({"type": "object"}, "object"),
        ({"type": "number"}, "number"),
        ({"type": "boolean"}, "true or false"),
        ({"type": "integer", "minimum": 1.0, "maximum": 10.0}, "integer from 1 to 10"),
        ({"anyOf": [{"type": "string", "maxLength": 4}, {"type": "null"}]},
         "text of at most 4 characters or null"),
        ({"oneOf": [{"type": "string"}, {"type": "null"}], "maxLength": 4},
         "text of at most 4 characters or null"),
        ({"type": "array", "items": {"type": "integer"}}, "list of integer"),
        ({"type": "array", "prefixItems": [{"type": "integer"}] * 2, "items": False},
         "[integer, integer]"),
        ({"type": "object", "additionalProperties": {"type": "string"}}, "object of text by name"),
        ({"enum": ["a", 2]}, '<code>&quot;a&quot;</code> or <code>2</code>'),
        ({"$ref": "#/components/schemas/By_x.y_"}, '<a href="#type-By_x-y_">By[x]</a>'),
    ],
)  # fmt: skip
def test_types_in_words(schema: dict[str, Any], words: str) -> None:
    assert Types({"By_x.y_": {"title": "By[x]"}}).say(schema) == words


def test_what_is_no_html_is_escaped() -> None:
    assert tag("p", "a < b", Html("<b>"), id='"') == '<p id="&quot;">a &lt; b<b></p>'
    assert join("a", "", "b", by=" & ") == "a &amp; b"
    assert prose("``<x>`` & `y`") == "<code>&lt;x&gt;</code> &amp; <code>y</code>"
