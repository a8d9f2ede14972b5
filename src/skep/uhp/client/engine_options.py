"""The options of a running engine: read once, and kept up to date."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress

from skep.errors import EngineRefusedError, NotationError, SettingError
from skep.uhp.client.conversation import EngineConversation
from skep.uhp.options import AnyOption, parse_option

_REPORT_OPTIONS = ("ReportSearch", "ReportIntermediateBestMoves")
_LINES_OPTION = "Lines"


class EngineOptions:
    """What an engine offers, with the values of now."""

    def __init__(self, conversation: EngineConversation) -> None:
        self._conversation = conversation
        self._known: dict[str, AnyOption] | None = None

    def by_name(self) -> Mapping[str, AnyOption]:
        """All options; none if the engine does not know the command."""
        if self._known is None:
            try:
                reply = self._conversation.ask("options")
            except EngineRefusedError:
                reply = []
            self._known = dict(_parse(reply))
        return self._known

    def set(self, name: str, value: object) -> None:
        """Change an option; EngineRefusedError if the engine does not have it or this value."""
        reply = self._conversation.ask(f"options set {name} {value}")
        if self._known is not None:
            self._known.update(_parse(reply))

    def turn_reports_on(self, lines: int) -> None:
        """Have searches report this many lines; SettingError if the engine cannot do that."""
        options = self.by_name()
        known = [name for name in _REPORT_OPTIONS if name in options]
        if not known:
            wanted = " or ".join(_REPORT_OPTIONS)
            raise SettingError(f"the engine does not report its search: it has no option {wanted}")
        if lines > 1 and _LINES_OPTION not in options:
            raise SettingError(f"the engine reports one line: it has no option {_LINES_OPTION}")
        for name, value in ((known[0], True), (_LINES_OPTION, lines)):
            if name in options and options[name].value != value:
                self.set(name, value)


def _parse(lines: Iterable[str]) -> Iterator[tuple[str, AnyOption]]:
    for line in lines:
        with suppress(NotationError):  # what cannot be read cannot be offered
            option = parse_option(line)
            yield option.name, option
