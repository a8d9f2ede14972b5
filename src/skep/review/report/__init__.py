"""The review as a web page that needs nothing but itself: no network, no scripts."""

from skep.review.report.page import html_report

__all__ = ["html_report"]
