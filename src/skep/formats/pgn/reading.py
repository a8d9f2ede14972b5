"""Reads PGN: tolerantly, one game at a time, with every repair reported."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from skep.formats.dates import parse_day
from skep.formats.pgn.collecting import CollectedGame, collected_games
from skep.formats.pgn.tokens import is_tag_line
from skep.formats.pgn.variations import add_asides
from skep.formats.pgn.writing import DERIVED_TAGS
from skep.formats.reading import GameRead, Place
from skep.formats.replaying import RawGame, replay
from skep.formats.words import read_rules, read_state, start_of
from skep.outcomes import Reason
from skep.rulesets import RuleSet

_FIRST_PLY = re.compile(r"\s*1\.\s*[wb][QSBGAMLP]", re.IGNORECASE)
_REASONS: Final = {reason.id: reason for reason in Reason} | {
    "time forfeit": Reason.TIME,  # as in chess
}


def looks_like(first_line: str) -> bool:
    """Whether a file with this first line is PGN."""
    return is_tag_line(first_line) or _FIRST_PLY.match(first_line) is not None


def read(lines: Iterator[tuple[int, str]], file: str, rules: str | None) -> Iterator[GameRead]:
    """The games of a file, which is given as numbered lines."""
    for collected in collected_games(lines):
        yield _read(collected, file, rules)


def _read(collected: CollectedGame, file: str, rules: str | None) -> GameRead:
    place = Place(file, collected.line)
    if collected.fault:
        return GameRead(place, None, tuple(collected.repairs), collected.fault)
    tags = collected.tags
    termination = tags.get("Termination", "")
    raw = RawGame(
        place,
        _start(collected),
        collected.moves,
        collected.lines,
        _state(collected),
        _REASONS.get(termination.lower(), Reason.UNKNOWN),
        _headers(collected),
        collected.repairs,
    )
    replayed = replay(raw, rules or _rules(collected))
    if replayed.game is not None and collected.asides:
        add_asides(replayed, replayed.game, collected.asides)
    return replayed.read


def _start(collected: CollectedGame) -> str:
    """The game type, or the position in which the game starts."""
    tags = collected.tags
    start, repaired = start_of(tags.get("GameType", ""), tags.get("Position", ""))
    if repaired:
        collected.repair_tag("Position", repaired)
    return start


def _rules(collected: CollectedGame) -> RuleSet | None:
    text = collected.tags.get("Rules", "")
    rules = read_rules(text)
    if text and rules is None:
        collected.repair_tag("Rules", f"unknown rules {text[:40]!r} ignored")
    return rules


def _state(collected: CollectedGame) -> str:
    """How the game ended, from its Result tag or its last word; empty if neither says it."""
    texts = (collected.tags.get("Result", ""), collected.result)
    tag, closing = map(read_state, texts)
    for text, state in zip(texts, (tag, closing), strict=True):
        if text and not state:
            collected.repair_tag("Result", f"unknown result {text[:40]!r} ignored")
    state = closing if tag in ("", "InProgress", "NotStarted") else tag
    if tag and closing and tag != closing:
        what = f"the tag says {tag}, the last line {closing}; {state} counts"
        collected.repair_tag("Result", what)
    return state


def _headers(collected: CollectedGame) -> dict[str, str]:
    """The tags that say something, beside those that follow from the game."""
    headers = {
        name: value for name, value in collected.tags.items() if value and name not in DERIVED_TAGS
    }
    if headers.get("Termination", "").lower() in _REASONS:
        del headers["Termination"]
    if date := headers.get("Date"):
        day = parse_day(date)
        if day is not None and day.date != date:
            headers["Date"] = day.date
            if day.time:
                headers.setdefault("Time", day.time)
            collected.repair_tag("Date", f"the date {date[:40]!r} is {day.date}")
    return headers
