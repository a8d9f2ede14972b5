"""Where a Python player comes from: an object that is copied, or a name that is imported."""

from __future__ import annotations

import importlib
import pickle
import sys
from contextlib import redirect_stdout
from dataclasses import dataclass
from pathlib import Path

from skep.errors import NotationError, SettingError, SkepError
from skep.players import Player, expect_player

_FORM = "MODULE:NAME, such as mybot:Bot"


@dataclass(frozen=True, slots=True)
class PythonSource:
    """A player, or a class or function that makes one, packed for another process."""

    name: str
    """Its module and its name in there, such as ``mybot:Bot``."""
    pickled: bytes

    @classmethod
    def of(cls, value: object, name: str = "") -> PythonSource:
        """Pack a player, or a class or function that makes one."""
        kind = value if isinstance(value, type) else type(value)
        name = name or f"{kind.__module__}:{kind.__qualname__}"
        try:
            pickled = pickle.dumps(value)
        except Exception as error:
            raise SettingError(
                f"{name} cannot be sent to the processes that play: {error}; define its class at "
                "the top level of a module, and keep no open files, locks or lambdas in it"
            ) from None
        return cls(name, pickled)

    @classmethod
    def named(cls, text: str) -> PythonSource:
        """Import what ``MODULE:NAME`` says, from the working folder as well."""
        module_name, colon, name = text.strip().partition(":")
        if not colon or not module_name or not name:
            raise NotationError(f"{text[:40]!r} is not a Python player", expected=_FORM)
        try:
            folder = str(Path.cwd())
            if folder not in sys.path:
                sys.path.append(folder)  # processes that we start get it as well
            with redirect_stdout(sys.stderr):  # standard output is for results
                value: object = importlib.import_module(module_name)
            for part in name.split("."):
                value = getattr(value, part)
        except (Exception, SystemExit) as error:
            reason = f"{type(error).__name__}: {error}"
            raise SettingError(f"{text[:40]!r} cannot be imported: {reason}") from None
        return cls.of(value, f"{module_name}:{name}")

    def make(self) -> Player:
        """A player of our own; SettingError if there is none."""
        try:
            value = pickle.loads(self.pickled)  # noqa: S301 - the user's own object
            if isinstance(value, type) or not hasattr(value, "choose"):
                value = value()
            return expect_player(value)
        except SkepError as error:
            raise SettingError(f"{self.name} is not a player: {error}") from None
        except (Exception, SystemExit) as error:
            reason = f"{type(error).__name__}: {error}"
            raise SettingError(f"{self.name} cannot be made here: {reason}") from None
