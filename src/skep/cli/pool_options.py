"""The options that choose the pool of a long command."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from skep.jobs import Pool

Concurrency = Annotated[
    int | None,
    typer.Option(
        "--concurrency",
        "-j",
        metavar="N",
        help="Run this many processes at once.",
        show_default="one per core",
    ),
]
Ray = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS",
        help="Work on this Ray cluster; local starts one on this machine.",
        show_default="local processes",
    ),
]


def get_pool(concurrency: int | None, ray: str | None) -> Pool:
    """The pool that the options name."""
    from skep.jobs import LocalPool, RayPool

    if ray is not None:
        return RayPool(ray, concurrency)
    return LocalPool() if concurrency is None else LocalPool(concurrency)
