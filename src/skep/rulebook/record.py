"""A game so far: its position, and the earlier ones that matter for repetition."""

from __future__ import annotations

from dataclasses import dataclass

from skep.moves import Action
from skep.outcomes import Outcome
from skep.pieces import GameType
from skep.rulebook.ending import outcome
from skep.rulebook.explain import explain
from skep.rulebook.explanation import Explanation
from skep.rulebook.legal import legal_actions
from skep.rulebook.position import Position, PositionKey
from skep.rulesets import RuleSet


@dataclass(frozen=True)
class Record:
    """A position with its past. Immutable: :meth:`play` makes a new one."""

    position: Position
    earlier: tuple[PositionKey, ...] = ()

    @classmethod
    def start(cls, game_type: GameType, ruleset: RuleSet) -> Record:
        """A game before its first action."""
        return cls(Position.start(game_type, ruleset))

    def play(self, action: Action) -> Record:
        """The record after an action, without checking that it is legal."""
        return Record(self.position.play(action), (*self.earlier, self.position.key()))

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return outcome(self.position, self.earlier)

    def legal_actions(self) -> frozenset[Action]:
        """What the player to move may do."""
        return frozenset() if self.outcome() else legal_actions(self.position)

    def explain(self, action: Action) -> Explanation:
        """Whether an action is legal, and why."""
        return explain(self.position, action, outcome=self.outcome())
