"""The messages of the terminal game, in the player's language."""

from __future__ import annotations

import os
import re

from skep.errors import SettingError
from skep.locales import LANGUAGES, message
from skep.pieces import Color, Insect
from skep.render.highlights import part_letter
from skep.rulebook import Explanation, sentence
from skep.rulebook.details import Split


class Words:
    """All messages in one language."""

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
        """Why an action is illegal, and how the drawing shows it."""
        reason = sentence(explanation, self.language)
        if isinstance(explanation.detail, Split):
            letters = ", ".join(map(part_letter, range(1, 1 + len(explanation.detail.parts))))
            reason += " " + self("parts", letters=letters)
        return reason

    def quoted(self, text: str) -> str:
        """What a player typed, without control characters and not too long."""
        shown = "".join(character if character.isprintable() else "?" for character in text)
        return self("quoted", text=shown if len(shown) <= 20 else shown[:19] + "…")


def color_id(color: Color) -> str:
    """A color as the catalogs name it."""
    return color.id


def insect_id(insect: Insect) -> str:
    """An insect as the catalogs name it."""
    return insect.id


def chosen_language(option: str | None) -> str:
    """The language for an option such as ``de`` or ``de_DE``; by default the system's."""
    if option is None:
        return preferred_language()
    language = known_language(option)
    if language is None:
        known = ", ".join(LANGUAGES)
        raise SettingError(f"unknown language {option[:20]!r}; expected one of {known}")
    return language


def preferred_language() -> str:
    """The language of the user's system if Skep has it, otherwise English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return known_language(value) or "en"
    return "en"


def known_language(name: str) -> str | None:
    """The language for a name such as ``de`` or ``de_DE.UTF-8``; None if Skep does not have it."""
    language = re.split(r"[-_.@]", name.strip().lower())[0]
    return language if language in LANGUAGES else None
