"""Cuts PGN into tokens, whatever stands between them: tags, words, comments, parentheses."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from skep.enums import NamedEnum
from skep.formats.annotations import HIDDEN_VARIATION


class TokenKind(NamedEnum):
    """What a token is."""

    TAG = "tag"
    MOVE = "move"  # a whole MoveString
    WORD = "word"  # half a MoveString, or one without reference
    NUMBER = "number"
    GLYPH = "glyph"
    COMMENT = "comment"
    UNCLOSED = "unclosed"  # the first line of a comment that goes on
    OPEN = "open"
    CLOSE = "close"
    RESULT = "result"
    FAULT = "fault"  # text that was skipped, or that something is wrong with


class Token(NamedTuple):
    """A token, and the line where it starts."""

    kind: TokenKind
    line: int
    text: str
    name: str = ""
    """The name of a tag."""


class MoveLines(NamedTuple):
    """Lines that each have one MoveString and nothing else, which is how most PGN is written."""

    lines: list[int]
    texts: list[str]


_MAX_LINES: Final = 1_000  # that are taken together
_USUAL_LINE = re.compile(
    r"(?:[0-9]+\.+\s*)?([wb][QSBGAMLP][0-9]?\s+[-/\\]?[wb][QSBGAMLP][0-9]?[-/\\]?|pass)\s*",
    re.IGNORECASE,
)
_USUAL_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*) "([^"\\]*)"\]')
_TAG = re.compile(r'\[\s*([A-Za-z][A-Za-z0-9_]*)\s*"((?:[^"\\]|\\.)*)"\s*\]')
_ESCAPED = re.compile(r'\\(["\\])')
_TAG_NAME = re.compile(r"\[\s*([A-Za-z][A-Za-z0-9_]*)\s")
_LEXEME = re.compile(
    r"""\s*(?:
        (?P<comment>\{)
      | (?P<rest>;)
      | (?P<open>\() | (?P<close>\))
      | \$(?P<glyph>[0-9]{1,3})
      | (?P<mark>[!?]+)
      | (?P<result>(?:1-0|0-1|1/2-1/2|½-½|\*|whitewins|blackwins|draw|inprogress|notstarted
                      |unkn?own)(?![\w/-]))
      | (?P<number>[0-9]+\.+|[0-9]+(?!\S)|(?:white|black)\[[0-9]+\]\.*)
      | (?P<word>[^\s{}()\[\];!?$]+)
      | (?P<stray>\S)
    )""",
    re.VERBOSE | re.IGNORECASE,
)
_MARKS: Final = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}
_HIDDEN_COMMENT = re.compile(r"[^\\>]*(?:\\.[^\\>]*)*")
_SHIELDED = re.compile(r"\\(.)")
_TO_SHIELD = re.compile(r"[\\>]")
_TAG_LINE = re.compile(r'\s*\[\w+\s+".*"\]\s*')


def is_tag_line(line: str) -> bool:
    """Whether a line is nothing but a tag."""
    return _TAG_LINE.fullmatch(line) is not None


def tokens(lines: Iterable[tuple[int, str]]) -> Iterator[Token | MoveLines]:
    """The tokens of a text, which is given as numbered lines."""
    moves = MoveLines([], [])
    comment: list[str] = []  # the lines of a comment that is open
    opened = 0  # where it was opened; 0 if none is
    for number, line in lines:
        if not opened and (usual := _USUAL_LINE.fullmatch(line)) is not None:
            moves.lines.append(number)
            moves.texts.append(usual[1])
            if len(moves.lines) < _MAX_LINES:
                continue
            line = ""  # noqa: PLW2901 - it is used up
        if moves.lines:
            yield moves
            moves = MoveLines([], [])
        start = 0
        if opened:
            if not comment[-1].strip() and is_tag_line(line):  # the next game: never closed
                yield Token(TokenKind.COMMENT, opened, " ".join(comment))
                yield Token(TokenKind.FAULT, opened, "the comment is not closed")
            else:
                end = line.find("}")
                comment.append(line if end < 0 else line[:end])
                if end < 0:
                    continue
                yield Token(TokenKind.COMMENT, opened, " ".join(comment))
                start = end + 1
            opened = 0
        elif (tag := _USUAL_TAG.fullmatch(line)) is not None:
            yield Token(TokenKind.TAG, number, tag[2], tag[1])
            continue
        elif line.startswith("%"):  # PGN's escape: not for us
            continue
        for token in _tokens_of(line, start, number):
            if token.kind is TokenKind.UNCLOSED:
                opened, comment = number, [token.text]
            else:
                yield token
    if moves.lines:
        yield moves
    if opened:
        yield Token(TokenKind.COMMENT, opened, " ".join(comment))
        yield Token(TokenKind.FAULT, opened, "the comment is not closed")


def is_variation(comment: str) -> bool:
    """Whether a comment is a hidden variation."""
    return comment.lstrip().startswith(HIDDEN_VARIATION)


def variation_tokens(text: str, line: int) -> Iterator[Token]:
    """The tokens of a variation that is hidden in a comment; its own comments stand in ``< >``."""
    yield Token(TokenKind.OPEN, line, "(")
    inner = text.removeprefix(HIDDEN_VARIATION).removesuffix("]")
    at = 0
    while (start := inner.find("<", at)) >= 0:
        yield from _tokens_of(inner[at:start], 0, line)
        found = _HIDDEN_COMMENT.match(inner, start + 1)
        words = found[0] if found else ""
        yield Token(TokenKind.COMMENT, line, _SHIELDED.sub(r"\1", words))
        at = start + 2 + len(words)  # one that is not closed goes on to the end
    yield from _tokens_of(inner[at:], 0, line)
    yield Token(TokenKind.CLOSE, line, ")")


def hidden_comment(text: str) -> str:
    """A comment inside a hidden variation."""
    return f"<{_TO_SHIELD.sub(lambda found: chr(92) + found[0], text)}>"


def _tokens_of(line: str, at: int, number: int) -> Iterator[Token]:
    """The tokens of a line."""
    while (found := _LEXEME.match(line, at)) is not None:
        kind = found.lastgroup
        text = found[kind] if kind else ""
        at = found.end()
        match kind:
            case "word":
                yield Token(TokenKind.WORD, number, text)
            case "number":
                yield Token(TokenKind.NUMBER, number, text)
            case "comment":
                end = line.find("}", at)
                if end < 0:
                    yield Token(TokenKind.UNCLOSED, number, line[at:])
                    return
                yield Token(TokenKind.COMMENT, number, line[at:end])
                at = end + 1
            case "rest":
                yield Token(TokenKind.COMMENT, number, line[at:])
                return
            case "open":
                yield Token(TokenKind.OPEN, number, text)
            case "close":
                yield Token(TokenKind.CLOSE, number, text)
            case "glyph":
                yield Token(TokenKind.GLYPH, number, text)
            case "mark":
                if text in _MARKS:
                    yield Token(TokenKind.GLYPH, number, str(_MARKS[text]))
                else:
                    yield Token(TokenKind.FAULT, number, f"unknown mark {text[:10]!r} left out")
            case "result":
                yield Token(TokenKind.RESULT, number, text)
            case _ if text == "[" and (tag := _TAG.match(line, at - 1)):
                yield Token(TokenKind.TAG, number, _unescaped(tag[2]), tag[1])
                at = tag.end()
            case _ if text == "[" and (tag := _TAG_NAME.match(line, at - 1)):
                value = line[tag.end() :].strip().removesuffix("]").strip().strip('"')
                yield Token(TokenKind.TAG, number, value, tag[1])
                yield Token(TokenKind.FAULT, number, f"the tag {tag[1][:40]} is malformed")
                return
            case _:
                yield Token(TokenKind.FAULT, number, f"skipped {text!r}")


def _unescaped(value: str) -> str:
    return _ESCAPED.sub(r"\1", value) if "\\" in value else value
