"""The insects, one module each, and the table that finds an insect's module."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from skep.pieces import Insect
from skep.rulebook.insects import mosquito
from skep.rulebook.insects.behavior import Behavior

BEHAVIORS: Final[Mapping[Insect, Behavior]] = {**mosquito.COPIED, Insect.MOSQUITO: mosquito}
