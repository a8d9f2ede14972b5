"""The settings of a training run, and the losses of each epoch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from skep._checks import checked_number, whole_number
from skep.errors import SettingError

_MAX_SEED = (1 << 32) - 1


@dataclass(frozen=True, slots=True)
class TrainingSettings:
    """Everything the network depends on, except the data."""

    epochs: int = 8
    batch: int = 8192
    rate: float = 2e-3
    """The highest learning rate; it falls to almost nothing by the end."""
    result_share: float = 0.3
    """How much the result of the game counts against the score of the search."""
    decay: float = 3.0
    """How strongly weights decay to zero, so that the network does not memorize single games."""
    seed: int = 1

    def __post_init__(self) -> None:
        self._set("epochs", whole_number("the number of epochs", self.epochs, 1))
        self._set("batch", whole_number("the number of positions per step", self.batch, 1))
        self._set("rate", checked_number("the learning rate", self.rate))
        self._set("result_share", checked_number("the share", self.result_share, zero=True))
        self._set("decay", checked_number("the decay", self.decay, zero=True))
        self._set("seed", whole_number("the seed", self.seed, 0, _MAX_SEED))
        if self.result_share > 1:
            raise SettingError(f"the share must be a number from 0 to 1, not {self.result_share}")

    def _set(self, name: str, value: float) -> None:
        object.__setattr__(self, name, value)


class Epoch(NamedTuple):
    """The losses of an epoch: the mean squared errors of the predicted chance of winning."""

    training: float
    validation: float
    seconds: float
