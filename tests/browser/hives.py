"""Games with large hives, for what only these can show."""

from __future__ import annotations

import random
from typing import Any, Final

from tests.server.playing import Client, RunningServer

ALL_PIECES: Final = 28
ROW: Final = ("Q", "A1", "S1", "B1", "G1", "A2", "S2", "B2")
_QUEENS: Final = ("wQ", "bQ")
_SEED: Final = 4


def grow(client: Client, plies: int) -> dict[str, Any]:
    """The position after this many placements, the queens first."""
    dice = random.Random(_SEED)
    while client.ply < plies:
        position = client.game["position"]
        placeable = sorted(set(position["legal"]) & set(position["reserve"][position["turn"]]))
        piece = next((name for name in _QUEENS if name in placeable), None)
        piece = piece or dice.choice(placeable)
        before = client.ply
        client.move(piece, dice.choice(position["legal"][piece]))
        client.wait_for_ply(before + 1)
    position = client.game["position"]
    return dict(position)


def late_game(site: RunningServer, plies: int = ALL_PIECES) -> tuple[str, dict[str, Any]]:
    """A game between two people on one screen with all insects in play: its path and position."""
    created = site.create(opponent={"kind": "here"}, game_type="Base+MLP")
    with Client.welcomed(site, created["id"], created["token"]) as client:
        position = grow(client, plies)
    return f"/game/{created['id']}#{created['token']}", position


def lay_row(white: Client, black: Client) -> None:
    """Puts 16 pieces in a row: White's grow to the left, Black's to the right."""
    for turn, kind in enumerate(ROW):
        for client, color, at in ((white, "w", -turn), (black, "b", turn + 1)):
            client.wait_for_ply(2 * turn + (color == "b"))
            client.move(color + kind, [at, 0])
    for client in (white, black):
        client.wait_for_ply(2 * len(ROW))
