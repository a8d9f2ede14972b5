"""axe finds no problem on any page, in any theme, at any size."""

from __future__ import annotations

from itertools import cycle, islice
from typing import Final, Literal

import pytest
from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]

from tests.browser.conftest import DESKTOP, Photograph, Visit
from tests.browser.tour import ALL_SIZES, SAMPLED_SIZES, Sizes, tour
from tests.browser.visitor import Visitor

THEMES: Final = ("light", "dark", "contrast")
RUN: Final = """async () => {
    const { violations } = await axe.run({ resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary}`)
    );
}"""
SET_THEME: Final = "(theme) => { document.documentElement.dataset.theme = theme; }"


@pytest.mark.parametrize(
    ("sizes", "at_once"),
    [
        pytest.param(SAMPLED_SIZES, 1, id="sampled"),
        pytest.param(ALL_SIZES, len(THEMES), id="all", marks=pytest.mark.slow),
    ],
)
def test_axe_finds_no_violation(
    visit: Visit, photograph: Photograph, sizes: Sizes, at_once: int
) -> None:
    """Check each sight at each size in some of the themes, which take turns."""
    visitor = visit()
    found: list[str] = []
    themes = cycle(THEMES)
    for sight in tour(visitor):
        next(themes)  # so that no size always gets the same theme
        for width, height in sizes:
            visitor.resize(width, height)
            for theme in islice(themes, at_once):
                visitor.page.evaluate(SET_THEME, theme)
                name = f"{sight}-{width}x{height}-{theme}"
                photograph(visitor, name)
                found += violations(visitor, name)
        visitor.resize(**DESKTOP)
    assert found == []


@pytest.mark.parametrize(
    ("address", "scheme"),
    [
        ("/schema", "light"),
        ("/schema/sockets", "dark"),
        pytest.param("/schema", "dark", marks=pytest.mark.slow),
        pytest.param("/schema/sockets", "light", marks=pytest.mark.slow),
    ],
)
def test_axe_finds_no_violation_in_the_reference(
    visit: Visit, photograph: Photograph, address: str, scheme: Literal["light", "dark"]
) -> None:
    visitor = visit()
    visitor.page.emulate_media(color_scheme=scheme)
    visitor.open(address)
    photograph(visitor, scheme)
    assert violations(visitor, address) == []


def violations(visitor: Visitor, sight: str) -> list[str]:
    page = visitor.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    return [f"{sight}: {it}" for it in page.evaluate(RUN)]
