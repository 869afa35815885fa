"""The frame around selected land, by whose handles it is moved, scaled and turned with the mouse."""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import Enum
from functools import reduce

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QTransform

from indonesia_qt.board.model import Point
from indonesia_qt.i18n.text import clauses, counted, figure, tr
from indonesia_qt.mapmaking.edit.shapes import placing
from indonesia_qt.mapmaking.edit.shapes.placing import Placing
from indonesia_qt.ui.board.pieces.strokes import Stroke
from indonesia_qt.ui.editor.canvas.board_items import EditLayer, hairline, outline_strokes
from indonesia_qt.ui.editor.canvas.edit_scene import OUTLINE
from indonesia_qt.ui.editor.edit_view import EditView, Touch
from indonesia_qt.ui.editor.tools.handles import Handle, Handles, Look
from indonesia_qt.ui.style.theme import faded

AROUND, STALK, LEAST = 9.0, 26.0, 40.0
"""Pixels between areas and their frame, between the frame and the handle that turns, and across the frame at least."""
NEAR = 8.0
"""Pixels from the middle of a handle within which it is taken hold of."""
SNAP = 15.0
"""Degrees: with Shift areas are turned by whole steps of this."""


class Grasp(Enum):
    """A way in which areas are held."""

    GROUND = "ground"
    TOP_LEFT = "top left"
    TOP_RIGHT = "top right"
    BOTTOM_RIGHT = "bottom right"
    BOTTOM_LEFT = "bottom left"
    TURN = "turn"

    @property
    def cursor(self) -> Qt.CursorShape:
        """How the pointer looks over what is held so."""
        match self:
            case Grasp.GROUND:
                return Qt.CursorShape.SizeAllCursor
            case Grasp.TURN:
                return Qt.CursorShape.PointingHandCursor
            case Grasp.TOP_LEFT | Grasp.BOTTOM_RIGHT:
                return Qt.CursorShape.SizeFDiagCursor
            case Grasp.TOP_RIGHT | Grasp.BOTTOM_LEFT:
                return Qt.CursorShape.SizeBDiagCursor


class PlacingDrag:
    """Land that is dragged: moved by its ground, scaled by a corner, or turned."""

    def __init__(self, areas: Sequence[str], box: QRectF, grasp: Grasp, start: QPointF) -> None:
        """`box` is that of the areas, and `start` the place where they are taken hold of, in map units."""
        self.areas, self.grasp, self.start = tuple(areas), grasp, start
        self._fixed = box.center() if grasp in (Grasp.GROUND, Grasp.TURN) else _corners(box)[_OPPOSITE[grasp]]
        """The place that stays where it is."""
        self._by, self._scale, self._angle = QPointF(), 1.0, 0.0

    def follow(self, touch: Touch) -> None:
        """Come with the pointer; with Shift areas turn by whole steps."""
        before, now = self.start - self._fixed, touch.point - self._fixed
        if self.grasp is Grasp.GROUND:
            self._by = touch.point - self.start
        elif self.grasp is Grasp.TURN:
            angle = math.degrees(math.atan2(now.y(), now.x()) - math.atan2(before.y(), before.x()))
            steps = SNAP if touch.modifiers & Qt.KeyboardModifier.ShiftModifier else 1.0
            self._angle = math.remainder(round(angle / steps) * steps, 360.0)
        else:
            length = QPointF.dotProduct(before, before)
            scale = QPointF.dotProduct(now, before) / length if length else 1.0
            self._scale = min(max(scale, placing.SMALLEST), placing.LARGEST)

    @property
    def way(self) -> Placing:
        """Where the areas would be put now."""
        return placing.placing(_pair(self._fixed), _pair(self._by), self._scale, self._angle)

    @property
    def step(self) -> str:
        """The step in words."""
        number = len(self.areas)
        if self.grasp is Grasp.GROUND:
            return counted(number, "Move {n} area", "Move {n} areas")
        if self.grasp is Grasp.TURN:
            return counted(number, "Rotate {n} area", "Rotate {n} areas")
        return counted(number, "Scale {n} area", "Scale {n} areas")

    @property
    def measure(self) -> str:
        """How far the areas are dragged, scaled or turned, in figures."""
        if self.grasp is Grasp.GROUND:
            return clauses(figure(self._by.x(), 1), figure(self._by.y(), 1))
        if self.grasp is Grasp.TURN:
            return f"{figure(self._angle)}°"
        return f"{figure(100 * self._scale)}{tr('%')}"


class PlacingFrame:
    """Shows the frame of some areas with its handles, or their outlines where a drag would put them."""

    def __init__(self, view: EditView) -> None:
        self._view, self._scene = view, view.map_scene
        self.has_handles = False
        """Whether areas have handles now."""
        self.outline: QRectF | None = None
        """The box around what is dragged, where it would be put, in map units."""
        self._strokes, self._handles = self._scene.add_strokes(EditLayer.TOOL), Handles(self._scene)

    def box_of(self, areas: Sequence[str]) -> QRectF:
        """Return the box of the ground of areas, in map units."""
        return reduce(QRectF.united, (self._scene.path_of(area).boundingRect() for area in areas))

    def places(self, areas: Sequence[str]) -> dict[Grasp, QPointF]:
        """Return where the handles of areas are, in map units; those of small ones lie apart nevertheless."""
        frame = self._frame(areas)
        top = QPointF(frame.center().x(), frame.top() - STALK / self._view.scale_now)
        return {**_corners(frame), Grasp.TURN: top}

    def handle_at(self, areas: Sequence[str], point: QPointF) -> Grasp | None:
        """Return the handle at a place in map units, or None."""
        near = NEAR / self._view.scale_now
        found = {grasp: (place - point).manhattanLength() for grasp, place in self.places(areas).items()}
        nearest = min(found, key=lambda grasp: found[grasp])
        return nearest if found[nearest] <= near else None

    def show(self, areas: Sequence[str], pointed: Grasp | None) -> None:
        """Show the frame of areas, none without any; the handle that is pointed at is larger."""
        self.has_handles, self.outline = bool(areas), None
        if not areas:
            self._strokes.show_strokes([])
            self._handles.show_handles([])
            return
        places, frame, path = self.places(areas), self._frame(areas), QPainterPath()
        path.addRect(frame)
        path.moveTo(frame.center().x(), frame.top())
        path.lineTo(places[Grasp.TURN])
        colours = self._scene.theme.highlights
        lines = hairline(QColor(colours.casing)), hairline(QColor(colours.focus), Qt.PenStyle.DashLine)
        self._strokes.show_strokes([Stroke(path, line) for line in lines])
        self._handles.show_handles(
            Handle(
                _pair(place),
                is_square=grasp is not Grasp.TURN,
                look=Look.POINTED if grasp is pointed else Look.FREE,
            )
            for grasp, place in places.items()
        )

    def show_drag(self, drag: PlacingDrag) -> None:
        """Show the outlines of areas where a drag would put them, in red while they would leave the canvas."""
        way, board = drag.way, self._scene.document.board
        transform = QTransform(way.a, way.c, way.b, way.d, way.dx, way.dy)
        paths = [transform.map(self._scene.path_of(area)) for area in drag.areas]
        self.has_handles = False
        self.outline = reduce(QRectF.united, (path.boundingRect() for path in paths))
        marks = self._scene.theme.highlights
        fits = QRectF(0, 0, board.width, board.height).contains(self.outline)
        colour = marks.focus if fits else marks.forbidden
        filled = [Stroke(path, fill=faded(colour, 0.2)) for path in paths]
        self._strokes.show_strokes([*filled, *outline_strokes(paths, colour, marks.casing, OUTLINE / 2)])
        self._handles.show_handles([])

    def _frame(self, areas: Sequence[str]) -> QRectF:
        pixel, box = 1 / self._view.scale_now, self.box_of(areas)
        across = max(AROUND, (LEAST - box.width() / pixel) / 2) * pixel
        down = max(AROUND, (LEAST - box.height() / pixel) / 2) * pixel
        return box.adjusted(-across, -down, across, down)


_OPPOSITE = {
    Grasp.TOP_LEFT: Grasp.BOTTOM_RIGHT,
    Grasp.TOP_RIGHT: Grasp.BOTTOM_LEFT,
    Grasp.BOTTOM_RIGHT: Grasp.TOP_LEFT,
    Grasp.BOTTOM_LEFT: Grasp.TOP_RIGHT,
}


def _corners(box: QRectF) -> dict[Grasp, QPointF]:
    return {
        Grasp.TOP_LEFT: box.topLeft(),
        Grasp.TOP_RIGHT: box.topRight(),
        Grasp.BOTTOM_RIGHT: box.bottomRight(),
        Grasp.BOTTOM_LEFT: box.bottomLeft(),
    }


def _pair(place: QPointF) -> Point:
    return place.x(), place.y()
