"""The documentation site has a page for every public package; ``make docs`` checks the names."""

from __future__ import annotations

import pkgutil
import re
import tomllib
from importlib import import_module

import skep
from tests.documents.blocks import ROOT

API = ROOT / "docs" / "api"


def test_every_public_package_has_a_page() -> None:
    names = [it.name for it in pkgutil.iter_modules(skep.__path__) if not it.name.startswith("_")]
    public = {name for name in names if getattr(import_module(f"skep.{name}"), "__all__", ())}
    assert {page.stem for page in API.glob("*.md")} == public | {"skep", "index"}
    for name in public:
        assert f"```{{public-api}} skep.{name}\n" in (API / f"{name}.md").read_text("utf-8")


def test_the_architecture_describes_every_layer() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`.+?) \|", page, re.MULTILINE)
    described = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contract = project["tool"]["importlinter"]["contracts"][0]
    layers = {name for layer in contract["layers"] for name in layer.split(" | ")}
    assert {name for name in layers if not name.startswith("_")} <= described
    assert described <= layers
