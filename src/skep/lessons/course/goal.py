"""What the game is about: surrounding the opponent's queen."""

from __future__ import annotations

from skep.lessons import pictures
from skep.lessons.goals import Wins
from skep.lessons.questions import result, sides_left
from skep.lessons.selections import Touching
from skep.lessons.tasks import ChoiceTask, MoveTask, PieceTask, Plan, Reading
from skep.pieces import Color
from skep.rulebook import Rule

PLAN = Plan(
    "goal",
    teaches=(Rule.TURNS, Rule.SURROUNDED),
    tasks=(
        Reading("start", "goal-start"),
        Reading("surrounded", "goal-surrounded", shows=(pictures.surroundings("bQ"),)),
        PieceTask(
            "touching", "goal-touching", selection=Touching("bQ"), shows=(pictures.piece("bQ"),)
        ),
        ChoiceTask(
            "missing",
            "goal-touching",
            choices=("1", "2", "3", "4"),
            question=sides_left(Color.BLACK),
            shows=(pictures.surroundings("bQ"),),
        ),
        ChoiceTask(
            "who",
            "goal-who",
            choices=("white", "black", "draw", "nobody"),
            question=result,
            shows=(pictures.surroundings("wQ"),),
        ),
        MoveTask("win", "goal-win", goals=(Wins(),)),
    ),
)
