"""The hive as text, compared with drawings."""

from __future__ import annotations

import doctest
from textwrap import dedent, indent

import pytest
from rich.console import Console

import skep
import skep.render
from skep.hexes import Hex
from skep.moves import PASS
from skep.pieces import PIECES, Color, Piece
from skep.render import Highlight, HighlightKind, rich_text, text, text_drawing

MIDGAME = (
    r"Base+MLP;InProgress;White[7];wS1;bG1 wS1-;wQ \wS1;bQ bG1/;wB1 -wQ;bB1 bG1-;wM \wQ;"
    r"bA1 bB1\;wB1 wQ;bA1 -wS1;wL -wM;bB1 bG1"
)
PAIR = {Hex(0, 0): (Piece("wQ"),), Hex(1, 0): (Piece("bA1"),)}


def drawing(lines: str) -> str:
    """An expected drawing without the indentation and the blank lines around it."""
    return dedent(lines).strip("\n")


def test_a_midgame() -> None:
    board = skep.Board.from_game_string(MIDGAME)
    assert text(board.stacks, last_move=board.history[-1]) == drawing(r"""
         / \ / \
        |wL |wM |
         \ / \ /²\     / \
              |wB1|   |bQ |
             / \ / \ /²\ /
            |bA1|wS1[bB1]
             \ / \ / \ /

        wQ < wB1
        bG1 < bB1
    """)


def test_an_empty_hive_is_an_empty_cell() -> None:
    assert text({}) == drawing(r"""
         / \
        |   |
         \ /
    """)


def test_the_neighbors_of_a_cell_are_drawn_around_it() -> None:
    names = ("bA1", "bA2", "bA3", "bG1", "bG2", "bG3")
    ring = {at: (Piece(name),) for at, name in zip(Hex(5, 5).neighbors(), names, strict=True)}
    assert text(ring) == drawing(r"""
           / \ / \
          |bA3|bA2|
         / \ / \ / \
        |bG1|   |bA1|
         \ / \ / \ /
          |bG2|bG3|
           \ / \ /
    """)


def test_choices_are_numbered_in_empty_cells_and_in_the_corner_of_pieces() -> None:
    choices = {
        Hex(0, 0): Highlight(HighlightKind.CHOSEN),
        Hex(1, 0): Highlight(HighlightKind.CHOICE, 1),
        Hex(0, 1): Highlight(HighlightKind.CHOICE, 2),
        Hex(1, -1): Highlight(HighlightKind.CHOICE, 13),
    }
    assert text(PAIR, highlights=choices) == drawing(r"""
           / \
          | 13|
         / \ / \
        >wQ <bA1)
         \ / \1/
          | 2 |
           \ /
    """)


def test_a_number_of_two_digits_takes_the_place_of_a_name() -> None:
    assert "( 10)" in text(PAIR, highlights={Hex(1, 0): Highlight(HighlightKind.CHOICE, 10)})


@pytest.mark.parametrize(
    ("mark", "occupied", "empty"),
    [
        (HighlightKind.LAST, "[bA1]", "[ ]"),
        (HighlightKind.CHOSEN, ">bA1<", "> <"),
        (HighlightKind.REFUSED, "×bA1×", "× ×"),
        (HighlightKind.TROUBLE, "!bA1!", "! !"),
        (HighlightKind.CHOICE, "(bA1)", "( )"),
        (HighlightKind.PART, "|bA1|", "| |"),
        (HighlightKind.ORIGIN, "|bA1|", "| . |"),
    ],
)
def test_marks_differ_without_colors(mark: HighlightKind, occupied: str, empty: str) -> None:
    assert occupied in text(PAIR, highlights={Hex(1, 0): Highlight(mark)})
    assert empty in text(PAIR, highlights={Hex(2, 0): Highlight(mark)})


def test_the_parts_of_a_broken_hive_have_letters() -> None:
    parts = {
        Hex(0, 0): Highlight(HighlightKind.PART, 1),
        Hex(1, 0): Highlight(HighlightKind.PART, 2),
    }
    assert text(PAIR, highlights=parts).endswith(r" \a/ \b/")


def test_highlights_win_over_the_last_move() -> None:
    last = skep.Move(Piece("bA1"), Hex(1, 0))
    assert "[bA1]" in text(PAIR, last_move=last)
    assert "!bA1!" in text(
        PAIR, last_move=last, highlights={last.to: Highlight(HighlightKind.TROUBLE)}
    )
    assert text(PAIR, last_move=PASS) == text(PAIR)


def test_a_stack_of_any_height() -> None:
    assert "/⁷\\" in text({Hex(0, 0): PIECES[:7]})
    assert "/⁹\\" in text({Hex(0, 0): PIECES})


def test_rich_text_has_the_same_characters() -> None:
    board = skep.Board.from_game_string(MIDGAME)
    lines = rich_text(board.stacks, last_move=board.history[-1]).plain.split("\n")
    assert "\n".join(line.rstrip() for line in lines) == text(
        board.stacks, last_move=board.history[-1]
    )


def test_rich_text_distinguishes_the_players_by_background_too() -> None:
    backgrounds = {}
    for color, piece in ((Color.WHITE, Piece("wQ")), (Color.BLACK, Piece("bQ"))):
        console = Console()
        segments = rich_text({Hex(0, 0): (piece,)}).render(console)
        (style,) = (s.style for s in segments if s.text.strip() == piece.name)
        assert style is not None
        backgrounds[color] = style.bgcolor
    assert backgrounds[Color.WHITE] != backgrounds[Color.BLACK]
    assert None not in backgrounds.values()


def test_the_examples_in_the_documentation() -> None:
    assert doctest.testmod(skep.render).failed == 0
    hive = {
        Hex(0, 0): (Piece("wA1"),),
        Hex(1, 0): (Piece("wS1"), Piece("bB1")),
        Hex(2, 0): (Piece("wQ"),),
        Hex(0, 1): (Piece("bS1"),),
    }
    marks = {
        Hex(2, 0): Highlight(HighlightKind.LAST),
        Hex(1, 1): Highlight(HighlightKind.CHOICE, 1),
    }
    assert indent(text(hive, highlights=marks), "    ") in str(text_drawing.__doc__)


def test_28_pieces_in_a_row() -> None:
    row = {Hex(q, 0): (piece,) for q, piece in enumerate(PIECES)}
    names = text(row).splitlines()[1]
    assert names.strip("|").split("|") == [piece.name.ljust(3) for piece in PIECES]


def clipped(width: int, chosen: Hex) -> str:
    """What a window of this width shows of a row of six cells, one of them a stack."""
    row = {Hex(q, 0): (piece,) for q, piece in enumerate(PIECES[:6])}
    hive = {**row, Hex(2, 0): (Piece("wS2"), Piece("bB1"))}
    shown = rich_text(hive, highlights={chosen: Highlight(HighlightKind.CHOSEN)}, width=width).plain
    return "\n".join(line.rstrip() for line in shown.split("\n"))


def test_what_is_too_wide_is_cut_off_around_the_strongest_highlight() -> None:
    assert clipped(11, Hex(0, 0)) == drawing(r"""
         / \ / \ /…
        >wQ <wS1|b…
         \ / \ / \…

        wS2 < bB1
    """)
    assert clipped(11, Hex(2, 0)) == drawing(r"""
        … \ /²\ / …
        …S1>bB1<wB…
        … / \ / \ …

        wS2 < bB1
    """)
    assert clipped(13, Hex(5, 0)) == drawing(r"""
        …/ \ / \ / \
        …wB1|wB2>wG1<
        …\ / \ / \ /

        wS2 < bB1
    """)


def test_what_fits_is_not_cut_off() -> None:
    assert rich_text(PAIR, width=9).plain == rich_text(PAIR).plain
