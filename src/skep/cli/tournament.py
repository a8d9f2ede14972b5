"""``skep tournament``: any number of players, every two meet, and a table of ratings."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from skep.cli.contest import (
    AsJson,
    Depth,
    GameTypes,
    Nodes,
    Openings,
    Out,
    Pgn,
    PlyCap,
    Seconds,
    get_fixture,
    get_limit,
    play_contest,
)
from skep.cli.workplace import Concurrency, Ray, get_workplace


def tournament(
    players: Annotated[
        list[str], typer.Argument(metavar="PLAYER", help="Two or more; see skep match --help.")
    ],
    games: Annotated[int, typer.Option(help="Games of every two players: an even number.")] = 100,
    game_type: GameTypes = "Base,Base+MLP",
    seconds: Seconds = None,
    depth: Depth = None,
    nodes: Nodes = None,
    concurrency: Concurrency = None,
    ray: Ray = None,
    ply_cap: PlyCap = 200,
    openings: Openings = None,
    out: Out = None,
    pgn: Pgn = None,
    as_json: AsJson = False,
) -> None:
    """Play a tournament: every two players meet, round by round, and all are rated.

    Players are given as to skep match, for example skep?nodes=5000&name=new or
    uhp?seconds=0.25:engine --flag.

    Example: skep tournament 'skep?level=1' 'skep?level=2' 'skep?level=3' --out games.jsonl
    """
    from skep.arena import Contest
    from skep.arena.tournament_report import (
        format_tournament,
        tournament_line,
        tournament_values,
    )

    limit = get_limit(seconds, depth, nodes)
    fixture, identities = get_fixture(players, limit, game_type, openings, ply_cap)
    contest = Contest(fixture, games)
    workplace = get_workplace(concurrency, ray)
    standing, status = play_contest(contest, identities, out, pgn, workplace, tournament_line)
    if as_json:
        typer.echo(json.dumps(tournament_values(contest, standing)))
    else:
        typer.echo(format_tournament(contest, standing))
    raise typer.Exit(status)
