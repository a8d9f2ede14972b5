"""The keys of books: the same on every machine and in every version, or the version changes."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random

import pytest

from skep import Board, Color, GameType, Hex
from skep.openings.book_file import KEY_VERSION
from tests.patience import PATIENCE

# Books on people's disks have these keys. If this test fails, Board.canonical_key has changed:
# either undo that, or raise KEY_VERSION so that old books are refused, and write new keys here.
GOLDEN = {
    "Base": 0xE220A8397B1DCDAF,
    "Base+M": 0x975835DE1C9756CE,
    "Base+L": 0x6E73E372E2338ACA,
    "Base+P": 0x9E5651B0EF953636,
    "Base+ML": 0xBD64A5D9ADEFE000,
    "Base+MP": 0x088712BE8A582FCA,
    "Base+LP": 0x943FF9FC99DE8F03,
    "Base+MLP": 0x6AA9D61435DBE63E,
    "Base;InProgress;Black[1];wS1": 0x65742C76D197241B,
    r"Base;InProgress;White[3];wS1;bS1 wS1-;wQ \wS1;bQ bS1/": 0x098913583E48B5AD,
    r"Base;InProgress;Black[4];wA1;bA1 wA1-;wQ -wA1;bQ bA1-;wB1 \wA1;bS1 bQ-;"
    "wB1 wA1": 0x2DE8A244FAA33216,
    r"Base+MLP;InProgress;White[10];wG1;bL /wG1;wM wG1/;bM /bL;wA1 wM\;bQ bL\;wQ \wM;bP /bQ;"
    r"wP /wQ;bA1 -bP;wM bQ\;bM wA1\;wB1 wQ\;bA2 /bP;wB2 wM-;bA1 wB2\;wB1 wG1;"
    "bA2 wQ-": 0x163AF3ABB495D0DE,
}
MASK = (1 << 64) - 1
TYPES = {letter: 1 << bit for bit, letter in enumerate("MLP")}


def mix(x: int) -> int:
    """The finalizer of splitmix64."""
    x = (x + 0x9E3779B97F4A7C15) & MASK
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    return x ^ (x >> 31)


def key_by_the_book(board: Board) -> int:
    """The key as docs/openings.md describes it, written a second time."""
    pieces = [
        (at, mix(piece.color.value * 8 + "QSBGAMLP".index(piece.insect.letter) | level << 4), piece)
        for at, stack in board.stacks.items()
        for level, piece in enumerate(stack)
    ]
    placed = [(at, mix(what) if piece is board.resting else what) for at, what, piece in pieces]
    settings = sum(TYPES[letter] for letter in board.game_type.partition("+")[2])
    start = mix(settings * 2 + (board.turn is Color.BLACK))

    def key(is_mirrored: bool, sixths: int) -> int:
        def carried(at: Hex) -> Hex:
            return (at.mirrored() if is_mirrored else at).rotated(sixths)

        rows = sorted((*carried(at), what) for at, what in placed)
        low_q, low_r = (min((row[axis] for row in rows), default=0) for axis in (0, 1))
        total = start
        for q, r, what in rows:
            total = mix(total ^ mix(what ^ ((q - low_q) << 32 | (r - low_r))))
        return total

    return min(key(mirrored, sixths) for mirrored in (False, True) for sixths in range(6))


def test_keys_stay_as_they_are() -> None:
    assert KEY_VERSION == 1
    assert {game: Board.from_game_string(game).canonical_key for game in GOLDEN} == GOLDEN


def test_keys_are_computed_as_described() -> None:
    rng = Random(4)
    for game_type in GameType:
        board = Board(game_type)
        while not board.is_over and board.ply < 30:
            assert board.canonical_key == key_by_the_book(board)
            board.push(rng.choice(board.legal_moves))


def test_high_stacks_do_not_confuse_the_keys() -> None:
    board = Board("Base")
    beginning = "wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wB1 -wQ;bB1 bQ-;wB2 -wB1;bB2 bB1-"
    for move in beginning.split(";"):
        board.push(move)
    highest = 0
    rng = Random(1)
    while board.ply < 60 and not board.is_over:
        beetles = [move for piece in ("wB1", "wB2", "bB1", "bB2") for move in board.moves_of(piece)]
        board.push(rng.choice(beetles or board.legal_moves))
        assert board.canonical_key == key_by_the_book(board)
        highest = max(highest, *map(len, board.stacks.values()))
    assert highest > 2


def test_the_keys_of_a_whole_game() -> None:
    rng = Random(5)
    for game_type in GameType:
        board = Board(game_type)
        keys = [board.canonical_key]
        while not board.is_over and board.ply < 50:
            board.push(rng.choice(board.legal_moves))
            keys.append(board.canonical_key)
        assert board.canonical_keys() == tuple(keys)
        later = board.copy(history=False)
        assert later.canonical_keys() == tuple(keys[-1:])


@pytest.mark.processes
def test_both_builds_of_the_core_compute_the_same_keys() -> None:
    code = "import skep, sys; print(skep.Board.from_game_string(sys.argv[1]).canonical_key)"
    game, key = list(GOLDEN.items())[-1]
    done = subprocess.run(
        [sys.executable, "-c", code, game],
        env={**os.environ, "SKEP_CORE": "portable"},
        capture_output=True,
        timeout=PATIENCE,
        check=True,
    )
    assert int(done.stdout) == key
