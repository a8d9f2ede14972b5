"""The course: its lessons, and the positions in them."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files

import pytest

from skep.board import Board
from skep.lessons import Lesson, LessonStep, StepKind, lessons
from skep.lessons.prepared_games import game_string
from skep.render import text
from skep.rulebook import MarkKind

from .exercises import EXERCISES, STEPS, TASKS

IDS = (
    "goal placing queen-four-turns one-hive freedom-to-move queen-bee beetle spider grasshopper "
    "ant mosquito ladybug pillbug stacks-and-gates passing ending"
)
ENDED = {"goal-surrounded", "goal-who", "ending-ways", "ending-covered"}  # they show the end
POSITIONS = (files("skep.lessons") / "prepared_games.txt").read_text(encoding="utf-8")
steps = pytest.mark.parametrize("step", [step for _, step in STEPS], ids=lambda step: step.id)


def test_the_lessons_come_in_their_order() -> None:
    assert [lesson.id for lesson in lessons()] == IDS.split()


def test_there_are_many_exercises_of_every_kind() -> None:
    kinds = Counter(step.kind for _, step in EXERCISES)
    assert sum(kinds.values()) >= 44
    assert all(kinds[kind] >= 5 for kind in StepKind if kind is not StepKind.READ)


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.id)
def test_a_lesson_begins_with_reading_and_ends_with_an_exercise(lesson: Lesson) -> None:
    kinds = [step.kind for step in lesson.steps]
    assert kinds[0] is StepKind.READ
    assert kinds[-1] is not StepKind.READ
    assert len(kinds) - kinds.count(StepKind.READ) >= 3


def test_ids_are_unique() -> None:
    ids = [step.id for _, step in STEPS]
    assert len(set(ids)) == len(ids)


@steps
def test_a_position_is_reached_by_legal_moves_and_goes_on(step: LessonStep) -> None:
    board = step.board
    assert board.game_string == step.game_string
    assert (board.outcome() is not None) == (step.id in ENDED)


@steps
def test_a_position_is_small(step: LessonStep) -> None:
    assert len(step.board.stacks) <= 12


@steps
def test_marks_are_at_or_beside_the_hive(step: LessonStep) -> None:
    board = step.board
    near = {cell for at in board.stacks for cell in (at, *at.neighbors())}
    for mark in step.marks:
        assert mark.at
        assert set(mark.at) <= near
        if mark.kind not in (MarkKind.TARGET, MarkKind.REFUSED):
            assert set(mark.at) <= board.stacks.keys()


@steps
def test_a_step_has_what_its_kind_needs(step: LessonStep) -> None:
    assert (step.piece is not None) == (step.kind is StepKind.TARGETS)
    assert bool(step.choices) == (step.kind is StepKind.CHOICE)


def test_the_two_obstacles_are_shown() -> None:
    kinds = {step.id: {mark.kind for mark in step.marks} for _, step in STEPS}
    assert MarkKind.PART in kinds["one-hive-rule"]
    assert MarkKind.GATE in kinds["freedom-to-move-gate"]
    assert MarkKind.GATE in kinds["stacks-and-gates-gate"]


@pytest.mark.parametrize("name", re.findall(r"^\[(.*)\]$", POSITIONS, re.MULTILINE))
def test_a_drawn_position_is_used_and_looks_like_its_drawing(name: str) -> None:
    assert name in {task.position for task in TASKS.values()}
    (drawing,) = re.findall(rf"^\[{name}\]\n(.*?)\nBase", POSITIONS, re.MULTILINE | re.DOTALL)
    board = Board.from_game_string(game_string(name), "rulebook")
    assert drawing == "\n".join(line.rstrip() for line in text(board.stacks).splitlines())
