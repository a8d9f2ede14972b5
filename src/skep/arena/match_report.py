"""The report of a match: for people, and as one JSON object."""

from __future__ import annotations

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
from skep.arena.standing import Encounter, Standing
from skep.arena.statistics import PAIR_SCORES, estimate


def format_match(match: Contest, standing: Standing) -> str:
    """The whole standing in a few lines."""
    first, second = match.fixture.names
    encounter = standing.encounter(first, second)
    lines = [f"{first} against {second}: {standing.games} of {match.games} games"]
    if standing.games:
        lines.append(f"  {_score_line(encounter)}")
        lines.append(f"  {_elo_line(encounter)}")
        counts = ", ".join(
            f"{2 * score:g}: {count}"
            for score, count in zip(PAIR_SCORES, encounter.pairs, strict=True)
        )
        lines.append(f"  pairs by points   {counts}")
    if match.sprt is not None:
        lines.append(f"  {_sprt_line(match, encounter)}")
    if standing.games:
        lines.append(f"  ends   {ends_text(standing)}")
        lines += [f"  {line}" for line in fault_lines(standing)]
        lines += [f"  {_side(name, standing)}" for name in (first, second)]
    return "\n".join(lines)


def match_line(match: Contest, standing: Standing) -> str:
    """The standing in one line."""
    encounter = standing.encounter(*match.fixture.names)
    parts = (_score_line(encounter), _elo_line(encounter), _sprt_line(match, encounter))
    return "   ".join(filter(None, parts))


def match_values(match: Contest, standing: Standing) -> dict[str, object]:
    """The same as plain values; null for what is unknown or infinite."""
    first, second = match.fixture.names
    encounter = standing.encounter(first, second)
    found = estimate(encounter.pairs)
    values: dict[str, object] = {
        "first": first,
        "second": second,
        **encounter_values(encounter),
        "elo": found and elo_value(found.elo),
        "elo_low": found and elo_value(found.elo_low),
        "elo_high": found and elo_value(found.elo_high),
        "normalized_elo": found and elo_value(found.normalized_elo),
        "superiority": found and found.superiority,
        "ends": ends_values(standing),
        "sides": {name: side_values(side) for name, side in standing.sides.items()},
    }
    if match.sprt is not None:
        test = match.sprt
        values["sprt"] = {
            "elo0": test.elo0,
            "elo1": test.elo1,
            "alpha": test.alpha,
            "beta": test.beta,
            "model": test.model.value,
            "llr": test.log_likelihood_ratio(encounter.pairs),
            "bounds": test.bounds,
            "decision": test.decision(encounter.pairs).value,
        }
    return values


def _score_line(encounter: Encounter) -> str:
    """Wins, draws, losses and the score."""
    share = encounter.score
    score = "" if share is None else f"   score {100 * share:.1f} %"
    return f"+{encounter.wins} ={encounter.draws} -{encounter.losses}{score}"


def _elo_line(encounter: Encounter) -> str:
    """Elo with its interval and the likelihood of superiority."""
    found = estimate(encounter.pairs)
    if found is None:
        return "Elo   no pair is finished"
    return (
        f"Elo {elo_text(found.elo)} [{elo_text(found.elo_low)}, {elo_text(found.elo_high)}]   "
        f"normalized {elo_text(found.normalized_elo)}   LOS {100 * found.superiority:.1f} %"
    )


def _sprt_line(match: Contest, encounter: Encounter) -> str:
    """The test and how far it has come; empty without a test."""
    test = match.sprt
    if test is None:
        return ""
    lower, upper = test.bounds
    return (
        f"SPRT {test.elo0:g} to {test.elo1:g} {test.model.value}   "
        f"LLR {test.log_likelihood_ratio(encounter.pairs):+.2f} ({lower:.2f}, {upper:+.2f})   "
        f"{test.decision(encounter.pairs).value}"
    )


def _side(name: str, standing: Standing) -> str:
    side = standing.sides.get(name)
    if side is None or side.seconds_per_move is None:
        return f"{name}: no move"
    parts = [f"{side.seconds_per_move:.3f} s per move, at most {side.longest:.3f}"]
    if side.nodes_per_second is not None:
        parts.append(f"{side.nodes_per_second:,.0f} nodes/s")
    if side.depth is not None:
        parts.append(f"depth {side.depth:.1f}")
    return f"{name}: {', '.join(parts)}"
