"""Errors: one tree, each with a sentence, and they can be pickled."""

from __future__ import annotations

import pickle

import pytest

import skep
from skep import Board, SkepError


def errors() -> list[SkepError]:
    caught: list[SkepError] = []
    for attempt in (
        lambda: Board("Chess"),
        lambda: Board("Base", "blitz"),
        lambda: Board().push("wQ wQ-"),
        lambda: Board().push("bQ"),
        lambda: Board().pop(),
    ):
        with pytest.raises(SkepError) as error:
            attempt()
        caught.append(error.value)
    return caught


@pytest.mark.parametrize("error", errors(), ids=lambda error: type(error).__name__)
def test_an_error_survives_pickling(error: SkepError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error) != ""
    assert vars(again) == vars(error)


def test_every_error_is_a_value_error_with_an_id() -> None:
    kinds = [
        value
        for name in skep.__all__
        if isinstance(value := getattr(skep, name), type) and issubclass(value, Exception)
    ]
    ids = {kind.id for kind in kinds if issubclass(kind, SkepError)}
    assert len(ids) == len(kinds) >= 7
    assert issubclass(SkepError, ValueError)
