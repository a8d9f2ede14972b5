"""Adds to a replayed game what PGN says beside its main line: comments, glyphs and variations."""

from __future__ import annotations

from collections.abc import Iterable

from skep.errors import SkepError
from skep.formats.annotations import MAX_GLYPH, parse_annotations
from skep.formats.limits import MAX_REPAIRS
from skep.formats.pgn.tokens import Token, TokenKind
from skep.formats.reading import Repair
from skep.formats.replaying import Replay
from skep.game import Game, Node, Notes


def add_asides(replayed: Replay, game: Game, asides: Iterable[tuple[int, Token]]) -> None:
    """Add tokens, each with the number of main moves before it."""
    main_line = (game.root, *replayed.nodes)
    variations = _Variations(replayed)
    for before, token in asides:
        variations.take(token, main_line[before])


class _Variations:
    """Follows the variations of a game, however deep they are."""

    def __init__(self, replayed: Replay) -> None:
        self._replayed = replayed
        self._stack: list[Node | None] = []  # where each open variation was opened
        self._node: Node | None = None  # in the innermost one; None in one that is left out
        self._waiting: list[Notes] = []  # said before the first move of a variation
        self._is_new = False  # the innermost variation has no move yet

    def take(self, token: Token, main: Node) -> None:
        """Add a token; ``main`` is the last node of the main line before it."""
        node = self._node if self._stack else main
        match token.kind:
            case TokenKind.OPEN:
                self._stack.append(node)
                self._node = None if node is None else node.parent or node
                self._is_new = True
            case TokenKind.CLOSE:
                self._node = self._stack.pop()
                self._is_new = False
                self._waiting.clear()
            case TokenKind.MOVE if node is not None:
                self._node = self._added(node, token)
            case TokenKind.COMMENT:
                self._say(node, parse_annotations(token.text))
            case TokenKind.GLYPH if int(token.text) <= MAX_GLYPH:
                self._say(node, Notes(glyphs=(int(token.text),)))

    def _added(self, after: Node, token: Token) -> Node | None:
        try:
            node = self._replayed.add(after, token.text, token.line)
        except SkepError as error:
            repairs = self._replayed.raw.repairs
            if len(repairs) < MAX_REPAIRS:
                what = f"a variation is left out from {token.text[:40]!r} on: {error}"
                repairs.append(Repair(token.line, what))
            return None
        self._is_new = False
        for said in self._waiting:
            node.annotate(said)
        self._waiting.clear()
        return node

    def _say(self, node: Node | None, said: Notes) -> None:
        if node is None:
            return
        if self._stack and self._is_new:
            self._waiting.append(said)
        else:
            node.annotate(said)
