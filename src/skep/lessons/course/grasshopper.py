"""The grasshopper: a jump in a straight line."""

from __future__ import annotations

from skep.lessons import pictures
from skep.lessons.goals import BesideEnemyQueen, Wins, With
from skep.lessons.tasks import MoveTask, Plan, Reading, TargetsTask
from skep.rulebook import Rule

PLAN = Plan(
    "grasshopper",
    teaches=(Rule.GRASSHOPPER,),
    tasks=(
        Reading("jump", "grasshopper-line", shows=(pictures.destinations("wG1"),)),
        TargetsTask("where", "grasshopper-jumps", piece="wG1"),
        MoveTask("queen", "grasshopper-queen", goals=(With("wG1"), BesideEnemyQueen("wG1"))),
        MoveTask("hole", "grasshopper-hole", goals=(Wins(),)),
    ),
)
