"""Where the work of a long command is done: the options, and the place that they mean."""

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
    """The place that the options of a command line name."""
    from skep.jobs import LocalPool, RayPool, available_cores

    if ray is not None:
        return RayPool(ray, concurrency)
    return LocalPool(available_cores() if concurrency is None else concurrency)
