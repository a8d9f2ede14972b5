"""The languages that clients may ask for."""

from __future__ import annotations

from enum import StrEnum


class Language(StrEnum):
    """A language of the server."""

    EN = "en"
    DE = "de"
    NL = "nl"
    RU = "ru"
