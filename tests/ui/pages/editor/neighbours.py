"""The panel with the neighbours of what is selected."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QTreeWidgetItem,
)

from indonesia_qt.ui.editor.panels.neighbours import NeighboursPanel
from tests.ui.pages.editor.panel import PanelPage
from tests.ui.pages.page import Page, owned

LEFT = Qt.MouseButton.LeftButton
A_POINT = "a point"
"""What stands for the length of a border that is one."""
ARROW = "are linked by an arrow"


def of_area(area: str, land: int, coasts: int) -> str:
    """Return how the neighbours of one area are summed up."""
    return f"{area}: {land + coasts} neighbours ({land} by land, {coasts} across a coast)"


def only_first(number: int) -> str:
    """Return what is added where more statuses are found than are listed."""
    return f"only the first {number} are listed"


def between(areas: int, links: int) -> str:
    """Return how several areas are summed up."""
    return f"{areas} areas selected; {links} links between them"


class NeighboursPage(PanelPage[NeighboursPanel]):
    """Neighbours are called by their names; the form below is about the one that was clicked."""

    kind = NeighboursPanel

    @property
    def summary(self) -> str:
        return self.widget.summary.text()

    def _row(self, name: str) -> QTreeWidgetItem:
        (found,) = self.widget.list.findItems(name, Qt.MatchFlag.MatchExactly)
        return found

    def listed(self) -> int:
        """Return how many rows there are."""
        return self.widget.list.topLevelItemCount()

    def come_to(self, row: int) -> None:
        """Go to a row with the keyboard, counted from the top."""
        self.widget.list.setCurrentItem(self.widget.list.topLevelItem(row))

    def switch(self, row: int) -> None:
        """Link or unlink by the box of a row, counted from the top."""
        item, checked = self.widget.list.topLevelItem(row), Qt.CheckState.Checked
        item.setCheckState(0, Qt.CheckState.Unchecked if item.checkState(0) == checked else checked)

    def border(self, name: str) -> str:
        """Return how long the border with a neighbour is said to be."""
        return self._row(name).text(1)

    def tip(self, name: str) -> str:
        return self._row(name).toolTip(0)

    def is_ticked(self, name: str) -> bool:
        return self._row(name).checkState(0) == Qt.CheckState.Checked

    def select(self, name: str) -> None:
        """Click on the line of a neighbour."""
        self._click(self._row_place(name).center())

    def tick(self, name: str) -> None:
        """Click on the box before a neighbour."""
        place = self._row_place(name)
        self._click(QPoint(place.left() + 12, place.center().y()))

    def _row_place(self, name: str) -> QRect:
        return self.widget.list.visualItemRect(self._row(name))

    def _click(self, place: QPoint) -> None:
        QTest.mouseClick(self.widget.list.viewport(), LEFT, pos=place)
        QApplication.processEvents()

    @property
    def choices(self) -> dict[str, QRadioButton]:
        """How two areas can be linked, by what decides."""
        form = self.widget.form
        return {"geometry": form.by_geometry, "linked": form.linked, "apart": form.apart, "arrow": form.arrow}

    def choice(self) -> str:
        """Return what is decided about the two areas."""
        (found,) = [name for name, button in self.choices.items() if button.isChecked()]
        return found

    def offered(self) -> list[str]:
        """Return what can be decided about the two areas."""
        return [name for name, button in self.choices.items() if button.isEnabled()]

    def decide(self, name: str) -> None:
        """Decide about the two areas."""
        button = self.choices[name]
        self.click(button, QPoint(8, button.height() // 2))

    @property
    def note_field(self) -> QLineEdit:
        return self.widget.form.note

    @property
    def note(self) -> str:
        return self.note_field.text()

    def takes_note(self) -> bool:
        return self.widget.form.note.isEnabled()

    def annotate(self, note: str) -> None:
        """Write why it was decided so."""
        QTest.keyClicks(self.widget.form.note, note)
        QTest.keyClick(self.widget.form.note, Qt.Key.Key_Return)

    def link_all(self) -> None:
        self._press_for_all("Link all")

    def unlink_all(self) -> None:
        self._press_for_all("Unlink all")

    def leave_all_to_geometry(self) -> None:
        self._press_for_all("Reset all")

    def _press_for_all(self, text: str) -> None:
        Page(self.widget.bulk).press(text)

    def bulk_buttons(self) -> list[QAbstractButton]:
        """Return what can be done with all areas at once."""
        return list(Page(self.widget.bulk).parts(QPushButton))

    def words(self) -> list[QRadioButton | QLabel]:
        """Return the parts of the panel that say something, those that are not seen included."""
        return [*owned(self.widget, QRadioButton), *owned(self.widget, QLabel)]
