"""How a game ends: won, lost or drawn."""

from __future__ import annotations

from skep.lessons import pictures
from skep.lessons.goals import Draws, Wins
from skep.lessons.questions import result, result_after
from skep.lessons.tasks import ChoiceTask, MoveTask, Plan, Reading
from skep.rulebook import Rule

PLAN = Plan(
    "ending",
    teaches=(Rule.DOUBLE_SURROUND, Rule.DRAW_AGREED, Rule.REPETITION, Rule.GAME_OVER),
    tasks=(
        Reading("ways", "goal-surrounded", shows=(pictures.surroundings("bQ"),)),
        ChoiceTask(
            "covered",
            "ending-covered",
            choices=("white", "black", "draw", "nobody"),
            question=result,
            shows=(pictures.surroundings("bQ"),),
        ),
        ChoiceTask(
            "both",
            "ending-two",
            choices=("white", "black", "draw", "nobody"),
            question=result_after("wA1 bQ/"),
            shows=(pictures.piece("wA1"), pictures.target("bQ/")),
        ),
        MoveTask("win", "ending-two", goals=(Wins(),)),
        MoveTask("save", "ending-save", goals=(Draws(),)),
        ChoiceTask(
            "third",
            "ending-third",
            choices=("white", "black", "draw", "nobody"),
            question=result_after("bQ bS1-"),
            rules="tournament",
        ),
    ),
)
