"""GameStrings from clients: how long they may be, and what replaying them costs the client."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from litestar import Request
from litestar.exceptions import TooManyRequestsException
from msgspec import Meta

from skep.errors import NotationError
from skep.server.domain.playing import MAX_PLIES
from skep.server.limits import Limits

GameString: TypeAlias = Annotated[str, Meta(max_length=16_000)]
Plies: TypeAlias = Annotated[
    int, Meta(ge=0, le=MAX_PLIES, description="Take only this many plies of the GameString.")
]


def charge(request: Request[Any, Any, Any], game_string: str) -> None:
    """Charge the client for the plies of a game before they are replayed."""
    check_length(game_string)
    charge_plies(request, 1 + game_string.count(";"))


def charge_plies(request: Request[Any, Any, Any], plies: int) -> None:
    limits: Limits = request.app.state.limits
    if not limits.allow_plies(limits.address_of(request), plies):
        raise TooManyRequestsException("too many long games from this address: wait a few seconds")


def check_length(game_string: str) -> None:
    """Refuse a game that is longer than the server allows."""
    plies = game_string.count(";") - 2  # the game type, the state and the turn come first
    if plies > MAX_PLIES:
        raise NotationError(
            f"the GameString has {plies:,} plies", expected=f"at most {MAX_PLIES:,}"
        )
