"""What is public: the names in the ``__all__`` of packages, all of them there and documented."""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Iterator
from importlib import import_module

import pytest

import skep

MODULES = [it for it in pkgutil.iter_modules(skep.__path__) if not it.name.startswith("_")]
PACKAGES = ["skep", *(f"skep.{it.name}" for it in MODULES if it.ispkg)]
SINGLE = [f"skep.{it.name}" for it in MODULES if not it.ispkg]  # most are behind skep's names


def public_names(module: str) -> list[str]:
    names = getattr(import_module(module), "__all__", None if module in PACKAGES else [])
    assert isinstance(names, list), f"{module} has no __all__"
    return names


@pytest.mark.parametrize("module", PACKAGES + SINGLE)
def test_the_public_names_are_sorted_and_there(module: str) -> None:
    names = public_names(module)
    constants = [name for name in names if name.isupper()]
    classes = [name for name in names if name[0].isupper() and not name.isupper()]
    functions = [name for name in names if name[0].islower()]
    assert names == sorted(constants) + sorted(classes) + sorted(functions)
    assert [name for name in names if not hasattr(import_module(module), name)] == []


@pytest.mark.parametrize("module", PACKAGES + SINGLE)
def test_everything_public_is_documented(module: str) -> None:
    assert import_module(module).__doc__
    values = {name: getattr(import_module(module), name) for name in public_names(module)}
    kept = {name: it for name, it in values.items() if inspect.isclass(it) or inspect.isroutine(it)}
    documented = [pair for name, it in kept.items() for pair in with_members(name, it)]
    assert [name for name, it in documented if not inspect.getdoc(it)] == []


def with_members(name: str, value: object) -> Iterator[tuple[str, object]]:
    """A function, or a class with its public methods and properties, by name."""
    yield name, value
    if inspect.isclass(value):
        for member, it in vars(value).items():
            if not member.startswith("_") and isinstance(it, METHODS):
                yield f"{name}.{member}", getattr(value, member)  # which inherits its docstring


METHODS = (type(public_names), property, classmethod, staticmethod)
