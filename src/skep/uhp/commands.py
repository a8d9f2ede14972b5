"""The commands of the protocol: each takes its arguments and gives the lines of its reply."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from time import monotonic
from typing import Final, NamedTuple, TypeAlias

from skep import __version__
from skep.board import MAX_PERFT_DEPTH, Board
from skep.engine import Line
from skep.errors import EmptyHistoryError, IllegalMoveError, NotationError
from skep.perft import perft_parts
from skep.uhp.limits import FORMS, parse_limit
from skep.uhp.reports import format_report
from skep.uhp.state import State
from skep.uhp.values import parse_whole

_OPTION_FORMS = "get NAME, set NAME VALUE, or nothing"

Reply: TypeAlias = Iterable[str]


class InvalidMoveError(Exception):
    """A move or pass that was refused: ``invalidmove`` in the protocol, not ``err``."""


class Command(NamedTuple):
    """What a peer may say."""

    run: Callable[[State, str], Reply]
    arguments: str  # empty if there are none
    summary: str


def find_command(name: str) -> Command:
    """The command of a name in any letter case."""
    command = COMMANDS.get(name.lower())
    if command is None:
        known = ", ".join(COMMANDS)
        raise NotationError(f"unknown command {name[:20]!r}", expected=f"one of {known}")
    return command


def _info(_state: State, _text: str) -> Reply:
    return f"id Skep {__version__}", "Mosquito;Ladybug;Pillbug"


def _newgame(state: State, text: str) -> Reply:
    board = Board.from_game_string(text or "Base", state.options.rules.value)
    state.start_game(board)
    return (board.game_string,)


def _play(state: State, text: str) -> Reply:
    board = state.running_game()
    try:
        board.push(text)
    except (NotationError, IllegalMoveError) as error:
        raise InvalidMoveError(str(error)) from None
    return (board.game_string,)


def _pass(state: State, _text: str) -> Reply:
    return _play(state, "pass")


def _validmoves(state: State, _text: str) -> Reply:
    board = state.running_game()
    return (";".join(map(board.move_string, board.legal_moves)),)


def _bestmove(state: State, text: str) -> Iterator[str]:
    board = state.running_game()
    limit = parse_limit(text, state.options.move_seconds.value)
    is_reported = state.options.report_search.value
    reported: tuple[Line, ...] = ()
    move = ""
    for analysis in state.search(limit, state.options.lines.value if is_reported else 1):
        move = board.move_string(analysis.best)
        if is_reported and analysis.lines != reported:  # at its end it often has nothing new
            reported = analysis.lines
            yield from (format_report(board, line) for line in reported)
    yield move


def _stop(state: State, _text: str) -> Reply:
    state.answer_stop()
    return ()


def _undo(state: State, text: str) -> Reply:
    board = state.game()
    if board.ply == 0 and not board.is_over:
        raise EmptyHistoryError("nothing has been played: there is nothing to take back")
    most = max(1, board.ply)
    number = parse_whole("the number of moves to undo", text or "1", 1, most)
    if board.ply == 0:  # only how the players ended the game can be taken back
        board.reopen()
    else:
        for _ in range(number):
            board.pop()
    return (board.game_string,)


def _options(state: State, text: str) -> Reply:
    words = text.split(maxsplit=2)
    match [words[0].lower(), *words[1:]] if words else []:
        case []:
            return [str(option) for option in state.options]
        case ["get", name]:
            return (str(state.options.find(name)),)
        case ["set", name, value]:
            option = state.options.find(name)
            option.set(value)
            return (str(option),)
        case _:
            raise NotationError(f"unexpected {text[:20]!r}", expected=_OPTION_FORMS)


def _perft(state: State, text: str) -> Iterator[str]:
    board = state.game()
    deepest = parse_whole("the depth", text, 0, MAX_PERFT_DEPTH)
    start = monotonic()
    for depth in range(deepest + 1):
        nodes = 0
        for part in perft_parts(board, depth):
            nodes += part.nodes
            state.check_patience(start)
        yield f"perft({depth}) = {nodes}"


def _help(state: State, text: str) -> Reply:
    if not text:
        return [_help_line(name, command) for name, command in COMMANDS.items()]
    lines = [_help_line(text.lower(), find_command(text))]
    if text.lower() == "options":
        lines += [f"{option.name}: {option.summary}" for option in state.options]
    return lines


def _help_line(name: str, command: Command) -> str:
    return f"{name} {command.arguments}".rstrip() + f": {command.summary}"


def _exit(state: State, _text: str) -> Reply:
    state.finished = True
    return ()


COMMANDS: Final = {
    "info": Command(_info, "", "the engine's name and version, and its optional insects"),
    "newgame": Command(
        _newgame, "[GAMETYPE or GAMESTRING]", "start a game, of type Base unless it says another"
    ),
    "play": Command(_play, "MOVE", "play a move, such as wS1 or bA1 -wQ"),
    "pass": Command(_pass, "", "pass, when there is no move"),
    "validmoves": Command(_validmoves, "", "all legal moves"),
    "bestmove": Command(_bestmove, "[LIMIT]", f"the move to play; the limit is {FORMS}"),
    "stop": Command(_stop, "", "make every bestmove asked for before it answer at once"),
    "undo": Command(_undo, "[N]", "take back one move, or N"),
    "options": Command(
        _options, "[get NAME or set NAME VALUE]", "show or change options; see help options"
    ),
    "perft": Command(_perft, "N", "count the lines of 0 to N moves from here"),
    "help": Command(_help, "[COMMAND]", "the commands, or one of them"),
    "exit": Command(_exit, "", "end the session"),
}
