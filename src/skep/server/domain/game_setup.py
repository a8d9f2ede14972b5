"""What is agreed before the first move."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from skep.engine import FULL_LEVEL
from skep.errors import SettingError
from skep.pieces import Color, GameType
from skep.rulesets import RuleSet
from skep.server.domain.clock import Pace, TimeControl


class OpponentKind(StrEnum):
    """Against whom the player who sets up the game plays."""

    COMPUTER = "computer"
    HERE = "here"  # a second person at the same screen
    LINK = "link"  # a second person with a secret link


@dataclass(frozen=True, slots=True)
class GameSetup:
    """The kind of opponent, the edition, the rules and the time of a game."""

    opponent: OpponentKind
    game_type: GameType
    rules: str  # the name of a preset
    control: TimeControl | None = None
    computer: Color | None = None  # the computer's seat
    level: int | None = None  # and how strong it is

    def __post_init__(self) -> None:
        RuleSet.preset(self.rules)
        is_computer = self.opponent is OpponentKind.COMPUTER
        if (self.computer is not None, self.level is not None) != (is_computer, is_computer):
            raise SettingError("a game against the computer, and no other, has its seat and level")
        if self.level is not None and not 1 <= self.level <= FULL_LEVEL:
            raise SettingError(f"a level is from 1 to {FULL_LEVEL}, not {self.level}")
        if (
            self.control is not None
            and self.control.pace is Pace.DAYS
            and self.opponent is not OpponentKind.LINK
        ):
            raise SettingError("days per move are only for games by link")

    def swapped(self) -> GameSetup:
        """The same with the colors exchanged, as for a rematch."""
        return replace(self, computer=self.computer.other if self.computer else None)
