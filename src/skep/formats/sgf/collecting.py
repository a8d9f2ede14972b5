"""Collects the properties of BoardSpace's SGF into games: headers, turns, and how they ended."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from skep.errors import NotationError
from skep.formats.collected import Collected
from skep.formats.sgf.commands import Act, SgfCommand, parse_command
from skep.formats.sgf.grid import GridCell
from skep.formats.sgf.properties import Property, properties
from skep.pieces import Color, Piece

MAX_PROPERTIES: Final = 200_000
"""Properties of a game, commands among them."""
MAX_HEADERS: Final = 100
"""Properties of a game beside its commands."""


class CollectedTurn(NamedTuple):
    """A turn as it is written; without a piece it is a pass."""

    line: int
    piece: Piece | None = None
    cell: GridCell | None = None
    used: int | None = None
    """The milliseconds that the player has thought so far."""


@dataclass(slots=True)
class CollectedRecord(Collected):
    """One game of a file of SGF. Players are 0 and 1, as in P0 and P1."""

    values: dict[str, str] = field(default_factory=dict)
    """The properties of the header."""
    value_lines: dict[str, int] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    rankings: dict[int, str] = field(default_factory=dict)
    times: dict[int, str] = field(default_factory=dict)
    """How long each player has thought in all."""
    white: int = 0
    """The player who has the white pieces."""
    turns: list[CollectedTurn] = field(default_factory=list)
    comments: list[tuple[int, str]] = field(default_factory=list)
    """Each with the number of turns up to it."""
    resigned: Color | None = None
    out_of_time: Color | None = None
    is_draw_agreed: bool = False


def collected_records(lines: Iterable[tuple[int, str]]) -> Iterator[CollectedRecord]:
    """The games of a text; only one of them is in memory."""
    collector: _RecordCollector | None = None
    depth = 0
    for given in properties(lines):
        if given.name == "(":
            depth += 1
            if depth == 1:
                collector = _RecordCollector(given.line)
            elif collector is not None:
                collector.branch(given.line)
        elif given.name == ")" and depth:
            depth -= 1
            if collector is not None and depth:
                collector.leave()
            elif collector is not None:
                yield collector.finish()
                collector = None
        elif collector is not None:
            if given.name == "GM" and depth > 1 and collector.has_begun:
                collector.record.repair(given.line, "the game before this one is not closed")
                yield collector.finish()
                collector, depth = _RecordCollector(given.line), 1
            collector.take(given)
    if collector is not None:
        collector.record.repair(collector.record.line, "the game is not closed")
        yield collector.finish()


class _RecordCollector:
    """Follows what the players did, up to each ``done``."""

    def __init__(self, line: int) -> None:
        self.record = CollectedRecord(line)
        self._pending: SgfCommand | None = None  # what ``done`` would make a turn of
        self._is_talk = False  # the next ``done`` ends an offer, not a turn
        self._last: int | None = None  # who had the last turn
        self._player = 0  # whose command was read last
        self._has_swapped = False
        self._has_ended_turn = False  # by the last command
        self._has_left = False  # a branch was closed: the rest is variations
        self._count = 0  # of properties

    @property
    def has_begun(self) -> bool:
        """Whether something of a game has been read."""
        return bool(self.record.values or self.record.names or self.record.turns)

    def branch(self, line: int) -> None:
        """The first branch is the main line."""
        if self._has_left:
            self.record.repair(line, "a variation is left out")

    def leave(self) -> None:
        """A branch is closed."""
        self._has_left = True

    def finish(self) -> CollectedRecord:
        """The game that was collected."""
        record = self.record
        if self._pending is not None and self._pending.act is Act.RESIGN:
            record.resigned = self._color
        elif self._pending is not None and self._pending.act is Act.PUT:
            record.repair(record.line, "the last move is left out: it was not confirmed")
        return record

    def take(self, given: Property) -> None:
        """Add a property."""
        record = self.record
        if given.fault:
            record.repair(given.line, given.fault)
        self._count += 1
        if self._count > MAX_PROPERTIES:
            record.fault = f"the game has more than {MAX_PROPERTIES:,} properties"
        if record.fault or self._has_left or given.name in (";", ""):
            return
        name, value = given.name.upper(), given.value.strip()
        if name != "C":
            value = " ".join(value.split())
        if name in ("P0", "P1"):
            self._player = int(name[1])
            self._take_player(given.line, value)
        elif name == "TM":
            self._take_time(value)
        elif name == "C":
            pending = self._pending is not None
            record.comments.append((len(record.turns) + pending, value))
        elif name.startswith("P-") or (name == "P" and value):
            pass  # the viewer's own commands
        elif name.isalnum() and len(record.values) < MAX_HEADERS:
            record.values.setdefault(name, value)
            record.value_lines.setdefault(name, given.line)

    def _take_player(self, line: int, value: str) -> None:
        """A property of a player: about them, or a command."""
        record = self.record
        first, _, rest = value.partition(" ")
        match first.lower():
            case "id":
                name = rest.strip().removeprefix('"').removesuffix('"')
                record.names[self._player] = name[:1000].strip()
            case "ranking":
                record.rankings[self._player] = rest.strip()[:20]
            case "time":
                record.times[self._player] = rest.strip()[:20]
            case _:
                if command := rest if first.isdecimal() else value:
                    self._take_command(line, command)

    def _take_time(self, used: str) -> None:
        if self._has_ended_turn and used.isdecimal() and len(used) < 12:
            self.record.turns[-1] = self.record.turns[-1]._replace(used=int(used))

    def _take_command(self, line: int, text: str) -> None:
        record = self.record
        if not record.turns and self._last is None and not self._has_swapped:
            record.white = self._player  # who starts has White
        mover = self._color
        self._has_ended_turn = False
        try:
            command = parse_command(text, mover)
        except NotationError as error:
            record.fault = f"line {line}: {error}"
            return
        match command.act if command else None:
            case Act.PUT | Act.PASS | Act.RESIGN:
                self._pending, self._is_talk = command, False
            case Act.TAKE if self._pending is not None and command is not None:
                if self._pending.cell == command.cell:
                    self._pending = None
            case Act.BACK:
                self._pending = None
            case Act.OFFER:
                self._pending, self._is_talk = None, True
            case Act.AGREE:
                self._pending, self._is_talk = None, True
                record.is_draw_agreed = True
            case Act.LOSE_ON_TIME:
                record.out_of_time = mover
            case Act.WIN_ON_TIME:
                record.out_of_time = mover.other
            case Act.SWAP:
                record.white = 1 - record.white
                self._has_swapped = self._is_talk = True
                record.repair(line, "the players swapped colors; the names are swapped instead")
            case Act.EDIT:
                record.fault = f"line {line}: pieces were moved around in BoardSpace's editor"
            case None:
                record.repair(line, f"unknown command {text[:40]!r} left out")
        if command is not None and (command.act is Act.DONE or command.is_done):
            self._end_turn(line)

    @property
    def _color(self) -> Color:
        return Color.WHITE if self._player == self.record.white else Color.BLACK

    def _end_turn(self, line: int) -> None:
        pending, self._pending = self._pending, None
        if self._is_talk:
            self._is_talk = False
        elif pending is None and (self._player == self._last or self._last is None):
            self.record.repair(line, "a 'done' without a move is left out")
        elif pending is not None and pending.act is Act.RESIGN:
            self.record.resigned = self._color
        else:
            piece, cell = (pending.piece, pending.cell) if pending else (None, None)
            self.record.turns.append(CollectedTurn(line, piece, cell))
            self._last = self._player
            self._has_ended_turn = True
