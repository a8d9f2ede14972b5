"""The documentation site has a page for every public package; ``make docs`` checks the names."""

from __future__ import annotations

import pkgutil
from importlib import import_module

import skep
from tests.documents.blocks import ROOT

API = ROOT / "docs" / "api"


def test_every_public_package_has_a_page() -> None:
    names = [it.name for it in pkgutil.iter_modules(skep.__path__) if not it.name.startswith("_")]
    public = {name for name in names if hasattr(import_module(f"skep.{name}"), "__all__")}
    assert {page.stem for page in API.glob("*.md")} == public | {"skep", "index"}
    for name in public:
        assert f"```{{public-api}} skep.{name}\n" in (API / f"{name}.md").read_text("utf-8")
