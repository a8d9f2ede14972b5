"""Networks: the files of the learned evaluation.

A file is ``SKEPNET``, a version byte, the length of its description (four bytes, least
significant first), the description as JSON, the weights as native/evaluation/nnue reads
them, and the SHA-256 of all that. The description tells the shape and where the network
comes from.
"""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from importlib import resources
from pathlib import Path
from typing import Any, Final

from skep import _core
from skep._disk import read_whole
from skep.errors import FileError

PACKAGED: Final = "packaged"
"""The name of the network that comes with Skep."""
HAND_WRITTEN: Final = "none"
"""The name of no network: positions are judged by the hand-written evaluation."""
MAGIC: Final = b"SKEPNET"
VERSION: Final = 1
SHAPE: Final = (
    _core.NETWORK_INPUTS,
    _core.NETWORK_WIDTH,
    _core.NETWORK_FIRST,
    _core.NETWORK_SECOND,
    _core.NETWORK_BUCKETS,
)
"""Inputs, sums a view, neurons of the two layers, buckets."""
_PACKAGED = "packaged.skepnet"
_LARGEST = 64 << 20  # bytes of a file
_HEAD = len(MAGIC) + 5
_CHECK = 32


class Network:
    """The weights of a learned evaluation, shared by all engines that use it.

    Networks with the same content are equal. A pickle holds the content, so that jobs take
    their network along wherever they are done.
    """

    def __init__(self, content: bytes, name: str) -> None:
        """Read the content of a file; ``name`` is what errors call it."""
        if content[: len(MAGIC)] != MAGIC:
            raise FileError(f"{name} is no network: it does not begin with {MAGIC.decode()}")
        if content[len(MAGIC) : len(MAGIC) + 1] != bytes([VERSION]):
            raise FileError(f"{name} is a network of another version; this Skep reads {VERSION}")
        if sha256(content[:-_CHECK]).digest() != content[-_CHECK:]:
            raise FileError(f"{name} is damaged: it does not fit its checksum")
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
        """The network of a file."""
        return cls(read_whole(path, _LARGEST), str(path))


def find_network(name: str) -> Network | None:
    """The network that a name means: PACKAGED, HAND_WRITTEN for none, or else a file."""
    if name == HAND_WRITTEN:
        return None
    return packaged_network() if name == PACKAGED else Network.load(Path(name))


@cache
def packaged_network() -> Network:
    """The network that comes with Skep."""
    content = resources.files("skep.engine").joinpath(_PACKAGED).read_bytes()
    return Network(content, "the network that comes with Skep")


def identity(network: Network | None) -> str:
    """What identifies an evaluation in files of results."""
    return network.id if network else HAND_WRITTEN


def network_content(body: bytes, description: dict[str, Any]) -> bytes:
    """The content of a file for weights and their description."""
    described = json.dumps(description | {"shape": list(SHAPE)}, sort_keys=True).encode()
    head = MAGIC + bytes([VERSION]) + len(described).to_bytes(4, "little")
    content = head + described + body
    return content + sha256(content).digest()
