"""What moves on the board for a moment: pieces on their way or dealt out, rings where something is new, and scenes.

The pieces lie where they belong from the beginning; what moves is only drawn above them, and at most what comes to lie
there is not seen before. So a motion can end at any time: any key or button of the mouse ends it, and still does what
it always does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec import Struct
from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPointF, QRectF, QSize, QSizeF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsEllipseItem,
    QGraphicsItem,
    QGraphicsRectItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from indonesia_qt.board.model import Line
from indonesia_qt.ui.board.background.painter_paths import pen
from indonesia_qt.ui.board.background.polylines import length, point_along, rounded
from indonesia_qt.ui.board.map_scene import MapScene
from indonesia_qt.ui.board.marks import LinkMark, Mark, Piece, RouteMark
from indonesia_qt.ui.board.pieces.looks import TOKEN, Layer
from indonesia_qt.ui.board.zoom_view import ZoomView
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import Theme

WHOLE_MS, PART_MS = 900, 300
"""How long everything, and each piece or ring, may take at the slowest; a tempo says which part of it they take."""
TRAVEL, OVERLAP = 0.6, 0.5
"""The part of a staged scene in which pieces travel, and of that the part that one piece takes at least."""
RING, RING_LINE = 52.0, 6.0
"""Radius to which a ring grows, and the width of its line, in map units."""
FRAME_GROWS = 1.0
"""How far a frame around a tile grows, in map units: it stays in the gutter."""
AROUND, FARTHEST = 1.12, 1.1
"""Of a large piece that came down: the least radius of its ring in halves of its height, so that the ring crosses
nothing that is written on it, and how much larger it becomes.
"""
DROP = 220.0
"""How far above its place a piece that is dealt out comes into sight, in map units."""
FALL, LIFT = 0.62, 0.22
"""The part of its scene in which a piece comes down, and how much larger it is seen when it begins."""
FADE = 0.08
"""The part of its time in which a picture comes into sight, and that in which it goes."""
LARGE = 1.9
"""How much larger than in its place a piece that has grown is seen when it begins."""
GROWN_SHARE, MOST_GROWN = 0.55, 1.6
"""The part of the width and of the height of a view up to which a picture over the board grows, and how far at most."""
PICTURE_SHARE, PICTURE_DOWN = 0.9, 0.6
"""The part of the width and of the height of a view that a picture takes at most, and how far down its middle lies: the
cards over the board are at the upper edge."""
PICTURE_AWAY = 20
"""Pixels at 100 % between a place on the board and the picture beside it."""
ENDS = QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride, QEvent.Type.MouseButtonPress
MEANINGLESS = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_CapsLock,
    Qt.Key.Key_Escape,
)
"""The keys that end nothing: those that do nothing alone, and Esc, for which the window ends one thing at a time."""


def ends_motion(event: QEvent) -> bool:
    """Return whether an event ends what moves: any key that means something, or any button of the mouse."""
    return event.type() in ENDS and not (isinstance(event, QKeyEvent) and event.key() in MEANINGLESS)


class Voyage(Struct, frozen=True):
    """A piece that goes from area to area, and where it stops or turns; its own area doesn't matter.

    With a carrier it goes by that as a route does, and leaves the land by the areas `over`. One that `stays` lies on
    the board in the end, in its own area, which is the last stop then; it isn't seen there before.
    """

    piece: Piece
    stops: tuple[str, ...]
    carrier: Piece | None = None
    over: tuple[str, ...] = ()
    stays: bool = False

    @property
    def route(self) -> RouteMark:
        """The mark of its way."""
        first, *through, last = self.stops
        return RouteMark(first, tuple(through), last, None, carrier=self.carrier, over=self.over)


class MovingPicture(Struct, frozen=True):
    """A picture over the board; games make subclasses."""

    @property
    def beside(self) -> str:
        """The area over or below which it is; empty for the middle of the view."""
        return ""

    @property
    def is_aside(self) -> bool:
        """Whether it lies in the lower right corner of the view, not grown, so that less of the board is covered."""
        return False

    @property
    def size(self) -> tuple[float, float]:
        """Its width and height in pixels at 100 %."""
        raise NotImplementedError

    def paint_ground(self, painter: QPainter, theme: Theme) -> None:
        """Paint what is the same all the time, below the rest, into the box from the origin to its size."""
        raise NotImplementedError

    def paint(self, painter: QPainter, theme: Theme, share: float) -> None:
        """Paint the rest into that box as it is at a share of its time, from 0 to 1."""
        raise NotImplementedError


class Scene(Struct, frozen=True):
    """What moves together: pieces that travel by the ways that `RouteMark`s of their stops have, or are dealt out.

    Afterwards rings grow around areas, or around pieces where they lie. What is dealt out isn't seen on the board
    before it has come to lie. A piece that is `built` comes down from the upper edge of the view and isn't seen before,
    either; pieces of what was there `until` then are. A piece that has `grown` takes their place then, too, and shrinks
    to its size. Links that are `laid` aren't seen before either. Where scenes follow one another, each lasts `ms`
    milliseconds at the slowest tempo.
    """

    voyages: tuple[Voyage, ...] = ()
    dealt: tuple[Piece, ...] = ()
    rings: tuple[str | Piece, ...] = ()
    built: tuple[Piece, ...] = ()
    grown: tuple[Piece, ...] = ()
    until: tuple[Piece, ...] = ()
    laid: tuple[LinkMark, ...] = ()
    picture: MovingPicture | None = None
    ms: int = WHOLE_MS

    @property
    def brings(self) -> tuple[Mark, ...]:
        """What isn't seen on the board before the scene."""
        return (*self.dealt, *self.built, *self.grown, *self.laid)

    @property
    def places(self) -> tuple[str, ...]:
        """Where anything moves, each area once."""
        stops = (stop for voyage in self.voyages for stop in voyage.stops)
        return tuple(dict.fromkeys((*self.new_places, *stops)))

    @property
    def new_places(self) -> tuple[str, ...]:
        """Where something is new."""
        rings = (ring.area if isinstance(ring, Piece) else ring for ring in self.rings)
        return (*rings, *(piece.area for piece in (*self.built, *self.grown)))


class _Movement(Struct, frozen=True, eq=False):
    """Something that moves: an item, and what to do with it at a share of its time from 0 to 1.

    It begins and lasts so many milliseconds. A mark that it `brings` isn't seen on the board before its end.
    """

    item: QGraphicsItem
    move: Callable[[float], None]
    begins: float
    lasts: float
    brings: Mark | None = None


class PictureItem(QGraphicsItem):
    """Shows a picture over a view, in pixels of the screen; its ground is painted once.

    One beside an area isn't seen where it would lie on a place that can be chosen.
    """

    def __init__(self, picture: MovingPicture, theme: Theme, view: ZoomView) -> None:
        super().__init__()
        self.picture, self._theme, self._view, self.share = picture, theme, view, 0.0
        wide, high = picture.size
        room = view.viewport().size() * PICTURE_SHARE
        usual, large = scaled(100) / 100, GROWN_SHARE / PICTURE_SHARE
        whole = min(room.width() / wide, room.height() / high)
        grown = usual if picture.beside or picture.is_aside else min(MOST_GROWN * usual, large * whole)
        self._scale = min(max(usual, grown), whole)
        self._size = QSizeF(wide, high) * self._scale
        self._ground = self._paint_ground(view.devicePixelRatioF())
        self._is_free = True
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._place()

    def _place(self) -> None:
        """Lie where it belongs as the view is now."""
        view, box, room = self._view, QRectF(QPointF(), self._size), QRectF(self._view.viewport().rect())
        if self.picture.beside:
            token = view.viewportTransform().map(view.map_scene.point_of(self.picture.beside))
            box.moveCenter(token)
            box.moveBottom(token.y() - scaled(PICTURE_AWAY))
            box.moveLeft(max(room.left(), min(box.left(), room.right() - box.width())))
            below = box.translated(0, box.height() + 2 * scaled(PICTURE_AWAY))
            sides = (below,) if box.top() < room.top() else (box, below)
            free = next(filter(self._covers_no_target, sides), None)
            box, self._is_free = free or sides[0], free is not None
        elif self.picture.is_aside:
            edge = scaled(PICTURE_AWAY) / 2
            box.moveBottomRight(room.bottomRight() - QPointF(edge, edge))
        else:
            box.moveCenter(QPointF(room.center().x(), PICTURE_DOWN * room.height()))
            box.moveBottom(min(box.bottom(), room.bottom()))
        self.setPos(view.to_scene(QPointF(box.topLeft().toPoint())))  # on a pixel, as its ground is

    def _covers_no_target(self, box: QRectF) -> bool:
        """Whether no place that can be chosen lies in a box or close to it."""
        scene, near = self._view.map_scene, scaled(PICTURE_AWAY)
        around = box.adjusted(-near, -near, near, near)
        to_view = self._view.viewportTransform()
        return not any(around.contains(to_view.map(scene.point_of(area))) for area in scene.targets)

    def show_share(self, share: float) -> None:
        """Show the picture at a share of its time."""
        self.share = share
        self._place()
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the box of the picture from the item's place on."""
        return QRectF(QPointF(), self._size).adjusted(-1, -1, 1, 1)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:  # noqa: ARG002
        """Paint the picture."""
        if not self._is_free:
            return
        ratio = painter.device().devicePixelRatioF()
        if self._ground.devicePixelRatio() != ratio:
            self._ground = self._paint_ground(ratio)
        painter.drawPixmap(QPointF(), self._ground)
        self._prepare(painter)
        self.picture.paint(painter, self._theme, self.share)

    def _paint_ground(self, ratio: float) -> QPixmap:
        """Paint the ground before anything moves, for it takes longer than a frame may."""
        ground = QPixmap((self._size * ratio).toSize() + QSize(1, 1))
        ground.setDevicePixelRatio(ratio)
        ground.fill(Qt.GlobalColor.transparent)
        painter = QPainter(ground)
        self._prepare(painter)
        self.picture.paint_ground(painter, self._theme)
        painter.end()
        return ground

    def _prepare(self, painter: QPainter) -> None:
        """Have a painter paint smoothly in the picture's pixels at 100 %."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(self._scale, self._scale)


class Animation(QObject):
    """Moves things on one board, by one clock, until any key or button of the mouse is pressed.

    Signals:
        finished: All has come to rest, also when it was cut short.
    """

    finished = Signal()

    def __init__(self, scene: MapScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._parts: list[_Movement] = []
        self._later: Sequence[Mark] = ()
        self.clock = QVariantAnimation(self)
        self.clock.valueChanged.connect(self._tick)
        self.clock.finished.connect(self.finish)

    @property
    def is_running(self) -> bool:
        """Whether anything moves."""
        return bool(self._parts)

    @property
    def left_ms(self) -> int:
        """Milliseconds until all comes to rest."""
        return self.clock.duration() - self.clock.currentTime() if self._parts else 0

    def play(self, voyages: Sequence[Voyage], rings: Sequence[str | Piece], tempo: float) -> None:
        """Let pieces travel, one soon after the other, then let rings grow, as a scene has them; nothing for tempo 0.

        What still moves comes to rest first.
        """
        self.finish()
        if tempo <= 0 or not (voyages or rings):
            return
        part = PART_MS * tempo
        last = WHOLE_MS * tempo - 2 * part if rings else WHOLE_MS * tempo - part
        gap = min(part / 3, last / max(1, len(voyages) - 1))
        parts = []
        for n, voyage in enumerate(voyages):
            way = rounded(tuple(self._scene.point_of(stop).toTuple() for stop in voyage.stops))
            parts.append(self._along(voyage, way, n * gap, part))
        begins = (len(voyages) - 1) * gap + part if voyages else 0.0
        self._start([*parts, *self._ringed(rings, begins, part)])

    def follow_up(self, scenes: Sequence[Scene], tempo: float, *, still: bool = False) -> None:
        """Let scenes play one after another at a tempo, after what still moves.

        With `still` nothing moves: only pictures are seen, each as it ends and for its time. The card of the area under
        the pointer goes away for pictures until the pointer moves.
        """
        if any(scene.picture for scene in scenes):
            self._scene.hover("")
        begins, parts = float(self.clock.duration()) if self._parts else 0.0, [*self._parts]
        for scene in scenes:
            lasts = scene.ms * tempo
            if not still:
                parts += self._staged(scene, begins, lasts)
            elif scene.picture is not None:
                parts += self._picture(scene.picture, begins, lasts, still=True)
            begins += lasts
        self._start(parts)

    def hold_back(self, later: Sequence[Scene]) -> None:
        """Have what scenes bring not seen on the board, as they come later, until others do."""
        self._later = [mark for scene in later for mark in scene.brings]
        self._hold_back()

    def _hold_back(self) -> None:
        now = self.clock.currentTime()
        coming = [part.brings for part in self._parts if part.brings and now < part.begins + part.lasts]
        self._scene.hold_back([*coming, *self._later])

    def _staged(self, scene: Scene, start: float, whole_ms: float) -> list[_Movement]:
        """What moves in a scene that begins at a time and lasts so many milliseconds."""
        travel = whole_ms * TRAVEL
        moving = len(scene.voyages) + len(scene.dealt)
        part = travel * max(OVERLAP, 1 / max(1, moving))
        gap = (travel - part) / max(1, moving - 1)
        ways = self._scene.ways([voyage.route for voyage in scene.voyages])
        parts = [
            self._along(one, way, start + n * gap, part)
            for n, (one, way) in enumerate(zip(scene.voyages, ways, strict=True))
        ]
        for n, piece in enumerate(scene.dealt, len(parts)):
            begins = start + n * gap
            for item, at in self._scene.lying([piece]):
                parts += [self._drop(item, at, begins, part, piece), self._ring(at, begins + part, whole_ms - travel)]
        begins = start + travel if moving else start
        ends = start + whole_ms
        parts += self._ringed(scene.rings, begins, ends - begins)
        for item, _ in self._scene.lying(scene.until):  # it lies where it is from the beginning on
            parts.append(self._ready(item, lambda _: None, 0.0, start + FALL * whole_ms))
        for piece in scene.built:
            parts += self._built(piece, start, whole_ms)
        for piece in scene.grown:
            parts += self._grown(piece, start + FALL * whole_ms, whole_ms * (1 - FALL))
        for link in scene.laid:  # it comes out of one of its ends
            aside = (self._scene.point_of(link.a) - self._scene.point_of(link.b)) / 2
            parts += [self._slide(item, aside, start, whole_ms, link) for item, _ in self._scene.lying([link])]
        if scene.picture is not None:
            parts += self._picture(scene.picture, start, whole_ms)
        return parts

    def _start(self, parts: list[_Movement]) -> None:
        """Let the clock run to the end of the last part, from where it is if it runs already."""
        if not parts:
            return
        now = self.clock.currentTime() if self._parts else 0
        if not self._parts:
            QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]
        self._parts = parts
        whole = max(part.begins + part.lasts for part in parts)
        self.clock.stop()
        self.clock.setDuration(round(whole))
        self.clock.setStartValue(0.0)
        self.clock.setEndValue(whole)
        self.clock.start()
        self.clock.setCurrentTime(now)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002
        """End what moves with any key or button of the mouse, which then does what it always does."""
        if ends_motion(event):
            self.finish()
        return False

    def finish(self) -> None:
        """Bring everything to rest at once."""
        if not self._parts:
            return
        parts, self._parts = self._parts, []
        QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
        self.clock.stop()
        for part in parts:
            self._scene.removeItem(part.item)
        self._hold_back()
        self.finished.emit()

    def _tick(self, now: float) -> None:
        self._hold_back()
        for part in self._parts:
            share = (now - part.begins) / part.lasts
            part.item.setVisible(0 <= share <= 1)
            if part.item.isVisible():
                part.move(share)

    def _along(self, voyage: Voyage, way: Line, begins: float, lasts: float) -> _Movement:
        """A piece on its way; one that stays goes as far beside the way as it lies beside its token in the end."""
        item, aside = self._scene.loose_piece(voyage.piece), QPointF()
        for at in self._scene.places_of([voyage.piece]) if voyage.stays else ():
            aside = at - QPointF(*way[-1])
        whole = length(way)
        easing = QEasingCurve(QEasingCurve.Type.InOutSine)

        def move(share: float) -> None:
            item.setPos(QPointF(*point_along(way, whole * easing.valueForProgress(share))) + aside)

        stays = voyage.piece if voyage.stays else None
        return self._ready(item, move, begins, lasts, stays, layer=Layer.TRAVELS)

    def _drop(self, item: QGraphicsItem, at: QPointF, begins: float, lasts: float, piece: Piece) -> _Movement:
        easing = QEasingCurve(QEasingCurve.Type.OutCubic)

        def move(share: float) -> None:
            item.setPos(at - QPointF(0, DROP * (1 - easing.valueForProgress(share))))
            item.setOpacity(share)

        return self._ready(item, move, begins, lasts, piece)

    def _ringed(self, rings: Iterable[str | Piece], begins: float, lasts: float) -> Iterator[_Movement]:
        """Rings around areas and pieces."""
        for ring in rings:
            if isinstance(ring, Piece):
                yield from (self._ring(at, begins, lasts) for _, at in self._scene.lying([ring]))
            else:
                yield self._around(self._scene.point_of(ring), begins, lasts)

    def _around(self, at: QPointF, begins: float, lasts: float, least: float = TOKEN) -> _Movement:
        """A frame around the tile of an area, which crosses nothing on it; a ring where areas have no tiles."""
        tile = self._scene.tile
        if tile is None:
            return self._ring(at, begins, lasts, least)
        item = QGraphicsRectItem()
        item.setPen(pen(QColor(self._scene.theme.highlights.chosen), RING_LINE))
        item.setPos(at)

        def move(share: float) -> None:
            out = RING_LINE / 2 + FRAME_GROWS * share
            item.setRect(tile.adjusted(-out, -out, out, out))
            item.setOpacity(1.0 - 0.8 * share)

        return self._ready(item, move, begins, lasts)

    def _ring(self, at: QPointF, begins: float, lasts: float, least: float = TOKEN) -> _Movement:
        item = QGraphicsEllipseItem()
        item.setPen(pen(QColor(self._scene.theme.highlights.chosen), RING_LINE))
        item.setPos(at)

        def move(share: float) -> None:
            radius = least + (max(RING, FARTHEST * least) - least) * share
            item.setRect(-radius, -radius, 2 * radius, 2 * radius)
            item.setOpacity(1.0 - 0.8 * share)

        return self._ready(item, move, begins, lasts)

    def _built(self, piece: Piece, begins: float, whole_ms: float) -> list[_Movement]:
        """A piece that comes down, whole from the beginning on, with a ring when it has come to lie."""
        [(item, at)] = self._scene.lying([piece])
        top = at.y() + (1 + LIFT) * item.scale() * item.boundingRect().top()
        height = max([0.0, *(top - view.to_scene(QPointF()).y() for view in self._views())])
        size, half = item.scale(), item.boundingRect().height() / 2
        easing = QEasingCurve(QEasingCurve.Type.InOutCubic)

        def move(share: float) -> None:
            left = 1 - easing.valueForProgress(share)
            item.setPos(at - QPointF(0, height * left))
            item.setScale(size * (1 + LIFT * left))
            item.setOpacity(min(1.0, 8 * share))

        lasts = FALL * whole_ms
        return [
            self._ready(item, move, begins, lasts, piece),
            self._around(at, begins + lasts, whole_ms - lasts, max(TOKEN, AROUND * size * half)),
        ]

    def _grown(self, piece: Piece, begins: float, lasts: float) -> list[_Movement]:
        """A piece that shrinks to its size, with a ring around it."""
        [(item, at)] = self._scene.lying([piece])
        size, easing = item.scale(), QEasingCurve(QEasingCurve.Type.OutCubic)
        item.setPos(at)

        def move(share: float) -> None:
            item.setScale(size * (LARGE + (1 - LARGE) * easing.valueForProgress(share)))

        return [self._ready(item, move, begins, lasts, piece), self._ring(at, begins, lasts)]

    def _slide(self, item: QGraphicsItem, aside: QPointF, begins: float, lasts: float, brings: Mark) -> _Movement:
        easing = QEasingCurve(QEasingCurve.Type.OutCubic)

        def move(share: float) -> None:
            item.setPos(aside * (1 - easing.valueForProgress(share)))
            item.setOpacity(min(1.0, 2 * share))

        return self._ready(item, move, begins, lasts, brings)

    def _picture(self, picture: MovingPicture, begins: float, lasts: float, *, still: bool = False) -> list[_Movement]:
        """A picture in the first view of the board; none where there is no view."""
        items = [PictureItem(picture, self._scene.theme, view) for view in self._views()[:1]]
        return [self._shown(item, begins, lasts, still=still) for item in items]

    def _shown(self, item: PictureItem, begins: float, lasts: float, *, still: bool) -> _Movement:
        def move(share: float) -> None:
            item.show_share(1.0 if still else share)
            item.setOpacity(1.0 if still else min(1.0, share / FADE, max(0.0, (1 - share) / FADE)))

        return self._ready(item, move, begins, lasts)

    def _views(self) -> list[ZoomView]:
        return [view for view in self._scene.views() if isinstance(view, ZoomView)]

    def _ready(
        self,
        item: QGraphicsItem,
        move: Callable[[float], None],
        begins: float,
        lasts: float,
        brings: Mark | None = None,
        layer: Layer = Layer.MOTION,
    ) -> _Movement:
        item.setZValue(layer)
        move(0.0)
        item.setVisible(begins == 0)
        self._scene.addItem(item)
        return _Movement(item, move, begins, lasts, brings)
