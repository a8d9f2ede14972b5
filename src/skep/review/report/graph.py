"""The graph of a review: White's winning chance after each move, as SVG for a page."""

from __future__ import annotations

from typing import Final

from skep.locales import message
from skep.review.report.markup import Markup, join, tag
from skep.review.review import Review
from skep.review.sentences import label_name, percent

WIDTH: Final = 720
HEIGHT: Final = 300
_LEFT: Final = 60
_EDGE: Final = 10


def graph(review: Review, language: str, prefix: str) -> Markup:
    """The graph; its dots lead to the turning points, whose ids start with the prefix."""
    chances = review.chances
    line = " ".join(f"{_x(review, at):.1f},{_y(chance):.1f}" for at, chance in enumerate(chances))
    end = _x(review, len(chances) - 1)
    below = f"{_LEFT},{_y(0):.1f} {line} {end:.1f},{_y(0):.1f}"
    labels = {
        "start": percent(chances[0]),
        "end": percent(chances[-1]),
        "low": percent(min(chances)),
        "high": percent(max(chances)),
    }
    return tag(
        "svg",
        tag("title", message(language, "review-graph-label", **labels)),
        tag(
            "rect",
            x=str(_LEFT),
            y=f"{_y(1):.1f}",
            width=f"{end - _LEFT:.1f}",
            height=f"{_y(0) - _y(1):.1f}",
            class_="black-area",
        ),
        tag("polygon", points=below, class_="white-area"),
        *(_level(share, end) for share in (0.0, 0.25, 0.5, 0.75, 1.0)),
        tag("polyline", points=line, class_="curve"),
        *(_dot(review, index, language, prefix) for index in range(len(review.moves))),
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="group",
        class_="graph",
    )


def _level(share: float, end: float) -> Markup:
    y = _y(share)
    return join(
        tag("path", d=f"M{_LEFT} {y:.1f}H{end:.1f}", class_="level"),
        tag("text", f"{share:.0%}", x=str(_LEFT - 6), y=f"{y + 6:.1f}", text_anchor="end"),
    )


def _dot(review: Review, index: int, language: str, prefix: str) -> Markup:
    move = review.moves[index]
    if move not in review.turning_points:
        return Markup()
    name = f"{move.move}: {label_name(move.label, language)}"
    dot = tag(
        "circle",
        tag("title", name),
        cx=f"{_x(review, index + 1):.1f}",
        cy=f"{_y(move.chance):.1f}",
        r="6",
        class_=f"dot {move.label.id}",
    )
    return tag("a", dot, href=f"#{prefix}{move.ply}", aria_label=name)


def _x(review: Review, at: int) -> float:
    return _LEFT + (WIDTH - _LEFT - _EDGE) * at / max(len(review.moves), 1)


def _y(chance: float) -> float:
    return _EDGE + (HEIGHT - 2 * _EDGE) * (1 - chance)
