"""The layers of the native code include only from those below them."""

from __future__ import annotations

import re
from pathlib import Path

NATIVE = Path(__file__).parent.parent / "native"
HEIGHTS = {
    "position": 0,
    "evaluation": 1,
    "environment": 1,
    "search": 2,
    "bindings": 3,
    "fuzz": 3,
}


def test_native_includes_point_downwards() -> None:
    sources = sorted(NATIVE.glob("*/*.?pp"))
    assert {source.parent.name for source in sources} == set(HEIGHTS)
    for source in sources:
        for layer in re.findall(r'#include "(\w+)/', source.read_text(encoding="utf-8")):
            own = source.parent.name
            is_below = HEIGHTS[layer] < HEIGHTS[own]
            assert layer == own or is_below, f"{source} includes {layer}"
