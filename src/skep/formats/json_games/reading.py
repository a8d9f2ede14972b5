"""Reads games from lines of JSON. Only wrong moves are a fault: other wrong values are left out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from skep.errors import SkepError
from skep.formats.annotations import MAX_GLYPH
from skep.formats.json_values import games_of_objects, seconds, texts, whole
from skep.formats.reading import GameRead, Place
from skep.formats.replaying import RawGame, Replay, replay
from skep.formats.words import start_of
from skep.game import Evaluation, Game, Node, Notes
from skep.outcomes import Reason
from skep.rulesets import PRESETS, Opening, Repetition, RuleSet

MAX_SCORE: Final = 1_000_000
MAX_CLOCK: Final = 1e9
"""Seconds."""
_STATES: Final = {"white": "WhiteWins", "black": "BlackWins", None: "Draw"}
_REASONS: Final = {reason.value: reason for reason in Reason}


def looks_like(first_line: str) -> bool:
    """Whether a file with this line has games as JSON."""
    return first_line.startswith("{") and '"moves"' in first_line


def read(
    lines: Iterator[tuple[int, str]], file: str, rules: str | None = None
) -> Iterator[GameRead]:
    """The games in these numbered lines, one by one."""
    return games_of_objects(lines, file, lambda values, place: _read(values, place, rules))


def _read(values: dict[str, Any], place: Place, rules: str | None) -> GameRead:
    moves = texts(values.get("moves"))
    if moves is None:
        return GameRead(place, None, (), "the JSON has no moves; expected a list of MoveStrings")
    given = [values.get(name) for name in ("game_type", "position")]
    start, repaired = start_of(*(text if isinstance(text, str) else "" for text in given))
    raw = RawGame(place, start, moves)
    if repaired:
        raw.repair(repaired)
    _read_headers(raw, values.get("headers", {}))
    _read_outcome(raw, values.get("outcome"))
    replayed = replay(raw, rules or _rules(raw, values.get("rules")))
    if replayed.game is not None and ("variations" in values or "notes" in values):
        nodes = _add_variations(replayed, replayed.game, values.get("variations", []))
        _add_notes(raw, nodes, values.get("notes", {}))
    return replayed.read


def _read_headers(raw: RawGame, found: object) -> None:
    if not isinstance(found, dict):
        raw.repair("the headers are not a JSON object and were left out")
        return
    for name, text in found.items():
        if isinstance(text, str):
            raw.headers[name] = text
        else:
            raw.repair(f"the header {name[:40]!r} is not a text and was left out")


def _read_outcome(raw: RawGame, found: object) -> None:
    if found is None:
        return
    if not isinstance(found, dict):
        raw.repair("the outcome is not a JSON object and was left out")
        return
    winner, reason = found.get("winner"), found.get("reason")
    if not (winner is None or isinstance(winner, str)) or winner not in _STATES:
        raw.repair("the winner is not known, so the outcome was left out")
        return
    raw.state = _STATES[winner]
    if isinstance(reason, str) and reason in _REASONS:
        raw.reason = _REASONS[reason]
    elif reason is not None:
        raw.repair("the reason for the outcome is not known and was left out")


def _rules(raw: RawGame, found: object) -> str | RuleSet | None:
    if found is None or (isinstance(found, str) and found in PRESETS):
        return found
    if isinstance(found, dict):
        try:
            return RuleSet(Opening(found.get("opening")), Repetition(found.get("repetition")))
        except ValueError:
            pass
    raw.repair("the rules are not known and were left out")
    return None


def _add_variations(replayed: Replay, game: Game, found: object) -> list[Node | None]:
    """Add the variations, and return the nodes of all positions; None for what was left out."""
    raw = replayed.raw
    nodes: list[Node | None] = [game.root, *replayed.nodes]
    if not isinstance(found, list):
        raw.repair("the variations are not a list and were left out")
        return nodes
    for index, variation in enumerate(found, start=1):
        values = variation if isinstance(variation, dict) else {}
        moves, after = texts(values.get("moves")) or [], whole(values.get("after"), len(nodes) - 1)
        node = nodes[after] if after is not None and after >= 0 else None
        if node is None or not moves:
            raw.repair(f"variation {index} has no moves or no start and was left out")
        for move in moves:
            if node is not None:
                try:
                    node = replayed.add(node, move, raw.place.line)
                except SkepError as error:
                    node = None
                    raw.repair(f"variation {index} is left out from {move[:20]!r} on: {error}")
            nodes.append(node)
    return nodes


def _add_notes(raw: RawGame, nodes: Sequence[Node | None], found: object) -> None:
    if not isinstance(found, dict):
        raw.repair("the notes are not a JSON object and were left out")
        return
    for number, note in found.items():
        at = int(number) if number.isascii() and number.isdigit() and len(number) < 10 else -1
        node = nodes[at] if 0 <= at < len(nodes) else None
        if node is None or not isinstance(note, dict):
            raw.repair(f"the note {number[:20]!r} belongs to no position and was left out")
        elif not _add_note(node, note):
            raw.repair(f"the note {number[:20]!r} has wrong values, which were left out")


def _add_note(node: Node, note: dict[str, Any]) -> bool:
    """Add what is sound in a note; False if something was not."""
    comment, glyphs = note.get("comment", ""), note.get("glyphs", [])
    numbers = [whole(glyph, MAX_GLYPH) for glyph in glyphs] if isinstance(glyphs, list) else []
    score, win_in = (whole(note.get(name), MAX_SCORE) for name in ("score", "win_in"))
    node.notes = Notes(
        comment if isinstance(comment, str) else "",
        tuple(glyph for glyph in numbers if glyph is not None and glyph >= 0),
        seconds(note.get("clock"), MAX_CLOCK),
        None if score is None else Evaluation(score, win_in),
    )
    kept = {**node.notes._asdict(), "glyphs": list(node.glyphs)}
    if node.evaluation is not None:
        kept |= node.evaluation._asdict()
    return all(kept.get(name) == value for name, value in note.items())
