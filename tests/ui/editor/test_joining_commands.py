"""Areas are merged and given to their neighbours by menus and keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu

from indonesia_qt.mapmaking.edit.draft import Draft
from tests.ui.editor.hand import CTRL, Hand


def ids(hand: Hand) -> set[str]:
    return {area.id for area in hand.board.areas()}


def shown_menu(hand: Hand) -> QMenu:
    return next(menu for menu in hand.window.context.view.findChildren(QMenu) if menu.isVisible())


def choose(menu: QMenu, text: str) -> None:
    action = next(action for action in menu.actions() if action.text() == text)
    action.trigger()
    menu.close()


def test_selected_areas_are_merged_into_the_first_whatever_their_order(small: Hand, grid: Draft) -> None:
    small.document.select(["land-0-0", "land-2-0", "land-1-0"])
    small.key(Qt.Key.Key_M, CTRL)
    assert {area.id for area in grid.board.areas()} - ids(small) == {"land-2-0", "land-1-0"}
    assert small.document.selection == ("land-0-0",)
    small.key(Qt.Key.Key_Z, CTRL)
    assert small.document.draft is grid


def test_seas_that_lie_apart_are_not_merged(small: Hand, grid: Draft) -> None:
    small.document.select(["sea-3-0", "sea-3-2"])
    small.key(Qt.Key.Key_M, CTRL)
    assert small.document.draft is grid
    assert "share no border" in small.refusals[0]


def test_delete_asks_which_neighbour_gets_the_ground(small: Hand, grid: Draft) -> None:
    small.document.select(["land-1-1"])
    small.key(Qt.Key.Key_Delete)
    menu = shown_menu(small)
    offered = [action.text() for action in menu.actions() if not action.isSeparator()]
    assert small.document.name("land-0-1") in offered
    assert small.document.name("land-1-1") not in offered
    choose(menu, small.document.name("land-0-1"))
    assert "land-1-1" not in ids(small)
    small.key(Qt.Key.Key_Z, CTRL)
    assert small.document.draft is grid


def test_what_cannot_be_done_is_not_offered(small: Hand) -> None:
    actions = small.window.commands.actions
    assert not actions["merge_areas"].isEnabled()
    assert not actions["remove_area"].isEnabled()
    small.document.select(["land-1-1"])
    assert not actions["merge_areas"].isEnabled()
    assert actions["remove_area"].isEnabled()


def test_the_menu_of_the_map_selects_what_it_is_of(small: Hand) -> None:
    view = small.window.context.view
    small.document.select(["land-0-0"])
    place = small.at("land-1-1")
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, view.viewport().mapToGlobal(place))
    QApplication.sendEvent(view.viewport(), event)
    assert small.document.selection == ("land-1-1",)
    menu = shown_menu(small)
    assert any(action.menu() is not None and action.text().startswith("Remove") for action in menu.actions())
    menu.close()


def test_the_menu_of_several_areas_merges_them(small: Hand) -> None:
    view = small.window.context.view
    small.document.select(["land-1-1", "land-0-1"])
    place = small.at("land-0-1")
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, view.viewport().mapToGlobal(place))
    QApplication.sendEvent(view.viewport(), event)
    choose(shown_menu(small), f"Merge into {small.document.name('land-1-1')}")
    assert "land-0-1" not in ids(small)
