"""The rules of Hive in pure Python: what is legal, why something is not, and how a game ends.

This is the judge, made to be read: one module per rule or insect, each rule under its id
(:class:`Rule`). Tests hold the fast core to it.
"""

from __future__ import annotations

from skep.rulebook.ending import liberties, outcome
from skep.rulebook.explain import explain, explain_throw
from skep.rulebook.explanation import Explanation, Objection
from skep.rulebook.faults import PositionFault
from skep.rulebook.legal import legal_actions, legal_throws, legal_walks, waiting_actions
from skep.rulebook.marks import Mark, MarkKind, marks, queen_marks
from skep.rulebook.placing import turns_for_queen
from skep.rulebook.position import Position, PositionKey, checked_position
from skep.rulebook.record import Record
from skep.rulebook.rules import Rule
from skep.rulebook.sentences import sentence
from skep.rulebook.standstill import explain_piece
from skep.rulebook.validity import MAX_TURN_NUMBER, faults_of

__all__ = [
    "MAX_TURN_NUMBER",
    "Explanation",
    "Mark",
    "MarkKind",
    "Objection",
    "Position",
    "PositionFault",
    "PositionKey",
    "Record",
    "Rule",
    "checked_position",
    "explain",
    "explain_piece",
    "explain_throw",
    "faults_of",
    "legal_actions",
    "legal_throws",
    "legal_walks",
    "liberties",
    "marks",
    "outcome",
    "queen_marks",
    "sentence",
    "turns_for_queen",
    "waiting_actions",
]
