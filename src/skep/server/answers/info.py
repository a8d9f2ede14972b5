"""Facts about this server."""

from __future__ import annotations

import msgspec

from skep import __version__
from skep.engine import FULL_LEVEL
from skep.locales import LANGUAGES


class Info(msgspec.Struct, frozen=True):
    """What a client needs to know first."""

    version: str
    languages: list[str]
    levels: int


def answer_info() -> Info:
    """The version, the languages and the number of levels."""
    return Info(__version__, list(LANGUAGES), FULL_LEVEL)
