"""The bases of Skep's enumerations."""

from __future__ import annotations

from enum import Enum, StrEnum


class NamedEnum(Enum):
    """An enumeration whose members' ``repr`` evaluates to the member."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"

    @property
    def id(self) -> str:
        """The name as used in message catalogs and files, such as ``queen-bee``."""
        return self.name.lower().replace("_", "-")


class NamedStrEnum(StrEnum):
    """The same for members that are texts."""

    __repr__ = NamedEnum.__repr__
