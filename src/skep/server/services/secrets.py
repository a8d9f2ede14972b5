"""Names and secrets: what cannot be guessed, and what is kept of it."""

from __future__ import annotations

import hashlib
import secrets
import string
from typing import Final

from skep.pieces import Color
from skep.server.domain.seating import SeatKeys

_LETTERS: Final = string.ascii_letters + string.digits
_SECRET_BYTES: Final = 24  # 192 bits
TOKEN_LENGTH: Final = 4 * _SECRET_BYTES // 3
"""How many characters of base64url a secret has."""


def new_game_id() -> str:
    """A name for a game: public, but not to be guessed."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def new_token() -> str:
    """A secret that holds a seat, or opens one."""
    return secrets.token_urlsafe(_SECRET_BYTES)


def key_of(token: str) -> bytes:
    """What is kept of a secret."""
    return hashlib.sha256(token.encode()).digest()


def seats_of(keys: SeatKeys, token: str) -> frozenset[Color]:
    """The seats that a secret holds."""
    return keys.held_by(key_of(token))
