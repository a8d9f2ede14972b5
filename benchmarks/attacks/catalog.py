"""All attacks, in the order of their table."""

from __future__ import annotations

from typing import Final

from benchmarks.attacks.addresses import forged_proxy, many_sockets, old_moves
from benchmarks.attacks.computing import level_10
from benchmarks.attacks.costly import documents, long_games, long_positions
from benchmarks.attacks.ending import restart, second_server, sigterm
from benchmarks.attacks.flooding import none, ping_flood
from benchmarks.attacks.malformed import bad_bodies, other_sites
from benchmarks.attacks.not_reading import pings_unread, spectators_unread
from benchmarks.attacks.operating import full_disk, logs
from benchmarks.attacks.seats import invitation
from benchmarks.attacks.unfinished import descriptors, half_sent
from benchmarks.attacks.wall_clock import wall_clock

ATTACKS: Final = (
    none,
    *(ping_flood, pings_unread, spectators_unread),
    *(half_sent, descriptors),
    *(long_positions, long_games, documents),
    *(many_sockets, old_moves, forged_proxy),
    *(invitation, sigterm, logs, full_disk, bad_bodies),
    *(level_10, restart, second_server, other_sites, wall_clock),
)
