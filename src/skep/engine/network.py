"""Networks: the files of the learned evaluation.

A file consists of ``SKEPNET``, a version byte, the length of the description (four bytes,
little-endian), the description as JSON, the weights as native/evaluation/nnue reads them, and
the SHA-256 of all that. The description has the network's shape and origin.
"""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from importlib import resources
from os import PathLike, fspath
from pathlib import Path
from typing import Any, Final

from skep import _core
from skep._checks import shown
from skep._disk import read_whole
from skep.errors import FileError, WrongTypeError

PACKAGED: Final = "packaged"
"""The name of the network that comes with Skep."""
HAND_WRITTEN: Final = "none"
"""The name for using the hand-written evaluation instead of a network."""
MAGIC: Final = b"SKEPNET"
VERSION: Final = 1
SHAPE: Final = (
    _core.NETWORK_INPUTS,
    _core.NETWORK_WIDTH,
    _core.NETWORK_FIRST,
    _core.NETWORK_SECOND,
    _core.NETWORK_BUCKETS,
)
"""Inputs, sums per view, neurons in the two layers, buckets."""
_PACKAGED = "packaged.skepnet"
_MAX_BYTES = 64 << 20  # bytes per file
_HEAD = len(MAGIC) + 5
_CHECK = 32


class Network:
    """The weights of a learned evaluation, shared by all engines that use it.

    Networks with the same content are equal. A pickle includes the content, so jobs on other
    machines have their network with them.
    """

    def __init__(self, content: bytes, name: str) -> None:
        """Read the content of a file; errors call it ``name``."""
        if content[: len(MAGIC)] != MAGIC:
            raise FileError(f"{name} is not a network: it does not start with {MAGIC.decode()}")
        if content[len(MAGIC) : len(MAGIC) + 1] != bytes([VERSION]):
            raise FileError(
                f"{name} has another network version; this Skep reads version {VERSION}"
            )
        if sha256(content[:-_CHECK]).digest() != content[-_CHECK:]:
            raise FileError(f"{name} is damaged: its checksum is wrong")
        start = _HEAD + int.from_bytes(content[_HEAD - 4 : _HEAD], "little")
        try:
            described = json.loads(content[_HEAD:start])
        except (ValueError, RecursionError):
            described = None
        if not isinstance(described, dict):
            raise FileError(f"{name} is damaged: it has no description")
        self.description: Final[dict[str, Any]] = described
        if self.description.get("shape") != list(SHAPE):
            raise FileError(
                f"{name} has the shape {self.description.get('shape')}; "
                f"this Skep reads {list(SHAPE)}"
            )
        try:
            self.core: Final = _core.Network(content[start:-_CHECK])
        except ValueError as error:
            raise FileError(f"{name}: {error}") from None
        self.id: Final = content[-_CHECK:].hex()[:12]
        self._content = content
        self._name = name

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Network) and self._content == other._content

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"<Network {self.id}>"

    def __reduce__(self) -> tuple[type[Network], tuple[bytes, str]]:
        return Network, (self._content, self._name)

    @classmethod
    def load(cls, path: Path) -> Network:
        """Read a network from a file."""
        return cls(read_whole(path, _MAX_BYTES), str(path))


def find_network(name: str) -> Network | None:
    """The network with this name: PACKAGED, or a file; None for HAND_WRITTEN."""
    if name == HAND_WRITTEN:
        return None
    return packaged_network() if name == PACKAGED else Network.load(Path(name))


def as_network(value: Network | str | PathLike[str] | None) -> Network | None:
    """A network as functions take it: one that is loaded, its name or file, or None."""
    if isinstance(value, str | PathLike):
        return find_network(fspath(value))
    if not isinstance(value, Network | None):
        raise WrongTypeError(f"expected a Network, its name or file, or None, not {shown(value)}")
    return value


@cache
def packaged_network() -> Network:
    """The network that comes with Skep."""
    content = resources.files("skep.engine").joinpath(_PACKAGED).read_bytes()
    return Network(content, "the network that comes with Skep")


def identity(network: Network | None) -> str:
    """The id of an evaluation in result files."""
    return network.id if network else HAND_WRITTEN


def network_content(body: bytes, description: dict[str, Any]) -> bytes:
    """The content of a network file with these weights and this description."""
    described = json.dumps(description | {"shape": list(SHAPE)}, sort_keys=True).encode()
    head = MAGIC + bytes([VERSION]) + len(described).to_bytes(4, "little")
    content = head + described + body
    return content + sha256(content).digest()
