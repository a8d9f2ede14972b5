"""The hive is never broken, not even for a moment."""

from __future__ import annotations

from skep.lessons import pictures
from skep.lessons.goals import Frees, Pins
from skep.lessons.questions import may_go
from skep.lessons.selections import Pinned
from skep.lessons.tasks import ChoiceTask, MoveTask, PieceTask, Plan, Reading
from skep.pieces import Color
from skep.rulebook import Rule

PLAN = Plan(
    "one-hive",
    teaches=(Rule.ONE_HIVE,),
    tasks=(
        Reading("rule", "one-hive-line", shows=(pictures.obstacle("wQ bA1-"),)),
        PieceTask("pinned", "one-hive-pinned", selection=Pinned(Color.WHITE)),
        ChoiceTask(
            "bridge",
            "one-hive-bridge",
            choices=("yes", "no"),
            question=may_go("wA1", "bG1-"),
            shows=(pictures.piece("wA1"), pictures.target("bG1-")),
        ),
        MoveTask("pin", "one-hive-pin", goals=(Pins("bA1"),), shows=(pictures.piece("bA1"),)),
        MoveTask("free", "one-hive-free", goals=(Frees("wA1"),), shows=(pictures.piece("wA1"),)),
    ),
)
