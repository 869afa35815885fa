"""The flaws in the files of a map, and their remedies."""

from __future__ import annotations

from msgspec import Struct

from indonesia_qt.board.checks.problem import Problem, error
from indonesia_qt.files.strict_json import PlacedError, check_format
from indonesia_qt.i18n.text import tr
from indonesia_qt.i18n.untrusted_text import one_line


class Flaw(Struct, frozen=True):
    """A problem, and its remedy in a sentence; "" when the problem is left to the designer."""

    problem: Problem
    remedy: str


class Flaws:
    """Collects the flaws that are found while `file` is read, in that order."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.found: list[Flaw] = []

    def add(self, place: str, text: str, remedy: str = "") -> None:
        """Add a flaw at a place in the map: an area, a pair of areas, a feature, or a place in the file."""
        self.found.append(Flaw(error(one_line(place), one_line(text)), one_line(remedy)))

    def left_out(self, place: str, text: str) -> None:
        """Add a flaw for which the faulty part of the map was left out."""
        self.add(place, text, tr("It was left out."))

    def replaced(self, place: str, default: object) -> None:
        """Add a flaw of an entry that can't be used and was replaced by the default."""
        self.add(place, tr("This value can’t be used."), tr("It was set to “{text}”.", text=default))

    def is_known(self, number: int | None, newest: int, place: str) -> bool:
        """Return whether a format can be read, and add a flaw if not; one that never was is taken for the first."""
        if number is not None and number < 1:
            self.replaced(place, 1)
        elif number is not None:
            try:
                check_format(number, newest, place)
            except PlacedError as error:
                self.add(place, error.reason)
                return False
        return True

    def add_in_file(self, text: str, remedy: str = "") -> None:
        """Add a flaw of the whole file."""
        self.add(self.file, text, remedy)
