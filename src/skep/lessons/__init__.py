"""Lessons: short texts and exercises, judged by the rules, and the rules in plain words.

>>> lesson = lessons("en")[0]
>>> lesson.id, lesson.steps[0].kind
('goal', StepKind.READ)
>>> judge("goal", "goal-missing", {"choice": "2"}).correct
True
"""

from skep.lessons.answers import Answer
from skep.lessons.judging import judge
from skep.lessons.lesson import AnswerOption, Feedback, Help, Lesson, LessonStep, StepKind
from skep.lessons.rules_page import Paragraph, Section, rules_page
from skep.lessons.wording import lesson_of, lessons

__all__ = [
    "Answer",
    "AnswerOption",
    "Feedback",
    "Help",
    "Lesson",
    "LessonStep",
    "Paragraph",
    "Section",
    "StepKind",
    "judge",
    "lesson_of",
    "lessons",
    "rules_page",
]
