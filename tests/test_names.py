"""One word, one thing: no two types share a name, and no name says ``told`` or ``heard``."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path
from typing import Final

import skep

PACKAGE: Final = Path(skep.__file__).parent
SOURCES: Final = {
    str(path.relative_to(PACKAGE)): path.read_text(encoding="utf-8")
    for path in PACKAGE.rglob("*.py")
}
TYPE: Final = re.compile(r"^\s*class (\w+)|^([A-Z]\w+): TypeAlias", re.MULTILINE)
VAGUE: Final = re.compile(
    r"\bdef (?:\w+_)?(?:told|tells?|heard|hears?)(?:_\w+)?\("
    r"|(?:\b|_)(?:told|heard)(?:_\w+)?(?:: [^\n=]+)? = ",
    re.MULTILINE,
)
"""Functions and variables that should say ``report``, ``receive``, or what they hold."""


def test_no_type_name_stands_for_two_things() -> None:
    homes = defaultdict(list)
    for module, source in SOURCES.items():
        for class_name, alias in TYPE.findall(source):
            homes[class_name or alias].append(module)
    assert {name: modules for name, modules in homes.items() if len(modules) > 1} == {}


def test_names_say_what_is_reported_and_received() -> None:
    found = {module: VAGUE.findall(source) for module, source in SOURCES.items()}
    assert {module: names for module, names in found.items() if names} == {}
