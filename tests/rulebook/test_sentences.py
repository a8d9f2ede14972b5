"""The sentences: every explanation in every language, and catalogs that match."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from skep.errors import SettingError
from skep.locales import LANGUAGES, catalog, message
from skep.moves import PASS
from skep.pieces import PIECES, Insect
from skep.rulebook import Explanation, Rule, sentence

from .drawing import draw
from .examples import EXAMPLES


class Variables(Visitor):
    """Collects a message's variables and the messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


def variables(language: str) -> dict[str, set[str]]:
    """The variables of each message in a catalog, including those of its references."""
    found: dict[str, Variables] = {}
    for entry in parse(catalog(language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, "a message is defined twice"
            found[entry.id.name] = Variables()
            found[entry.id.name].visit(entry)

    def closure(name: str) -> set[str]:
        inherited = (closure(other) for other in found[name].references)
        return found[name].variables.union(*inherited)

    return {name: closure(name) for name in found}


ENGLISH = variables("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_catalogs_have_the_same_messages_and_variables(language: str) -> None:
    assert variables(language) == ENGLISH


def test_every_rule_has_a_name() -> None:
    assert {f"rule-{rule}" for rule in Rule} == {m for m in ENGLISH if m.startswith("rule-")}


def test_every_reason_in_the_catalog_has_an_example() -> None:
    reasons = {name for name in ENGLISH if name.startswith("why-")}
    assert reasons == {*EXAMPLES, "why-role"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EXAMPLES)
def test_every_reason_is_worded_in_every_language(name: str, language: str) -> None:
    text = sentence(EXAMPLES[name], language)
    assert text.endswith(".")
    assert text[0].isupper()
    assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_and_insect_has_a_name(language: str) -> None:
    names = set()
    for piece in PIECES:
        insect = piece.insect.id
        color = piece.color.id
        names.add(message(language, "piece", color=color, insect=insect, label=piece.name))
    assert len(names) == len(PIECES)
    insects = {message(language, "insect", insect=i.id) for i in Insect}
    assert len(insects) == len(Insect)


def test_grammar_follows_the_insect() -> None:
    hive = draw("wQ  wL  bB1 bQ  .   a")
    ladybug, beetle = hive.explain("wL", "a"), hive.explain("bB1", "a")
    assert "Der weiße Marienkäfer wL" in sentence(ladybug, "de")
    assert "Het witte lieveheersbeestje wL" in sentence(ladybug, "nl")
    assert "Белая божья коровка wL" in sentence(ladybug, "ru")
    assert "чёрный жук bB1" in sentence(beetle, "ru")


UHP_NAME = re.compile(r"\b[wb][QSBGAMLP]\d?\b")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EXAMPLES)
def test_without_notation_pieces_have_no_codes(name: str, language: str) -> None:
    assert not UHP_NAME.search(sentence(EXAMPLES[name], language, notation=False))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Black's ant 1 and Black's queen are next to this cell."),
        ("de", "neben diesem Feld liegen die schwarze Ameise 1 und die schwarze Königin."),
        ("nl", "naast dit veld liggen de zwarte mier 1 en de zwarte koningin."),
        ("ru", "рядом с этой клеткой лежат чёрный муравей 1 и чёрная королева."),
    ],
)
def test_several_pieces_make_a_sentence(language: str, words: str) -> None:
    hive = draw("wQ  bQ  bA1\n  .   a")
    verdict = hive.explain("wA1", "a")
    assert sentence(verdict, language, notation=False).endswith(words)
    assert " bQ" in sentence(verdict, language)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "White's ant 1 is under Black's beetle 1."),
        ("de", "Die weiße Ameise 1 ist bedeckt: Darauf liegt der schwarze Käfer 1."),
        ("nl", "De witte mier 1 ligt onder de zwarte kever 1."),
        ("ru", "Белый муравей 1 накрыт: сверху лежит чёрный жук 1."),
    ],
)
def test_the_other_piece_has_its_own_grammar(language: str, words: str) -> None:
    text = sentence(EXAMPLES["why-covered-covered"], language, notation=False)
    assert text.startswith(words)


@pytest.mark.parametrize("insect", [insect.id for insect in Insect])
def test_russian_participles_agree_with_the_insect(insect: str) -> None:
    ending = "а" if insect in {"queen-bee", "ladybug", "pillbug"} else ""
    piece = {"color": "white", "insect": insect, "label": "none"}
    covered = message("ru", "why-covered-covered", top="чёрный жук", **piece)
    assert f" накрыт{ending}: " in covered
    assert f" передвинут{ending}, " in message("ru", "why-pillbug-target-just-moved", **piece)
    assert f" переброшен{ending} и " in message("ru", "why-pillbug-rest-resting", **piece)


@pytest.mark.parametrize(
    ("number", "parts", "cells"),
    [(2, "2 части", "2 клетки"), (5, "5 частей", "5 клеток"), (21, "21 часть", "21 клетка")],
)
def test_russian_counts_decline(number: int, parts: str, cells: str) -> None:
    piece = {"color": "white", "insect": "ant", "label": "none"}
    assert f"на {parts}." in message("ru", "why-one-hive-split", parts=number, **piece)
    for name in ("queen-bee", "beetle", "mosquito-on-top", "pillbug"):
        assert f"до этой — {cells}." in message("ru", f"why-{name}-far", distance=number)


def test_legal_actions_have_words_too() -> None:
    hive = draw("  x   .\nwQ  bQ")
    assert sentence(hive.explain("wQ", "x")) == "White's queen wQ can go there."
    assert sentence(Explanation(PASS), "de") == "Du hast keinen Zug und musst aussetzen."


def test_only_those_who_ask_for_words_load_fluent() -> None:
    check = "import sys, skep.rulebook; sys.exit('fluent.syntax' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(SettingError, match="expected one of en, de, nl, ru"):
        sentence(EXAMPLES["why-ladybug"], "tlh")


def test_an_unknown_message_or_a_missing_variable_is_an_error() -> None:
    with pytest.raises(LookupError):
        message("en", "no-such-message")
    with pytest.raises(LookupError, match="why-beetle-far"):
        message("en", "why-beetle-far")
