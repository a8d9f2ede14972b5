"""The beetle: one step, also on top of the others."""

from __future__ import annotations

from skep.lessons import pictures
from skep.lessons.goals import Covers, Wins
from skep.lessons.selections import Movable
from skep.lessons.tasks import MoveTask, PieceTask, Plan, Reading, TargetsTask
from skep.rulebook import Rule

PLAN = Plan(
    "beetle",
    teaches=(Rule.BEETLE, Rule.COVERED),
    tasks=(
        Reading("step", "beetle-climb", shows=(pictures.destinations("wB1"),)),
        Reading("top", "placing-stack", shows=(pictures.piece("wB1"),)),
        TargetsTask("where", "beetle-steps", piece="wB1"),
        MoveTask("climb", "beetle-climb", goals=(Covers("bQ"),)),
        PieceTask("free", "beetle-mobile", selection=Movable()),
        MoveTask("hole", "beetle-hole", goals=(Wins(),)),
    ),
)
