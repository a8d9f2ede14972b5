"""A whole game against the computer, from the first page to the result."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.board.games import FORCED_PASS
from tests.browser.conftest import PHONE, Photograph, Visit
from tests.browser.visitor import Visitor

LONG_ENOUGH = 40  # plies
PASS_AFTER_MS = 4_000
DEVICES = [
    pytest.param({}, id="desktop"),
    *(
        pytest.param({"phone": True, "viewport": viewport}, id=name, marks=pytest.mark.slow)
        for name, viewport in {
            "phone": PHONE,
            "landscape": {"width": 844, "height": 390},
            "tablet": {"width": 768, "height": 1024},
        }.items()
    ),
]


@pytest.mark.parametrize("device", DEVICES)
def test_a_whole_game_against_the_computer(
    visit: Visit, photograph: Photograph, device: dict[str, Any]
) -> None:
    visitor = visit(**device, reduced_motion="no-preference")
    visitor.start("computer", level=1)
    dice = random.Random(1)
    while visitor.plies < LONG_ENOUGH and take_turn(visitor, dice):
        pass
    photograph(visitor, "late")

    visitor.page.reload()
    visitor.expect_ply(len(visitor.game["moves"]))
    if visitor.game["result"] is None:
        visitor.press_button("more")
        visitor.press_button("resign")
        visitor.press_button("resign-yes")

    title = visitor.page.get_by_role("heading", level=2)
    expect(title).to_be_visible()
    expect(title).to_have_text(visitor.words("result-title", you=outcome(visitor), winner="none"))
    over = visitor.game
    result = over["result"]
    own = outcome(visitor)
    reason = (
        visitor.words("result-reason", reason=result["reason"], winner="none")
        if own == "none"
        else visitor.words("own-result-reason", reason=result["reason"], you=own, named="no")
    )
    expect(visitor.page.get_by_text(reason)).to_be_visible()
    photograph(visitor, "over")

    visitor.press_button("rematch")
    visitor.expect_ply(1)  # the computer has the other color now and starts
    visitor.expect_turn()
    assert visitor.game["seats"]["white"]["kind"] == "computer"


@pytest.mark.parametrize("presses", [True, False])
def test_a_player_who_has_no_move_passes_or_the_page_does(visit: Visit, presses: bool) -> None:
    visitor = visit()
    clock = visitor.page.clock
    clock.install(time=0)
    clock.pause_at(1_000)  # the test decides how long the page waits
    created = visitor.site.create(
        opponent={"kind": "computer", "level": 1}, color="black", game_string=FORCED_PASS
    )
    visitor.open(f"/game/{created['id']}#{created['token']}")
    visitor.expect_ply(11)
    expect(visitor.page.get_by_text(visitor.words("must-pass"))).to_be_visible()
    if presses:
        # A pass in the move list has the same name as the pass button.
        notice = visitor.page.get_by_role("status")
        visitor.press(notice.get_by_role("button", name=visitor.words("pass"), exact=True))
    else:
        clock.run_for(PASS_AFTER_MS)
    visitor.expect_ply(13)
    visitor.expect_turn()


def take_turn(visitor: Visitor, dice: random.Random) -> bool:
    """Plays a move and waits for the computer's answer; false when the game is over.

    The page passes by itself if it has to, before or after the position is read here.
    """
    position = visitor.game["position"]
    if position["must_pass"]:
        expect(visitor.moves).not_to_have_count(position["ply"])
    elif position["turn"] == "white":
        piece = dice.choice(sorted(position["legal"]))
        visitor.play(piece, dice.choice(position["legal"][piece]))
    turn = visitor.page.get_by_text(visitor.words("your-turn"))
    result = visitor.button("rematch")
    expect(turn.or_(result)).to_be_visible()
    return result.count() == 0


def outcome(visitor: Visitor) -> str:
    result = visitor.game["result"]
    if result["winner"] is None:
        return "none"
    return "won" if result["winner"] == "white" else "lost"
