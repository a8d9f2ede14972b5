"""Explanations as data: whether something is legal, and if not, by which rule and why.

Nothing here knows how to find or how to word a reason: :mod:`skep.rulebook.explain` finds
it, :mod:`skep.rulebook.sentences` words it, and a board can draw it from the hexes.
"""

from __future__ import annotations

from dataclasses import dataclass

from skep.moves import Action
from skep.pieces import Insect, Piece
from skep.rulebook.details import Detail
from skep.rulebook.rules import Rule


@dataclass(frozen=True, slots=True)
class Objection:
    """The rule that forbids an action, and what shows it.

    ``role`` is the insect that a mosquito would have moved as, where that matters.
    """

    rule: Rule
    detail: Detail | None = None
    role: Insect | None = None


@dataclass(frozen=True, slots=True)
class Explanation:
    """The verdict on one action, or on all that a piece could do: legal, or the objection to it."""

    subject: Action | Piece
    objection: Objection | None = None

    @property
    def legal(self) -> bool:
        return self.objection is None

    @property
    def rule(self) -> Rule | None:
        """The rule that forbids it; None if it is legal."""
        return self.objection.rule if self.objection else None

    @property
    def detail(self) -> Detail | None:
        """What shows that the rule forbids it, where there is something to show."""
        return self.objection.detail if self.objection else None

    @property
    def role(self) -> Insect | None:
        """The insect that a mosquito would have moved as."""
        return self.objection.role if self.objection else None
