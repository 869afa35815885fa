"""The problems of the map that is edited, found again after each change."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from indonesia_qt.mapmaking.review.checks import Checks, checked
from indonesia_qt.ui.editor.canvas.badges import Badge
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
        self.badges: Mapping[str, Badge] = _badges(self.checks)
        """How many open problems each area, province, lake, deed and city card has."""
        document.changed.connect(self._follow)

    def _follow(self) -> None:
        if not self.document.is_dragged and self.document.draft is not self._of:
            self._of = self.document.draft
            self.checks = checked(self._of)
            self.badges = _badges(self.checks)
            self.changed.emit()


def _badges(checks: Checks) -> Mapping[str, Badge]:
    found: dict[str, Badge] = {}
    for problem in checks.open:
        one = Badge(errors=1) if problem.level == "error" else Badge(warnings=1)
        for id in {problem.place, *problem.areas}:
            found[id] = found[id].plus(one) if id in found else one
    return found
