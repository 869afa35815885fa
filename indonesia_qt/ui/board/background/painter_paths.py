"""Painter paths made of board shapes, and sets of small paths that are painted as one.

Qt needs many times longer for one path of thousands of points than for the same points in short paths, so lines are
kept in pieces; a piece outside the painter's clip costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QPolygonF

from indonesia_qt.board.identity_cache import SHAPES, cached
from indonesia_qt.board.model import Line, Shape

PIECE = 48
"""Points of a piece of a line."""


class Paths:
    """A set of paths to be stroked or filled alike."""

    def __init__(self, paths: Iterable[QPainterPath]) -> None:
        self._paths = [(path, path.boundingRect()) for path in paths if not path.isEmpty()]

    def stroke(self, painter: QPainter, pen: QPen) -> None:
        """Draw the outlines of all paths that the clip lets through."""
        reach = pen.widthF() / 2
        for path in self._within(painter, reach):
            painter.strokePath(path, pen)

    def fill(self, painter: QPainter, brush: QBrush | QColor) -> None:
        """Fill all paths that the clip lets through."""
        for path in self._within(painter, 0):
            painter.fillPath(path, brush)

    def _within(self, painter: QPainter, reach: float) -> Iterator[QPainterPath]:
        seen = visible(painter).adjusted(-reach, -reach, reach, reach)
        for path, box in self._paths:
            # A straight line's box has no height or width, and Qt says that such a box meets nothing.
            beside = box.left() > seen.right() or box.right() < seen.left()
            if not beside and box.top() <= seen.bottom() and box.bottom() >= seen.top():
                yield path


EVERYWHERE = QRectF(-1e7, -1e7, 2e7, 2e7)


def visible(painter: QPainter) -> QRectF:
    """Return the part of the painter's plane that its clip lets through."""
    return painter.clipBoundingRect() if painter.hasClipping() else EVERYWHERE


def edges(box: QRectF) -> tuple[float, float, float, float]:
    """Return the left, upper, right and lower edge of a rectangle."""
    return box.left(), box.top(), box.right(), box.bottom()


def shape_path(shape: Shape) -> QPainterPath:
    """Return the outline of an area with all its parts and holes."""
    path = QPainterPath()
    for polygon in shape:
        for ring in polygon:
            path.addPolygon(_polygon(ring))
            path.closeSubpath()
    return path


kept_path = cached(SHAPES)(shape_path)
"""Returns the outline of an area of a map that is drawn again and again, which is kept and must not be changed."""


def line_path(line: Line) -> QPainterPath:
    """Return an open line."""
    path = QPainterPath()
    path.addPolygon(_polygon(line))
    return path


def pieces(lines: Iterable[Line]) -> Paths:
    """Return lines as a set of short paths; very short lines that follow each other share one."""
    return Paths(_pieces(lines))


def _pieces(lines: Iterable[Line]) -> Iterator[QPainterPath]:
    path, points = QPainterPath(), 0
    for line in lines:
        for start in range(0, len(line) - 1, PIECE):
            part = line[start : start + PIECE + 1]
            path.addPolygon(_polygon(part))
            points += len(part)
            if points >= PIECE:
                yield path
                path, points = QPainterPath(), 0
    yield path


def joined(paths: Iterable[QPainterPath]) -> QPainterPath:
    """Return all paths in one."""
    path = QPainterPath()
    for part in paths:
        path.addPath(part)
    return path


def inset(shape: QPainterPath, inside: float, radius: float) -> QPainterPath:
    """Return a shape without its rim, `inside` map units wide, with round corners of a radius."""
    core = shape.subtracted(_rim(shape, inside + radius, Qt.PenJoinStyle.MiterJoin))
    return core.united(_rim(core, radius, Qt.PenJoinStyle.RoundJoin)).simplified()


def _rim(shape: QPainterPath, reach: float, join: Qt.PenJoinStyle) -> QPainterPath:
    """What is at most `reach` away from the edge of a shape."""
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * reach)
    stroker.setJoinStyle(join)
    return stroker.createStroke(shape)


def pen(colour: QColor | str, width: float, *, round_cap: bool = True) -> QPen:
    """Return a solid pen with round joins; `width` is in map units."""
    cap = Qt.PenCapStyle.RoundCap if round_cap else Qt.PenCapStyle.FlatCap
    return QPen(QColor(colour), width, Qt.PenStyle.SolidLine, cap, Qt.PenJoinStyle.RoundJoin)


def _polygon(line: Line) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in line])
