from __future__ import annotations

import gc
import weakref

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QComboBox, QGraphicsView, QPlainTextEdit, QSpinBox, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.shell.keyboard import has_proxy, keyboard_place


class View(QGraphicsView):
    pass


def test_parts_of_a_field_leave_the_keyboard_to_it(qtbot: QtBot) -> None:
    field, area, edited = QSpinBox(), QPlainTextEdit(), QComboBox(editable=True)
    for widget in (field, area, edited):
        qtbot.addWidget(widget)
        assert not has_proxy(widget)
    line = edited.lineEdit()
    assert line
    assert all(map(has_proxy, (field.lineEdit(), area.viewport(), line)))
    field.setFocusProxy(area)
    assert has_proxy(field)


def test_a_widget_outside_has_no_place(qtbot: QtBot) -> None:
    window, other = QWidget(), QSpinBox()
    qtbot.addWidget(window)
    qtbot.addWidget(other)
    QVBoxLayout(window).addWidget(QSpinBox())
    assert keyboard_place([window], other) is None
    assert keyboard_place([window], None) is None


def test_a_window_whose_keyboard_was_looked_for_is_forgotten(qtbot: QtBot) -> None:
    window = QWidget()
    inside = [QSpinBox(), View(), QPlainTextEdit(), QComboBox(editable=True)]
    layout = QVBoxLayout(window)
    for widget in inside:
        layout.addWidget(widget)
    with qtbot.waitExposed(window):
        window.show()
    place = keyboard_place([window], inside[-1])
    assert place
    assert place.kind is QComboBox
    left = [weakref.ref(widget) for widget in (window, *inside)]
    window.deleteLater()
    del window, inside, layout, widget
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert [widget() for widget in left] == [None] * len(left)
