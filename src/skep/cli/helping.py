"""The help of a command, in words for people: no types of Python, no signs of mathematics."""

from __future__ import annotations

import re
from typing import Any, Final

from typer.core import TyperCommand

_REPLACED: Final = (
    (re.compile(r"<(?:int|float)(?: range)?>"), "N"),
    (re.compile(r"<(\w+(?:\|\w+)+)>"), r"\1"),
)
_REPLACED_IN_TEXT: Final = (
    (re.compile(r"default: \(([^()]*)\)"), r"default: \1"),
    (re.compile(r"([\d.]+)<=x<=([\d.]+)\]$"), r"\1 to \2]"),
    (re.compile(r"x>=([\d.]+)\]$"), r"at least \1]"),
)


class PlainHelpCommand(TyperCommand):
    """A command whose options may have headings of their own (``rich_help_panel``)."""

    def collect_usage_pieces(self, ctx: Any) -> list[str]:  # noqa: ANN401 - private in typer
        """``FILE`` instead of ``{FILE}``."""
        return [re.sub(r"^\{(.*)\}", r"\1", piece) for piece in super().collect_usage_pieces(ctx)]

    def format_options(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401 - private in typer
        """Write the arguments and options, section by section."""
        sections: dict[str, list[tuple[str, str]]] = {"Arguments": [], "Options": []}
        for parameter in self.get_params(ctx):
            record = parameter.get_help_record(ctx)
            if record is None:
                continue
            name, text = record
            if parameter.param_type_name == "argument":
                section = "Arguments"
                name = name.partition(" <")[0]
            else:
                section = getattr(parameter, "rich_help_panel", None) or "Options"
                name = _replaced(name, _REPLACED)
            rows = sections.setdefault(section, [])
            rows.append((name, _replaced(text, _REPLACED_IN_TEXT)))
        for section, rows in sections.items():
            if rows:
                with formatter.section(section):
                    formatter.write_dl(rows)


def _replaced(text: str, replacements: tuple[tuple[re.Pattern[str], str], ...]) -> str:
    for pattern, replacement in replacements:
        text = pattern.sub(replacement, text)
    return text
