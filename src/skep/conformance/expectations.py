"""What is expected of a reply: each function asks, and fails the check if it gets anything else."""

from __future__ import annotations

from collections.abc import Iterable

from skep.board import Board
from skep.conformance.candidate import Candidate
from skep.conformance.conclusions import CheckFailedError
from skep.errors import SkepError
from skep.moves import Action
from skep.uhp.protocol import is_error

_MAX_MOVES = 12  # named in a report


def expect_line(candidate: Candidate, line: str, expected: str) -> str:
    """Expect a reply of one line that is not an error."""
    reply = candidate.ask(line)
    if len(reply) != 1 or is_error(reply[0]):
        raise CheckFailedError(expected, reply)
    return reply[0]


def expect_error(candidate: Candidate, line: str, *forms: str) -> None:
    """Expect one of these forms of error, and nothing else."""
    reply = candidate.ask(line)
    if len(reply) != 1 or reply[0].split(maxsplit=1)[:1] not in ([form] for form in forms):
        raise CheckFailedError(" or ".join(f"{form} MESSAGE" for form in forms), reply)


def expect_game(candidate: Candidate, line: str, board: Board) -> str:
    """Expect the GameString of the game on the board, whatever its references."""
    reply = candidate.ask(line)
    if len(reply) != 1 or is_error(reply[0]):
        raise CheckFailedError(board.game_string, reply)
    if difference := _difference(reply[0], board):
        raise CheckFailedError(board.game_string, [*reply, f"({difference})"])
    return reply[0]


def load(candidate: Candidate, game: str) -> Board:
    """Bring the engine to a position, and return a board with it.

    If the engine refuses the GameString, it gets the moves one by one: there is one check for
    GameStrings, and the others are about something else.
    """
    board = Board.from_game_string(game, "uhp")
    reply = candidate.ask(f"newgame {game}")
    if len(reply) == 1 and not _difference(reply[0], board):
        return board
    return replay(candidate, game)


def replay(candidate: Candidate, game: str) -> Board:
    """Bring the engine to a position move by move."""
    finished = Board.from_game_string(game, "uhp")
    board = Board(finished.game_type, "uhp")
    expect_game(candidate, f"newgame {board.game_type}", board)
    for move in finished.move_strings:
        expect_played(candidate, board, move)
    return board


def expect_played(candidate: Candidate, board: Board, move: str) -> str:
    """Play a move, on the board too, and expect the GameString after it."""
    board.push(move)
    return expect_game(candidate, f"play {move}", board)


def expect_moves(candidate: Candidate, board: Board) -> dict[Action, str]:
    """Expect the legal moves as a set; return each as the engine writes it."""
    said = expect_line(candidate, "validmoves", _counted(board))
    found: dict[Action, str] = {}
    unreadable = []
    for text in said.split(";"):
        try:
            found[board.parse_move(text)] = text.strip()
        except SkepError:
            unreadable.append(text)
    legal = set(board.legal_moves)
    received = []
    if missing := legal - found.keys():
        received.append(_listed("missing", map(board.move_string, missing)))
    if extra := found.keys() - legal:
        received.append(
            _listed("not legal", (_objection(board, move, found[move]) for move in extra))
        )
    if unreadable:
        received.append(_listed("not moves", map(repr, unreadable)))
    if received:
        raise CheckFailedError(_counted(board), received)
    return found


def expect_action(
    candidate: Candidate, line: str, board: Board, seconds: float | None = None
) -> list[str]:
    """Expect a legal move in the last line of the reply, and return all lines."""
    expected = "a legal MoveString in the last line"
    reply = candidate.ask(line, seconds)
    try:
        action = board.parse_move(reply[-1])
    except (IndexError, SkepError):
        raise CheckFailedError(expected, reply) from None
    if action not in board.legal_moves:
        rule = board.explain(action).rule
        raise CheckFailedError(expected, [*reply, f"(the rule {rule} forbids it)"])
    return reply


def _difference(said: str, board: Board) -> str:
    """What is wrong with a GameString; empty if it is the game on the board."""
    fields = said.split(";")
    header, moves = [*fields, "", ""][:3], fields[3:]
    names = ("game type", "state", "turn")
    expected = (board.game_type.value, board.state_string, board.turn_string)
    for name, found, wanted in zip(names, header, expected, strict=True):
        if found != wanted:
            return f"the {name} is not {wanted}"
    if len(moves) != board.ply:
        return f"{len(moves)} moves, but {board.ply} were played"
    replay = Board(board.game_type, board.ruleset)
    for text, action in zip(moves, board.history, strict=True):
        if not _names(replay, text, action):
            return f"move {replay.ply + 1} is not {replay.move_string(action)}"
        replay.push(action)
    return ""


def _names(board: Board, text: str, action: Action) -> bool:
    """Whether a MoveString names an action, with any reference."""
    try:
        return board.parse_move(text) == action
    except SkepError:
        return False


def _counted(board: Board) -> str:
    count = len(board.legal_moves)
    return f"the {count} legal moves" if count > 1 else board.move_string(board.legal_moves[0])


def _objection(board: Board, action: Action, text: str) -> str:
    return f"{text} ({board.explain(action).rule})"


def _listed(label: str, moves: Iterable[str]) -> str:
    names = sorted(moves)
    rest = f" and {len(names) - _MAX_MOVES} more" if len(names) > _MAX_MOVES else ""
    return f"{label}: {'; '.join(names[:_MAX_MOVES])}{rest}"
