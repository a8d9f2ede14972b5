"""Ids and secrets that can't be guessed, and the hashes that are stored."""

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
"""The length of a secret in base64url characters."""


def new_game_id() -> str:
    """A game's id: public, but not guessable."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def new_token() -> str:
    """A secret that holds or opens a seat."""
    return secrets.token_urlsafe(_SECRET_BYTES)


def key_of(token: str) -> bytes:
    """The hash of a secret, which is what gets stored."""
    return hashlib.sha256(token.encode()).digest()


def seats_of(keys: SeatKeys, token: str) -> frozenset[Color]:
    """The seats that a secret holds."""
    return keys.held_by(key_of(token))
