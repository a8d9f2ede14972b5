"""The signature: the same for the same engine, different for another."""

from __future__ import annotations

import pytest

from skep.engine import Limit
from skep.engine import signature as module
from skep.engine.network import packaged_network
from skep.engine.signature import signature


def test_it_can_be_repeated() -> None:
    signature.cache_clear()
    first = signature(packaged_network())
    signature.cache_clear()
    assert signature(packaged_network()) == first
    assert len(bytes.fromhex(first)) == 6


def test_another_evaluation_has_another_signature() -> None:
    assert signature(packaged_network()) != signature(None)


def test_another_search_has_another_signature(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = signature(None)
    monkeypatch.setattr(module, "Limit", lambda nodes: Limit(nodes=nodes // 2))
    signature.cache_clear()
    assert signature(None) != expected
    signature.cache_clear()
