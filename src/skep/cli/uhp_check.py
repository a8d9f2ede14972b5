"""``skep uhp-check``: does a UHP engine do what the protocol and the rules demand?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from skep._disk import is_standard_output
from skep.cli.options import AsJson
from skep.cli.progress import progress
from skep.errors import SettingError

_FAILED = 1  # the exit status


def uhp_check(
    engine: Annotated[str, typer.Argument(metavar="ENGINE", help="The engine's command line.")],
    games: Annotated[
        int, typer.Option(min=0, help="Play this many random games, spread over its game types.")
    ] = 16,
    seed: Annotated[int, typer.Option(help="Choose which random games are played.")] = 1,
    only: Annotated[
        str, typer.Option(metavar="ID", help="Run only checks whose ids begin with this.")
    ] = "",
    patience: Annotated[
        float,
        typer.Option(
            min=0.1, max=600, help="Wait this many seconds for replies that have no time limit."
        ),
    ] = 5.0,
    grace: Annotated[
        float,
        typer.Option(
            min=0, max=600, help="Let a move run this many seconds past 110% of its limit."
        ),
    ] = 0.25,
    log: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Append all UHP traffic, including the engine's stderr, to this file.",
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Check whether a UHP engine follows the protocol.

    The report says what the protocol demands, what was sent, what was expected and
    what was received. The exit status is 0 if the engine passed everything that is required,
    1 if it failed, 2 if it cannot be started or after another mistake.

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
    from skep.uhp.client.conversation import parse_command

    command = parse_command(engine)
    checks = [check for check in all_checks(games, seed) if check.id.startswith(only)]
    if not checks:
        raise SettingError(f"no check begins with {only[:40]!r}")
    results = []
    with Candidate(command, patience, grace, log) as candidate, progress("checking") as advance:
        for result in run(candidate, checks):
            results.append(result)
            advance(1 / len(checks))
    values = report_values(candidate.identity, command, results)
    report = json.dumps(values) if as_json else format_report(candidate.identity, command, results)
    typer.echo(report, err=log is not None and is_standard_output(log))
    if not conforms(results):
        raise typer.Exit(_FAILED)
