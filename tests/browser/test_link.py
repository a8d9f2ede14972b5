"""Two browsers by link: the network fails, and no move is lost or doubled; secrets stay secret."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.conftest import Photograph, Visit
from tests.browser.network import Network
from tests.browser.visitor import OPENING, Visitor


def invite(host: Visitor) -> str:
    """Starts a game by link, and returns the path of the friend's link."""
    host.start("link")
    field = host.page.get_by_label(host.words("link-name", kind="friend"))
    link = urlsplit(field.input_value())
    host.press_button("close")
    return f"{link.path}#{link.fragment}"


def meet(visit: Visit) -> tuple[Visitor, Visitor, Network]:
    """A host whose network can fail, and a friend, after a move of each."""
    host, friend = visit(), visit()
    network = Network(host)
    friend.open(invite(host))
    friend.expect_ply(0)
    host.play(*OPENING[0])
    friend.expect_ply(1)
    friend.play(*OPENING[1])
    host.expect_ply(2)
    return host, friend, network


def lose(host: Visitor, friend: Visitor, network: Network) -> None:
    """The host's network fails, and both players see it."""
    network.fail()
    expect(host.page.get_by_text(host.words("reconnecting"))).to_be_visible()
    expect(friend.page.get_by_text(friend.words("away"))).to_be_visible()


def expect_reunion(host: Visitor, friend: Visitor, ply: int) -> None:
    host.expect_ply(ply)
    friend.expect_ply(ply)
    expect(host.page.get_by_text(host.words("reconnecting"))).to_be_hidden()
    expect(friend.page.get_by_text(friend.words("away"))).to_be_hidden()


def expect_opening(host: Visitor) -> None:
    """Each move of the opening was made once; a reload shows them and keeps the seat."""
    host.page.reload()
    host.expect_ply(len(OPENING))
    host.expect_turn()
    moves = host.game["moves"]
    assert [move["piece"] for move in moves] == [piece for piece, _ in OPENING]
    assert [it.get_attribute("title") for it in host.moves.all()] == [it["move"] for it in moves]


def test_a_move_made_without_network_arrives_once(visit: Visit, photograph: Photograph) -> None:
    host, friend, network = meet(visit)
    lose(host, friend, network)
    piece, to = OPENING[2]
    host.pick(piece)
    host.press(host.cell(to))
    photograph(host, "without-network")
    friend.expect_ply(2)

    network.recover()
    expect_reunion(host, friend, 3)
    friend.play(*OPENING[3])
    host.expect_ply(4)
    expect_opening(host)


def test_a_move_whose_answer_is_lost_counts_once(visit: Visit) -> None:
    host, friend, network = meet(visit)
    network.swallow_answers()
    piece, to = OPENING[2]
    host.pick(piece)
    host.press(host.cell(to))
    friend.expect_ply(3)
    lose(host, friend, network)
    friend.play(*OPENING[3])

    network.recover()
    expect_reunion(host, friend, 4)
    expect_opening(host)


def test_secrets_stay_secret(visit: Visit) -> None:
    host, friend, spectator = visit(), visit(), visit()
    path = invite(host)
    friend.open(path)
    friend.expect_ply(0)
    spectator.open(f"/game/{host.game_id}")
    spectator.expect_ply(0)
    host.play(*OPENING[0])
    friend.expect_ply(1)
    friend.expect_turn()
    spectator.expect_ply(1)

    assert host.secrets.isdisjoint(friend.secrets)
    invitation = path.partition("#")[2]
    secrets = host.secrets | friend.secrets
    assert len(secrets) == 2  # a seat each: the invitation is used up
    assert invitation not in secrets
    secrets.add(invitation)
    assert spectator.secrets == set()
    for visitor in (host, friend, spectator):
        assert not any(secret in visitor.page.url for secret in secrets)
        for request in visitor.requests:
            seen = urlsplit(request.url)._replace(fragment="").geturl()
            assert not any(secret in seen for secret in secrets)
            assert not request.headers.get("referer")
    log = host.site.log.read_text(encoding="utf-8")
    assert not any(secret in log for secret in secrets)

    # A spectator can neither move nor resign.
    expect(spectator.page.get_by_text(spectator.words("you"), exact=True)).to_be_hidden()
    spectator.press_button("more")
    expect(spectator.button("resign")).to_be_hidden()
