"""The words of the terminal game, in the language of its player."""

from __future__ import annotations

import os

from skep.locales import LANGUAGES, message
from skep.pieces import Color, Insect
from skep.rulebook import Explanation, sentence


class Words:
    """Everything that is said in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, name: str, /, **arguments: str | int) -> str:
        """A message of the terminal game."""
        return message(self.language, f"terminal-{name}", **arguments)

    def player(self, color: Color) -> str:
        return message(self.language, "player", color=color_id(color))

    def insect(self, insect: Insect) -> str:
        return message(self.language, "insect", insect=insect_id(insect))

    def reason(self, explanation: Explanation) -> str:
        return sentence(explanation, self.language)


def color_id(color: Color) -> str:
    """A colour as the catalogues name it."""
    return color.id


def insect_id(insect: Insect) -> str:
    """An insect as the catalogues name it."""
    return insect.id


def preferred_language() -> str:
    """The language of the user's system, where Skep speaks it; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            language = value[:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"
