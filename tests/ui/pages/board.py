"""The menu of an area on the board, and another view of it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board.map_view import MapView
from indonesia_qt.ui.board.zoom_view import STEP
from tests.ui.pages.menus import MenuPage


class AreaMenu:
    """Offers what can be done with an area; opened with the keyboard, and read."""

    def __init__(self, program: Program, area: str) -> None:
        window, table = program.window, program.table
        assert window.map
        assert table
        QApplication.processEvents()
        table.board.scene.focus_area(area)
        QTest.keyClick(window.map, Qt.Key.Key_Menu)
        if not MenuPage.is_shown():
            place = window.map.mapFromScene(table.board.scene.point_of(area))
            table.board.scene.area_context.emit(area, window.map.viewport().mapToGlobal(place))
        menu = MenuPage.shown()
        self._entries = {text: menu.entry(text) for text in menu.offered()}
        menu.close()

    @property
    def reasons(self) -> list[str]:
        """The entries that can't be chosen, which say why."""
        return [text for text, entry in self._entries.items() if not entry.isEnabled()]

    def choose(self, place: str) -> None:
        """Choose the area, by its name, for what is asked."""
        self._entries[f"Choose {place}"].trigger()

    def show_log(self, place: str) -> None:
        """Show the log of the area, by its name."""
        self._entries[f"Show log entries about {place}"].trigger()

    def show_company(self, company: str) -> None:
        """Point a company out, by its name."""
        self._entries[f"Show {company}"].trigger()

    def show_reach(self, company: str) -> None:
        """Show the cities that a company reaches, by its name."""
        self._entries[f"Show the cities {company} can reach"].trigger()


def elsewhere(board: MapView, place: str) -> None:
    """Zoom to a corner of the board where a place isn't seen."""
    room = board.viewport().rect()
    at = board.mapFromScene(board.map_scene.point_of(place))
    left, upper = at.x() > room.center().x(), at.y() > room.center().y()
    corner = QPointF(1 if left else room.width() - 1, 1 if upper else room.height() - 1)
    for _ in range(6):
        board.zoom_at(corner, STEP)
    assert not room.contains(board.mapFromScene(board.map_scene.point_of(place)))
