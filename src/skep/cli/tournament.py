"""``skep tournament``: every two players meet, and all are rated."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import typer

from skep.cli.contest import (
    DEFAULT_NODES,
    Depth,
    Files,
    GameTypes,
    Log,
    Nodes,
    Openings,
    Out,
    Pgn,
    PlyCap,
    Seconds,
    play_contest,
)
from skep.cli.options import AsJson, Rules, get_limit
from skep.cli.pool_options import Concurrency, Ray, get_pool
from skep.rulesets import DEFAULT_RULES


def tournament(
    players: Annotated[
        list[str], typer.Argument(metavar="PLAYER", help="Two or more; see skep match --help.")
    ],
    games: Annotated[
        int, typer.Option(help="Play this many games between every two players, an even number.")
    ] = 100,
    game_type: GameTypes = "Base,Base+MLP",
    rules: Rules = DEFAULT_RULES,
    seconds: Seconds = None,
    depth: Depth = None,
    nodes: Nodes = None,
    concurrency: Concurrency = None,
    ray: Ray = None,
    ply_cap: PlyCap = 200,
    openings: Openings = None,
    out: Out = None,
    pgn: Pgn = None,
    log: Log = None,
    as_json: AsJson = False,
) -> None:
    """Play a tournament and rate all players.

    Every two players meet, round by round. Name players as for skep match, for
    example skep?nodes=5000&name=new or uhp?seconds=0.25:engine --flag.

    The exit status is 0 if all games were played properly, 1 if a player lost a
    game by a fault such as a crash, 2 after a mistake and 130 after Ctrl-C.

    Example: skep tournament 'skep?level=1' 'skep?level=2' 'skep?level=3'
    """
    from skep import arena

    play_contest(
        partial(arena.tournament, players),
        Files(out, pgn, log, openings),
        games=games,
        game_type=game_type,
        rules=rules,
        limit=get_limit(seconds, depth, nodes, DEFAULT_NODES),
        pool=get_pool(concurrency, ray),
        ply_cap=ply_cap,
        as_json=as_json,
    )
