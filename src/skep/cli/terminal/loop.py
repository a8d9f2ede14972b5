"""The loop: reads lines, passes them to the dialog, and shows its replies."""

from __future__ import annotations

from skep.cli.terminal.dialog import Dialog
from skep.cli.terminal.game import Waiting
from skep.cli.terminal.lines import Keyboard, LineTooLongError
from skep.cli.terminal.panel import panel
from skep.cli.terminal.players import Seat
from skep.cli.terminal.pointing import last_move_highlights
from skep.cli.terminal.reading import example_move
from skep.cli.terminal.reply import Reply
from skep.cli.terminal.screen import Screen
from skep.cli.terminal.words import Words, color_id
from skep.render import Highlights


class Loop:
    """Connects a dialog with the screen and the keyboard."""

    def __init__(self, dialog: Dialog, screen: Screen, keyboard: Keyboard) -> None:
        self._dialog = dialog
        self._screen = screen
        self._keyboard = keyboard
        self._stale = True  # whether the screen shows an old position

    def run(self) -> None:
        """Play until the player leaves or the input ends."""
        try:
            while not self._show(self._next()).leave:
                pass
        except KeyboardInterrupt:
            self._screen.say("")
            self._show(self._dialog.leave())

    def _next(self) -> Reply:
        game = self._dialog.game
        if game.waiting in (Waiting.COMPUTER, Waiting.PASS):
            if Seat.HUMAN not in game.seats.values():
                self._draw(last_move_highlights(game.board))
            return self._dialog.advance()
        if self._stale:
            self._draw(last_move_highlights(game.board))
            self._screen.say(self._commands(), style="dim")
        try:
            line = self._keyboard.read(self._prompt())
        except LineTooLongError:
            return Reply((self._words("line-too-long"),))
        return self._dialog.leave() if line is None else self._dialog.answer(line)

    def _show(self, reply: Reply) -> Reply:
        if reply.highlights:
            self._draw(reply.highlights)
        self._screen.say(*reply.lines)
        self._stale = self._stale or reply.changed
        return reply

    def _draw(self, highlights: Highlights) -> None:
        game = self._dialog.game
        beside = panel(game.board, self._words, seats=game.seats, level=game.level)
        if not self._screen.draw(game.board, highlights, beside):
            self._screen.say(self._words("too-wide"), style="bold")
        self._stale = False

    def _commands(self) -> str:
        """What can be typed now."""
        game = self._dialog.game
        if game.waiting is Waiting.NOBODY:
            return self._words("commands-over")
        return self._words("commands", move=example_move(game.board.turn))

    def _prompt(self) -> str:
        game = self._dialog.game
        if game.waiting is Waiting.NOBODY:
            return self._words("prompt-over")
        return self._words("prompt", color=color_id(game.board.turn))

    @property
    def _words(self) -> Words:
        return self._dialog.words
