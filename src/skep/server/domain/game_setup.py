"""The setup of a game: everything settled before the first move."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from skep.engine import FULL_LEVEL
from skep.errors import SettingError
from skep.pieces import Color, GameType
from skep.rulesets import RuleSet
from skep.server.domain.clock import Pace, TimeControl


class OpponentKind(StrEnum):
    """Who the creator of the game plays against."""

    COMPUTER = "computer"
    HERE = "here"  # a second person at the same screen
    LINK = "link"  # a second person with a secret link


@dataclass(frozen=True, slots=True)
class GameSetup:
    """The opponent, the game type, the rules and the time control."""

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
            raise SettingError(
                "games against the computer need its seat and level; others can't have them"
            )
        if self.level is not None and not 1 <= self.level <= FULL_LEVEL:
            raise SettingError(f"the level must be from 1 to {FULL_LEVEL}, not {self.level}")
        if (
            self.control is not None
            and self.control.pace is Pace.DAYS
            and self.opponent is not OpponentKind.LINK
        ):
            raise SettingError("only games by link can have days per move")

    def swapped(self) -> GameSetup:
        """The same setup with colors swapped, for a rematch."""
        return replace(self, computer=self.computer.other if self.computer else None)
