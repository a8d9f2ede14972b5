"""Position strings: read and written, one per position, short and safe in a URL."""

from __future__ import annotations

import re
from dataclasses import replace
from urllib.parse import quote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skep import Board, Color, GameType, Hex, NotationError, Piece, SettingError, Symmetry
from skep.position_string import format_position, is_position_string, parse_position
from skep.rulebook import Position, faults_of
from tests.property.test_properties import boards

EXAMPLE = "MLP_w6_1wG1.wQ-bS1bB1~-bP.1bQ"
UNRESERVED = re.compile(r"[A-Za-z0-9._~-]+")


def moved(position: Position, symmetry: Symmetry, way: Hex) -> Position:
    """The same position, turned or mirrored, and somewhere else on the table."""
    stacks = {at.transformed(symmetry) + way: stack for at, stack in position.stacks.items()}
    return replace(position, stacks=stacks)


def test_the_example_of_the_documentation() -> None:
    position = parse_position(EXAMPLE)
    assert position.game_type is GameType.BASE_MLP
    assert (position.turn, position.turn_number, position.ply) == (Color.WHITE, 6, 10)
    assert position.resting is Piece("bB1")
    assert position.stacks == {
        Hex(1, 0): (Piece("wG1"),),
        Hex(0, 1): (Piece("wQ"),),
        Hex(1, 1): (Piece("bS1"), Piece("bB1")),
        Hex(2, 1): (Piece("bP"),),
        Hex(0, 2): (Piece("bQ"),),
    }
    assert format_position(position) == EXAMPLE
    assert position.ruleset == Board().ruleset
    assert parse_position(EXAMPLE, "uhp").ruleset == Board(rules="uhp").ruleset


@pytest.mark.parametrize("game_type", GameType)
def test_every_game_type_has_a_name(game_type: GameType) -> None:
    text = format_position(Board(game_type).position)
    assert text == (game_type.partition("+")[2] or "Base") + "_w1_"
    assert parse_position(text).game_type is game_type
    assert is_position_string(text)
    assert not is_position_string(game_type)


@pytest.mark.parametrize(
    ("text", "normal"),
    [
        ("Base_w2_3wS1-bS1", "Base_w2_wS1-bS1"),
        ("Base_w2_.wS1-bS1", "Base_w2_wS1-bS1"),
        ("Base_w2_wS1-bS1..", "Base_w2_wS1-bS1"),
        ("Base_w2_.1wS1.1bS1", "Base_w2_1wS1.bS1"),
    ],
)
def test_other_places_on_the_table_are_read(text: str, normal: str) -> None:
    assert format_position(parse_position(text)) == normal


@given(boards(), st.sampled_from(list(Symmetry)), st.builds(Hex, *[st.integers(-99, 99)] * 2))
@settings(max_examples=100)
def test_round_trips_are_exact(board: Board, symmetry: Symmetry, way: Hex) -> None:
    position = moved(board.position, symmetry, way)
    text = format_position(position)
    assert UNRESERVED.fullmatch(text)
    assert quote(text) == text
    again = parse_position(text, board.ruleset)
    assert again.key() == position.key()
    assert (again.game_type, again.ply, again.resting) == (
        position.game_type,
        position.ply,
        position.resting,
    )
    (shift,) = {again.places[piece] - at for piece, at in position.places.items()} or {way}
    assert again.stacks == moved(position, Symmetry.IDENTITY, shift).stacks
    assert format_position(again) == text
    assert faults_of(again) == ()


@given(boards(), st.sampled_from(list(Symmetry)), st.builds(Hex, *[st.integers(-99, 99)] * 2))
@settings(max_examples=60)
def test_one_string_for_all_symmetries(board: Board, symmetry: Symmetry, way: Hex) -> None:
    position = board.position
    text = format_position(position, symmetric=True)
    assert format_position(moved(position, symmetry, way), symmetric=True) == text
    again = parse_position(text)
    assert text in {format_position(moved(position, one, way)) for one in Symmetry}
    assert format_position(again) == text


def line(way: Hex) -> Position:
    """All 28 pieces in a row."""
    game_type = GameType.BASE_MLP
    stacks = {n * way: (piece,) for n, piece in enumerate(game_type.pieces)}
    return Position(game_type, Board().ruleset, stacks, 30, Piece("bQ"))


@pytest.mark.parametrize("way", Hex(0, 0).neighbors())
def test_a_full_board_takes_less_than_150_characters(way: Hex) -> None:
    position = line(way)
    text = format_position(position)
    assert len(text) < 150
    assert parse_position(text).key() == position.key()


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("", 0, "Base, or any of M, L, P"),
        ("Chess_w1_", 0, "Base, or any of M, L, P"),
        ("PLM_w1_", 0, "Base, or any of M, L, P"),
        ("Base+MLP_w1_", 4, "_ after the game type"),
        ("Base", 4, "_ after the game type"),
        ("Base_", 5, "the player to move"),
        ("Base_x1_", 5, "the player to move"),
        ("Base_w0_", 5, "the player to move"),
        ("Base_w01_", 5, "the player to move"),
        ("Base_w1", 7, "_ after the turn"),
        ("Base_w1234567_", 12, "_ after the turn"),
        ("Base_w1_wS3", 8, "a piece such as"),
        ("Base_w1_wS1-", 12, "a piece such as"),
        ("Base_w1_wS1-0bS1", 12, "a piece such as"),
        ("Base_w1_wS1 bS1", 11, "- before the next cell"),
        ("Base_w1_wS1-2", 13, "a piece such as"),
        ("Base_w1_wS1-1000bS1", 15, "a piece such as"),
        ("Base_w1_WS1", 8, "a piece such as"),
        ("Base_w1_wQ1", 10, "- before the next cell"),
        ("Base_w1_~wQ", 8, "a piece such as"),
        ("Base_w1_wQ~~", 11, "- before the next cell"),
        ("Base_w1_wQ~-bQ~", 14, "only one ~, and wQ has it already"),
        ("Base_w1_wQ.-bQ", 11, "a piece such as"),
        ("Base_w1_" + "." * 2000, 1000, "at most 1000 characters"),
    ],
)
def test_errors_name_the_column_and_what_was_expected(
    text: str, column: int, expected: str
) -> None:
    with pytest.raises(NotationError) as caught:
        parse_position(text)
    assert caught.value.column == column
    assert expected in caught.value.expected


@given(st.text(alphabet="wbQSBGAMLP0123._-~Base \x00é", max_size=60))
@settings(max_examples=300)
def test_any_text_is_read_or_refused(rows: str) -> None:
    for text in (rows, f"Base_w9_{rows}"):
        try:
            position = parse_position(text)
        except NotationError:
            continue
        normal = format_position(position)
        assert format_position(parse_position(normal)) == normal
        faults_of(position)


@given(boards(max_plies=30), st.data())
@settings(max_examples=100)
def test_damaged_strings_are_read_or_refused(board: Board, data: st.DataObject) -> None:
    text = format_position(board.position)
    at = data.draw(st.integers(0, len(text)))
    inserted = data.draw(st.text(alphabet="wbQA1.-~_9", max_size=2))
    damaged = text[:at] + inserted + text[at + data.draw(st.integers(0, 3)) :]
    try:
        position = parse_position(damaged)
    except NotationError:
        return
    faults_of(position)


def test_what_no_string_can_hold_is_refused() -> None:
    position = Board().position
    with pytest.raises(SettingError, match="at least 0"):
        format_position(replace(position, ply=-1))
    far = {Hex(0, 0): (Piece("wQ"),), Hex(0, 10**9): (Piece("bQ"),)}
    with pytest.raises(SettingError, match="too far apart"):
        format_position(replace(position, stacks=far))
    wide = {Hex(0, 0): (Piece("wQ"),), Hex(10**9, 0): (Piece("bQ"),)}
    with pytest.raises(SettingError, match="too far apart"):
        format_position(replace(position, stacks=wide))
