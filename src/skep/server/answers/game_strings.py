"""GameStrings from clients: how long they may be, and what replaying them costs the client."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from skep.errors import NotationError
from skep.server.answers.caller import Caller
from skep.server.domain.playing import MAX_PLIES

GameString: TypeAlias = Annotated[str, Meta(max_length=16_000)]
Plies: TypeAlias = Annotated[
    int, Meta(ge=0, le=MAX_PLIES, description="Take only this many plies of the GameString.")
]


def charge(caller: Caller, game_string: str) -> None:
    """Charge the caller for the plies of a game before they are replayed."""
    check_length(game_string)
    caller.charge_plies(1 + game_string.count(";"))


def check_length(game_string: str) -> None:
    """Refuse a game that is longer than the server allows."""
    plies = game_string.count(";") - 2  # the game type, the state and the turn come first
    if plies > MAX_PLIES:
        raise NotationError(
            f"the GameString has {plies:,} plies", expected=f"at most {MAX_PLIES:,}"
        )
