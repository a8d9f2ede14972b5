"""Where the work of a long command is done: the options, and the place that they mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from skep.jobs import Workplace

Concurrency = Annotated[
    int | None,
    typer.Option("--concurrency", "-j", help="Processes at once; all cores if not given."),
]


def get_workplace(concurrency: int | None) -> Workplace:
    """The place that the options of a command line name."""
    from skep.jobs import LocalProcesses, available_cores

    return LocalProcesses(available_cores() if concurrency is None else concurrency)
