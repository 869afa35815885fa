"""The style of the program: Fusion, in which the wheel turns a control only where the keyboard is."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QDial, QProxyStyle, QSlider, QTabBar, QWidget

TURNED = QAbstractSpinBox, QComboBox, QDial, QSlider, QTabBar
"""Controls that the wheel changes."""


class FocusedWheel(QProxyStyle):
    """Leaves the wheel over a control without the keyboard to what the control lies on, such as a page that scrolls.

    A style sees each control once, before it is shown. A filter of the whole application would see all events, which
    takes a third of the time of a decision.
    """

    def __init__(self) -> None:
        super().__init__("Fusion")

    def polish(self, target: Any) -> None:  # a widget, the application or a palette
        """Watch a control, which the wheel doesn't give the keyboard either."""
        super().polish(target)
        if isinstance(target, TURNED):
            target.installEventFilter(self)
            if target.focusPolicy() is Qt.FocusPolicy.WheelFocus:
                target.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass the wheel on."""
        if event.type() is QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        return False


def use_focused_wheel(app: QApplication) -> None:
    """Give the application the style, unless it has it."""
    if app.findChild(FocusedWheel) is None:
        app.setStyle(FocusedWheel())
