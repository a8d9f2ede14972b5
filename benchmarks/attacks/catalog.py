"""All attacks, in the order of their table."""

from __future__ import annotations

from typing import Final

from benchmarks.attacks.flooding import ping_flood
from benchmarks.attacks.not_reading import pings_unread, spectators_unread

ATTACKS: Final = (ping_flood, pings_unread, spectators_unread)
