"""The list of areas."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from indonesia_qt.ui.editor.canvas.badges import Badge
from indonesia_qt.ui.editor.panels.areas import COUNT, NAME, AreasPanel
from tests.ui.pages.editor.panel import PanelPage
from tests.ui.pages.menus import MenuPage, menu_at
from tests.ui.pages.page import Page, settle

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
SEAS = ":seas"
"""The row of all seas."""
FIRST_STEP = "Draw an island"
"""What is advised on an empty map."""
GIVE, NEW_PROVINCE, RENAME = "Assign to province", "New province…", "Rename…"
MERGE_INTO, REMOVE, REMOVE_AREA = "Merge into", "Remove", "Remove and give its space to"
LINK_WITH, SELECT_PROVINCE, ADD_DEED = "Link with…", "Select the province", "Add a deed here"
ZOOM_TO, DUPLICATE, SPICE = "Zoom to", "Duplicate", "Spice"
TAKE_NAME_OFF, WRITE_NAME = "Hide label", "Show label"


def merge_into(area: str) -> str:
    """Return the entry that merges the selected areas into one."""
    return f"{MERGE_INTO} {area}"


class AreasPage(PanelPage[AreasPanel]):
    """Provinces, seas and lakes with what is in them; rows are called by the ids of areas and provinces."""

    kind = AreasPanel

    def _place(self, key: str) -> QPoint:
        """Where a row is, which is brought into view."""
        tree = self.widget.tree
        row = tree.rows[key]
        if row.parent() is not None:
            row.parent().setExpanded(True)
        tree.scrollToItem(row)
        QApplication.processEvents()
        return tree.visualItemRect(row).center()

    def click_row(self, key: str, modifiers: Qt.KeyboardModifier = NONE) -> None:
        QTest.mouseClick(self.widget.tree.viewport(), LEFT, modifiers, self._place(key))

    def double_click_row(self, key: str) -> None:
        place = self._place(key)
        QTest.mouseClick(self.widget.tree.viewport(), LEFT, NONE, place)
        QTest.mouseDClick(self.widget.tree.viewport(), LEFT, NONE, place)

    def choose_row(self, key: str) -> None:
        """Come to a row with the keyboard."""
        self.widget.tree.setCurrentItem(self.widget.tree.rows[key])

    def menu_of(self, key: str) -> MenuPage:
        """Right-click on a row; return the menu that comes up."""
        return menu_at(self.widget.tree.viewport(), self._place(key))

    def begin_renaming(self) -> QLineEdit:
        """Edit the name of the row that is current; return the field."""
        QTest.keyClick(self.widget.tree, Qt.Key.Key_F2)
        return self._name_field()

    def end_renaming(self, name: str) -> None:
        """Write another name into the row that is edited."""
        field = self._name_field()
        field.setText(name)
        QTest.keyClick(field, Qt.Key.Key_Return)
        settle()

    def _name_field(self) -> QLineEdit:
        return Page(self.widget.tree).part(QLineEdit)

    def drop_on(self, key: str) -> None:
        """Drop the rows that are selected on another, as the system tells of it."""
        tree = self.widget.tree
        place, data = self._place(key), tree.mimeData(tree.selectedItems())
        move = Qt.DropAction.MoveAction
        enter = QDragEnterEvent(place, move, data, LEFT, NONE)
        over = QDragMoveEvent(place, move, data, LEFT, NONE)
        for event in (enter, over):
            QApplication.sendEvent(tree.viewport(), event)
        end = QDropEvent(QPointF(place), move, data, LEFT, NONE) if over.isAccepted() else QDragLeaveEvent()
        QApplication.sendEvent(tree.viewport(), end)
        settle()

    def search(self, text: str) -> None:
        """Type into the field above the list."""
        QTest.keyClicks(self.widget.field, text)

    def go_to_found(self) -> None:
        QTest.keyClick(self.widget.field, Qt.Key.Key_Return)

    def end_search(self) -> None:
        QTest.keyClick(self.widget.field, Qt.Key.Key_Escape)

    def found(self) -> list[str]:
        """Return the names of the rows that the search leaves."""
        rows = self.widget.tree.rows.values()
        return [row.text(NAME) for row in rows if not row.isHidden() and _is_unfolded(row.parent())]

    def selected(self) -> list[str]:
        """Return the names of the rows that are selected."""
        return [row.text(NAME) for row in self.widget.tree.selectedItems()]

    def has(self, key: str) -> bool:
        return key in self.widget.tree.rows

    def name(self, key: str) -> str:
        return self.widget.tree.rows[key].text(NAME)

    def number_of_areas(self, province: str) -> int:
        """Return how many areas of a province are counted in its row."""
        return int(self.widget.tree.rows[province].text(COUNT))

    def is_below(self, key: str, above: str) -> bool:
        """Return whether an area's row belongs to that of a province."""
        return self.widget.tree.rows[key].parent() is self.widget.tree.rows[above]

    def is_in_view(self, key: str) -> bool:
        tree = self.widget.tree
        return tree.viewport().rect().contains(tree.visualItemRect(tree.rows[key]))

    def badge(self, key: str) -> Badge:
        """Return the numbers of problems in a row."""
        return self.widget.tree.badge(key)

    @property
    def advice(self) -> str:
        """What is counted below the list, or advised where there is nothing."""
        return self.widget.count.text()


def _is_unfolded(branch: object) -> bool:
    return branch is None or (branch.isExpanded() and not branch.isHidden())  # type: ignore[attr-defined]
