"""Trains a network from folders of games, with checkpoints along the way."""

from __future__ import annotations

from dataclasses import dataclass, replace
from importlib.util import find_spec
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING

from skep._checks import checked_path, checked_text
from skep._disk import expect_writable, is_stream
from skep.errors import SettingError
from skep.jobs import LocalPool, Pool
from skep.learning.shards import Folders, checked_folders, shard_paths
from skep.learning.training_settings import Epoch, TrainingSettings
from skep.progress import OnProgress, Progress, ignore_progress

if TYPE_CHECKING:
    from skep.learning.dataset import Dataset

_DEFAULTS = TrainingSettings()


@dataclass(frozen=True, slots=True)
class TrainingResult:
    """A training run and its progress."""

    out: Path
    """The file of the network, once all epochs are done."""
    curves: Path | None
    """The picture of the losses; None if the network is written to a stream."""
    training_positions: int = 0
    """Positions for training; 0 while the games are being read."""
    validation_positions: int = 0
    """Positions for validation."""
    epochs: tuple[Epoch, ...] = ()
    resumed_epochs: int = 0
    """How many of the epochs came from a checkpoint."""


def train(
    out: str | PathLike[str],
    data: Folders,
    *,
    epochs: int = _DEFAULTS.epochs,
    batch: int = _DEFAULTS.batch,
    rate: float = _DEFAULTS.rate,
    result_share: float = _DEFAULTS.result_share,
    decay: float = _DEFAULTS.decay,
    seed: int = _DEFAULTS.seed,
    device: str = "auto",
    commit: str | None = None,
    pool: Pool | None = None,
    on_progress: OnProgress[TrainingResult] = ignore_progress,
) -> TrainingResult:
    """Train a network on the games of one or more folders and write it to the file ``out``.

    ``batch`` is the number of positions per step, ``rate`` the highest learning rate,
    ``result_share`` how much the result of a game counts against the score of the search, and
    ``decay`` how strongly weights decay to zero. ``device`` is ``cpu``, ``cuda`` or ``auto``,
    ``commit`` is what the network's description calls the source (default: what git says), and
    the ``pool`` reads the games.

    After every epoch a checkpoint is kept beside the file, so that the same call continues after
    a stop, and the losses are drawn there. ``on_progress`` counts shards while they are read,
    then steps.
    """
    _require_libraries()
    from skep.learning.curves import draw_curves  # noqa: PLC0415 - PyTorch is an extra
    from skep.learning.export import export, source_commit  # noqa: PLC0415
    from skep.learning.training import Trainer, choose_device  # noqa: PLC0415

    settings = TrainingSettings(epochs, batch, rate, result_share, decay, seed)
    device = choose_device(checked_text("the name of a device", device))
    out = checked_path("the file of the network", out)
    expect_writable(out)
    folders = checked_folders(data)
    is_file = not is_stream(out)
    checkpoint, curves = (out.with_name(out.name + ending) for ending in (".checkpoint", ".svg"))
    result = TrainingResult(out, curves if is_file else None)
    dataset = _read(folders, pool or LocalPool(), result, on_progress)
    trainer = Trainer(dataset, settings, device)
    if is_file and checkpoint.exists():
        trainer.resume(checkpoint)
    result = replace(
        result,
        training_positions=len(dataset.training),
        validation_positions=len(dataset.validation),
        epochs=tuple(trainer.epochs),
        resumed_epochs=len(trainer.epochs),
    )

    def report(step: int) -> None:
        on_progress(Progress(step, trainer.steps, result))

    report(trainer.steps * len(trainer.epochs) // epochs)
    while not trainer.is_done:
        trainer.train_epoch(report)
        if is_file:
            trainer.save(checkpoint)
            draw_curves(curves, trainer.epochs)
        result = replace(result, epochs=tuple(trainer.epochs))
        report(trainer.steps * len(trainer.epochs) // epochs)
    export(out, trainer, folders, commit or source_commit())
    if is_file:
        checkpoint.unlink(missing_ok=True)
    return result


def _read(
    folders: list[Path],
    pool: Pool,
    result: TrainingResult,
    on_progress: OnProgress[TrainingResult],
) -> Dataset:
    from skep.learning.dataset import load_dataset  # noqa: PLC0415 - NumPy is an extra

    shards = sum(len(shard_paths(folder)) for folder in folders)

    def report(done: int) -> None:
        on_progress(Progress(done, shards, result))

    report(0)
    return load_dataset(folders, pool, report)


def _require_libraries() -> None:
    missing = [name for name in ("numpy", "torch") if find_spec(name) is None]
    if missing:
        raise SettingError(f"training needs {' and '.join(missing)}: pip install 'skep[train]'")
