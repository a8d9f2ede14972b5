"""The queen bee: one step, and many worries."""

from __future__ import annotations

from skep.lessons import pictures
from skep.lessons.goals import RoomForQueen, Safe, Wins
from skep.lessons.tasks import MoveTask, Plan, Reading, TargetsTask
from skep.rulebook import Rule

PLAN = Plan(
    "queen-bee",
    teaches=(Rule.QUEEN_BEE,),
    tasks=(
        Reading("step", "one-hive-free", shows=(pictures.destinations("wQ"),)),
        TargetsTask("where", "queen-bee-steps", piece="wQ"),
        MoveTask(
            "room", "queen-bee-room", goals=(RoomForQueen(5),), shows=(pictures.surroundings("wQ"),)
        ),
        MoveTask("strike", "queen-bee-strike", goals=(Wins(),)),
        MoveTask("save", "queen-bee-save", goals=(Safe(),), shows=(pictures.surroundings("wQ"),)),
    ),
)
