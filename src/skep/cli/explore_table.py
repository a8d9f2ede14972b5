"""What ``skep explore show`` prints: a table of moves and games, or values for programs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any, Final

from skep.board import Board
from skep.cli.book import move_values
from skep.explorer import Exploration, ExplorerMove, IndexedGame
from skep.openings import Tally
from skep.pieces import Color

_BAR: Final = 20
"""The characters of a bar."""
_MOVES: Final = 20
"""The moves that are listed."""
_UNKNOWN: Final = "-"


def values(board: Board, found: Exploration) -> dict[str, Any]:
    """An answer for programs."""
    return {
        "position": board.position_string,
        "games": found.total.games,
        **asdict(found.total),
        "moves": [_move_values(board, move) for move in found.moves],
        "strongest": [asdict(game) for game in found.strongest],
        "latest": [asdict(game) for game in found.latest],
    }


def table(board: Board, found: Exploration) -> str:
    """An answer for people."""
    return "\n".join(_lines(board, found))


def _lines(board: Board, found: Exploration) -> Iterator[str]:
    if not found.total.games:
        yield "No game in the index matches."
        return
    yield f"games: {found.total.games:,}  {_bar(found.total)}  {_shares(found.total)}"
    if found.moves:
        bar = f"{'results':<{_BAR}}"
        yield ""
        yield f"{'move':<10} {'games':>9}  {bar} score  strength  perf.  last        players"
        yield from (_move(board, move) for move in found.moves[:_MOVES])
    if len(found.moves) > _MOVES:
        rest = found.moves[_MOVES:]
        yield f"and {len(rest)} more moves in {sum(move.games for move in rest):,} games"
    for title, games in (("strongest games", found.strongest), ("latest games", found.latest)):
        if games:
            yield ""
            yield title
            yield from map(_game, games)


def _move(board: Board, move: ExplorerMove) -> str:
    players = ", ".join(player.name for player in move.players)
    cells = (
        f"{board.move_string(move.action):<10}",
        f"{move.games:>9,} ",
        _bar(move),
        f"{100 * move.score(board.turn):>3.0f} %",
        f"{move.strength or _UNKNOWN:>9}",
        f"{move.performance or _UNKNOWN:>6}",
        f" {move.last_played or _UNKNOWN:<11}",
        players or _UNKNOWN,
    )
    return " ".join(cells).rstrip()


def _game(game: IndexedGame) -> str:
    sides = f"{_side(game.white, game.white_strength)} - {_side(game.black, game.black_strength)}"
    where = f", {game.event}" if game.event else ""
    place = f" ({game.place})" if game.place else ""
    return f"  {game.date or _UNKNOWN:<10}  {sides}: {game.state}, {game.plies} plies{where}{place}"


def _side(name: str, strength: int | None) -> str:
    return (name or "?") + (f" {strength}" if strength else "")


def _bar(tally: Tally) -> str:
    """The shares of games that White has won, that were drawn, and that Black has won."""
    decided = tally.games - tally.undecided
    if not decided:
        return " " * _BAR
    white = round(_BAR * tally.white_wins / decided)
    black = round(_BAR * (tally.white_wins + tally.draws) / decided)
    return "W" * white + "=" * (black - white) + "B" * (_BAR - black)


def _shares(tally: Tally) -> str:
    counts = {
        f"{Color.WHITE} won": tally.white_wins,
        "drawn": tally.draws,
        f"{Color.BLACK} won": tally.black_wins,
        "undecided": tally.undecided,
    }
    return ", ".join(f"{name} {100 * it / tally.games:.0f} %" for name, it in counts.items() if it)


def _move_values(board: Board, move: ExplorerMove) -> dict[str, Any]:
    return {
        **move_values(board, move),
        "strength": move.strength,
        "performance": move.performance,
        "last_played": move.last_played or None,
        "players": [player._asdict() for player in move.players],
    }
