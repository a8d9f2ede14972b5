"""The Universal Hive Protocol: engines to ask from Python, and Skep as one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skep.uhp.process import serve_standard_streams
from skep.uhp.server import serve
from skep.uhp.session import Session

if TYPE_CHECKING:
    from skep.uhp.client.async_engine import AsyncUhpEngine
    from skep.uhp.client.engine import UhpEngine

__all__ = ["AsyncUhpEngine", "Session", "UhpEngine", "serve", "serve_standard_streams"]


def __getattr__(name: str) -> object:
    """The client, loaded when somebody uses it: ``skep uhp`` starts sooner without it."""
    if name == "UhpEngine":
        from skep.uhp.client.engine import UhpEngine  # noqa: PLC0415

        return UhpEngine
    if name == "AsyncUhpEngine":
        from skep.uhp.client.async_engine import AsyncUhpEngine  # noqa: PLC0415

        return AsyncUhpEngine
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
