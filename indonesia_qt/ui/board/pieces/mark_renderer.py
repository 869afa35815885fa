"""What is painted for marks, and where: one answer for the scene and for pictures."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QTransform

from indonesia_qt.board.model import Line, Point
from indonesia_qt.ui.board.background.outlines import BoardOutlines
from indonesia_qt.ui.board.background.painter_paths import edges, pen
from indonesia_qt.ui.board.marks import AreaMark, LinkMark, Mark, Piece, RingMark, RouteMark, TerritoryMark
from indonesia_qt.ui.board.pieces.highlights import Highlights
from indonesia_qt.ui.board.pieces.link_painter import LinkPainter, RoutePainter
from indonesia_qt.ui.board.pieces.looks import Layer, Look, NameLook, NoteLook
from indonesia_qt.ui.board.pieces.mark_layout import MarkLayout, Placed, tokens
from indonesia_qt.ui.board.pieces.piece_painter import PiecePainter, name_room, note_box
from indonesia_qt.ui.board.pieces.piece_set import PieceSet
from indonesia_qt.ui.board.pieces.small_board import SmallBoard, shifted
from indonesia_qt.ui.board.pieces.sprites import Spot, Sprite
from indonesia_qt.ui.board.pieces.strokes import Stroke, box_of, paint_strokes
from indonesia_qt.ui.style.theme import Theme, faded, outline

STANDINGS = ("forbidden", "affected", "open", "legal", "hint", "lit", "chosen")
"""From below to above, where outlines meet."""

RING_BELOW = 0.1
"""How far below the pieces their rings lie."""
COUNT_ABOVE = 0.1
"""By how much of a layer a piece with a count lies above those without."""
TAIL, TIP, TAIL_EDGE = 8.0, 3.0, 1.0
"""Widths of the tail of a piece at its root and at its tip, and of the line around it, in pixels."""
SWELL = 1.2
"""How much larger pieces may be on a small screen; neighbouring tokens leave that much room."""
MOST_LOOKS = 1000
"""How many looks of pieces, notes and names are remembered."""


class ShownSprite(NamedTuple):
    """A sprite and where it lies."""

    sprite: Sprite
    spot: Spot

    @property
    def key(self) -> tuple[Hashable, Spot]:
        """Equal for what looks alike and lies at the same place."""
        return self.sprite.look, self.spot


class MarkRenderer:
    """Turns marks into sprites for one board in one look, pieces as a game's set has them."""

    def __init__(self, outlines: BoardOutlines, theme: Theme, pieces: PieceSet) -> None:
        boxes = pieces.small_box, note_box, lambda text, pixel: edges(name_room(text, pixel))
        self._places = MarkLayout(outlines.board, pieces.place, *boxes, pieces.notes)
        self._set = pieces
        self._pieces = PiecePainter(theme, pieces)
        self.highlights = Highlights(outlines, theme.highlights)
        self._routes = RoutePainter(outlines.board, theme)
        self._links = LinkPainter(tokens(outlines.board), theme)
        self._theme = theme
        self._known: dict[Hashable, Sprite] = {}
        self._layered = lru_cache(MOST_LOOKS)(self._with_layer)
        self._lines: dict[LinkMark, list[Sprite]] = {}

    def of(self, marks: Sequence[Mark], small: SmallBoard | None = None) -> list[ShownSprite]:
        """Return all sprites of the marks, from below to above, as they are on a board of any size or a small one."""
        if not self._set.has_small:
            small = None
        placed = self._places.of(marks, small)
        shown = [self._piece(one, small) for one in placed]
        ringed = {(mark.kind, mark.seat, mark.label) for mark in marks if isinstance(mark, RingMark)}
        for look, at in ((one.look, one.at) for one in placed if ringed):
            if isinstance(look, Piece) and (look.kind, look.seat, look.label) in ringed:
                ring = self._once("ring", self.highlights.ring, spares_names=False)
                shown.append(ShownSprite(ring, Spot(at, 0.0, Layer.PIECES - RING_BELOW)))
        shown += [self._tail(one.tied, small) for one in placed if one.tied and small]
        shown += self._areas(marks)
        written = small.names if small else ()
        for seat, way, strokes in self._routes.lanes(marks, placed, written):
            shown.append(ShownSprite(_stroked(("lane", seat, way), strokes), _everywhere(Layer.LINKS + 0.5)))
        labels: list[Placed] = []
        pixel = small.pixel if small else 0.0
        pieces = ((one.look, one.at) for one in placed if isinstance(one.look, Piece))
        boxes = (shifted(self._set.small_box(look, pixel), at) for look, at in pieces)
        for n, drawn in enumerate(self._routes.drawn(marks, placed, boxes, written)):
            seat, is_faint = drawn.route.seat, drawn.route.faint
            sprite = _stroked(("route", seat, is_faint, drawn.way), drawn.strokes)
            shown.append(ShownSprite(sprite, _everywhere(Layer.ROUTES + n / 1000)))
            labels += [drawn.label] if drawn.label else []
        names = self._places.names(marks, (*placed, *labels), small)
        shown += [self._piece(one, small) for one in (*labels, *names)]
        return sorted(shown, key=lambda one: one.spot.depth)

    def ways(self, routes: Sequence[RouteMark], marks: Sequence[Mark], small: SmallBoard | None) -> list[Line]:
        """Return the lines of routes that are shown together, on a board with other marks."""
        small = small if self._set.has_small else None
        return self._routes.ways(routes, self._places.of(marks, small))

    def _areas(self, marks: Sequence[Mark]) -> Iterator[ShownSprite]:
        for mark in marks:
            match mark:
                case AreaMark(area=area, standing=standing):
                    sprite = self._once((standing, mark.is_quiet, area), partial(self.highlights.area, mark))
                    yield ShownSprite(sprite, _everywhere(Layer.AREAS + STANDINGS.index(standing) / 10))
                case TerritoryMark(area=area, seat=seat):
                    strokes = partial(self.highlights.territory, area, self._theme.seat(seat))
                    sprite = self._once(("territory", area, seat), strokes)
                    yield ShownSprite(sprite, _everywhere(Layer.TERRITORIES))
                case LinkMark():
                    yield from (ShownSprite(sprite, _everywhere(Layer.LINKS)) for sprite in self._linked(mark))

    def _tail(self, ends: tuple[Point, Point], small: SmallBoard) -> ShownSprite:
        """What ties a piece to what it belongs to, as the tail of a speech bubble does; it lies below both."""
        colours, root, tip = self._theme.pieces, QPointF(*ends[0]), QPointF(*ends[1])
        way = tip - root
        aside = QPointF(-way.y(), way.x()) * (small.pixel / 2 / max(math.hypot(way.x(), way.y()), 1.0))
        corners = root + aside * TAIL, tip + aside * TIP, tip - aside * TIP, root - aside * TAIL
        shape = outline(*((corner.x(), corner.y()) for corner in corners))
        strokes = [Stroke(shape, pen(faded(colours.ink, 0.75), 2 * TAIL_EDGE * small.pixel), QColor(colours.card))]
        return ShownSprite(_stroked(("tail", ends, small.pixel), strokes), _everywhere(Layer.PIECES - RING_BELOW))

    def _once(self, look: Hashable, strokes: Callable[[], Sequence[Stroke]], *, spares_names: bool = True) -> Sprite:
        """A sprite of strokes, which are made when its look is asked for the first time."""
        if look not in self._known:
            made = strokes()
            sprite = _stroked(look, made, spares_names=spares_names)
            self._known[look] = replace(sprite, lines=made) if spares_names else sprite
        return self._known[look]

    def _linked(self, mark: LinkMark) -> list[Sprite]:
        if mark not in self._lines:
            self._lines[mark] = [_stroked((mark, n), strokes) for n, strokes in enumerate(self._links.pieces(mark))]
        return self._lines[mark]

    def _piece(self, placed: Placed, small: SmallBoard | None) -> ShownSprite:
        sprite, layer = self._layered(placed.look, small.pixel if small else 0.0)
        # Pieces further down cover those behind them, but no count of pieces.
        counted = COUNT_ABOVE if isinstance(placed.look, Piece) and placed.look.count > 1 else 0.0
        return ShownSprite(sprite, Spot(placed.at, placed.angle, layer + counted + placed.at[1] / 1e5))

    def sprite(self, piece: Piece, small: SmallBoard | None = None) -> Sprite:
        """Return the sprite of a piece."""
        return self._layered(piece, small.pixel if small else 0.0)[0]

    def _with_layer(self, look: Look, pixel: float) -> tuple[Sprite, float]:
        """The sprite of a look and the layer in which it lies; `pixel` has map units on a small board, or else 0."""
        if isinstance(look, NameLook):
            paint = partial(self._pieces.paint_name, look, pixel)
            return Sprite((look, pixel), name_room(look.text, pixel), paint), float(Layer.NOTES)
        if isinstance(look, NoteLook):
            return Sprite(look, self._pieces.box(look), partial(self._paint, look)), float(Layer.NOTES)
        style = self._set.style(look)
        if small := self._set.small_style(look, pixel):
            box = QTransform.fromScale(pixel, pixel).mapRect(small.box(look))
            return Sprite((look, pixel), box, partial(self._pieces.paint_small, small, look, pixel)), style.layer
        swell = SWELL if style.swells(look) else 1.0
        return Sprite(look, self._pieces.box(look), partial(self._paint, look), swell), style.layer

    def _paint(self, look: Piece | NoteLook, painter: QPainter, least: float) -> None:
        self._pieces.paint(painter, look, least)


@lru_cache(maxsize=4)
def mark_renderer(outlines: BoardOutlines, theme: Theme, pieces: PieceSet) -> MarkRenderer:
    """Return the renderer of a board in one look; the last ones are kept, with the sprites that they know."""
    return MarkRenderer(outlines, theme, pieces)


def _stroked(look: Hashable, strokes: Sequence[Stroke], *, spares_names: bool = True) -> Sprite:
    return Sprite(look, box_of(strokes), lambda painter, _: paint_strokes(painter, strokes), spares_names=spares_names)


def _everywhere(depth: float) -> Spot:
    return Spot((0.0, 0.0), 0.0, depth)
