"""Random lines that a peer might send, from valid to hopeless."""

from __future__ import annotations

import random
from collections.abc import Callable

from skep import PIECES, Board, GameType, SkepError
from skep.uhp.limits import parse_limit
from tests.board.games import DOUBLE_SURROUND, FORCED_PASS, SURROUNDED

GAMES = (SURROUNDED, DOUBLE_SURROUND, FORCED_PASS)
_VOCABULARY = (
    "info newgame play pass validmoves bestmove stop undo options perft help exit ok err "
    "get set time depth seconds nodes clock infinite true uhp "
    "Rules TableSizeMB MoveSeconds Threads ReportSearch Lines Ponder "
    "Base Base+MLP InProgress White[1] Black[2] ; - / \\ 0 1 -1 99 1e9 00:00:01 "
    "wQ bQ wS1 bS1 wA1 -wQ wQ/ \\bQ bQ\\ \x00 \x1b[0m ß 蜂 🐝 \u2028 \ufeff"
)
WORDS = _VOCABULARY.split(" ")


def reference(rng: random.Random) -> str:
    name = rng.choice(PIECES).name
    return rng.choice([f"-{name}", f"{name}-", f"/{name}", f"{name}/", f"\\{name}", name])


def right(rng: random.Random, board: Board | None) -> str:
    """A line that a well-behaved peer might send now."""
    draw = rng.random()
    if draw < 0.5 and board is not None and board.legal_moves:
        return f"play {board.move_string(rng.choice(board.legal_moves))}"
    return rng.choice(
        [
            "info",
            "newgame",
            f"newgame {rng.choice(list(GameType))}",
            f"newgame {rng.choice(GAMES)}",
            f"play {rng.choice(PIECES)} {reference(rng)}",
            "pass",
            "validmoves",
            f"bestmove depth {rng.choice((1, 2))}",
            "bestmove seconds 0.002",
            f"bestmove nodes {rng.randrange(300)}",
            "bestmove clock 0.02 0.001",
            "stop",
            "undo",
            f"undo {rng.randrange(6)}",
            "options",
            "options get Rules",
            f"options set Rules {rng.choice(('rulebook', 'tournament', 'uhp'))}",
            f"options set TableSizeMB {rng.randrange(1, 3)}",
            f"options set MoveSeconds {rng.random():.3f}",
            f"options set Threads {rng.randrange(1, 3)}",
            f"options set Lines {rng.randrange(1, 4)}",
            f"options set {rng.choice(('ReportSearch', 'Ponder'))} {rng.choice((True, False))}",
            f"perft {rng.randrange(3)}",
            "help",
            "help options",
        ]
    )


def mutated(rng: random.Random, board: Board | None) -> str:
    """A valid line with a few changes."""
    line = right(rng, board)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(line) + 1)
        line = rng.choice(
            [
                line[:at] + line[at + 1 :],
                line[:at] + chr(rng.randrange(1, 0x250)) + line[at:],
                line[:at] + rng.choice(WORDS) + line[at:],
                line[:at],
                line[at:] + line[:at],
                line[:at] + line[at:].swapcase(),
                line + " " + line,
            ]
        )
    return line


def wordy(rng: random.Random, _board: Board | None) -> str:
    """The protocol's words, in any order."""
    return " ".join(rng.choices(WORDS, k=rng.randint(1, 6)))


def unicode(rng: random.Random, _board: Board | None) -> str:
    """Characters from everywhere."""
    return "".join(chr(rng.choice((0x80, 0x3000, 0xD7FF)) - rng.randrange(0x80)) for _ in range(20))


def noise(rng: random.Random, _board: Board | None) -> str:
    """Bytes, as the server reads them."""
    return rng.randbytes(rng.randint(0, 40)).decode(errors="replace")


KINDS: tuple[Callable[[random.Random, Board | None], str], ...] = (
    *(right, right, mutated, mutated, wordy, unicode, noise),
)


def fuzzed_line(rng: random.Random, board: Board | None) -> str:
    """Any line that does not start long work or end the session."""
    while True:
        line = rng.choice(KINDS)(rng, board).replace("\n", " ")
        if is_harmless(line):
            return line


def is_harmless(line: str) -> bool:
    command, *arguments = line.lower().split() or [""]
    match command, arguments:
        case "exit", []:
            return False
        case "bestmove", _:
            try:
                limit = parse_limit(" ".join(arguments), 5)
            except SkepError:
                return True
            return (limit.depth or 9) <= 2 or limit.hard_seconds < 0.01 or limit.nodes is not None
        case "perft", [depth] if depth.isdecimal():
            return int(depth) <= 2
        case "options", ["set", "tablesizemb" | "threads", size] if size.isdecimal():
            return int(size) <= 4
        case _:
            return True
