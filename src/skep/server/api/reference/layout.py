"""What the pages of the reference have in common."""

from __future__ import annotations

from typing import Final

from skep.server.api.reference.html import Html, join, prose, tag

_PAGES: Final = {"/": "Play", "/schema": "REST", "/schema/sockets": "Socket"}
_HEAD: Final = Html(
    '<meta charset="utf-8">'
    '<meta name="viewport" content="width=device-width, initial-scale=1">'
    '<meta name="color-scheme" content="light dark">'
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">'
    '<link rel="stylesheet" href="/schema/style.css">'
)


def page(address: str, title: str, lead: str, document: str, *content: Html) -> bytes:
    """A whole page; ``document`` is the address of what it was made from."""
    links = (
        tag("a", name, href=there, aria_current="page" if there == address else "")
        for there, name in _PAGES.items()
    )
    body = tag(
        "body",
        tag("a", "Skip to the content", href="#main", class_="skip"),
        tag(
            "header",
            tag("a", "Skep", href="/", class_="brand"),
            tag("nav", *links, aria_label="Pages"),
        ),
        tag(
            "main",
            tag("h1", title),
            tag("p", prose(lead), class_="lead"),
            tag("p", "For programs: ", tag("a", tag("code", document), href=document)),
            *content,
            id="main",
        ),
    )
    head = tag("head", _HEAD, tag("title", f"{title} · Skep"))
    return join(Html("<!doctype html>\n"), tag("html", head, body, lang="en")).encode()
