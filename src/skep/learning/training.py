"""Training: the network learns what searches and results say of positions."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import asdict, dataclass
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from torch import Tensor

from skep import _core
from skep._disk import write_whole
from skep.errors import FileError, SettingError
from skep.learning.dataset import Dataset
from skep.learning.games import NOT_SEARCHED
from skep.learning.model import Model
from skep.learning.samples import UNKNOWN, Samples

_SEEDS = 1 << 32
_WARM_UP = 0.05  # the share of all steps in which the rate rises
_LAST_RATE = 1 / 7500  # of the highest


@dataclass(frozen=True, slots=True)
class TrainingSettings:
    """What decides how the network comes out."""

    epochs: int = 8
    batch: int = 8192
    rate: float = 2e-3
    """Of learning, at its highest; it falls to almost nothing by the end."""
    result_share: float = 0.3
    """How much the game's result counts beside the search's score."""
    decay: float = 3.0
    """Of weights that nothing holds up: it keeps single games from being learned by heart."""
    seed: int = 1

    def __post_init__(self) -> None:
        if self.epochs < 1 or self.batch < 1:
            raise SettingError("training takes at least one epoch and one position a step")
        if not 0 < self.rate < math.inf:
            raise SettingError(f"a learning rate is more than 0, not {self.rate}")
        if not 0 <= self.result_share <= 1:
            raise SettingError(f"a share is from 0 to 1, not {self.result_share}")
        if not 0 <= self.decay < math.inf:
            raise SettingError(f"a decay is 0 or more, not {self.decay}")
        if not 0 <= self.seed < _SEEDS:
            raise SettingError(f"a seed is from 0 to {_SEEDS - 1}, not {self.seed}")


class Epoch(NamedTuple):
    """How well the network did: the mean squared error of the chance of winning."""

    training: float
    validation: float
    seconds: float


class Trainer:
    """A network on its way, one epoch after the other.

    With the same data and settings the same network comes out, on the same kind of machine:
    whether it was stopped and resumed from a checkpoint or not.
    """

    def __init__(self, data: Dataset, settings: TrainingSettings, device: str) -> None:
        self._device = torch.device(device)
        self._settings = settings
        self._training = _Rows(data.training, settings.result_share, self._device)
        self._validation = _Rows(data.validation, settings.result_share, self._device)
        self._identity = asdict(settings) | {
            "positions": len(data.training),
            "data": _fingerprint(data),
            "device": self._device.type,
        }
        torch.manual_seed(settings.seed)
        self.model = Model().to(self._device)
        self._optimizer = torch.optim.AdamW(
            self.model.parameters(), lr=settings.rate, weight_decay=settings.decay
        )
        self.steps: Final = settings.epochs * -(-len(data.training) // settings.batch)
        self._schedule = torch.optim.lr_scheduler.LambdaLR(
            self._optimizer, lambda step: _rate(step / self.steps)
        )
        self.epochs: list[Epoch] = []

    def described(self) -> dict[str, Any]:
        """What it learns from and how, as plain values."""
        return dict(self._identity)

    @property
    def is_done(self) -> bool:
        return len(self.epochs) == self._settings.epochs

    def train_epoch(self, on_step: Callable[[int], object]) -> Epoch:
        """Go through all positions once, in an order that is new each time.

        ``on_step`` hears how many steps were taken since the first epoch.
        """
        start = monotonic()
        shuffle = torch.Generator().manual_seed(self._settings.seed * 10007 + len(self.epochs))
        order = torch.randperm(len(self._training), generator=shuffle).to(self._device)
        self.model.train()
        total = torch.zeros((), device=self._device)
        chunks = torch.split(order, self._settings.batch)
        for step, chunk in enumerate(chunks, len(chunks) * len(self.epochs) + 1):
            self._optimizer.zero_grad(set_to_none=True)
            loss = self._training.loss(self.model, chunk)
            torch.autograd.backward(loss)
            self._optimizer.step()
            self._schedule.step()
            total += loss.detach() * len(chunk)
            on_step(step)
        if not math.isfinite(total.item()):
            raise SettingError(
                f"the training came apart: try a lower rate than {self._settings.rate}"
            )
        epoch = Epoch(total.item() / len(self._training), self._validate(), monotonic() - start)
        self.epochs.append(epoch)
        return epoch

    def save(self, path: Path) -> None:
        """Keep all that going on needs; an older checkpoint stays until this one is whole."""
        state = {
            "identity": self._identity,
            "model": self.model.state_dict(),
            "optimizer": self._optimizer.state_dict(),
            "schedule": self._schedule.state_dict(),
            "epochs": [tuple(epoch) for epoch in self.epochs],
        }
        content = BytesIO()
        torch.save(state, content)
        write_whole(path, content.getvalue())

    def resume(self, path: Path) -> None:
        """Go on from a checkpoint."""
        try:
            state = torch.load(path, map_location=self._device, weights_only=True)
            identity, epochs = state["identity"], [Epoch(*epoch) for epoch in state["epochs"]]
        except Exception as error:  # whatever a damaged file makes torch raise
            raise FileError(f"{path} is no checkpoint, delete it: {error}") from None
        if identity != self._identity:
            raise FileError(
                f"{path} is a checkpoint of other data or settings: "
                "delete it, or choose another --out"
            )
        self.model.load_state_dict(state["model"])
        self._optimizer.load_state_dict(state["optimizer"])
        self._schedule.load_state_dict(state["schedule"])
        self.epochs = epochs

    @torch.no_grad()
    def _validate(self) -> float:
        self.model.eval()
        rows = torch.arange(len(self._validation), device=self._device)
        total = 0.0
        for chunk in torch.split(rows, self._settings.batch):
            total += self._validation.loss(self.model, chunk).item() * len(chunk)
        return total / len(self._validation)


def _rate(progress: float) -> float:
    """The learning rate as a share of the highest: it rises, then falls along a cosine."""
    if progress < _WARM_UP:
        return (progress + 0.002) / (_WARM_UP + 0.002)
    fallen = (1 - math.cos(math.pi * min(1.0, (progress - _WARM_UP) / (1 - _WARM_UP)))) / 2
    return 1 - (1 - _LAST_RATE) * fallen


def _fingerprint(data: Dataset) -> str:
    """What tells this data from any other."""
    digest = sha256()
    for samples in data:
        for column in (samples.inputs, samples.buckets, samples.scores, samples.results):
            digest.update(np.ascontiguousarray(column).data)
    return digest.hexdigest()[:16]


def choose_device(name: str) -> str:
    """The device that a name means; ``auto`` is the GPU where there is one."""
    if name == "auto":
        return "cuda" if torch.cuda.is_available() else "cpu"
    try:
        torch.zeros(1, device=name).item()
    except (RuntimeError, AssertionError, NotImplementedError) as error:
        raise SettingError(f"this PyTorch has no device {name[:20]!r}: {error}") from None
    return name


class _Rows:
    """Samples where the model is, with what is to be learned as one number."""

    def __init__(self, samples: Samples, result_share: float, device: torch.device) -> None:
        self._inputs = torch.from_numpy(samples.inputs).to(device)
        self._buckets = torch.from_numpy(samples.buckets).to(device)
        scores = torch.from_numpy(samples.scores).to(device).float()
        results = torch.from_numpy(samples.results).to(device).float()
        expected = torch.sigmoid(scores / _core.POINTS_A_LOGIT)
        share = torch.where(results == UNKNOWN, 0.0, result_share)
        share = torch.where(scores == NOT_SEARCHED, 1.0, share)
        self._targets = expected + share * (results / 2 - expected)

    def __len__(self) -> int:
        return len(self._targets)

    def loss(self, model: Model, rows: Tensor) -> Tensor:
        odds = model(self._inputs[rows], self._buckets[rows])
        return torch.nn.functional.mse_loss(torch.sigmoid(odds), self._targets[rows])
