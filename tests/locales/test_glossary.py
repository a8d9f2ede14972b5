"""No message uses a word that the glossary replaces by another."""

from __future__ import annotations

import pytest

from skep.locales import LANGUAGES

from .glossary import COLUMNS, IRREGULAR, forbidden, forms
from .texts import texts

FORBIDDEN = forbidden()
SPARED = {"web-missing-title", "web-key-name"}
"""A pun on an uninhabited cell, and the names of keys, such as the space bar."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_uses_a_forbidden_synonym(language: str) -> None:
    patterns = [forms(language, synonym) for synonym in FORBIDDEN[language]]
    found = [
        f"{text.message}: {match[0]!r} in {text.words!r}"
        for text in texts(language)
        if text.message not in SPARED
        for pattern in patterns
        if (match := pattern.search(text.words))
    ]
    assert found == []


def test_the_glossary_forbids_words_in_every_language() -> None:
    assert COLUMNS == LANGUAGES
    assert {language: len(FORBIDDEN[language]) > 15 for language in LANGUAGES} == dict.fromkeys(
        LANGUAGES, True
    )
    for language, words in IRREGULAR.items():
        known = " ".join(FORBIDDEN[language]).split()
        assert set(words) <= set(known), "forms of a word that nothing forbids"


def finds(language: str, sentence: str) -> list[str]:
    return [word for word in FORBIDDEN[language] if forms(language, word).search(sentence)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_forbidden_word_is_found(language: str) -> None:
    for word in FORBIDDEN[language]:
        assert word in finds(language, f"X {word}, x."), word
        assert word in finds(language, word.capitalize()), word
        assert word not in finds(language, f"x{word}x"), word


@pytest.mark.parametrize(
    ("language", "sentence", "words"),
    [
        ("en", "Its powers come from the pieces that came in.", ["come in", "power"]),
        ("en", "A cell that is walled in; the game was tied.", ["walled in", "tie"]),
        ("en", "Keeping in touch with two enemies.", ["enemy", "keep in touch"]),
        ("de", "Zwei Türme mit engen Zugängen.", ["Zugang", "Turm"]),
        ("de", "Die Figuren werden angelegt, dann legst du. Lege sie an!", ["Figur", "anlegen"]),
        ("de", "Ein eingemauertes Feld, und der Käfer bestieg es.", ["eingemauert", "besteigen"]),
        ("nl", "Zet een insect in of gleed door de poorten.", ["inzetten", "glijden", "poort"]),
        ("nl", "Er worden stukken ingezet in twee cellen.", ["stuk", "cel", "inzetten"]),
        (
            "ru",
            "Выставьте две плитки: из нор и без пробелов.",
            ["плитка", "выставить", "нора", "пробел"],
        ),
        ("ru", "Противника окружили пчёлы, возьмите назад.", ["противник", "пчела", "взять назад"]),
        (
            "ru",
            "Нет свободы движения в замурованной ячейке.",
            ["ячейка", "свобода движения", "замурованный"],
        ),
    ],
)
def test_inflected_forms_are_found(language: str, sentence: str, words: list[str]) -> None:
    assert finds(language, sentence) == words


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "A powerful ant runs around the hive."),
        ("en", "The pieces become the board, closer in time."),
        ("de", "Die Figurine positioniert sich torlos, und du ziehst am Stapel."),
        ("de", "Du legst den Stein an die Königin, dann liegt er in der Mitte."),
        ("nl", "Zet de steen in het midden, rondom de holte."),
        ("ru", "Второй жук накрывает паука: такая норма, опасный ход."),
    ],
)
def test_other_words_are_not_found(language: str, sentence: str) -> None:
    assert finds(language, sentence) == []
