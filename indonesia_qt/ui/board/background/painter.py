"""Paints the empty board, land in a sea or lots on a table: one code for the screen, pictures and vector files."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from indonesia_qt.board.model import BoardMap, Line
from indonesia_qt.ui.board.background import polylines, relief
from indonesia_qt.ui.board.background.glow import coloured, inside, line_glow
from indonesia_qt.ui.board.background.lettering import Lettering
from indonesia_qt.ui.board.background.lots_painter import LotsPainter
from indonesia_qt.ui.board.background.ornaments import Ornaments
from indonesia_qt.ui.board.background.outlines import BoardOutlines
from indonesia_qt.ui.board.background.painter_paths import Paths, joined, line_path, pen, pieces, visible
from indonesia_qt.ui.board.pieces.small_board import NameRoom
from indonesia_qt.ui.style.theme import MapColours, faded, mixed

WATERLINES = ((6.5, 0.60), (14.5, 0.42), (24.5, 0.27), (37.0, 0.15))
"""Distance from the coast in map units, and opacity."""
SHADE_SHARE = 0.34
ISLAND_TIE = 12.0
"""How far from its coasts the dotted line round a group of islands runs, in map units."""
RAYS = 16


class SeaLines:
    """What the sea of a board has in every look."""

    def __init__(self, outlines: BoardOutlines) -> None:
        board, borders = outlines.board, outlines.borders
        coast = joined(line_path(polylines.thin(line, 6)) for line in borders.coasts)
        self.glow = line_glow(coast, outlines.canvas, 3, lambda near: min(1.0, 2.2 * near) ** 0.8)
        self.waterlines = [
            (pieces(polylines.waterlines(borders.coasts, distance)), opacity) for distance, opacity in WATERLINES
        ]
        self.rays = Paths(_rays(board))
        self.borders = pieces(borders.seas)
        self.dashes = pieces(dash for line in borders.seas for dash in polylines.dashed(line, 10, 6))
        self.ties = pieces(_ties(board, borders.coasts))


_sea_lines = lru_cache(maxsize=4)(SeaLines)


class SeaPainter:
    """The sea and its lines, ready to be painted."""

    def __init__(self, outlines: BoardOutlines, colours: MapColours) -> None:
        self._canvas, self._colours = outlines.canvas, colours
        self._lines = _sea_lines(outlines)
        self._shades = _shades(outlines.board, outlines, colours)
        self._shallows = coloured(self._lines.glow, QColor(colours.shallows))

    def paint(self, painter: QPainter, beside_names: QPainterPath) -> None:
        """Paint in map units; land comes on top later. Borders leave off at names."""
        colours, lines = self._colours, self._lines
        painter.fillRect(self._canvas, QColor(colours.sea))
        for path, colour in self._shades:
            path.fill(painter, colour)
        painter.drawImage(self._canvas, self._shallows)
        lines.rays.stroke(painter, pen(faded(colours.waterline, 0.16), 0.9))
        for at_distance, opacity in lines.waterlines:
            at_distance.stroke(painter, pen(faded(colours.waterline, opacity), 1.05, round_cap=False))
        painter.save()
        painter.setClipPath(beside_names, Qt.ClipOperation.IntersectClip)
        lines.borders.stroke(painter, pen(faded(colours.shallows, 0.55), 5.5, round_cap=False))
        lines.dashes.stroke(painter, pen(faded(colours.sea_border, 0.9), 2.1, round_cap=False))
        painter.restore()
        dots = QPen(faded(colours.area_border, 0.8), 1.5, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
        dots.setDashPattern([0.1, 3.2])
        lines.ties.stroke(painter, dots)


def _shades(board: BoardMap, outlines: BoardOutlines, colours: MapColours) -> list[tuple[Paths, QColor]]:
    """Every sea with a shade that none of its neighbours has, as far as the shades suffice."""
    neighbours = board.neighbours()
    chosen: dict[str, int] = {}
    for sea in sorted(board.seas, key=lambda sea: -len(neighbours[sea.id])):
        used = [chosen[other] for other in neighbours[sea.id] if other in chosen]
        chosen[sea.id] = min(range(len(colours.sea_shades)), key=lambda n: (used.count(n), n))
    shades = [mixed(colours.sea, shade, SHADE_SHARE) for shade in colours.sea_shades]
    return [(Paths([outlines.seas[sea]]), shades[n]) for sea, n in chosen.items()]


def _rays(board: BoardMap) -> Iterator[QPainterPath]:
    """Fine lines that run from the compass over the whole sea, as on old charts."""
    for ornament in board.ornaments:
        if ornament.what == "compass":
            centre = QRectF(*ornament.box).center()
            for n in range(RAYS):
                ray = QPainterPath(centre)
                ray.lineTo(_edge(centre, math.tau * n / RAYS, board))
                yield ray


def _edge(start: QPointF, angle: float, board: BoardMap) -> QPointF:
    """Where a ray from a point of the canvas meets the canvas' edge."""
    x, y = math.cos(angle), math.sin(angle)
    across = ((board.width if x > 0 else 0) - start.x()) / x if abs(x) > 1e-9 else math.inf
    down = ((board.height if y > 0 else 0) - start.y()) / y if abs(y) > 1e-9 else math.inf
    return start + QPointF(x, y) * min(across, down)


def _ties(board: BoardMap, coasts: Iterable[Line]) -> list[Line]:
    """The lines round the islands of each area that consists of several."""
    islands = {min(coast): coast for coast in coasts if coast[0] == coast[-1]}
    found: list[Line] = []
    for land in board.lands:
        group = [islands[least] for polygon in land.shape if (least := min(polygon[0])) in islands]
        if len(group) > 1:
            tied = [*group, *_bridges([polylines.thin(island, 8) for island in group])]
            found += polylines.waterlines(tied, ISLAND_TIE)
    return found


def _bridges(islands: Sequence[Line]) -> list[Line]:
    """There and back between islands where they are nearest, so that each is tied to one before it."""
    bridges: list[Line] = []
    tied, loose = list(islands[:1]), list(islands[1:])
    while loose:
        _, a, b, nearest = min(
            (math.dist(a, b), a, b, n) for n, island in enumerate(loose) for a in island for near in tied for b in near
        )
        tied.append(loose.pop(nearest))
        steps = max(1, round(math.dist(a, b) / 4))
        there = [(a[0] + (b[0] - a[0]) * k / steps, a[1] + (b[1] - a[1]) * k / steps) for k in range(steps + 1)]
        bridges.append((*there, *there[-2::-1]))
    return bridges


TINT_SHARE = 0.36
"""How much of its tint a province shows in its middle."""
LAND_SHADOW = QPointF(3, 4)


class _Province(NamedTuple):
    """A province's fill, and the picture of its deeper rim with the box over which it is stretched."""

    path: QPainterPath
    fill: QColor
    box: QRectF
    rim: QImage

    def paint(self, painter: QPainter) -> None:
        if not self.box.intersects(visible(painter)):
            return
        painter.fillPath(self.path, self.fill)
        painter.save()
        painter.setClipPath(self.path, Qt.ClipOperation.IntersectClip)
        painter.drawImage(self.box, self.rim)
        painter.restore()


class LandLines:
    """What the land of a board has in every look."""

    def __init__(self, outlines: BoardOutlines) -> None:
        borders = outlines.borders
        edges = joined(line_path(polylines.thin(line, 5)) for line in (*borders.coasts, *borders.provinces))
        self.glow = line_glow(edges, outlines.canvas, 2, lambda near: 0.75 * min(1.0, 2.2 * near))
        self.shadow = Paths(path.translated(LAND_SHADOW) for path in outlines.provinces.values())
        self.coasts = pieces(borders.coasts)
        self.beaches = pieces(polylines.thin(line, 3.5) for line in borders.coasts)
        self.borders = pieces(borders.provinces)
        self.areas = pieces(dash for line in borders.areas for dash in polylines.dashed(line, 5.6, 3.2))
        self.lakes = Paths(outlines.lakes)
        self.relief = Paths(relief.signs(outlines))


_land_lines = lru_cache(maxsize=4)(LandLines)


class LandPainter:
    """The land and its borders, ready to be painted."""

    def __init__(self, outlines: BoardOutlines, colours: MapColours) -> None:
        self._colours = colours
        self._lines = _land_lines(outlines)
        self._provinces: list[_Province] = []
        for province in outlines.board.provinces:
            tint, path = QColor(colours.tints[province.tint % len(colours.tints)]), outlines.provinces[province.id]
            fill = mixed(colours.paper, tint, TINT_SHARE)
            self._provinces.append(_Province(path, fill, *inside(self._lines.glow, tint, path, outlines.canvas)))

    def paint(self, painter: QPainter, beside_names: QPainterPath) -> None:  # noqa: ARG002
        """Paint in map units over the sea; names have a halo there."""
        colours, lines = self._colours, self._lines
        lines.shadow.fill(painter, faded(colours.shadow, 0.20))
        lines.beaches.stroke(painter, pen(colours.halo, 5.0))
        for province in self._provinces:
            province.paint(painter)
        lines.relief.stroke(painter, pen(faded(colours.area_border, 0.34), 1.15))
        lines.areas.stroke(painter, pen(faded(colours.area_border, 0.92), 1.5, round_cap=False))
        lines.borders.stroke(painter, pen(faded(colours.halo, 0.7), 5.6, round_cap=False))
        lines.borders.stroke(painter, pen(colours.ink, 2.5))
        lines.coasts.stroke(painter, pen(colours.ink, 1.55))
        lines.lakes.fill(painter, QColor(colours.lake))
        lines.lakes.stroke(painter, pen(colours.sea_border, 1.4))


Ground = SeaPainter | LandPainter | LotsPainter


@lru_cache(maxsize=4)
def _grounds(outlines: BoardOutlines, colours: MapColours) -> list[Ground]:
    """What lies under the names of a board."""
    if outlines.board.look == "islands":
        return [SeaPainter(outlines, colours), LandPainter(outlines, colours)]
    return [LotsPainter(outlines, colours)]


class BoardPainter:
    """A board prepared for painting in one look; it is painted in map units, with its frame outside the canvas."""

    def __init__(self, outlines: BoardOutlines, colours: MapColours) -> None:
        self.framed: QRectF = outlines.framed
        self._lettering = Lettering(outlines, colours)
        self.ornaments = Ornaments(outlines, colours)
        self._has_frame = outlines.board.look == "islands"
        self._grounds = _grounds(outlines.shapes, colours)

    def names(self, least: float) -> tuple[NameRoom, ...]:
        """Return where the names stand whose capitals are at least `least` map units high."""
        return self._lettering.rooms(least)

    def size_of_names(self, least: float) -> float:
        """Return the size on which the places of names depend, when their capitals are at least `least` map units."""
        return self._lettering.size(least)

    def beside_names(self, least: float) -> QPainterPath:
        """Return all of the board but the boxes of its names, whose capitals are `least` map units high at least."""
        return self._lettering.beside(least)

    def cut_out_names(self, painter: QPainter, least: float) -> None:
        """Take the names out of what is painted over them; the capitals are `least` map units high at least."""
        self._lettering.cut_out(painter, least)

    def paint(self, painter: QPainter, least: float = 0.0, *, with_ornaments: bool = True) -> None:
        """Paint everything that never changes: the ground, names, frame and, if asked for, compass and title.

        The capitals of names are `least` map units high at least. Lots have no frame: the table goes on.
        The frame covers what reaches a little beyond the canvas, as Qt's SVG files can't hold a clip within a clip.
        """
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        beside_names = self.beside_names(least)
        for ground in self._grounds:
            ground.paint(painter, beside_names)
        self.ornaments.paint_arrows(painter)
        self._lettering.paint(painter, least)
        if with_ornaments:
            self.ornaments.paint(painter)
        if self._has_frame:
            self.ornaments.paint_frame(painter)
        painter.restore()


@lru_cache(maxsize=16)
def board_painter(outlines: BoardOutlines, colours: MapColours) -> BoardPainter:
    """Return the painter of a board in one look; the last ones are kept, as making one takes long."""
    return BoardPainter(outlines, colours)
