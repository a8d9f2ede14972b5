"""Games as text: pasted or dropped to view them, continued, copied and downloaded."""

from __future__ import annotations

from pathlib import Path
from typing import Final
from urllib.parse import quote

from playwright.sync_api import Locator, expect

from skep.formats import read_games
from tests.board.games import SURROUNDED
from tests.browser.conftest import Photograph, Visit
from tests.browser.visitor import OPENING, Visitor

GAME: Final = r"Base+M;InProgress;Black[2];wS1;bM wS1-;wQ -wS1"
PASTE: Final = """(text) => {
    const data = new DataTransfer();
    data.setData("text/plain", text);
    document.body.dispatchEvent(new ClipboardEvent("paste", {clipboardData: data, bubbles: true}));
}"""
DROP: Final = """(text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "game.pgn", {type: "text/plain"}));
    document.body.dispatchEvent(new DragEvent("drop", {dataTransfer: data, bubbles: true}));
}"""


def pieces(visitor: Visitor) -> Locator:
    return visitor.page.locator(".board-piece")


def test_a_pasted_game_is_looked_at_and_played_on(visit: Visit, photograph: Photograph) -> None:
    visitor = visit(phone=True)
    visitor.open()
    visitor.page.evaluate(PASTE, "just some words")
    visitor.page.evaluate(PASTE, SURROUNDED)
    visitor.page.wait_for_url("**/view#*")
    expect(pieces(visitor)).to_have_count(8)
    over = visitor.words("result-reason", reason="surrounded", winner="white")
    expect(visitor.page.get_by_text(over)).to_be_visible()
    expect(visitor.page.locator(".board-mark-queen")).to_be_visible()
    photograph(visitor, "over")
    expect(visitor.button("view-play")).to_be_disabled()
    expect(visitor.button("view-play")).to_be_in_viewport(ratio=1)
    visitor.press_button("previous-move")
    expect(pieces(visitor)).to_have_count(7)

    # The same address shows the same game, and another game can replace it.
    visitor.page.reload()
    expect(pieces(visitor)).to_have_count(8)
    visitor.page.evaluate(PASTE, GAME)
    expect(pieces(visitor)).to_have_count(3)
    visitor.press_button("view-play")
    photograph(visitor, "play-on")
    dialog = visitor.page.get_by_role("dialog")
    name = visitor.words("opponent-name", opponent="here")
    visitor.press(dialog.get_by_role("radio", name=name))
    visitor.press(dialog.get_by_role("button", name=visitor.words("start", opponent="here")))
    visitor.page.wait_for_url("**/game/*")
    visitor.expect_ply(3)
    assert visitor.game["position"]["game_string"] == GAME
    visitor.play("bQ", visitor.game["position"]["legal"]["bQ"][0])

    # A friend must be invited, although the game already has moves.
    visitor.open(f"/view#{quote(GAME)}")
    visitor.press_button("view-play")
    name = visitor.words("opponent-name", opponent="link")
    visitor.press(dialog.get_by_role("radio", name=name))
    visitor.press(dialog.get_by_role("button", name=visitor.words("start", opponent="link")))
    visitor.page.wait_for_url("**/game/*")
    expect(dialog.get_by_role("heading", name=visitor.words("invite"))).to_be_visible()


def test_what_is_not_a_game_is_refused_with_a_reason(visit: Visit, photograph: Photograph) -> None:
    visitor = visit("ru")
    visitor.tolerated |= {"status of 400", "net::ERR_FAILED"}  # the browser itself reports them
    visitor.open("/view")
    expect(visitor.page).to_have_title(visitor.words("title-page", page="view"))
    field = visitor.page.get_by_role("textbox", name=visitor.words("import-field"))
    alert = visitor.page.get_by_role("alert")
    for text, code in (
        ("1. e4 e5", "notation"),
        (GAME + ";bS1 wS1/", "illegal-move"),
        (SURROUNDED + ";wA2 wG1-", "game-over"),
        ("Base;" * 9_000, "too-big"),
    ):
        field.fill(text)
        visitor.press_button("import-open")
        expect(alert).to_have_text(visitor.words("import-trouble", code=code))
        expect(field).to_have_value(text)
    photograph(visitor, "refused")

    # Without an answer the text stays, and the game opens once the server is back.
    visitor.page.route("**/api/v1/imports", lambda route: route.abort())
    field.fill(GAME)
    visitor.press_button("import-open")
    expect(alert).to_have_text(visitor.words("offline"))
    expect(field).to_have_value(GAME)
    visitor.page.unroute_all()
    expect(pieces(visitor)).to_have_count(3)
    for key, count in (("ArrowLeft", 2), ("Home", 0), ("ArrowRight", 1), ("End", 3), ("Home", 0)):
        visitor.page.keyboard.press(key)
        expect(pieces(visitor)).to_have_count(count)
    visitor.page.evaluate(PASTE, GAME)
    expect(pieces(visitor)).to_have_count(3)
    visitor.page.evaluate(DROP, '[GameType "Base"]\n\n1. wS1\n2. bS1 wS1-\n')
    expect(pieces(visitor)).to_have_count(2)


def test_a_game_is_copied_and_downloaded(visit: Visit, tmp_path: Path) -> None:
    visitor = visit(permissions=["clipboard-read", "clipboard-write"])
    visitor.start("here")
    visitor.play_opening()
    visitor.press_button("more")
    visitor.press_button("share")
    visitor.press_button("copy-game")
    expect(visitor.button("copied")).to_be_visible()
    copied = visitor.page.evaluate("navigator.clipboard.readText()")
    assert copied == visitor.game["position"]["game_string"]

    with visitor.page.expect_download() as download:
        visitor.press_button("download-game")
    download.value.save_as(tmp_path / "game.pgn")
    (read,) = read_games(tmp_path / "game.pgn")
    assert read.game is not None
    assert read.game.end.ply == len(OPENING)

    with visitor.page.expect_download() as download:
        visitor.press_button("download-picture")
    download.value.save_as(tmp_path / "game.png")
    picture = (tmp_path / "game.png").read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 10_000
