"""Facts beside a choice: lines of a name and a value, and a line for each player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QMargins, Qt, Signal
from PySide6.QtGui import QAccessible, QResizeEvent
from PySide6.QtWidgets import QWidget

from indonesia_qt.i18n.text import aloud, as_sentence, clauses, labelled
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.widgets.layouts import grid_of
from indonesia_qt.ui.widgets.plain_text import Label, UnreadLabel
from indonesia_qt.ui.widgets.rich_text import rich


class FactList(QWidget):
    """Lines of facts that change as the player changes what he would do; lines without a value aren't shown.

    Values are wrapped; so are names where there is no room for them otherwise.

    - `changed`: the facts are others, which the text says
    """

    changed = Signal(str)

    def __init__(self, facts: Sequence[tuple[str, str]] = ()) -> None:
        super().__init__()
        self._grid = grid_of(
            {1: 1}, contentsMargins=QMargins(), horizontalSpacing=scaled(10), verticalSpacing=scaled(3)
        )
        self.setLayout(self._grid)
        self._rows: list[tuple[Label, Label]] = []
        self.show_facts(facts)

    def show_facts(self, facts: Sequence[tuple[str, str]]) -> None:
        """Show these names and values."""
        filled = [(name, value) for name, value in facts if value]
        while len(self._rows) < len(filled):
            self._add_row()
        for number, (name, value) in enumerate(self._rows):
            shown = number < len(filled)
            name.setVisible(shown)
            value.setVisible(shown)
            if shown:
                name.setText(filled[number][0])
                value.setText(filled[number][1])
                value.setAccessibleName(aloud(as_sentence(labelled(*filled[number]))))
        self._wrap_names()
        self.changed.emit(clauses(*(labelled(name, value) for name, value in filled)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap names or leave them whole, as the width has room for them."""
        super().resizeEvent(event)
        self._wrap_names()

    def _wrap_names(self) -> None:
        shown = [row for row in self._rows if not row[0].isHidden()]
        names = max((name.fontMetrics().horizontalAdvance(name.text()) for name, _ in shown), default=0)
        values = max((value.minimumSizeHint().width() for _, value in shown), default=0)
        narrow = names + self._grid.horizontalSpacing() + values > self.width()
        for name, _ in shown:
            name.setWordWrap(narrow)

    def _add_row(self) -> None:
        row = len(self._rows)
        name, value = UnreadLabel(), Label(wordWrap=True)
        name.setProperty("role", "quiet")
        self._grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(value, row, 1, Qt.AlignmentFlag.AlignTop)
        self._rows.append((name, value))


class SeatList(QWidget):
    """Symbol, name and text of each seat, in an order that may change; `own` is the seat that stands out.

    `notes` stand behind the names of some. A screen reader reads all of it as one text.
    """

    accessible_role = QAccessible.Role.StaticText

    def __init__(
        self, context: Context, texts: Mapping[int, str], own: int | None = None, notes: Mapping[int, str] | None = None
    ) -> None:
        super().__init__()
        self.context, self.own, self.notes = context, own, notes or {}
        self._grid = grid_of({2: 1}, contentsMargins=QMargins(), verticalSpacing=scaled(3))
        self.setLayout(self._grid)
        self._rows = [(Label(), UnreadLabel(), UnreadLabel()) for _ in texts]
        for row, labels in enumerate(self._rows):
            for column, label in enumerate(labels):
                self._grid.addWidget(label, row, column)
            labels[2].setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            labels[2].setWordWrap(True)
        self.show_seats(texts)

    def show_seats(self, texts: Mapping[int, str]) -> None:
        """Show the seats in the order of `texts`, with these texts."""
        said: list[str] = []
        for (symbol, name, text), (seat, say) in zip(self._rows, texts.items(), strict=True):
            own = seat == self.own
            self.context.icons.show_seat(symbol, self.context.colours[seat], 16)
            called = " \N{MIDDLE DOT} ".join(filter(None, (self.context.words.seats[seat], self.notes.get(seat))))
            name.setText(rich("<b>{name}</b>", name=called) if own else called)
            text.setText(rich("<b>{text}</b>", text=say) if own else say)
            said.append(labelled(called, say))
        self.setAccessibleName(aloud(as_sentence(clauses(*said))))
