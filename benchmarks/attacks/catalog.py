"""All attacks, in the order of their table."""

from __future__ import annotations

from typing import Final

from benchmarks.attacks.addresses import forged_proxy, many_sockets, old_moves
from benchmarks.attacks.costly import documents, long_games, long_positions
from benchmarks.attacks.flooding import ping_flood
from benchmarks.attacks.malformed import bad_bodies, other_sites
from benchmarks.attacks.not_reading import pings_unread, spectators_unread
from benchmarks.attacks.seats import invitation
from benchmarks.attacks.unfinished import descriptors, half_sent

ATTACKS: Final = (
    *(ping_flood, pings_unread, spectators_unread),
    *(half_sent, descriptors),
    *(long_positions, long_games, documents),
    *(many_sockets, old_moves, forged_proxy),
    invitation,
    *(bad_bodies, other_sites),
)
