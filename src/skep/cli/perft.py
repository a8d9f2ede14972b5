"""``skep perft``: how many lines of play there are."""

from __future__ import annotations

import json
from time import perf_counter
from typing import Annotated, Final

import typer

from skep.board import Board
from skep.cli.given_game import given_game
from skep.cli.options import AsJson, GivenRules, OneGame
from skep.cli.progress import progress
from skep.perft import MAX_PERFT_DEPTH, perft_parts

_MEASURABLE: Final = 0.001  # seconds; a shorter time is too short to measure a speed


def perft(
    game: OneGame = "Base",
    depth: Annotated[
        int, typer.Option(min=0, max=MAX_PERFT_DEPTH, help="Count lines of up to this many plies.")
    ] = 5,
    rules: GivenRules = None,
    as_json: AsJson = False,
) -> None:
    """Count the lines of play from a position, depth by depth.

    Of several pieces of a kind in the reserve only the lowest number is placed. A forced
    pass is one move, a finished game has none, and repetitions do not end a line.

    Example: skep perft Base+MLP --depth 6 --json
    """
    board = given_game(game, rules).board()
    if not as_json:
        typer.echo(f"{'depth':>5} {'nodes':>20} {'seconds':>10} {'nodes/s':>16}")
    for plies in range(depth + 1):
        start = perf_counter()
        nodes = _count(board, plies)
        seconds = perf_counter() - start
        if as_json:
            row = {"depth": plies, "nodes": nodes, "seconds": round(seconds, 6)}
            typer.echo(json.dumps(row))
        else:
            speed = f"{nodes / seconds:,.0f}" if seconds >= _MEASURABLE else "-"
            typer.echo(f"{plies:5} {nodes:20,} {seconds:10.3f} {speed:>16}")


def _count(board: Board, depth: int) -> int:
    nodes = 0
    with progress(f"depth {depth}") as advance:
        for part in perft_parts(board, depth):
            nodes += part.nodes
            advance(part.share)
    return nodes
