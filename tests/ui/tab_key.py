"""Goes through a window with the Tab key, as a player without a mouse does."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QRadioButton,
    QSlider,
    QTabBar,
    QTextBrowser,
    QWidget,
)

from tests.ui.pages.page import owned, settle

CONTROLS = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QSlider,
    QTabBar,
    QTextBrowser,
)
MOST = 1000
"""More controls and links than any window has."""


def beyond_tab(window: QWidget) -> list[str]:
    """The controls of a window, which is shown, to which the Tab key never comes."""
    window.activateWindow()
    settle()
    come = {*_walk()}
    return [
        f"{type(one).__name__} {one.accessibleName() or getattr(one, 'text', str)()}"
        for kind in CONTROLS
        for one in owned(window, kind)
        if one.isVisible() and one.isEnabled() and one.window() is window and not _is_reached(one, come)
    ]


def _walk() -> Iterator[QWidget]:
    """What has the keyboard as Tab is pressed, until it comes back to the first; it may stay in a page with links."""
    first = now = QApplication.focusWidget()
    for _ in range(MOST):
        if now is None:
            return
        yield now
        QTest.keyClick(now, Qt.Key.Key_Tab)
        before, now = now, QApplication.focusWidget()
        if now is first and before is not first:
            return


def _is_reached(control: QWidget, come: set[QWidget]) -> bool:
    """Whether Tab comes to it, to what it is a part of, or to another one of its group, which arrow keys go through."""
    around: QWidget | None = control
    while around is not None and not around.isWindow():
        if around in come:
            return True
        around = around.parentWidget()
    if isinstance(control, QAbstractItemView):  # keys come to it by the field above it
        return control.focusPolicy() == Qt.FocusPolicy.NoFocus
    group = control.group() if isinstance(control, QAbstractButton) else None
    if isinstance(control, QRadioButton) and group is None:
        return any(other in come for other in owned(control.parentWidget(), QRadioButton))
    return group is not None and any(other in come for other in group.buttons())
