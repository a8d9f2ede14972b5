"""Which pages may talk to this server, judged by the host and the origin of a request."""

from __future__ import annotations

import socket
from collections.abc import Mapping
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from skep.server.settings import ServerSettings

_SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_OWN_SITES: Final = frozenset({"same-origin", "none"})


class Origins:
    """Distinguishes requests from our own pages from other sites' requests.

    A page of another site can make a browser send requests here, and with its own DNS entry it
    can even read the answers. The origin gives away the first, the host the second.
    """

    def __init__(self, settings: ServerSettings) -> None:
        self._public = settings.public_origin
        self._names = _machine_names() | {settings.host.lower()}
        self._names |= {host.lower() for host in settings.allowed_hosts}
        if self._public is not None:
            self._names.add(_host(_netloc(self._public)))

    def knows_host(self, headers: Mapping[str, str]) -> bool:
        """Whether the host of a request is ours. An IP address always is: no other site owns it."""
        netloc = headers.get("host")
        if netloc is None:  # not a browser
            return True
        host = _host(netloc)
        return host in self._names or host.endswith(".localhost") or _is_address(host)

    def allow(self, method: str, headers: Mapping[str, str]) -> bool:
        """Whether a request's origin is allowed; clients other than browsers send none."""
        if method in _SAFE_METHODS:
            return True
        if headers.get("sec-fetch-site", "none") not in _OWN_SITES:
            return False
        return self._is_own(headers)

    def allow_socket(self, headers: Mapping[str, str]) -> bool:
        """Whether a socket is opened by one of our own pages."""
        return self.knows_host(headers) and self._is_own(headers)

    def _is_own(self, headers: Mapping[str, str]) -> bool:
        origin = headers.get("origin")
        if origin is None or origin == self._public:
            return True
        netloc = _netloc(origin)
        if self._public is not None and netloc == _netloc(self._public):
            return False  # the same name with another scheme: only the public one is safe
        return netloc is not None and netloc == headers.get("host")


def _machine_names() -> set[str]:
    """The names of this machine, including those used in its local network."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return {"localhost", name, short, f"{short}.local"}


def _netloc(origin: str) -> str | None:
    """The host and port of an origin; None if it is malformed."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def _host(netloc: str | None) -> str:
    """The host, or nothing if it or the port behind it is malformed."""
    try:
        parts = urlsplit(f"//{netloc or ''}")
        _ = parts.port  # raises if there is no such port
        return parts.hostname or ""
    except ValueError:
        return ""


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
