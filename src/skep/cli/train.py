"""``skep train``: a network from games of self-play."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from skep.cli.workplace import Concurrency, get_workplace
from skep.disk import write_whole
from skep.errors import FileError, SettingError

if TYPE_CHECKING:
    from skep.learning.training import Epoch


def train(
    data: Annotated[list[Path], typer.Argument(metavar="FOLDER", help="Games of skep selfplay.")],
    out: Annotated[Path, typer.Option(help="The network's file.")] = Path("learned.skepnet"),
    epochs: Annotated[int, typer.Option(help="How often each position is seen.")] = 8,
    batch: Annotated[int, typer.Option(help="Positions a step.")] = 8192,
    rate: Annotated[float, typer.Option(help="The highest learning rate.")] = 2e-3,
    result_share: Annotated[
        float, typer.Option(help="How much the result counts beside the score.")
    ] = 0.3,
    decay: Annotated[float, typer.Option(help="How strongly weights are drawn to zero.")] = 3.0,
    seed: Annotated[int, typer.Option(help="Another one gives another network.")] = 1,
    device: Annotated[str, typer.Option(help="cpu, cuda, or auto: cuda where there is one.")] = (
        "auto"
    ),
    commit: Annotated[
        str | None, typer.Option(help="What the file says it was made by; else git is asked.")
    ] = None,
    concurrency: Concurrency = None,
) -> None:
    """Teach a network from games of self-play, and write it to a file.

    After every epoch a checkpoint is kept beside the file: the same command goes on after a
    stop or a kill. The curves of the loss are drawn beside it, too.

    Example: skep train games/1 games/2 --out learned.skepnet
    """
    _require_libraries()
    from skep.cli.live_bar import live_bar
    from skep.cli.stopping import Stoppable
    from skep.learning.curves import draw_curves
    from skep.learning.dataset import load_dataset
    from skep.learning.export import export
    from skep.learning.shards import shard_paths
    from skep.learning.training import Settings, Trainer, choose_device

    settings = Settings(epochs, batch, rate, result_share, decay, seed)
    chosen = choose_device(device)
    _expect_writable(out)
    checkpoint, curves = (out.with_name(out.name + ending) for ending in (".checkpoint", ".svg"))
    with live_bar(sum(len(shard_paths(folder)) for folder in data)) as show:
        dataset = load_dataset(
            data, get_workplace(concurrency, ray=None), lambda done: show(done, "shards read")
        )
    typer.echo(
        f"{len(dataset.training):,} positions to learn from, "
        f"{len(dataset.validation):,} to judge by"
    )
    trainer = Trainer(dataset, settings, chosen)
    if checkpoint.exists():
        trainer.resume(checkpoint)
        typer.echo(f"going on after epoch {len(trainer.epochs)}")
    with Stoppable(is_kept=True) as work, live_bar(trainer.steps) as show:
        while not trainer.is_done:
            number = len(trainer.epochs) + 1
            epoch = trainer.train_epoch(partial(_show, show, f"epoch {number}"))
            trainer.save(checkpoint)
            typer.echo(_told(number, epoch))
            draw_curves(curves, trainer.epochs)
    if not trainer.is_done:
        raise typer.Exit(work.status)
    export(out, trainer, data, commit or _commit())
    checkpoint.unlink(missing_ok=True)
    typer.echo(f"written: {out}, and the curves: {curves}")


def _require_libraries() -> None:
    missing = [name for name in ("numpy", "torch") if find_spec(name) is None]
    if missing:
        raise SettingError(f"training needs {' and '.join(missing)}: pip install 'skep[train]'")


def _expect_writable(path: Path) -> None:
    """Raise FileError now rather than after hours of training."""
    if path.is_dir():
        raise FileError(f"{path} is a folder: give the network a file, such as learned.skepnet")
    probe = path.with_name(f".{path.name}.probe")
    write_whole(probe, b"")
    probe.unlink()


def _show(show: Callable[[int, str], None], told: str, done: int) -> None:
    show(done, told)


def _commit() -> str | None:
    """The commit of the source that is running, if it lies in a repository of its own."""
    here = Path(__file__)
    is_tracked = ["ls-files", "--error-unmatch", here.name]
    told = None
    try:
        for command in (is_tracked, ["describe", "--always", "--dirty"]):
            git = ["git", "-C", str(here.parent), *command]
            told = subprocess.run(git, capture_output=True, text=True, check=True)  # noqa: S603
    except (OSError, subprocess.CalledProcessError):
        return None
    return told.stdout.strip() if told else None


def _told(number: int, epoch: Epoch) -> str:
    return (
        f"epoch {number}: training {epoch.training:.5f}, validation {epoch.validation:.5f}, "
        f"{epoch.seconds:.1f} s"
    )
