"""The controls of a game: everything that changes it, and the replies to the player."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from skep.cli.terminal.autosave import Autosave
from skep.cli.terminal.game import TerminalGame, Waiting
from skep.cli.terminal.player_files import NameTakenError, PlayerFiles
from skep.cli.terminal.players import Adviser
from skep.cli.terminal.pointing import move_highlights, reason_highlights
from skep.cli.terminal.reply import Reply
from skep.cli.terminal.saved_game import SavedGame
from skep.cli.terminal.words import Words, color_id
from skep.engine import FULL_LEVEL
from skep.errors import FileError
from skep.moves import PASS, Action


class GameControls:
    """Plays, saves and loads a game, and saves it automatically after every change."""

    def __init__(
        self,
        saved: SavedGame,
        *,
        adviser: Adviser,
        autosave: Autosave,
        words: Words,
        thinking: Callable[[str], AbstractContextManager[object]] = nullcontext,
    ) -> None:
        self.game = TerminalGame(saved)
        self.words = words
        self._adviser = adviser
        self._thinking = thinking  # shows these words while the adviser thinks
        self._autosave = autosave
        self._kept = True  # as long as autosave works
        self._files = PlayerFiles()

    def play(self, action: Action) -> Reply:
        """Play an action, or say why it is illegal."""
        if action in self.game.board.legal_moves:
            return self._push(action)
        explanation = self.game.board.explain(action)
        reason = self.words.reason(explanation)
        return Reply((reason,), reason_highlights(self.game.board, explanation))

    def advance(self) -> Reply:
        """Play what no person decides: the computer's move or a forced pass."""
        is_forced = self.game.waiting is Waiting.PASS
        return self._push(PASS if is_forced else self._advice(self.game.level))

    def hint(self) -> tuple[Action, Reply]:
        """What the computer would play at full strength."""
        action = self._advice(FULL_LEVEL)
        hint = self.words("hint", move=self.game.board.move_string(action))
        return action, Reply((hint,), move_highlights(self.game.board, action))

    def undo(self) -> Reply:
        """Take back everything since a person last decided something."""
        if not self.game.undo():
            return self.say("nothing-to-undo")
        color, turn = color_id(self.game.board.turn), self.game.board.turn_number
        return self._changed(self.words("undone", color=color, turn=turn))

    def resign(self) -> Reply:
        """Resign for the player to move."""
        self.game.resign()
        return self._changed()

    def restart(self) -> Reply:
        """Start a new game with the same settings."""
        game = self.game.restarted()
        return self._begin(game, self.words("new", game_type=game.board.game_type.value))

    def save(self, name: str) -> Reply:
        """Save the game to a file."""
        try:
            path = self._files.save(name, self.game.saved)
        except NameTakenError as error:
            return self.say("file-exists", file=str(error.path))
        except FileError as error:
            return self.say("cannot-save", problem=str(error))
        return self.say("saved", file=str(path))

    def load(self, name: str) -> Reply:
        """Continue the game in a file."""
        try:
            saved, path = self._files.load(name)
        except FileError as error:
            return self.say("cannot-read", problem=str(error))
        return self._begin(TerminalGame(saved), self.words("loaded", file=str(path)))

    @property
    def is_kept(self) -> bool:
        """Whether the next start would continue this game if the player left now."""
        goes_on = self.game.board.ply > 0 and self.game.waiting is not Waiting.NOBODY
        return goes_on and self._kept and self._autosave.path is not None

    def leave(self) -> Reply:
        """Say goodbye; the game is already saved."""
        return Reply((self.words("bye-saved" if self.is_kept else "bye"),), leave=True)

    def say(self, name: str, **arguments: str | int) -> Reply:
        """A reply with one message."""
        return Reply((self.words(name, **arguments),))

    def _advice(self, level: int) -> Action:
        with self._thinking(self.words("thinking")):
            return self._adviser.advise(self.game.board, level)

    def _push(self, action: Action) -> Reply:
        board, color = self.game.board, color_id(self.game.board.turn)
        if action is PASS:
            played = self.words("passed", color=color)
        else:
            played = self.words("played", color=color, move=board.move_string(action))
        self.game.push(action)
        return self._changed(played)

    def _begin(self, game: TerminalGame, line: str) -> Reply:
        """Switch to another game; the last one stays saved where it was."""
        lines = [line]
        if self.is_kept:
            lines.append(self.words("kept", file=str(self._autosave.path)))
        self.game = game
        self._autosave.begin()
        return self._changed(*lines)

    def _changed(self, *lines: str) -> Reply:
        """Save the changed game and reply."""
        try:
            self._autosave.keep(self.game.saved)
        except FileError as error:
            if self._kept:
                lines += (self.words("autosave-failed", problem=str(error)),)
            self._kept = False
        return Reply(lines, changed=True)
