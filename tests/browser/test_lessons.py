"""A lesson from its first step to its end: wrong answers are explained, right ones lead on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from skep.locales import message
from tests.browser.conftest import Photograph, Visit
from tests.browser.visitor import Visitor

Step = dict[str, Any]
Answer = dict[str, Any]


def candidates(step: Step) -> list[Answer]:
    """Answers of which one is right."""
    position = step["position"]
    legal: dict[str, list[list[int]]] = position["legal"]
    if step["kind"] == "choice":
        return [{"choice": choice["id"]} for choice in step["choices"]]
    if step["kind"] == "targets":
        return [{"targets": legal[step["piece"]]}]
    if step["kind"] == "piece":
        pinned: list[str] = position["pinned"]
        return [{"pieces": [name for name in pinned if name[0] == color]} for color in "wb"]
    return [{"piece": piece, "to": to} for piece in legal for to in legal[piece]]


def right_answer(visitor: Visitor, lesson: str, step: Step) -> Answer:
    """The first answer that the server, asked directly, calls right."""
    address = f"/api/v1/lessons/{lesson}/{step['id']}/answer"
    for answer in candidates(step):
        asked = {"answer": answer, "language": visitor.language}
        if visitor.site.http.post(address, json=asked).json()["correct"]:
            return answer
    raise AssertionError(f"no answer to {step['id']} is right")


def choose(visitor: Visitor, step: Step, answer: Answer) -> None:
    texts = {choice["id"]: choice["text"] for choice in step["choices"]}
    visitor.page.get_by_role("radio", name=texts[answer["choice"]], exact=True).check()
    visitor.press_button("lesson-check")


def mark_places(visitor: Visitor, step: Step, answer: Answer) -> None:
    del step
    for place in answer["targets"]:
        visitor.press_empty(place)
    visitor.press_button("lesson-check")


def mark_pieces(visitor: Visitor, step: Step, answer: Answer) -> None:
    for piece in answer["pieces"]:
        visitor.press(visitor.cell(place_of(step, piece)))
    visitor.press_button("lesson-check")


def move(visitor: Visitor, step: Step, answer: Answer) -> None:
    piece = answer["piece"]
    in_reserve = piece in (name for names in step["position"]["reserve"].values() for name in names)
    visitor.press(visitor.reserve(piece) if in_reserve else visitor.cell(place_of(step, piece)))
    visitor.press(visitor.cell(answer["to"]))


def place_of(step: Step, piece: str) -> list[int]:
    [place] = [it["at"] for it in step["position"]["pieces"] if it["piece"] == piece]
    return list(place)


GIVE: Final[dict[str, Callable[[Visitor, Step, Answer], None]]] = {
    "choice": choose,
    "targets": mark_places,
    "piece": mark_pieces,
    "move": move,
}


@pytest.mark.parametrize("lesson_id", ["placing", "one-hive"])
def test_a_lesson_from_start_to_end(visit: Visit, photograph: Photograph, lesson_id: str) -> None:
    visitor = visit()
    lessons = visitor.site.http.get("/api/v1/lessons", params={"language": "en"}).json()
    [lesson] = [lesson for lesson in lessons if lesson["id"] == lesson_id]
    visitor.open("/learn")
    visitor.press(visitor.page.get_by_role("link", name=lesson["title"]).first)
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(lesson["title"])
    for step in lesson["steps"]:
        expect(visitor.page.get_by_text(step["text"])).to_be_visible()
        if step["kind"] != "read":
            expect(visitor.button("lesson-continue")).to_be_hidden()
            GIVE[step["kind"]](visitor, step, right_answer(visitor, lesson_id, step))
        visitor.press_button("lesson-continue")
    expect(visitor.page.get_by_text(visitor.words("lesson-end", skipped=0))).to_be_visible()
    photograph(visitor, "end")

    # Progress is kept.
    visitor.open("/learn")
    done = visitor.words("learn-progress", finished=1, count=len(lessons))
    expect(visitor.page.get_by_text(done)).to_be_visible()


def test_a_lesson_with_steps_left_out_is_not_complete(visit: Visit) -> None:
    visitor = visit(phone=True)
    lessons = visitor.site.http.get("/api/v1/lessons", params={"language": "en"}).json()
    [lesson] = [lesson for lesson in lessons if lesson["id"] == "placing"]
    visitor.open("/learn/placing")
    skipped = 0
    for step in lesson["steps"]:
        expect(visitor.page.get_by_text(step["text"])).to_be_visible()
        if step["kind"] == "read":
            visitor.press_button("lesson-continue")
        else:
            visitor.press_button("lesson-skip")
            skipped += 1
    end = visitor.page.get_by_role("heading", name=visitor.words("lesson-end", skipped=skipped))
    expect(end).to_be_visible()
    said = visitor.words("lesson-skipped", count=skipped)
    expect(visitor.page.get_by_text(said)).to_be_visible()
    assert visitor.words("lesson-end", skipped=0) != visitor.words("lesson-end", skipped=skipped)


def test_a_wrong_answer_is_explained(visit: Visit, photograph: Photograph) -> None:
    visitor = visit()
    visitor.open("/learn/one-hive")
    visitor.press_button("lesson-continue")
    expect(visitor.page.get_by_text(visitor.words("lesson-how", kind="piece"))).to_be_visible()
    visitor.press(visitor.page.get_by_role("button", name="white spider 1"))
    visitor.press_button("lesson-check")
    expect(visitor.page.get_by_text(visitor.words("lesson-wrong"))).to_be_visible()
    expect(visitor.button("lesson-continue")).to_be_hidden()
    photograph(visitor, "wrong")

    # After the second wrong answer there is a hint, after the third the solution.
    expect(visitor.button("hint")).to_be_hidden()
    visitor.press_button("lesson-check")
    visitor.press_button("hint")
    hint = visitor.page.get_by_text(message("en", "lesson-hint-pieces", count=2))
    expect(hint).to_be_visible()
    expect(visitor.button("lesson-solution")).to_be_hidden()
    visitor.press_button("lesson-check")
    visitor.press_button("lesson-solution")
    expect(visitor.button("lesson-continue")).to_be_visible()
    expect(hint).to_be_hidden()
