"""An illegal move is explained: a sentence, marks on the board, and a link to the lesson."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Photograph, Visit


def test_an_illegal_move_is_explained(visit: Visit, photograph: Photograph) -> None:
    visitor = visit("de")
    visitor.start("here")
    visitor.play_opening()
    visitor.pick("wQ")
    visitor.press_empty([0, 1])
    alert = visitor.page.get_by_role("alert")
    position = visitor.game["position"]
    asked = {"game_string": position["game_string"], "rules": position["rules"]}
    asked = {**asked, "piece": "wQ", "to": [0, 1], "language": "de"}
    explanation = visitor.site.http.post("/api/v1/positions/explain", json=asked).json()
    assert explanation["rule"] == "one-hive"
    expect(alert.get_by_role("paragraph")).to_have_text(explanation["sentence"])
    assert explanation["sentence"].startswith("Die weiße Königin hält")
    parts = {mark["group"] for mark in explanation["marks"] if mark["kind"] == "part"}
    assert len(parts) > 1
    expect(visitor.page.locator(".board-part")).to_have_count(len(parts))
    photograph(visitor, "explained")
    assert visitor.plies == 4

    # It follows the language at once.
    visitor.change_settings(language="nl")
    visitor.language = asked["language"] = "nl"
    dutch = visitor.site.http.post("/api/v1/positions/explain", json=asked).json()
    expect(alert.get_by_role("paragraph")).to_have_text(dutch["sentence"])

    # It does not block the next try, and links to the lesson.
    link = alert.get_by_role("link", name=visitor.words("to-lesson"))
    expect(link).to_have_attribute("href", "/learn/one-hive")
    visitor.pick("wA1")
    expect(alert).to_be_hidden()
    expect(visitor.page.locator(".board-part")).to_have_count(0)
    visitor.press(visitor.cell(position["legal"]["wA1"][0]))
    visitor.expect_ply(5)


def test_a_notice_on_a_phone_hides_no_piece(visit: Visit) -> None:
    visitor = visit("de", phone=True)
    visitor.start("here")
    visitor.play_opening()
    hive = visitor.page.get_by_role("application").bounding_box()
    visitor.pick("wQ")
    visitor.press_empty([0, 1])
    said = visitor.page.get_by_role("alert").bounding_box()
    assert said is not None
    assert visitor.page.get_by_role("application").bounding_box() == hive
    for piece in visitor.page.locator("[data-piece]").all():
        box = piece.bounding_box()
        assert box is not None
        is_above = said["y"] + said["height"] <= box["y"]
        assert is_above or box["y"] + box["height"] <= said["y"]
