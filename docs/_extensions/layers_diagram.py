"""The directive ``layers-diagram``: the layers of the package, as pyproject.toml demands them."""

from __future__ import annotations

import tomllib
from html import escape
from pathlib import Path

from docutils import nodes
from docutils.parsers.rst import Directive
from hive_board import figure
from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

_WIDTH = 720
_ROW = 38
_BOX = 28


class LayersDiagram(Directive):
    """One row per layer; a layer may import from all rows below it."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Draw the contract of one container, such as ``skep`` or ``skep.server``."""
        rows = _layers(self.arguments[0])
        height = _ROW * len(rows)
        boxes = "".join(_row(names, _ROW * index) for index, names in enumerate(rows))
        drawing = (
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {_WIDTH} {height}" '
            f'width="{_WIDTH}" class="layers"><title>The layers of {self.arguments[0]}</title>'
            f"{boxes}</svg>"
        )
        return [figure(drawing, kind="layers")]


def _layers(container: str) -> list[list[str]]:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))
    for contract in project["tool"]["importlinter"]["contracts"]:
        if contract.get("containers") == [container]:
            return [layer.split(" | ") for layer in contract["layers"]]
    raise ValueError(f"pyproject.toml has no contract about the layers of {container}")


def _row(names: list[str], top: int) -> str:
    width = _WIDTH / len(names)
    return "".join(
        f'<rect x="{index * width + 3:.0f}" y="{top + 5}" width="{width - 6:.0f}" '
        f'height="{_BOX}" rx="6"/><text x="{(index + 0.5) * width:.0f}" '
        f'y="{top + 5 + _BOX / 2:.0f}">{escape(name)}</text>'
        for index, name in enumerate(names)
    )


def setup(app: Sphinx) -> ExtensionMetadata:
    """Add the directive."""
    app.add_directive("layers-diagram", LayersDiagram)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
