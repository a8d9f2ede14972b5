"""Training: the network learns what searches and results say about positions."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import asdict
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from time import monotonic
from typing import Any, Final

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
from skep.learning.training_settings import Epoch, TrainingSettings

_WARM_UP = 0.05  # the share of all steps during which the rate rises
_LAST_RATE = 1 / 7500  # as a share of the highest


class Trainer:
    """A network in training, one epoch after another.

    The same data and settings give the same network on the same kind of machine, whether or not
    the training was stopped and resumed from a checkpoint.
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
        """The data and the settings as plain values."""
        return dict(self._identity)

    @property
    def is_done(self) -> bool:
        return len(self.epochs) == self._settings.epochs

    def train_epoch(self, on_step: Callable[[int], object]) -> Epoch:
        """Go through all positions once, in a new order each time.

        ``on_step`` is called with the number of steps since the first epoch.
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
                f"the training diverged: try a lower rate than {self._settings.rate}"
            )
        epoch = Epoch(total.item() / len(self._training), self._validate(), monotonic() - start)
        self.epochs.append(epoch)
        return epoch

    def save(self, path: Path) -> None:
        """Write a checkpoint; an older one is kept until this one is complete."""
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
        """Continue from a checkpoint."""
        try:
            state = torch.load(path, map_location=self._device, weights_only=True)
            identity, epochs = state["identity"], [Epoch(*epoch) for epoch in state["epochs"]]
        except Exception as error:  # torch raises many errors for damaged files
            raise FileError(f"{path} is not a checkpoint, delete it: {error}") from None
        if identity != self._identity:
            raise FileError(
                f"{path} is a checkpoint of other data or settings: "
                "delete it, or choose another file for the network"
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
    """A hash of the data."""
    digest = sha256()
    for samples in data:
        for column in (samples.inputs, samples.buckets, samples.scores, samples.results):
            digest.update(np.ascontiguousarray(column).data)
    return digest.hexdigest()[:16]


def choose_device(name: str) -> str:
    """The device with this name; ``auto`` is the GPU if there is one."""
    if name == "auto":
        return "cuda" if torch.cuda.is_available() else "cpu"
    try:
        torch.zeros(1, device=name).item()
    except (RuntimeError, AssertionError, NotImplementedError) as error:
        raise SettingError(f"this PyTorch has no device {name[:20]!r}: {error}") from None
    return name


class _Rows:
    """Samples on the model's device, with one target value each."""

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
