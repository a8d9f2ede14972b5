"""Collects the tokens of PGN into games: tags, the main line, and what is said beside it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from skep.formats.collected import Collected
from skep.formats.pgn.tokens import (
    MoveLines,
    Token,
    TokenKind,
    is_variation,
    tokens,
    variation_tokens,
)

MAX_TAGS: Final = 250
"""Tags of a game."""
MAX_TAG: Final = 10_000
"""Characters of a tag's value."""
MAX_TOKENS: Final = 100_000
"""Moves, comments, glyphs and parentheses of a game."""

_ASIDES: Final = frozenset((TokenKind.OPEN, TokenKind.CLOSE, TokenKind.COMMENT, TokenKind.GLYPH))


@dataclass(slots=True)
class CollectedGame(Collected):
    """One game of a file of PGN."""

    tags: dict[str, str] = field(default_factory=dict)
    tag_lines: dict[str, int] = field(default_factory=dict)
    moves: list[str] = field(default_factory=list)
    """The main line: MoveStrings."""
    lines: list[int] = field(default_factory=list)
    """The line of each of them."""
    asides: list[tuple[int, Token]] = field(default_factory=list)
    """Comments, glyphs and variations, each with the number of main moves before it.

    In a variation, moves are tokens too: one per MoveString.
    """
    result: str = ""

    @property
    def is_empty(self) -> bool:
        """Whether nothing of a game has been found yet; comments alone are none."""
        return not (self.tags or self.moves or self.result)

    def repair_tag(self, name: str, what: str) -> None:
        """Report a repair of a tag, or of the game if it has no such tag."""
        self.repair(self.tag_lines.get(name, self.line), what)


def collected_games(lines: Iterable[tuple[int, str]]) -> Iterator[CollectedGame]:
    """The games of a text; only one of them is in memory."""
    collector = _GameCollector()
    for token in tokens(lines):
        if isinstance(token, MoveLines):
            finished = collector.take_moves(token)
        else:
            finished = collector.take(token)
        if finished is not None:
            yield finished
    if (last := collector.finish()) is not None:
        yield last


class _GameCollector:
    """Takes one token after the other, and gives a game when the next one starts."""

    def __init__(self) -> None:
        self._game = CollectedGame(0)
        self._words: list[str] = []  # of a move that may not be complete
        self._line = 0  # where that move starts
        self._depth = 0  # of variations
        self._has_body = False  # something stands after the tags
        self._is_closed = False  # the result has been read
        self._count = 0  # of moves and asides

    def take(self, token: Token) -> CollectedGame | None:
        """Add a token; give the game before it if it starts another one."""
        finished = self.finish() if self._starts_game(token) else None
        game = self._game
        if not game.line:
            game.line = token.line
        if self._is_too_long() and token.kind is not TokenKind.RESULT:
            return finished
        match token.kind:
            case TokenKind.WORD:
                self._add_word(token)
            case TokenKind.TAG:
                self._add_tag(token)
            case TokenKind.FAULT:
                game.repair(token.line, token.text)
            case TokenKind.RESULT:
                self._end_move()
                if not self._depth:
                    game.result, self._is_closed = token.text, True
            case TokenKind.NUMBER:
                self._end_move()
            case _:
                self._end_move()
                if token.kind is TokenKind.COMMENT and is_variation(token.text):
                    self._add_hidden(token)
                else:
                    self._add_aside(token)
        return finished

    def take_moves(self, moves: MoveLines) -> CollectedGame | None:
        """Add moves; give the game before them if they start another one."""
        self._end_move()
        finished = self.finish() if self._is_closed else None
        game = self._game
        game.line = game.line or moves.lines[0]
        if self._is_too_long():
            return finished
        if self._depth:
            for line, text in zip(*moves, strict=True):
                self._add_move(line, text)
        else:
            game.lines += moves.lines
            game.moves += moves.texts
            self._count += len(moves.lines)
            self._has_body = True
        return finished

    def _is_too_long(self) -> bool:
        if self._count > MAX_TOKENS:
            self._game.fault = f"the game has more than {MAX_TOKENS:,} moves and comments"
        return self._count > MAX_TOKENS

    def finish(self) -> CollectedGame | None:
        """The game that was collected, if there was one."""
        self._end_move()
        game = self._game
        if self._depth:
            game.repair(game.line, f"{self._depth} variations are not closed")
        self._game = CollectedGame(0)
        self._depth = self._count = 0
        self._has_body = self._is_closed = False
        return None if game.is_empty else game

    def _starts_game(self, token: Token) -> bool:
        """Whether a token can't belong to the same game as those before it."""
        kind = token.kind
        game = self._game
        if kind is TokenKind.TAG:
            return self._is_closed or self._has_body or bool(self._words)
        if kind is TokenKind.WORD:
            return self._is_closed
        if kind is TokenKind.NUMBER:
            return self._is_closed or (
                token.text == "1." and len(game.moves) > 1 and not self._depth
            )
        return False

    def _add_tag(self, token: Token) -> None:
        game = self._game
        name = token.name
        if name in game.tags:
            game.repair(token.line, f"the tag {name[:40]} is there twice; the first one counts")
        elif len(game.tags) >= MAX_TAGS or len(name) > 100:
            game.repair(token.line, f"the tag {name[:40]} is left out: too many or too long")
        else:
            game.tag_lines[name] = token.line
            game.tags[name] = " ".join(token.text[:MAX_TAG].split())
            if len(token.text) > MAX_TAG:
                game.repair(token.line, f"the tag {name} is cut after {MAX_TAG} characters")

    def _add_word(self, token: Token) -> None:
        """Moves have two words; a pass and the first move of a game have one."""
        if not self._words:
            self._line = token.line
        elif self._is_first_move() and token.text != ".":
            self._end_move()
            self._line = token.line
        self._words.append(token.text)
        if len(self._words) == 2 or self._words[0].lower() == "pass":
            self._end_move()

    def _is_first_move(self) -> bool:
        return not self._game.moves and not self._depth and "Position" not in self._game.tags

    def _end_move(self) -> None:
        if self._words:
            text = " ".join(self._words)
            self._words = []
            self._add_move(self._line, text)

    def _add_move(self, line: int, text: str) -> None:
        self._count += 1
        self._has_body = True
        if self._depth:
            self._game.asides.append((len(self._game.moves), Token(TokenKind.MOVE, line, text)))
        else:
            self._game.moves.append(text)
            self._game.lines.append(line)

    def _add_hidden(self, token: Token) -> None:
        for inner in variation_tokens(token.text.strip(), token.line):
            if inner.kind is TokenKind.WORD:
                self._add_word(inner)
                continue
            self._end_move()
            if inner.kind in _ASIDES:
                self._add_aside(inner)

    def _add_aside(self, token: Token) -> None:
        if token.kind is TokenKind.OPEN:
            self._depth += 1
        elif token.kind is TokenKind.CLOSE:
            if not self._depth:
                self._game.repair(token.line, "skipped a ')' without '('")
                return
            self._depth -= 1
        self._count += 1
        self._has_body = self._has_body or bool(self._game.tags)
        self._game.asides.append((len(self._game.moves), token))
