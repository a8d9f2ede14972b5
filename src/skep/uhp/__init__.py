"""The Universal Hive Protocol: ask any engine from Python, and make any bot an engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skep.uhp.options import BoolOption, DoubleOption, EnumOption, IntOption, StringOption
from skep.uhp.server.serving import serve

if TYPE_CHECKING:
    from skep.uhp.client.async_engine import AsyncUhpEngine
    from skep.uhp.client.engine import UhpEngine

__all__ = [
    "AsyncUhpEngine",
    "BoolOption",
    "DoubleOption",
    "EnumOption",
    "IntOption",
    "StringOption",
    "UhpEngine",
    "serve",
]


def __getattr__(name: str) -> object:
    """The client, loaded when somebody uses it: ``skep uhp`` starts sooner without it."""
    if name == "UhpEngine":
        from skep.uhp.client.engine import UhpEngine  # noqa: PLC0415

        return UhpEngine
    if name == "AsyncUhpEngine":
        from skep.uhp.client.async_engine import AsyncUhpEngine  # noqa: PLC0415

        return AsyncUhpEngine
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
