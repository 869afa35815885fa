"""Draws over the board's picture: shapes with a pen and a brush, painted alike on screen and paper."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsRectItem, QStyleOptionGraphicsItem, QWidget

NO_PEN = QPen(Qt.PenStyle.NoPen)


class Stroke:
    """A shape to be drawn; with `inside`, only what lies in that shape is seen."""

    def __init__(
        self, path: QPainterPath, pen: QPen = NO_PEN, fill: QColor | None = None, inside: QPainterPath | None = None
    ) -> None:
        self.path, self.pen, self.inside = path, pen, inside
        self.brush = QBrush() if fill is None else QBrush(fill)
        reach = pen.widthF() / 2 if pen.style() != Qt.PenStyle.NoPen else 0.0
        outer = path.boundingRect().adjusted(-reach, -reach, reach, reach)
        self.box = outer if inside is None else outer.intersected(inside.boundingRect())

    def paint(self, painter: QPainter, beside: QPainterPath | None = None) -> None:
        """Draw the shape, its line only where it is `beside` something; leave the painter's clip as it was."""
        painter.save()
        if self.inside is not None:
            painter.setClipPath(self.inside, Qt.ClipOperation.IntersectClip)
        if beside is None:
            painter.setPen(self.pen)
            painter.setBrush(self.brush)
            painter.drawPath(self.path)
        else:
            painter.fillPath(self.path, self.brush)
            painter.setClipPath(beside, Qt.ClipOperation.IntersectClip)
            painter.strokePath(self.path, self.pen)
        painter.restore()


def paint_strokes(painter: QPainter, strokes: Iterable[Stroke], beside: QPainterPath | None = None) -> None:
    """Draw all strokes, lines only where they are `beside` something."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for stroke in strokes:
        stroke.paint(painter, beside)
    painter.restore()


def box_of(strokes: Iterable[Stroke]) -> QRectF:
    """Return a rectangle that holds all strokes."""
    box = QRectF()
    for stroke in strokes:
        box = box.united(stroke.box)
    return box


class StrokeItem(QGraphicsRectItem):
    """Strokes that change with the pointer or the keyboard, in a layer of a scene.

    Its rectangle holds them: the scene asks for it at each event, and gets it without coming to Python.
    """

    def __init__(self, depth: float) -> None:
        super().__init__()
        self.setZValue(depth)
        self.setPen(NO_PEN)
        self._strokes: Sequence[Stroke] = ()

    def show_strokes(self, strokes: Sequence[Stroke]) -> None:
        """Show these instead of what was shown."""
        self._strokes = strokes
        self.setRect(box_of(strokes))
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the strokes."""
        del option, widget
        paint_strokes(painter, self._strokes)
