"""What the bodies of several requests have in common."""

from __future__ import annotations

from enum import StrEnum


class RulesName(StrEnum):
    """The presets of rules."""

    RULEBOOK = "rulebook"
    TOURNAMENT = "tournament"
    UHP = "uhp"


class Language(StrEnum):
    """The languages that the server speaks."""

    EN = "en"
    DE = "de"
    NL = "nl"
    RU = "ru"
