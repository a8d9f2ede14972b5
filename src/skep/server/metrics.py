"""What a server counts and measures, for Prometheus. No value identifies a game."""

from __future__ import annotations

from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from skep import __version__

_SECONDS: Final = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0)


class Metrics:
    """The instruments of one server, in their own registry."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        about = Gauge("skep_info", "The version that runs.", ["version"], registry=registry)
        about.labels(__version__).set(1)
        self.connections = Gauge("skep_connections", "Open connections.", registry=registry)
        self.sockets = Gauge("skep_sockets", "Open WebSockets.", registry=registry)
        self.socket_closes = Counter(
            "skep_socket_closes", "WebSockets closed by the server.", ["code"], registry=registry
        )
        self.requests = Counter(
            "skep_http_requests",
            "Answered HTTP requests.",
            ["method", "route", "status"],
            registry=registry,
        )
        self.games = Gauge("skep_games_in_memory", "Games in memory.", registry=registry)
        self.moves = Counter("skep_moves", "Moves played.", ["by"], registry=registry)
        self.refusals = Counter(
            "skep_refusals", "Commands that were refused.", ["code"], registry=registry
        )
        self.commits = Histogram(
            "skep_commit_seconds", "How long a commit took.", buckets=_SECONDS, registry=registry
        )
        self.failed_commits = Counter(
            "skep_failed_commits", "Changes that could not be written.", registry=registry
        )
        self.searches_waiting = Gauge(
            "skep_computer_waiting", "Searches that wait for a thread.", ["lane"], registry=registry
        )
        self.search_waits = Histogram(
            "skep_computer_wait_seconds",
            "How long a search waited for a thread.",
            ["lane"],
            buckets=_SECONDS,
            registry=registry,
        )

    def exposition(self) -> bytes:
        """Everything in the text format of Prometheus."""
        return generate_latest(self._registry)
