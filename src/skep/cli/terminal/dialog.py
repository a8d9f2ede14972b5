"""The dialog with a player: understands typed lines and answers them.

It neither reads nor prints, so tests can play like a player.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from skep.cli.terminal.choosing import ChosenPiece, liftable, select
from skep.cli.terminal.controls import GameControls
from skep.cli.terminal.game import TerminalGame, Waiting
from skep.cli.terminal.listing import HELP, help_lines, help_topics, legal_move_lines
from skep.cli.terminal.pointing import lift_highlights, reason_highlights
from skep.cli.terminal.reading import (
    CommandRequest,
    EmptyRequest,
    MoveRequest,
    NumberRequest,
    PieceRequest,
    Request,
    UnclearRequest,
    means_no,
    means_yes,
    read,
)
from skep.cli.terminal.reply import Reply
from skep.cli.terminal.words import Words, known_language
from skep.locales import LANGUAGES
from skep.pieces import Piece


class YesNoQuestion(NamedTuple):
    """A question to the player: what a yes does, and which other lines mean yes."""

    yes: Callable[[], Reply]
    also_yes: tuple[str, ...] = ()


class Dialog:
    """One or two people at one keyboard."""

    def __init__(self, controls: GameControls) -> None:
        self._controls = controls
        self._chosen: ChosenPiece | None = None
        self._question: YesNoQuestion | None = None

    @property
    def game(self) -> TerminalGame:
        return self._controls.game

    @property
    def words(self) -> Words:
        return self._controls.words

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
            self._chosen = None
        return reply

    def advance(self) -> Reply:
        """Play what no person decides: the computer's move or a forced pass."""
        return self._controls.advance()

    def leave(self) -> Reply:
        """Say goodbye."""
        return self._controls.leave()

    def _reply(self, request: Request) -> Reply:
        match request:
            case EmptyRequest():
                return Reply(changed=True)
            case UnclearRequest(message):
                return Reply((message,))
            case CommandRequest(name, argument):
                return self._command(name, argument)
        if self.game.waiting is Waiting.NOBODY:
            return self._controls.say("over-already")
        match request:
            case NumberRequest(value):
                return self._go(value)
            case PieceRequest(piece, others, number):
                return self._choose(piece, others, number)
            case MoveRequest(action):
                return self._controls.play(action)

    def _choose(self, piece: Piece, others: tuple[Piece, ...], number: int | None) -> Reply:
        """Show where a piece may go, or move it to the number given with it."""
        board, chosen = self.game.board, select(self.game.board, piece)
        if not chosen.destinations:
            return self._stuck(piece)
        self._chosen = chosen
        if number is not None:
            return self._go(number)
        kind = "place" if chosen.start is None else "move"
        lines = [self.words(kind, piece=piece.name)]
        neighbors = liftable(board, piece)
        if neighbors:
            lines.append(self.words("lifts-also", neighbors=_names(neighbors)))
        movable = [other for other in others if select(board, other).destinations]
        if movable:
            lines.append(self.words("also-on-board", pieces=_names(movable)))
        return Reply(tuple(lines), chosen.highlights)

    def _stuck(self, piece: Piece) -> Reply:
        """Say why a piece can't move, or what it can throw instead."""
        board = self.game.board
        neighbors = liftable(board, piece)
        if neighbors:
            lifts = self.words("lifts-only", piece=piece.name, neighbors=_names(neighbors))
            return Reply((lifts,), lift_highlights(board, piece, neighbors))
        explanation = board.explain_piece(piece)
        stuck = self.words("stuck", piece=piece.name, reason=self.words.reason(explanation))
        return Reply((stuck,), reason_highlights(board, explanation))

    def _go(self, number: int) -> Reply:
        """Move the chosen piece to a destination."""
        if self._chosen is None:
            return self._controls.say("choose-first")
        count = len(self._chosen.destinations)
        if not 1 <= number <= count:
            return self._controls.say("no-such-number", number=str(number)[:12], count=count)
        return self._controls.play(self._chosen.action(number))

    def _command(self, name: str, argument: str) -> Reply:
        match name:
            case "save" | "load" if not argument:
                return self._controls.say("need-file", command=name)
            case "save":
                return self._controls.save(argument)
            case "load":
                return self._controls.load(argument)
            case "new":
                return self._controls.restart()
            case "undo":
                return self._controls.undo()
            case "language":
                return self._speak(argument)
            case "help" if argument and argument.lower() not in HELP:
                text = self.words.quoted(argument)
                return self._controls.say("no-such-help", text=text, topics=help_topics())
            case "help":
                return Reply(help_lines(argument.lower(), self.game.board, self.words))
            case "q":
                self._question = YesNoQuestion(self.leave, also_yes=("", "q"))
                return self._controls.say("leave-saved" if self._controls.is_kept else "leave")
            case "quit":
                return self.leave()
        if self.game.waiting is Waiting.NOBODY:
            return self._controls.say("over-already")
        match name:
            case "hint":
                return self._hint()
            case "resign":
                self._question = YesNoQuestion(self._controls.resign)
                return self._controls.say("ask-resign")
            case _:
                return Reply(legal_move_lines(self.game.board))

    def _hint(self) -> Reply:
        """Show the computer's move, and offer to play it."""
        action, reply = self._controls.hint()
        self._question = YesNoQuestion(lambda: self._controls.play(action), also_yes=("",))
        return reply

    def _speak(self, name: str) -> Reply:
        """Switch to another language."""
        language = known_language(name)
        if language is None:
            return self._controls.say("need-language", languages=", ".join(LANGUAGES))
        self._controls.words = Words(language)
        return Reply((self.words("language"),), changed=True)


def _names(pieces: Iterable[Piece]) -> str:
    return ", ".join(piece.name for piece in pieces)
