"""What needs the consent of both players: draws, takebacks and rematches."""

from __future__ import annotations

from dataclasses import replace

from skep.pieces import Color
from skep.server.domain.commands import Draw, OfferAction, Rematch, Undo
from skep.server.domain.game import NO_OFFERS, HostedGame
from skep.server.domain.game_setup import OpponentKind
from skep.server.domain.refusals import Refusal, RefusalCode
from skep.server.domain.results import EndReason, GameResult
from skep.server.domain.taking_back import can_undo, plies_kept, undone


def draw(game: HostedGame, command: Draw, actor: Color, now_ms: int) -> HostedGame | Refusal:
    """The game after a draw was offered, accepted or declined."""
    if game.result is not None:
        return Refusal(RefusalCode.GAME_OVER, "the game is over")
    if game.setup.opponent is OpponentKind.COMPUTER:
        return Refusal(RefusalCode.DECLINED, "the computer does not accept draws")
    offered = game.offers.draw
    if command.answer is OfferAction.DECLINE:
        return _declined(game, "draw")
    if offered is actor.other or not game.needs_consent:
        return game.ended(GameResult(None, EndReason.AGREEMENT), now_ms)
    if command.answer is OfferAction.ACCEPT:
        return Refusal(RefusalCode.NO_OFFER, "your opponent has not offered a draw")
    return _offered(game, "draw", actor)


def undo(game: HostedGame, command: Undo, actor: Color, now_ms: int) -> HostedGame | Refusal:
    """The game after a player asked to take a move back, or answered such a request."""
    if not can_undo(game):
        return Refusal(RefusalCode.GAME_OVER, "the game is over")
    asker = game.offers.undo
    if command.answer is OfferAction.DECLINE:
        return _declined(game, "undo")
    if command.answer is OfferAction.ACCEPT:
        if asker is None or asker is actor:
            return Refusal(RefusalCode.NO_OFFER, "your opponent has not asked to take a move back")
        return undone(game, plies_kept(game, asker) or 0, now_ms)
    kept = plies_kept(game, actor)
    if kept is None:
        return Refusal(RefusalCode.NOTHING_TO_UNDO, "you have no move to take back")
    return _offered(game, "undo", actor) if game.needs_consent else undone(game, kept, now_ms)


def rematch(game: HostedGame, command: Rematch, actor: Color) -> HostedGame | Refusal:
    """The game after a player asked for a rematch, or declined one."""
    if game.result is None:
        return Refusal(RefusalCode.NOT_OVER, "the game is not over yet")
    if game.next_game is not None:
        return game
    if command.answer is OfferAction.DECLINE:
        return _declined(game, "rematch")
    if game.offers.rematch is actor.other or not game.needs_consent:
        return replace(game, next_game=command.next_id, offers=NO_OFFERS)
    return _offered(game, "rematch", actor)


def _offered(game: HostedGame, what: str, actor: Color) -> HostedGame:
    if getattr(game.offers, what) is actor:
        return game
    return replace(game, offers=replace(game.offers, **{what: actor}))


def _declined(game: HostedGame, what: str) -> HostedGame:
    """Drop an offer. Either side may: the one who made it withdraws it."""
    if getattr(game.offers, what) is None:
        return game
    return replace(game, offers=replace(game.offers, **{what: None}))
