"""``skep match``: many games between two players, and their difference in strength."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Annotated

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
from skep.errors import SettingError
from skep.rulesets import DEFAULT_RULES

if TYPE_CHECKING:
    from skep.arena import Sprt


def match(
    first: Annotated[str, typer.Argument(metavar="FIRST", help="A player, as described above.")],
    second: Annotated[str, typer.Argument(metavar="SECOND", help="Its opponent.")],
    games: Annotated[int, typer.Option(help="Play at most this many games, an even number.")] = 100,
    game_type: GameTypes = "Base,Base+MLP",
    rules: Rules = DEFAULT_RULES,
    seconds: Seconds = None,
    depth: Depth = None,
    nodes: Nodes = None,
    sprt: Annotated[
        str | None,
        typer.Option(
            metavar="ELO0,ELO1",
            help="Stop once it is clear whether FIRST is better by about ELO0 or by ELO1.",
        ),
    ] = None,
    alpha: Annotated[
        float, typer.Option(help="Let --sprt decide for ELO1 wrongly this often.")
    ] = 0.05,
    beta: Annotated[
        float, typer.Option(help="Let --sprt decide for ELO0 wrongly this often.")
    ] = 0.05,
    elo: Annotated[
        str, typer.Option(metavar="MODEL", help="Give ELO0 and ELO1 in normalized or logistic Elo.")
    ] = "normalized",
    concurrency: Concurrency = None,
    ray: Ray = None,
    ply_cap: PlyCap = 200,
    openings: Openings = None,
    out: Out = None,
    pgn: Pgn = None,
    log: Log = None,
    as_json: AsJson = False,
) -> None:
    """Play a match between two players.

    Every opening is played twice, with colors swapped. A player is one of these:

    \b
    skep                the built-in engine
    skep?level=3        one of its ten levels for people
    uhp:COMMAND         any UHP engine
    python:MODULE:NAME  a Python class with choose(board, limit)

    Settings of a player follow a question mark: skep?nodes=5000&name=new,
    skep?seconds=1&network=new.skepnet, python?seconds=1:mybot:Bot, or
    uhp?seconds=1&option.NumThreads=1:engine.

    The exit status is 0 if all games were played properly, 1 if a player lost a
    game by a fault such as a crash, 2 after a mistake and 130 after Ctrl-C.

    Example: skep match 'skep?nodes=8000' 'skep?nodes=4000' --sprt 0,20
    """
    from skep import arena

    play_contest(
        partial(arena.match, first, second, sprt=_sprt(sprt, alpha, beta, elo)),
        Files(out, pgn, log, openings),
        games=games,
        game_type=game_type,
        rules=rules,
        limit=get_limit(seconds, depth, nodes, DEFAULT_NODES),
        pool=get_pool(concurrency, ray),
        ply_cap=ply_cap,
        as_json=as_json,
    )


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
