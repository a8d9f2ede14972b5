"""A check of each player before the match, so that a mistyped command is reported at once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from skep import __version__
from skep.arena.builtin import BuiltinPlayer
from skep.arena.faults import Fault, PlayerFaultError, with_last_words
from skep.arena.player import Player
from skep.arena.specs import Clock, PlayerSpec
from skep.arena.uhp_player import UhpPlayer, bestmove_command
from skep.board import Board
from skep.engine import Limit
from skep.engine.signature import signature
from skep.errors import SettingError
from skep.pieces import GameType
from skep.rulesets import DEFAULT_RULES, Opening, RuleSet

_RULES = "Rules"  # the name of the option, here as in our own engine


class Ready(NamedTuple):
    """A player that can start: its spec with nothing left open, and who it says it is."""

    spec: PlayerSpec
    identity: str


def make_player(spec: PlayerSpec) -> Player:
    """The player of a spec."""
    return UhpPlayer(spec) if spec.command else BuiltinPlayer(spec)


def get_ready(
    spec: PlayerSpec, game_types: Iterable[GameType], rules: str = DEFAULT_RULES
) -> Ready:
    """Start the player once; raise SettingError if it cannot play this match."""
    if not spec.command:
        BuiltinPlayer(spec)
        return Ready(spec, f"Skep {__version__}, engine {signature(spec.network)}")
    limit = spec.limit
    if sum(part is not None for part in (limit.seconds, limit.depth, limit.nodes)) > 1:
        raise SettingError(f"{spec.name}: a UHP engine has one limit: seconds, depth or nodes")
    player = UhpPlayer(spec)
    try:
        for game_type in game_types:
            player.start_game(Board(game_type, rules))
        spec = _with_rules(spec, player, rules)
        spec = replace(spec, clock=_settled_clock(spec, player))
        if limit.nodes is not None and not player.understands(bestmove_command(limit, spec.clock)):
            raise SettingError(f"{spec.name} has no bestmove nodes N: give it seconds or a depth")
    except PlayerFaultError as error:
        detail = with_last_words(error.detail, player.last_words())
        raise SettingError(f"{spec.name} cannot play ({error.fault.value}): {detail}") from None
    finally:
        player.close()
    return Ready(spec, player.identity)


def _with_rules(spec: PlayerSpec, player: UhpPlayer, rules: str) -> PlayerSpec:
    """Set the rules in an engine that can be set; make sure that it takes the first moves."""
    if not any(name.lower() == _RULES.lower() for name, _ in spec.options):
        option = player.set_choice(_RULES, rules)
        if option is not None:
            spec = replace(spec, options=(*spec.options, option))
    if RuleSet.preset(rules).opening is Opening.RULEBOOK:
        board = Board(rules=rules)
        board.push("wQ")
        try:
            player.start_game(board)
        except PlayerFaultError as error:
            if error.fault is not Fault.REFUSED:
                raise
            raise SettingError(
                f"{spec.name} cannot play by --rules {rules}: it refuses the queen as the first"
                f" piece ({error.detail})"
            ) from None
    return spec


def _settled_clock(spec: PlayerSpec, player: UhpPlayer) -> Clock:
    seconds = spec.limit.seconds
    clock = spec.clock
    if seconds is None:
        return clock
    if clock is Clock.AUTO:
        trial = bestmove_command(Limit(seconds=0.01), Clock.SECONDS)
        clock = Clock.SECONDS if player.understands(trial) else Clock.TIME
    if clock is Clock.TIME and not seconds.is_integer():
        raise SettingError(
            f"{spec.name} takes its time as hh:mm:ss, so {seconds:g} s is no limit for it"
        )
    return clock
