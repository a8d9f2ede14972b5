"""The rule sets as clients name them."""

from __future__ import annotations

from enum import StrEnum


class RulesName(StrEnum):
    """A rule set."""

    RULEBOOK = "rulebook"
    TOURNAMENT = "tournament"
    UHP = "uhp"
