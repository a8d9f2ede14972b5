"""Explanations as data: whether something is legal, and if not, by which rule and why.

Nothing here knows how to find or how to word a reason: :mod:`skep.rulebook.explain` finds
it, :mod:`skep.rulebook.sentences` puts it into words, and :mod:`skep.rulebook.marks` shows it
on the board.
"""

from __future__ import annotations

from dataclasses import dataclass

from skep.moves import Action
from skep.pieces import Insect, Piece
from skep.rulebook.details import Detail
from skep.rulebook.rules import Rule


@dataclass(frozen=True, slots=True)
class Objection:
    """The rule that forbids an action, and the evidence.

    ``role`` is the insect that a mosquito would have moved as, if that matters.
    """

    rule: Rule
    detail: Detail | None = None
    role: Insect | None = None


@dataclass(frozen=True, slots=True)
class Explanation:
    """Whether an action, or anything at all with a piece, is legal, and if not, why not."""

    subject: Action | Piece
    objection: Objection | None = None

    @property
    def legal(self) -> bool:
        """Whether the rules allow it."""
        return self.objection is None

    @property
    def rule(self) -> Rule | None:
        """The rule that forbids it; None if it is legal."""
        return self.objection.rule if self.objection else None

    @property
    def detail(self) -> Detail | None:
        """The evidence that the rule forbids it; None if the rule alone says it all."""
        return self.objection.detail if self.objection else None

    @property
    def role(self) -> Insect | None:
        """The insect that a mosquito would have moved as."""
        return self.objection.role if self.objection else None
