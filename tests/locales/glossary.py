"""Finds the synonyms that docs/glossary.md forbids, in all inflected forms."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

GLOSSARY = Path(__file__).parents[2] / "docs/glossary.md"
COLUMNS = ("en", "de", "nl", "ru")

ENDINGS = {
    "en": "s|es|ed|d|ing|'s",
    "de": "s|es|e|en|er|ern|em|n|t|te|ten",
    "nl": "s|'s|n|en|e|t|te|ten|d|de|je|jes",
    "ru": "[аяоеуюыиьй]|[оеё]й|[оеё]м|[ая]м|[ая]ми|[ая]х|[оеё]в|ый|ий|[ая]я|ую|юю|[ое]е|[ыи]е"
    "|[ое]го|[ое]му|[ыи]м|[ыи]ми|[ыи]х|ью",
}
"""What may follow a word, or the stem that ``_stem`` leaves of it."""

IRREGULAR = {
    "en": {
        "bring": "bring(?:s|ing)?|brought",
        "come": "comes?|coming|came",
        "enemy": "enem(?:y|y's|ies)",
        "colony": "colon(?:y|ies)",
        "give": "gives?|giving|gave|given",
        "keep": "keep(?:s|ing)?|kept",
        "ply": "ply|plies",
        "tie": "ties?|tied|tying",
        "tip": "tips?|tipp(?:ed|ing)",
    },
    "de": {
        # Separable verbs may be split: "lege den Stein an."
        "anlegen": r"an(?:ge|zu)?leg(?:en|e|t|st|te|ten)|leg(?:e|t|en)\b[^.!?:;]* an(?=[.,!?;:]|$)",
        "besteigen": "bestieg(?:en|e|t|st)?|besteig(?:en|e|t|st)",
        "einkreisen": r"ein(?:ge|zu)?kreis(?:en|e|t|te|ten)|kreis(?:e|t|en)\b[^.!?:;]* ein\b",
    },
    "nl": {
        "cel": "cel|cellen|celletjes?",
        "glijden": "glij(?:d|dt|den)?|gleed|gleden|gegleden",
        "hol": "hol|holen|holletjes?",
        "inzetten": r"in(?:ge)?zet(?:ten)?|in te zetten"
        r"|zet(?:ten)?\b[^.!?:;]* in(?= of | en |[.,!?;:]|$)",
        "korf": "korf|korven",
        "stuk": "stuk|stuks|stukken|stukjes?",
        "verplaatsen": "verplaats(?:en|t|te|ten|ing|ingen)?",
    },
    "ru": {
        "башня": "баш(?:н(?:я|и|е|ю|ей|ям|ями|ях)|ен)",
        "взять": "взя(?:ть|л|ла|ли|т|та|ты)|возьм(?:и|ите|у|ёт|ёте)",
        "дырка": "дыр(?:к(?:а|и|е|у|ой|ам|ами|ах)|ок)",
        "матка": "мат(?:к(?:а|и|е|у|ой|ам|ами|ах)|ок)",
        "пас": "пас(?:а|у|ом|е|ы|овать|ует|уйте|уете)?",
        "плитка": "плит(?:к(?:а|и|е|у|ой|ам|ами|ах)|ок)",
        "пчела": "пч[её]л(?:а|ы|е|у|ой|ам|ами|ах)?|пчелин[а-я]+",
        "ячейка": "яче(?:йк(?:а|и|е|у|ой|ам|ами|ах)|ек)",
    },
}
"""Words with irregular forms."""


def forbidden() -> dict[str, list[str]]:
    """The words after ``≠`` in each language, except those that only a reader can judge."""
    found: dict[str, list[str]] = {language: [] for language in COLUMNS}
    for cells in _rows():
        for language, cell in zip(COLUMNS, cells, strict=True):
            _, _, synonyms = cell.partition("≠")
            words = (word.strip() for word in synonyms.split(",") if "°" not in word)
            found[language] += filter(None, words)
    return found


def _rows() -> Iterator[list[str]]:
    for line in GLOSSARY.read_text("utf-8").splitlines():
        if line.startswith("| ") and not line.startswith("| Idea"):
            yield line.strip("|").split("|")


def forms(language: str, synonym: str) -> re.Pattern[str]:
    """Finds a synonym, in any inflected form, as whole words."""
    phrase = r"\s+".join(_word_forms(language, word) for word in synonym.split())
    return re.compile(rf"(?<!\w){phrase}(?!\w)", re.IGNORECASE)


def _word_forms(language: str, word: str) -> str:
    if word in IRREGULAR[language]:
        return f"(?:{IRREGULAR[language][word]})"
    if language == "ru" and word.endswith("ть"):  # all forms of a Russian verb
        return re.sub("(?:[аи]ть|ть)$", "", word) + r"\w*"
    return f"{_stem(language, word)}(?:{ENDINGS[language]})?"


def _stem(language: str, word: str) -> str:
    match language:
        case "en":
            return re.sub("e$", "e?", word)
        case "de":  # Turm, Türme
            return re.sub(
                "(?:a|o|u)(?=[^aou]*$)", lambda vowel: f"[{vowel[0]}{_UMLAUT[vowel[0]]}]", word
            )
        case "ru":
            return re.sub("(?:ый|[аяоеьйыи])$", "", word)
        case _:
            return word


_UMLAUT = {"a": "ä", "o": "ö", "u": "ü"}
