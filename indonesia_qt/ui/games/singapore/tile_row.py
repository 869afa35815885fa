"""The building tiles that can be taken: the display with the hut, and the top of the stack."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QPen

from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.i18n.text import aloud, clauses, counted, enumerated, tr
from indonesia_qt.ui.board.pieces.piece_kit import dark_of, light_of
from indonesia_qt.ui.games.singapore.board.piece_values import face_of
from indonesia_qt.ui.games.singapore.board.signs import paint_sign
from indonesia_qt.ui.games.singapore.board.tile_painter import tile_picture
from indonesia_qt.ui.games.singapore.texts.names import ROMAN, effect_text, spoken_points
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import faded
from indonesia_qt.ui.table.api import Context
from indonesia_qt.ui.widgets.pointed_tip import PointedTip

SIDE, LARGE_SIDE, LEAST_SIDE, GAP, APART, BEFORE_NUMBERS = 64, 90, 62, 4, 16, 12
"""Pixels at 100 %: the height of a tile, at most, usually and in a large window, and at least, between tiles, before
the stack, and before its numbers."""
HUT, HUT_BESIDE, HUT_BELOW = 17, 0.2, 0.41
"""Pixels at 100 % of the side of the hut; where its middle is on a wide tile, from its upper left corner, in parts of
the tile's height."""
FRAME = 3
"""Pixels of the line around a tile that is pointed out."""
WIDE = 1.5
"""The width of a tile where there is room, in parts of its height: whole names fit there."""
NUMBERS, LARGE_NUMBERS = 0.85, 1.15
"""The size of the numbers beside other text, usually and in a large window."""


class Shown(NamedTuple):
    """A tile and where it is."""

    tile: str
    box: QRectF


class TileRow(PointedTip):
    """Shows the display and the stack; `tile_clicked` carries the id of a tile."""

    tile_clicked = Signal(str)

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.view: State | None = None
        self.frames: Mapping[str, str] = {}
        """The tiles that are pointed out, each with its frame: that of what was chosen, or that of a hint."""
        self.places = 5
        self._is_large = False

    def enlarge(self, is_large: bool) -> None:
        """Let the tiles be larger, or as large as usual at most."""
        self._is_large = is_large
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size at which tiles are as large and as wide as they may be."""
        return self._size(self._most_side, WIDE)

    def minimumSizeHint(self) -> QSize:
        """Return the size at which the smallest digits of tiles have 11 pixels."""
        return self._size(scaled(LEAST_SIDE), 1.0)

    @property
    def _most_side(self) -> int:
        return scaled(LARGE_SIDE if self._is_large else SIDE)

    def _numbers_font(self) -> QFont:
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * (LARGE_NUMBERS if self._is_large else NUMBERS))
        return font

    def _size(self, side: int, wide: float) -> QSize:
        return QSize(math.ceil(self._beside() + (self.places + 1) * wide * side), side + 2)

    def _beside(self) -> float:
        """The width that isn't taken by tiles."""
        numbers = QFontMetrics(self._numbers_font()).horizontalAdvance("III \N{MULTIPLICATION SIGN} 14")
        return self.places * scaled(GAP) + scaled(APART) + scaled(BEFORE_NUMBERS) + numbers

    @property
    def size_of_tile(self) -> QSize:
        """The width and the height of a tile, in pixels."""
        room = (self.width() - self._beside()) / (self.places + 1)
        high = min(self._most_side, self.height() - 2, room)
        return QSizeF(min(WIDE * high, room), high).toSize()

    def show_state(self, view: State) -> None:
        """Show the tiles of a position."""
        self.view = view
        # When the game is over, no tile comes into an empty place any more.
        places = max(view.tiles_of_round if view.stack else 0, len(view.display))
        if places != self.places:
            self.places = places
            self.updateGeometry()
        self.setAccessibleName(self.explanation())
        self.update()

    def show_frames(self, frames: Mapping[str, str]) -> None:
        """Point tiles out by the frames that the board has for what was chosen and for hints."""
        if frames != self.frames:
            self.frames = frames
            self.update()

    def shown(self) -> list[Shown]:
        """Return the tiles, the top of the stack last, with their boxes."""
        assert self.view
        found = [Shown(tile, self._place(n)) for n, tile in enumerate(self.view.display)]
        return found if self.view.top is None else [*found, Shown(self.view.top, self._stack())]

    def _place(self, number: int) -> QRectF:
        """The place of a tile of the display."""
        size = self.size_of_tile
        at = QPointF(number * (size.width() + scaled(GAP)), (self.height() - size.height()) / 2)
        return QRectF(at, QSizeF(size))

    def _stack(self) -> QRectF:
        """The place of the top of the stack."""
        return self._place(self.places).translated(scaled(APART), 0)

    def about(self, tile: str) -> str:
        """Return what is said of a tile."""
        assert self.view
        words, building = self.context.words, self.context.words.building(tile)
        where = tr("top of the stack") if tile == self.view.top else ""
        hut = tr("with the hut: it leaves the game if nobody takes it") if tile == self.view.hut else ""
        effect = effect_text(building, spoken_points)
        return clauses(words.printed(tile), effect, tr("illegal") if building.illegal else "", hut, where)

    def explanation(self) -> str:
        """Return all tiles, and how many are left in each stack."""
        assert self.view
        parts = [aloud(self.about(shown.tile)) for shown in self.shown()]
        return tr("Tiles: {tiles}", tiles=enumerated([*parts, self.left()]))

    def left(self) -> str:
        """Return how many tiles are left in the stack, the top one included."""
        assert self.view
        left = len(self.view.unseen) + (self.view.top is not None)
        return counted(left, "{n} tile left in the stack", "{n} tiles left in the stack")

    def tile_at(self, point: QPointF) -> str:
        """Return the tile at a point; empty for none."""
        return next((shown.tile for shown in self.shown() if shown.box.contains(point)), "")

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the tiles, the hut, and the stack with its numbers."""
        if self.view is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = self.context.icons.theme.interface
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(faded(ink.strong_line, 0.6), 1, Qt.PenStyle.DashLine))
        for n in range(self.places):
            painter.drawRoundedRect(self._place(n).adjusted(3, 3, -3, -3), 3, 3)
        self._paint_stack(painter)
        for tile, box in self.shown():
            self._paint_tile(painter, tile, box)
            if tile in self.frames:
                self._paint_frame(painter, box, self.frames[tile])

    def _paint_stack(self, painter: QPainter) -> None:
        """Edges of the tiles below the top one, and how many of each stack are left beside it."""
        assert self.view
        ink = self.context.icons.theme.interface
        box = self._stack().adjusted(3, 3, -3, -3)
        for n in range(min(3, len(self.view.unseen)), 0, -1):
            painter.setPen(QPen(QColor(ink.strong_line), 1))
            painter.setBrush(QColor(ink.raised))
            painter.drawRoundedRect(box.translated(2 * n, 0), 3, 3)
        if self.view.top is None and not self.view.unseen:
            painter.setPen(QPen(faded(ink.strong_line, 0.6), 1, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(box, 3, 3)
        painter.setPen(QColor(ink.text))
        painter.setFont(self._numbers_font())
        line = painter.fontMetrics().height()
        buildings = self.context.words.scenario.buildings
        tiles = [*self.view.unseen, *([self.view.top] if self.view.top else [])]
        for n, stack in enumerate(ROMAN):
            number = sum(buildings[tile].stack == stack for tile in tiles)
            painter.setPen(QColor(ink.text if number else ink.disabled_text))
            text = f"{ROMAN[stack]} \N{MULTIPLICATION SIGN} {number}"
            down = self.height() / 2 + (n - 1) * line
            painter.drawText(QPointF(box.right() + 3 + scaled(BEFORE_NUMBERS), down + line * 0.32), text)

    def _paint_tile(self, painter: QPainter, tile: str, box: QRectF) -> None:
        assert self.view
        theme, face = self.context.icons.theme, face_of(self.context.words.building(tile))
        painter.drawPixmap(box.topLeft(), tile_picture(face, self.size_of_tile, theme, self.devicePixelRatioF()))
        if tile == self.view.hut:
            hut, light = self.hut_box(box), light_of(theme)
            painter.setPen(QPen(QColor(light), 1.4))
            painter.setBrush(QColor(dark_of(theme)))
            painter.drawEllipse(hut)
            paint_sign(painter, "hut", hut.adjusted(3, 2.5, -3, -3.5), light)

    def _paint_frame(self, painter: QPainter, box: QRectF, standing: str) -> None:
        colours = self.context.icons.theme.highlights
        dots = QPen(QColor(colours.hint), FRAME, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
        dots.setDashPattern([0.01, 1.7])
        line = dots if standing == "hint" else QPen(QColor(colours.chosen), FRAME)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for one in (QPen(QColor(colours.casing), FRAME + 2), line):
            painter.setPen(one)
            painter.drawRoundedRect(box.adjusted(FRAME / 2, FRAME / 2, -FRAME / 2, -FRAME / 2), FRAME, FRAME)

    def hut_box(self, tile: QRectF) -> QRectF:
        """Return the place of the hut on a tile: below its name, or where that is square at its foot."""
        hut = QRectF(0, 0, scaled(HUT), scaled(HUT))
        if tile.width() > tile.height():
            hut.moveCenter(QPointF(tile.left() + HUT_BESIDE * tile.height(), tile.top() + HUT_BELOW * tile.height()))
        else:
            hut.moveBottomRight(tile.bottomRight() + QPointF(scaled(5), 3))
        return hut

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Report the tile that was clicked."""
        if self.view is not None and (tile := self.tile_at(event.position())):
            self.tile_clicked.emit(tile)

    def tip_at(self, place: QPointF) -> str:
        """Explain the tile at a place, or else the stack; nothing before a position is shown."""
        if self.view is None:
            return ""
        return self.about(tile) if (tile := self.tile_at(place)) else self.left()
