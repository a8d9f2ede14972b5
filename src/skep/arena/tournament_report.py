"""The report of a tournament: ratings, crosstable and costs, also as one JSON object."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import TypeAlias

from skep.arena.contest import Contest
from skep.arena.figures import (
    elo_text,
    elo_value,
    encounter_values,
    ends_text,
    ends_values,
    fault_lines,
    side_values,
)
from skep.arena.ratings import Rating, rate
from skep.arena.standing import SideTotal, Standing
from skep.engine import Limit

_UNKNOWN = "–"


def format_tournament(tournament: Contest, standing: Standing) -> str:
    """The tables for people, with the strongest player at the top."""
    players = len(tournament.fixture.players)
    heading = (
        f"{players} players, {tournament.games} games per pairing: "
        f"{standing.games} of {tournament.all_games} games"
    )
    if not standing.games:
        return heading
    ratings = tournament_ratings(tournament, standing)
    tables = (
        _rating_table(tournament, ratings, standing),
        _crosstable(ratings, standing),
        _cost_table(ratings, standing),
    )
    ends = "\n".join([f"ends   {ends_text(standing)}", *fault_lines(standing)])
    return "\n\n".join([heading, *map(_aligned, tables), ends])


def tournament_line(tournament: Contest, standing: Standing) -> str:
    """The standing in one line."""
    ratings = tournament_ratings(tournament, standing)
    return "   ".join(f"{rating.player} {rating.elo:+.0f}" for rating in ratings)


def tournament_values(tournament: Contest, standing: Standing) -> dict[str, object]:
    """The same as plain values; null for what is unknown."""
    limits = {player.name: player.limit for player in tournament.fixture.players}
    players = []
    for rating in tournament_ratings(tournament, standing):
        name = rating.player
        players.append(
            {
                "name": name,
                "limit": asdict(limits[name]),
                "elo": elo_value(rating.elo),
                "elo_low": elo_value(rating.elo_low),
                "elo_high": elo_value(rating.elo_high),
                "superiority": rating.superiority,
                **encounter_values(standing.encounter(name)),
                "faults": standing.faults(name),
                **side_values(standing.sides.get(name, SideTotal())),
            }
        )
    pairings = [
        {"first": first, "second": second, **encounter_values(standing.encounter(first, second))}
        for first, second in tournament.fixture.pairings
    ]
    return {
        "games": standing.games,
        "players": players,
        "pairings": pairings,
        "ends": ends_values(standing),
    }


def tournament_ratings(tournament: Contest, standing: Standing) -> list[Rating]:
    """The players, rated by their finished pairs."""
    fixture = tournament.fixture
    pairs = {pairing: standing.encounter(*pairing).pairs for pairing in fixture.pairings}
    return rate(fixture.names, pairs)


Rows: TypeAlias = Iterable[Sequence[str]]
"""The rows of a table: a place, a name, and more cells."""


def _rating_table(tournament: Contest, ratings: Sequence[Rating], standing: Standing) -> Rows:
    limits = {player.name: player.limit for player in tournament.fixture.players}
    yield "", "player", "limit", "Elo", "95 % interval", "LOS", "score", "+", "=", "-"
    for place, rating in enumerate(ratings, start=1):
        total = standing.encounter(rating.player)
        yield (
            str(place),
            rating.player,
            _limit(limits[rating.player]),
            elo_text(rating.elo),
            f"[{elo_text(rating.elo_low)}, {elo_text(rating.elo_high)}]",
            _share(rating.superiority),
            _share(total.score),
            str(total.wins),
            str(total.draws),
            str(total.losses),
        )


def _crosstable(ratings: Sequence[Rating], standing: Standing) -> Rows:
    """The points of each player against each other, and the number of games."""
    names = [rating.player for rating in ratings]
    yield "", "points against", *(str(place) for place, _ in enumerate(names, start=1))
    for place, name in enumerate(names, start=1):
        cells = []
        for opponent in names:
            met = standing.encounter(name, opponent)
            cells.append(f"{met.points:g}/{met.games}" if met.games else _UNKNOWN)
        yield str(place), name, *cells


def _cost_table(ratings: Sequence[Rating], standing: Standing) -> Rows:
    yield "", "a move costs", "seconds", "longest", "nodes", "nodes/s", "depth", "faults"
    for place, rating in enumerate(ratings, start=1):
        name = rating.player
        side = standing.sides.get(name, SideTotal())
        faults = [f"{reason} {count}" for reason, count in standing.faults(name).items()]
        yield (
            str(place),
            name,
            _number(side.seconds_per_move, 4),
            _number(side.longest if side.moves else None, 4),
            _number(side.nodes_per_move),
            _number(side.nodes_per_second),
            _number(side.depth, 1),
            ", ".join(faults) or "none",
        )


def _aligned(table: Rows) -> str:
    rows = list(table)
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for place, name, *cells in rows:
        left = f"{place:>{widths[0]}}  {name:{widths[1]}}"
        right = (f"{cell:>{width}}" for cell, width in zip(cells, widths[2:], strict=True))
        lines.append("   ".join([left, *right]).rstrip())
    return "\n".join(lines)


def _limit(limit: Limit) -> str:
    parts = []
    if limit.seconds is not None:
        parts.append(f"{limit.seconds:g} s")
    if limit.depth is not None:
        parts.append(f"depth {limit.depth}")
    if limit.nodes is not None:
        parts.append(f"{limit.nodes:,} nodes")
    return ", ".join(parts)


def _number(value: float | None, digits: int = 0) -> str:
    return _UNKNOWN if value is None else f"{value:,.{digits}f}"


def _share(value: float | None) -> str:
    return _UNKNOWN if value is None else f"{100 * value:.1f} %"
