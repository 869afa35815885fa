"""A box that is drawn with the mouse around what is to be selected."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPen

from indonesia_qt.ui.board.pieces.strokes import Stroke, StrokeItem
from indonesia_qt.ui.editor.canvas.edit_layers import EditLayer
from indonesia_qt.ui.editor.canvas.edit_scene import EditScene
from indonesia_qt.ui.style.theme import faded


class RubberBand:
    """A dashed box from where it began to where the pointer is."""

    def __init__(self, scene: EditScene, start: QPointF) -> None:
        self._scene, self._start = scene, start
        self._item = StrokeItem(EditLayer.TOOL)
        scene.addItem(self._item)
        self.box = QRectF(start, start)

    def stretch(self, to: QPointF) -> None:
        """Draw the box to here."""
        self.box = QRectF(self._start, to).normalized()
        path = QPainterPath()
        path.addRect(self.box)
        colour = self._scene.theme.highlights.focus
        line = QPen(faded(colour, 0.9), 1, Qt.PenStyle.DashLine)
        line.setCosmetic(True)
        self._item.show_strokes([Stroke(path, line, faded(colour, 0.12))])

    def remove(self) -> None:
        """Take the box away."""
        self._scene.removeItem(self._item)
