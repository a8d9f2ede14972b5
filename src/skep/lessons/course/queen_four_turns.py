"""The queen must be placed by the fourth turn, and nothing moves before that."""

from __future__ import annotations

from skep.lessons import pictures
from skep.lessons.goals import Placed, RoomForQueen
from skep.lessons.questions import may_act, what_is_open
from skep.lessons.tasks import ChoiceTask, MoveTask, Plan, Reading
from skep.pieces import Insect
from skep.rulebook import Rule

PLAN = Plan(
    "queen-four-turns",
    teaches=(Rule.QUEEN_BY_FOUR, Rule.QUEEN_FIRST, Rule.QUEEN_BEFORE_MOVING),
    tasks=(
        Reading("rule", "goal-start", shows=(pictures.piece("wQ"), pictures.piece("bQ"))),
        MoveTask("early", "queen-early", goals=(Placed(Insect.QUEEN_BEE),)),
        ChoiceTask(
            "due",
            "queen-due",
            choices=("only-queen", "any-piece", "place-or-move"),
            question=what_is_open,
        ),
        ChoiceTask(
            "first",
            "queen-first",
            choices=("yes", "no"),
            question=may_act("bQ"),
            rules="tournament",
        ),
        MoveTask("room", "queen-black-due", goals=(RoomForQueen(5),)),
    ),
)
