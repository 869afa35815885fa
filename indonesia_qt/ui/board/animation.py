"""What moves on the board for a moment: pieces on their way or dealt out, and rings where something is new.

The pieces lie where they belong from the beginning; what moves is only drawn above them. So a motion can end at any
time and nothing has to be put right.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsEllipseItem, QGraphicsItem

from indonesia_qt.board.model import Line
from indonesia_qt.ui.board.background.painter_paths import pen
from indonesia_qt.ui.board.background.polylines import length, point_along, rounded
from indonesia_qt.ui.board.map_scene import MapScene
from indonesia_qt.ui.board.marks import Piece
from indonesia_qt.ui.board.pieces.looks import TOKEN, Layer

WHOLE_MS, PART_MS = 900, 300
"""How long everything, and each piece or ring, may take at the slowest; a tempo says which part of it they take."""
TEMPOS = {"slow": 1.0, "normal": 0.7, "fast": 0.4, "off": 0.0}
TRAVEL, OVERLAP = 0.6, 0.5
"""The part of a staged scene in which pieces travel, and of that the part that one piece takes at least."""
RING = 30.0
"""Radius to which a ring grows, in map units."""
DROP = 220.0
"""How far above its place a piece that is dealt out comes into sight, in map units."""


class Voyage(Struct, frozen=True):
    """A piece that goes from area to area, and where it stops or turns; its own area doesn't matter."""

    piece: Piece
    stops: tuple[str, ...]


class Scene(Struct, frozen=True):
    """What moves together: pieces that travel by the ways that `RouteMark`s of their stops have, or are dealt out.

    Afterwards rings grow around areas.
    """

    voyages: tuple[Voyage, ...] = ()
    dealt: tuple[Piece, ...] = ()
    rings: tuple[str, ...] = ()


class _Movement(Struct, frozen=True, eq=False):
    """Something that moves: an item, and what to do with it at a share of its time from 0 to 1.

    It begins and lasts so many milliseconds.
    """

    item: QGraphicsItem
    move: Callable[[float], None]
    begins: float
    lasts: float


class Animation(QObject):
    """Moves things on one board, by one clock.

    Signals:
        finished: All has come to rest, also when it was cut short.
    """

    finished = Signal()

    def __init__(self, scene: MapScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._parts: list[_Movement] = []
        self.clock = QVariantAnimation(self)
        self.clock.valueChanged.connect(self._tick)
        self.clock.finished.connect(self.finish)

    @property
    def is_running(self) -> bool:
        """Whether anything moves."""
        return bool(self._parts)

    def play(self, voyages: Sequence[Voyage], rings: Sequence[str], tempo: float) -> None:
        """Let pieces travel, one soon after the other, then let rings grow around areas; nothing for a tempo of 0.

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
            parts.append(self._along(voyage.piece, way, n * gap, part))
        begins = (len(voyages) - 1) * gap + part if voyages else 0.0
        self._start(parts + [self._ring(self._scene.point_of(area), begins, part) for area in rings])

    def stage(self, scene: Scene, whole_ms: float) -> None:
        """Let everything in a scene move for so many milliseconds; what still moves comes to rest first."""
        self.finish()
        travel = whole_ms * TRAVEL
        moving = len(scene.voyages) + len(scene.dealt)
        part = travel * max(OVERLAP, 1 / max(1, moving))
        gap = (travel - part) / max(1, moving - 1)
        ways = self._scene.ways(voyage.stops for voyage in scene.voyages)
        parts = [
            self._along(one.piece, way, n * gap, part)
            for n, (one, way) in enumerate(zip(scene.voyages, ways, strict=True))
        ]
        for n, (item, at) in enumerate(self._scene.lying(scene.dealt), len(parts)):
            parts += [self._drop(item, at, n * gap, part), self._ring(at, n * gap + part, whole_ms - travel)]
        begins = travel if moving else 0.0
        self._start(parts + [self._ring(self._scene.point_of(area), begins, whole_ms - begins) for area in scene.rings])

    def _start(self, parts: list[_Movement]) -> None:
        if not parts:
            return
        self._parts = parts
        whole = max(part.begins + part.lasts for part in parts)
        self.clock.setDuration(round(whole))
        self.clock.setStartValue(0.0)
        self.clock.setEndValue(whole)
        self.clock.start()

    def finish(self) -> None:
        """Bring everything to rest at once."""
        if not self._parts:
            return
        parts, self._parts = self._parts, []
        self.clock.stop()
        for part in parts:
            self._scene.removeItem(part.item)
        self.finished.emit()

    def _tick(self, now: float) -> None:
        for part in self._parts:
            share = (now - part.begins) / part.lasts
            part.item.setVisible(0 <= share <= 1)
            part.move(min(1.0, max(0.0, share)))

    def _along(self, piece: Piece, way: Line, begins: float, lasts: float) -> _Movement:
        item = self._scene.loose_piece(piece)
        whole = length(way)
        easing = QEasingCurve(QEasingCurve.Type.InOutSine)

        def move(share: float) -> None:
            item.setPos(*point_along(way, whole * easing.valueForProgress(share)))

        return self._ready(item, move, begins, lasts)

    def _drop(self, item: QGraphicsItem, at: QPointF, begins: float, lasts: float) -> _Movement:
        easing = QEasingCurve(QEasingCurve.Type.OutCubic)

        def move(share: float) -> None:
            item.setPos(at - QPointF(0, DROP * (1 - easing.valueForProgress(share))))
            item.setOpacity(share)

        return self._ready(item, move, begins, lasts)

    def _ring(self, at: QPointF, begins: float, lasts: float) -> _Movement:
        item = QGraphicsEllipseItem()
        item.setPen(pen(QColor(self._scene.theme.highlights.chosen), 4.0))
        item.setPos(at)

        def move(share: float) -> None:
            radius = TOKEN + (RING - TOKEN) * share
            item.setRect(-radius, -radius, 2 * radius, 2 * radius)
            item.setOpacity(1.0 - 0.8 * share)

        return self._ready(item, move, begins, lasts)

    def _ready(self, item: QGraphicsItem, move: Callable[[float], None], begins: float, lasts: float) -> _Movement:
        item.setZValue(Layer.MOTION)
        move(0.0)
        item.setVisible(begins == 0)
        self._scene.addItem(item)
        return _Movement(item, move, begins, lasts)
