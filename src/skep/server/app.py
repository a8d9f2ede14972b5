"""The application: all endpoints, and everything that lives as long as the server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from skep.server.answers.problems import KNOWN_ERRORS
from skep.server.api.described import DescribedStructs
from skep.server.api.edge import with_checks
from skep.server.api.errors import answer_failure, answer_http_error, answer_problem
from skep.server.api.games import claim_seat, create_game, show_game
from skep.server.api.guards import limit_requests
from skep.server.api.headers import with_headers
from skep.server.api.health import is_live, is_ready, show_metrics
from skep.server.api.imports import import_game
from skep.server.api.info import info
from skep.server.api.lessons import answer_step, show_lessons, show_rules
from skep.server.api.pages import WebApp, show_page
from skep.server.api.positions import explain_move, show_position, show_premoves
from skep.server.api.requests import JsonRequest
from skep.server.api.schema import openapi_config
from skep.server.api.summaries import show_summaries
from skep.server.api.tracing import with_traces
from skep.server.limits import Limits
from skep.server.metrics import Metrics
from skep.server.realtime.asyncapi import asyncapi
from skep.server.realtime.room import Rooms
from skep.server.realtime.socket import game_socket
from skep.server.services.game_file import games_in
from skep.server.settings import ServerSettings

_MAX_BODY = 64 * 1024  # bytes


def create_app(settings: ServerSettings) -> Litestar:
    """The server as an ASGI application."""
    limits, metrics = Limits(settings), Metrics()
    api = Router(
        "/api/v1",
        route_handlers=[
            *(info, create_game, claim_seat, show_game, show_position, explain_move),
            *(show_premoves, import_game),
            *(show_summaries, show_lessons, answer_step, show_rules),
        ],
        guards=[limit_requests],
    )
    app = Litestar(
        route_handlers=[
            *(api, is_live, is_ready, show_metrics, game_socket, show_page),
        ],
        lifespan=[_games],
        state=State(
            {
                "settings": settings,
                "limits": limits,
                "metrics": metrics,
                "rooms": Rooms(limits),
                "web_app": WebApp(settings.static_folder),
            }
        ),
        exception_handlers={
            HTTPException: answer_http_error,
            **dict.fromkeys(KNOWN_ERRORS, answer_problem),
            Exception: answer_failure,
        },
        plugins=[DescribedStructs()],
        openapi_config=openapi_config(asyncapi()),
        request_class=JsonRequest,
        request_max_body_size=_MAX_BODY,
        logging_config=None,
        debug=False,
    )
    # Wrapped around the router, so that it also covers paths without a route.
    checked = with_checks(app.asgi_handler, settings, limits)
    app.asgi_handler = with_traces(with_headers(checked), metrics)
    return app


@asynccontextmanager
async def _games(app: Litestar) -> AsyncIterator[None]:
    settings: ServerSettings = app.state.settings
    async with games_in(settings.database, app.state.metrics) as games:
        app.state.games = games
        yield
