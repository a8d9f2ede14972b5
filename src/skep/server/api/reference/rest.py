"""The page of the REST interface: its endpoints, and the types that they take and give."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from litestar import Request
from litestar.enums import OpenAPIMediaType
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.serialization import encode_json, get_serializer

from skep.server.api.documents import Document, send_document
from skep.server.api.reference.html import Html, join, prose, tag
from skep.server.api.reference.layout import page
from skep.server.api.reference.types import Schema, Types, line


class Rendered(OpenAPIRenderPlugin):
    """Something that is made from the OpenAPI document once."""

    _document: Document | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        # A handler may return a response in place of the content that it announces.
        document = self.prepare(openapi_schema)
        return send_document(request, document)  # type: ignore[return-value]

    def prepare(self, openapi_schema: dict[str, Any]) -> Document:
        if self._document is None:
            self._document = self.make(openapi_schema)
        return self._document

    @abstractmethod
    def make(self, openapi_schema: dict[str, Any]) -> Document: ...


class OpenApiDocument(Rendered):
    """The document itself, for programs."""

    def make(self, openapi_schema: dict[str, Any]) -> Document:
        content = encode_json(openapi_schema, serializer=get_serializer())
        return Document.of(content, OpenAPIMediaType.OPENAPI_JSON)


class OpenApiPage(Rendered):
    """Shows the document to people, without any script."""

    def make(self, openapi_schema: dict[str, Any]) -> Document:
        return Document.of(rest_page(openapi_schema), "text/html; charset=utf-8")


@dataclass(frozen=True)
class Endpoint:
    """One thing to ask for."""

    method: str
    path: str
    spec: Mapping[str, Any]

    @property
    def id(self) -> str:
        return str(self.spec["operationId"])

    @property
    def name(self) -> Html:
        return join(tag("b", self.method, class_=f"method {self.method.lower()}"), " ", self.path)


def rest_page(document: Mapping[str, Any]) -> bytes:
    """The page of an OpenAPI document."""
    types = Types(document["components"]["schemas"])
    endpoints = tuple(_endpoints(document))
    index = (
        tag(
            "li",
            tag("a", tag("code", endpoint.name), href=f"#{endpoint.id}"),
            tag("span", prose(endpoint.spec["description"])),
        )
        for endpoint in endpoints
    )
    return page(
        "/schema",
        "The REST interface",
        document["info"]["description"],
        "/schema/openapi.json",
        tag(
            "section",
            tag("h2", "Endpoints"),
            tag("ul", *index, class_="index"),
            *(_show(endpoint, types) for endpoint in endpoints),
        ),
        types.show(),
    )


def _endpoints(document: Mapping[str, Any]) -> Iterator[Endpoint]:
    for path, methods in document["paths"].items():
        for method, spec in methods.items():
            yield Endpoint(method.upper(), path, spec)


def _show(endpoint: Endpoint, types: Types) -> Html:
    spec = endpoint.spec
    answers = {status: answer for status, answer in spec["responses"].items() if status < "400"}
    errors = {status: answer for status, answer in spec["responses"].items() if status >= "400"}
    parts: list[Html] = []
    if parameters := spec.get("parameters"):
        rows = (
            types.row(asked["name"], asked["schema"], asked["required"], f"in the {asked['in']}")
            for asked in parameters
        )
        parts += (tag("h4", "Parameters"), tag("dl", *rows, class_="fields"))
    if body := spec.get("requestBody"):
        parts += (tag("h4", "Body"), tag("p", types.say(_content(body))))
    parts += (tag("h4", "Answer"), _answers(answers, types))
    if errors:
        statuses = ", ".join(errors)
        parts.append(tag("details", tag("summary", f"Errors: {statuses}"), _answers(errors, types)))
    return tag(
        "article",
        tag("h3", tag("code", endpoint.name)),
        tag("p", prose(spec["description"])),
        *parts,
        id=endpoint.id,
    )


def _answers(answers: Mapping[str, Any], types: Types) -> Html:
    rows = (
        line(status, types.say(_content(answer)), answer["description"])
        for status, answer in answers.items()
    )
    return tag("dl", *rows, class_="fields")


def _content(body: Mapping[str, Any]) -> Schema:
    schema: Schema = body["content"]["application/json"]["schema"]
    return schema
