"""PGN as tokens: what stands where, however it is laid out."""

from __future__ import annotations

import pytest

from skep.formats.pgn.collecting import CollectedGame, collected_games
from skep.formats.pgn.tokens import Token, TokenKind, tokens


def cut(text: str) -> list[Token]:
    found = tokens(enumerate(text.splitlines(), start=1))
    return [token for token in found if isinstance(token, Token)]


def kinds(text: str) -> list[tuple[TokenKind, str]]:
    return [(token.kind, token.text) for token in cut(text)]


def collected(text: str) -> list[CollectedGame]:
    return list(collected_games(enumerate(text.splitlines(), start=1)))


def moves(text: str) -> list[str]:
    (game,) = collected(text)
    return game.moves


@pytest.mark.parametrize(
    "text",
    [
        "1. wS1\n2. bS1 wS1-\n3. wQ -wS1\n4. bQ bS1/",
        "1. wS1 \n2. bS1 wS1- \n3. wQ -wS1 \n4. bQ bS1/ ",
        "wS1\nbS1 wS1-\nwQ -wS1\nbQ bS1/",
        "1. wS1 bS1 wS1-\n2. wQ -wS1 bQ bS1/",
        "wS1 bS1 wS1- wQ -wS1 bQ bS1/",
        "1.wS1 1...bS1 wS1- 2.wQ\n-wS1 2...\nbQ bS1/",
        "1 wS1 2 bS1 wS1- 3 wQ -wS1 4 bQ bS1/",
        "White[1] wS1 Black[1] bS1 wS1- White[2] wQ -wS1 Black[2] bQ bS1/",
    ],
)
def test_numbers_and_line_breaks_do_not_matter(text: str) -> None:
    assert moves(text) == ["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1/"]


def test_the_first_move_may_have_a_dot() -> None:
    assert moves("1. wS1 . 2. bS1 wS1- 3. pass") == ["wS1 .", "bS1 wS1-", "pass"]


def test_glyphs_stand_at_the_move_or_after_it() -> None:
    (game,) = collected("1. wS1! 2. bS1 wS1-?! $14 $3 3. wQ -wS1 ??")
    assert [(at, token.text) for at, token in game.asides] == [
        (1, "1"),
        (2, "6"),
        (2, "14"),
        (2, "3"),
        (3, "4"),
    ]


def test_tags_with_escaped_quotes_and_several_on_a_line() -> None:
    found = cut('[White "the \\"best\\" C:\\\\"] [Black "x"]\n[Site   "a]b"]')
    assert [(token.name, token.text) for token in found] == [
        ("White", 'the "best" C:\\'),
        ("Black", "x"),
        ("Site", "a]b"),
    ]


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ('[White "no "quotes" escaped"]', 'no "quotes" escaped'),
        ("[White bare words]", "bare words"),
        ('[White "open', "open"),
        ('[Event "C:\\"]', "C:\\"),
    ],
)
def test_tags_that_are_not_quoted_well_are_read_with_a_repair(line: str, value: str) -> None:
    tag, fault = cut(line)
    assert (tag.kind, tag.text, fault.kind) == (TokenKind.TAG, value, TokenKind.FAULT)


def test_comments_over_several_lines() -> None:
    assert kinds("1. wS1 {one\ntwo} 2. bS1 wS1- ; the rest\n3. wQ -wS1") == [
        (TokenKind.NUMBER, "1."),
        (TokenKind.WORD, "wS1"),
        (TokenKind.COMMENT, "one two"),
        (TokenKind.NUMBER, "2."),
        (TokenKind.WORD, "bS1"),
        (TokenKind.WORD, "wS1-"),
        (TokenKind.COMMENT, " the rest"),
    ]


def test_a_tag_in_a_comment_is_a_comment() -> None:
    (game,) = collected('1. wS1 {see\n[White "x"]\nabove}\n2. bS1 wS1-')
    assert game.tags == {}
    assert len(game.moves) == 2


def test_a_comment_that_is_never_closed_does_not_swallow_the_next_game() -> None:
    first, second = collected('1. wS1 {open\n\n[GameType "Base"]\n\n1. wG1\n')
    assert [repair.what for repair in first.repairs] == ["the comment is not closed"]
    assert (second.line, second.tags, second.moves) == (3, {"GameType": "Base"}, ["wG1"])
    assert second.lines == [5]


def test_escaped_lines_are_no_part_of_a_game() -> None:
    assert moves("% made by hand\n1. wS1") == ["wS1"]


def test_games_end_where_tags_a_result_or_number_one_say_so() -> None:
    text = '[White "a"]\n1. wS1\n\n[White "b"]\n1. wG1 2. bG1 wG1- *\n1. wB1 2. bB1 wB1-\n1. wA1\n'
    games = collected(text)
    assert [game.line for game in games] == [1, 4, 6, 7]
    assert [len(game.moves) for game in games] == [1, 2, 2, 1]


def test_a_game_may_have_tags_only() -> None:
    (game,) = collected('[White "a"]\n[Result "*"]\n')
    assert game.tags == {"White": "a", "Result": "*"}


def test_what_belongs_to_nothing_is_left_out_with_a_repair() -> None:
    (game,) = collected("1. wS1 } ) ] 2. bS1 wS1- !!!!")
    assert [repair.what for repair in game.repairs] == [
        "skipped '}'",
        "skipped a ')' without '('",
        "skipped ']'",
        "unknown mark '!!!!' left out",
    ]
    assert len(game.moves) == 2


def test_repairs_are_counted_only_up_to_a_hundred() -> None:
    (game,) = collected("1. wS1\n" + "}" * 1000)
    assert len(game.repairs) == 101


@pytest.mark.parametrize("text", ["(" * 5000, "1. wS1 " + "(2. bS1 wS1- " * 5000, " " * 200_000])
def test_hostile_texts_are_no_burden(text: str) -> None:
    assert len(collected(text)) <= 1
