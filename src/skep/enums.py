"""What the enumerations of Skep have in common."""

from __future__ import annotations

from enum import Enum


class NamedEnum(Enum):
    """An enumeration whose members can be read back from their ``repr``."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"

    @property
    def id(self) -> str:
        """The name as message catalogues and files write it: ``queen-bee``."""
        return self.name.lower().replace("_", "-")
