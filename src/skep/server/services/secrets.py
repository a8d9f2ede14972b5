"""Names and secrets: what cannot be guessed, and what is kept of it."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import string
from typing import Final

from skep.pieces import Color
from skep.server.storage.records import SeatKeys

_LETTERS: Final = string.ascii_letters + string.digits
_SECRET_BYTES: Final = 24  # 192 bits


def new_game_id() -> str:
    """A name for a game: public, but not to be guessed."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def new_token() -> str:
    """A secret that holds a seat."""
    return secrets.token_urlsafe(_SECRET_BYTES)


def key_of(token: str) -> bytes:
    """What is kept of a secret."""
    return hashlib.sha256(token.encode()).digest()


def seats_of(keys: SeatKeys, token: str) -> frozenset[Color]:
    """The seats that a secret holds."""
    key = key_of(token)
    held = {Color.WHITE: keys.white, Color.BLACK: keys.black}
    return frozenset(
        color
        for color, expected in held.items()
        if expected is not None and hmac.compare_digest(key, expected)
    )
