"""The messages of the socket: a closed set in each direction, tagged by ``type``."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

from skep.server.views.cells import Cell, PieceName, SentCell
from skep.server.views.colors import ColorName
from skep.server.views.explanation import ExplanationView
from skep.server.views.game import GameView
from skep.server.views.language import Language

MAX_FRAME: Final = 4096
"""The most bytes that a client's message may have."""

Text: TypeAlias = Annotated[str, Meta(max_length=128)]
PlyCount: TypeAlias = Annotated[int, Meta(ge=0, le=10_000)]


class FromClient(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """Any message from a client."""


class HelloMessage(FromClient, tag="hello"):
    """The first message: the secret of a seat, or none to watch."""

    token: Text | None = None
    language: Annotated[str, Meta(max_length=8)] = "en"
    version: int | None = None


class MoveMessage(FromClient, tag="move"):
    """Move a piece to a cell at this ply; without a piece, pass."""

    ply: PlyCount
    piece: PieceName | None
    to: Cell | None


class ResignMessage(FromClient, tag="resign"):
    """Give up."""


class OfferAnswer(StrEnum):
    OFFER = "offer"
    ACCEPT = "accept"
    DECLINE = "decline"


class AskAnswer(StrEnum):
    ASK = "ask"
    ACCEPT = "accept"
    DECLINE = "decline"


class RematchAnswer(StrEnum):
    ASK = "ask"
    DECLINE = "decline"


class DrawMessage(FromClient, tag="draw"):
    """Offer a draw, or answer an offer."""

    answer: OfferAnswer


class UndoMessage(FromClient, tag="undo"):
    """Ask to take a move back, or answer that request."""

    answer: AskAnswer


class RedoMessage(FromClient, tag="redo"):
    """Replay the moves that were taken back last."""


class RematchMessage(FromClient, tag="rematch"):
    """Ask for another game, or decline."""

    answer: RematchAnswer


class Phrase(StrEnum):
    """What players can say to each other; each client shows it in its own language."""

    HELLO = "hello"
    ONE_MOMENT = "one-moment"
    WELL_PLAYED = "well-played"
    GOOD_GAME = "good-game"
    THANKS = "thanks"
    OOPS = "oops"


class SayMessage(FromClient, tag="say"):
    """Say something to the other player of a game by link."""

    phrase: Phrase


class RenameMessage(FromClient, tag="rename"):
    """Change the player's name, or play without one."""

    name: Text | None


class AskHintMessage(FromClient, tag="hint"):
    """Ask the computer for a good move."""


class ExplainMessage(FromClient, tag="explain"):
    """Ask why a move is illegal; without a cell, why a piece can't move; no piece is a pass."""

    ply: PlyCount
    piece: PieceName | None
    to: Cell | None
    language: Language


class PingMessage(FromClient, tag="ping"):
    """Are you there?"""

    n: Annotated[int, Meta(ge=0, le=2**53)]


ClientMessage: TypeAlias = (
    HelloMessage
    | MoveMessage
    | ResignMessage
    | DrawMessage
    | UndoMessage
    | RedoMessage
    | RematchMessage
    | SayMessage
    | RenameMessage
    | AskHintMessage
    | ExplainMessage
    | PingMessage
)


class FromServer(msgspec.Struct, tag_field="type"):
    """Any message from the server."""


class PresenceMessage(FromServer, tag="presence"):
    """Who is connected."""

    white: bool
    black: bool
    spectators: int


class PresenceView(msgspec.Struct, frozen=True):
    """Who is connected, as part of the welcome."""

    white: bool
    black: bool
    spectators: int


class WelcomeMessage(FromServer, tag="welcome"):
    """The answer to ``hello``: the game, and the seats that this client holds."""

    game: GameView
    you: list[ColorName]
    presence: PresenceView


class StateMessage(FromServer, tag="state"):
    """The game after a change."""

    game: GameView


class UnchangedMessage(FromServer, tag="unchanged"):
    """The request had already been carried out; the ``state`` of this version was sent before."""

    version: int


class Refusable(StrEnum):
    """The tags of the requests that can be refused."""

    MOVE = "move"
    RESIGN = "resign"
    DRAW = "draw"
    UNDO = "undo"
    REDO = "redo"
    REMATCH = "rematch"
    HINT = "hint"
    EXPLAIN = "explain"
    SAY = "say"
    RENAME = "rename"


class RefusedMessage(FromServer, tag="refused"):
    """The request was refused. ``ply`` is that of a refused move or question."""

    answers: Refusable
    ply: int | None
    code: str
    message: str
    explanation: ExplanationView | None


class HintMessage(FromServer, tag="hint"):
    """A good move at this ply; without a piece, a pass."""

    piece: str | None
    to: SentCell | None
    ply: int


class ExplanationMessage(FromServer, tag="explanation"):
    """The answer to ``explain``, with what was asked."""

    ply: int
    piece: str | None
    to: SentCell | None
    language: Language
    explanation: ExplanationView


class SaidMessage(FromServer, tag="said"):
    """What a player just said; it is not stored."""

    color: ColorName
    phrase: Phrase


class PongMessage(FromServer, tag="pong"):
    """The answer to ``ping``."""

    n: int


class ErrorMessage(FromServer, tag="error"):
    """A message could not be understood, or there were too many."""

    code: str
    message: str


ServerMessage: TypeAlias = (
    WelcomeMessage
    | StateMessage
    | UnchangedMessage
    | RefusedMessage
    | HintMessage
    | ExplanationMessage
    | PresenceMessage
    | SaidMessage
    | PongMessage
    | ErrorMessage
)

_DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_ENCODER = msgspec.json.Encoder()


def decode(text: str | bytes) -> ClientMessage:
    """Read a client's message; raise ``msgspec.DecodeError`` with the reason if it is invalid."""
    try:
        return _DECODER.decode(text)
    except RecursionError:
        raise msgspec.DecodeError("the JSON is nested too deeply") from None
    except UnicodeDecodeError as error:
        raise msgspec.DecodeError(f"the message is not UTF-8: {error.reason}") from None


def encode(reply: ServerMessage) -> str:
    """Write a message from the server."""
    return _ENCODER.encode(reply).decode()
