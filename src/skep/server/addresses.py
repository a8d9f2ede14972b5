"""Which address a connection counts for: its peer's, or the one a trusted proxy reports."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from typing import Final, TypeAlias
from urllib.parse import urlsplit

IpNetwork: TypeAlias = IPv4Network | IPv6Network

_HOME: Final = 64
"""The IPv6 prefix of one household or phone."""
_SITE: Final = 48
"""The IPv6 prefix of one customer of a hosting company, who has 65,536 such networks."""


class TrustedProxies:
    """The proxies whose ``X-Forwarded-For`` is trusted."""

    def __init__(self, networks: Sequence[IpNetwork]) -> None:
        self._networks = tuple(networks)

    def include(self, host: str) -> bool:
        """Whether this peer is one of them."""
        address = _parsed(host)
        return address is not None and self._has(address)

    def client(self, peer: str, forwarded_for: Sequence[str]) -> str:
        """The address that a request counts for.

        ``forwarded_for`` has the values of all ``X-Forwarded-For`` lines in order. Each proxy
        adds its own peer on the right, so only hops reported by a trusted proxy count.
        """
        address = _parsed(peer)
        if address is None:
            return peer
        for hop in reversed(",".join(forwarded_for).split(",")):
            if not self._has(address) or (reported := _parsed(hop.strip())) is None:
                break
            address = reported
        return _counted(address)

    def _has(self, address: IPv4Address | IPv6Address) -> bool:
        return any(address in network for network in self._networks)


def counted(host: str) -> str:
    """The name that a peer counts under: its address, for IPv6 its /64."""
    address = _parsed(host)
    return host if address is None else _counted(address)


def site_of(name: str) -> str | None:
    """The wider network that a counted name is part of: for IPv6 its /48."""
    if not name.endswith(f"/{_HOME}"):
        return None
    return str(ip_network(name).supernet(new_prefix=_SITE))


def _counted(address: IPv4Address | IPv6Address) -> str:
    if isinstance(address, IPv4Address):
        return str(address)
    return str(ip_network((int(address), _HOME), strict=False))


def _parsed(text: str) -> IPv4Address | IPv6Address | None:
    """The address in a text, with or without a port."""
    for host in (text, _without_port(text)):
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            continue
        mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
        return mapped or address
    return None


def _without_port(text: str) -> str:
    try:
        return urlsplit(f"//{text}").hostname or ""
    except ValueError:
        return ""
