"""The report of a match: for people, and as one JSON object."""

from __future__ import annotations

from math import isfinite

from skep.arena.match import Match
from skep.arena.standing import Standing
from skep.arena.statistics import PAIR_SCORES, estimate


def format_report(match: Match, standing: Standing) -> str:
    """The whole standing in a few lines."""
    first, second = match.fixture.first.name, match.fixture.second.name
    lines = [f"{first} against {second}: {standing.games} of {match.games} games"]
    if standing.games:
        lines.append(f"  {score_line(standing)}")
        lines.append(f"  {elo_line(standing)}")
        counts = ", ".join(
            f"{2 * score:g}: {count}"
            for score, count in zip(PAIR_SCORES, standing.pairs, strict=True)
        )
        lines.append(f"  pairs by points   {counts}")
    if match.sprt is not None:
        lines.append(f"  {sprt_line(match, standing)}")
    if standing.games:
        lines.append(f"  ends   {_ends(standing)}")
        lines += [f"  {_side(name, standing)}" for name in (first, second)]
    return "\n".join(lines)


def score_line(standing: Standing) -> str:
    """Wins, draws, losses and the score."""
    share = standing.score
    score = "" if share is None else f"   score {100 * share:.1f} %"
    return f"+{standing.wins} ={standing.draws} -{standing.losses}{score}"


def elo_line(standing: Standing) -> str:
    """Elo with its interval and the likelihood of superiority."""
    found = estimate(standing.pairs)
    if found is None:
        return "Elo   no pair is finished"
    return (
        f"Elo {_elo(found.elo)} [{_elo(found.elo_low)}, {_elo(found.elo_high)}]   "
        f"normalized {_elo(found.normalized_elo)}   LOS {100 * found.superiority:.1f} %"
    )


def sprt_line(match: Match, standing: Standing) -> str:
    """The test and how far it is; empty if there is none."""
    test = match.sprt
    if test is None:
        return ""
    lower, upper = test.bounds
    return (
        f"SPRT {test.elo0:g} to {test.elo1:g} {test.model.value}   "
        f"LLR {test.log_likelihood_ratio(standing.pairs):+.2f} ({lower:.2f}, {upper:+.2f})   "
        f"{test.verdict(standing.pairs).value}"
    )


def report_values(match: Match, standing: Standing) -> dict[str, object]:
    """The same as plain values; null for what is unknown or infinite."""
    found = estimate(standing.pairs)
    values: dict[str, object] = {
        "first": match.fixture.first.name,
        "second": match.fixture.second.name,
        "games": standing.games,
        "wins": standing.wins,
        "draws": standing.draws,
        "losses": standing.losses,
        "score": standing.score,
        "pairs": standing.pairs,
        "elo": found and _finite(found.elo),
        "elo_low": found and _finite(found.elo_low),
        "elo_high": found and _finite(found.elo_high),
        "normalized_elo": found and _finite(found.normalized_elo),
        "superiority": found and found.superiority,
        "ends": [
            {"reason": reason, "fault_of": name or None, "games": count}
            for (reason, name), count in sorted(standing.ends.items())
        ],
        "sides": {
            name: {
                "moves": side.moves,
                "seconds_per_move": side.seconds_per_move,
                "longest": side.longest,
                "nodes_per_second": side.nodes_per_second,
                "depth": side.depth,
            }
            for name, side in standing.sides.items()
        },
    }
    if match.sprt is not None:
        test = match.sprt
        values["sprt"] = {
            "elo0": test.elo0,
            "elo1": test.elo1,
            "alpha": test.alpha,
            "beta": test.beta,
            "model": test.model.value,
            "llr": test.log_likelihood_ratio(standing.pairs),
            "bounds": test.bounds,
            "verdict": test.verdict(standing.pairs).value,
        }
    return values


def _ends(standing: Standing) -> str:
    return ", ".join(
        f"{reason} {f'of {name} ' if name else ''}{count}"
        for (reason, name), count in standing.ends.most_common()
    )


def _side(name: str, standing: Standing) -> str:
    side = standing.sides.get(name)
    if side is None or side.seconds_per_move is None:
        return f"{name}: no move"
    told = [f"{side.seconds_per_move:.3f} s a move, at most {side.longest:.3f}"]
    if side.nodes_per_second is not None:
        told.append(f"{side.nodes_per_second:,.0f} nodes/s")
    if side.depth is not None:
        told.append(f"depth {side.depth:.1f}")
    return f"{name}: {', '.join(told)}"


def _elo(value: float) -> str:
    return f"{value:+.1f}" if isfinite(value) else ("+∞" if value > 0 else "-∞")


def _finite(value: float) -> float | None:
    return round(value, 2) if isfinite(value) else None
