"""What of the map is shown, how strongly, and from one start to the next; and how commands are found."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from indonesia_qt.mapmaking.edit.draft import Draft
from indonesia_qt.ui.editor.canvas.board_items import EditLayer
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.editor.panels.layers import LayersPanel
from indonesia_qt.ui.editor.window_manager import new_window
from indonesia_qt.ui.settings.command_palette import CommandPalette
from indonesia_qt.ui.settings.settings_file import Settings
from indonesia_qt.ui.settings.shortcuts import ShortcutSheet
from tests.ui.editor.hand import CTRL, Hand


def layers(window: EditorWindow) -> LayersPanel:
    return cast(LayersPanel, window.panels["layers"])


def test_a_layer_is_hidden_and_another_fades_and_stays_so(hand: Hand, settings: Settings, indonesia: Draft) -> None:
    panel, groups = layers(hand.window), hand.window.context.scene.groups
    panel.checks[EditLayer.NAMES].setFocus()
    QTest.keyClick(panel.checks[EditLayer.NAMES], Qt.Key.Key_Space)
    QTest.keyClick(panel.sliders[EditLayer.PROVINCES], Qt.Key.Key_PageDown)
    assert not groups[EditLayer.NAMES].isVisible()
    assert groups[EditLayer.PROVINCES].opacity() == 0.9
    again = new_window(MapDocument(indonesia), settings)
    assert not again.context.scene.groups[EditLayer.NAMES].isVisible()
    assert again.context.scene.groups[EditLayer.PROVINCES].opacity() == 0.9
    assert layers(again).sliders[EditLayer.PROVINCES].value() == 90
    again.deleteLater()


def test_any_command_is_done_by_a_part_of_its_name(hand: Hand) -> None:
    hand.key(Qt.Key.Key_K, CTRL)
    palette = hand.window.findChild(CommandPalette)
    assert palette is not None
    QTest.keyClicks(palette.field, "select all")
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert len(hand.document.selection) == len(list(hand.board.areas()))


def test_an_area_is_found_among_the_commands(hand: Hand) -> None:
    hand.key(Qt.Key.Key_K, CTRL)
    palette = hand.window.findChild(CommandPalette)
    assert palette is not None
    QTest.keyClicks(palette.field, "West Bali")
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert hand.document.selection == ("bali-1",)


def test_all_keys_are_on_a_sheet(hand: Hand) -> None:
    hand.key(Qt.Key.Key_F1)
    sheet = hand.window.findChild(ShortcutSheet)
    assert sheet is not None
    message = {label.text() for label in sheet.findChildren(QLabel)}
    assert {"Find an area", "Ctrl+F", "Right click"} <= message
    QApplication.processEvents()
    sheet.reject()
