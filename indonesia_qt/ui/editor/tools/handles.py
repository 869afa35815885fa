"""Small marks by which things on the map are taken hold of, equally large at every zoom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from indonesia_qt.board.model import Point
from indonesia_qt.ui.editor.canvas.board_items import EditLayer
from indonesia_qt.ui.editor.canvas.edit_scene import EditScene

SIZE, LARGE = 8.0, 12.0
"""Pixels across a handle, and across one that is pointed at."""
APART = 10.0
"""Pixels: of the handles in a square of this side only one is shown."""
FARTHEST = 60.0
"""Map units that a handle may reach at the smallest zoom."""


class Look(Enum):
    """The state of a handle, by which it is painted."""

    FREE = "free"
    CHOSEN = "chosen"
    POINTED = "pointed"
    REFUSED = "refused"
    NEW = "new"
    """The handle isn't there yet: a click makes it."""


class Handle(NamedTuple):
    """A place that can be taken hold of."""

    at: Point
    is_square: bool = False
    look: Look = Look.FREE


class Handles(QGraphicsItem):
    """Shows handles above the map of a scene."""

    def __init__(self, scene: EditScene) -> None:
        super().__init__()
        self.setZValue(EditLayer.TOOL)
        scene.addItem(self)
        self._theme = scene.theme
        self._handles: Sequence[Handle] = ()
        self._box = QRectF()

    def show_handles(self, handles: Iterable[Handle]) -> None:
        """Show these handles instead of those before, the first below the others."""
        self.prepareGeometryChange()
        self._handles = tuple(handles)
        box = QPolygonF([QPointF(*handle.at) for handle in self._handles]).boundingRect()
        self._box = box.adjusted(-FARTHEST, -FARTHEST, FARTHEST, FARTHEST) if self._handles else box
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the box of all handles, in map units."""
        return self._box

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the handles in pixels."""
        del option, widget
        to_pixels = painter.transform()
        painter.save()
        painter.resetTransform()
        ratio = painter.device().devicePixelRatio()
        painter.scale(ratio, ratio)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for handle in self._handles:
            self._draw(painter, handle, to_pixels.map(QPointF(*handle.at)) / ratio)
        painter.restore()

    def _draw(self, painter: QPainter, handle: Handle, place: QPointF) -> None:
        marks, map_colours = self._theme.highlights, self._theme.map
        fill, edge, side = {
            Look.FREE: (map_colours.halo, map_colours.ink, SIZE),
            Look.CHOSEN: (marks.chosen, map_colours.ink, SIZE),
            Look.POINTED: (marks.hover, map_colours.ink, LARGE),
            Look.REFUSED: (marks.forbidden, marks.casing, LARGE),
            Look.NEW: ("#00000000", marks.focus, LARGE),
        }[handle.look]
        pen = QPen(QColor(edge), 1.6 if handle.look is Look.NEW else 1.2)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.setBrush(QColor(fill))
        box = QRectF(place.x() - side / 2, place.y() - side / 2, side, side)
        (painter.drawRect if handle.is_square else painter.drawEllipse)(box)


def thinned(handles: Iterable[Handle], scale: float) -> list[Handle]:
    """Return one, rather a square one, of the handles that would overlap at a scale, in pixels per map unit."""
    shown: dict[tuple[int, int], Handle] = {}
    for handle in sorted(handles, key=lambda handle: (not handle.is_square, handle.at)):
        x, y = handle.at
        shown.setdefault((int(x * scale / APART), int(y * scale / APART)), handle)
    return list(shown.values())
