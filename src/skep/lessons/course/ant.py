"""The ant: as far as it likes around the hive."""

from __future__ import annotations

from skep.lessons import pictures
from skep.lessons.goals import Pins, Wins
from skep.lessons.tasks import MoveTask, Plan, Reading, TargetsTask
from skep.rulebook import Rule

PLAN = Plan(
    "ant",
    teaches=(Rule.ANT,),
    tasks=(
        Reading("run", "freedom-bay", shows=(pictures.destinations("wA1"),)),
        TargetsTask("where", "ant-round", piece="wA1"),
        MoveTask("pin", "ant-pin", goals=(Pins("bQ"),)),
        MoveTask("win", "ant-win", goals=(Wins(),)),
    ),
)
