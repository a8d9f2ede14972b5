"""The report of a conformance run: for people, and as one JSON object."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from skep.conformance.checks import CheckResult
from skep.conformance.conclusions import Conclusion, Severity

_MAX_LINE = 1500  # characters per line; GameStrings of long games are shorter
_START = 60  # characters shown of a longer line
_LAST_LINES = 5  # of what was sent and received
_INDENT = " " * 11


def conforms(results: Sequence[CheckResult]) -> bool:
    """Whether the engine passed everything that the protocol requires."""
    return not _failed(results)


def format_report(identity: str, command: Sequence[str], results: Sequence[CheckResult]) -> str:
    """One line per check, and more for failures."""
    lines = [f"{_fit(identity) or 'An engine'} ({shlex.join(command)})"]
    for theme, group in groupby(results, lambda result: result.check.theme):
        lines += ["", theme]
        for result in group:
            lines += _result_lines(result)
    return "\n".join([*lines, "", *_summary(results)])


def report_values(
    identity: str, command: Sequence[str], results: Sequence[CheckResult]
) -> dict[str, object]:
    """The same as plain values."""
    return {
        "engine": _fit(identity),
        "command": list(command),
        "conforms": conforms(results),
        "counts": {
            severity.value: {conclusion.value: count for conclusion, count in counts.items()}
            for severity, counts in _counts(results).items()
        },
        "checks": [
            {
                "id": result.check.id,
                "demand": result.check.demand,
                "severity": result.check.severity.value,
                "conclusion": result.conclusion.value,
                "note": _fit(result.note),
                "sent": [_fit(line) for line in result.sent],
                "expected": _fit(result.expected),
                "received": [_fit(line) for line in result.received],
            }
            for result in results
        ],
    }


def _result_lines(result: CheckResult) -> Iterator[str]:
    failed = result.conclusion is Conclusion.FAILED
    word = result.conclusion.value.upper() if failed else result.conclusion.value
    remarks = [result.check.severity.value] * (result.check.severity is Severity.RECOMMENDED)
    remarks += [_fit(result.note)] * bool(result.note)
    yield f"  {word:8} {result.check.id:28} {', '.join(remarks)}".rstrip()
    if failed:
        yield _INDENT + result.check.demand
        yield from _labeled("sent", result.sent)
        yield from _labeled("expected", [result.expected] * bool(result.expected))
        yield from _labeled("received", result.received or ["(an empty reply)"] * bool(result.sent))


def _labeled(label: str, lines: Sequence[str]) -> Iterator[str]:
    """The last lines, after a label."""
    if len(lines) > _LAST_LINES:
        yield f"{_INDENT}{label:8}  (and {len(lines) - _LAST_LINES} before)"
        label = ""
    for line in lines[-_LAST_LINES:]:
        yield f"{_INDENT}{label:8}  {_fit(line)}"
        label = ""


def _summary(results: Sequence[CheckResult]) -> Iterator[str]:
    for severity, counts in _counts(results).items():
        summary = ", ".join(f"{count} {conclusion.value}" for conclusion, count in counts.items())
        yield f"{severity.value + ':':13} {summary}"
    failed = _failed(results)
    if failed and not results[-1].asked:
        last = next(result for result in reversed(results) if result.asked)
        yield f"The engine does not conform: it stopped answering. {last.check.id} received:"
        yield from (f"  {_fit(line)}" for line in last.received or ["(nothing)"])
    elif failed:
        yield f"The engine does not conform: {', '.join(failed)} failed."
    else:
        yield "The engine passed everything that is required."


def _counts(results: Sequence[CheckResult]) -> dict[Severity, Counter[Conclusion]]:
    counts: dict[Severity, Counter[Conclusion]] = {}
    for result in results:
        counts.setdefault(result.check.severity, Counter())[result.conclusion] += 1
    return counts


def _failed(results: Sequence[CheckResult]) -> list[str]:
    """The ids of the required checks that failed."""
    return [
        result.check.id
        for result in results
        if result.check.severity is Severity.REQUIRED and result.conclusion is Conclusion.FAILED
    ]


def _fit(text: str) -> str:
    """A line with its invisible characters escaped, cut if it is too long."""
    visible = "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)
    if len(visible) <= _MAX_LINE:
        return visible
    return f"{visible[:_START]}… ({len(text)} characters)"
