"""``skep match``: two players, many games, and how strong the one is against the other."""

from __future__ import annotations

import json
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from skep.errors import SettingError

if TYPE_CHECKING:
    from skep.arena import Fixture, Match, Results, Sprt
    from skep.engine import Limit

_DEFAULT_NODES = 5000


def match(
    first: Annotated[str, typer.Argument(metavar="FIRST", help="A player; see below.")],
    second: Annotated[str, typer.Argument(metavar="SECOND", help="Its opponent.")],
    games: Annotated[int, typer.Option(help="How many games, at most: an even number.")] = 100,
    game_type: Annotated[
        str, typer.Option("--type", help="Game types, with commas: in turn; without --openings.")
    ] = "Base,Base+MLP",
    seconds: Annotated[float | None, typer.Option(help="Seconds a move.")] = None,
    depth: Annotated[int | None, typer.Option(help="Plies to look ahead.")] = None,
    nodes: Annotated[
        int | None, typer.Option(help=f"Nodes a move; {_DEFAULT_NODES} if no limit is given.")
    ] = None,
    sprt: Annotated[
        str | None,
        typer.Option(metavar="ELO0,ELO1", help="Stop once a test accepts one of the two."),
    ] = None,
    alpha: Annotated[float, typer.Option(help="The chance to accept ELO1 wrongly.")] = 0.05,
    beta: Annotated[float, typer.Option(help="The chance to accept ELO0 wrongly.")] = 0.05,
    elo: Annotated[
        str, typer.Option(help="What the test counts in: normalized or logistic Elo.")
    ] = "normalized",
    concurrency: Annotated[
        int | None,
        typer.Option("--concurrency", "-j", help="Games at once; all cores if not given."),
    ] = None,
    ply_cap: Annotated[int, typer.Option(help="A game of so many plies is a draw.")] = 200,
    openings: Annotated[
        Path | None, typer.Option(help="A file of own openings: one GameString a line.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(help="Keep the games here, a JSON object a line; go on if some are there."),
    ] = None,
    pgn: Annotated[Path | None, typer.Option(help="Write the games here at the end.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The report as a JSON object.")] = False,
) -> None:
    """Play a match: every opening twice, with colours swapped.

    A player is skep, the built-in engine, or uhp:COMMAND, any UHP engine. Settings
    of its own follow a question mark: skep?nodes=5000&table=64&name=new, or
    uhp?seconds=0.25&option.NumThreads=1:engine --flag.

    Example: skep match skep?nodes=8000 skep?nodes=4000 --sprt 0,20 --out match.jsonl
    """
    from skep.arena import Match, Standing, open_results
    from skep.arena.report import format_report, report_values
    from skep.cli.match_progress import match_progress

    fixture, identities = _fixture(
        (first, second), _limit(seconds, depth, nodes), game_type, openings, ply_cap
    )
    planned = Match(fixture, games, _sprt(sprt, alpha, beta, elo))
    with open_results(out, fixture.described() | {"identities": identities}) as results:
        standing = Standing(results.records.values())
        try:
            with match_progress(planned, standing) as show:
                for _, standing in planned.play(results, concurrency or _cores()):
                    show(standing)
        except KeyboardInterrupt:
            typer.echo("stopped" + (": the same command goes on" if out else ""), err=True)
        if pgn is not None:
            _write_pgn(pgn, planned, results)
    if as_json:
        typer.echo(json.dumps(report_values(planned, standing)))
    else:
        typer.echo(format_report(planned, standing))


def _fixture(
    players: tuple[str, str],
    limit: Limit,
    game_type: str,
    openings: Path | None,
    ply_cap: int,
) -> tuple[Fixture, list[str]]:
    from skep.arena import Fixture, parse_player
    from skep.arena.openings import mixed_openings, parse_openings
    from skep.arena.readiness import get_ready
    from skep.arena.specs import distinct_names
    from skep.cli.files import read_text
    from skep.pieces import GameType

    if ply_cap < 1:
        raise SettingError("a game has at least one ply")
    specs = distinct_names(*(parse_player(text, limit) for text in players))
    if openings is None:
        lines = mixed_openings([GameType(name.strip()) for name in game_type.split(",")])
    else:
        lines = parse_openings(read_text(openings), str(openings))
    game_types = sorted({GameType(line.partition(";")[0]) for line in lines})
    first, second = (get_ready(spec, game_types) for spec in specs)
    fixture = Fixture(first.spec, second.spec, lines, ply_cap)
    return fixture, [first.identity, second.identity]


def _limit(seconds: float | None, depth: int | None, nodes: int | None) -> Limit:
    from skep.engine import Limit

    if (seconds, depth, nodes) == (None, None, None):
        nodes = _DEFAULT_NODES
    return Limit(seconds=seconds, depth=depth, nodes=nodes)


def _sprt(bounds: str | None, alpha: float, beta: float, elo: str) -> Sprt | None:
    from skep.arena import EloModel, Sprt

    try:
        model = EloModel(elo)
    except ValueError:
        raise SettingError(f"--elo is {elo[:20]!r}; expected normalized or logistic") from None
    if bounds is None:
        return None
    try:
        elo0, elo1 = map(float, bounds.split(","))
    except ValueError:
        raise SettingError(
            f"--sprt is {bounds[:20]!r}; expected two numbers such as 0,10"
        ) from None
    return Sprt(elo0, elo1, alpha, beta, model)


def _cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _write_pgn(path: Path, match: Match, results: Results) -> None:
    from skep.arena.pgn import format_pgn
    from skep.cli.files import write_text

    event = f"{match.fixture.first.name} against {match.fixture.second.name}"
    date = datetime.now(UTC).strftime("%Y.%m.%d")
    write_text(path, format_pgn(results.records.values(), event, date))
