"""The panel of layers."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from indonesia_qt.ui.editor.canvas.board_items import EditLayer
from indonesia_qt.ui.editor.panels.layers import LayersPanel
from tests.ui.pages.editor.panel import PanelPage


class LayersPage(PanelPage[LayersPanel]):
    """What of the map is shown, and how strongly."""

    kind = LayersPanel

    def switch(self, layer: EditLayer) -> None:
        """Show a layer, or hide it, with the keyboard."""
        self.widget.checks[layer].setFocus()
        QTest.keyClick(self.widget.checks[layer], Qt.Key.Key_Space)

    def fade(self, layer: EditLayer) -> None:
        """Show a layer a step less strongly."""
        QTest.keyClick(self.widget.sliders[layer], Qt.Key.Key_PageDown)

    def percent(self, layer: EditLayer) -> int:
        return self.widget.sliders[layer].value()

    def switch_lock(self, layer: EditLayer) -> None:
        """Lock a layer, or unlock it, with the keyboard."""
        lock = self.widget.locks[layer]
        lock.setFocus()
        QTest.keyClick(lock, Qt.Key.Key_Space)

    def is_locked(self, layer: EditLayer) -> bool:
        return self.widget.locks[layer].isChecked()

    def name_of(self, layer: EditLayer) -> str:
        """What a layer is called."""
        return self.widget.checks[layer].text()
