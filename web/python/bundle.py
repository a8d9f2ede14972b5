"""Packs the Python of a browser tab: the modules that ``skep.server.tab`` needs, compiled.

``bundle.mjs`` runs this in the same Pyodide that runs the result, so the compiled files fit it.
Without them, Python would compile every module at each start of the tab.
"""

from __future__ import annotations

import py_compile
import shutil
import zipfile
from collections.abc import Iterable, Iterator
from modulefinder import ModuleFinder
from pathlib import Path

HOST = Path("/host")
"""Where Node mounts the folders of this machine."""
SOURCE, SITE_PACKAGES, OUT = HOST / "src", HOST / "site-packages", HOST / "out"
WORK = Path("/tmp/bundle")
STDLIB, PACKAGES = WORK / "stdlib", WORK / "packages"
ENTRY = """
import skep._core_wasm
import skep.server.tab.host
import encodings.aliases, encodings.ascii, encodings.cp437, encodings.latin_1, encodings.utf_8
import encodings.idna, encodings.raw_unicode_escape, encodings.utf_8_sig
import importlib.resources, site, sysconfig, zipfile, zipimport
"""
"""What the tab runs, and what Python needs to start."""
RUNTIME = ("_pyodide", "pyodide")
"""Pyodide's own packages, which its C code imports; it reads their docstrings."""
UNUSED = [
    *("_pyrepl", "argparse", "bdb", "cmd", "code", "ctypes", "curses", "doctest", "email"),
    *("ftplib", "html", "http", "multiprocessing", "optparse", "pdb", "plistlib", "pydoc"),
    *("readline", "rlcompleter", "sqlite3", "ssl", "tarfile", "test", "tkinter", "tomllib"),
    *("unittest", "urllib.request", "webbrowser", "xml", "xmlrpc"),
]
"""Parts of the standard library that are only named in code that a tab never runs."""
PURE = ("fluent/syntax", "fluent.syntax-*", "typing_extensions.py", "typing_extensions-*")
"""What comes from this machine's packages, since it is the same everywhere."""
DATA = ("skep/locales/*.ftl", "skep/lessons/*.txt", "skep/render/*.json")
FOR_OTHERS = ("web.", "terminal.", "review.")
"""The catalogs of the page and of commands."""


def main() -> None:
    unpack("/lib/python314.zip", STDLIB)
    for wheel in sorted((HOST / "wheels").glob("*.whl")):
        unpack(wheel, PACKAGES)
    copy_pure()
    files = set(needed_modules([SOURCE, PACKAGES, STDLIB])) | set(data_files())
    pack(OUT / "stdlib.zip", STDLIB, files)
    pack(OUT / "skep.zip", (SOURCE, PACKAGES), files)


def unpack(archive: Path | str, folder: Path) -> None:
    with zipfile.ZipFile(archive) as found:
        found.extractall(folder)


def copy_pure() -> None:
    """Copy packages in plain Python. ModuleFinder needs an ``__init__`` in each."""
    for pattern in PURE:
        for found in SITE_PACKAGES.glob(pattern):
            to = PACKAGES / found.relative_to(SITE_PACKAGES)
            copy = shutil.copytree if found.is_dir() else shutil.copy
            copy(found, to)
    (PACKAGES / "fluent" / "__init__.py").touch()


def needed_modules(roots: Iterable[Path]) -> Iterator[Path]:
    """The files of all modules that the entry imports, even in functions."""
    entry = WORK / "entry.py"
    runtime = (file for name in RUNTIME for file in (STDLIB / name).rglob("*.py"))
    names = (".".join(file.relative_to(STDLIB).with_suffix("").parts) for file in runtime)
    entry.write_text(ENTRY + "".join(f"import {name}\n" for name in sorted(names)))
    finder = ModuleFinder(list(map(str, roots)), excludes=UNUSED)
    finder.run_script(str(entry))
    found = (Path(module.__file__) for module in finder.modules.values() if module.__file__)
    return (file for file in found if file != entry)


def data_files() -> Iterator[Path]:
    """Texts and licenses."""
    for pattern in DATA:
        found = SOURCE.glob(pattern)
        yield from (file for file in found if not file.name.startswith(FOR_OTHERS))
    for pattern in ("METADATA", "**/LICENSE*"):
        yield from PACKAGES.glob(f"*.dist-info/{pattern}")


def pack(path: Path, roots: Path | tuple[Path, ...], files: Iterable[Path]) -> None:
    """Write those files that lie in these folders: the same bytes for the same files."""
    compiled = WORK / "compiled.pyc"
    unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
    with zipfile.ZipFile(path, "w") as archive:
        for root in roots if isinstance(roots, tuple) else (roots,):
            for file in sorted(file for file in files if file.is_relative_to(root)):
                name, content = file.relative_to(root).as_posix(), file
                if file.suffix == ".py":
                    level = 0 if name.startswith(RUNTIME) else 2  # without docstrings
                    py_compile.compile(
                        str(file), str(compiled), name, True, level, invalidation_mode=unchecked
                    )
                    name, content = f"{name}c", compiled
                info = zipfile.ZipInfo(name)
                archive.writestr(info, content.read_bytes(), zipfile.ZIP_DEFLATED, 9)


main()
