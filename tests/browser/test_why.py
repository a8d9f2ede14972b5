"""Choosing a piece shows at once what it can do: why not, what it throws, how it gets there."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Photograph, Visit
from tests.browser.visitor import Visitor

THROWING = "Base+MLP;InProgress;White[4];wP;bS1 wP-;wQ -wP;bQ bS1-;wA1 /wP;bA1 bQ-"
"""A row from the white queen to a black ant; the white ant touches the queen and the pillbug."""


def sit_down(visitor: Visitor, game_string: str, **wishes: Any) -> None:
    """Opens a game that was started elsewhere."""
    wished = {"opponent": {"kind": "here"}, "game_string": game_string, **wishes}
    made = visitor.site.http.post("/api/v1/games", json=wished).json()
    visitor.open(f"/game/{made['id']}#{made['token']}")
    visitor.expect_ply(len(made["game"]["moves"]))


def marked(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f".board-{name}")


def reason(visitor: Visitor, piece: str) -> str:
    """What the server says about a piece without a move."""
    position = visitor.game["position"]
    asked = {"game_string": position["game_string"], "rules": position["rules"]}
    explained = visitor.site.http.post(
        "/api/v1/positions/explain",
        json={**asked, "piece": piece, "to": None, "language": visitor.language},
    ).json()
    assert explained["legal"] is False
    sentence: str = explained["sentence"]
    return sentence


def expect_reason(visitor: Visitor, piece: str) -> None:
    """The reason is shown, but not as an alert."""
    said = visitor.page.get_by_role("status").filter(has_text=reason(visitor, piece))
    expect(said).to_be_visible()
    expect(visitor.page.get_by_role("alert")).to_have_count(0)


def test_choosing_a_piece_shows_what_it_can_do(visit: Visit, photograph: Photograph) -> None:
    visitor = visit("de")
    sit_down(visitor, THROWING)
    visitor.pick("bG1")  # in the other side's reserve
    expect_reason(visitor, "bG1")

    # A pillbug that can't move shows what it can throw, and those pieces show where to.
    visitor.pick("wP")
    expect(marked(visitor, "throwable")).to_have_count(2)
    photograph(visitor, "thrower")
    visitor.pick("wQ")
    expect(marked(visitor, "throwable")).to_have_count(0)
    legal, throws = (visitor.game["position"][name]["wQ"] for name in ("legal", "throws"))
    assert 0 < len(throws) < len(legal)
    expect(marked(visitor, "target.is-throw")).to_have_count(len(throws))
    expect(marked(visitor, "target:not(.is-throw)")).to_have_count(len(legal) - len(throws))
    photograph(visitor, "walks-and-throws")

    # A refused place is crossed out, in red and with the reason.
    visitor.press_empty([1, 1])
    expect(visitor.page.get_by_role("alert")).to_be_visible()
    expect(marked(visitor, "icon-refused").first).to_be_visible()
    photograph(visitor, "refused")

    # The other side's pieces, by pointer and by keyboard.
    visitor.pick("bS1")
    expect_reason(visitor, "bS1")
    expect(marked(visitor, "part")).to_have_count(2)
    expect(marked(visitor, "mark-pinned .board-pin")).to_be_visible()
    photograph(visitor, "pinned")
    visitor.cell([3, 0]).focus()
    visitor.page.keyboard.press("Enter")
    expect_reason(visitor, "bA1")
    expect(marked(visitor, "part")).to_have_count(0)
    photograph(visitor, "not-yours")


def test_out_of_turn_the_page_says_whose_turn_it_is(visit: Visit, photograph: Photograph) -> None:
    visitor = visit(phone=True)
    sit_down(visitor, "Base;InProgress;Black[1];wQ", opponent={"kind": "link"}, color="white")
    visitor.pick("wQ")
    said = visitor.page.get_by_role("status")
    turn = said.filter(has_text=visitor.words("not-your-turn", turn="black"))
    expect(turn).to_be_visible()
    photograph(visitor, "explained")
    expect(visitor.page.get_by_role("alert")).to_have_count(0)


def test_a_hint_is_shown_and_announced(visit: Visit, photograph: Photograph) -> None:
    visitor = visit()
    visitor.start("computer", level=1)
    visitor.press_button("hint")
    expect(marked(visitor, "hint-ghost")).to_be_visible()
    beginning = visitor.words("said-hint", piece="…", place="").split("…")[0]
    expect(visitor.page.get_by_role("status").filter(has_text=beginning)).to_be_visible()
    photograph(visitor, "hint")


def test_lessons_explain_why_a_piece_cannot_move(visit: Visit, photograph: Photograph) -> None:
    visitor = visit()
    visitor.open("/learn/one-hive")
    course = visitor.site.http.get("/api/v1/lessons?language=en").json()
    (lesson,) = (lesson for lesson in course if lesson["id"] == "one-hive")
    kinds = [step["kind"] for step in lesson["steps"]]
    step = lesson["steps"][kinds.index("move")]
    for _ in range(kinds.index("move")):
        skip, on = visitor.button("lesson-skip"), visitor.button("lesson-continue")
        expect(skip.or_(on)).to_be_visible()
        visitor.press(skip.or_(on))
    position = step["position"]
    pinned = next(piece for piece in position["pinned"] if piece[0] == position["turn"][0])
    at = next(placed["at"] for placed in position["pieces"] if placed["piece"] == pinned)
    visitor.press(visitor.cell(at))
    expect(marked(visitor, "part")).to_have_count(2)
    expect(visitor.page.locator(".feedback.calm")).to_be_visible()
    photograph(visitor, "lesson")
