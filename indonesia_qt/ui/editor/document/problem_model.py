"""The problems of the map that is edited, found again after each change."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from indonesia_qt.board.checks.problem import Problem
from indonesia_qt.mapmaking.review.checks import Checks, checked
from indonesia_qt.ui.editor.document.map_document import MapDocument


class ProblemModel(QObject):
    """The `checks` of a document's draft; while something is dragged they stay as they were.

    Signals:
    - `changed`: the checks are those of another draft
    """

    changed = Signal()

    def __init__(self, document: MapDocument) -> None:
        super().__init__(document)
        self.document = document
        self._of = document.draft
        self.checks: Checks = checked(self._of)
        self.by_place: Mapping[str, frozenset[Problem]] = _by_place(self.checks)
        """The open problems of each area, province, lake, deed and city card that has any."""
        document.changed.connect(self._follow)

    def _follow(self) -> None:
        if not self.document.is_dragged and self.document.draft is not self._of:
            self._of = self.document.draft
            self.checks = checked(self._of)
            self.by_place = _by_place(self.checks)
            self.changed.emit()


def _by_place(checks: Checks) -> Mapping[str, frozenset[Problem]]:
    found = defaultdict[str, set[Problem]](set)
    for problem in checks.open:
        for id in {problem.place, *problem.areas}:
            found[id].add(problem)
    return {id: frozenset(problems) for id, problems in found.items()}
