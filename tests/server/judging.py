"""Games for the tests of the domain, and shorthands for its commands."""

from __future__ import annotations

from skep import Color, GameType, Hex, Move, Piece
from skep.server.domain.clock import TimeControl
from skep.server.domain.commands import (
    Command,
    Draw,
    OfferAction,
    Play,
    Redo,
    Rematch,
    Resign,
    Undo,
)
from skep.server.domain.game import BOTH, HostedGame
from skep.server.domain.game_setup import GameSetup, OpponentKind
from skep.server.domain.judge import judge
from skep.server.domain.refusals import Refusal

WHITE = frozenset({Color.WHITE})
BLACK = frozenset({Color.BLACK})
NOBODY: frozenset[Color] = frozenset()
OPENING = ("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-", "wA1 -wQ", "bA1 bQ-")


def link_game(control: TimeControl | None = None) -> HostedGame:
    """Two people playing by link, both present."""
    return HostedGame.new(
        "linked", GameSetup(OpponentKind.LINK, GameType.BASE, "rulebook", control), BOTH, 0
    )


def invited_game(control: TimeControl | None = None) -> HostedGame:
    """White waits for a friend."""
    return HostedGame.new("invited", link_game(control).setup, {Color.WHITE}, 0)


def here_game() -> HostedGame:
    return HostedGame.new("here", GameSetup(OpponentKind.HERE, GameType.BASE, "rulebook"), BOTH, 0)


def computer_game(computer: Color = Color.BLACK) -> HostedGame:
    setup = GameSetup(OpponentKind.COMPUTER, GameType.BASE, "rulebook", None, computer, 3)
    return HostedGame.new("computer", setup, {computer.other}, 0)


def accepted(
    game: HostedGame, command: Command, by: frozenset[Color], now_ms: int = 0
) -> HostedGame:
    after = judge(game, command, by, now_ms)
    assert isinstance(after, HostedGame), after
    return after


def refused(game: HostedGame, command: Command, by: frozenset[Color], now_ms: int = 0) -> Refusal:
    after = judge(game, command, by, now_ms)
    assert isinstance(after, Refusal), after
    return after


def played(game: HostedGame, *moves: str, now_ms: int = 0) -> HostedGame:
    """A game after more moves, each by the player to move."""
    for text in moves:
        command = Play(game.ply, game.board.parse_move(text))
        game = accepted(game, command, frozenset({game.turn}), now_ms)
    return game


def move(piece: str, q: int, r: int) -> Move:
    return Move(Piece(piece), Hex(q, r))


OFFER, ACCEPT, DECLINE = (
    Draw(OfferAction.OFFER),
    Draw(OfferAction.ACCEPT),
    Draw(OfferAction.DECLINE),
)
ASK_UNDO, ALLOW_UNDO, REFUSE_UNDO = (
    Undo(OfferAction.OFFER),
    Undo(OfferAction.ACCEPT),
    Undo(OfferAction.DECLINE),
)
ASK_REMATCH = Rematch(OfferAction.OFFER, "next")
NO_REMATCH = Rematch(OfferAction.DECLINE, "next")
REDO = Redo()
RESIGN = Resign()
