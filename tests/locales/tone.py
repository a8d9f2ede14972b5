"""The rules of tone in docs/glossary.md that a program can check."""

from __future__ import annotations

import re

from .texts import VARIABLE, Text

NO_BREAK = "\N{NO-BREAK SPACE}"
NUMBER = rf"[\d{VARIABLE}]"

QUOTES = {"en": "“”", "de": "„“", "nl": "‘’", "ru": "«»"}
QUOTES_OF_ANYBODY = '"“”„‘’‚«»‹›'

WRONG_ELLIPSIS = {
    "en": r"\.\.\.|\s…",
    "de": rf"\.\.\.|[^{NO_BREAK}]…",
    "nl": rf"\.\.\.|[^{NO_BREAK}]…",
    "ru": r"\.\.\.|\s…",
}
WRONG_NUMBER = {
    "en": rf"\d{{4}}|\d\.\d{{3}}(?!\d)|\d,\d\d?(?!\d)|{NUMBER}\s%",
    "de": rf"\d{{5}}|\d\.\d\d?(?!\d)|\d,\d{{3}}|(?<!\d)\d[.\s]\d{{3}}|{NUMBER} ?%",
    "nl": rf"\d{{5}}|\d\.\d\d?(?!\d)|\d,\d{{3}}|(?<!\d)\d[.\s]\d{{3}}|{NUMBER}\s%",
    "ru": rf"\d{{5}}|\d\.\d|\d,\d{{3}}|\d \d{{3}}|(?<!\d)\d\s\d{{3}}|{NUMBER} ?%",
}

BRITISH = (
    r"\b(?:colour|neighbour|favour|behaviour|honour|grey|centre|practis|analys(?:e|ing)|whilst"
    r"|cancelled|recognis|organis|realis|minimis|maximis)\w*"
)
FORMAL = {
    "de": r"\b(?:Sie|Ihnen|Ihr(?:e|en|em|er|es)?)\b",
    "ru": r"\b(?:Вы|Вас|Вам|Вами|Ваш\w*)\b",
}
"""Polite forms that are allowed only at the start of a sentence, where they mean others."""

CLIPPED = (
    r"\b(?i:zähl|wähl|such|schick|mach|prüf|setz|zieh|bring|drück|leg|frag|denk|geh|stell|heb"
    r"|überleg|merk|schau|lad|kopier|sperr)\b|\b(?:versuch|tipp|spiel)\b|\bTipp [^.:]* an\b"
)
"""German imperatives without their -e."""

FAMILIAR = r"\b(?i:ты|тебя|тебе|тобой|твой|твоя|твоё|твои|твоего|твоей|твоих)\b"
POLITE_DUTCH = rf"(?!\A.\Z)(?<!\w)(?<!{NUMBER} )(?<!{NUMBER}{NO_BREAK})(?i:u|uw|uwe)(?!\w)"
SIDE_AS_A_NAME = r"(?<=[a-zë,;] )(?:Wit|Zwart)\b"
"""A Dutch side with a capital inside a sentence."""

ONE = r"\b(?i:од(?:ин|на|но|ну|ного|ной|ному|ним))\b"


def faults(language: str, text: Text) -> list[str]:
    """Where a text breaks the tone of its language."""
    words = text.words
    foreign = set(QUOTES_OF_ANYBODY) - set(QUOTES[language])
    found = [f"quotation mark {mark}" for mark in sorted(foreign & set(words))]
    found += [f"ellipsis {match!r}" for match in _all(WRONG_ELLIPSIS[language], words)]
    found += [f"number {match!r}" for match in _all(WRONG_NUMBER[language], words)]
    match language:
        case "en":
            found += [f"British spelling {match!r}" for match in _all(BRITISH, words.lower())]
        case "de":
            found += [f"clipped imperative {match!r}" for match in _all(CLIPPED, words)]
        case "nl":
            found += [f"polite address {match!r}" for match in _all(POLITE_DUTCH, words)]
            found += [f"capital side {match!r}" for match in _all(SIDE_AS_A_NAME, words)]
        case "ru":
            found += [f"familiar address {match!r}" for match in _all(FAMILIAR, words)]
            if text.case == "one":
                found += [f"{match!r} in the case of 21" for match in _all(ONE, words)]
    if language in FORMAL:
        found += [f"polite capital {match!r}" for match in _inside(FORMAL[language], words)]
    return found


def _all(pattern: str, words: str) -> list[str]:
    return [match[0] for match in re.finditer(pattern, words)]


def _inside(pattern: str, words: str) -> list[str]:
    """Matches that do not start a sentence."""
    matches = re.finditer(pattern, words)
    return [match[0] for match in matches if not _starts(words[: match.start()].rstrip())]


def _starts(before: str) -> bool:
    return not before or before[-1] in ".!?:·„«"
