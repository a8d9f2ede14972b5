"""Whatever the players' names and the reason of the end, a PGN can be read back."""

from __future__ import annotations

import re
import shlex
from dataclasses import replace

import pytest

from skep.arena.pgn import format_pgn
from tests.arena.playing import fixture, named, record

TAG = re.compile(r'\[\w+ "(?:[^"\\]|\\.)*"\]')
ODD = ['the "best"', '"', '""', 'a"]']


@pytest.mark.parametrize("name", ODD)
def test_quotes_in_the_name_of_a_program_do_not_end_its_tag(name: str) -> None:
    players = fixture(f"uhp?seconds=1:{shlex.quote(name)}", "skep?nodes=1&name=b")
    text = format_pgn(players, [record(0, name, "b", "Draw")], "2018.10.28")
    tags = text.split("\n\n")[0].splitlines()
    assert len(tags) == 11
    assert [tag for tag in tags if not TAG.fullmatch(tag)] == []


def test_a_plain_name_is_written_as_it_is() -> None:
    text = format_pgn(named("it's", "b"), [record(0, "it's", "b", "Draw")], "2018.10.28")
    assert '[White "it\'s"]' in text


def test_braces_in_a_detail_do_not_end_its_comment() -> None:
    game = replace(record(0, "a", "b", "WhiteWins", "protocol"), detail="said {oops} twice}")
    text = format_pgn(named("a", "b"), [game], "2018.10.28")
    *_, last_move, comment, result = text.splitlines()
    assert (last_move, result) == ("3. wA1 -wS1", "WhiteWins")
    assert re.fullmatch(r"\{[^}]*oops[^}]*\}", comment)
