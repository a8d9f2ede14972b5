"""Invalid answers and ids: a clear error and nothing else."""

from __future__ import annotations

import pytest

from skep.errors import NotationError, SettingError
from skep.lessons import judge, lesson_of, lessons, rules_page

MALFORMED = [
    ("goal", "goal-win", {}),
    ("goal", "goal-win", {"piece": None, "to": [0, 0]}),
    ("goal", "goal-win", {"piece": "wX9", "to": [0, 0]}),
    ("goal", "goal-win", {"piece": "wA1"}),
    ("goal", "goal-win", {"piece": "wA1", "to": [0]}),
    ("goal", "goal-win", {"piece": "wA1", "to": [0, 0.5]}),
    ("goal", "goal-win", {"piece": "wA1", "to": [True, 0]}),
    ("goal", "goal-win", {"piece": "wA1", "to": [10**30, 0]}),
    ("goal", "goal-win", {"piece": "wA1", "to": "bQ-"}),
    ("placing", "placing-where", {"targets": None}),
    ("placing", "placing-where", {"targets": {"q": 1}}),
    ("placing", "placing-where", {"targets": [[0, 0]] * 201}),
    ("placing", "placing-where", {"targets": [[0, "0"]]}),
    ("goal", "goal-who", {"choice": "maybe"}),
    ("goal", "goal-who", {"choice": ["white"]}),
    ("goal", "goal-touching", {"pieces": "wA1"}),
    ("goal", "goal-touching", {"pieces": [1]}),
    ("goal", "goal-touching", {"pieces": ["queen"]}),
]


@pytest.mark.parametrize(("lesson", "step", "answer"), MALFORMED)
def test_a_malformed_answer_is_refused(lesson: str, step: str, answer: dict[str, object]) -> None:
    with pytest.raises(NotationError, match="expected"):
        judge(lesson, step, answer)


def test_unknown_lessons_and_steps_are_refused() -> None:
    with pytest.raises(SettingError, match="unknown lesson 'chess'; expected one of goal"):
        judge("chess", "chess-1", {})
    with pytest.raises(SettingError, match="lesson 'goal' has no step 'ant-win'"):
        judge("goal", "ant-win", {})


def test_a_reading_takes_no_answer() -> None:
    with pytest.raises(SettingError, match="takes no answer"):
        judge("goal", "goal-start", {})


def test_unknown_languages_are_refused() -> None:
    with pytest.raises(SettingError, match="unknown language"):
        lessons("tlh")
    with pytest.raises(SettingError, match="unknown language"):
        rules_page("tlh")
    with pytest.raises(SettingError, match="unknown language"):
        judge("goal", "goal-missing", {"choice": "2"}, "tlh")


def test_an_unknown_rule_has_no_lesson() -> None:
    with pytest.raises(SettingError, match="unknown rule 'castling'"):
        lesson_of("castling")
