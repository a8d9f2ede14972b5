"""Conformance: whether a UHP engine, anyone's, does what the protocol and the rules ask."""

from skep.conformance.candidate import Candidate
from skep.conformance.checks import Check, Result
from skep.conformance.report import conforms, format_report, report_values
from skep.conformance.suite import all_checks, run
from skep.conformance.verdicts import Severity, Verdict

__all__ = [
    "Candidate",
    "Check",
    "Result",
    "Severity",
    "Verdict",
    "all_checks",
    "conforms",
    "format_report",
    "report_values",
    "run",
]
