"""The page of the socket: the messages each way, and the types of their fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from skep.server.api.reference.html import Html, prose, tag
from skep.server.api.reference.layout import page
from skep.server.api.reference.types import Types


def socket_page(document: Mapping[str, Any]) -> bytes:
    """The page of an AsyncAPI document."""
    components = document["components"]
    types = Types(components["schemas"])
    (channel,) = document["channels"].values()
    (parameter,) = channel["parameters"].items()
    messages = components["messages"]
    return page(
        "/schema/sockets",
        "The socket of a game",
        document["info"]["description"],
        "/schema/asyncapi.json",
        tag(
            "p",
            *("Connect to ", tag("code", channel["address"]), ", where "),
            *(tag("code", parameter[0]), " is ", parameter[1]["description"], "."),
        ),
        _side("A client says", document["operations"]["fromClient"], messages, types),
        _side("The server says", document["operations"]["fromServer"], messages, types),
        types.show(besides=frozenset(messages)),
    )


def _side(
    title: str, operation: Mapping[str, Any], messages: Mapping[str, Any], types: Types
) -> Html:
    """What one side says."""
    names = [message["$ref"].rpartition("/")[2] for message in operation["messages"]]
    index = (
        tag(
            "li",
            tag("a", tag("code", messages[name]["name"]), href=f"#{name}"),
            tag("span", prose(messages[name]["summary"])),
        )
        for name in names
    )
    return tag(
        "section",
        tag("h2", title),
        tag("ul", *index, class_="index"),
        *(_message(name, messages[name], types) for name in names),
    )


def _message(name: str, message: Mapping[str, Any], types: Types) -> Html:
    return tag(
        "article",
        tag("h3", tag("code", message["name"])),
        tag("p", prose(message["summary"])),
        types.fields(types.find(message["payload"])),
        id=name,
    )
