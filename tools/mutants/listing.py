"""Lists a source file's mutants: every small defect that mutmut's operators make in it.

Left out are those that do not change what the program does, or only its wording:

- annotations, type aliases, type variables, the type of a ``cast`` and ``__all__``:
  only type checkers read them;
- docstrings, the wording of error messages (not the values in them), and how many characters of
  bad input they quote;
- decorators and the keywords of a class, such as ``frozen=True``: they guard against misuse
  that mypy reports, and mutmut leaves them out as well;
- ``zip(..., strict=...)``, which asserts what the code around it ensures, and ``encoding=``,
  which makes no difference if the locale is UTF-8, as on the machine that runs the tests;
- ``len(...)`` and ``isinstance(...)`` with other arguments, which always raise an error.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path

import libcst as cst
from libcst import matchers as m
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.mutation.mutators import mutation_operators, operator_arg_removal, operator_string

_IGNORED_KEYWORDS = frozenset({"strict", "encoding"})
_CANNOT_BUT_RAISE = frozenset({"len", "isinstance"})
_TYPE_MAKERS = frozenset({"TypeVar", "NewType", "ParamSpec"})


@dataclass(frozen=True, eq=False)
class Mutant:
    """A source file with one defect."""

    path: Path
    """Relative to the root of the project."""
    line: int
    function: tuple[int, int] | None
    """The first and last line of the innermost function around the defect."""
    operator: str
    module: cst.Module
    original: cst.CSTNode
    mutated: cst.CSTNode

    @property
    def code(self) -> str:
        """The whole file with the defect."""
        changed = self.module.deep_replace(self.original, self.mutated)
        return cst.ensure_type(changed, cst.Module).code

    @property
    def diff(self) -> str:
        name = self.path.as_posix()
        lines = unified_diff(
            self.module.code.splitlines(), self.code.splitlines(), name, name, lineterm="", n=1
        )
        return "\n".join(lines)


def list_mutants(root: Path, path: Path) -> list[Mutant]:
    """All mutants of a file, in a fixed order."""
    wrapper = MetadataWrapper(
        cst.parse_module((root / path).read_text(encoding="utf-8")), unsafe_skip_copy=True
    )
    visitor = _Visitor(path, wrapper.module)
    wrapper.visit(visitor)
    return visitor.found


class _Visitor(cst.CSTVisitor):
    METADATA_DEPENDENCIES = (PositionProvider,)

    def __init__(self, path: Path, module: cst.Module) -> None:
        super().__init__()
        self.found: list[Mutant] = []
        self._path = path
        self._module = module
        self._functions: list[tuple[int, int]] = []
        self._messages = 0

    def on_visit(self, node: cst.CSTNode) -> bool:
        if _is_for_readers(node) or (self._messages and isinstance(node, cst.Slice)):
            return False
        if isinstance(node, cst.FunctionDef):
            lines = self.get_metadata(PositionProvider, node)
            self._functions.append((lines.start.line, lines.end.line))
        self._messages += _is_message(node)
        if _called(node) not in _CANNOT_BUT_RAISE:
            self._mutate(node)
        if isinstance(node, cst.ClassDef):
            node.body.visit(self)
            return False
        if _called(node) == "cast":
            cst.ensure_type(node, cst.Call).args[1].visit(self)
            return False
        return True

    def on_leave(self, original_node: cst.CSTNode) -> None:
        if isinstance(original_node, cst.FunctionDef):
            self._functions.pop()
        self._messages -= _is_message(original_node)

    def _mutate(self, node: cst.CSTNode) -> None:
        for kind, operator in mutation_operators:
            if not isinstance(node, kind) or (operator is operator_string and self._messages):
                continue
            for mutated in operator(node):
                if operator is operator_arg_removal and _touches_only_ignored(node, mutated):
                    continue
                position = self.get_metadata(PositionProvider, node, None)
                self.found.append(
                    Mutant(
                        path=self._path,
                        line=position.start.line if position else 0,
                        function=self._functions[-1] if self._functions else None,
                        operator=operator.__name__.removeprefix("operator_"),
                        module=self._module,
                        original=node,
                        mutated=mutated,
                    )
                )


def _is_for_readers(node: cst.CSTNode) -> bool:
    """Whether only people and type checkers read this."""
    match node:
        case cst.BaseParenthesizableWhitespace() | cst.TrailingWhitespace() | cst.EmptyLine():
            return True
        case cst.Annotation() | cst.Decorator() | cst.If(test=cst.Name("TYPE_CHECKING")):
            return True
        case cst.Expr(value=cst.SimpleString() | cst.ConcatenatedString()):
            return True
        case cst.Assign(targets=[cst.AssignTarget(cst.Name("__all__"))]):
            return True
        case cst.Assign(value=value):
            return _called(value) in _TYPE_MAKERS
        case cst.AnnAssign(annotation=cst.Annotation(cst.Name("TypeAlias"))):
            return not m.findall(node, m.Call())  # msgspec reads the constraints in an alias
        case cst.Arg():
            return _is_ignored(node)
        case _:
            return False


def _called(node: cst.CSTNode) -> str | None:
    match node:
        case cst.Call(func=cst.Name(name)):
            return name
        case _:
            return None


def _is_message(node: cst.CSTNode) -> bool:
    return isinstance(node, cst.Raise) or _called(node) == "Refusal"


def _is_ignored(argument: cst.Arg) -> bool:
    return argument.keyword is not None and argument.keyword.value in _IGNORED_KEYWORDS


def _touches_only_ignored(call: cst.CSTNode, mutated: cst.CSTNode) -> bool:
    return [*_counted(call)] == [*_counted(mutated)]


def _counted(call: cst.CSTNode) -> Iterator[cst.Arg]:
    return (arg for arg in cst.ensure_type(call, cst.Call).args if not _is_ignored(arg))
