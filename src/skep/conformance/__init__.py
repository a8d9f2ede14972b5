"""Conformance: does a UHP engine do what the protocol and the rules demand?"""

from skep.conformance.candidate import Candidate
from skep.conformance.checks import Check, CheckResult
from skep.conformance.conclusions import Conclusion, Severity
from skep.conformance.report import conforms, format_report, report_values
from skep.conformance.suite import all_checks, run

__all__ = [
    "Candidate",
    "Check",
    "CheckResult",
    "Conclusion",
    "Severity",
    "all_checks",
    "conforms",
    "format_report",
    "report_values",
    "run",
]
