"""axe finds nothing to say about any page, in any colours."""

from __future__ import annotations

from typing import Final

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from tests.browser.conftest import Photograph, Visit
from tests.browser.tour import tour

ONLY_VIOLATIONS: Final = {"resultTypes": ["violations"]}


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_axe_finds_no_violation(visit: Visit, photograph: Photograph, theme: str) -> None:
    visitor = visit()
    visitor.open()
    visitor.change_settings(theme=theme)
    axe = Axe()
    found: list[str] = []
    for sight in tour(visitor):
        photograph(visitor, sight)
        found += [
            f"{sight}: {violation['id']}: {node['target']}: {node['failureSummary']}"
            for violation in axe.run(visitor.page, options=ONLY_VIOLATIONS).response["violations"]
            for node in violation["nodes"]
        ]
    assert found == []
