"""Lessons: short readings and exercises, judged by the rules, and the rules in plain words.

>>> lesson = lessons("en")[0]
>>> lesson.id, lesson.steps[0].kind
('goal', Kind.READ)
>>> judge("goal", "goal-missing", {"choice": "2"}).correct
True
"""

from skep.lessons.judging import Answer, judge
from skep.lessons.lesson import Choice, Help, Kind, Lesson, Step, Verdict
from skep.lessons.rules_page import Paragraph, Section, rules_page
from skep.lessons.wording import lesson_of, lessons

__all__ = [
    "Answer",
    "Choice",
    "Help",
    "Kind",
    "Lesson",
    "Paragraph",
    "Section",
    "Step",
    "Verdict",
    "judge",
    "lesson_of",
    "lessons",
    "rules_page",
]
