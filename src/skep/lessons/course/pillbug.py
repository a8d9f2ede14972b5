"""The pillbug: one step, or a throw of a neighbor."""

from __future__ import annotations

from skep.lessons import pictures
from skep.lessons.goals import AwayFromQueen, RoomForQueen, Wins, With
from skep.lessons.questions import may_act
from skep.lessons.selections import Throwable
from skep.lessons.tasks import ChoiceTask, MoveTask, PieceTask, Plan, Reading, TargetsTask
from skep.rulebook import Rule

PLAN = Plan(
    "pillbug",
    teaches=(Rule.PILLBUG, Rule.PILLBUG_TARGET, Rule.PILLBUG_REST, Rule.MOSQUITO_PILLBUG),
    tasks=(
        Reading(
            "throw", "pillbug-read", shows=(pictures.piece("wP"), pictures.destinations("bA1"))
        ),
        TargetsTask("where", "pillbug-where", piece="bA1", shows=(pictures.piece("wP"),)),
        MoveTask(
            "away",
            "pillbug-away",
            goals=(With("bA1"), AwayFromQueen("bA1")),
            shows=(pictures.piece("bA1"),),
        ),
        Reading("limits", "pillbug-who", shows=(pictures.piece("wP"),)),
        PieceTask("who", "pillbug-who", selection=Throwable("wP")),
        ChoiceTask(
            "rest",
            "pillbug-rest",
            choices=("yes", "no"),
            question=may_act("bA1"),
            shows=(pictures.piece("bA1"),),
        ),
        MoveTask(
            "rescue",
            "pillbug-rescue",
            goals=(RoomForQueen(3),),
            shows=(pictures.surroundings("wQ"),),
        ),
        MoveTask(
            "mosquito",
            "pillbug-mosquito",
            goals=(With("bA1"), AwayFromQueen("bA1")),
            shows=(pictures.piece("wM"),),
        ),
        MoveTask("win", "pillbug-win", goals=(Wins(),)),
    ),
)
