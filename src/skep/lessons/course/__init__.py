"""The course: the lessons in the best order."""

from __future__ import annotations

from typing import Final

from skep.lessons.course import (
    ant,
    beetle,
    ending,
    freedom_to_move,
    goal,
    grasshopper,
    ladybug,
    mosquito,
    one_hive,
    passing,
    pillbug,
    placing,
    queen_bee,
    queen_four_turns,
    spider,
    stacks_and_gates,
)
from skep.lessons.tasks import Plan

COURSE: Final[tuple[Plan, ...]] = (
    goal.PLAN,
    placing.PLAN,
    queen_four_turns.PLAN,
    one_hive.PLAN,
    freedom_to_move.PLAN,
    queen_bee.PLAN,
    beetle.PLAN,
    spider.PLAN,
    grasshopper.PLAN,
    ant.PLAN,
    mosquito.PLAN,
    ladybug.PLAN,
    pillbug.PLAN,
    stacks_and_gates.PLAN,
    passing.PLAN,
    ending.PLAN,
)
