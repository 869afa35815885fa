"""What of the map is shown, how strongly, and what is locked, from one start to the next."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from indonesia_qt.board.draft import Draft
from indonesia_qt.mapmaking.edit.grips import ArrowGrip, BerthGrip, Grip, NameGrip, OrnamentGrip, TokenGrip, place
from indonesia_qt.mapmaking.edit.labels import move_label
from indonesia_qt.ui.editor.canvas.board_items import EditLayer
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.window_manager import new_window
from indonesia_qt.ui.settings.settings_file import Settings
from tests.ui.editor.hand import Hand
from tests.ui.pages.editor.layers import LayersPage
from tests.ui.pages.editor.new_area import NewAreaPage
from tests.ui.pages.editor.place import PlacePage
from tests.ui.pages.editor.select import SelectPage


def test_a_layer_is_hidden_and_another_fades_and_stays_so(hand: Hand, settings: Settings, indonesia: Draft) -> None:
    panel, groups = LayersPage.of(hand.window), hand.window.context.scene.groups
    panel.switch(EditLayer.NAMES)
    panel.fade(EditLayer.PROVINCES)
    assert not groups[EditLayer.NAMES].isVisible()
    assert groups[EditLayer.PROVINCES].opacity() == 0.9
    again = new_window(MapDocument(indonesia), settings)
    assert not again.context.scene.groups[EditLayer.NAMES].isVisible()
    assert again.context.scene.groups[EditLayer.PROVINCES].opacity() == 0.9
    assert LayersPage.of(again).percent(EditLayer.PROVINCES) == 90
    again.deleteLater()


@pytest.mark.parametrize(
    ("layer", "grip"),
    [
        (EditLayer.NAMES, NameGrip("west")),
        (EditLayer.NAMES, OrnamentGrip("compass")),
        (EditLayer.TOKENS, TokenGrip("west-1")),
        (EditLayer.TOKENS, BerthGrip("north", 0)),
        (EditLayer.ARROWS, ArrowGrip("east-1", "west-2", 1)),
    ],
)
def test_what_is_locked_can_be_neither_picked_nor_moved(isles: Hand, layer: EditLayer, grip: Grip) -> None:
    isles.window.use_tool("place")
    panel, (x, y) = LayersPage.of(isles.window), place(isles.board, grip)
    isles.click((x, y))
    assert PlacePage(isles.window).held == (grip,)
    panel.switch_lock(layer)
    assert PlacePage(isles.window).held == ()
    isles.drag((x, y), (x + 6, y + 6))
    assert panel.name_of(layer) in isles.refusals[-1]
    assert not isles.document.undo_stack.canUndo()
    panel.switch_lock(layer)
    isles.drag((x, y), (x + 6, y + 6))
    assert isles.document.undo_stack.canUndo()


def test_below_something_locked_other_things_are_picked(isles: Hand) -> None:
    isles.window.use_tool("place")
    at = place(isles.board, TokenGrip("west-1"))
    isles.document.do("Move", lambda draft: move_label(draft, "west", at))
    LayersPage.of(isles.window).switch_lock(EditLayer.NAMES)
    isles.click(at)
    assert PlacePage(isles.window).held == (TokenGrip("west-1"),)


@pytest.mark.parametrize("tool", ["border", "draw", "split", "select"])
def test_locked_areas_keep_their_borders(isles: Hand, tool: str) -> None:
    LayersPage.of(isles.window).switch_lock(EditLayer.LANDS)
    isles.click("west-1")
    isles.window.use_tool(tool)
    for start, end in (((100.0, 120.0), (110.0, 125.0)), ((50.0, 120.0), (60.0, 150.0))):
        isles.drag(start, end)
        isles.double_click(end)
    isles.key(Qt.Key.Key_Left)
    assert isles.board.lands == isles.document.draft.board.lands
    assert not isles.document.undo_stack.canUndo()
    assert isles.document.selection == ("west-1",)
    assert LayersPage.of(isles.window).name_of(EditLayer.LANDS) in isles.refusals[-1]


def test_locked_areas_show_no_handles(isles: Hand) -> None:
    isles.click("west-1")
    assert SelectPage(isles.window).has_frame
    LayersPage.of(isles.window).switch_lock(EditLayer.LANDS)
    assert not SelectPage(isles.window).has_frame


def test_locking_gives_up_what_was_begun(isles: Hand) -> None:
    isles.window.use_tool("draw")
    for corner in ((20.0, 200.0), (60.0, 200.0), (60.0, 240.0)):
        isles.click(corner)
    LayersPage.of(isles.window).switch_lock(EditLayer.LANDS)
    LayersPage.of(isles.window).switch_lock(EditLayer.LANDS)
    isles.key(Qt.Key.Key_Return)
    assert not NewAreaPage.of(isles.window).is_open


def test_locked_links_stay(isles: Hand) -> None:
    isles.window.use_tool("link")
    LayersPage.of(isles.window).switch_lock(EditLayer.LINKS)
    isles.drag("west-1", "east-1")
    assert not isles.document.undo_stack.canUndo()
    assert isles.refusals != []


def test_locks_stay_from_one_start_to_the_next(hand: Hand, settings: Settings, indonesia: Draft) -> None:
    LayersPage.of(hand.window).switch_lock(EditLayer.ARROWS)
    again = new_window(MapDocument(indonesia), settings)
    assert again.context.scene.locked == {EditLayer.ARROWS}
    assert LayersPage.of(again).is_locked(EditLayer.ARROWS)
    again.deleteLater()
