"""What the bodies of several requests have in common."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import Meta

from skep.server.domain.names import MAX_LENGTH


class Language(StrEnum):
    """The languages that the server speaks."""

    EN = "en"
    DE = "de"
    NL = "nl"
    RU = "ru"


NameWish: TypeAlias = Annotated[
    str,
    Meta(
        max_length=4 * MAX_LENGTH,
        description=f"What the player wants to be called: up to {MAX_LENGTH} visible characters.",
    ),
]
"""More than a name may have: outer spaces don't count, and a letter may be several characters."""
