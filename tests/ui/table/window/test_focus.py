"""Whatever has the keyboard can be told by sight, in every theme."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QScrollArea,
    QSlider,
    QSpinBox,
    QTabBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.style.stylesheet import dress
from indonesia_qt.ui.style.theme import THEMES, Theme

CHANGED = 60
"""Pixels that must differ clearly at least: more than a text cursor has."""
CLEARLY = 40
"""The difference of one of a pixel's colours, of 255."""


def primary() -> QWidget:
    button = QPushButton("Answer")
    button.setProperty("role", "primary")
    return button


def small() -> QWidget:
    button = QToolButton(text="Small", autoRaise=True)
    button.setProperty("role", "small")
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button


def entries() -> QWidget:
    listed = QListWidget()
    listed.addItems(["one", "two"])
    listed.setCurrentRow(1)
    return listed


def tabs() -> QWidget:
    bar = QTabBar()
    for text in ("Log", "Deeds"):
        bar.addTab(text)
    return bar


def scrolled() -> QWidget:
    area = QScrollArea()
    area.setWidget(QLabel("text\n" * 50))
    return area


MAKERS: dict[str, Callable[[], QWidget]] = {
    "button": lambda: QPushButton("Button"),
    "primary button": primary,
    "tool button": small,
    "list": entries,
    "empty list": QListWidget,
    "tabs": tabs,
    "slider": lambda: QSlider(Qt.Orientation.Horizontal),
    "number": QSpinBox,
    "choice": lambda: QComboBox(),
    "text": lambda: QLineEdit("text"),
    "box to check": lambda: QCheckBox("Check"),
    "text that scrolls": scrolled,
    "map": QGraphicsView,
}


@pytest.fixture(params=THEMES.values(), ids=lambda theme: theme.id)
def theme(request: pytest.FixtureRequest, qapp: QApplication, undressed: None) -> Theme:  # noqa: ARG001
    dress(qapp, request.param)
    theme: Theme = request.param
    return theme


def picture(widget: QWidget) -> QImage:
    QApplication.processEvents()
    return widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def changed(before: QImage, after: QImage) -> int:
    """How many pixels differ clearly."""
    old, new = bytes(before.constBits()), bytes(after.constBits())
    assert len(old) == len(new)
    return sum(
        max(abs(a - b) for a, b in zip(old[at : at + 3], new[at : at + 3], strict=True)) >= CLEARLY
        for at in range(0, len(old), 4)
        if old[at : at + 3] != new[at : at + 3]
    )


def test_what_has_the_keyboard_looks_different(theme: Theme, qtbot: QtBot) -> None:
    assert theme
    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    other = QPushButton("Other")
    layout.addWidget(other)
    shown = {name: make() for name, make in MAKERS.items()}
    for widget in shown.values():
        layout.addWidget(widget)
    window.resize(300, 900)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    found = {}
    for name, widget in shown.items():
        other.setFocus()
        before = picture(widget)
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        assert widget.hasFocus()
        found[name] = changed(before, picture(widget))
    assert {name: many for name, many in found.items() if many < CHANGED} == {}
