"""Games of a match as PGN, as the field writes it."""

from __future__ import annotations

from collections.abc import Iterable

from skep.arena.records import GameRecord


def format_pgn(records: Iterable[GameRecord], event: str, date: str) -> str:
    """The games in the order of play; the date is YYYY.MM.DD."""
    ordered = sorted(records, key=lambda record: record.id.number)
    return "\n".join(_game(record, event, date) for record in ordered)


def _game(record: GameRecord, event: str, date: str) -> str:
    game_type, _, _, *moves = record.game_string.split(";")
    tags = {
        "GameType": game_type,
        "Date": date,
        "Event": event,
        "Site": "",
        "Round": str(record.id.number + 1),
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
