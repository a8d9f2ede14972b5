"""One client's session in a game, from its hello until it leaves."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from skep.board import Board
from skep.errors import NotationError
from skep.hexes import Hex
from skep.locales import LANGUAGES
from skep.moves import PASS, Action, Move
from skep.pieces import Piece
from skep.server.credits import Credits
from skep.server.domain import commands
from skep.server.domain.explaining import explain_attempt, question_refusal
from skep.server.domain.game_setup import GameSetup
from skep.server.domain.refusals import Refusal, RefusalCode
from skep.server.limits import Limits
from skep.server.realtime import messages
from skep.server.realtime.connection import CloseCode, Connection
from skep.server.realtime.messages import Refusable
from skep.server.realtime.room import Room
from skep.server.services.games import Games
from skep.server.services.secrets import new_game_id, seats_of
from skep.server.storage.errors import NotWrittenError
from skep.server.threads import ANSWERS, BusyError
from skep.server.views.cells import read_cell, read_piece
from skep.server.views.colors import NAMES
from skep.server.views.explanation import ExplanationView, view_explanation

_RATE: Final = 20.0
_BURST: Final = 40.0
_MAX_MALFORMED: Final = 5
_ANSWERS: Final = {
    "ask": commands.OfferAction.OFFER,
    "offer": commands.OfferAction.OFFER,
    "accept": commands.OfferAction.ACCEPT,
    "decline": commands.OfferAction.DECLINE,
}


class ClosingError(Exception):
    """The socket must be closed; the client already knows why."""

    def __init__(self, code: CloseCode, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class ClientSession:
    """Reads a client's messages and carries them out."""

    def __init__(self, games: Games, limits: Limits, room: Room, connection: Connection) -> None:
        self.connection = connection
        self._games = games
        self._limits = limits
        self._room = room
        self._credits = Credits(_RATE, _BURST)
        self._malformed = 0
        self._hint: asyncio.Task[None] | None = None

    async def greet(self, text: str | bytes) -> None:
        """Read the first message, and welcome the client."""
        request = self._decoded(text)
        if not isinstance(request, messages.HelloMessage):
            raise self._closing(CloseCode.POLICY, "hello-first", "the first message must be hello")
        live = self._room.live
        if request.token is not None:
            self.connection.colors = seats_of(live.keys, request.token)
            if not self.connection.colors:
                raise self._closing(
                    CloseCode.POLICY, "wrong-token", "this secret does not open a seat in this game"
                )
        if request.language in LANGUAGES:
            self.connection.language = request.language
        await live.act(commands.CheckClock(), self.connection.colors)
        if not self._room.has_place_for(self.connection):
            raise self._closing(
                CloseCode.TRY_AGAIN, "full", "too many people are watching this game"
            )
        if self.connection.colors:
            live.account = self.connection.address
        self._room.enter(self.connection)
        you = [NAMES[color] for color in sorted(self.connection.colors, key=lambda c: c.value)]
        self.connection.send(messages.WelcomeMessage(self._room.state, you, self._room.presence))

    async def handle(self, text: str | bytes) -> None:
        """Carry out a message."""
        if not self._credits.take():
            raise self._closing(CloseCode.TOO_FAST, "too-fast", "too many messages")
        if not self._limits.allow_command(self.connection.address):
            raise self._closing(
                CloseCode.TOO_FAST, "too-fast", "too many messages from this address"
            )
        await self._limits.turn(self.connection.address)
        request = self._decoded(text)
        if request is not None:
            await self._do(request)

    def leave(self) -> None:
        if self._hint is not None:
            self._hint.cancel()
        self._room.leave(self.connection)

    async def _do(self, request: messages.ClientMessage) -> None:
        match request:
            case messages.PingMessage(n):
                self.connection.send(messages.PongMessage(n))
            case messages.HelloMessage():
                self._malform("hello can be sent only once")
            case messages.MoveMessage():
                await self._move(request)
            case messages.ResignMessage():
                await self._act(Refusable.RESIGN, commands.Resign())
            case messages.DrawMessage(answer):
                await self._act(Refusable.DRAW, commands.Draw(_ANSWERS[answer]))
            case messages.UndoMessage(answer):
                await self._act(Refusable.UNDO, commands.Undo(_ANSWERS[answer]))
            case messages.RedoMessage():
                await self._act(Refusable.REDO, commands.Redo())
            case messages.RematchMessage(answer):
                command = commands.Rematch(_ANSWERS[answer], new_game_id())
                await self._act(Refusable.REMATCH, command)
            case messages.SayMessage(phrase):
                self._say(phrase)
            case messages.RenameMessage(name):
                if self._may_speak(Refusable.RENAME):
                    await self._act(Refusable.RENAME, commands.Rename(name))
            case messages.ExplainMessage():
                await self._explain(request)
            case messages.AskHintMessage():
                if (self._hint is None or self._hint.done()) and self._has_credit():
                    self._hint = asyncio.create_task(self._send_hint())

    async def _move(self, request: messages.MoveMessage) -> None:
        try:
            action = _action(request)
        except (NotationError, TypeError) as error:
            self._malform(str(error))
            return
        await self._act(Refusable.MOVE, commands.Play(request.ply, action))

    async def _explain(self, request: messages.ExplainMessage) -> None:
        """Explain an attempt off the event loop: the board of a game never changes."""
        if not self._has_credit():
            return
        game = self._room.live.game
        refusal = question_refusal(game, request.ply, self.connection.colors)
        if refusal is not None:
            self._refuse(Refusable.EXPLAIN, refusal, request.ply)
            return
        try:
            explanation = await ANSWERS.do(_explanation, game.board, request)
        except NotationError as error:
            self._malform(str(error))
        except BusyError:
            busy = Refusal(RefusalCode.BUSY, "the server is busy: try again")
            self._refuse(Refusable.EXPLAIN, busy, request.ply)
        else:
            asked = (request.ply, request.piece, request.to, request.language)
            self.connection.send(messages.ExplanationMessage(*asked, explanation))

    def _say(self, phrase: messages.Phrase) -> None:
        """Pass a phrase on to the others; in a game by link, a client has at most one seat."""
        if not self._room.live.game.needs_consent:
            refusal = Refusal(RefusalCode.NOT_BY_LINK, "this game has no other person to talk to")
            self._refuse(Refusable.SAY, refusal)
        elif not self.connection.colors:
            refusal = Refusal(RefusalCode.SPECTATOR, "only the players can do that")
            self._refuse(Refusable.SAY, refusal)
        elif self._may_speak(Refusable.SAY):
            [color] = self.connection.colors
            self._room.send(messages.SaidMessage(NAMES[color], phrase))

    def _may_speak(self, asked: Refusable) -> bool:
        """Limit what a player can make the others read."""
        if all(self._room.speech[color].take() for color in self.connection.colors):
            return True
        self._refuse(
            asked,
            Refusal(RefusalCode.TOO_OFTEN, "too many messages in a short time: wait a moment"),
        )
        return False

    def _has_credit(self) -> bool:
        """Whether the player may act now; spectators pass, because the game refuses them anyway."""
        if all(self._room.credits[color].take() for color in self.connection.colors):
            return True
        self.connection.send(
            messages.ErrorMessage("too-fast", "too many messages in this game: wait a moment")
        )
        return False

    async def _act(self, asked: Refusable, command: commands.Command) -> None:
        if not self._has_credit():
            return
        live = self._room.live
        try:
            done = await live.act(command, self.connection.colors, self._admission)
        except NotWrittenError:
            self.connection.send(
                messages.ErrorMessage("not-kept", "the server could not save this: try again")
            )
            return
        if isinstance(done, Refusal):
            self._refuse(asked, done, command.ply if isinstance(command, commands.Play) else None)
        elif not done.is_new:  # this connection already has that state
            self.connection.send(messages.UnchangedMessage(done.game.version))

    def _admission(self, setup: GameSetup) -> Refusal | None:
        """Why a rematch can't begin, by the limits for new games; None if it can."""
        address = self.connection.address
        if (refusal := self._games.admission(setup, address)) is not None:
            return refusal
        if not self._limits.allow_rematch(address):
            return Refusal(RefusalCode.TOO_MANY_GAMES, "too many new games: wait a minute")
        return None

    def _refuse(self, asked: Refusable, refusal: Refusal, ply: int | None = None) -> None:
        explanation = None
        message = refusal.message
        if refusal.explanation is not None:
            board, language = self._room.live.game.board, self.connection.language
            explanation = view_explanation(board, refusal.explanation, language)
            message = explanation.sentence
        self.connection.send(
            messages.RefusedMessage(asked, ply, refusal.code, message, explanation)
        )

    async def _send_hint(self) -> None:
        live, connection = self._room.live, self.connection
        ply = live.game.ply
        found = await self._games.hint(live, connection.colors, connection.address)
        if isinstance(found, Refusal):
            self._refuse(Refusable.HINT, found)
        elif isinstance(found, Move):
            self.connection.send(messages.HintMessage(found.piece.name, found.to, ply))
        else:
            self.connection.send(messages.HintMessage(None, None, ply))

    def _decoded(self, text: str | bytes) -> messages.ClientMessage | None:
        if len(text if isinstance(text, bytes) else text.encode()) > messages.MAX_FRAME:
            raise self._closing(
                CloseCode.TOO_BIG,
                "too-big",
                f"a message may have at most {messages.MAX_FRAME} bytes",
            )
        try:
            return messages.decode(text)
        except msgspec.DecodeError as error:
            self._malform(str(error))
            return None

    def _malform(self, problem: str) -> None:
        self._malformed += 1
        if self._malformed >= _MAX_MALFORMED:
            raise self._closing(CloseCode.MALFORMED, "malformed", problem)
        self.connection.send(messages.ErrorMessage("malformed", problem))

    def _closing(self, code: CloseCode, name: str, problem: str) -> ClosingError:
        self.connection.send(messages.ErrorMessage(name, problem))
        return ClosingError(code, name)


def _explanation(board: Board, request: messages.ExplainMessage) -> ExplanationView:
    explanation = explain_attempt(board, read_piece(request.piece), read_cell(request.to))
    return view_explanation(board, explanation, request.language)


def _action(request: messages.MoveMessage) -> Action:
    if request.piece is None:
        return PASS
    if request.to is None:
        raise TypeError("a piece needs a cell to go to; expected [q, r]")
    return Move(Piece(request.piece), Hex(*request.to))
