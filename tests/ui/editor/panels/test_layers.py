"""What of the map is shown, and how strongly, from one start to the next."""

from __future__ import annotations

from indonesia_qt.board.draft import Draft
from indonesia_qt.ui.editor.canvas.board_items import EditLayer
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.window_manager import new_window
from indonesia_qt.ui.settings.settings_file import Settings
from tests.ui.editor.hand import Hand
from tests.ui.pages.editor.layers import LayersPage


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
