"""What is wrong in the files of a map, and what was done about it."""

from __future__ import annotations

from msgspec import Struct

from indonesia_qt.board.checks.problem import Problem, error
from indonesia_qt.i18n.untrusted_text import one_line


class Flaw(Struct, frozen=True):
    """A problem, and in a sentence what was done about it; "" when it is left to the designer."""

    problem: Problem
    remedy: str


class Flaws:
    """The flaws that are found while `file` is read, in that order."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.found: list[Flaw] = []

    def add(self, place: str, text: str, remedy: str = "") -> None:
        """A flaw at a place in the map: an area, a pair of areas, a feature, or a place in the file."""
        self.found.append(Flaw(error(one_line(place), one_line(text)), one_line(remedy)))

    def add_in_file(self, text: str, remedy: str = "") -> None:
        """A flaw of the whole file."""
        self.add(self.file, text, remedy)
