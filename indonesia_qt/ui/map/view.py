"""The window onto the board: zooming, panning, clicking, and going from target to target with the keyboard."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QToolTip, QWidget

from indonesia_qt.board.model import Point
from indonesia_qt.ui.map.legend import Legend
from indonesia_qt.ui.map.scene import MapScene
from indonesia_qt.ui.map.targets import towards

STEP = 1.25
"""How much larger one step of zooming shows the board."""
MOST = 4.0
"""The largest zoom, in parts of the scale at which the whole board fits."""
CLICK_REACH = 4
"""Pixels that the pointer may move between press and release of a click."""
SETTLE_MS = 90
"""How long the zoom must rest before everything is painted sharply."""
WHEEL_STEP = 120
"""Wheel units of one notch."""

_ARROWS = {
    Qt.Key.Key_Left: (-1.0, 0.0),
    Qt.Key.Key_Right: (1.0, 0.0),
    Qt.Key.Key_Up: (0.0, -1.0),
    Qt.Key.Key_Down: (0.0, 1.0),
}


class MapView(QGraphicsView):
    """Shows a `MapScene`; it starts with the whole board in view and keeps it so until the user zooms.

    `zoomed` carries the scale in parts of that at which the whole board fits.
    """

    zoomed = Signal(float)

    def __init__(self, scene: MapScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.map_scene = scene
        self._fitted = True
        self._pressed: QPoint | None = None
        self._pressed_area = ""
        self._panned_from: QPoint | None = None
        self._space = False
        self._anchor: tuple[QPointF, QPointF] | None = None
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE_MS)
        self._settle.timeout.connect(self.sharpen)
        self.setAccessibleName(self.tr("Board"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setInteractive(False)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        board = scene.sceneRect()
        # Room on all sides, so that the board's edge can be brought to the pointer and no zoom is pushed aside.
        self.setSceneRect(board.adjusted(-board.width(), -board.height(), board.width(), board.height()))
        self.setMinimumSize(320, 200)
        self.legend = Legend(self)
        self.legend.show_text(scene.legend)
        scene.legend_changed.connect(self.legend.show_text)

    @property
    def scale_of_fit(self) -> float:
        """Pixels per map unit at which the whole board is just seen."""
        board, room = self.map_scene.sceneRect(), self.viewport().size()
        return max(1e-3, min(room.width() / board.width(), room.height() / board.height()))

    @property
    def scale_now(self) -> float:
        """Pixels per map unit."""
        return self.transform().m11()

    def fit(self) -> None:
        """Show the whole board, and keep it so when the window changes its size."""
        self._fitted = True
        self._anchor = None
        self._set_scale(self.scale_of_fit)
        self.centerOn(self.map_scene.sceneRect().center())

    def zoom_in(self) -> None:
        """One step nearer, towards the middle."""
        self.zoom_at(QPointF(self.viewport().rect().center()), STEP)

    def zoom_out(self) -> None:
        """One step further, from the middle."""
        self.zoom_at(QPointF(self.viewport().rect().center()), 1 / STEP)

    def zoom_at(self, place: QPointF, factor: float) -> None:
        """Zoom by a factor within the limits; what lies at `place` of the viewport stays there."""
        fit = self.scale_of_fit
        scale = min(max(self.scale_now * factor, fit), MOST * fit)
        if math.isclose(scale, fit, rel_tol=1e-6):
            self.fit()
            return
        self._fitted = False
        # The scroll bars know whole pixels only: the point is kept from the first step on, lest errors add up.
        if self._anchor is None or self._anchor[0] != place:
            self._anchor = place, self._to_scene(place)
        self._set_scale(scale)
        self._bring(self._anchor[1], place)

    def show_area(self, area: str) -> None:
        """Bring an area into view without a change of zoom."""
        point = self.map_scene.point_of(area)
        self._anchor = None
        if not self.viewport().rect().adjusted(40, 40, -40, -40).contains(self.mapFromScene(point)):
            self.centerOn(point)

    def sharpen(self) -> None:
        """Paint everything sharply at the present zoom now instead of after a moment."""
        self._settle.stop()
        self.map_scene.sharpen(self.scale_now * self.devicePixelRatioF())

    def step_target(self, step: int) -> None:
        """Put the keyboard's ring on the next target, or on the one before for -1."""
        targets = self.map_scene.targets
        if targets:
            now = self.map_scene.focused
            first = 0 if step > 0 else -1
            self._focus(targets[(targets.index(now) + step) % len(targets) if now in targets else first])

    def _focus(self, area: str) -> None:
        self.map_scene.focus_target(area)
        self.show_area(area)

    def _focus_towards(self, direction: Point) -> None:
        scene = self.map_scene
        points = {area: scene.point_of(area).toTuple() for area in {*scene.targets, scene.focused}}
        area = towards(points.pop(scene.focused), direction, points)
        if area:
            self._focus(area)

    def _set_scale(self, scale: float) -> None:
        if not math.isclose(scale, self.scale_now, rel_tol=1e-9):
            self.setTransform(QTransform.fromScale(scale, scale))
            self._settle.start()
            self.zoomed.emit(scale / self.scale_of_fit)

    def _to_scene(self, place: QPointF) -> QPointF:
        """Like `mapToScene`, but exact."""
        inverse, _ = self.viewportTransform().inverted()
        return inverse.map(place)

    def _bring(self, point: QPointF, place: QPointF) -> None:
        """Scroll so that a point of the board lies at a place of the viewport; part of the board stays in view."""
        now = self.viewportTransform().map(point)
        self._scroll(now - place)

    def _scroll(self, by: QPointF) -> None:
        horizontal, vertical = self.horizontalScrollBar(), self.verticalScrollBar()
        horizontal.setValue(horizontal.value() + round(by.x()))
        vertical.setValue(vertical.value() + round(by.y()))

    def _pan(self, place: QPoint) -> None:
        if self._panned_from is None:
            return
        self._anchor = None
        board: QRectF = self.map_scene.sceneRect()
        moved = QPointF(self._panned_from - place)
        middle = self._to_scene(QPointF(self.viewport().rect().center()) + moved)
        self._panned_from = place
        if board.contains(middle):
            self._scroll(moved)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A board that was wholly in view stays so."""
        super().resizeEvent(event)
        self.legend.settle()
        if self._fitted or self.scale_now < self.scale_of_fit:
            self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        """What is seen first is sharp."""
        super().showEvent(event)
        self.sharpen()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom at the pointer."""
        self.zoom_at(event.position(), STEP ** (event.angleDelta().y() / WHEEL_STEP))
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click, or a pan with the middle button or with Space held."""
        place = event.position().toPoint()
        event.accept()
        area = self.map_scene.area_at(self._to_scene(event.position()))
        if event.button() == Qt.MouseButton.MiddleButton or (
            event.button() == Qt.MouseButton.LeftButton and self._space
        ):
            self._start_pan(place)
        elif event.button() == Qt.MouseButton.LeftButton:
            self._pressed, self._pressed_area = place, area

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan, or tell what the pointer is on; a press that moves is no click, and pans unless it began on a target."""
        place = event.position().toPoint()
        event.accept()
        if not event.buttons():
            self._let_go()  # the release may have gone to another window
        if self._pressed is not None and (place - self._pressed).manhattanLength() > CLICK_REACH:
            if self._pressed_area not in self.map_scene.targets:
                self._start_pan(self._pressed)
            self._pressed = None
        if self._panned_from is not None:
            self._pan(place)
        elif not event.buttons():
            self._anchor = self._anchor if self._anchor and self._anchor[0] == event.position() else None
            self.map_scene.hover(self.map_scene.area_at(self._to_scene(event.position())))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Click where the button was pressed."""
        event.accept()
        is_click = event.button() == Qt.MouseButton.LeftButton and self._pressed is not None
        self._let_go()
        if is_click:
            self.map_scene.click(self._pressed_area)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Show the whole board on a double click into the water; on a target it is a second click."""
        area = self.map_scene.area_at(self._to_scene(event.position()))
        is_water = area not in {land.id for land in self.map_scene.board.lands}
        if event.button() == Qt.MouseButton.LeftButton and is_water and area not in self.map_scene.targets:
            event.accept()
            self.fit()
        else:
            self.mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of the area under the pointer, or of the focused target."""
        place = QPointF(event.pos())
        area = self.map_scene.area_at(self._to_scene(place))
        if event.reason() == QContextMenuEvent.Reason.Keyboard and self.map_scene.focused:
            area = self.map_scene.focused
        if area:
            self.map_scene.area_context.emit(area, event.globalPos())
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Zoom, go from target to target, and click the focused one."""
        if event.isAutoRepeat() and event.key() == Qt.Key.Key_Space:
            return
        match event.key():
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                self.zoom_in()
            case Qt.Key.Key_Minus:
                self.zoom_out()
            case Qt.Key.Key_0 | Qt.Key.Key_F:
                self.fit()
            case Qt.Key.Key_Space:
                self._space = True
                self._show_cursor()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self.map_scene.focused:
                self.map_scene.click(self.map_scene.focused)
            case Qt.Key.Key_Left | Qt.Key.Key_Right | Qt.Key.Key_Up | Qt.Key.Key_Down if self.map_scene.targets:
                if self.map_scene.focused:
                    self._focus_towards(_ARROWS[Qt.Key(event.key())])
                else:
                    self.step_target(1)
            case _:
                # Not the base class: it would scroll the board away from its place.
                event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Letting go of Space ends panning with the left button."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space = False
            self._show_cursor()
        else:
            super().keyReleaseEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab and Shift+Tab go through the targets as long as there are any."""
        if not self.map_scene.targets:
            return bool(super().focusNextPrevChild(forward))
        self.step_target(1 if forward else -1)
        return True

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The ring goes with the keyboard."""
        self._space = False
        self.map_scene.focus_target("")
        super().focusOutEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer is on no area any more."""
        self.map_scene.hover("")
        super().leaveEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Tool tips tell what the scene's `describe` says."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            area = self.map_scene.area_at(self._to_scene(QPointF(event.pos())))
            text = self.map_scene.describe(area) if area else ""
            QToolTip.showText(event.globalPos(), text, self.viewport())
            return True
        return bool(super().viewportEvent(event))

    def _start_pan(self, place: QPoint) -> None:
        self._panned_from = place
        self.map_scene.hover("")
        self._show_cursor()

    def _let_go(self) -> None:
        """No button is held any more."""
        self._pressed = None
        if self._panned_from is not None:
            self._panned_from = None
            self._show_cursor()

    def _show_cursor(self) -> None:
        if self._panned_from is not None:
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif self._space:
            self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            self.viewport().unsetCursor()
