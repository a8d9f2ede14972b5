"""Checks each player before the match, so that a mistyped command is reported at once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from skep import __version__
from skep.arena.builtin_contestant import BuiltinContestant
from skep.arena.contestant import Contestant
from skep.arena.faults import PlayerFaultError, with_last_words
from skep.arena.python_contestant import PythonContestant
from skep.arena.specs import PlayerSpec
from skep.arena.uhp_contestant import UhpContestant
from skep.board import Board
from skep.engine.signature import signature
from skep.errors import EngineRefusedError, SettingError
from skep.pieces import GameType
from skep.rulesets import DEFAULT_RULES, Opening, RuleSet
from skep.uhp.limits import TimeForm, bestmove_command

_RULES = "Rules"  # the name of the option, as in our own engine


class ReadyPlayer(NamedTuple):
    """A player that can start: its complete spec and its identity."""

    spec: PlayerSpec
    identity: str


def make_contestant(spec: PlayerSpec) -> Contestant:
    """The contestant of a spec."""
    if spec.python is not None:
        return PythonContestant(spec, spec.python)
    return UhpContestant(spec) if spec.command else BuiltinContestant(spec)


def get_ready(
    spec: PlayerSpec, game_types: Iterable[GameType], rules: str = DEFAULT_RULES
) -> ReadyPlayer:
    """Start the player once; raise SettingError if it cannot play this match."""
    if spec.command:
        return _get_engine_ready(spec, game_types, rules)
    contestant = make_contestant(spec)
    try:
        for game_type in game_types:
            contestant.start_game(Board(game_type, rules))
    except PlayerFaultError as error:
        raise _cannot_play(spec, error, contestant) from None
    if spec.python is not None:
        return ReadyPlayer(spec, spec.python.name)
    return ReadyPlayer(spec, f"Skep {__version__}, engine {signature(spec.network)}")


def _get_engine_ready(spec: PlayerSpec, game_types: Iterable[GameType], rules: str) -> ReadyPlayer:
    _bestmove(spec, spec.clock)
    contestant = UhpContestant(spec)
    try:
        with contestant.faults():
            for game_type in game_types:
                contestant.start_game(Board(game_type, rules))
            engine = contestant.engine
            spec = _with_rules(spec, contestant, rules)
            if spec.limit.seconds is not None:
                spec = replace(spec, clock=engine.time_form())
            command = _bestmove(spec, spec.clock)
            if spec.limit.nodes is not None and not engine.understands(command):
                raise SettingError(
                    f"{spec.name} has no bestmove nodes N: give it seconds or a depth"
                )
            return ReadyPlayer(spec, engine.id)
    except PlayerFaultError as error:
        raise _cannot_play(spec, error, contestant) from None
    finally:
        contestant.close()


def _cannot_play(spec: PlayerSpec, error: PlayerFaultError, contestant: Contestant) -> SettingError:
    detail = with_last_words(error.detail, contestant.last_words())
    return SettingError(f"{spec.name} cannot play ({error.fault.value}): {detail}")


def _bestmove(spec: PlayerSpec, form: TimeForm) -> str:
    try:
        return bestmove_command(spec.limit, form)
    except SettingError as error:
        raise SettingError(f"{spec.name}: {error}") from None


def _with_rules(spec: PlayerSpec, contestant: UhpContestant, rules: str) -> PlayerSpec:
    """Set the rules in an engine that has the option, and try the first moves they allow."""
    if not any(name.lower() == _RULES.lower() for name, _ in spec.options):
        for option in contestant.engine.options.values():
            if option.name.lower() == _RULES.lower() and rules in option.allowed:
                contestant.engine.set_option(option.name, rules)
                spec = replace(spec, options=(*spec.options, (option.name, rules)))
    if RuleSet.preset(rules).opening is Opening.RULEBOOK:
        board = Board(rules=rules)
        board.push("wQ")
        try:
            contestant.engine.new_game(board)
        except EngineRefusedError as error:
            raise SettingError(
                f"{spec.name} cannot play by --rules {rules}: it refuses the queen as the first"
                f" piece ({error.detail})"
            ) from None
    return spec
