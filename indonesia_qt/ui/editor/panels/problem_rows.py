"""The problems of a map as the rows of a list."""

from __future__ import annotations

from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, Qt
from PySide6.QtGui import QIcon

from indonesia_qt.board.checks.problem import Problem
from indonesia_qt.i18n.text import labelled, phrase, tr
from indonesia_qt.mapmaking.review.checks import Checks
from indonesia_qt.ui.editor.canvas.drawn_icons import sign_pixmap
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.widgets.item_models import ROOT, Index, change_rows
from indonesia_qt.ui.widgets.plain_text import tip

SORTS = {"error": phrase("Errors"), "warning": phrase("Warnings"), "ignored": phrase("Ignored")}
"""The sorts of problems that are listed, by key."""
ONE_OF = {"error": phrase("Error"), "warning": phrase("Warning"), "ignored": phrase("Ignored")}
"""What a single problem of each sort is called."""
SIGNS = {
    "error": "M8 3 H16 L21 8 V16 L16 21 H8 L3 16 V8 Z M12 7.5 V13 M12 16 V16.4",
    "warning": "M12 3.5 L21.5 20 H2.5 Z M12 9.5 V14 M12 16.8 V17.2",
    "ignored": "M3 12 C6 6.5 18 6.5 21 12 C18 17.5 6 17.5 3 12 Z M5 20 L19 4",
}
"""A sign for each sort, as the path of an SVG picture of 24 by 24 units."""


class ProblemRow(NamedTuple):
    """A problem and, if it is ignored, why."""

    problem: Problem
    note: str | None

    @property
    def sort(self) -> str:
        """Its key in `SORTS`."""
        return str(self.problem.level) if self.note is None else "ignored"

    @property
    def text(self) -> str:
        """The sentence, and the reason why it is ignored."""
        if self.note is None:
            return self.problem.text
        return tr("{problem} Ignored: {note}", problem=self.problem.text, note=self.note)


def rows(checks: Checks) -> list[ProblemRow]:
    """Return the rows of all problems: errors, warnings, and those that are ignored."""
    ignored = [ProblemRow(problem, note) for problem, note in checks.ignored.items()]
    return [ProblemRow(problem, None) for problem in checks.open] + ignored


def sort_icon(sort: str, theme: Theme) -> QIcon:
    """Return the sign of a sort of problems; errors and warnings have colours of their own."""
    colours = theme.interface
    colour = {"error": colours.warning, "warning": theme.highlights.affected}.get(sort, colours.quiet_text)
    icon = QIcon()
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Active):
        icon.addPixmap(sign_pixmap(SIGNS[sort], colour), mode)
    icon.addPixmap(sign_pixmap(SIGNS[sort], colours.on_accent), QIcon.Mode.Selected)
    return icon


class ProblemRows(QAbstractListModel):
    """The rows that are shown."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.shown: list[ProblemRow] = []
        self._icons = {sort: sort_icon(sort, theme) for sort in SORTS}

    def show(self, found: list[ProblemRow]) -> None:
        """Show these rows."""
        change_rows(self, self.shown, found, lambda row: row)

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return the number of rows; 0 below a row."""
        return 0 if parent.isValid() else len(self.shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the sentence of a row, or its sign."""
        row = self.shown[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.text
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(row.text)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return labelled(tr(ONE_OF[row.sort]), row.text)
        return self._icons[row.sort] if role == Qt.ItemDataRole.DecorationRole else None
