"""Player specs: who plays, and how long it may think."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import count
from pathlib import Path

from skep.arena.python_source import PythonSource
from skep.engine import DEFAULT_MEGABYTES, FULL_LEVEL, Limit
from skep.engine.network import Network, identity, packaged_network
from skep.uhp.client.engine import MOVE_PATIENCE
from skep.uhp.limits import TimeForm


@dataclass(frozen=True, slots=True)
class PlayerSpec:
    """One player of a contest: a UHP engine, a Python player, or else the built-in engine."""

    name: str
    limit: Limit
    command: tuple[str, ...] = ()
    """Starts a UHP engine."""
    python: PythonSource | None = None
    """Makes a Python player."""
    level: int = FULL_LEVEL
    """How strong the built-in engine plays."""
    table: int = DEFAULT_MEGABYTES
    """The megabytes of the built-in engine's table."""
    network: Network | None = field(default_factory=packaged_network)
    """The built-in engine's network; None for the hand-written evaluation."""
    clock: TimeForm = TimeForm.AUTO
    """How a UHP engine gets its seconds."""
    options: tuple[tuple[str, str], ...] = ()
    """Options to set in a UHP engine after it has started."""
    patience: float | None = None
    """Seconds for a reply without a time limit; None means 60 for a move, 10 for anything else."""
    log: Path | None = None
    """Where the UHP traffic is logged; it does not affect the games."""

    def described(self) -> dict[str, object]:
        """The spec as plain values, for the results file."""
        values: dict[str, object] = asdict(replace(self, network=None, log=None))
        del values["log"], values["python"]
        if self.python is not None:
            values["python"] = self.python.name
        values["network"] = identity(self.network)
        values["patience"] = self.patience or MOVE_PATIENCE
        values["command"] = list(self.command)
        values["clock"] = self.clock.value
        values["options"] = [list(option) for option in self.options]
        return values


def distinct_names(specs: Sequence[PlayerSpec]) -> tuple[PlayerSpec, ...]:
    """The players with distinct names: players that share a name are numbered."""
    uses = Counter(spec.name for spec in specs)
    taken = {name for name, times in uses.items() if times == 1}
    distinct = []
    for spec in specs:
        name = spec.name
        if uses[name] > 1:
            numbered = (f"{spec.name} {number}" for number in count(1))
            name = next(name for name in numbered if name not in taken)
            taken.add(name)
        distinct.append(replace(spec, name=name))
    return tuple(distinct)
