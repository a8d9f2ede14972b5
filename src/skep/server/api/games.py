"""New games, and the public view of a game."""

from __future__ import annotations

import secrets
from dataclasses import replace
from enum import StrEnum
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.exceptions import (
    NotFoundException,
    ServiceUnavailableException,
    TooManyRequestsException,
)
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from skep.engine import FULL_LEVEL
from skep.pieces import Color, GameType
from skep.server.api.errors import PROBLEMS, Problem, RefusedError
from skep.server.api.game_strings import GameString, Plies, charge
from skep.server.api.guards import limit_new_games
from skep.server.domain.beginning import beginning_of
from skep.server.domain.clock import TimeControl
from skep.server.domain.game_setup import GameSetup, OpponentKind
from skep.server.domain.names import MAX_LENGTH, read_name
from skep.server.domain.refusals import Refusal, RefusalCode
from skep.server.services.games import Games
from skep.server.services.secrets import TOKEN_LENGTH, key_of
from skep.server.services.visiting import visit
from skep.server.threads import ANSWERS
from skep.server.timekeeping import now_ms
from skep.server.views.colors import NAMES, ColorName, name_of
from skep.server.views.game import GameView, view_game
from skep.server.views.language import Language
from skep.server.views.rules import RulesName

NameWish: TypeAlias = Annotated[
    str,
    Meta(
        max_length=4 * MAX_LENGTH,
        description=f"What the player wants to be called: up to {MAX_LENGTH} visible characters.",
    ),
]
"""Longer than a name may be: outer spaces don't count, and a letter may take several characters."""


class ColorWish(StrEnum):
    """Which color the creator of the game wants."""

    WHITE = "white"
    BLACK = "black"
    RANDOM = "random"


class Tagged(msgspec.Struct, tag_field="kind"):
    """One of several kinds, named by ``kind``."""


class ComputerOpponent(Tagged, tag="computer"):
    """The computer at a level."""

    level: Annotated[int, Meta(ge=1, le=FULL_LEVEL)]


class HereOpponent(Tagged, tag="here"):
    """A second person at the same screen."""


class LinkOpponent(Tagged, tag="link"):
    """A second person, who gets an invitation."""


class LiveClock(Tagged, tag="live"):
    """Time for the whole game, and what each move adds to it."""

    initial_s: Annotated[int, Meta(ge=1, le=10_800)]
    increment_s: Annotated[int, Meta(ge=0, le=600)] = 0


class DaysClock(Tagged, tag="days"):
    """Days for each move."""

    days: Annotated[int, Meta(ge=1, le=30)]


OpponentWish: TypeAlias = ComputerOpponent | HereOpponent | LinkOpponent
ClockWish: TypeAlias = LiveClock | DaysClock


class NewGameRequest(msgspec.Struct, frozen=True):
    """The game to create."""

    opponent: OpponentWish
    color: ColorWish = ColorWish.RANDOM
    game_type: GameType = GameType.BASE_MLP
    rules: RulesName = RulesName.RULEBOOK
    clock: ClockWish | None = None
    name: NameWish | None = None
    language: Language = Language.EN
    game_string: GameString | None = None
    """Moves to continue from. Its game type replaces ``game_type``."""
    plies: Plies | None = None


class CreatedGame(msgspec.Struct, frozen=True):
    """A new game, the secret of the creator's seat, and the invitation for a friend."""

    id: str
    token: str
    color: ColorName | None
    invite: str | None
    game: GameView


class ClaimRequest(msgspec.Struct, frozen=True):
    """The invitation, and the new secret that opens the seat from now on."""

    invite: Annotated[str, Meta(max_length=128)]
    token: Annotated[
        str,
        Meta(
            pattern=f"^[A-Za-z0-9_-]{{{TOKEN_LENGTH}}}$",
            max_length=TOKEN_LENGTH,  # "$" would let a line break pass
            description="24 random bytes in base64url. The client chooses them, so that it can"
            " repeat a claim whose answer was lost.",
        ),
    ]
    name: NameWish | None = None


class ClaimedSeat(msgspec.Struct, frozen=True):
    """The seat that the secret now opens, and the game."""

    color: ColorName
    game: GameView


CLAIM_PROBLEMS: Final = {
    **PROBLEMS,
    403: ResponseSpec(
        Problem,
        description="`wrong-invite`: not the invitation to this game."
        " Or the request comes from a page of another site.",
        generate_examples=False,
    ),
    409: ResponseSpec(
        Problem,
        description="`seat-taken`: somebody else has used the invitation."
        " `own-seat`: the secret holds the other seat already."
        " `not-by-link`: this game has no invitation.",
        generate_examples=False,
    ),
}


@post(
    "/games",
    guards=[limit_new_games],
    status_code=201,
    response_description="The game, the secret of the seat, and the invitation to the other.",
    responses=PROBLEMS,
)
async def create_game(
    data: JSONBody[NewGameRequest], state: State, request: Request[Any, Any, Any]
) -> CreatedGame:
    """Set up a game."""
    games: Games = state.games
    color, name = _color(data.color), _name(data.name)
    setup = _setup(data, color)
    address = state.limits.address_of(request)
    beginning = None
    if data.game_string is not None:
        charge(request, data.game_string)
        beginning = await ANSWERS.do(beginning_of, data.game_string, setup.rules, data.plies)
        setup = replace(setup, game_type=beginning.board.game_type)
        if not state.limits.allow_given(address, len(beginning.moves)):
            raise TooManyRequestsException(
                "too many new games with many moves from this address: wait a minute"
            )
    created = await games.create(setup, color, address, name, beginning)
    if isinstance(created, Refusal):
        raise ServiceUnavailableException(created.message)
    return CreatedGame(
        created.game.id,
        created.token,
        name_of(created.color),
        created.invite,
        view_game(created.game, now_ms()),
    )


@post(
    "/games/{game_id:str}/claim",
    status_code=200,
    response_description="The seat, and the game as it stands.",
    responses=CLAIM_PROBLEMS,
)
async def claim_seat(
    game_id: FromPath[str],
    data: JSONBody[ClaimRequest],
    state: State,
    request: Request[Any, Any, Any],
) -> ClaimedSeat:
    """Take the free seat of a game by link. An invitation works once."""
    name = _name(data.name)
    address = state.limits.address_of(request)
    async with visit(state.games, state.limits, game_id, address) as live:
        if live is None:
            raise NotFoundException("there is no game with this id")
        claim = await live.claim(key_of(data.invite), key_of(data.token), name)
        if isinstance(claim, Refusal):
            raise RefusedError(403 if claim.code is RefusalCode.WRONG_INVITE else 409, claim)
        return ClaimedSeat(NAMES[claim.color], view_game(live.game, now_ms()))


@get("/games/{game_id:str}", response_description="The game as it stands.", responses=PROBLEMS)
async def show_game(
    game_id: FromPath[str], state: State, request: Request[Any, Any, Any]
) -> GameView:
    """The public view of a game."""
    address = state.limits.address_of(request)
    async with visit(state.games, state.limits, game_id, address) as live:
        if live is None:
            raise NotFoundException("there is no game with this id")
        return view_game(live.game, now_ms(), is_hurried=live.is_hurried())


def _setup(wish: NewGameRequest, color: Color) -> GameSetup:
    level = wish.opponent.level if isinstance(wish.opponent, ComputerOpponent) else None
    control = None
    match wish.clock:
        case LiveClock(initial_s, increment_s):
            control = TimeControl.live(initial_s, increment_s)
        case DaysClock(days):
            control = TimeControl.days(days)
    return GameSetup(
        OpponentKind(str(wish.opponent.__struct_config__.tag)),
        wish.game_type,
        wish.rules.value,
        control,
        color.other if level else None,
        level,
    )


def _color(wish: ColorWish) -> Color:
    if wish is ColorWish.RANDOM:
        return secrets.choice(tuple(Color))
    return Color[wish.name]


def _name(wish: str | None) -> str | None:
    name = read_name(wish)
    if isinstance(name, Refusal):
        raise RefusedError(400, name)
    return name
