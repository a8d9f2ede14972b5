"""Writes a trained model as a file that engines load."""

from __future__ import annotations

import platform
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch

from skep import __version__
from skep._disk import write_whole
from skep.engine.network import Network, network_content
from skep.learning.model import body
from skep.learning.shards import settings_of
from skep.learning.training import Trainer


def export(path: Path, trainer: Trainer, folders: Sequence[Path], commit: str | None) -> None:
    """Write the trained network with its provenance, after checking that engines accept it."""
    content = network_content(body(trainer.model), provenance(trainer, folders, commit))
    Network(content, str(path))
    write_whole(path, content)


def provenance(trainer: Trainer, folders: Sequence[Path], commit: str | None) -> dict[str, Any]:
    """The data, the settings, the versions and the losses."""
    return {
        "commit": commit,
        "version": __version__,
        "torch": torch.__version__,
        "python": platform.python_version(),
        "data": [settings_of(folder) for folder in folders],
        "training": trainer.described(),
        "losses": [[epoch.training, epoch.validation] for epoch in trainer.epochs],
    }


def source_commit() -> str | None:
    """The commit of the running source, if it is in its own repository."""
    here = Path(__file__)
    is_tracked = ["ls-files", "--error-unmatch", here.name]
    found = None
    try:
        for command in (is_tracked, ["describe", "--always", "--dirty"]):
            git = ["git", "-C", str(here.parent), *command]
            found = subprocess.run(git, capture_output=True, text=True, check=True)  # noqa: S603
    except (OSError, subprocess.CalledProcessError):
        return None
    return found.stdout.strip() if found else None
