"""Keeps an engine's game in step with a board, with as few commands as possible."""

from __future__ import annotations

from skep.board import Board
from skep.errors import EngineRefusedError
from skep.moves import Action
from skep.uhp.client.conversation import EngineConversation

_MAX_STEPS = 8  # moves; for more, one newgame is quicker


class GameFollower:
    """The game as far as the engine knows it."""

    def __init__(self, conversation: EngineConversation) -> None:
        self._conversation = conversation
        self._known: Board | None = None

    def start(self, board: Board) -> None:
        """Begin a new game with everything that is on the board."""
        self._known = None  # whatever happens to the command
        game = board.game_string if board.ply else board.game_type.value
        self._conversation.ask(f"newgame {game}")
        self._known = board.copy()

    def follow(self, board: Board) -> None:
        """Take back and play what differs; if the engine refuses that, start the whole game."""
        known = self._known
        if known is None or known.is_over or known.root() != board.root():
            self.start(board)
            return
        before, played = known.history, board.history
        shared = _shared(before, played)
        if len(played) - shared > _MAX_STEPS or (shared == 0 < len(before)):
            self.start(board)
            return
        self._known = None
        try:
            if len(before) > shared:
                self._conversation.ask(f"undo {len(before) - shared}")
                for _ in before[shared:]:
                    known.pop()
            for action in played[shared:]:
                self._conversation.ask(f"play {known.move_string(action)}")
                known.push(action)
        except EngineRefusedError:
            self.start(board)
        else:
            self._known = known


def _shared(first: tuple[Action, ...], second: tuple[Action, ...]) -> int:
    """How many actions two games have in common at their start."""
    pairs = zip(first, second, strict=False)
    return next(
        (ply for ply, (one, other) in enumerate(pairs) if one != other),
        min(len(first), len(second)),
    )
