"""What pictures show beside the pieces: arrows, labels, names, coordinates, reserves, turned."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

import skep
from skep.errors import SettingError, SkepError, WrongTypeError
from skep.hexes import Hex, Symmetry
from skep.moves import PASS, Move
from skep.pieces import PIECES, Color, Piece
from skep.render import ARROW_COLORS, Arrow, Highlight, HighlightKind, svg
from skep.render.badges import letters
from skep.render.geometry import center
from skep.render.themes import theme

from .test_text import MIDGAME

HERE, THERE = Hex(0, 0), Hex(2, 0)
PAIR = {HERE: (Piece("wQ"),), Hex(1, 0): (Piece("bA1"),)}
BOARD = skep.Board.from_game_string(MIDGAME)


def titles(picture: str) -> list[str]:
    """What lies where, in the order in which it is drawn."""
    return re.findall(r"<g transform[^>]*><title>([^<]*)</title>", picture)


def test_a_board_is_drawn_as_its_stacks() -> None:
    assert svg(BOARD) == svg(BOARD.stacks) == svg(BOARD.position)


@pytest.mark.parametrize("color", [*ARROW_COLORS, "#12abEF"])
def test_an_arrow_has_its_color(color: str) -> None:
    paint = color if color.startswith("#") else theme()[ARROW_COLORS[color]].color
    assert paint in svg(PAIR, arrows=[Arrow(HERE, THERE, color)])


def test_an_arrow_ends_over_the_top_of_a_stack() -> None:
    flat = {HERE: (Piece("wQ"),), THERE: (Piece("bQ"),)}
    tall = {**flat, THERE: (Piece("bQ"), Piece("bB1"))}
    arrow = [Arrow(HERE, THERE, "#ffffff")]
    lines = [
        re.findall(r'd="(M[^"]*Q[^"]*)" stroke="#ffffff"', svg(it, arrows=arrow))
        for it in (flat, tall)
    ]
    assert lines[0] != lines[1]


def test_moves_are_arrows() -> None:
    walk, placement = BOARD.parse_move("wS1 bQ-"), BOARD.parse_move("wA1 bQ-")
    start = BOARD.locate("wS1")
    assert svg(BOARD, arrows=[walk]) == svg(BOARD, arrows=[Arrow(start, walk.to)])  # type: ignore[union-attr]
    assert "skep-light-wA" in svg(BOARD, arrows=[placement])  # the ant that would be placed
    assert svg(BOARD, arrows=[PASS]) == svg(BOARD)


def test_the_arrow_of_a_move_in_a_color() -> None:
    for text in ("wS1 bQ-", "wA1 bQ-"):
        move = BOARD.parse_move(text)
        assert isinstance(move, Move)
        arrow = Arrow(BOARD.locate(move.piece), move.to, "red", move.piece)
        assert Arrow.of(BOARD, move, "red") == Arrow.of(BOARD.stacks, move, "red") == arrow


def test_labels_are_drawn_and_read_aloud() -> None:
    picture = svg(PAIR, labels={HERE: "<&>"[0] + ">", THERE: "a1"})
    assert "Labels: &lt;&gt;, a1.</desc>" in picture
    ElementTree.fromstring(picture)


def test_names_replace_dots() -> None:
    assert "<circle" in svg(PAIR)
    assert "<circle" not in svg(PAIR, names=True)


def test_reserves_are_those_of_the_board_or_the_given_ones() -> None:
    drawn = svg(BOARD, reserves=True)
    assert drawn == svg(BOARD, reserves=True)
    given = {color: BOARD.reserve(color) for color in Color}
    marked = theme()["last"].color
    assert marked in drawn  # the tray of the player to move
    assert marked not in svg(BOARD.stacks, reserves=given)
    won = skep.Board.from_game_string("Base;WhiteWins;White[2];wS1;bS1 wS1-")
    assert marked not in svg(won, reserves=True)


def test_coordinates_are_those_of_the_game_however_it_is_turned() -> None:
    gap = {HERE: (Piece("wQ"),), THERE: (Piece("bQ"),)}
    written = letters("1,0", theme()["text"]._replace(opacity=0.6), 12)
    for symmetry in Symmetry:
        assert written in svg(gap, coordinates=True, orientation=symmetry)
    assert written not in svg(gap)


@pytest.mark.parametrize("symmetry", Symmetry)
def test_everything_turns_together(symmetry: Symmetry) -> None:
    moved = {at.transformed(symmetry): stack for at, stack in BOARD.stacks.items()}
    marks = {Hex(3, 3): Highlight(HighlightKind.CHOICE, 1)}
    assert svg(
        BOARD,
        highlights=marks,
        labels={Hex(0, 1): "x"},
        arrows=[Arrow(HERE, THERE)],
        orientation=symmetry,
    ) == svg(
        moved,
        highlights={at.transformed(symmetry): mark for at, mark in marks.items()},
        labels={Hex(0, 1).transformed(symmetry): "x"},
        arrows=[Arrow(HERE.transformed(symmetry), THERE.transformed(symmetry))],
    )


def test_tiles_in_front_cover_those_behind() -> None:
    assert titles(svg({Hex(0, 1): (Piece("wQ"),), Hex(1, 0): (Piece("bQ"),)})) == ["bQ", "wQ"]


def test_a_part_of_a_split_hive_has_one_outline() -> None:
    part = Highlight(HighlightKind.PART, 2)
    picture = svg(PAIR, highlights=dict.fromkeys(PAIR, part))
    (around,) = set(re.findall(r'<path d="(M[^"]+Z)" [^>]*dasharray="14 9"', picture))
    assert around.count("M") == 1
    assert around.count("L") == 9  # ten sides: twelve less the two that are shared


def test_the_height_of_a_stack_is_written_on_it() -> None:
    low, high = ({HERE: PIECES[:height]} for height in (1, 3))
    assert "<rect" not in svg(low)
    assert svg(high).count("<rect") == 1


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ({"arrows": [Arrow(HERE, THERE)] * 501}, "a picture has at most 500 arrows"),
        ({"arrows": [Arrow(HERE, THERE, 'red"/><script>')]}, "unknown color 'red"),
        ({"arrows": [Arrow(None, THERE)]}, "an arrow without a start needs a piece to place"),
        ({"arrows": [Arrow("wQ", THERE)]}, "expected an arrow between two hexes"),  # type: ignore[arg-type]
        ({"arrows": [Arrow(HERE, Hex(10**400, 0))]}, "is more than 1000 cells from Hex"),
        ({"labels": {HERE: "x" * 9}}, "a label has 1 to 8 characters, not 9"),
        ({"labels": {HERE: "</svg>\n"}}, r"has the character '\\n'; expected A to Z"),
        ({"labels": {HERE: "&lt;"}}, "has the character '&'"),
        ({"labels": {HERE: 7}}, "expected a label, not 7"),
        ({"labels": {(0, 0): "x"}}, "expected a Hex, such as"),
        ({"labels": {Hex(q, 0): "x" for q in range(-999, 5)}}, "at most 1000 tiles, highlights"),
        ({"size": 0}, "the size of a tile must be a number greater than 0"),
        ({"size": float("inf")}, "the size of a tile must be a number"),
        ({"size": 10**6}, "a tile is at most 1000 pixels wide, not 1e\\+06"),
        ({"width": 10**6}, "the width of a picture must be a whole number from 1 to 8000"),
        ({"theme": "neon"}, "unknown theme 'neon'"),
        ({"orientation": 60}, "expected a Symmetry, such as Symmetry.MIRRORED, not 60"),
        ({"reserves": True}, "stacks have no reserves: pass a Board, or a dict of both"),
        (
            {"coordinates": True, "labels": {Hex(900, 0): "x", Hex(0, 900): "y"}},
            "cells are too many for coordinates; expected at most 3000",
        ),
    ],
)
def test_what_cannot_be_drawn_is_refused(arguments: dict[str, object], problem: str) -> None:
    with pytest.raises(SkepError, match=problem):
        svg(PAIR, **arguments)  # type: ignore[arg-type]


def test_other_things_than_a_hive_are_refused() -> None:
    with pytest.raises(WrongTypeError, match="expected a Board or its stacks, not 'Base'"):
        svg("Base")  # type: ignore[arg-type]
    with pytest.raises(WrongTypeError, match="expected a tuple of pieces on"):
        svg({HERE: "wQ"})  # type: ignore[dict-item]
    with pytest.raises(SettingError, match="at most 1000 tiles"):
        svg({HERE: PIECES * 40})


def test_a_hive_of_any_shape_has_a_picture() -> None:
    line = {Hex(q, 0): (piece,) for q, piece in enumerate(PIECES)}
    wide = ElementTree.fromstring(svg(line, size=20))
    assert float(wide.attrib["width"]) == pytest.approx(28 * 20, abs=5)
    far = ElementTree.fromstring(svg({HERE: (Piece("wQ"),), Hex(1000, -1000): (Piece("bQ"),)}))
    left, _, width, _ = map(float, far.attrib["viewBox"].split())
    assert left < center(HERE).x < center(Hex(1000, -1000)).x < left + width
