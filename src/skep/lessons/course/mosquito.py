"""The mosquito: moves like what it touches."""

from __future__ import annotations

from skep.lessons import pictures
from skep.lessons.goals import Wins
from skep.lessons.questions import may_act
from skep.lessons.tasks import ChoiceTask, MoveTask, Plan, Reading, TargetsTask
from skep.rulebook import Rule

PLAN = Plan(
    "mosquito",
    teaches=(Rule.MOSQUITO, Rule.MOSQUITO_ON_TOP),
    tasks=(
        Reading("copy", "mosquito-read", shows=(pictures.destinations("wM"),)),
        TargetsTask("where", "mosquito-copy", piece="wM"),
        ChoiceTask(
            "alone",
            "mosquito-alone",
            choices=("yes", "no"),
            question=may_act("wM"),
            shows=(pictures.piece("wM"),),
        ),
        TargetsTask("top", "mosquito-top", piece="wM"),
        MoveTask("win", "mosquito-win", goals=(Wins(),)),
    ),
)
