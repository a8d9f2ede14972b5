"""The commands that keep an engine's game in step with a board."""

from __future__ import annotations

from typing import cast

import pytest

from skep import Board
from skep.uhp.client.conversation import EngineConversation
from skep.uhp.client.follower import GameFollower
from skep.uhp.reports import parse_report

OPENING = ("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-")


class Listener:
    """An engine that agrees with everything."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def ask(self, line: str) -> list[str]:
        self.asked.append(line)
        return []


@pytest.fixture
def engine() -> Listener:
    return Listener()


@pytest.fixture
def follower(engine: Listener) -> GameFollower:
    return GameFollower(cast("EngineConversation", engine))


def played(*moves: str) -> Board:
    board = Board()
    for move in moves:
        board.push(move)
    return board


def test_only_what_differs_is_taken_back_and_played(
    engine: Listener, follower: GameFollower
) -> None:
    follower.start(played(*OPENING))
    follower.follow(played(*OPENING[:3], "bQ bS1/", "wA1 -wQ"))
    assert engine.asked[1:] == ["undo 1", "play bQ bS1/", "play wA1 -wQ"]
    follower.follow(Board("Base+MLP"))
    assert engine.asked[-1] == "newgame Base+MLP"


def test_a_board_without_history_is_followed_too(engine: Listener, follower: GameFollower) -> None:
    board = played(*OPENING).copy(history=False)
    follower.follow(board)
    assert engine.asked == [f"newgame {board.game_string}"]
    board.push("wA1 -wQ")
    board.push("bA1 bQ-")
    follower.follow(board)
    assert engine.asked[1:] == ["play wA1 -wQ", "play bA1 bQ-"]
    board.pop()
    follower.follow(board)
    assert engine.asked[-1] == "undo 1"
    other = played(*OPENING[:3], "bQ bS1/").copy(history=False)
    other.push("wA1 -wQ")
    follower.follow(other)
    assert engine.asked[-1] == f"newgame {other.game_string}"


def test_a_report_is_read_on_a_board_without_history() -> None:
    board = played(*OPENING).copy(history=False)
    line = parse_report(board, "wA1 -wQ;3;0.50;wA1 -wQ;bA1 bQ-")
    assert line is not None
    assert board.line_strings(line.actions) == ("wA1 -wQ", "bA1 bQ-")


def test_a_game_that_its_players_ended_and_reopened_is_sent_again(
    engine: Listener, follower: GameFollower
) -> None:
    board = played(*OPENING)
    board.resign()
    follower.start(board)
    board.reopen()
    follower.follow(board)
    assert engine.asked[1:] == [f"newgame {board.game_string}"]
