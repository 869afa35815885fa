"""The dialog that moves, scales and turns areas by numbers."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from indonesia_qt.ui.editor.dialogs.placing_dialog import PlacingDialog
from indonesia_qt.ui.editor.editor_window import EditorWindow
from tests.ui.pages.editor.window import EditorPage
from tests.ui.pages.page import Page, settle

MIRROR = "Mirror", "Left to right"


class PlacingPage(Page[PlacingDialog]):
    """Four numbers, and what can't be done."""

    kind = PlacingDialog

    @classmethod
    def open(cls, window: EditorWindow) -> PlacingPage:
        EditorPage(window).give("place_areas")
        return cls.shown()

    def put(self, right: float = 0.0, down: float = 0.0, scale: float = 100.0, angle: float = 0.0) -> None:
        """Put the numbers: map units, percent and degrees."""
        for field, number in (
            (self.widget.right, right),
            (self.widget.down, down),
            (self.widget.scale, scale),
            (self.widget.angle, angle),
        ):
            field.setValue(number)
        settle()

    @property
    def refusal(self) -> str:
        return self.widget.message.text()

    @property
    def can_apply(self) -> bool:
        return self.widget.confirm.isEnabled()

    def confirm(self) -> None:
        self.click(self.widget.confirm)

    def leave(self) -> None:
        QTest.keyClick(self.widget, Qt.Key.Key_Escape)
