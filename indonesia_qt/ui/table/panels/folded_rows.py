"""A line below a list that stands for rows of it, and opens them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from indonesia_qt.i18n.text import counted
from indonesia_qt.ui.table.panels.choice_list import ChoiceList
from indonesia_qt.ui.widgets.folding import FoldLine


class FoldedRows(FoldLine):
    """Stands for rows of a list that are no choice, or a poor one, and shows them in the list while it is open."""

    def __init__(self, rows: ChoiceList) -> None:
        super().__init__()
        self._list = rows
        self._values: Collection[Any] = ()
        self.toggled.connect(self._show_rows)
        self.hide()

    def fold(self, values: Collection[Any], text: str, short: str = "") -> None:
        """Stand for the rows with these values, which `text` describes, or `short`; disappear without any."""
        self._values = values
        self.say(text, short)
        self.setVisible(bool(values))
        self.setChecked(False)
        self._show_rows(shown=False)

    def fold_refused(self) -> None:
        """Stand for the rows that can't be chosen, with the reason if all have the same one."""
        reasons = {value: why for row, value in enumerate(self._list.values) if (why := self._list.why_not(row))}
        text = short = counted(len(reasons), "{n} other can’t be chosen", "{n} others can’t be chosen")
        if len(set(reasons.values())) == 1:
            text = counted(
                len(reasons),
                "{n} other can’t: {reason}",
                "{n} others can’t: {reason}",
                reason=next(iter(reasons.values())),
            )
        self.fold(reasons.keys(), text, short)

    def open_for(self, value: Any) -> None:
        """Open the rows if one of them has this value."""
        if value in self._values:
            self.setChecked(True)

    def _show_rows(self, shown: bool) -> None:
        for row, value in enumerate(self._list.values):
            if value in self._values:
                self._list.setRowHidden(row, not shown)
        self._list.updateGeometries()
