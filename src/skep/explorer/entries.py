"""What the index keeps of a game: facts from its headers, and the keys of its positions."""

from __future__ import annotations

import re
from array import array
from collections.abc import Mapping
from hashlib import blake2b
from typing import Final, NamedTuple

from skep.explorer.columns import STRENGTH_BITS, Ending
from skep.explorer.dates import packed_date
from skep.game import Game, known_header
from skep.openings.book_file import little_endian
from skep.outcomes import Outcome
from skep.pieces import Color

KEY: Final = 8
"""The bytes of a position's key."""
END: Final = bytes(KEY)
"""Follows the last position of a game that the index has."""

_MAX_NAME: Final = 120  # characters of a name or an event
_STRENGTH = re.compile(r"([0-9]{1,4})(?:\.[0-9]*)?\??")
_IDENTIFYING: Final = ("White", "Black", "Event", "Site", "Round")


class IndexEntry(NamedTuple):
    """A game, ready to be added to the index."""

    identity: bytes
    """The same for the same moves, up to symmetry, with the same headers."""
    keys: bytes
    """The canonical keys of all positions, eight bytes each."""
    white: str
    black: str
    event: str
    site: str
    date: int
    white_strength: int
    black_strength: int
    ending: Ending
    place: str

    @property
    def row(self) -> tuple[int, int, int, int, int]:
        """The values of the columns."""
        weaker = min(self.white_strength, self.black_strength)
        return self.date, self.white_strength, self.black_strength, weaker, self.ending

    def edges(self, plies: int) -> set[bytes]:
        """The keys before and after each of the first plies, then the last key and ``END``.

        A move that was played again after a repetition is there once.
        """
        keys = self.keys[: KEY * (plies + 1)]
        return {keys[at : at + 2 * KEY] for at in range(0, len(keys) - KEY, KEY)} | {
            keys[-KEY:] + END
        }


def entry_of(game: Game, place: str = "") -> IndexEntry:
    """What the index keeps of a game."""
    headers = game.headers
    keys = packed_keys(game.board().canonical_keys())
    ending = _ending(game.outcome)
    date = packed_date(headers.get("Date", "")[:_MAX_NAME])
    named = "\0".join(one_line(headers.get(name, "")) for name in _IDENTIFYING)
    content = keys + f"{date}\0{ending}\0{named}".encode()
    return IndexEntry(
        identity=blake2b(content, digest_size=16).digest(),
        keys=keys,
        white=_name(headers, "White"),
        black=_name(headers, "Black"),
        event=_name(headers, "Event"),
        site=_name(headers, "Site"),
        date=date,
        white_strength=_strength(headers.get("WhiteElo", "")),
        black_strength=_strength(headers.get("BlackElo", "")),
        ending=ending,
        place=one_line(place),
    )


def packed_keys(keys: tuple[int, ...]) -> bytes:
    """Keys as bytes, eight for each.

    The low bits come first: they are random, but a canonical key is the smallest of twelve.
    """
    return little_endian(array("Q", keys)).tobytes()


def one_line(text: str) -> str:
    """A text of any origin as one short line that can be stored and printed."""
    if not text.isprintable():
        text = "".join(it if it.isprintable() else " " for it in text[: 4 * _MAX_NAME])
    return " ".join(text.split())[:_MAX_NAME]


def _name(headers: Mapping[str, str], header: str) -> str:
    return one_line(known_header(headers, header))


def _strength(text: str) -> int:
    found = _STRENGTH.fullmatch(text.strip())
    value = int(found[1]) if found else 0
    return value if value < 1 << STRENGTH_BITS else 0


def _ending(outcome: Outcome | None) -> Ending:
    if outcome is None:
        return Ending.UNDECIDED
    if outcome.winner is None:
        return Ending.DRAW
    return Ending.WHITE_WINS if outcome.winner is Color.WHITE else Ending.BLACK_WINS
