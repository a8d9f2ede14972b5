"""New games, seats in them, and the public view of a game."""

from __future__ import annotations

import secrets
from dataclasses import replace
from enum import StrEnum
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from skep.engine import FULL_LEVEL
from skep.pieces import Color, GameType
from skep.server.answers.caller import Caller
from skep.server.answers.game_strings import GameString, Plies, charge
from skep.server.answers.problems import ProblemError, no_such_game
from skep.server.domain.beginning import beginning_of
from skep.server.domain.clock import TimeControl
from skep.server.domain.game_setup import GameSetup, OpponentKind
from skep.server.domain.names import MAX_LENGTH, read_name
from skep.server.domain.refusals import Refusal, RefusalCode
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


async def answer_new_game(asked: NewGameRequest, caller: Caller) -> CreatedGame:
    """Set up a game."""
    color, name = _color(asked.color), _name(asked.name)
    setup = _setup(asked, color)
    beginning = None
    if asked.game_string is not None:
        charge(caller, asked.game_string)
        beginning = await ANSWERS.do(beginning_of, asked.game_string, setup.rules, asked.plies)
        setup = replace(setup, game_type=beginning.board.game_type)
        if not caller.limits.allow_given(caller.address, len(beginning.moves)):
            raise ProblemError(
                429,
                "too-many-requests",
                "too many new games with many moves from this address: wait a minute",
            )
    created = await caller.games.create(setup, color, caller.address, name, beginning)
    if isinstance(created, Refusal):
        raise ProblemError.refused(503, created)
    return CreatedGame(
        created.game.id,
        created.token,
        name_of(created.color),
        created.invite,
        view_game(created.game, now_ms()),
    )


async def answer_claim(game_id: str, asked: ClaimRequest, caller: Caller) -> ClaimedSeat:
    """Take the free seat of a game by link. An invitation works once."""
    name = _name(asked.name)
    async with visit(caller.games, caller.limits, game_id, caller.address) as live:
        if live is None:
            raise no_such_game()
        claim = await live.claim(key_of(asked.invite), key_of(asked.token), name)
        if isinstance(claim, Refusal):
            status = 403 if claim.code is RefusalCode.WRONG_INVITE else 409
            raise ProblemError.refused(status, claim)
        return ClaimedSeat(NAMES[claim.color], view_game(live.game, now_ms()))


async def answer_game(game_id: str, caller: Caller) -> GameView:
    """The public view of a game."""
    async with visit(caller.games, caller.limits, game_id, caller.address) as live:
        if live is None:
            raise no_such_game()
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
        raise ProblemError.refused(400, name)
    return name
