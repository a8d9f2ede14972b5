"""The directive ``public-api``: everything in a package's ``__all__``."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

from docutils import nodes
from docutils.parsers.rst import Directive
from docutils.statemachine import StringList
from sphinx.application import Sphinx
from sphinx.pycode import ModuleAnalyzer
from sphinx.util import logging
from sphinx.util.typing import ExtensionMetadata

_LOGGER = logging.getLogger(__name__)
_MAX_VALUE = 80


class PublicApi(Directive):
    """Describes a package; names that ``skep`` itself exports are only linked to."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Classes and functions by autodoc, then the values, then the links."""
        package = import_module(self.arguments[0])
        for name in package.__all__:  # autodoc does not see what is imported on first use
            setattr(package, name, getattr(package, name))
        shared = shared_names(package.__name__)
        values = [
            name for name in package.__all__ if name not in shared and _is_value(package, name)
        ]
        built = [
            name
            for name in package.__all__
            if name not in shared and _is_built_from_parts(getattr(package, name))
        ]
        lines = [f".. automodule:: {package.__name__}", "   :members:"]
        if shared or values or built:
            lines.append(f"   :exclude-members: {', '.join([*shared, *values, *built])}")
        for name in built:
            lines += ["", f".. autoclass:: {package.__name__}.{name}"]
            lines += ["   :members:", "   :inherited-members:"]
        for name in values:
            lines += ["", *_describe(package, name)]
        if shared:
            links = ", ".join(f":py:obj:`~skep.{name}`" for name in shared)
            lines += ["", f"Also here: {links}."]
        node = nodes.container()
        self.state.nested_parse(
            StringList(["```{eval-rst}", *lines, "```"], source=package.__name__),
            self.content_offset,
            node,
            match_titles=True,
        )
        return list(node.children)


def shared_names(package: str) -> list[str]:
    """The names that a package and ``skep`` both export."""
    if package == "skep":
        return []
    return sorted(set(import_module(package).__all__) & set(import_module("skep").__all__))


def _is_value(package: ModuleType, name: str) -> bool:
    """Whether a name is a constant or a type alias: autodoc misses those that are imported."""
    value = getattr(package, name)
    return not (inspect.isclass(value) or inspect.isroutine(value))


def _is_built_from_parts(value: object) -> bool:
    """Whether a class inherits from others of its subpackage that are not public themselves."""
    if not inspect.isclass(value):
        return False
    home = value.__module__.rpartition(".")[0]
    return home.count(".") > 0 and any(
        base.__module__.startswith(f"{home}.") and not hasattr(import_module(home), base.__name__)
        for base in value.__mro__[1:]
    )


def _describe(package: ModuleType, name: str) -> Iterator[str]:
    origin = _origin(package, name)
    analyzer = ModuleAnalyzer.for_module(origin)
    analyzer.analyze()
    value = repr(getattr(package, name))
    yield f".. py:data:: {name}"
    yield f"   :module: {package.__name__}"
    yield f"   :canonical: {origin}.{name}"
    if len(value) <= _MAX_VALUE and " at 0x" not in value:
        yield f"   :value: {value}"
    yield ""
    if ("", name) not in analyzer.attr_docs:
        _LOGGER.warning("%s.%s is public and has no docstring below it", origin, name)
    yield from (f"   {line}" for line in analyzer.attr_docs.get(("", name), []))


def _origin(package: ModuleType, name: str) -> str:
    """The module from which a package imports a name."""
    for statement in ast.walk(ast.parse(inspect.getsource(package))):
        if (
            isinstance(statement, ast.ImportFrom)
            and statement.module
            and name in (it.asname or it.name for it in statement.names)
        ):
            return statement.module
    return package.__name__


def setup(app: Sphinx) -> ExtensionMetadata:
    """Add the directive."""
    app.add_directive("public-api", PublicApi)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
