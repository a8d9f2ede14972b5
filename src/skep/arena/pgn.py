"""The games of a contest as PGN."""

from __future__ import annotations

from collections.abc import Iterable

from skep.arena.fixture import Fixture
from skep.arena.records import GameRecord
from skep.errors import NotationError
from skep.formats import Place, pgn
from skep.formats.arena_records import game_of_record


def format_pgn(fixture: Fixture, records: Iterable[GameRecord], date: str) -> str:
    """The games in the order of play; the date is YYYY.MM.DD."""
    match fixture.names:
        case (first, second):
            event = f"{first} against {second}"
        case names:
            event = f"Tournament of {len(names)} players"
    headers = {"Date": date, "Event": event}
    numbered = {fixture.index_of(record.id) + 1: record for record in records}
    return "\n".join(
        _game(numbered[number], number, headers, fixture.rules) for number in sorted(numbered)
    )


def _game(record: GameRecord, number: int, headers: dict[str, str], rules: str) -> str:
    place = Place("the contest", number)
    _, game, _, fault = game_of_record(record.to_json(), place, rules)
    if game is None:
        raise NotationError(f"game {number} can't be written as PGN: {fault}")
    game.headers |= headers | {"Round": str(number)}
    return pgn.write(game)
