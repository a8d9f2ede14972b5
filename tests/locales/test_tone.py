"""Every message keeps the tone of its language."""

from __future__ import annotations

import pytest

from skep.locales import LANGUAGES

from .texts import texts, texts_of
from .tone import NO_BREAK, faults


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_keeps_the_tone(language: str) -> None:
    found = {
        f"{text.message}: {text.words!r}": wrong
        for text in texts(language)
        if (wrong := faults(language, text))
    }
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_read_without_names_and_variables(language: str) -> None:
    assert len(texts(language)) > 500
    (all_in_one,) = texts_of("your-colour-key = Ant { $colour } { other-colour }")
    assert "colour" not in all_in_one.words


@pytest.mark.parametrize(
    ("language", "value", "fault"),
    [
        ("en", "The „hive“", "quotation mark"),
        ("en", "Loading …", "ellipsis"),
        ("en", "1000 moves", "number"),
        ("en", "{ $share } %", "number"),
        ("en", "Neighbouring colours", "British spelling"),
        ("de", "Der “Schwarm”", "quotation mark"),
        ("de", "Lädt …", "ellipsis"),
        ("de", "Lädt...", "ellipsis"),
        ("de", "1.000 Züge", "number"),
        ("de", "Nach 0.5 Sekunden", "number"),
        ("de", "{ $share } %", "number"),
        ("de", "Bitte tippen Sie.", "polite capital"),
        ("de", "Das ist Ihre Königin.", "polite capital"),
        ("de", "Zähl die Steine.", "clipped imperative"),
        ("de", "Tipp alle Steine an.", "clipped imperative"),
        ("nl", "De “zwerm”", "quotation mark"),
        ("nl", "Laden…", "ellipsis"),
        ("nl", "1.000 zetten", "number"),
        ("nl", "U bent aan de beurt.", "polite address"),
        ("nl", "Dat is uw koningin.", "polite address"),
        ("nl", "Je speelt met Wit.", "capital side"),
        ("ru", "Это “улей”", "quotation mark"),
        ("ru", "Загрузка …", "ellipsis"),
        ("ru", "10 000 ходов", "number"),
        ("ru", "Теперь Ваш ход.", "polite capital"),
        ("ru", "Теперь твой ход.", "familiar address"),
        ("ru", "{ $count ->\n    [one] Один ход\n   *[other] Ходы\n}", "in the case of 21"),
    ],
)
def test_a_fault_is_found(language: str, value: str, fault: str) -> None:
    found = [wrong for text in texts_of(f"x = {value}") for wrong in faults(language, text)]
    assert found
    assert all(fault in wrong for wrong in found)


@pytest.mark.parametrize(
    ("language", "value"),
    [
        ("en", "“White's” 1,000 moves, 0.5 s, 55%…"),
        ("de", f"„Weiß“: 1000 oder 10.000 Züge, 0,5 s, 55{NO_BREAK}%{NO_BREAK}…"),
        ("de", "Die Ameise zieht. Sie ist frei: Ihre Nachbarn sind fort. Ein Tipp für dein Spiel."),
        ("nl", f"‘Wit’: foto's, 10.000 zetten, 0,5 s, 55%{NO_BREAK}…"),
        ("nl", "Nog { $days } d { $hours } u."),
        ("nl", "U"),  # a key
        ("nl", "Zwart past. Wit wint: zwart geeft op, en wit is blij."),
        ("ru", f"«Белые»: 10{NO_BREAK}000 ходов, 0,5 с, 55{NO_BREAK}%…"),
        ("ru", "Ход. Вы играете белыми, и ваш ход первый."),
        ("ru", "{ $count ->\n    [1] Один ход\n   *[other] Ходы\n}"),
    ],
)
def test_what_is_right_passes(language: str, value: str) -> None:
    assert not any(faults(language, text) for text in texts_of(f"x = {value}"))
