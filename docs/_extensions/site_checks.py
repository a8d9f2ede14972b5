"""What a build refuses: a public name that is not described, a page that loads from elsewhere."""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from public_api import shared_names
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.util import logging
from sphinx.util.typing import ExtensionMetadata

import skep

_LOGGER = logging.getLogger(__name__)
_FOREIGN = re.compile(
    r"""<(?!a\b)[^<>]*\b(?:src|href)=["'](?:https?:)?//|url\(["']?(?:https?:)?//"""
)


def public_packages() -> list[str]:
    """``skep`` and everything directly in it that says by ``__all__`` what is public."""
    inner = (f"skep.{it.name}" for it in pkgutil.iter_modules(skep.__path__) if it.name[0] != "_")
    return ["skep", *(name for name in inner if hasattr(import_module(name), "__all__"))]


def _every_public_name(_app: Sphinx, environment: BuildEnvironment) -> None:
    described = environment.domains.python_domain.objects
    for package in public_packages():
        shared = shared_names(package)
        for name in import_module(package).__all__:
            if name not in shared and f"{package}.{name}" not in described:
                _LOGGER.warning("%s.%s is public, but not in the reference", package, name)


def foreign_parts(folder: Path) -> Iterator[str]:
    """What the pages in a folder would load from other hosts."""
    for kind in ("*.html", "*.css"):
        for path in folder.rglob(kind):
            if found := _FOREIGN.search(path.read_text(encoding="utf-8")):
                yield f"{path.name}: {found[0]}"


def _nothing_foreign(app: Sphinx, problem: Exception | None) -> None:
    if problem is None:
        for part in foreign_parts(Path(app.outdir)):
            _LOGGER.warning("a page loads from elsewhere: %s", part)


def setup(app: Sphinx) -> ExtensionMetadata:
    """Check the names when all pages are read, and the pages when all are written."""
    app.connect("env-check-consistency", _every_public_name)
    app.connect("build-finished", _nothing_foreign)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
