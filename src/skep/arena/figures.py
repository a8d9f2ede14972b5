"""Figures in the reports of matches and tournaments."""

from __future__ import annotations

from math import isfinite

from skep.arena.standing import Encounter, SideTotal, Standing
from skep.uhp.protocol import one_line

_MAX_DETAIL = 400  # characters; the records have all of it


def elo_text(elo: float) -> str:
    if not isfinite(elo):
        return "+∞" if elo > 0 else "-∞"
    return f"{round(elo, 1) + 0.0:+.1f}"  # never -0.0


def elo_value(elo: float) -> float | None:
    """Elo for JSON, which has no infinite numbers."""
    return round(elo, 2) if isfinite(elo) else None


def encounter_values(encounter: Encounter) -> dict[str, object]:
    return {
        "games": encounter.games,
        "wins": encounter.wins,
        "draws": encounter.draws,
        "losses": encounter.losses,
        "score": encounter.score,
        "pairs": encounter.pairs,
    }


def ends_text(standing: Standing) -> str:
    """How games ended, the most frequent first."""
    return ", ".join(
        f"{reason} {f'of {name} ' if name else ''}{count}"
        for (reason, name), count in standing.ends.most_common()
    )


def fault_lines(standing: Standing) -> list[str]:
    """What happened when a player first lost by a fault, one line for each fault."""
    return [
        f"{reason} of {name}: {one_line(detail, _MAX_DETAIL)}"
        for (reason, name), detail in standing.fault_details.items()
    ]


def ends_values(standing: Standing) -> list[dict[str, object]]:
    return [
        {
            "reason": reason,
            "fault_of": name or None,
            "games": count,
            "first_detail": standing.fault_details.get((reason, name)),
        }
        for (reason, name), count in sorted(standing.ends.items())
    ]


def side_values(side: SideTotal) -> dict[str, object]:
    """What the moves of a player cost; None for what it did not report."""
    return {
        "moves": side.moves,
        "seconds_per_move": side.seconds_per_move,
        "longest": side.longest,
        "nodes_per_move": side.nodes_per_move,
        "nodes_per_second": side.nodes_per_second,
        "depth": side.depth,
    }
