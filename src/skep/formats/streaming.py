"""Games out of any source, one by one, with everything that is wrong with them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from io import StringIO
from typing import Final

from skep._checks import checked_text, checked_type
from skep.errors import NotationError
from skep.formats.archives import ByteStream, Unread
from skep.formats.decoding import LineNote, NumberedLines
from skep.formats.detecting import detect
from skep.formats.reading import Format, GameRead, Place, Repair
from skep.formats.registry import ONE_LINE, READERS, any_of, format_of
from skep.formats.shown_names import printable
from skep.formats.sources import GameSource, resolved, size_of, streams
from skep.game import Game
from skep.progress import OnProgress, Progress, ignore_progress
from skep.rulesets import RuleSet

_EXPECTED: Final = any_of(Format)


def read_games(
    source: GameSource,
    *,
    rules: str | None = None,
    format: Format | None = None,  # noqa: A002
    on_progress: OnProgress[int] = ignore_progress,
) -> Iterator[GameRead]:
    """The games of a source, read one by one, so that it may have any size.

    ``source`` is a file, a folder with everything in it, a ``.zip`` or ``.gz`` archive, ``-`` for
    standard input, an open file, or the text of games. The content of each file decides its format,
    unless ``format`` does. What is wrong with a game or a file is said in its ``GameRead``, and the
    rest is read; only a source that cannot be read itself raises a FileError.

    ``rules`` is a preset. By default games are read by the tournament rules or, with a repair that
    says so, by the loosest ones that their moves need. ``on_progress`` gets the bytes read, those
    of the whole source (0 if nobody knows) and the number of games so far.

    >>> [read] = read_games("Base;InProgress;White[2];wS1;bS1 wS1-")
    >>> read.game
    <Game ? - ?: Base, 2 plies, InProgress>
    """
    if rules is not None:
        RuleSet.preset(rules)
    if format is not None:
        checked_type("a Format", format, Format)
    opened = resolved(source, lambda line: format_of(line) is not None)
    total = 0 if on_progress is ignore_progress else size_of(opened)
    done = count = 0

    def report(size: int) -> None:
        nonlocal done
        done += size
        on_progress(Progress(done, total, count))

    for found in streams(opened, report):
        if isinstance(found, Unread):
            yield _fault(found.name, 0, found.why)
            continue
        for read in _read_stream(found, rules, format):
            count += 1
            yield read


def read_game(
    text: str,
    *,
    rules: str | None = None,
    format: Format | None = None,  # noqa: A002
) -> Game:
    """The one game in a text.

    >>> read_game("Base;InProgress;Black[1];wS1").game_type
    GameType.BASE
    """
    source = StringIO(checked_text("the text of a game", text))
    reads = read_games(source, rules=rules, format=format)
    first, second = next(reads, None), next(reads, None)
    if first is None:
        raise NotationError(f"found no game in the text; expected {_EXPECTED}")
    if second is not None:
        raise NotationError("the text has more than one game; expected one")
    if first.game is None:
        raise NotationError(first.fault)
    return first.game


def _read_stream(stream: ByteStream, rules: str | None, given: Format | None) -> Iterator[GameRead]:
    name = stream.name
    lines = NumberedLines(stream.read)
    found = given or detect(lines)
    if found is None:
        yield _unknown(name, lines)
        return
    reader = READERS[found]
    while True:
        yield from _with_notes(name, reader.read(lines, name, rules), lines, found)
        if not (lines.is_in_excess and lines.skip_to(reader.looks_like)):
            yield from _faults(name, lines.notes)
            return


def _unknown(name: str, lines: NumberedLines) -> GameRead:
    """What to say of a file in no format: why it could not be read, or what is in it."""
    for note in lines.notes:
        if note.is_fatal:
            return _fault(name, note.line, note.what)
    for number, text in lines:
        if shown := text.strip()[:40]:
            return _fault(name, number, f"{printable(shown)!r} is not a game; expected {_EXPECTED}")
    return _fault(name, 0, f"it is empty; expected {_EXPECTED}")


def _with_notes(
    name: str, reads: Iterator[GameRead], lines: NumberedLines, kind: Format
) -> Iterator[GameRead]:
    """Add what was noted about the lines of each game.

    A reader may have looked at the first lines of the next game already. So while there are notes,
    a game waits until it is known where the next one starts.
    """
    waiting: GameRead | None = None
    for read in reads:
        lines.next_game(is_found=read.game is not None)
        if waiting is not None:
            yield from _settled(name, waiting, lines, read.place.line, kind)
        waiting = read if lines.notes else None
        if waiting is None:
            yield read
    yield from _settled(name, waiting, lines, None, kind)


def _settled(
    name: str, read: GameRead | None, lines: NumberedLines, end: int | None, kind: Format
) -> Iterator[GameRead]:
    """A game with the notes about its lines, and the faults before and after it."""
    notes = [note for note in lines.notes if end is None or note.line < end]
    del lines.notes[: len(notes)]
    if read is None:
        yield from _faults(name, notes)
        return
    first = read.place.line
    last = first if kind in ONE_LINE or not notes else notes[-1].line
    yield from _faults(name, (note for note in notes if note.line < first))
    yield _noted(read, [note for note in notes if first <= note.line <= last])
    yield from _faults(name, (note for note in notes if note.line > last))


def _faults(name: str, notes: Iterable[LineNote]) -> Iterator[GameRead]:
    """What is wrong with lines that belong to no game."""
    return (_fault(name, note.line, note.what) for note in notes if note.is_fatal)


def _noted(read: GameRead, notes: list[LineNote]) -> GameRead:
    repairs = tuple(Repair(note.line, note.what) for note in notes if not note.is_fatal)
    read = read._replace(repairs=tuple(sorted((*repairs, *read.repairs))))
    for note in notes:
        if note.is_fatal:
            where = "" if note.line == read.place.line else f"line {note.line}: "
            return read._replace(game=None, fault=where + note.what)
    return read


def _fault(name: str, line: int, why: str) -> GameRead:
    return GameRead(Place(name, line), None, (), why)
