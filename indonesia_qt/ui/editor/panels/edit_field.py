"""Fields whose values are taken when they are left or Enter is pressed."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from indonesia_qt.ui.widgets.decimal_field import DecimalField


class EditField(QLineEdit):
    """A line of text; Esc takes back what was written so far.

    Signals:
    - `written`: a text that somebody wrote, when the field is left or Enter is pressed
    """

    written = Signal(str)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self._shown = ""
        self.editingFinished.connect(self._finish)

    def show_value(self, text: str) -> None:
        """Show a value; what is being written stays, unless the value differs from the one shown before."""
        if text != self._shown or not self.isModified():
            self._shown = text
            self.setText(text)
            self.setCursorPosition(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the value again with Esc."""
        if event.key() == Qt.Key.Key_Escape and self.isModified():
            self.setModified(False)
            self.show_value(self._shown)
        else:
            super().keyPressEvent(event)

    def _finish(self) -> None:
        if self.isModified():
            self.setModified(False)
            self.written.emit(self.text())


class NumberField(DecimalField):
    """A number, whole unless it has `decimals`.

    Signals:
    - `written`: a number that somebody chose, when the field is left or Enter is pressed
    """

    written = Signal(float)

    def __init__(self, name: str, least: float, most: float, decimals: int = 0) -> None:
        super().__init__(decimals=decimals, minimum=least, maximum=most)
        self.setAccessibleName(name)
        self._shown = least
        self.editingFinished.connect(self._finish)

    def show_value(self, number: float) -> None:
        """Show a value."""
        self._shown = number
        self.setValue(number)

    def textFromValue(self, number: float) -> str:  # noqa: N802
        """Return the number without a decimal where it has none."""
        return super().textFromValue(number).removesuffix(f"{self.locale().decimalPoint()}0")

    def _finish(self) -> None:
        if self.value() != self._shown:
            self.written.emit(self.value())
