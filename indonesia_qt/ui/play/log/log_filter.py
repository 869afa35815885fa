"""Which lines of the log are shown: those with a text, about certain players, of certain kinds, about one place."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from indonesia_qt.ui.play.log.log_view import LogLine

_DEPTH = {"year": 0, "phase": 1}
"""How headings lie in each other."""


class LogFilter(Struct, frozen=True):
    """What a line must have; what is empty asks for nothing."""

    text: str = ""
    seats: frozenset[int] = frozenset()
    topics: frozenset[str] = frozenset()
    place: str = ""

    def lets_through(self, line: LogLine) -> bool:
        """Whether a line, which is no heading, is shown."""
        return (
            self.text.casefold() in line.text.casefold()
            and (not self.seats or bool(self.seats & line.seats))
            and (not self.topics or bool(self.topics & line.topics))
            and (not self.place or self.place in line.places)
        )

    def of(self, lines: Sequence[LogLine]) -> Sequence[LogLine]:
        """The lines that are shown, with the headings that they stand under."""
        if self == LogFilter():
            return lines
        shown: list[LogLine] = []
        waiting: list[LogLine] = []
        for line in lines:
            if line.rank in _DEPTH:
                waiting = [*(above for above in waiting if _DEPTH[above.rank] < _DEPTH[line.rank]), line]
            elif line.rank == "event" and self.lets_through(line):
                shown += [*waiting, line]
                waiting = []
        return shown
