"""What is said of a move, as the text of one comment: glyphs, clock, evaluation and words.

As in chess, everything but the words is a command in brackets::

    [%nag 1] [%clk 0:01:23] [%eval 35] The only move.

``%nag`` has numeric annotation glyphs, ``%clk`` the time that the player has left, and ``%eval``
the score for White in points, or the plies to a proven win: ``#5`` for White, ``#-4`` for Black.
"""

from __future__ import annotations

import math
import re
from typing import Final

from skep import _core
from skep.game import Evaluation, Notes

MAX_GLYPH: Final = 255
HIDDEN_VARIATION: Final = "[%variation "
"""How a comment starts that is a variation, which simple readers take for a comment."""

_COMMAND = re.compile(r"\[%(nag|clk|eval)\s([^\]\[]*)\]")
_CLOCK = re.compile(r"([0-9]{1,6}):([0-9]{1,2}):([0-9]{1,2}(?:\.[0-9]{1,6})?)")
_EVALUATION = re.compile(r"(?:([+-]?[0-9]{1,7}))?\s*(?:#([+-]?[0-9]{1,5}))?")


def parse_annotations(text: str) -> Notes:
    """Read a comment. A command that can't be read stays in the words."""
    glyphs: list[int] = []
    clock: float | None = None
    evaluation: Evaluation | None = None

    def take(found: re.Match[str]) -> str:
        nonlocal clock, evaluation
        name, value = found[1], found[2].strip()
        if name == "nag" and (numbers := _glyphs(value)):
            glyphs.extend(numbers)
        elif name == "clk" and (time := _CLOCK.fullmatch(value)):
            clock = round(int(time[1]) * 3600 + int(time[2]) * 60 + float(time[3]), 3)
        elif name == "eval" and value and (score := _EVALUATION.fullmatch(value)):
            evaluation = _evaluation(*score.groups())
        else:
            return found[0]
        return ""

    words = _COMMAND.sub(take, text) if "[%" in text else text
    return Notes(" ".join(words.split()), tuple(dict.fromkeys(glyphs)), clock, evaluation)


def format_annotations(said: Notes) -> list[str]:
    """The texts of as many comments as the words have lines."""
    commands = []
    if said.glyphs:
        commands.append(f"[%nag {' '.join(map(str, said.glyphs))}]")
    if said.clock is not None and math.isfinite(said.clock):
        commands.append(f"[%clk {format_clock(said.clock)}]")
    if said.evaluation is not None:
        score, win_in = said.evaluation
        proven = "" if win_in is None else f" #{win_in}"
        commands.append(f"[%eval {score}{proven}]")
    lines = [_plain(line) for line in said.comment.splitlines()]
    texts = [line for line in lines if line]
    return [" ".join([*commands, *texts[:1]]), *texts[1:]] if commands else texts


def format_clock(seconds: float) -> str:
    """Seconds as ``h:mm:ss``, with thousandths if there are any."""
    thousandths = max(0, round(seconds * 1000))
    minutes, rest = divmod(thousandths, 60_000)
    whole, fraction = divmod(rest, 1000)
    ending = f".{fraction:03}".rstrip("0") if fraction else ""
    return f"{minutes // 60}:{minutes % 60:02}:{whole:02}{ending}"


def _plain(line: str) -> str:
    """A line of words in which no command is read."""
    words = " ".join(line.split())
    is_read = words.startswith(HIDDEN_VARIATION) or parse_annotations(words).comment != words
    return words.replace("[%", "[ %") if is_read else words


def _glyphs(value: str) -> list[int]:
    numbers = value.replace(",", " ").split()
    if all(number.isdecimal() and len(number) <= 3 for number in numbers):
        return [glyph for glyph in map(int, numbers) if glyph <= MAX_GLYPH]
    return []


def _evaluation(score: str | None, win_in: str | None) -> Evaluation:
    if win_in is None:
        return Evaluation(int(score or 0))
    plies = int(win_in)
    if score is not None:
        return Evaluation(int(score), plies)
    won = int(_core.WIN)
    return Evaluation((won - plies) if plies >= 0 else (-won - plies), plies)
