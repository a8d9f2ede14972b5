"""Skep's engine with one fault: ``python faulty_engine.py FAULT [LOG]``.

An unknown fault is ignored. Each start adds a line to the log.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from threading import Event

from skep.uhp.server.served_skep import ServedSkep
from skep.uhp.server.uhp_server import UhpServer

ERRORS = ("err", "invalidmove")


def say(*lines: str) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


def greeting(session: UhpServer, fault: str) -> list[str]:
    """What the engine prints at the start."""
    match fault:
        case "starts-silently":
            return []
        case "two-names" | "hangs-always":
            return answer(session, "", "info")
        case "draws-by-repetition":
            list(session.reply("options set Rules tournament"))
    return answer(session, fault, "info")


def answer(session: UhpServer, fault: str, line: str) -> list[str]:
    """The reply to a line, including its ok, changed by the fault."""
    command, _, argument = line.partition(" ")
    board = session._state.board
    match fault, command:
        case "keeps-the-game", "newgame" if board is not None and not argument:
            return [board.game_string, "ok"]
        case "loads-nothing", "newgame" if argument.count(";") > 2:
            line = "nonsense"
        case "undoes-one", "undo":
            line = "undo"
        case "forgets-options", "options" if argument.startswith("set"):
            return list(UhpServer(ServedSkep()).reply(line))
        case "hurries", "bestmove" if argument.startswith("time"):
            line = "bestmove depth 1"
        case "hangs", "options" if argument == "frobnicate":
            Event().wait()  # for good
        case "hangs-always", _:
            Event().wait()  # for good
        case "crashes", "pass":
            os._exit(3)
        case "dies-of-blanks", "" if not line.strip():
            os._exit(3)
        case "floods", "undo" if argument == "some":
            while True:
                say("and on and on")
    return _spoilt(session, fault, command, argument, list(session.reply(line)))


def _spoilt(
    session: UhpServer, fault: str, command: str, argument: str, reply: list[str]
) -> list[str]:
    if not reply:
        return reply
    first, *rest = reply
    match fault, command:
        case "no-ok", "options" if argument == "frobnicate":
            return [first]
        case "drops-a-move", "validmoves" if ";" in first:
            return [first.rpartition(";")[0], *rest]
        case "drops-throws", "validmoves" if session._state.board is not None:
            color = session._state.board.turn.letter
            return [";".join(move for move in first.split(";") if move[0] in (color, "p")), *rest]
        case "adds-a-move", "validmoves":
            return [f"{first};wQ bQ-", *rest]
        case "adds-nonsense", "validmoves":
            return [f"{first};knight f3", *rest]
        case "lists-twice", "validmoves":
            return [f"{first};{first}", *rest]
        case "trails", "newgame":
            return [f"{first};", *rest]
        case "chats", "play":
            return ["thinking", *reply]
        case "thinks-aloud", "bestmove" if first not in ERRORS:
            return [f"{first};1;0.00;{first}", *reply]
        case "garbles-moves", "bestmove" if argument.startswith("depth"):
            return ["\x1b[31mqueen takes e4", "ok"]
        case "cheats", "bestmove" if argument.startswith("depth"):
            return ["wQ bQ-", "ok"]
        case "plays-on", "bestmove":
            list(session.reply(f"play {first}"))
        case "says-err", _ if first.startswith("invalidmove"):
            return [first.replace("invalidmove", "err", 1), *rest]
        case "says-invalidmove", _ if first.startswith("err"):
            return [first.replace("err", "invalidmove", 1), *rest]
        case "says-no-more", _ if first.startswith(ERRORS):
            return [first.split()[0], *rest]
        case "two-names", "info":
            return ["id Other 2", *rest]
        case "nameless", "info":
            return rest
        case "mosquitoes", "info":
            return [first, "Mosquito", "ok"]
        case "dragonflies", "info":
            return [first, "Mosquito;Dragonfly", "ok"]
        case "bends-options", "options" if not argument:
            return [f"{option};1;2;3" for option in reply[:-1]] + ["ok"]
        case "says-ok-twice", _:
            return [*reply, "ok"]
    return reply


def main() -> None:
    fault, *log = sys.argv[1:]
    for path in log:
        with Path(path).open("a") as file:
            file.write("started\n")
    if fault == "dies-at-start":
        sys.exit(4)
    session = UhpServer(ServedSkep())
    say(*greeting(session, fault))
    for line in sys.stdin:
        say(*answer(session, fault, line.removesuffix("\n")))
        if session.finished:
            return
    if fault == "runs-on":
        Event().wait()  # for good


if __name__ == "__main__":
    main()
