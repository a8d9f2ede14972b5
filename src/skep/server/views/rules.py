"""The rule sets as clients name them."""

from __future__ import annotations

from enum import StrEnum


class RulesName(StrEnum):
    """A preset of the rules."""

    RULEBOOK = "rulebook"
    TOURNAMENT = "tournament"
    UHP = "uhp"
