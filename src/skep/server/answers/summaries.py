"""Summaries of several games at once, for a player's list of games."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from skep.server.answers.caller import Caller
from skep.server.services.secrets import seats_of
from skep.server.services.summarizing import look_over
from skep.server.storage.records import Stored
from skep.server.timekeeping import now_ms
from skep.server.views.summary import SummaryView, view_summary

MAX_GAMES: Final = 50


class AskedGame(msgspec.Struct, frozen=True):
    """A game, the secret of the client's seat in it, and the version the client has seen."""

    id: Annotated[str, Meta(max_length=64)]
    token: Annotated[str, Meta(max_length=128)] | None = None
    version: int | None = None


class SummariesRequest(msgspec.Struct, frozen=True):
    """The games to summarize; if a game is listed twice, the last entry counts."""

    games: Annotated[list[AskedGame], Meta(max_length=MAX_GAMES)]


class GameSummaries(msgspec.Struct, frozen=True):
    """The games that have changed; all others are unchanged."""

    games: list[SummaryView]
    missing: list[str]
    """Ids of games that do not exist."""
    later: list[str]
    """Games to ask for again in a few seconds, because there were too many at once."""


async def answer_summaries(data: SummariesRequest, caller: Caller) -> GameSummaries:
    """Summarize the games of a player's list."""
    asked = {game.id: game for game in data.games}
    versions = {game_id: game.version for game_id, game in asked.items()}
    found = await look_over(caller.games, caller.limits, versions, caller.address)
    now = now_ms()

    def summarized(stored: Stored) -> SummaryView:
        token = asked[stored.game.id].token
        held = frozenset() if token is None else seats_of(stored.keys, token)
        return view_summary(stored.game, held, now)

    return GameSummaries(list(map(summarized, found.changed)), found.missing, found.later)
