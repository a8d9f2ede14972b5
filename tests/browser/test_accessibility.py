"""axe finds nothing to say about any page, in any colors, at any size."""

from __future__ import annotations

from typing import Final, Literal

import pytest
from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]

from tests.browser.conftest import DESKTOP, Photograph, Visit
from tests.browser.tour import SAMPLED_OR_ALL, Sizes, tour
from tests.browser.visitor import Visitor

THEMES: Final = ("light", "dark", "contrast")
AXE: Final = """async (source) => {
    if (!window.axe) (0, eval)(source);
    const { violations } = await axe.run({ resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary}`)
    );
}"""


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sizes", SAMPLED_OR_ALL)
def test_axe_finds_no_violation(
    visit: Visit, photograph: Photograph, theme: str, sizes: Sizes
) -> None:
    visitor = visit(bypass_csp=True)
    visitor.open()
    visitor.change_settings(theme=theme)
    found: list[str] = []
    for sight in tour(visitor):
        for width, height in sizes:
            visitor.resize(width, height)
            name = f"{sight}-{width}x{height}"
            photograph(visitor, name)
            found += violations(visitor, name)
        visitor.resize(**DESKTOP)
    assert found == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_no_violation_in_the_reference(
    visit: Visit, photograph: Photograph, scheme: Literal["light", "dark"]
) -> None:
    visitor = visit()
    visitor.page.emulate_media(color_scheme=scheme)
    found: list[str] = []
    for address in ("/schema", "/schema/sockets"):
        visitor.open(address)
        photograph(visitor, f"{address.strip('/').replace('/', '-')}")
        found += violations(visitor, address)
    assert found == []


def violations(visitor: Visitor, sight: str) -> list[str]:
    return [f"{sight}: {it}" for it in visitor.page.evaluate(AXE, AXE_SCRIPT)]
