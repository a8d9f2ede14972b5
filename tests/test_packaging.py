"""Packages have everything Skep needs, including what is not in git."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

from skep.server.settings import STATIC_FOLDER
from tests.patience import PATIENCE

pytestmark = pytest.mark.processes

ROOT = Path(__file__).parent.parent
BUILD = """
import sys
sys.path.insert(0, "tools")
import build_backend
build_backend.build_wheel(sys.argv[1], {"wheel.cmake": "false", "build-dir": sys.argv[1] + "/b"})
build_backend.build_sdist(sys.argv[1])
"""  # without the core, which takes a minute to build


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a wheel and an sdist, built from a copy without ignored files."""
    if not (STATIC_FOLDER / "index.html").exists():
        pytest.skip("the web app is not built: run make web")
    source, folder = (tmp_path_factory.mktemp(name) for name in ("source", "packages"))
    git = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    known = subprocess.run(git, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, known.split("\0")):
        if (ROOT / name).is_file():
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, source / name)
    shutil.copytree(STATIC_FOLDER, source / STATIC_FOLDER.relative_to(ROOT))
    command = [sys.executable, "-c", BUILD, str(folder)]
    subprocess.run(command, cwd=source, check=True, timeout=PATIENCE)
    return folder


@pytest.fixture(scope="module")
def wheel(packages: Path) -> set[str]:
    """The names of the files in a wheel."""
    (path,) = packages.glob("*.whl")
    with zipfile.ZipFile(path) as found:
        return set(found.namelist())


@pytest.fixture(scope="module")
def sdist(packages: Path) -> set[str]:
    """The names of the files in an sdist."""
    (path,) = packages.glob("*.tar.gz")
    with tarfile.open(path) as found:
        return {name.partition("/")[2] for name in found.getnames()}


def test_packages_have_the_web_app(wheel: set[str], sdist: set[str]) -> None:
    files = (path for path in STATIC_FOLDER.rglob("*") if path.is_file())
    built = {path.relative_to(ROOT / "src").as_posix() for path in files}
    python = {name for name in built if name.startswith("skep/server/static/assets/python/")}
    left_out = {"skep/server/static/.built"} | python
    assert python, "what packages leave out is built"
    assert built - wheel == left_out
    assert {f"src/{name}" for name in built} - sdist == {f"src/{name}" for name in left_out}


def test_a_wheel_has_the_data_files(wheel: set[str]) -> None:
    kinds = ("*.ftl", "*.txt", "*.css", "*.skepnet", "py.typed")
    files = {path for kind in kinds for path in (ROOT / "src").rglob(kind)}
    ours = {path for path in files if not path.is_relative_to(STATIC_FOLDER)}  # those: see above
    assert {path.relative_to(ROOT / "src").as_posix() for path in ours} <= wheel


def test_an_sdist_can_be_built_from(sdist: set[str]) -> None:
    assert {"tools/build_backend.py", "CMakeLists.txt", "native/bindings/module.cpp"} <= sdist


# Without the web app

BUILDS = ("build_wheel", "build_sdist")


@pytest.fixture
def backend(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The backend that pyproject.toml names, in a source tree without the web app."""
    system = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]
    (folder,) = system["backend-path"]
    path = ROOT / folder / f"{system['build-backend']}.py"
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("SKEP_WITHOUT_WEB", raising=False)
    for name in BUILDS:
        monkeypatch.setattr(module.scikit, name, lambda *_, name=name: name)
    return module


@pytest.mark.parametrize("build", BUILDS)
def test_a_package_without_the_web_app_is_refused(backend: ModuleType, build: str) -> None:
    with pytest.raises(SystemExit) as caught:
        getattr(backend, build)("dist")
    assert str(caught.value).startswith("error: the web app is not built: there is no src/skep/")
    assert "make web" in str(caught.value)
    assert "SKEP_WITHOUT_WEB=1" in str(caught.value)


@pytest.mark.parametrize("build", BUILDS)
def test_a_package_without_the_web_app_can_be_requested(
    backend: ModuleType,
    build: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("SKEP_WITHOUT_WEB", "1")
    assert getattr(backend, build)("dist") == build
    assert capsys.readouterr().err.startswith("warning: the web app is not built")


@pytest.mark.parametrize("build", BUILDS)
def test_a_package_with_the_web_app_is_built(
    backend: ModuleType, build: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "src/skep/server/static").mkdir(parents=True)
    (tmp_path / "src/skep/server/static/index.html").touch()
    assert getattr(backend, build)("dist") == build
    assert capsys.readouterr().err == ""


def test_an_editable_install_needs_no_web_app(backend: ModuleType) -> None:
    assert backend.build_editable is backend.scikit.build_editable
