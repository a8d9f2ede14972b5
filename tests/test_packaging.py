"""A wheel has all that the package needs, also what git does not know of."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from skep.server.settings import STATIC_FOLDER

ROOT = Path(__file__).parent.parent
BUILD = """
import sys
from scikit_build_core.build import build_wheel
build_wheel(sys.argv[1], {"wheel.cmake": "false", "build-dir": sys.argv[1] + "/build"})
"""  # without the core, which takes a minute


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The names of the files in a wheel."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run([sys.executable, "-c", BUILD, str(folder)], cwd=ROOT, check=True, timeout=60)
    (path,) = folder.glob("*.whl")
    with zipfile.ZipFile(path) as found:
        return found.namelist()


def test_a_wheel_has_the_web_app(wheel: list[str]) -> None:
    if not (STATIC_FOLDER / "index.html").exists():
        pytest.skip("the web app is not built: run make web")
    files = (path for path in STATIC_FOLDER.rglob("*") if path.is_file())
    built = {path.relative_to(ROOT / "src").as_posix() for path in files}
    assert built - set(wheel) == {"skep/server/static/.built"}


def test_a_wheel_has_the_files_that_are_no_code(wheel: list[str]) -> None:
    kinds = ("*.ftl", "*.txt", "*.css", "*.skepnet", "py.typed")
    files = {path for kind in kinds for path in (ROOT / "src").rglob(kind)}
    assert {path.relative_to(ROOT / "src").as_posix() for path in files} <= set(wheel)
