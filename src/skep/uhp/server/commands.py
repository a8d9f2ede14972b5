"""The commands of the protocol: each gets its arguments and yields the lines of its reply."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from time import monotonic
from typing import Final, NamedTuple, TypeAlias

from skep.board import Board
from skep.engine import Line
from skep.errors import EmptyHistoryError, IllegalMoveError, NotationError
from skep.perft import MAX_PERFT_DEPTH, perft_parts
from skep.uhp.limits import FORMS, parse_limit
from skep.uhp.protocol import EXPANSIONS
from skep.uhp.reports import format_report
from skep.uhp.server.server_state import ServerState
from skep.uhp.values import parse_whole

_OPTION_FORMS = "get NAME, set NAME VALUE, or nothing"

ReplyLines: TypeAlias = Iterable[str]


class InvalidMoveError(Exception):
    """A refused move or pass, which is answered with ``invalidmove`` instead of ``err``."""


class UhpCommand(NamedTuple):
    """A command: what it does, and what ``help`` says about it."""

    run: Callable[[ServerState, str], ReplyLines]
    arguments: str  # empty if there are none
    summary: str


def find_command(name: str) -> UhpCommand:
    """The command with this name, in any letter case."""
    command = COMMANDS.get(name.lower())
    if command is None:
        known = ", ".join(COMMANDS)
        raise NotationError(f"unknown command {name[:20]!r}", expected=f"one of {known}")
    return command


def _info(state: ServerState, _text: str) -> ReplyLines:
    return f"id {state.engine.id}", ";".join(EXPANSIONS)


def _newgame(state: ServerState, text: str) -> ReplyLines:
    board = Board.from_game_string(text or "Base", state.rules.value)
    state.start_game(board)
    return (board.game_string,)


def _play(state: ServerState, text: str) -> ReplyLines:
    board = state.running_game()
    try:
        board.push(text)
    except (NotationError, IllegalMoveError) as error:
        raise InvalidMoveError(str(error)) from None
    return (board.game_string,)


def _pass(state: ServerState, _text: str) -> ReplyLines:
    return _play(state, "pass")


def _validmoves(state: ServerState, _text: str) -> ReplyLines:
    board = state.running_game()
    return (";".join(map(board.move_string, board.legal_moves)),)


def _bestmove(state: ServerState, text: str) -> Iterator[str]:
    board = state.running_game()
    limit = parse_limit(text, state.move_seconds.value)
    reported: tuple[Line, ...] = ()
    move = ""
    for thought in state.search(limit):
        move = board.move_string(thought.action)
        if thought.lines != reported:  # at its end a search often has nothing new
            reported = thought.lines
            yield from (format_report(board, line) for line in reported)
    yield move


def _stop(state: ServerState, _text: str) -> ReplyLines:
    state.answer_stop()
    return ()


def _undo(state: ServerState, text: str) -> ReplyLines:
    board = state.game()
    played = len(board.history)
    if played == 0 and not board.is_over:
        raise EmptyHistoryError("nothing has been played: there is nothing to take back")
    number = parse_whole("the number of moves to undo", text or "1", 1, max(1, played))
    if played == 0:  # the players ended the game before the first move: only that can be undone
        board.reopen()
    else:
        for _ in range(number):
            board.pop()
    return (board.game_string,)


def _options(state: ServerState, text: str) -> ReplyLines:
    words = text.split(maxsplit=2)
    match [words[0].lower(), *words[1:]] if words else []:
        case []:
            return [str(option) for option in state.options]
        case ["get", name]:
            return (str(state.find_option(name)),)
        case ["set", name, value]:
            option = state.find_option(name)
            option.set(value)
            return (str(option),)
        case _:
            raise NotationError(f"unexpected {text[:20]!r}", expected=_OPTION_FORMS)


def _perft(state: ServerState, text: str) -> Iterator[str]:
    board = state.game()
    deepest = parse_whole("the depth", text, 0, MAX_PERFT_DEPTH)
    start = monotonic()
    for depth in range(deepest + 1):
        nodes = 0
        for part in perft_parts(board, depth):
            nodes += part.nodes
            state.check_patience(start)
        yield f"perft({depth}) = {nodes}"


def _help(state: ServerState, text: str) -> ReplyLines:
    if not text:
        return [_help_line(name, command) for name, command in COMMANDS.items()]
    lines = [_help_line(text.lower(), find_command(text))]
    if text.lower() == "options":
        lines += [f"{option.name}: {option.summary}" for option in state.options]
    return lines


def _help_line(name: str, command: UhpCommand) -> str:
    return f"{name} {command.arguments}".rstrip() + f": {command.summary}"


def _exit(state: ServerState, _text: str) -> ReplyLines:
    state.finished = True
    return ()


COMMANDS: Final = {
    "info": UhpCommand(_info, "", "the engine's name and version, and its optional insects"),
    "newgame": UhpCommand(
        _newgame,
        "[GAMETYPE, GAMESTRING or POSITION]",
        "start a game, of type Base unless it says another",
    ),
    "play": UhpCommand(_play, "MOVE", "play a move, such as wS1 or bA1 -wQ"),
    "pass": UhpCommand(_pass, "", "pass, when there is no move"),
    "validmoves": UhpCommand(_validmoves, "", "all legal moves"),
    "bestmove": UhpCommand(_bestmove, "[LIMIT]", f"the move to play; the limit is {FORMS}"),
    "stop": UhpCommand(_stop, "", "make every bestmove asked for before it answer at once"),
    "undo": UhpCommand(_undo, "[N]", "take back one move, or N"),
    "options": UhpCommand(
        _options, "[get NAME or set NAME VALUE]", "show or change options; see help options"
    ),
    "perft": UhpCommand(_perft, "N", "count the lines of 0 to N moves from here"),
    "help": UhpCommand(_help, "[COMMAND]", "the commands, or one of them"),
    "exit": UhpCommand(_exit, "", "leave"),
}
