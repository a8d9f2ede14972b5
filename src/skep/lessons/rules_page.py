"""The rules page: all rules in plain words, in sections, each paragraph with its rules."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from skep.lessons.diagrams import Diagram, diagram
from skep.locales import message
from skep.rulebook import Rule


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A few sentences with a picture, and the rules they explain."""

    id: str
    text: str
    rules: tuple[Rule, ...]

    @property
    def diagram(self) -> Diagram:
        """The picture beside it."""
        return diagram(self.id)


@dataclass(frozen=True, slots=True)
class Section:
    """The rules about one topic, in one language."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]


_SECTIONS: Final[dict[str, dict[str, tuple[Rule, ...]]]] = {
    "goal": {
        "aim": (Rule.SURROUNDED,),
        "turns": (Rule.TURNS, Rule.STAYS),
        "pieces": (Rule.GAME_TYPE,),
    },
    "placing": {
        "first": (Rule.FIRST_PLACEMENT,),
        "touch": (Rule.PLACE_TOUCH_OWN, Rule.PLACE_TOUCH_ENEMY),
        "ground": (Rule.PLACE_GROUND,),
        "numbers": (Rule.PLACE_NUMBER_ORDER,),
    },
    "queen": {
        "deadline": (Rule.QUEEN_BY_FOUR,),
        "moving": (Rule.QUEEN_BEFORE_MOVING,),
        "first": (Rule.QUEEN_FIRST,),
    },
    "moving": {
        "one-hive": (Rule.ONE_HIVE,),
        "sliding": (Rule.FREEDOM_TO_MOVE,),
        "contact": (Rule.CONTACT,),
        "covered": (Rule.COVERED,),
        "height": (Rule.HEIGHT_GATE,),
    },
    "insects": {
        "queen-bee": (Rule.QUEEN_BEE,),
        "beetle": (Rule.BEETLE,),
        "spider": (Rule.SPIDER,),
        "grasshopper": (Rule.GRASSHOPPER,),
        "ant": (Rule.ANT,),
    },
    "more-insects": {
        "mosquito": (Rule.MOSQUITO, Rule.MOSQUITO_ON_TOP),
        "ladybug": (Rule.LADYBUG,),
        "pillbug": (Rule.PILLBUG,),
        "target": (Rule.PILLBUG_TARGET,),
        "rest": (Rule.PILLBUG_REST,),
        "mosquito-pillbug": (Rule.MOSQUITO_PILLBUG,),
    },
    "ending": {
        "pass": (Rule.PASS,),
        "win": (Rule.SURROUNDED, Rule.GAME_OVER),
        "draw": (Rule.DOUBLE_SURROUND, Rule.DRAW_AGREED),
        "repetition": (Rule.REPETITION,),
    },
}


@cache
def rules_page(language: str = "en") -> tuple[Section, ...]:
    """All rules of the game in one language."""
    return tuple(
        Section(
            section,
            message(language, f"rules-{section}-title"),
            tuple(
                _paragraph(f"{section}-{name}", rules, language)
                for name, rules in paragraphs.items()
            ),
        )
        for section, paragraphs in _SECTIONS.items()
    )


def _paragraph(name: str, rules: tuple[Rule, ...], language: str) -> Paragraph:
    return Paragraph(name, message(language, f"rules-{name}"), rules)
