"""Placing new pieces: next to your own color only."""

from __future__ import annotations

from skep.lessons import pictures
from skep.lessons.goals import Fills, Placed, Wins
from skep.lessons.tasks import MoveTask, Plan, Reading, TargetsTask
from skep.rulebook import Rule

PLAN = Plan(
    "placing",
    teaches=(
        Rule.FIRST_PLACEMENT,
        Rule.PLACE_TOUCH_OWN,
        Rule.PLACE_TOUCH_ENEMY,
        Rule.PLACE_GROUND,
        Rule.PLACE_NUMBER_ORDER,
        Rule.STAYS,
        Rule.GAME_TYPE,
    ),
    tasks=(
        Reading("first", "placing-first"),
        Reading("own", "goal-start", shows=(pictures.destinations("wA1"),)),
        TargetsTask("where", "placing-bend", piece="wA1"),
        MoveTask(
            "hole",
            "placing-hole",
            goals=(Placed(), Fills("wB1-")),
            shows=(pictures.target("wB1-"),),
        ),
        TargetsTask("stack", "placing-stack", piece="wA1", shows=(pictures.piece("wB1"),)),
        MoveTask("win", "placing-win", goals=(Placed(), Wins())),
    ),
)
