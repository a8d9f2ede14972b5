"""The samples of folders of games, read on all cores, each position once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np

from skep.errors import FileError
from skep.jobs import Job, Pool
from skep.learning.samples import Samples, samples_of
from skep.learning.shards import LEARN_UNSCORED, read_shard, settings_of, shard_paths


class Dataset(NamedTuple):
    """Samples to learn from, and others to judge the network by. No position is in both."""

    training: Samples
    validation: Samples


class Encoded(NamedTuple):
    """The samples of a shard."""

    path: Path
    samples: Dataset


@dataclass(frozen=True)
class EncodeJob(Job[Path, Encoded]):
    """Makes the samples of a shard."""

    def start(self) -> Callable[[Path], Encoded]:
        return lambda path: Encoded(path, _encode(path))


def load_dataset(folders: Iterable[Path], pool: Pool, on_shard: Callable[[int], object]) -> Dataset:
    """The samples of all games in some folders.

    ``on_shard`` is called with the number of shards that have been read.
    """
    paths = []
    for folder in dict.fromkeys(folders):
        paths += shard_paths(folder)
        settings_of(folder)  # raises FileError if there are no games
    found: dict[Path, Dataset] = {}
    for encoded in pool.run(EncodeJob(), paths):
        found[encoded.path] = encoded.samples
        on_shard(len(found))
    parts = [found[path] for path in paths]  # in order, so that the data is the same every time
    dataset = _each_once(
        Samples.joined([part.training for part in parts]),
        Samples.joined([part.validation for part in parts]),
    )
    if not len(dataset.training) or not len(dataset.validation):
        raise FileError("there are too few games to learn from; play more with skep selfplay")
    return dataset


def _encode(path: Path) -> Dataset:
    training, validation = [Samples.none()], [Samples.none()]
    unscored = settings_of(path.parent).get(LEARN_UNSCORED) is True
    for game in read_shard(path):
        try:
            samples = samples_of(game, unscored=unscored)
        except ValueError as error:
            raise FileError(f"{path} is damaged: game {game.index}: {error}") from None
        (validation if game.is_for_validation else training).append(samples)
    return _each_once(Samples.joined(training), Samples.joined(validation))


def _each_once(training: Samples, validation: Samples) -> Dataset:
    """Keep only the first of all positions that are equal up to symmetry."""
    keys = np.concatenate([validation.keys, training.keys])
    first = np.zeros(len(keys), np.bool_)
    first[np.unique(keys, return_index=True)[1]] = True
    return Dataset(training[first[len(validation) :]], validation[first[: len(validation)]])
