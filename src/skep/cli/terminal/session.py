"""The session: understands the lines that a player types, and answers them.

It neither reads nor prints, so that a test can play as a player does.
"""

from __future__ import annotations

from skep.cli.terminal.choosing import Selection, select, why_stuck
from skep.cli.terminal.game import Game, Waiting
from skep.cli.terminal.listing import help_lines, legal_move_lines
from skep.cli.terminal.pointing import reason_highlights
from skep.cli.terminal.reading import (
    Choose,
    Command,
    Nothing,
    Number,
    Play,
    Request,
    Unclear,
    means_yes,
    read,
)
from skep.cli.terminal.reply import Reply
from skep.cli.terminal.table import Table
from skep.cli.terminal.words import Words
from skep.locales import LANGUAGES
from skep.pieces import Piece


class Session:
    """One or two people at one keyboard."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._selection: Selection | None = None
        self._leaving = False  # whether we asked if `q` means to leave

    @property
    def game(self) -> Game:
        return self._table.game

    @property
    def words(self) -> Words:
        return self._table.words

    def answer(self, line: str) -> Reply:
        """Do what a line asks for."""
        leaving, self._leaving = self._leaving, False
        if leaving and means_yes(line):
            return self.leave()
        reply = self._reply(read(line, self.game.board, self.words))
        if reply.changed:
            self._selection = None
        return reply

    def advance(self) -> Reply:
        """Play what no human decides: a move of the computer, or a forced pass."""
        return self._table.advance()

    def leave(self) -> Reply:
        """Say goodbye."""
        return self._table.leave()

    def _reply(self, request: Request) -> Reply:
        match request:
            case Nothing():
                return Reply(changed=True)
            case Unclear(message):
                return Reply((message,))
            case Command(name, argument):
                return self._command(name, argument)
        if self.game.waiting is Waiting.NOBODY:
            return self._table.say("over-already")
        match request:
            case Number(value):
                return self._go(value)
            case Choose(piece, others):
                return self._choose(piece, others)
            case Play(action):
                return self._table.play(action)

    def _choose(self, piece: Piece, others: tuple[Piece, ...]) -> Reply:
        """Show where a piece may go, or say why it may go nowhere."""
        board, selection = self.game.board, select(self.game.board, piece)
        if not selection.destinations:
            explanation = why_stuck(board, piece)
            reason = self.words.reason(explanation)
            stuck = self.words("stuck", piece=piece.name, reason=reason)
            return Reply((stuck,), reason_highlights(board, explanation))
        self._selection = selection
        kind = "place" if selection.start is None else "move"
        lines = [self.words(kind, piece=piece.name)]
        movable = [other.name for other in others if select(board, other).destinations]
        if movable:
            lines.append(self.words("also-on-board", pieces=", ".join(movable)))
        return Reply(tuple(lines), selection.highlights)

    def _go(self, number: int) -> Reply:
        """Play the chosen piece to a destination."""
        if self._selection is None:
            return self._table.say("choose-first")
        count = len(self._selection.destinations)
        if not 1 <= number <= count:
            return self._table.say("no-such-number", number=str(number)[:12], count=count)
        return self._table.play(self._selection.action(number))

    def _command(self, name: str, argument: str) -> Reply:
        match name:
            case "save" | "load" if not argument:
                return self._table.say("need-file", command=name)
            case "save":
                return self._table.save(argument)
            case "load":
                return self._table.load(argument)
            case "new":
                return self._table.restart()
            case "undo":
                return self._table.undo()
            case "language":
                return self._speak(argument.lower())
            case "help":
                return Reply(help_lines(self.game.board, self.words))
            case "q":
                self._leaving = True
                return self._table.say("leave")
            case "quit":
                return self.leave()
        if self.game.waiting is Waiting.NOBODY:
            return self._table.say("over-already")
        match name:
            case "hint":
                return self._table.hint()
            case "resign":
                return self._table.resign()
            case _:
                return Reply(legal_move_lines(self.game.board))

    def _speak(self, language: str) -> Reply:
        """Go over to another language."""
        if language not in LANGUAGES:
            return self._table.say("need-language", languages=", ".join(LANGUAGES))
        self._table.words = Words(language)
        return Reply((self.words("language"),), changed=True)
