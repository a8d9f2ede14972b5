"""The AsyncAPI document of the socket, made from the types of its messages."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from skep import __version__
from skep.server.realtime.messages import ClientMessage, ServerMessage

_REF = "#/components/schemas/{name}"


def asyncapi() -> dict[str, Any]:
    """The messages of the socket."""
    types = (*get_args(ClientMessage), *get_args(ServerMessage))
    _, schemas = msgspec.json.schema_components(types, ref_template=_REF)
    messages = {kind.__name__: _message(kind) for kind in types}
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Skep: a live game",
            "version": __version__,
            "description": "Connect to `/ws/games/{id}` with the public name of a game."
            " Messages are JSON in text frames, tagged by `type`. The first one is `hello`.",
        },
        "channels": {
            "game": {
                "address": "/ws/games/{id}",
                "parameters": {"id": {"description": "the public name of a game"}},
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in messages},
            }
        },
        "operations": {
            "fromClient": _operation("receive", get_args(ClientMessage)),
            "fromServer": _operation("send", get_args(ServerMessage)),
        },
        "components": {"messages": messages, "schemas": schemas},
    }


def _message(kind: type) -> dict[str, Any]:
    return {
        "name": kind.__struct_config__.tag,  # type: ignore[attr-defined]
        "summary": (kind.__doc__ or "").strip(),
        "payload": {"$ref": _REF.format(name=kind.__name__)},
    }


def _operation(action: str, kinds: tuple[type, ...]) -> dict[str, Any]:
    return {
        "action": action,
        "channel": {"$ref": "#/channels/game"},
        "messages": [{"$ref": f"#/channels/game/messages/{kind.__name__}"} for kind in kinds],
    }
