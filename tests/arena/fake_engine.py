"""A UHP engine that misbehaves on request: ``python fake_engine.py MODE [LOG]``.

It knows nothing about the game. Each start adds its process id to the log.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from threading import Event

BANNER = "id Fake 1.0\nMosquito;Ladybug;Pillbug\nok"


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def flood(text: str) -> None:
    while True:
        sys.stdout.write(text)


def bestmove(mode: str) -> None:
    match mode:
        case "hang":
            Event().wait()  # for good
        case "die":
            os._exit(3)
        case "complain":
            sys.stderr.write("thinking\n" * 20_000 + "out of \x1b[31mhoney\nno newline")
            sys.stderr.flush()
            os._exit(3)
        case "flood":
            flood("info about nothing\n")
        case "long-line":
            flood("x" * 1000)
        case "garbage" | "newgame-only":
            say("\x1b[31mqueen takes e4\nok")
        case "bytes":
            sys.stdout.buffer.write(b"\xff\xfe\x00\nok\n")
            sys.stdout.flush()
        case "nothing" | "newgame-only":
            say("ok")
        case "illegal":
            say("bS1 /wS1\nok")
        case "refuse":
            say("err the game is over\nok")
        case "chatty":
            say("wA1 -wS1;3;0.25;wA1 -wS1\nwA1 -wS1\nok\nand by the way\nok")


def main() -> None:
    mode, *log = sys.argv[1:]
    for path in log:
        with Path(path).open("a") as file:
            file.write(f"{os.getpid()}\n")
    match mode:
        case "start-die":
            sys.exit(1)
        case "start-hang":
            Event().wait()  # for good
        case "start-flood":
            flood("x")
        case "start-deaf":
            os.close(0)
            say(BANNER)
            Event().wait()  # for good
        case _:
            say(BANNER)
    for line in sys.stdin:
        command = line.split()[0]
        if command == "exit":
            return
        if command == "bestmove":
            bestmove(mode)
        elif command == "play" and mode == "newgame-only":
            say("invalidmove I only take whole games\nok")
        elif command == "options" and mode == "no-options":
            say("err no options\nok")
        else:
            say("fine\nok")


if __name__ == "__main__":
    main()
