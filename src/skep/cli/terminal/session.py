"""The session: understands the lines that a player types, and answers them.

It neither reads nor prints, so that a test can play as a player does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from skep.cli.terminal.choosing import Selection, liftable, select
from skep.cli.terminal.game import Game, Waiting
from skep.cli.terminal.listing import HELP, help_lines, help_topics, legal_move_lines
from skep.cli.terminal.pointing import lift_highlights, reason_highlights
from skep.cli.terminal.reading import (
    Choose,
    Command,
    Nothing,
    Number,
    Play,
    Request,
    Unclear,
    means_no,
    means_yes,
    read,
)
from skep.cli.terminal.reply import Reply
from skep.cli.terminal.table import Table
from skep.cli.terminal.words import Words, known_language
from skep.locales import LANGUAGES
from skep.pieces import Piece


class Question(NamedTuple):
    """What the player was asked, as what a yes does, and which lines besides yes mean it."""

    yes: Callable[[], Reply]
    also_yes: tuple[str, ...] = ()


class Session:
    """One or two people at one keyboard."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._selection: Selection | None = None
        self._question: Question | None = None

    @property
    def game(self) -> Game:
        return self._table.game

    @property
    def words(self) -> Words:
        return self._table.words

    def answer(self, line: str) -> Reply:
        """Do what a line asks for."""
        question, self._question = self._question, None
        if question is not None and (means_yes(line) or line.strip() in question.also_yes):
            reply = question.yes()
        elif question is not None and means_no(line):
            reply = Reply(changed=True)
        else:
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
            case Choose(piece, others, number):
                return self._choose(piece, others, number)
            case Play(action):
                return self._table.play(action)

    def _choose(self, piece: Piece, others: tuple[Piece, ...], number: int | None) -> Reply:
        """Show where a piece may go, or let it go to the number that was named with it."""
        board, selection = self.game.board, select(self.game.board, piece)
        if not selection.destinations:
            return self._stuck(piece)
        self._selection = selection
        if number is not None:
            return self._go(number)
        kind = "place" if selection.start is None else "move"
        lines = [self.words(kind, piece=piece.name)]
        neighbors = liftable(board, piece)
        if neighbors:
            lines.append(self.words("lifts-also", neighbors=_names(neighbors)))
        movable = [other for other in others if select(board, other).destinations]
        if movable:
            lines.append(self.words("also-on-board", pieces=_names(movable)))
        return Reply(tuple(lines), selection.highlights)

    def _stuck(self, piece: Piece) -> Reply:
        """Say what a piece can do that may go nowhere, or why it may not."""
        board = self.game.board
        neighbors = liftable(board, piece)
        if neighbors:
            lifts = self.words("lifts-only", piece=piece.name, neighbors=_names(neighbors))
            return Reply((lifts,), lift_highlights(board, piece, neighbors))
        explanation = board.explain_piece(piece)
        stuck = self.words("stuck", piece=piece.name, reason=self.words.reason(explanation))
        return Reply((stuck,), reason_highlights(board, explanation))

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
                return self._speak(argument)
            case "help" if argument and argument.lower() not in HELP:
                text = self.words.quoted(argument)
                return self._table.say("no-such-help", text=text, topics=help_topics())
            case "help":
                return Reply(help_lines(argument.lower(), self.game.board, self.words))
            case "q":
                self._question = Question(self.leave, also_yes=("", "q"))
                return self._table.say("leave-saved" if self._table.is_kept else "leave")
            case "quit":
                return self.leave()
        if self.game.waiting is Waiting.NOBODY:
            return self._table.say("over-already")
        match name:
            case "hint":
                return self._hint()
            case "resign":
                self._question = Question(self._table.resign)
                return self._table.say("ask-resign")
            case _:
                return Reply(legal_move_lines(self.game.board))

    def _hint(self) -> Reply:
        """Show what the computer would do, and offer to do it."""
        action, reply = self._table.hint()
        self._question = Question(lambda: self._table.play(action), also_yes=("",))
        return reply

    def _speak(self, name: str) -> Reply:
        """Go over to another language."""
        language = known_language(name)
        if language is None:
            return self._table.say("need-language", languages=", ".join(LANGUAGES))
        self._table.words = Words(language)
        return Reply((self.words("language"),), changed=True)


def _names(pieces: Iterable[Piece]) -> str:
    return ", ".join(piece.name for piece in pieces)
