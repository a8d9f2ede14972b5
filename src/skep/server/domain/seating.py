"""Who may take which seat, and under which name: keys, names and one-time invitations."""

from __future__ import annotations

import hmac
from dataclasses import dataclass, replace

from skep.pieces import Color
from skep.server.domain.commands import Rename
from skep.server.domain.game import HostedGame
from skep.server.domain.names import read_name
from skep.server.domain.refusals import Refusal, RefusalCode


@dataclass(frozen=True, slots=True)
class SeatKeys:
    """What is stored of a game's secrets: one key per seat, and that of an open invitation.

    The computer's seat has no key, and neither does a seat that is still free.
    """

    white: bytes | None
    black: bytes | None
    invite: bytes | None = None

    def held_by(self, key: bytes) -> frozenset[Color]:
        """The seats that a key opens."""
        held = {Color.WHITE: self.white, Color.BLACK: self.black}
        return frozenset(color for color, expected in held.items() if _equal(key, expected))

    def swapped(self) -> SeatKeys:
        """The same keys after the players have swapped colors."""
        return SeatKeys(self.black, self.white, self.invite)


@dataclass(frozen=True, slots=True)
class Claim:
    """A seat that was just taken, and the keys from then on."""

    color: Color
    keys: SeatKeys


def claim(game: HostedGame, keys: SeatKeys, invite: bytes, key: bytes) -> Claim | Refusal:
    """Use the invitation to take the free seat, which this key opens from then on.

    A claim may be repeated with the same key, in case the answer was lost.
    """
    if not game.needs_consent:
        return Refusal(RefusalCode.NOT_BY_LINK, "this game has no invitation")
    held = keys.held_by(key)
    if keys.invite is None:
        if not held:
            return Refusal(RefusalCode.SEAT_TAKEN, "somebody else has already used the invitation")
        [color] = held
        return Claim(color, keys)
    if not _equal(invite, keys.invite):
        return Refusal(RefusalCode.WRONG_INVITE, "this invitation is not for this game")
    if held:
        return Refusal(RefusalCode.OWN_SEAT, "this secret already holds the other seat")
    if keys.white is None:
        return Claim(Color.WHITE, replace(keys, white=key, invite=None))
    return Claim(Color.BLACK, replace(keys, black=key, invite=None))


def renamed(game: HostedGame, command: Rename, colors: frozenset[Color]) -> HostedGame | Refusal:
    """The game after a player has changed their name; finished games keep the old one."""
    if game.result is not None:
        return Refusal(RefusalCode.GAME_OVER, "the game is over")
    if len(colors) != 1:
        return Refusal(RefusalCode.NO_NAMES, "games at one screen have no names")
    [color] = colors
    name = read_name(command.name)
    if isinstance(name, Refusal):
        return name
    if name == game.names.of(color):
        return game
    return replace(game, names=game.names.changed(color, name))


def _equal(key: bytes, expected: bytes | None) -> bool:
    """Compare in constant time, so that a key can't be guessed byte by byte."""
    return expected is not None and hmac.compare_digest(key, expected)
