"""A UHP engine that does everything a client must survive: ``python scripted_engine.py MODE``.

It knows the rules through Skep's own session, and differs from it as its mode says.
"""

from __future__ import annotations

import os
import sys
from threading import Event

from skep.uhp.server.served_skep import ServedSkep
from skep.uhp.server.uhp_server import UhpServer


def say(*lines: str) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


def answer(session: UhpServer, mode: str, line: str) -> list[str]:
    command, _, argument = line.partition(" ")
    match mode, command:
        case "whole-seconds", "bestmove" if argument.startswith("seconds"):
            return ["err unknown limit", "ok"]
        case "no-options", "options":
            return ["err no options", "ok"]
        case "odd-options", "options" if not argument:
            return ["Threads;int;4;1;1;8", "nonsense", "Verbose;bool;True;False", "ok"]
        case "hangs", "bestmove":
            Event().wait()  # for good
        case "dies", "bestmove":
            sys.stderr.write("out of honey\n")
            sys.stderr.flush()
            os._exit(3)
        case "floods", "bestmove":
            while True:
                say("and on and on")
        case "babbles", "bestmove":
            return ["queen takes e4", "ok"]
        case "cheats", "bestmove":
            return ["bQ", "ok"]
        case "ignores-stop", "stop":
            return ["err unknown command", "ok"]
        case "ignores-stop", "bestmove":
            return list(session.reply("bestmove depth 2"))
        case "refuses-moves", "play" | "undo":
            return ["err I only take whole games", "ok"]
    return list(session.reply(line))


def main() -> None:
    (mode,) = sys.argv[1:]
    session = UhpServer(ServedSkep())
    say(*session.reply("info"))
    for line in sys.stdin:
        say(*answer(session, mode, line.removesuffix("\n")))
        if session.finished:
            return


if __name__ == "__main__":
    main()
