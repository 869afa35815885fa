"""A finger scrolls lists and pages without choosing anything, a tap chooses; a mouse does what it always does."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import shiboken6
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLabel,
    QListWidget,
    QPushButton,
    QScroller,
    QSlider,
    QTableView,
    QToolTip,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.widgets.layouts import VerticalScroll
from indonesia_qt.ui.widgets.one_finger import use_one_finger
from tests.ui.finger import drag, lift, move, put, quick_rest, tap

LOW, HIGH = QPoint(100, 180), QPoint(100, 40)
UP = LOW - HIGH
Shown = Callable[[QWidget], None]


@pytest.fixture
def shown(qapp: QApplication, qtbot: QtBot) -> Shown:
    """Shows a widget in a window, whose fingers are followed."""
    use_one_finger(qapp)
    window = QWidget()
    qtbot.addWidget(window)

    def show(content: QWidget) -> None:
        QVBoxLayout(window).addWidget(content)
        window.resize(300, 240)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()

    return show


@pytest.fixture
def rows(shown: Shown) -> QListWidget:
    rows = QListWidget()
    rows.addItems([f"row {n}" for n in range(100)])
    for n in range(100):
        rows.item(n).setToolTip(f"about row {n}")
    shown(rows)
    return rows


def at_rest(area: QAbstractScrollArea, qtbot: QtBot) -> int:
    """How far it is scrolled when it has come to rest."""
    qtbot.waitUntil(lambda: QScroller.scroller(area).state() == QScroller.State.Inactive)
    return area.verticalScrollBar().value()


def scroll(area: QAbstractScrollArea, start: QPoint, end: QPoint, qtbot: QtBot) -> None:
    """Drag a finger over what scrolls; it is lifted when all has followed, as a lift at once only gives a push."""
    port, bars = area.viewport(), (area.horizontalScrollBar(), area.verticalScrollBar())
    before = QPoint(*(bar.value() for bar in bars))
    put(port, start)
    move(port, (start, end))
    qtbot.waitUntil(lambda: QPoint(*(bar.value() for bar in bars)) - before == start - end)
    lift(port, end)
    qtbot.waitUntil(lambda: QScroller.scroller(area).state() == QScroller.State.Inactive)


def test_a_drag_scrolls_a_list_as_far_as_the_finger_moves_and_chooses_nothing(rows: QListWidget, qtbot: QtBot) -> None:
    port = rows.viewport()
    below = rows.itemAt(LOW)
    put(port, LOW)
    move(port, (LOW, HIGH))
    qtbot.waitUntil(lambda: rows.itemAt(HIGH) is below)
    lift(port, HIGH)
    assert at_rest(rows, qtbot) >= UP.y() - 2
    assert rows.selectedItems() == []


def test_a_list_scrolls_on_from_where_it_is(rows: QListWidget, qtbot: QtBot) -> None:
    rows.scrollToItem(rows.item(50), QListWidget.ScrollHint.PositionAtTop)
    there = rows.itemAt(HIGH)
    put(rows.viewport(), HIGH)
    move(rows.viewport(), (HIGH, LOW))
    qtbot.waitUntil(lambda: rows.itemAt(LOW) is there)
    lift(rows.viewport(), LOW)


def test_a_tap_chooses(rows: QListWidget, qtbot: QtBot) -> None:
    scroll(rows, LOW, HIGH, qtbot)
    row = rows.itemAt(HIGH)
    tap(rows.viewport(), HIGH)
    assert rows.selectedItems() == [row]


def test_a_tap_ends_what_scrolls_by_itself_and_chooses_nothing(rows: QListWidget, qtbot: QtBot) -> None:
    scroller = QScroller.scroller(rows)
    scroller.scrollTo(QPoint(0, 400), 2000)
    qtbot.waitUntil(lambda: scroller.state() == QScroller.State.Scrolling)
    tap(rows.viewport(), HIGH)
    assert at_rest(rows, qtbot) < 400
    assert rows.selectedItems() == []


def test_a_finger_that_rests_shows_the_tip_and_chooses_nothing(rows: QListWidget, qtbot: QtBot) -> None:
    with quick_rest():
        put(rows.viewport(), HIGH)
        qtbot.waitUntil(QToolTip.isVisible)
        move(rows.viewport(), (HIGH, LOW))
        lift(rows.viewport(), LOW)
    assert "about row" in QToolTip.text()
    assert rows.selectedItems() == []
    assert rows.verticalScrollBar().value() == 0
    QToolTip.hideText()


def test_a_mouse_doesnt_scroll(rows: QListWidget) -> None:
    port = rows.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=LOW)
    assert rows.selectedItems() == [rows.itemAt(LOW)]
    QTest.mouseMove(port, HIGH)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=HIGH)
    assert rows.verticalScrollBar().value() == 0


def test_a_drag_scrolls_a_page_and_presses_no_button(shown: Shown, qtbot: QtBot) -> None:
    content = QWidget()
    column = QVBoxLayout(content)
    presses = list[bool]()
    buttons = [QPushButton(f"button {n}") for n in range(30)]
    for button in buttons:
        button.clicked.connect(lambda: presses.append(True))
        column.addWidget(button)
    page = VerticalScroll(content, "page")
    shown(page)
    scroll(page, LOW, HIGH, qtbot)
    assert presses == []
    (seen, *_) = (button for button in buttons if button.visibleRegion().contains(button.rect().center()))
    tap(seen)
    assert presses == [True]


def test_a_slider_on_a_page_keeps_its_drag(shown: Shown) -> None:
    content = QWidget()
    column = QVBoxLayout(content)
    slider = QSlider(Qt.Orientation.Horizontal)
    column.addWidget(slider)
    tall = QLabel("tall")
    tall.setMinimumHeight(900)
    column.addWidget(tall)
    page = VerticalScroll(content, "page")
    shown(page)
    start = QPoint(6, slider.height() // 2)
    drag(slider, (start, start + QPoint(80, 0)))
    assert slider.value() > slider.minimum()
    assert page.verticalScrollBar().value() == 0


def test_a_table_scrolls_both_ways(shown: Shown, qtbot: QtBot) -> None:
    table = QTableView()
    table.setModel(QStandardItemModel(60, 20, table))
    shown(table)
    scroll(table, LOW, HIGH, qtbot)
    scroll(table, QPoint(150, 60), QPoint(20, 60), qtbot)
    assert table.selectedIndexes() == []


def test_what_a_finger_scrolls_may_go(rows: QListWidget) -> None:
    window, port = rows.window(), rows.viewport()
    put(port, LOW)
    move(port, (LOW, HIGH))
    shiboken6.delete(rows)
    move(window, (HIGH, LOW))
    lift(window, LOW)


def test_the_list_of_a_box_scrolls_too(shown: Shown, qtbot: QtBot) -> None:
    box = QComboBox()
    box.setStyleSheet("QComboBox { combobox-popup: 0 }")  # or all of it is shown
    box.addItems([f"item {n}" for n in range(60)])
    shown(box)
    box.showPopup()
    rows, popup = box.view(), box.view().window()
    qtbot.waitUntil(rows.isVisible)
    start = QPoint(30, rows.viewport().height() - 20)
    scroll(rows, start, start - QPoint(0, 80), qtbot)
    assert rows.isVisible()
    assert box.currentText() == "item 0"
    row = rows.indexAt(start).row()
    tap(rows.viewport(), start)
    assert not popup.isVisible()
    assert box.currentIndex() == row
