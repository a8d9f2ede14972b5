"""The hive: the occupied hexes, each with its pieces from the ground up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from skep.hexes import Hex
from skep.pieces import Piece

Stacks: TypeAlias = Mapping[Hex, tuple[Piece, ...]]
