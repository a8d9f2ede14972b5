"""Pictures that move: the slider of a game in a notebook, and animated SVG."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from skep import Board
from skep.game import Game
from skep.render import animated_svg

GAME = r"Base;InProgress;Black[4];wS1;bG1 wS1-;wQ \wS1;bQ bG1/;wB1 -wQ;bB1 bG1-;wB1 wQ"
BOARD = Board.from_game_string(GAME)
VISIBLE = """() => [...document.querySelectorAll("svg g > title")]
    .filter((title) => getComputedStyle(title.parentNode).visibility === "visible")
    .map((title) => title.textContent)"""


def hive_after(ply: int) -> set[str]:
    board = BOARD.copy()
    while board.ply > ply:
        board.pop()
    return {" on ".join(map(str, stack[::-1])) for stack in board.stacks.values()}


def shown(page: Page) -> set[str]:
    return set(page.evaluate(VISIBLE))


def test_a_slider_goes_through_a_game(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content(Game.from_board(BOARD)._repr_html_())
    slider = page.get_by_role("slider", name="Position")
    expect(slider).to_be_visible()  # once the image is loaded
    expect(page.get_by_role("status")).to_have_text("7. wB1 wQ")
    assert shown(page) == hive_after(7)
    for ply in (0, 4, 6, 7):
        slider.evaluate("(it, n) => { it.value = n; it.dispatchEvent(new Event('input')) }", ply)
        assert shown(page) == hive_after(ply)
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("status")).to_have_text(f"6. {BOARD.move_strings[5]}")
    assert shown(page) == hive_after(6)
    page.get_by_role("button", name="Forward").click()
    assert shown(page) == hive_after(7)
    page.close()


def test_without_scripts_there_is_an_image(browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.set_content(Game.from_board(BOARD)._repr_html_())
    expect(page.get_by_role("img", name="Hive with 3 white and 3 black pieces")).to_be_visible()
    expect(page.locator("input")).to_be_hidden()
    context.close()


@pytest.mark.parametrize("ply", [0, 1, 6, 7])
def test_an_animation_shows_each_position_for_its_second(browser: Browser, ply: int) -> None:
    page = browser.new_page()
    page.set_content(animated_svg(BOARD))
    page.evaluate(
        "time => { const it = document.querySelector('svg'); it.pauseAnimations(); "
        "it.setCurrentTime(time) }",
        ply + 0.5,
    )
    page.wait_for_function(f"() => ({VISIBLE})().length === {len(hive_after(ply))}")
    assert shown(page) == hive_after(ply)
    page.close()
