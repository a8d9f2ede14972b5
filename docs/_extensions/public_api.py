"""The directive ``public-api``: everything in a package's ``__all__``, each name on one page."""

from __future__ import annotations

from importlib import import_module

from docutils import nodes
from docutils.parsers.rst import Directive
from docutils.statemachine import StringList
from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata


class PublicApi(Directive):
    """Documents a package; names that ``skep`` itself exports are only linked to."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """What autodoc makes of the package, and the links."""
        package = self.arguments[0]
        shared = shared_names(package)
        lines = ["```{eval-rst}", f".. automodule:: {package}", "   :members:"]
        if shared:
            links = ", ".join(f":py:obj:`~skep.{name}`" for name in shared)
            lines += [f"   :exclude-members: {', '.join(shared)}", "", f"Also here: {links}."]
        lines.append("```")
        node = nodes.container()
        self.state.nested_parse(
            StringList(lines, source=package), self.content_offset, node, match_titles=True
        )
        return list(node.children)


def shared_names(package: str) -> list[str]:
    """The names that a package and ``skep`` both export."""
    if package == "skep":
        return []
    return sorted(set(import_module(package).__all__) & set(import_module("skep").__all__))


def setup(app: Sphinx) -> ExtensionMetadata:
    """Add the directive."""
    app.add_directive("public-api", PublicApi)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
