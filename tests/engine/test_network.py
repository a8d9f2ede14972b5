"""The learned evaluation: files, and sums updated from position to position."""

from __future__ import annotations

import pickle
import random
from hashlib import sha256
from pathlib import Path

import pytest

from skep import Board, GameType, _core
from skep.engine import Engine, Limit, Network
from skep.engine.network import HAND_WRITTEN, SHAPE, network_content, packaged_network
from skep.errors import FileError
from skep.hexes import Hex
from skep.moves import Move
from tests.engine.networks import random_body, random_network


def from_scratch(network: Network, board: Board) -> int:
    return _core.Evaluator(network.core).evaluate(board._game, 0)


@pytest.mark.parametrize("game_type", GameType)
def test_kept_sums_are_exact(game_type: GameType) -> None:
    network = random_network()
    evaluator = _core.Evaluator(network.core)
    rng = random.Random(f"sums/{game_type}")
    seen = set()
    for _ in range(6):
        board = Board(game_type, "tournament")
        while board.outcome() is None and board.ply < 60:
            # As in a search: back and forth, sometimes skipping plies.
            if board.ply and rng.random() < 0.2:
                for _ in range(rng.randint(1, min(3, board.ply))):
                    board.pop()
            board.push(rng.choice(board.legal_moves))
            if rng.random() < 0.7:
                kept = evaluator.evaluate(board._game, rng.randrange(3))
                assert kept == from_scratch(network, board), board.game_string
                seen.add(kept)
    assert len(seen) > 50  # scores differ


def test_long_hives_are_exact() -> None:
    """A hive that leaves the narrow grid."""
    network = random_network()
    evaluator = _core.Evaluator(network.core)
    board = Board("Base", "tournament")
    rng = random.Random(3)
    while board.ply < 40 and board.outcome() is None:
        # The farthest place: the hive becomes long.
        moves = [move for move in board.legal_moves if isinstance(move, Move)]
        board.push(max(moves, key=lambda move: (abs(move.to.q), rng.random())))
        assert evaluator.evaluate(board._game, board.ply % 2) == from_scratch(network, board)
    columns = {at.q for at in board.stacks}
    assert max(columns) - min(columns) >= 14


def test_turned_and_mirrored_positions_are_worth_the_same() -> None:
    """Unless the queens lie on an axis of symmetry: then two views are equally good."""
    network = random_network()
    rng = random.Random(5)
    compared = 0
    for _ in range(12):
        board = Board("Base+MLP", "tournament")
        mirrored = Board("Base+MLP", "tournament")
        turned = Board("Base+MLP", "tournament")
        while board.outcome() is None and board.ply < 50:
            action = rng.choice(board.legal_moves)
            board.push(action)
            if not isinstance(action, Move):
                mirrored.push(action)
                turned.push(action)
                continue
            q, r = action.to.q, action.to.r
            mirrored.push(Move(action.piece, Hex(q + r, -r)))
            turned.push(Move(action.piece, Hex(q + r, -q)))
            white, black = board.locate("wQ"), board.locate("bQ")
            if white is None or black is None:
                continue
            dq, dr = black.q - white.q, black.r - white.r
            if 0 in (dq, dr, dq + dr, dq - dr, dq + 2 * dr, dr + 2 * dq):
                continue
            worth = from_scratch(network, board)
            assert worth == from_scratch(network, mirrored) == from_scratch(network, turned)
            compared += 1
    assert compared > 50


def test_a_file_can_be_read_back(tmp_path: Path) -> None:
    path = tmp_path / "some.skepnet"
    path.write_bytes(network_content(random_body(), {"made by": "a test"}))
    network = Network.load(path)
    assert network.description == {"made by": "a test", "shape": list(SHAPE)}
    board = Board("Base+MLP")
    assert Engine(network=network).analyse(board, Limit(nodes=500)) is not None
    by_name = Engine(network=str(path)).analyse(board, Limit(nodes=500))
    assert by_name.best == Engine(network=network).analyse(board, Limit(nodes=500)).best


def whole(body: bytes) -> bytes:
    return network_content(body, {})


def resealed(content: bytes) -> bytes:
    return content[:-32] + sha256(content[:-32]).digest()


WRONG = {
    "no network": (b"GIF89a", "does not start with SKEPNET"),
    "nothing": (b"", "does not start with SKEPNET"),
    "another version": (b"SKEPNET\x09" + whole(random_body())[8:], "another network version"),
    "cut off": (whole(random_body())[:-100], "its checksum is wrong"),
    "one byte wrong": (
        whole(random_body())[:5000] + b"\x7f" + whole(random_body())[5001:],
        "checksum",
    ),
    "too short": (whole(random_body()[:-2]), "another size"),
    "too long": (whole(random_body() + b"\0\0"), "another size"),
    "another shape": (
        resealed(whole(random_body()).replace(b"[%d" % SHAPE[0], b"[%d" % (SHAPE[0] + 1))),
        "has the shape",
    ),
    "no description": (resealed(b"SKEPNET\x01\xff\xff\xff\xff" + bytes(100)), "description"),
    "sums overflow": (whole(random_body(row=3000)), "a sum of the network could overflow"),
    "neurons overflow": (whole(random_body(weight=32767)[:-4] + b"\xff\xff\xff\x7f"), "overflow"),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_files_are_refused(name: str, tmp_path: Path) -> None:
    content, problem = WRONG[name]
    path = tmp_path / "wrong.skepnet"
    path.write_bytes(content)
    with pytest.raises(FileError, match=problem) as caught:
        Engine(network=str(path))
    assert str(path) in str(caught.value)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="cannot read"):
        Engine(network=str(tmp_path / "none.skepnet"))


def test_the_hand_written_evaluation_plays_only_if_asked() -> None:
    board = Board("Base+MLP")
    for move in ("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"):
        board.push(move)
    limit = Limit(nodes=3000)
    scores = {
        Engine(network=network).analyse(board, limit).score
        for network in (random_network(), packaged_network(), HAND_WRITTEN)
    }
    assert len(scores) == 3
    default = Engine().analyse(board, limit)
    assert default.lines == Engine(network=packaged_network()).analyse(board, limit).lines


def test_networks_travel_and_compare_by_content() -> None:
    network = random_network()
    copy = pickle.loads(pickle.dumps(network))
    assert copy == network
    assert hash(copy) == hash(network)
    assert copy.id == network.id
    assert network != random_network(2)
    assert network.id != random_network(2).id
    board = Board("Base+MLP")
    assert from_scratch(copy, board) == from_scratch(network, board)
