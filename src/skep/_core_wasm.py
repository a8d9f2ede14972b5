"""The core in a browser tab: games of the WebAssembly module (native/web/interface.hpp).

The worker in web/src/tab registers a ``Core`` of web/engine/src/core.ts as
``skep_core_module.core``. Searches run in a worker of their own, so there is no ``Search`` here.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, TypeAlias

_Triple: TypeAlias = tuple[int, int, int]

_core: Any = import_module("skep_core_module").core
_call: Any = _core.call
_demand: Any = _core.demand  # raises an error where the core answers 0
_to_js: Any = import_module("pyodide.ffi").to_js
_NONE: Final = -1
_PASS: Final = (-1, 0, 0)
_UNSIGNED: Final = 2**64 - 1  # JavaScript gets 64-bit numbers as signed ones


def _answer(words: int) -> list[int]:
    """The last answer of the core."""
    found: list[int] = _core.output(words).to_py().tolist()
    return found


VARIANT: Final[str] = _core.variant
(
    WIN,
    LONGEST_WIN,
    MAX_DEPTH,
    _max_seconds,
    MAX_THREADS,
    MAX_PERFT_DEPTH,
    _,
    NETWORK_KINDS,
    NETWORK_STATES,
    NETWORK_ONE,
    NETWORK_WEIGHT_ONE,
    POINTS_A_LOGIT,
    NETWORK_INPUTS,
    NETWORK_WIDTH,
    NETWORK_FIRST,
    NETWORK_SECOND,
    NETWORK_BUCKETS,
    _,
) = _answer(_call("skep_constants"))
MAX_SECONDS: Final = float(_max_seconds)


def _actions(words: Sequence[int]) -> list[_Triple | None]:
    """Actions from three words each; None is a pass."""
    triples = zip(words[::3], words[1::3], words[2::3], strict=True)
    return [None if triple[0] == _NONE else triple for triple in triples]


class WasmActions:
    """The legal actions of one position; None is a pass."""

    __slots__ = ("_actions",)

    def __init__(self, actions: list[_Triple | None]) -> None:
        self._actions = actions

    def __len__(self) -> int:
        return len(self._actions)

    def __getitem__(self, index: int) -> _Triple | None:
        return self._actions[index]

    def contains(self, piece: int, q: int, r: int) -> bool:
        return (piece, q, r) in self._actions

    def contains_pass(self) -> bool:
        return None in self._actions


class WasmGame:
    """A game from its start to now."""

    __slots__ = ("_handle",)

    def __init__(
        self,
        game_type: int,
        queen_first: bool,
        threefold: bool,
        pieces: Sequence[_Triple] = (),
        ply: int = 0,
        resting: int | None = None,
    ) -> None:
        self._handle = 0  # for __del__, if the core refuses
        if pieces:
            words = array("i", (word for piece in pieces for word in piece))
            _core.writeInput(_to_js(words.tobytes()))
        rests = _NONE if resting is None else resting
        self._handle = _demand(
            "skep_game_new", game_type, queen_first, threefold, len(pieces), ply, rests
        )

    def __del__(self) -> None:
        if self._handle:
            _call("skep_game_free", self._handle)

    def copy(self) -> WasmGame:
        twin = WasmGame.__new__(WasmGame)
        twin._handle = 0
        twin._handle = _demand("skep_game_copy", self._handle)
        return twin

    def actions(self) -> WasmActions:
        return WasmActions(_actions(_answer(3 * _call("skep_game_actions", self._handle))))

    def push(self, piece: int, q: int, r: int) -> bool:
        return bool(_call("skep_game_push", self._handle, piece, q, r))

    def push_pass(self) -> bool:
        return self.push(*_PASS)

    def pop(self) -> None:
        _demand("skep_game_pop", self._handle)

    def last(self) -> _Triple | None:
        return self.history()[-1]

    def history(self) -> list[_Triple | None]:
        return _actions(_answer(3 * _call("skep_game_history", self._handle)))

    def placed(self) -> list[tuple[int, int, int, int]]:
        words = _answer(4 * _call("skep_game_placed", self._handle))
        return list(zip(words[::4], words[1::4], words[2::4], words[3::4], strict=True))

    @property
    def resting(self) -> int | None:
        piece: int = _call("skep_game_resting", self._handle)
        return None if piece == _NONE else piece

    @property
    def ply(self) -> int:
        return int(_call("skep_game_ply", self._handle))

    @property
    def played(self) -> int:
        return int(_call("skep_game_played", self._handle))

    @property
    def result(self) -> int:
        return int(_call("skep_game_result", self._handle))

    @property
    def key(self) -> int:
        return int(_call("skep_game_key", self._handle)) & _UNSIGNED

    @property
    def canonical_key(self) -> int:
        return int(_call("skep_game_canonical_key", self._handle)) & _UNSIGNED

    def canonical_keys(self) -> list[int]:
        words = _answer(2 * _call("skep_game_canonical_keys", self._handle))
        halves = [word & (2**32 - 1) for word in words]
        return [low | high << 32 for low, high in zip(halves[::2], halves[1::2], strict=True)]

    @property
    def occurrences(self) -> int:
        return int(_call("skep_game_occurrences", self._handle))

    def perft(self, depth: int) -> int:
        return int(_call("skep_game_perft", self._handle, depth))


Actions, Game = WasmActions, WasmGame  # as the native core calls them
