"""Rule sets: the two settings on which editions and tournaments differ, and presets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from skep.enums import NamedEnum
from skep.errors import SettingError, WrongTypeError


class Opening(NamedEnum):
    """Whether the queen may be a player's very first piece (``queen-first``)."""

    RULEBOOK = "rulebook"  # she may
    TOURNAMENT = "tournament"  # she may not, for either player


class Repetition(NamedEnum):
    """Whether the third occurrence of a position ends the game (``repetition``)."""

    NONE = "none"
    THREEFOLD = "threefold"


@dataclass(frozen=True, slots=True)
class RuleSet:
    """A combination of the settings; ``RuleSet.preset`` has the usual ones by name."""

    opening: Opening
    repetition: Repetition

    def __post_init__(self) -> None:
        if not isinstance(self.opening, Opening) or not isinstance(self.repetition, Repetition):
            raise SettingError("a rule set has an Opening and a Repetition")

    @property
    def name(self) -> str | None:
        """The name of the preset with these settings; None if there is none."""
        return next((name for name, preset in PRESETS.items() if preset == self), None)

    @staticmethod
    def preset(name: str) -> RuleSet:
        """The rule set with this name, a key of ``PRESETS``."""
        if not isinstance(name, str):
            raise WrongTypeError(f"expected the name of a rule set, not {name!r}")
        try:
            return PRESETS[name]
        except KeyError:
            known = ", ".join(PRESETS)
            raise SettingError(f"unknown rule set {name[:40]!r}; expected one of {known}") from None

    @staticmethod
    def named(rules: RuleSet | str) -> RuleSet:
        """The rule set that a caller means: a RuleSet, or the name of a preset."""
        if isinstance(rules, RuleSet):
            return rules
        if not isinstance(rules, str):
            raise WrongTypeError(f"expected a RuleSet or the name of a preset, not {rules!r}")
        return RuleSet.preset(rules)


DEFAULT_RULES: Final = "tournament"
"""The default of the library and of every command. Games played on the server may differ."""

PRESETS = {
    "rulebook": RuleSet(Opening.RULEBOOK, Repetition.NONE),
    "tournament": RuleSet(Opening.TOURNAMENT, Repetition.THREEFOLD),
    "uhp": RuleSet(Opening.TOURNAMENT, Repetition.NONE),
}
"""The rule sets that have a name."""
