"""A view of a board from nearer or further, and what it needs to know of its scene."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import reduce
from typing import ClassVar, NamedTuple

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QInputDevice,
    QNativeGestureEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QTouchEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from indonesia_qt.ui.board.fingers import Fingers
from indonesia_qt.ui.board.marks import ScaleLimits
from indonesia_qt.ui.style.scaling import scaled

Sight = tuple[QPointF, float]
"""The point in the middle of a view, and the scale."""


class Stand(NamedTuple):
    """What a view shows, and whether it is kept fitted to the window, or follows decisions."""

    sight: Sight
    fitted: bool
    follows: bool


class Fitted(NamedTuple):
    """What a view shows when the board is fitted to its window: a part of the board, at a scale within limits.

    Where there is more room, the part comes to the edge rather than that anything outside `bounds` is seen. Beside the
    part more is seen as far as one of the `lefts` and one of the `rights`, so that no lot is cut there; or land is seen
    from side to side, and from one of the `tops` on. `whole` is the land with its margins, which is shown instead of
    nearly all of it; `land` is the land without them.
    """

    box: QRectF
    bounds: QRectF
    lefts: Sequence[float]
    rights: Sequence[float]
    tops: Sequence[float]
    whole: QRectF
    land: QRectF
    limits: ScaleLimits

    def sight(self, room: QSize) -> Sight:
        """Return the middle of what is seen in a window, and the scale."""
        least, roomy, most = self.limits
        seen = self._widened(room)
        scale, whole = min(_scale_for(seen, room), most), min(_scale_for(self.whole, room), most)
        if whole >= NEARLY * scale:
            seen, scale = self.whole, whole
        else:  # the fewest whole rows with the part, from side to side, that just fill the height
            tops = (top for top in reversed(self.tops) if top <= self.box.top())
            rows = (QRectF(self.whole.left(), top, self.whole.width(), self.box.bottom() - top) for top in tops)
            filling = (one for one in rows if room.height() / one.height() <= min(room.width() / one.width(), most))
            fewest = next(filling, None)
            if fewest is not None and _scale_for(fewest, room) >= ROWS * scale:
                seen, scale = fewest, _scale_for(fewest, room)
        if scale < roomy:
            seen = seen.intersected(self.land)
            scale = max(least, min(roomy, _scale_for(seen, room)))
        return seen.center(), scale

    def _widened(self, room: QSize) -> QRectF:
        """The part with what is seen beside it in a window: as little as has the height of the part in view."""
        box = self.box
        least = max(box.height() * room.width() / max(1, room.height()), room.width() / self.limits.most)
        sides = ((left, right) for left in self.lefts for right in self.rights)
        fitting = [
            (left, right)
            for left, right in sides
            if left <= box.left() and right >= box.right() and right - left >= least
        ]
        middle = box.left() + box.right()
        left, right = min(
            fitting,
            key=lambda sides: (sides[1] - sides[0], abs(sides[0] + sides[1] - middle)),
            default=(min(self.lefts), max(self.rights)),
        )
        return QRectF(left, box.top(), right - left, box.height())


def _scale_for(box: QRectF, room: QSize) -> float:
    """The scale at which a box is just seen in a window."""
    return max(1e-3, min(room.width() / box.width(), room.height() / box.height()))


def _between(value: float, *ends: float) -> float:
    """The value next to one that lies between two ends, whichever of these is less."""
    return min(max(value, min(ends)), max(ends))


class BoardScene(QGraphicsScene):
    """A scene that shows a board in map units."""

    targets: tuple[str, ...] = ()
    """The areas that matter most at the moment."""
    concerned: tuple[str, ...] = ()
    """The targets and the other areas that a decision about them needs in view."""
    lit: tuple[str, ...] = ()
    """The areas that a plan or a list lights, or else the targets."""
    fitted: Fitted | None = None
    """What is seen when the board is fitted to the window; None is the whole board."""
    fitted_changed = Signal()

    @abstractmethod
    def hover(self, area: str) -> None:
        """Point at an area, or at none."""

    @abstractmethod
    def area_at(self, point: QPointF, reach: float = 0.0) -> str:
        """Return the area at a point in map units, or empty; small islands can be hit from `reach` map units away."""

    @abstractmethod
    def box_of(self, area: str) -> QRectF:
        """Return the room of an area with its token, in map units."""

    @abstractmethod
    def point_of(self, area: str) -> QPointF:
        """Return where the token of an area lies, in map units."""

    def show_through(self, seen: QRectF) -> None:
        """Take notice of what is seen through the view, in map units."""

    @abstractmethod
    def sharpen(self, scale: float, capitals: float = 0.0) -> None:
        """Paint everything for `scale` device pixels per map unit, capitals at least `capitals` device pixels high."""


WHEEL_STEP = 120
"""Wheel units of one notch."""
WHEEL_MOVE = 60.0
"""Pixels at 100 % by which one notch moves the board."""
NEARLY = 0.88
"""The scale of all the land, in parts of that of a part of it, from which all of it is shown instead."""
ROWS = 0.8
"""The scale of whole rows, in parts of that of a part of the land, from which these are shown so that no lot is cut."""
STEP = 1.25
"""How much larger one step of zooming shows the board."""
MOST = 4.0
"""The largest zoom, in parts of the scale at which the whole board fits."""
LEAST_CAPITALS = 9.0
"""The least height of the board's capitals in pixels at 100 %; they grow half as much as the interface's text."""
SETTLE_MS = 90
"""How long the zoom must rest before everything is painted sharply."""
AROUND = 1.25
"""How much more than the targets is seen when they are brought into view."""
LEAST_FOLLOWED, MOST_FOLLOWED = 1.15, 2.0
"""The zoom, in parts of the scale at which the whole board fits, from which it is worth to follow a decision, and the
largest that follows one."""
LEAST_NEARER, LARGE_ENOUGH = 1.3, 1.0
"""The part of the scale by which something must be larger from nearer, and the scale at 100 % that is large enough."""
GLIDE_MS = 350
"""How long a smooth zoom takes at a tempo of 1."""
ASIDE = 60.0
"""Pixels at 100 % that are left between the middle of the token of what is lit and the edge, where one zooms in."""
RIM = 12.0
"""Pixels at 100 % between the edge of a view and the middle of a token that counts as seen."""


class ZoomView(QGraphicsView):
    """Shows a board; it starts with the whole board in view and keeps it so until somebody zooms.

    Signals:
        zoomed(scale): The zoom changed; 1 is the scale at which the whole board fits.
    """

    zoomed = Signal(float)
    most: ClassVar[float] = MOST
    scroll_moves: Callable[[], bool] = staticmethod(lambda: False)
    """Returns whether scrolling up and down moves the board; if not, it zooms, as it always does with Ctrl."""

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.map_scene = scene
        self._fitted = True
        self._anchor: tuple[QPointF, QPointF] | None = None
        """A place of the viewport and the point of the board that stays there while the zoom changes."""
        self._middle: QPointF | None = None
        """The point that stays in the middle when the window changes its size, until the board is moved."""
        self._corner = QPoint()
        """Where in the window the view was when it last got a size."""
        self._settle = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._settle.timeout.connect(self.sharpen)
        self._follows = False
        """Whether the view shows what it followed last."""
        self._glide = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._glide.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._glide.valueChanged.connect(self._glided)
        self._way: tuple[Sight, Sight] | None = None
        self._ends_fitted = False
        """Whether that way ends with the board fitted to the window."""
        self._home: Stand | None = None
        """Where the view goes back to after a visit; None when it is on none."""
        scene.fitted_changed.connect(self._refit)
        for bar in (self.horizontalScrollBar(), self.verticalScrollBar()):
            bar.valueChanged.connect(self._tell_seen)
        self.fingers = Fingers(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
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
        self.setMinimumSize(240, 120)

    @property
    def scale_of_fit(self) -> float:
        """Pixels per map unit at which the board is fitted to the window."""
        fitted = self.map_scene.fitted
        if fitted is None:
            return self.scale_of_whole
        return fitted.sight(self.viewport().size())[1]

    @property
    def scale_of_whole(self) -> float:
        """Pixels per map unit at which the whole board is just seen."""
        return _scale_for(self.map_scene.sceneRect(), self.viewport().size())

    @property
    def _middle_of_fit(self) -> QPointF:
        fitted = self.map_scene.fitted
        if fitted is None:
            return self.map_scene.sceneRect().center()
        return self._within(fitted.bounds, *fitted.sight(self.viewport().size()))

    def _refit(self) -> None:
        """Show what is to be seen now, unless somebody has zoomed."""
        if self._fitted:
            self.fit()

    @property
    def scale_now(self) -> float:
        """Pixels per map unit."""
        return self.transform().m11()

    @property
    def sight(self) -> Sight | None:
        """What somebody has zoomed or moved to: the point in the middle and the scale; None if nobody has."""
        stand = self._home or Stand(self._aim, self._fitted, self._follows)
        return None if stand.fitted or stand.follows else stand.sight

    def fit(self) -> None:
        """Fit the board to the window, and keep it so when the window changes its size."""
        self._let_be()
        self._fitted = True
        self._anchor = self._middle = None
        self._set_scale(self.scale_of_fit)
        self.centerOn(self._middle_of_fit)

    def look_at(self, sight: Sight) -> None:
        """Show a point in the middle at a scale."""
        self._let_be()
        self._fitted = False
        self._show(sight)

    def follow(self, tempo: float, *, always: bool) -> bool:
        """Bring what a decision is about nearer, or go back to the whole board when it is about no place.

        The view glides there, more slowly for a larger tempo, at once for 0. What somebody has zoomed to by himself
        stays in view unless it is `always` to follow. Returns whether the view follows.
        """
        if not (always or self._fitted or self._follows):
            return False
        fit = self.scale_of_fit
        middle, scale = self._sight_of(self.map_scene.concerned)
        if scale < LEAST_FOLLOWED * fit:
            middle, scale = self._middle_of_fit, fit
        scale = min(scale, MOST_FOLLOWED * fit)
        self._home, self._fitted, self._follows = None, False, True
        self._ends_fitted = math.isclose(scale, fit, rel_tol=1e-6)
        self._glide_to((self._within(self.map_scene.sceneRect(), middle, scale), scale), tempo)
        return True

    def visit(self, areas: Sequence[str], tempo: float, near: QRectF | None = None) -> bool:
        """Bring areas into view, no nearer than before, and return whether the view has to move for that.

        A part of the board, around all the areas, is brought `near` if it is much larger then, unless somebody has
        zoomed by himself. When areas are visited that are seen from where the first visit began, or none, the view goes
        back there. What somebody moves meanwhile stays. The view glides as when it follows a decision.
        """
        home = self._home or Stand(self._aim, self._fitted, self._follows)
        nearer = self._nearer(near, home) if near else None
        if nearer:
            to, self._home = nearer, home
            self._fitted, self._follows, self._ends_fitted = False, True, False
        elif self._would_see(home, areas):
            if self._home is None:
                return False
            to, self._home = home.sight, None
            _, self._fitted, self._follows = home
            self._ends_fitted = home.fitted
        elif self._would_see(Stand(self._aim, self._fitted, self._follows), areas):
            return False
        else:
            middle, scale = self._sight_of(areas)
            scale = max(min(scale, home.sight[1]), min(self.scale_of_fit, self.scale_of_whole))
            to, self._home = (self._within(self.map_scene.sceneRect(), middle, scale), scale), home
            self._fitted, self._follows, self._ends_fitted = False, home.fitted or home.follows, False
        self._glide_to(to, tempo)
        return True

    def _nearer(self, part: QRectF, home: Stand) -> Sight | None:
        """The sight of a part of the board from nearer; None where that is no larger, or another sight was chosen."""
        scale = min(self._scale_of(part), scaled(LARGE_ENOUGH), self.most * self.scale_of_fit)
        if not (home.fitted or home.follows) or scale < LEAST_NEARER * home.sight[1]:
            return None
        return self._within(self.map_scene.sceneRect(), part.center(), scale), scale

    def _would_see(self, stand: Stand, areas: Sequence[str]) -> bool:
        """Whether the tokens of areas are wholly seen from there."""
        if stand.fitted and self.map_scene.fitted is None:
            return True
        middle, scale = stand.sight
        seen = QRectF(self.viewport().rect()).adjusted(scaled(RIM), scaled(RIM), -scaled(RIM), -scaled(RIM))
        seen = QRectF(QPointF(), seen.size() / scale)
        seen.moveCenter(middle)
        return all(seen.contains(self.map_scene.point_of(area)) for area in areas)

    @property
    def _aim(self) -> Sight:
        """What is seen, or will be when the view has come to rest."""
        if self._way and self.is_gliding:
            return self._way[1]
        return self.to_scene(self.centre), self.scale_now

    def _glide_to(self, sight: Sight, tempo: float) -> None:
        """Go there smoothly, or at once for a tempo of 0."""
        self._glide.stop()
        self._way = (self.to_scene(self.centre), self.scale_now), sight
        self._glide.setDuration(round(GLIDE_MS * tempo))
        if tempo > 0 and self.isVisible():
            self._glide.start()
        else:
            self._glided(1.0)

    @property
    def sees_targets(self) -> bool:
        """Whether all targets are in view."""
        room = self.viewport().rect()
        return all(room.contains(self.mapFromScene(self.map_scene.point_of(area))) for area in self.map_scene.targets)

    @property
    def is_gliding(self) -> bool:
        """Whether the view is on its way."""
        return self._glide.state() == QVariantAnimation.State.Running

    def _glided(self, share: float) -> None:
        """Show what lies at a share of the way."""
        assert self._way
        (start, first), (end, last) = self._way
        if share == 1.0 and self._ends_fitted:
            follows = self._follows
            self.fit()
            self._follows = follows
            self.sharpen()
            return
        scale = last if share == 1.0 else first * (last / first) ** share
        # What is seen moves evenly if the middle moves as the scale grows.
        done = share if math.isclose(first, last) else (1 / first - 1 / scale) / (1 / first - 1 / last)
        self._show((start + (end - start) * done, scale))
        if share == 1.0:
            self.sharpen()

    def _let_be(self) -> None:
        """Leave off following and visiting, as the view is moved otherwise."""
        self._glide.stop()
        self._follows, self._home = False, None

    def _show(self, sight: Sight) -> None:
        self._anchor = None
        self._set_scale(sight[1])
        self._keep_in_middle(sight[0])

    def _sight_of(self, areas: Sequence[str]) -> Sight:
        """The middle and the scale at which areas are seen as large as they fit; of none, the whole board."""
        if not areas:
            return self._middle_of_fit, self.scale_of_fit
        box = reduce(QRectF.united, map(self.map_scene.box_of, areas))
        return box.center(), self._scale_of(box)

    def _scale_of(self, box: QRectF) -> float:
        """The scale at which a box is seen as large as it fits, with something around it."""
        return _scale_for(box, self.viewport().rect().size()) / AROUND

    def _within(self, bounds: QRectF, middle: QPointF, scale: float) -> QPointF:
        """The middle next to a point at which little or nothing outside some bounds is seen at a scale."""
        room = QRectF(self.viewport().rect())
        across, down = min(bounds.width(), room.width() / scale) / 2, min(bounds.height(), room.height() / scale) / 2
        middles = bounds.adjusted(across, down, -across, -down)
        return QPointF(
            min(max(middle.x(), middles.left()), middles.right()), min(max(middle.y(), middles.top()), middles.bottom())
        )

    def around(self, areas: Sequence[str], pixels: int) -> list[QRect]:
        """Return squares of so many pixels in the viewport around the tokens of areas."""
        return self.around_points([self.map_scene.point_of(area) for area in areas], pixels)

    def around_points(self, points: Sequence[QPointF], pixels: int) -> list[QRect]:
        """Return squares around points of the board, where they are when the view has come to rest."""
        square = QRect(0, 0, pixels, pixels)
        places = (place.toPoint() for place in map(self._at_rest.map, points))
        return [square.translated(place - square.center()) for place in places]

    def boxes_at_rest(self, boxes: Sequence[QRectF]) -> list[QRect]:
        """Return where boxes of the board are in the viewport when the view has come to rest."""
        return [self._at_rest.mapRect(box).toAlignedRect() for box in boxes]

    @property
    def _at_rest(self) -> QTransform:
        """What maps the board to the viewport when the view has come to rest."""
        middle, scale = self._aim
        centre = self.centre
        return QTransform(scale, 0, 0, scale, centre.x() - middle.x() * scale, centre.y() - middle.y() * scale)

    def zoom_in(self) -> None:
        """Zoom in by one step, towards the middle, but only so that what is lit and in view stays in view.

        Where that has no room, only lit places are seen.
        """
        room, shown = self.viewport().rect(), map(self.map_scene.point_of, self.map_scene.lit)
        lit = [point for point in shown if room.contains(self.mapFromScene(point))]
        self.zoom_at(self.centre, STEP)
        if lit and not self._fitted:
            middle, edge = self.to_scene(self.centre), scaled(ASIDE)
            across, down = (max(0.0, length / 2 - edge) / self.scale_now for length in room.size().toTuple())
            xs, ys = [point.x() for point in lit], [point.y() for point in lit]
            x = _between(middle.x(), max(xs) - across, min(xs) + across)
            y = _between(middle.y(), max(ys) - down, min(ys) + down)
            if (x, y) != middle.toTuple():
                self._anchor = None
                self._bring(QPointF(x, y), self.centre)

    def zoom_out(self) -> None:
        """Zoom out by one step, from the middle."""
        self.zoom_at(self.centre, 1 / STEP)

    def zoom_at(self, place: QPointF, factor: float) -> None:
        """Zoom by a factor within the limits; what lies at `place` of the viewport stays there."""
        scale = self._limited(self.scale_now * factor)
        if math.isclose(scale, self.scale_of_fit, rel_tol=1e-6):
            self.fit()
            return
        self._let_be()
        self._fitted = False
        # The scroll bars know whole pixels only: the point is kept from the first step on, lest errors add up.
        if self._anchor is None or self._anchor[0] != place:
            self._anchor = place, self.to_scene(place)
        self._set_scale(scale)
        self._bring(self._anchor[1], place)

    def _limited(self, scale: float) -> float:
        fit = self.scale_of_fit
        return min(max(scale, min(fit, self.scale_of_whole)), self.most * fit)

    def show_at(self, place: QPointF, point: QPointF, scale: float) -> None:
        """Show a point of the board at a place of the viewport, at a scale within the limits.

        The middle of the view stays on the board.
        """
        self._let_be()
        self._fitted, self._anchor = False, None
        self._set_scale(self._limited(scale))
        self._bring(point, place)
        board, middle = self.map_scene.sceneRect(), self.to_scene(self.centre)
        if not board.contains(middle):
            x, y = min(max(middle.x(), board.left()), board.right()), min(max(middle.y(), board.top()), board.bottom())
            self._bring(QPointF(x, y), self.centre)

    def fit_if_small(self) -> None:
        """Fit the board to the window where it is as small as that."""
        if math.isclose(self.scale_now, self.scale_of_fit, rel_tol=1e-6):
            self.fit()

    def rest_at(self, place: QPointF | None) -> None:
        """Point at the area at a place of the viewport where a finger rests, or at none any more."""
        self.map_scene.hover("" if place is None else self.map_scene.area_at(self.to_scene(place)))

    def give_up(self) -> None:
        """Forget what was begun with the left button, as another finger has come."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom at the pointer, or move the board."""
        if not self.scrolled(event):
            self.zoom_at(event.position(), STEP ** (event.angleDelta().y() / WHEEL_STEP))
        event.accept()

    def scrolled(self, event: QWheelEvent) -> bool:
        """Move the board if the wheel, or two fingers on a touchpad, are to do so now; return whether they are.

        Sideways they always do, up and down where that is chosen.
        """
        turned, pixels = QPointF(event.angleDelta()), QPointF(event.pixelDelta())
        zooms = not self.scroll_moves() or event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if zooms and abs(turned.x()) <= abs(turned.y()):
            return False
        by = turned * scaled(WHEEL_MOVE) / WHEEL_STEP if pixels.isNull() else pixels
        self.pan(QPointF(-by.x(), 0.0 if zooms else -by.y()))
        return True

    def viewportEvent(self, event: QEvent) -> bool:
        """Follow fingers on a touch screen, and the gestures of a touchpad."""
        if isinstance(event, QTouchEvent):
            # What a touchpad does arrives as a move of the pointer, a turn of the wheel or a gesture, too.
            event.setAccepted(event.deviceType() == QInputDevice.DeviceType.TouchScreen)
            if event.isAccepted():
                self.fingers.follow(event)
            return event.isAccepted()
        if isinstance(event, QNativeGestureEvent):
            match event.gestureType():
                case Qt.NativeGestureType.ZoomNativeGesture:
                    self.zoom_at(event.position(), max(0.1, 1 + event.value()))
                case Qt.NativeGestureType.PanNativeGesture:
                    self.pan(-event.delta())
            return True
        return super().viewportEvent(event)

    def show_area(self, area: str) -> None:
        """Bring an area into view without a change of zoom."""
        self.show_point(self.map_scene.point_of(area))

    def show_point(self, point: QPointF) -> None:
        """Bring a place of the board, in map units, into view without a change of zoom."""
        self._anchor = self._middle = None
        if not self.viewport().rect().adjusted(40, 40, -40, -40).contains(self.mapFromScene(point)):
            self.centerOn(point)

    def show_targets(self) -> None:
        """Bring all targets into view, as large as they fit; without any, the whole board."""
        if not self.map_scene.targets:
            self.fit()
            return
        middle, scale = self._sight_of(self.map_scene.targets)
        fit = self.scale_of_fit
        scale = min(max(scale, fit), self.most * fit)
        self.look_at((self._within(self.map_scene.sceneRect(), middle, scale), scale))

    def sharpen(self) -> None:
        """Paint everything sharply at the present zoom now instead of after a moment."""
        self._settle.stop()
        ratio = self.devicePixelRatioF()
        self.map_scene.sharpen(self.scale_now * ratio, LEAST_CAPITALS * (100 + scaled(100)) / 200 * ratio)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep a board wholly in view that was; else keep it where it is in the window."""
        super().resizeEvent(event)
        self._tell_seen()
        corner = self.mapTo(self.window(), QPoint())
        moved, self._corner = corner - self._corner, corner
        if self._home is not None:
            self.visit((), 0.0)
        if self._follows:
            self.follow(0.0, always=True)
        elif self._fitted or self.scale_now < self.scale_of_whole:
            self.fit()
        elif self._middle is not None:
            self._keep_in_middle(self._middle)
        else:
            self._anchor = None
            self._scroll(QPointF(moved))

    def _tell_seen(self) -> None:
        self.map_scene.show_through(self.mapToScene(self.viewport().rect()).boundingRect())

    def showEvent(self, event: QShowEvent) -> None:
        """Paint sharply what is seen first."""
        super().showEvent(event)
        self.sharpen()

    def _set_scale(self, scale: float) -> None:
        if not math.isclose(scale, self.scale_now, rel_tol=1e-9):
            self.setTransform(QTransform.fromScale(scale, scale))
            self._tell_seen()
            self._settle.start()
            self.zoomed.emit(scale / self.scale_of_fit)

    def to_scene(self, place: QPointF) -> QPointF:
        """Return the place on the board, in map units, at a place of the viewport, exactly, unlike `mapToScene`."""
        inverse, _ = self.viewportTransform().inverted()
        return inverse.map(place)

    def _bring(self, point: QPointF, place: QPointF) -> None:
        """Scroll so that a point of the board lies at a place of the viewport; part of the board stays in view."""
        now = self.viewportTransform().map(point)
        self._scroll(now - place)

    @property
    def centre(self) -> QPointF:
        """The middle of the viewport, which may lie between two pixels."""
        return QRectF(self.viewport().rect()).center()

    def _keep_in_middle(self, point: QPointF) -> None:
        """Have a point of the board in the middle, also when the window changes its size."""
        self._bring(point, self.centre)
        self._middle = point

    def pan(self, by: QPointF) -> None:
        """Scroll by pixels; part of the board stays in view."""
        self._let_be()
        self._anchor = None
        if self.map_scene.sceneRect().contains(self.to_scene(self.centre + by)):
            self._scroll(by)

    def point_at(self, place: QPointF) -> None:
        """Note that the pointer is at a place of the viewport; a zoom at another one starts from there."""
        if self._anchor is not None and self._anchor[0] != place:
            self._anchor = None

    def _scroll(self, by: QPointF) -> None:
        self._middle = None
        horizontal, vertical = self.horizontalScrollBar(), self.verticalScrollBar()
        horizontal.setValue(horizontal.value() + round(by.x()))
        vertical.setValue(vertical.value() + round(by.y()))
