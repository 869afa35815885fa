"""The box beside an outline that was drawn."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton

from indonesia_qt.mapmaking.edit.shapes.new_areas import Kind
from indonesia_qt.ui.editor.tools.draw import NewAreaForm
from tests.ui.pages.page import Page, owned


class NewAreaPage(Page[NewAreaForm]):
    """What the outline is to become."""

    kind = NewAreaForm
    hidden_too = True

    @property
    def is_open(self) -> bool:
        return self.widget.isVisible()

    def kinds(self) -> list[Kind]:
        """Return what the outline can become."""
        return list(self.widget.kinds)

    def become(self, kind: Kind) -> None:
        """Let the outline become land, a sea or a lake."""
        self.click(self.widget.kinds[kind])

    def name(self, text: str) -> None:
        """Type the name, or more of it."""
        QTest.keyClicks(self.widget.name, text)

    @property
    def province(self) -> str:
        return self.widget.province.currentText()

    def put_in(self, province: str) -> None:
        """Let the land belong to a province, which is made where there is none of the name."""
        self.widget.province.setCurrentText(province)

    def type_province(self, province: str) -> None:
        """Type the name of a province instead of the one that stands there."""
        self._province_field.selectAll()
        QTest.keyClicks(self._province_field, province)

    def take_province(self, province: str) -> None:
        """Type the name of a province, and Enter."""
        self.type_province(province)
        QTest.keyClick(self._province_field, Qt.Key.Key_Return)

    @property
    def writes_province(self) -> bool:
        """Whether what is typed is the name of the province."""
        return self.widget.province.hasFocus()

    @property
    def _province_field(self) -> QLineEdit:
        field = self.widget.province.lineEdit()
        assert isinstance(field, QLineEdit)
        return field

    def confirm(self) -> None:
        """Press Enter."""
        QTest.keyClick(self.widget.name, Qt.Key.Key_Return)

    def confirm_with_mouse(self) -> None:
        self.click(self.widget.done)

    def can_be_confirmed(self) -> bool:
        return self.widget.done.isEnabled()

    def leave(self) -> None:
        """Press Esc, which leads back to the drawing."""
        QTest.keyClick(self.widget.name, Qt.Key.Key_Escape)

    @property
    def refusal(self) -> str:
        """Why it can't be done."""
        return self.widget.message.text()

    def all_buttons(self) -> list[QPushButton]:
        """Return the buttons, those that are not seen included."""
        return owned(self.widget, QPushButton)
