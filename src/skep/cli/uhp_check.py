"""``skep uhp-check``: whether a UHP engine does what the protocol and the rules ask."""

from __future__ import annotations

import json
import shlex
from typing import Annotated

import typer

from skep.cli.progress import progress
from skep.errors import NotationError, SettingError

_FAILED = 1  # the exit status


def uhp_check(
    engine: Annotated[str, typer.Argument(metavar="ENGINE", help="The command that starts it.")],
    games: Annotated[
        int, typer.Option(min=0, help="Random games, spread over the game types it has.")
    ] = 16,
    seed: Annotated[int, typer.Option(help="Another seed, other random games.")] = 1,
    only: Annotated[str, typer.Option(help="Only checks whose ids begin so.")] = "",
    patience: Annotated[
        float, typer.Option(min=0.1, max=600, help="Seconds for a reply that has no other limit.")
    ] = 5.0,
    as_json: Annotated[bool, typer.Option("--json", help="The report as a JSON object.")] = False,
) -> None:
    """Check a UHP engine: its commands and errors, legal moves, and time keeping.

    The report tells what the protocol asks, what was sent, what was expected and
    what came. The exit status is 0 if all that is required was passed, else 1.

    Example: skep uhp-check "path/to/engine --flag" --games 100 --seed 7
    """
    from skep.conformance import (
        Candidate,
        all_checks,
        conforms,
        format_report,
        report_values,
        run,
    )

    command = _command(engine)
    checks = [check for check in all_checks(games, seed) if check.id.startswith(only)]
    if not checks:
        raise SettingError(f"no check begins with {only[:40]!r}")
    results = []
    with Candidate(command, patience) as candidate, progress("checking") as advance:
        for result in run(candidate, checks):
            results.append(result)
            advance(1 / len(checks))
    if as_json:
        typer.echo(json.dumps(report_values(candidate.identity, command, results)))
    else:
        typer.echo(format_report(candidate.identity, command, results))
    if not conforms(results):
        raise typer.Exit(_FAILED)


def _command(text: str) -> list[str]:
    form = "a command such as 'engine --flag'"
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise NotationError(f"the command {text[:40]!r}: {error}", expected=form) from None
    if not words:
        raise NotationError("there is no engine to check", expected=form)
    return words
