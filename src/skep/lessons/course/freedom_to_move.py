"""Sliding: never through a gate, never away from the hive."""

from __future__ import annotations

from skep.lessons import pictures
from skep.lessons.goals import Bars, Safe
from skep.lessons.questions import may_go
from skep.lessons.tasks import ChoiceTask, MoveTask, Plan, Reading, TargetsTask
from skep.rulebook import Rule

PLAN = Plan(
    "freedom-to-move",
    teaches=(Rule.FREEDOM_TO_MOVE, Rule.CONTACT),
    tasks=(
        Reading("gate", "freedom-gate", shows=(pictures.obstacle("wA1 bS1-"),)),
        TargetsTask("ring", "freedom-queen", piece="wQ"),
        ChoiceTask(
            "bay",
            "freedom-bay",
            choices=("yes", "no"),
            question=may_go("wA1", "bS1-"),
            shows=(pictures.piece("wA1"), pictures.target("bS1-")),
        ),
        Reading("contact", "freedom-contact", shows=(pictures.piece("wQ"), pictures.target("wQ-"))),
        TargetsTask("touch", "freedom-contact", piece="wQ"),
        MoveTask(
            "shut",
            "freedom-shut",
            goals=(Bars("bA1", "-wQ"), Safe()),
            shows=(pictures.piece("bA1"), pictures.target("-wQ")),
        ),
    ),
)
