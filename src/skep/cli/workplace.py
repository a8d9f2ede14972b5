"""Where the work of a long command is done: the options, and the place that they mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from skep.jobs import Workplace

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


def get_workplace(concurrency: int | None, ray: str | None) -> Workplace:
    """The place that the options of a command line name."""
    from skep.jobs import LocalProcesses, RayCluster, available_cores

    if ray is not None:
        return RayCluster(ray, concurrency)
    return LocalProcesses(available_cores() if concurrency is None else concurrency)
