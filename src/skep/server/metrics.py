"""What a server counts and measures, for Prometheus. No value identifies a game."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
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
from skep.server.meter import Meter

_SECONDS: Final = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0)


class Metrics(Meter):
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
        self._games = Gauge("skep_games_in_memory", "Games in memory.", registry=registry)
        self._moves = Counter("skep_moves", "Moves played.", ["by"], registry=registry)
        self._refusals = Counter(
            "skep_refusals", "Commands that were refused.", ["code"], registry=registry
        )
        self._commits = Histogram(
            "skep_commit_seconds", "How long a commit took.", buckets=_SECONDS, registry=registry
        )
        self._failed_commits = Counter(
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

    def watch_games(self, count: Callable[[], int]) -> None:
        self._games.set_function(count)

    def count_move(self, by: str) -> None:
        self._moves.labels(by).inc()

    def count_refusal(self, code: str) -> None:
        self._refusals.labels(code).inc()

    def commit(self) -> AbstractContextManager[object]:
        return self._commits.time()

    def count_failed_commit(self) -> None:
        self._failed_commits.inc()

    def exposition(self) -> bytes:
        """Everything in the text format of Prometheus."""
        return generate_latest(self._registry)
