"""The whole map in a corner of the view, while only a part of it is in view."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QMenu

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.board.zoom_view import STEP, WHEEL_STEP
from indonesia_qt.ui.editor.canvas.map_thumbnail import map_picture
from indonesia_qt.ui.editor.edit_view import EditView
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import faded
from indonesia_qt.ui.widgets.overlay import EvasiveCard, Overlays, Place
from indonesia_qt.ui.widgets.plain_text import tip

WIDE, HIGH = 220, 160
"""Pixels at 100 % that the minimap takes at most."""
SHARE = 0.27
"""The part of the view's width and height that it takes at most."""
REST_MS = 250
"""How long the map must rest after a change before it is drawn again."""
WORK = 90
"""Pixels at 100 % around a place where something is dragged or drawn, which are kept free."""
VEIL = 0.45
"""Opacity of the veil over what is out of view."""


class Minimap(EvasiveCard):
    """Shows which part of the map is in view. A click or a drag moves the view, and the wheel zooms it.

    It lies over a corner of the view, in one where it hides nothing that is selected, drawn or dragged.
    """

    places = Place(at_top=False, across=1.0), Place(across=1.0), Place(across=0.0), Place(at_top=False, across=0.0)

    def __init__(self, view: EditView) -> None:
        super().__init__(view)
        self._view, self._scene = view, view.map_scene
        self._picture, self._size = QPixmap(), QSize(1, 1)
        self._is_needed = True
        self._grasp: QPointF | None = None
        """The way from the pointer to the middle of the view, in map units, while the view is dragged."""
        self._pointer = QPoint()
        """Where the pointer was last on the view."""
        self.setProperty("role", "card")
        self.setAccessibleName(tr("Minimap"))
        self.setToolTip(tip(tr("Click or drag to move the view. Right-click to hide this.")))
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self._overlays = Overlays(view, [self])
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._draw)
        self._scene.drawn.connect(self._rest.start)
        self._scene.drawn.connect(self._overlays.make_way)
        self._scene.document.selection_changed.connect(self._overlays.make_way)
        view.pointed.connect(self._note_pointer)
        for bar in (view.horizontalScrollBar(), view.verticalScrollBar()):
            bar.valueChanged.connect(self._follow)
            bar.rangeChanged.connect(self._follow)
        view.zoomed.connect(self._follow)
        self._follow()

    def need(self, needed: bool) -> None:
        """Show the minimap whenever a part of the map is out of view, or never."""
        self._is_needed = needed
        self._follow()

    def on_minimap(self, point: QPointF) -> QPointF:
        """Return where a place of the map lies, in pixels."""
        return point * self._scale + QPointF(self.contentsRect().topLeft())

    def fit(self, room: QSize) -> None:
        """Be as large as there is room, in the shape of the board."""
        most = QSize(min(scaled(WIDE), round(SHARE * room.width())), min(scaled(HIGH), round(SHARE * room.height())))
        size = self._board.size().scaled(most, Qt.AspectRatioMode.KeepAspectRatio).toSize()
        if size != self._size:
            self._size = size
            self.updateGeometry()
            self._draw()

    def kept_free(self) -> Sequence[QRect]:
        """Return what is selected, where the pointer is on the view, and what else lies over the view."""
        view, scene = self._view, self._scene
        boxes = [view.mapFromScene(scene.box_of(area)).boundingRect() for area in scene.chosen]
        boxes.append(self._at_pointer())
        others = view.findChildren(QFrame, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return boxes + [other.geometry() for other in others if other is not self and other.isVisible()]

    def sizeHint(self) -> QSize:
        """Return the room that the map and its edge take."""
        edge = 2 * self.frameWidth()
        return self._size + QSize(edge, edge)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the map, with a veil over what is out of view."""
        super().paintEvent(event)
        painter, room, marks = QPainter(self), self.contentsRect(), self._scene.theme.highlights
        painter.drawPixmap(room.topLeft(), self._picture)
        seen = self._seen()
        inside = QRectF(self.on_minimap(seen.topLeft()), self.on_minimap(seen.bottomRight())) & QRectF(room)
        outside = QPainterPath()
        outside.addRect(QRectF(room))
        outside.addRect(inside)
        painter.fillPath(outside, faded(marks.veil, VEIL))
        for colour, width in ((marks.casing, 4), (marks.focus, 2)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawRect(inside.adjusted(1, 1, -1, -1))
        painter.setPen(QColor(self._scene.theme.interface.strong_line))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()

    def showEvent(self, event: QShowEvent) -> None:
        """Draw what has changed since the minimap was hidden."""
        super().showEvent(event)
        self._draw()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the part in view, or bring it to the pointer first."""
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton:
            point, seen = self._point(event), self._seen()
            self._grasp = seen.center() - point if seen.contains(point) else QPointF()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self._move_view(point)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the view along."""
        event.accept()
        self._move_view(self._point(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Leave the view there."""
        event.accept()
        self._grasp = None
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self._overlays.make_way()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom the view around its middle."""
        event.accept()
        self._view.zoom_at(self._view.centre, STEP ** (event.angleDelta().y() / WHEEL_STEP))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done with the minimap."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions(self.actions())
        menu.popup(event.globalPos())
        event.accept()

    @property
    def _board(self) -> QRectF:
        board = self._scene.document.board
        return QRectF(0, 0, board.width, board.height)

    @property
    def _scale(self) -> float:
        """Pixels of the minimap for each map unit."""
        return self._size.width() / self._board.width()

    def _seen(self) -> QRectF:
        """Return the part of the scene that is in view, in map units."""
        room = QRectF(self._view.viewport().rect())
        return QRectF(self._view.to_scene(room.topLeft()), self._view.to_scene(room.bottomRight()))

    def _point(self, event: QMouseEvent) -> QPointF:
        """Return the place of the board at the pointer, in map units."""
        return (event.position() - self.contentsRect().topLeft()) / self._scale

    def _move_view(self, point: QPointF) -> None:
        if self._grasp is not None:
            board, middle = self._board, point + self._grasp
            x = min(max(middle.x(), board.left()), board.right())
            y = min(max(middle.y(), board.top()), board.bottom())
            self._view.look_at((QPointF(x, y), self._view.scale_now))

    def _note_pointer(self, point: QPointF) -> None:
        """Make way for what is dragged or drawn below the minimap, or near it."""
        self._pointer = self._view.mapFromScene(point)
        if self.isVisible() and self._at_pointer().intersects(self.geometry()):
            self._overlays.make_way()

    def _at_pointer(self) -> QRect:
        """Return the place of the pointer on the view, with room around it while something is done there."""
        reach = scaled(WORK) if self._view.tool.is_busy else 1
        return QRect(0, 0, 2 * reach, 2 * reach).translated(self._pointer - QPoint(reach, reach))

    def _follow(self, *_: object) -> None:
        """Show which part of the map is in view, if it isn't the whole map."""
        is_whole = self._seen().adjusted(-1, -1, 1, 1).contains(self._board)
        self.setVisible(self._is_needed and not is_whole)
        self.update()
        if self._grasp is None:
            self._overlays.make_way()

    def _draw(self) -> None:
        """Draw the map as it is now."""
        if self.isVisible() and not self._size.isEmpty():
            ratio = self.devicePixelRatioF()
            self._picture = map_picture(self._scene.document.board, self._scene.theme, self._size * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self.update()
