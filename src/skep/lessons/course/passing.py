"""A player who can't do anything passes, and only then."""

from __future__ import annotations

from skep.lessons import pictures
from skep.lessons.goals import MakesPass
from skep.lessons.questions import must_pass
from skep.lessons.tasks import ChoiceTask, MoveTask, Plan, Reading
from skep.rulebook import Rule

PLAN = Plan(
    "passing",
    teaches=(Rule.PASS,),
    tasks=(
        Reading("rule", "passing-must", shows=(pictures.piece("wQ"),)),
        ChoiceTask("pinned", "passing-pinned", choices=("yes", "no"), question=must_pass),
        ChoiceTask("one", "passing-one", choices=("yes", "no"), question=must_pass),
        MoveTask("make", "passing-make", goals=(MakesPass(),)),
    ),
)
