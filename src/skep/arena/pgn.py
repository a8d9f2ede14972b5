"""Games as PGN, in the form common for Hive."""

from __future__ import annotations

from collections.abc import Iterable

from skep.arena.fixture import Fixture
from skep.arena.records import GameRecord


def format_pgn(fixture: Fixture, records: Iterable[GameRecord], date: str) -> str:
    """The games in the order of play; the date is YYYY.MM.DD."""
    match fixture.names:
        case (first, second):
            event = f"{first} against {second}"
        case names:
            event = f"Tournament of {len(names)} players"
    numbered = {fixture.index_of(record.id): record for record in records}
    return "\n".join(_game(numbered[n], n + 1, event, date) for n in sorted(numbered))


def _game(record: GameRecord, number: int, event: str, date: str) -> str:
    game_type, _, _, *moves = record.game_string.split(";")
    tags = {
        "GameType": game_type,
        "Date": date,
        "Event": event,
        "Site": "",
        "Round": str(number),
        "White": record.white,
        "Black": record.black,
        "Result": record.result,
        "Opening": str(record.opening + 1),
        "OpeningPlies": str(record.opening_plies),
        "Termination": record.reason,
    }
    lines = [f'[{name} "{_quoted(value)}"]' for name, value in tags.items()]
    lines.append("")
    lines += [f"{ply}. {move}" for ply, move in enumerate(moves, start=1)]
    if record.detail:
        lines[-1] += " {" + record.detail.replace("}", ")") + "}"
    lines.append(record.result)
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return text.replace('"', "'")
