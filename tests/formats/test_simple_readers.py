"""PGN with everything in it can still be read by programs that know moves and comments only."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from skep import Board
from skep.formats import pgn
from skep.game import Evaluation, Game

STATES: Final = {"NotStarted", "InProgress", "Draw", "WhiteWins", "BlackWins"}


def moves_by_lines(text: str) -> list[str]:
    """Every line is a tag, a comment, a result or a numbered move, and nothing else."""
    moves = []
    for line in text.splitlines():
        is_tag = line.startswith("[") and line.endswith("]")
        is_comment = line.startswith("{") and line.endswith("}")
        if line and not is_tag and not is_comment and line not in STATES:
            moves.append(line.lstrip("0123456789. "))
    return moves


def moves_by_words(text: str) -> list[str]:
    """A line without brackets whose first word has a digit is a move: its next two words."""
    lines = [line.split() for line in text.splitlines() if line and "[" not in line]
    return [" ".join(words[1:3]) for words in lines if any(letter.isdigit() for letter in words[0])]


@pytest.fixture
def game() -> Game:
    game = Game("Base+MLP", "rulebook", headers={"White": "3. Ada", "Event": "[round 1]"})
    last = game.root.add_line(["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"])
    game.root.comment = "1. a beginning\n2. and its second line"
    last.comment = "12 reasons {and more} ()"
    last.glyphs, last.clock, last.evaluation = (1, 14), 83.5, Evaluation(29_995, 5)
    variation = game.root.add("wQ")
    variation.comment = "4. or <this>"
    variation.add_line(["bS1 wQ-", "wS1 -wQ"]).comment = "fine"
    variation.add("bG1 wQ-")
    return game


@pytest.mark.parametrize("read", [moves_by_lines, moves_by_words])
def test_simple_readers_find_the_main_line(game: Game, read: object) -> None:
    assert callable(read)
    board = Board("Base+MLP", "rulebook")
    for move in read(pgn.write(game)):
        board.push(move)
    assert board.history == game.board().history


@pytest.mark.parametrize("name", ["strict.pgn", "from_sgf.pgn"])
def test_simple_readers_agree_on_the_golden_files(name: str) -> None:
    folder = Path(__file__).parent.parent / "data" / "games"
    text = (folder / name).read_text(encoding="utf-8")
    assert moves_by_lines(text) == moves_by_words(text)
