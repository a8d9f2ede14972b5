"""What ``skep match`` and ``skep tournament`` share: options, players, files and the play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from skep.errors import SettingError

if TYPE_CHECKING:
    from skep.arena import Contest, Fixture, Standing
    from skep.engine import Limit
    from skep.jobs import Workplace

DEFAULT_NODES: Final = 5000

GameTypes = Annotated[
    str, typer.Option("--type", help="Game types, with commas: in turn; without --openings.")
]
Seconds = Annotated[float | None, typer.Option(help="Seconds a move.")]
Depth = Annotated[int | None, typer.Option(help="Plies to look ahead.")]
Nodes = Annotated[
    int | None, typer.Option(help=f"Nodes a move; {DEFAULT_NODES} if no limit is given.")
]
PlyCap = Annotated[int, typer.Option(help="A game of so many plies is a draw.")]
Openings = Annotated[
    Path | None, typer.Option(help="A file of own openings: one GameString a line.")
]
Out = Annotated[
    Path | None,
    typer.Option(help="Keep the games here, a JSON object a line; go on if some are there."),
]
Pgn = Annotated[Path | None, typer.Option(help="Write the games here at the end.")]
AsJson = Annotated[bool, typer.Option("--json", help="The report as a JSON object.")]


def get_fixture(
    players: Sequence[str],
    limit: Limit,
    game_type: str,
    openings: Path | None,
    ply_cap: int,
) -> tuple[Fixture, list[str]]:
    """The fixture of a command line, with players that have started, and who they say they are."""
    from skep.arena import Fixture, parse_player
    from skep.arena.openings import mixed_openings, parse_openings
    from skep.arena.readiness import get_ready
    from skep.arena.specs import distinct_names
    from skep.cli.files import read_text
    from skep.pieces import GameType

    if ply_cap < 1:
        raise SettingError("a game has at least one ply")
    specs = distinct_names([parse_player(text, limit) for text in players])
    if openings is None:
        lines = mixed_openings([GameType(name.strip()) for name in game_type.split(",")])
    else:
        lines = parse_openings(read_text(openings), str(openings))
    game_types = sorted({GameType(line.partition(";")[0]) for line in lines})
    ready = [get_ready(spec, game_types) for spec in specs]
    fixture = Fixture(tuple(player.spec for player in ready), lines, ply_cap)
    return fixture, [player.identity for player in ready]


def get_limit(seconds: float | None, depth: int | None, nodes: int | None) -> Limit:
    """The limit of players that name none."""
    from skep.engine import Limit

    if (seconds, depth, nodes) == (None, None, None):
        nodes = DEFAULT_NODES
    return Limit(seconds=seconds, depth=depth, nodes=nodes)


def play_contest(
    contest: Contest,
    identities: Sequence[str],
    out: Path | None,
    pgn: Path | None,
    workplace: Workplace,
    line: Callable[[Contest, Standing], str],
) -> tuple[Standing, int]:
    """Play on from what is in the file until the end or Ctrl-C, with a live line.

    The number is the exit status.
    """
    from skep.arena import Standing, open_results
    from skep.arena.pgn import format_pgn
    from skep.cli.files import write_text
    from skep.cli.live_bar import live_bar
    from skep.cli.stopping import Stoppable

    with open_results(out, contest.fixture, identities) as results:
        with Stoppable(is_kept=out is not None) as play, live_bar(contest.all_games) as show:
            show(len(results.records), line(contest, Standing(results.records.values())))
            for _, standing in contest.play(results, workplace):
                show(standing.games, line(contest, standing))
        if pgn is not None:
            date = datetime.now(UTC).strftime("%Y.%m.%d")
            write_text(pgn, format_pgn(contest.fixture, results.records.values(), date))
        return Standing(results.records.values()), play.status
