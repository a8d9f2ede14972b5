"""The attack tools measure and send what they claim."""

from __future__ import annotations

import pytest
from benchmarks.attacks import wire
from benchmarks.attacks.bystander import INTERVAL, Delays
from benchmarks.attacks.catalog import ATTACKS
from benchmarks.attacks.figures import Figure, at_most, expected, table
from benchmarks.attacks.prepared import endless, game_string
from websockets.frames import Opcode
from websockets.server import ServerProtocol

from skep.board import Board
from skep.pieces import GameType


def received_by_a_server(data: bytes) -> list[tuple[Opcode, bytes]]:
    protocol = ServerProtocol()
    request = wire.request(80, "GET /", headers=wire.UPGRADE)
    protocol.receive_data(request)
    (hello,) = protocol.events_received()
    protocol.send_response(protocol.accept(hello))  # type: ignore[arg-type]
    protocol.receive_data(data)
    return [(frame.opcode, bytes(frame.data)) for frame in protocol.events_received()]  # type: ignore[union-attr]


@pytest.mark.parametrize("size", [0, 125, 126, 4096])
def test_frames_are_those_of_a_client(size: int) -> None:
    data = wire.frame(wire.PING, bytes(min(size, 125))) + wire.frame(wire.TEXT, b"x" * size)
    assert received_by_a_server(data) == [
        (Opcode.PING, bytes(min(size, 125))),
        (Opcode.TEXT, b"x" * size),
    ]


def test_a_given_header_replaces_the_usual_one() -> None:
    request = wire.request(80, "POST /", b"{}", [("Host", "evil.example")])
    assert request.count(b"Host:") == 1
    assert b"Host: evil.example\r\n" in request
    assert request.endswith(b"\r\n\r\n{}")


def test_a_freeze_counts_for_every_move_it_delayed() -> None:
    quick = Delays.of(99 * [0.01])
    frozen = Delays.of([*(99 * [0.01]), 100 * INTERVAL])
    assert quick.p99 == pytest.approx(10)
    assert frozen.p50 > 40, "a hundred moves would have been made in that time"
    assert frozen.longest == pytest.approx(10_000)


def test_a_game_in_which_nothing_arrives_misses_what_is_required() -> None:
    assert not Delays.of([]).figure().is_met


def test_prepared_games_go_on() -> None:
    board = Board(GameType.BASE_MLP, "rulebook")
    for action in endless(300, seed=1):
        board.push(action)
    assert board.outcome() is None
    assert Board.from_game_string(game_string(300), "rulebook").ply == 300


def test_the_table_has_a_row_per_figure_and_names_an_attack_once() -> None:
    rows = [
        ("flood", at_most("time", 2, 1, "s")),
        ("flood", expected("status", 400, 400)),
        ("other", Figure("frames", "7")),
    ]
    assert table(rows).splitlines()[2:] == [
        "| flood | time | 2 s | at most 1 s | missed |",
        "|  | status | 400 | 400 | ok |",
        "| other | frames | 7 |  |  |",
    ]


def test_each_attack_has_its_own_name() -> None:
    assert len({attack.name for attack in ATTACKS}) == len(ATTACKS)
