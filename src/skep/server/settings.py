"""The settings of a server."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from skep.server.addresses import IpNetwork

STATIC_FOLDER: Final = Path(__file__).with_name("static")
"""Where the web app is built to."""
NEW_GAMES_PER_MINUTE: Final = 20
REQUESTS_PER_SECOND: Final = 20
SOCKETS_PER_ADDRESS: Final = 200
"""Enough for a school where each player has a few pages open; 1 % of all sockets."""
CONNECTIONS_PER_ADDRESS: Final = 400
"""Twice the sockets: browsers open more to load files, and closed ones linger for a while."""


class LogFormat(StrEnum):
    """Who reads the log."""

    CONSOLE = "console"
    JSON = "json"


class LogLevel(StrEnum):
    """What is worth logging."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """Where a server listens and keeps its games, and how much it lets one address do."""

    database: Path
    host: str = "127.0.0.1"
    port: int = 8400
    public_origin: str | None = None
    """The origin that browsers see behind a proxy, such as ``https://hive.example``."""
    allowed_hosts: tuple[str, ...] = ()
    """Other host names that browsers may use for this server (see ``origins``)."""
    trusted_proxies: tuple[IpNetwork, ...] = ()
    """The proxies whose ``X-Forwarded-For`` is trusted."""
    new_games_per_minute: int = NEW_GAMES_PER_MINUTE
    requests_per_second: int = REQUESTS_PER_SECOND
    sockets_per_address: int = SOCKETS_PER_ADDRESS
    connections_per_address: int = CONNECTIONS_PER_ADDRESS
    hello_seconds: float = 10.0
    """How long a socket may stay silent before its first message."""
    static_folder: Path = STATIC_FOLDER
    log_format: LogFormat = LogFormat.CONSOLE
    log_level: LogLevel = LogLevel.INFO
    metrics_token: str | None = None
    """Lets its holder read the metrics from anywhere. Without it, only this machine can."""
