"""Reads SGF of BoardSpace: tolerantly, one game at a time, with every repair reported."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from skep.errors import NotationError
from skep.formats.annotations import parse_annotations
from skep.formats.dates import parse_day
from skep.formats.reading import GameRead, Place, Repair
from skep.formats.replaying import RawGame, Replay, replay
from skep.formats.sgf.collecting import CollectedRecord, collected_records
from skep.formats.sgf.grid import Unrolled
from skep.formats.sgf.results import result_of
from skep.formats.sgf.time_control import bank_of, control_to_pgn
from skep.formats.sgf.writing import HEADERS
from skep.formats.words import game_type_of
from skep.game import Game
from skep.moves import PASS, Action, Move
from skep.outcomes import Reason, state_after
from skep.pieces import Color

_HIVE: Final = "27"  # BoardSpace's number of the game
_FIRST_LINE = re.compile(r"\s*(?:\(\s*;|;?\s*GM\s*\[)")
_SETUP = re.compile(r"hive(?:-([a-z]+))?", re.IGNORECASE)
_OLD_PILLBUG: Final = "2013.03"
_FORM: Final = frozenset(("GM", "VV", "SU", "DT", "RE", "TC", "CM", *HEADERS))


def looks_like(first_line: str) -> bool:
    """Whether a file with this first line is SGF."""
    return _FIRST_LINE.match(first_line) is not None


def read(lines: Iterator[tuple[int, str]], file: str, rules: str | None) -> Iterator[GameRead]:
    """The games of a file, which is given as numbered lines."""
    for record in collected_records(lines):
        yield _read(record, Place(file, record.line), rules)


def _read(record: CollectedRecord, place: Place, rules: str | None) -> GameRead:
    try:
        if record.fault:
            raise NotationError(record.fault)
        raw = RawGame(
            place,
            _game_type(record.values),
            _actions(record),
            [turn.line for turn in record.turns],
            *_end(record),
            _headers(record),
            record.repairs,
        )
    except NotationError as error:
        return GameRead(place, None, tuple(record.repairs), str(error))
    replayed = replay(raw, rules)
    if replayed.game is not None:
        _annotate(record, replayed, replayed.game)
    elif "P" in raw.game_type and raw.headers.get("Date", "9") < _OLD_PILLBUG:
        replayed.fault += "; until March 2013 BoardSpace had other rules for the pillbug"
    return replayed.read


def _game_type(values: dict[str, str]) -> str:
    if values.get("GM", _HIVE) != _HIVE:
        raise NotationError(f"GM[{values['GM'][:20]}] is not Hive")
    setup = values.get("SU", "")
    words = setup.split()
    found = _SETUP.fullmatch(words[0]) if words else None
    letters = (found[1] or "").upper() if found else "?"
    if letters == "PIELM":
        letters = "PLM"
    if letters == "ULTIMATE":
        raise NotationError("Hive Ultimate, in which pieces may be of any kind, is not supported")
    if not set(letters) <= set("MLP"):
        raise NotationError(f"unknown game SU[{setup[:40]}]; expected hive, hive-plm or the like")
    return game_type_of(letters)


def _actions(record: CollectedRecord) -> list[Action]:
    """The turns as actions. Cells decide, not neighbors."""
    grid = Unrolled()
    actions: list[Action] = []
    for turn in record.turns:
        if turn.piece is None or turn.cell is None:
            actions.append(PASS)
            continue
        to, is_around = grid.put(turn.piece, turn.cell)
        if is_around:
            record.repair(turn.line, f"the cell {turn.cell} is beyond the edge of the grid")
        actions.append(Move(turn.piece, to))
    return actions


def _end(record: CollectedRecord) -> tuple[str, Reason]:
    """How the game ended: what the players did counts more than the sentence about it."""
    sentence = record.values.get("RE", "")
    line = record.value_lines.get("RE", record.line)
    said = result_of(sentence, _name(record, Color.WHITE), _name(record, Color.BLACK))
    state, reason = said or "", Reason.UNKNOWN
    if record.resigned is not None:
        state, reason = state_after(record.resigned.other), Reason.RESIGNED
    elif record.out_of_time is not None:
        state, reason = state_after(record.out_of_time.other), Reason.TIME
    elif record.is_draw_agreed:
        state, reason = state_after(None), Reason.DRAW_AGREED
    if sentence and said is None and reason is Reason.UNKNOWN:
        record.repair(line, f"the result {sentence[:60]!r} does not say who has won")
    elif said is not None and said != state:
        record.repair(line, f"the result {sentence[:60]!r} contradicts the game and is ignored")
    return state, reason


def _name(record: CollectedRecord, color: Color) -> str:
    return record.names.get(_player(record, color), "")


def _player(record: CollectedRecord, color: Color) -> int:
    return record.white if color is Color.WHITE else 1 - record.white


def _headers(record: CollectedRecord) -> dict[str, str]:
    values = record.values
    headers = {header: values.get(name, "") for name, header in HEADERS.items()}
    if date := values.get("DT", ""):
        day = parse_day(date)
        if day is None:
            headers["Date"] = date
        else:
            headers["Date"], headers["Time"] = day
            if date != f"{day.date} {day.time}".strip():
                headers["SgfDate"] = date
    for color in Color:
        player = _player(record, color)
        headers[str(color)] = record.names.get(player, "")
        headers[f"{color}Elo"] = record.rankings.get(player, "")
        headers[f"{color}Time"] = record.times.get(player, "")
    headers["TimeControl"] = control_to_pgn(values.get("TC", ""))
    headers["SgfResult"] = values.get("RE", "")
    headers |= {f"Sgf{name}": value for name, value in values.items() if name not in _FORM}
    return {name: value for name, value in headers.items() if value}


def _annotate(record: CollectedRecord, replayed: Replay, game: Game) -> None:
    """Add clocks and comments to a game."""
    nodes = (game.root, *replayed.nodes)
    for at, comment in record.comments:
        for line in comment.splitlines():
            nodes[min(at, len(nodes) - 1)].annotate(parse_annotations(line))
    bank = bank_of(game.headers.get("TimeControl", ""))
    times = [turn.used for turn in record.turns]
    if bank is not None:
        for node, used in zip(replayed.nodes, times, strict=False):
            if used is not None:
                node.clock = bank.left(used, (node.ply + 1) // 2)
    elif any(used is not None for used in times):
        what = "left out the clocks: the game has no time control"
        replayed.raw.repairs.append(Repair(record.line, what))
