"""For operators: whether the server is up, whether it can save games, and its metrics."""

from __future__ import annotations

import hmac
from ipaddress import ip_address
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.openapi import ResponseSpec

from skep.server.answers.problems import Problem
from skep.server.metrics import Metrics
from skep.server.services.games import Games
from skep.server.settings import ServerSettings

_FORWARDED: Final = ("forwarded", "via", "x-forwarded-for", "x-real-ip")
_NOT_READY: Final = {
    503: ResponseSpec(Problem, description="Games can't be saved.", generate_examples=False)
}


class Health(msgspec.Struct, frozen=True):
    """A sign of life."""

    ok: bool


@get("/health/live", sync_to_thread=False, response_description="The process answers.")
def is_live() -> Health:
    """Whether the process answers. If not, restart it."""
    return Health(ok=True)


@get("/health/ready", response_description="Games can be saved.", responses=_NOT_READY)
async def is_ready(state: State) -> Response[Health | Problem]:
    """Whether games can be saved. The server writes to its database to find out."""
    games: Games = state.games
    problem = await games.problem()
    if problem is not None:
        return Response(Problem("not-ready", problem), status_code=503)
    return Response(Health(ok=True))


@get("/metrics", sync_to_thread=False, include_in_schema=False)
def show_metrics(state: State, request: Request[Any, Any, Any]) -> Response[bytes]:
    """Everything that the server measures, for Prometheus."""
    settings: ServerSettings = state.settings
    # A proxy on this machine may hide its clients, and then all of them look local.
    has_proxy = settings.public_origin is not None or bool(settings.trusted_proxies)
    is_local = not has_proxy and _is_local(request)
    if not (is_local or _has_token(request, settings.metrics_token)):
        raise NotFoundException("there is nothing here")
    metrics: Metrics = state.metrics
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _is_local(request: Request[Any, Any, Any]) -> bool:
    """Whether the request comes from this machine, and not through a proxy on it."""
    if any(name in request.headers for name in _FORWARDED):
        return False
    try:
        return ip_address(request.client.host if request.client else "").is_loopback
    except ValueError:
        return False


def _has_token(request: Request[Any, Any, Any], token: str | None) -> bool:
    given = request.headers.get("authorization", "")
    return bool(token) and hmac.compare_digest(given.encode(), f"Bearer {token}".encode())
