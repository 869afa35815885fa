"""Panels come back where they were, and no kept place is in the way, whatever it says."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from msgspec import convert
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QTextEdit
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.style.scaling import FRAME
from indonesia_qt.ui.support.window_geometry import (
    Panels,
    Rectangle,
    WindowPlace,
    arrange_panels,
    panels_of,
    place_of,
    put_first,
    put_window,
    resize_panels,
)

LEFT, RIGHT, BOTTOM = (
    Qt.DockWidgetArea.LeftDockWidgetArea,
    Qt.DockWidgetArea.RightDockWidgetArea,
    Qt.DockWidgetArea.BottomDockWidgetArea,
)
ACROSS, DOWN = Qt.Orientation.Horizontal, Qt.Orientation.Vertical


class House(QMainWindow):
    """A window with six panels, all on the left."""

    def __init__(self) -> None:
        super().__init__()
        self.setDockNestingEnabled(True)
        self.setCentralWidget(QTextEdit())
        self.docks = [QDockWidget(name, self) for name in "abcdef"]
        for dock in self.docks:
            dock.setObjectName(dock.windowTitle())
            dock.setWidget(QTextEdit())
            self.addDockWidget(LEFT, dock)
        self.resize(780, 760)
        self.show()
        self.settle()

    def settle(self) -> None:
        for _ in range(4):
            QApplication.processEvents()

    def put_back(self, panels: Panels) -> None:
        arrange_panels(self, self.docks, panels)
        self.settle()
        resize_panels(self, self.docks, panels)
        self.settle()


@pytest.fixture
def house(qtbot: QtBot) -> House:
    window = House()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def other(qtbot: QtBot) -> House:
    window = House()
    qtbot.addWidget(window)
    return window


def test_panels_come_back_side_by_side_in_tabs_and_with_their_sizes(house: House, other: House) -> None:
    a, b, c, d, e, f = house.docks
    house.addDockWidget(RIGHT, a)
    house.splitDockWidget(a, b, DOWN)
    house.splitDockWidget(b, c, ACROSS)
    house.addDockWidget(BOTTOM, d)
    house.tabifyDockWidget(d, e)
    e.raise_()
    f.hide()
    house.settle()
    house.resizeDocks([a], [330], ACROSS)
    house.resizeDocks([d], [300], DOWN)
    house.settle()

    other.put_back(panels_of(house, house.docks))

    assert [other.dockWidgetArea(dock) for dock in other.docks[:5]] == [RIGHT, RIGHT, RIGHT, BOTTOM, BOTTOM]
    for mine, before in zip(other.docks[:3], house.docks[:3], strict=True):
        assert mine.geometry() == before.geometry()
    assert other.tabifiedDockWidgets(other.docks[3]) == [other.docks[4]]
    assert other.docks[4].geometry() == e.geometry()
    assert [dock.visibleRegion().isEmpty() for dock in other.docks] == [False, False, False, True, False, True]
    assert panels_of(other, other.docks) == panels_of(house, house.docks)


def test_the_keyboard_stays_where_it_is(house: House, qtbot: QtBot) -> None:
    qtbot.waitUntil(house.isActiveWindow)
    field = house.docks[3].widget()
    field.setFocus()
    house.put_back(panels_of(house, house.docks))
    assert QApplication.focusWidget() is field


def test_a_floating_panel_comes_back(house: House, other: House) -> None:
    house.docks[2].setFloating(True)
    house.docks[2].setGeometry(300, 200, 250, 150)
    house.settle()
    other.put_back(panels_of(house, house.docks))
    assert [dock.isFloating() for dock in other.docks] == [False, False, True, False, False, False]
    assert other.docks[2].geometry() == QRect(300, 200, 250, 150)


def test_a_window_comes_back(house: House, other: House) -> None:
    house.setGeometry(60, 70, 640, 620)
    put_window(other, place_of(house))
    assert other.geometry() == QRect(60, 70, 640, 620)
    house.showMaximized()
    put_window(other, place_of(house))
    assert other.isMaximized()


@pytest.mark.parametrize("rectangle", [(0, 0, 0, 0), (40_000, 0, 800, 600), (-750, 0, 800, 600), (0, -9000, 800, 600)])
def test_a_window_that_could_not_be_seen_stays_where_it_is(house: House, rectangle: tuple[int, ...]) -> None:
    before = house.geometry()
    put_window(house, WindowPlace(Rectangle(*rectangle)))
    assert house.geometry() == before


@pytest.mark.parametrize("rectangle", [(0, 0, 50_000, 50_000), (4, 36, 800, 800)])
def test_a_window_with_its_frame_is_no_larger_than_its_screen(house: House, rectangle: tuple[int, ...]) -> None:
    put_window(house, WindowPlace(Rectangle(*rectangle)))
    assert house.size() == house.screen().availableSize() - FRAME


def test_a_new_window_fits_its_screen_with_its_frame_and_then_comes_back(house: House) -> None:
    put_first(house, WindowPlace(), QSize(1366, 768))
    assert house.size() == house.screen().availableSize() - FRAME
    put_first(house, WindowPlace(), QSize(640, 600))
    assert house.size() == QSize(640, 600)
    put_first(house, WindowPlace(Rectangle(60, 70, 500, 620)), QSize(640, 600))
    assert house.geometry() == QRect(60, 70, 500, 620)


@pytest.mark.parametrize("seed", range(5))
def test_places_that_make_no_sense_do_no_harm(house: House, seed: int) -> None:
    chance = Random(seed)
    for _ in range(10):
        tabs = [
            {
                "names": chance.choices("abcdefgh", k=chance.randint(1, 5)),
                "front": chance.choice("abch"),
                "area": chance.choice(["left", "right", "top", "bottom", "floating"]),
                "rectangle": {
                    "x": chance.randint(-50_000, 50_000),
                    "y": chance.choice([0, 0, 50_000]),
                    "width": chance.choice([0, 1, 50_000]),
                    "height": chance.choice([0, 300, 50_000]),
                },
            }
            for _ in range(chance.randint(1, 8))
        ]
        house.put_back(convert({"tabs": tabs, "hidden": chance.choices("abcxyz", k=2)}, Panels))
        assert house.width() <= house.screen().availableGeometry().width()
        docked = [dock for dock in house.docks if not dock.visibleRegion().isEmpty() and not dock.isFloating()]
        assert not any(one.geometry().intersects(two.geometry()) for one, two in combinations(docked, 2))
