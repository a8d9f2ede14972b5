"""The rules of Hive in pure Python: what is legal, why something is not, and how a game ends.

This is the judge, made to be read: a module a rule or insect, each rule under its id
(:class:`Rule`). The fast core is tested to agree with it.
"""

from __future__ import annotations

from skep.rulebook.ending import outcome
from skep.rulebook.explain import explain
from skep.rulebook.explanation import Explanation, Objection
from skep.rulebook.legal import legal_actions, waiting_actions
from skep.rulebook.one_hive import pinned
from skep.rulebook.placing import turns_for_queen
from skep.rulebook.position import Position, PositionKey
from skep.rulebook.record import Record
from skep.rulebook.rules import Rule
from skep.rulebook.sentences import sentence
from skep.rulebook.standstill import explain_piece

__all__ = [
    "Explanation",
    "Objection",
    "Position",
    "PositionKey",
    "Record",
    "Rule",
    "explain",
    "explain_piece",
    "legal_actions",
    "outcome",
    "pinned",
    "sentence",
    "turns_for_queen",
    "waiting_actions",
]
