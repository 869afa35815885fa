"""What a screen reader finds on the board."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QAccessibleStateChangeEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.board.model import BoardMap
from indonesia_qt.ui.board import accessible
from indonesia_qt.ui.board.map_scene import MapScene
from indonesia_qt.ui.board.map_view import MapView
from indonesia_qt.ui.board.marks import AreaMark
from indonesia_qt.ui.style.theme import LIGHT
from indonesia_qt.ui.support import accessible_items
from tests.ui.board.conftest import PIECES, expose


def board(view: MapView) -> QAccessibleInterface:
    view.map_scene.spoken = lambda area: f"This is {area}."
    return QAccessible.queryAccessibleInterface(view)


def name(item: QAccessibleInterface) -> str:
    return item.text(QAccessible.Text.Name)


def item_of(view: MapView, area: str) -> QAccessibleInterface:
    """What a screen reader finds of an area."""
    found = board(view)
    return next(item for n in range(found.childCount()) if area in name(item := found.child(n)))


def test_the_board_is_a_list_of_its_areas_in_their_order(view: MapView) -> None:
    found = board(view)
    assert found.role() == QAccessible.Role.List
    assert name(found) == "Board"
    items = [found.child(n) for n in range(found.childCount())]
    assert [name(item) for item in items] == [f"This is {area.id}." for area in view.map_scene.board.areas()]
    assert {item.role() for item in items} == {QAccessible.Role.ListItem}
    assert [found.indexOfChild(item) for item in items] == list(range(len(items)))
    assert items[0].parent() is found
    assert found.child(len(items)) is None


def test_the_area_with_the_keyboard_is_the_focused_child(view: MapView) -> None:
    view.map_scene.sync([AreaMark("islet", "legal")])
    view.setFocus()
    found = board(view)
    QTest.keyClick(view, Qt.Key.Key_Tab)
    focused = found.focusChild()
    assert name(focused) == "This is islet."
    assert focused.state().focused
    assert focused.state().selectable
    assert not found.child(0).state().focused
    assert not found.child(0).state().selectable


def test_an_area_is_pressed_like_a_button(view: MapView, qtbot: QtBot) -> None:
    view.map_scene.sync([AreaMark("islet", "legal")])
    islet = item_of(view, "islet")
    actions = islet.actionInterface()
    assert "Press" in actions.actionNames()
    with qtbot.waitSignal(view.map_scene.area_clicked) as clicked:
        actions.doAction("Press")
    assert clicked.args == ["islet"]
    actions.doAction("SetFocus")
    assert view.map_scene.focused == "islet"
    assert view.hasFocus()


def test_a_chosen_area_is_selected_and_a_change_is_reported(view: MapView, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[int, bool, bool]] = []

    class Ear(QAccessible):
        """Hears state changes; stands in the place of Qt's way to the system, which offscreen leads nowhere."""

        @staticmethod
        def isActive() -> bool:  # noqa: N802
            return True

        @staticmethod
        def updateAccessibility(event: QAccessibleEvent) -> None:  # noqa: N802
            assert isinstance(event, QAccessibleStateChangeEvent)
            heard.append((event.child(), event.changedStates().selectable, event.changedStates().selected))

    islet = item_of(view, "islet")
    place = QAccessible.queryAccessibleInterface(view).indexOfChild(islet)
    monkeypatch.setattr(accessible, "QAccessible", Ear)
    view.map_scene.standing_changed.connect(lambda areas: accessible.report_standing(view, areas))
    view.map_scene.sync([AreaMark("islet", "legal")])
    assert heard == [(place, True, True)]
    assert not islet.state().selected
    assert islet.state().focusable
    view.map_scene.sync([AreaMark("islet", "legal"), AreaMark("islet", "chosen")])
    assert islet.state().selected
    assert len(heard) == 2
    view.map_scene.sync([AreaMark("islet", "legal"), AreaMark("islet", "chosen")])
    assert len(heard) == 2, "nothing has changed"
    view.map_scene.sync([])
    assert not islet.state().selected
    assert not islet.state().selectable
    assert len(heard) == 3


def test_areas_lie_where_they_are_seen(view: MapView) -> None:
    found = board(view)
    for n, area in enumerate(view.map_scene.board.lands):
        place = view.viewport().mapToGlobal(view.mapFromScene(view.map_scene.point_of(area.id)))
        assert found.child(n).rect().contains(place)
        assert name(found.childAt(place.x(), place.y())) == f"This is {area.id}."


def test_a_board_that_is_gone_leaves_nothing_behind(small_board: BoardMap, qtbot: QtBot) -> None:
    scene = MapScene(small_board, LIGHT, PIECES)
    view = expose(MapView(scene), qtbot)
    item = board(view).child(0)
    assert item.isValid()
    kept = len(accessible_items._kept)
    with qtbot.waitSignals([view.destroyed, scene.destroyed]):
        view.deleteLater()
        scene.deleteLater()
    QApplication.processEvents()
    assert len(accessible_items._kept) == kept - 1
