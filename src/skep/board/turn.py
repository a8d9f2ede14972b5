"""What the players may do now, and why something is illegal."""

from __future__ import annotations

from skep._checks import checked_text
from skep._conversion import checked
from skep.board.hive import Hive
from skep.errors import GameOverError, IllegalMoveError
from skep.hexes import Hex
from skep.legal_moves import LegalMoves, NoActions
from skep.move_string import format_action, parse_action
from skep.moves import Action, Move, Throw
from skep.pieces import Piece
from skep.rulebook import (
    Explanation,
    explain,
    explain_piece,
    legal_throws,
    legal_walks,
    sentence,
    waiting_actions,
)


class Turn(Hive):
    """The turn that is being played: what the player to move may do."""

    __slots__ = ()

    @property
    def legal_moves(self) -> LegalMoves:
        """Everything the player may do now; empty once the game is over."""
        if self._legal_moves is None:
            actions = self._game.actions() if self._declared is None else NoActions()
            self._legal_moves = LegalMoves(actions, self._game)
        return self._legal_moves

    def is_legal(self, action: Action | str) -> bool:
        """Whether an action, or a MoveString, is legal now."""
        return action in self.legal_moves

    def moves_of(self, piece: Piece | str) -> tuple[Move, ...]:
        """The legal moves of one piece; an opponent's piece has some if it can be thrown."""
        wanted = Piece.named(piece)
        return tuple(
            action
            for action in self.legal_moves
            if isinstance(action, Move) and action.piece is wanted
        )

    def destinations(self, piece: Piece | str) -> frozenset[Hex]:
        """The hexes to which a piece may go now."""
        return frozenset(move.to for move in self.moves_of(piece))

    def walks(self, piece: Piece | str) -> frozenset[Hex]:
        """The hexes to which a piece may move by itself now, without being placed or thrown."""
        return frozenset() if self.is_over else legal_walks(self.position, Piece.named(piece))

    def throws(self) -> tuple[Throw, ...]:
        """Every legal throw: who throws which piece where.

        If two pieces can throw it to the same hex, or it can also walk there, that is one move in
        ``legal_moves``.
        """
        return () if self.is_over else legal_throws(self.position)

    def is_placement(self, action: Action | str) -> bool:
        """Whether an action places a piece from the reserve; it need not be legal."""
        action = self._action(action)
        return isinstance(action, Move) and self.locate(action.piece) is None

    def is_throw(self, action: Action | str) -> bool:
        """Whether an action is legal only as a throw: the piece can't walk there itself."""
        return self.thrower(action) is not None

    def thrower(self, action: Action | str) -> Piece | None:
        """The piece that throws in a legal action; None if the action is not a throw."""
        action = self._action(action)
        throwers = [throw.thrower for throw in self.throws() if throw.move == action]
        if not throwers or (isinstance(action, Move) and action.to in self.walks(action.piece)):
            return None
        return throwers[0]

    def waiting_moves(self) -> frozenset[Action]:
        """What the waiting player could do if the opponent passed now.

        Empty before the first move and after the end of the game.
        """
        return frozenset() if self.is_over else waiting_actions(self.position)

    def explain(self, action: Action | str) -> Explanation:
        """Whether an action is legal and, if not, which rule forbids it and why.

        ``skep.sentence(explanation, "de")`` words it, here in German.
        """
        return explain(self.position, self._action(action), outcome=self.outcome())

    def explain_piece(self, piece: Piece | str) -> Explanation:
        """Whether a piece can be placed, moved or thrown now and, if not, why.

        >>> from skep import Board
        >>> board = Board.from_game_string("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-")
        >>> board.explain_piece("wS1").rule
        Rule.ONE_HIVE
        """
        return explain_piece(self.position, Piece.named(piece), outcome=self.outcome())

    def parse_move(self, move_string: str) -> Action:
        """Read a MoveString, without checking whether it is legal."""
        return parse_action(self.stacks, checked_text("a MoveString", move_string))

    def move_string(self, action: Action) -> str:
        """A legal action as a MoveString in normal form."""
        action = checked(action)
        if action not in self.legal_moves:
            raise self._refusal(action)
        return format_action(self.stacks, action)

    def _action(self, action: Action | str) -> Action:
        return self.parse_move(action) if isinstance(action, str) else checked(action)

    def _refusal(self, action: Action) -> IllegalMoveError | GameOverError:
        explanation = self.explain(action)
        if self.is_over:
            return GameOverError(sentence(explanation))
        return IllegalMoveError(sentence(explanation), explanation)
