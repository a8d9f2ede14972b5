"""Whatever the commands and their order, games stay consistent and seats stay taken."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from skep import PASS, Color, Hex, Move, Piece
from skep.server.domain.clock import TimeControl
from skep.server.domain.commands import CheckClock, Command, Join, Play
from skep.server.domain.game import HostedGame
from skep.server.domain.judge import judge
from skep.server.domain.refusals import Refusal
from skep.server.domain.seating import Claim, SeatKeys, claim
from tests.server.judging import (
    ACCEPT,
    ALLOW_UNDO,
    ASK_REMATCH,
    ASK_UNDO,
    DECLINE,
    NO_REMATCH,
    OFFER,
    REDO,
    REFUSE_UNDO,
    RESIGN,
    computer_game,
    here_game,
    invited_game,
    link_game,
)

SEATS = st.sampled_from([frozenset(), *(frozenset({c}) for c in Color), frozenset(Color)])
TALK: st.SearchStrategy[Command] = st.sampled_from(
    [
        *(ACCEPT, ALLOW_UNDO, ASK_REMATCH, ASK_UNDO, DECLINE, NO_REMATCH),
        *(OFFER, REDO, REFUSE_UNDO, Join(), CheckClock()),
    ]
)
NONSENSE = st.builds(
    lambda ply, q, r: Play(ply, Move(Piece("wA1"), Hex(q, r))),
    st.integers(-3, 30),
    st.integers(-3, 3),
    st.integers(-3, 3),
)
STARTS = st.sampled_from([link_game(TimeControl.live(60, 1)), here_game(), computer_game()])


@given(STARTS, st.data())
@settings(max_examples=60)
def test_a_game_stays_consistent(game: HostedGame, data: st.DataObject) -> None:
    now = 0
    for _ in range(data.draw(st.integers(1, 40))):
        now += data.draw(st.integers(0, 3_000))
        command = data.draw(_commands(game))
        after = judge(game, command, data.draw(SEATS), now)
        if isinstance(after, Refusal):
            assert after.message
            continue
        _check(game, after, now)
        game = after


def _commands(game: HostedGame) -> st.SearchStrategy[Command]:
    moves = list(game.board.legal_moves) or [PASS]
    legal: st.SearchStrategy[Command] = st.sampled_from(moves).map(
        lambda action: Play(game.ply, action)
    )
    return legal | TALK | NONSENSE | st.just(RESIGN)


def _check(before: HostedGame, after: HostedGame, now: int) -> None:
    assert after.version == before.version + (after is not before)
    assert after.ply == after.board.ply
    assert tuple(move.action for move in after.moves) == after.board.history
    assert tuple(move.text for move in after.moves) == after.board.move_strings
    assert before.ply == before.board.ply, "the earlier game was changed"
    if after.board.outcome() is not None:
        assert after.result is not None
    if after.result is not None:
        assert after.expires_ms is None
        assert (after.offers.draw, after.offers.undo) == (None, None)
    if after.clock is not None:
        assert after.clock.running in (None, after.turn)
        assert all(after.clock.left_ms(color, now) >= 0 for color in Color)
    assert after.next_game is None or after.result is not None


OWN, INVITE, *STRANGERS = (bytes([n]) * 32 for n in range(6))
SECRETS = st.sampled_from([OWN, INVITE, *STRANGERS])


@given(st.lists(st.tuples(SECRETS, SECRETS)))
def test_a_seat_goes_to_the_first_who_has_the_invitation(asked: list[tuple[bytes, bytes]]) -> None:
    keys = SeatKeys(OWN, None, INVITE)
    winner = next((key for invite, key in asked if invite == INVITE and key != OWN), None)
    for invite, key in asked:
        claimed = claim(invited_game(), keys, invite, key)
        if isinstance(claimed, Claim):
            keys = claimed.keys
            assert keys.held_by(key) == {claimed.color}
        assert keys.white == OWN
    assert (keys.black, keys.invite) == (winner, None if winner else INVITE)
