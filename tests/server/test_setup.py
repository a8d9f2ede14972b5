"""What can be agreed before the first move, and what a rematch keeps."""

from __future__ import annotations

from typing import Any

import pytest

from skep import Color, GameType, SettingError
from skep.rulesets import RuleSet
from skep.server.domain.clock import GameClock, TimeControl
from skep.server.domain.game import BOTH, HostedGame
from skep.server.domain.game_setup import GameSetup, OpponentKind
from tests.server.judging import (
    ASK_REMATCH,
    BLACK,
    RESIGN,
    WHITE,
    accepted,
    computer_game,
    here_game,
)

AGAINST_THE_COMPUTER: dict[str, Any] = {
    "opponent": OpponentKind.COMPUTER,
    "computer": Color.BLACK,
    "level": 3,
}
BY_LINK: dict[str, Any] = {"opponent": OpponentKind.LINK}
HERE: dict[str, Any] = {"opponent": OpponentKind.HERE}


def setup(**settings: Any) -> GameSetup:
    return GameSetup(**{"game_type": GameType.BASE, "rules": "rulebook", **settings})


@pytest.mark.parametrize(
    "settings",
    [
        {**AGAINST_THE_COMPUTER, "level": 1},
        {**AGAINST_THE_COMPUTER, "level": 10},
        {**AGAINST_THE_COMPUTER, "control": TimeControl.live(60)},
        {**BY_LINK, "control": TimeControl.days(1)},
        {**BY_LINK, "control": TimeControl.live(60)},
        {**HERE, "control": TimeControl.live(60)},
    ],
)
def test_what_can_be_agreed(settings: dict[str, Any]) -> None:
    assert setup(**settings).rules == "rulebook"


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({**AGAINST_THE_COMPUTER, "level": None}, "seat and level"),
        ({**AGAINST_THE_COMPUTER, "computer": None}, "seat and level"),
        ({**BY_LINK, "computer": Color.WHITE, "level": 3}, "seat and level"),
        ({**HERE, "level": 3}, "seat and level"),
        ({**AGAINST_THE_COMPUTER, "level": 0}, "from 1 to 10, not 0"),
        ({**AGAINST_THE_COMPUTER, "level": 11}, "from 1 to 10, not 11"),
        ({**AGAINST_THE_COMPUTER, "control": TimeControl.days(1)}, "by link"),
        ({**HERE, "control": TimeControl.days(1)}, "by link"),
        ({**BY_LINK, "rules": "nobody's"}, "nobody's"),
    ],
)
def test_impossible_setups(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(SettingError, match=message):
        setup(**settings)


def test_a_new_game_is_as_agreed() -> None:
    control = TimeControl.live(60, 5)
    agreed = setup(**BY_LINK, game_type=GameType("Base+MLP"), rules="tournament", control=control)
    game = HostedGame.new("new", agreed, {Color.WHITE}, 7)
    assert (game.id, game.setup, game.version) == ("new", agreed, 1)
    assert (game.started_ms, game.turn_began_ms) == (7, 7)
    assert (game.ply, game.turn, game.result, game.next_game) == (0, Color.WHITE, None, None)
    assert game.board.game_type is GameType("Base+MLP")
    assert game.board.ruleset == RuleSet.preset("tournament")
    assert game.clock == GameClock.full(control)
    assert game.joined == {Color.WHITE}


def test_the_computer_is_always_there() -> None:
    game = HostedGame.new("new", setup(**AGAINST_THE_COMPUTER), (), 0)
    assert game.joined == {Color.BLACK}


def test_a_rematch_has_to_be_agreed() -> None:
    with pytest.raises(ValueError, match="no rematch"):
        here_game().rematch(0)


def test_in_a_rematch_everybody_changes_places() -> None:
    over = accepted(accepted(computer_game(Color.BLACK), RESIGN, WHITE), ASK_REMATCH, WHITE)
    again = over.rematch(99)
    assert (again.id, again.started_ms, again.ply) == ("next", 99, 0)
    assert (again.setup.computer, again.setup.level) == (Color.WHITE, 3)
    assert again.joined == BOTH


def test_a_friend_who_never_joined_has_not_joined_the_rematch() -> None:
    alone = HostedGame.new("g", setup(**BY_LINK), {Color.WHITE}, 0)
    asked = accepted(accepted(alone, RESIGN, WHITE), ASK_REMATCH, WHITE)
    assert asked.next_game is None  # the other side has to agree
    assert accepted(asked, ASK_REMATCH, BLACK).rematch(0).joined == {Color.BLACK}
