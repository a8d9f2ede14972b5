"""The ladybug: two steps up on the hive, one down."""

from __future__ import annotations

from skep.lessons import pictures
from skep.lessons.goals import BesideEnemyQueen, Wins, With
from skep.lessons.tasks import MoveTask, Plan, Reading, TargetsTask
from skep.rulebook import Rule

PLAN = Plan(
    "ladybug",
    teaches=(Rule.LADYBUG,),
    tasks=(
        Reading("way", "ladybug-way", shows=(pictures.destinations("wL"),)),
        TargetsTask("where", "ladybug-line", piece="wL"),
        MoveTask("out", "ladybug-out", goals=(With("wL"), BesideEnemyQueen("wL"))),
        MoveTask("hole", "ladybug-hole", goals=(Wins(),)),
    ),
)
