"""axe finds nothing to say about any page, in any colours."""

from __future__ import annotations

from typing import Final, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from tests.browser.conftest import Photograph, Visit
from tests.browser.tour import tour
from tests.browser.visitor import Visitor

ONLY_VIOLATIONS: Final = {"resultTypes": ["violations"]}


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_axe_finds_no_violation(visit: Visit, photograph: Photograph, theme: str) -> None:
    visitor = visit()
    visitor.open()
    visitor.change_settings(theme=theme)
    found: list[str] = []
    for sight in tour(visitor):
        photograph(visitor, sight)
        found += violations(visitor, sight)
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
    return [
        f"{sight}: {violation['id']}: {node['target']}: {node['failureSummary']}"
        for violation in Axe().run(visitor.page, options=ONLY_VIOLATIONS).response["violations"]
        for node in violation["nodes"]
    ]
