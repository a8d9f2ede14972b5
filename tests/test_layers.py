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
    "web": 3,
    "fuzz": 3,
}


def test_native_includes_point_downwards() -> None:
    sources = {path: path.relative_to(NATIVE).parts[0] for path in NATIVE.rglob("*.?pp")}
    assert set(sources.values()) == set(HEIGHTS)
    for source, own in sorted(sources.items()):
        for layer in re.findall(r'#include "(\w+)/', source.read_text(encoding="utf-8")):
            is_below = HEIGHTS[layer] < HEIGHTS[own]
            assert layer == own or is_below, f"{source} includes {layer}"
