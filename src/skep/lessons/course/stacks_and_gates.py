"""On top of the hive: climbing, and gates up there."""

from __future__ import annotations

from skep.lessons import pictures
from skep.lessons.goals import Covers
from skep.lessons.questions import may_go
from skep.lessons.selections import Movable
from skep.lessons.tasks import ChoiceTask, MoveTask, PieceTask, Plan, Reading, TargetsTask
from skep.rulebook import Rule

PLAN = Plan(
    "stacks-and-gates",
    teaches=(Rule.HEIGHT_GATE,),
    tasks=(
        Reading("stacks", "stacks-summit", shows=(pictures.piece("bB1"),)),
        MoveTask("summit", "stacks-summit", goals=(Covers("bB1"),)),
        PieceTask("free", "stacks-free", selection=Movable()),
        Reading("gate", "stacks-read", shows=(pictures.obstacle("wB1 wB2/"),)),
        ChoiceTask(
            "low",
            "stacks-low",
            choices=("yes", "no"),
            question=may_go("wB1", "bQ/"),
            shows=(pictures.piece("wB1"), pictures.target("bQ/")),
        ),
        TargetsTask("where", "stacks-gate", piece="wB1"),
    ),
)
