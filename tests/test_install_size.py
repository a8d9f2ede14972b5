"""``pip install skep`` stays small: the bytes of Skep and of everything it needs without extras."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from importlib.metadata import distribution
from pathlib import Path

from packaging.requirements import Requirement

from skep.server.settings import STATIC_FOLDER

ROOT = Path(__file__).parent.parent
MAX_BYTES = 35_000_000


def needed(requirements: Iterable[str]) -> set[str]:
    """The names of some distributions and of all that they need, without extras."""
    found: set[str] = set()
    waiting = [Requirement(line) for line in requirements]
    while waiting:
        requirement = waiting.pop()
        is_needed = requirement.marker is None or requirement.marker.evaluate({"extra": ""})
        if is_needed and requirement.name not in found:
            found.add(requirement.name)
            waiting += map(Requirement, distribution(requirement.name).requires or ())
    return found


def size(name: str) -> int:
    paths = (Path(str(file.locate())) for file in distribution(name).files or ())
    return sum(path.stat().st_size for path in paths if path.is_file())


def is_installed(path: Path) -> bool:
    """Whether a file of ours is in a wheel (tests/test_packaging.py)."""
    return path.is_file() and not path.is_relative_to(STATIC_FOLDER / "assets" / "python")


def test_the_base_install_is_small() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    others = needed(project["dependencies"])
    assert "pygments" in others  # that of a dependency of a dependency
    assert not others & {"babel", "numpy", "torch", "litestar"}
    own = sum(path.stat().st_size for path in (ROOT / "src").rglob("*") if is_installed(path))
    assert own + sum(map(size, others)) < MAX_BYTES
