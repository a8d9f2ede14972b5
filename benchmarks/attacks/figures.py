"""A figure: what an attack measured, what is required, and whether it is met."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """One row of the table. Without a requirement it is only for information."""

    what: str
    measured: str
    required: str = ""
    is_met: bool = True

    @property
    def verdict(self) -> str:
        if not self.required:
            return ""
        return "ok" if self.is_met else "missed"


def at_most(what: str, value: float, most: float, unit: str) -> Figure:
    """A number with an upper limit."""
    shown = f"{_shown(value)} {unit}" if math.isfinite(value) else f"more than {most:g} {unit}"
    return Figure(what, shown, f"at most {most:g} {unit}", value <= most)


def expected(what: str, measured: object, required: object) -> Figure:
    """A value that must equal the required one."""
    return Figure(what, str(measured), str(required), measured == required)


def informs(what: str, value: float, unit: str) -> Figure:
    """A number without a requirement."""
    return Figure(what, f"{_shown(value)} {unit}")


def _shown(value: float) -> str:
    return f"{value:,.0f}" if value == int(value) or value >= 100 else f"{value:.3g}"


def table(rows: Sequence[tuple[str, Figure]]) -> str:
    """The figures as a Markdown table. Each attack is named once, at its first figure."""
    lines = ["| attack | measured | result | required | |", "|---|---|---|---|---|"]
    before = ""
    for attack, figure in rows:
        cells = (
            attack if attack != before else "",
            figure.what,
            figure.measured,
            figure.required,
            figure.verdict,
        )
        lines.append(f"| {' | '.join(cells)} |")
        before = attack
    return "\n".join(lines)
