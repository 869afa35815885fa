"""Paints the land: tinted provinces, lakes, and the borders of areas, provinces and coasts."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from indonesia_qt.ui.board.background import polylines
from indonesia_qt.ui.board.background.glow import inside, line_glow
from indonesia_qt.ui.board.background.outlines import BoardOutlines
from indonesia_qt.ui.board.background.painter_paths import Paths, joined, line_path, pen, pieces, visible
from indonesia_qt.ui.style.theme import MapColours, faded, mixed

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


class LandPainter:
    """The land and its borders, ready to be painted."""

    def __init__(self, outlines: BoardOutlines, colours: MapColours) -> None:
        self._colours = colours
        borders = outlines.borders
        edges = joined(line_path(polylines.thin(line, 5)) for line in (*borders.coasts, *borders.provinces))
        glow = line_glow(edges, outlines.canvas, 2, lambda near: 0.75 * min(1.0, 2.2 * near))
        self._provinces: list[_Province] = []
        for province in outlines.board.provinces:
            tint, path = QColor(colours.tints[province.tint % len(colours.tints)]), outlines.provinces[province.id]
            fill = mixed(colours.paper, tint, TINT_SHARE)
            self._provinces.append(_Province(path, fill, *inside(glow, tint, path, outlines.canvas)))
        self._shadow = Paths(province.path.translated(LAND_SHADOW) for province in self._provinces)
        self._coasts = pieces(borders.coasts)
        self._beaches = pieces(polylines.thin(line, 3.5) for line in borders.coasts)
        self._borders = pieces(borders.provinces)
        self._areas = pieces(dash for line in borders.areas for dash in polylines.dashed(line, 5.6, 3.2))
        self._lakes = Paths(outlines.lakes)

    def paint(self, painter: QPainter) -> None:
        """Paint in map units over the sea."""
        colours = self._colours
        self._shadow.fill(painter, faded(colours.shadow, 0.20))
        self._beaches.stroke(painter, pen(colours.halo, 5.0))
        for province in self._provinces:
            province.paint(painter)
        self._areas.stroke(painter, pen(faded(colours.area_border, 0.92), 1.5, round_cap=False))
        self._borders.stroke(painter, pen(faded(colours.halo, 0.7), 5.6, round_cap=False))
        self._borders.stroke(painter, pen(colours.ink, 2.5))
        self._coasts.stroke(painter, pen(colours.ink, 1.55))
        self._lakes.fill(painter, QColor(colours.lake))
        self._lakes.stroke(painter, pen(colours.sea_border, 1.4))
