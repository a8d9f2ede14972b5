"""The addresses where processes listen, according to the Linux kernel."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address
from pathlib import Path
from typing import TypeAlias

Address: TypeAlias = IPv4Address | IPv6Address

_LISTENING = "0A"


def family_of(process: int) -> set[int]:
    """A process and all its descendants."""
    parents: dict[int, int] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has just ended
            parents[int(stat.parent.name)] = int(stat.read_text().rpartition(")")[2].split()[1])
    family = {process}
    while found := {child for child, parent in parents.items() if parent in family} - family:
        family |= found
    return family


def listening_addresses(processes: Iterable[int]) -> Iterator[Address]:
    """The addresses at which any of the processes accept TCP connections."""
    sockets = dict(_listening_sockets())
    for process in processes:
        with suppress(OSError):
            for descriptor in Path(f"/proc/{process}/fd").iterdir():
                with suppress(OSError):
                    name = str(descriptor.readlink())
                    if name in sockets:
                        yield sockets[name]


def _listening_sockets() -> Iterator[tuple[str, Address]]:
    for table in ("tcp", "tcp6"):
        for line in Path(f"/proc/net/{table}").read_text().splitlines()[1:]:
            _, local, _, state, *_, inode = line.split()[:10]
            if state == _LISTENING:
                yield f"socket:[{inode}]", _address(local.partition(":")[0])


def _address(digits: str) -> Address:
    """An address from the kernel's little-endian words of four bytes."""
    words = bytes.fromhex(digits)
    packed = b"".join(words[at : at + 4][::-1] for at in range(0, len(words), 4))
    if len(packed) == 4:
        return IPv4Address(packed)
    address = IPv6Address(packed)
    return address.ipv4_mapped or address
