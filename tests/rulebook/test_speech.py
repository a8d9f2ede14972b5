"""Pieces in words: alone, in pairs and in lists, with notation or with numbers."""

from __future__ import annotations

import pytest

from skep.pieces import Insect, Piece
from skep.rulebook.details import Copies
from skep.rulebook.speech import Speech

from .drawing import draw

PIECES = [Piece("wQ"), Piece("bB1"), Piece("wA2")]


def test_several_pieces_are_listed() -> None:
    speech = Speech("en", notation=False)
    one, two, three = map(speech.piece, PIECES)
    assert speech.pieces(PIECES[:1]) == one
    assert speech.pieces(PIECES[:2]) == f"{one} and {two}"
    assert speech.pieces(PIECES) == f"{one}, {two} and {three}"


@pytest.mark.parametrize(
    ("piece", "with_notation", "without"),
    [("wQ", "wQ", "none"), ("bB1", "bB1", "1"), ("wA2", "wA2", "2")],
)
def test_a_piece_has_its_notation_or_its_number(
    piece: str, with_notation: str, without: str
) -> None:
    assert Speech("en").about(Piece(piece))["label"] == with_notation
    assert Speech("en", notation=False).about(Piece(piece)) == {
        "color": Piece(piece).color.id,
        "insect": Piece(piece).insect.id,
        "label": without,
    }


def test_what_a_mosquito_copies_is_listed_in_the_order_of_the_insects() -> None:
    explanation = draw("""
      bA1 bG1 a
    bS1 wM  bB1
      wQ  .
    """).explain("wM", "a")
    assert explanation.detail == Copies(
        (Insect.QUEEN_BEE, Insect.SPIDER, Insect.BEETLE, Insect.GRASSHOPPER, Insect.ANT)
    )
    assert explanation.role is None
