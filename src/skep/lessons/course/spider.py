"""The spider: exactly three steps."""

from __future__ import annotations

from skep.lessons import pictures
from skep.lessons.goals import Wins
from skep.lessons.tasks import MoveTask, Plan, Reading, TargetsTask
from skep.rulebook import Rule

PLAN = Plan(
    "spider",
    teaches=(Rule.SPIDER,),
    tasks=(
        Reading("three", "spider-three", shows=(pictures.destinations("wS1"),)),
        TargetsTask("where", "spider-nook", piece="wS1"),
        TargetsTask("pocket", "spider-pocket", piece="wS1"),
        MoveTask("win", "spider-win", goals=(Wins(),)),
    ),
)
