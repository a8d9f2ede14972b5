"""A game as sent to the page: seats, moves, clock, offers and result."""

from __future__ import annotations

import msgspec
import pytest

from skep import Board, Color
from skep.outcomes import Reason
from skep.server.domain.clock import DAY_MS, Pace, TimeControl
from skep.server.domain.commands import Command
from skep.server.domain.game import HostedGame
from skep.server.domain.results import EndReason
from skep.server.views.colors import ColorName
from skep.server.views.game import (
    ClockView,
    OffersView,
    PlayedMoveView,
    ResultView,
    SeatKind,
    SeatView,
    view_game,
)
from skep.server.views.position import BySide
from tests.server.judging import (
    ACCEPT,
    ASK_REMATCH,
    ASK_UNDO,
    BLACK,
    OFFER,
    OPENING,
    RESIGN,
    WHITE,
    accepted,
    computer_game,
    here_game,
    invited_game,
    link_game,
    played,
)

NO_OFFERS = OffersView(None, None, None)


def test_a_new_game() -> None:
    state = view_game(link_game(), 0)
    assert (state.id, state.version, state.started_ms) == ("linked", 1, 0)
    assert (state.opponent, state.moves, state.clock) == ("link", [], None)
    assert (state.offers, state.result, state.next_game) == (NO_OFFERS, None, None)
    assert (state.thinking, state.computer_busy) == (False, False)
    assert state.position.last is None
    assert state.position.game_string == "Base;NotStarted;White[1]"


def test_everybody_at_the_table() -> None:
    seats = view_game(invited_game(), 0).seats
    assert seats.white == SeatView(SeatKind.PERSON, None, joined=True, name=None)
    assert seats.black == SeatView(SeatKind.PERSON, None, joined=False, name=None)


@pytest.mark.parametrize("computer", Color)
def test_the_computer_has_a_seat_and_a_level(computer: Color) -> None:
    state = view_game(computer_game(computer), 0)
    seats = {Color.WHITE: state.seats.white, Color.BLACK: state.seats.black}
    assert seats[computer] == SeatView(SeatKind.COMPUTER, 3, joined=True, name=None)
    assert seats[computer.other] == SeatView(SeatKind.PERSON, None, joined=True, name=None)
    assert state.thinking is (computer is Color.WHITE)


def test_a_busy_computer_says_so() -> None:
    assert view_game(computer_game(), 0, is_hurried=True).computer_busy


def test_every_move_with_its_time() -> None:
    game = played(link_game(), "wS1", now_ms=1_500)
    game = played(game, "bS1 wS1-", now_ms=4_000)
    state = view_game(game, 5_000)
    assert state.moves == [
        PlayedMoveView("wS1", "wS1", None, (0, 0), None, is_pass=False, ms=1_500),
        PlayedMoveView("bS1 wS1-", "bS1", None, (1, 0), None, is_pass=False, ms=2_500),
    ]
    assert state.position.last is not None
    assert state.position.last.piece == "bS1"
    assert state.version == 3


@pytest.mark.parametrize("plies", [0, 2])
def test_the_game_string_states_an_end_that_the_moves_do_not_show(plies: int) -> None:
    game = accepted(played(link_game(), *OPENING[:plies]), RESIGN, WHITE)
    game_string = view_game(game, 0).position.game_string
    assert game_string.split(";")[1] == "BlackWins"
    outcome = Board.from_game_string(game_string).outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (Color.BLACK, Reason.RESIGNED)


@pytest.mark.parametrize("plies", range(len(OPENING) + 1))
def test_the_game_string_is_that_of_the_board(plies: int) -> None:
    game = played(here_game(), *OPENING[:plies])
    position = view_game(game, 0).position
    assert position.game_string == game.board.game_string
    assert (position.ply, position.turn) == (plies, ["white", "black"][plies % 2])
    assert position.turn_number == 1 + plies // 2
    assert (position.game_type, position.rules) == ("Base", "rulebook")


def test_the_clock_shows_what_both_have_left() -> None:
    control = TimeControl.live(60, 5)
    full = view_game(link_game(control), 9).clock
    assert full == ClockView(Pace.LIVE, 60_000, 5_000, 60_000, 60_000, None, 9)
    running = view_game(played(link_game(control), *OPENING[:2], now_ms=1_000), 4_000).clock
    assert running == ClockView(Pace.LIVE, 60_000, 5_000, 57_000, 65_000, ColorName.WHITE, 4_000)


def test_a_clock_of_days() -> None:
    clock = view_game(played(link_game(TimeControl.days(3)), "wS1"), DAY_MS).clock
    assert clock == ClockView(
        Pace.DAYS, 3 * DAY_MS, 0, 3 * DAY_MS, 2 * DAY_MS, ColorName.BLACK, DAY_MS
    )


@pytest.mark.parametrize(
    ("command", "offers"),
    [
        (OFFER, OffersView(ColorName.WHITE, None, None)),
        (ASK_UNDO, OffersView(None, ColorName.WHITE, None)),
    ],
)
def test_offers_name_who_makes_them(command: Command, offers: OffersView) -> None:
    game = accepted(played(link_game(), *OPENING[:2]), command, WHITE)
    assert view_game(game, 0).offers == offers


@pytest.mark.parametrize(
    ("game", "white", "black"),
    [
        (played(link_game(), *OPENING), 4, 5),
        (played(link_game(), OPENING[0]), 0, None),
        (played(here_game(), *OPENING), 5, 5),
        (computer_game(), None, None),
        (accepted(played(here_game(), *OPENING), RESIGN, WHITE), None, None),
    ],
)
def test_how_far_each_side_could_take_moves_back(
    game: HostedGame, white: int | None, black: int | None
) -> None:
    assert view_game(game, 0).takeback == BySide(white, black)


def test_what_was_taken_back_can_be_played_again() -> None:
    game = played(computer_game(), *OPENING[:2])
    assert not view_game(game, 0).can_redo
    assert view_game(accepted(game, ASK_UNDO, WHITE), 0).can_redo


def test_the_end_and_what_comes_after() -> None:
    lost = accepted(link_game(), RESIGN, WHITE)
    assert view_game(lost, 0).result == ResultView(ColorName.BLACK, EndReason.RESIGNED)
    asked = accepted(lost, ASK_REMATCH, BLACK)
    assert view_game(asked, 0).offers == OffersView(None, None, ColorName.BLACK)
    agreed = view_game(accepted(asked, ASK_REMATCH, WHITE), 0)
    assert (agreed.next_game, agreed.offers) == ("next", NO_OFFERS)


def test_nobody_wins_a_draw() -> None:
    drawn = accepted(accepted(link_game(), OFFER, WHITE), ACCEPT, BLACK)
    assert view_game(drawn, 0).result == ResultView(None, EndReason.AGREEMENT)


def wire(game: HostedGame) -> dict[str, object]:
    """A game as it is sent."""
    sent: dict[str, object] = msgspec.json.decode(msgspec.json.encode(view_game(game, 0)))
    return sent


def test_the_names_on_the_wire() -> None:
    sent = wire(played(here_game(), "wS1"))
    assert sent["moves"] == [
        {
            "move": "wS1",
            "piece": "wS1",
            "from": None,
            "to": [0, 0],
            "thrown_by": None,
            "pass": False,
            "ms": 0,
        }
    ]
    assert sent["seats"] == {
        "white": {"kind": "person", "level": None, "joined": True, "name": None},
        "black": {"kind": "person", "level": None, "joined": True, "name": None},
    }
    assert sent["opponent"] == "here"
