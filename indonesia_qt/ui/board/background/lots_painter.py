"""Paints a board of lots: plots of ground side by side on a card, which lies on a table."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker

from indonesia_qt.ui.board.background.outlines import GUTTER, BoardOutlines
from indonesia_qt.ui.board.background.painter_paths import Paths, inset, joined, pen
from indonesia_qt.ui.board.background.table_top import paint_table
from indonesia_qt.ui.style.theme import MapColours, faded, mixed

RIM = 11.0
"""How far the card reaches beyond the lots, in map units, as all sizes here."""
SHADOWS = ((2.0, 3.0), (4.0, 6.0), (6.0, 9.0))
"""How far the layers of the card's shadow are moved; together they have a soft edge."""
EDGE_SHARE = 0.45
"""How much ink the edge of the card has: a line around it in ink alone would look like a frame around the table."""
TINT_SHARE = 0.3
"""How much of its province's tint the ground of a lot shows."""
PLOT_RADIUS = 6.0
"""Of the corners of the plots, between which there are gutters."""
WAVE, WAVE_HEIGHT, ROW = 26.0, 5.0, 22.0
"""Length and height of a wave, and from one row of waves to the next."""
SHALLOWS = 20.0, 14.0, 9.0, 5.0
"""Widths of the layers of paler water along the banks; together they have a soft edge."""


class LotsPainter:
    """The table, the card and the lots, ready to be painted."""

    def __init__(self, outlines: BoardOutlines, colours: MapColours) -> None:
        self._framed, self._colours = outlines.framed, colours
        waters = [*outlines.seas.values(), *outlines.lakes]
        self._card = _card([*outlines.lands.values(), *waters])
        self._waters = Paths(waters)
        self._waves = [(water, _waves_in(water.boundingRect())) for water in waters]
        self._plots = Paths(inset(land, GUTTER / 2, PLOT_RADIUS) for land in outlines.lands.values())
        self._provinces = Paths(outlines.provinces.values())
        self._grounds = [
            (
                outlines.provinces[province.id],
                mixed(colours.paper, colours.tints[province.tint % len(colours.tints)], TINT_SHARE),
            )
            for province in outlines.board.provinces
        ]

    def paint(self, painter: QPainter, beside_names: QPainterPath) -> None:  # noqa: ARG002
        """Paint in map units; names come on top later, within lots."""
        colours = self._colours
        paint_table(painter, self._framed, colours)
        for right, down in SHADOWS:
            painter.fillPath(self._card.translated(right, down), faded(colours.shadow, 0.1))
        painter.strokePath(self._card, pen(mixed(colours.card, colours.ink, EDGE_SHARE), 3.0))
        painter.fillPath(self._card, QColor(colours.card))
        for ground, colour in self._grounds:
            painter.fillPath(ground, colour)
        self._waters.fill(painter, QColor(colours.sea))
        for water, waves in self._waves:
            painter.save()
            painter.setClipPath(water, Qt.ClipOperation.IntersectClip)
            for width in SHALLOWS:
                painter.strokePath(water, pen(faded(colours.shallows, 0.3), 2 * width))
            painter.strokePath(waves, pen(faded(colours.waterline, 0.45), 1.4))
            painter.restore()
        self._plots.fill(painter, faded(colours.paper, 0.42))
        self._plots.stroke(painter, pen(faded(colours.area_border, 0.55), 1.2))
        self._waters.stroke(painter, pen(colours.sea_border, 1.4))
        self._provinces.stroke(painter, pen(mixed(colours.paper, colours.ink, 0.6), 1.8))


def _waves_in(box: QRectF) -> QPainterPath:
    """Rows of short waves, every other row set off by half a wave."""
    waves = QPainterPath()
    for row in range(1, math.ceil(box.height() / ROW)):
        y = box.top() + row * ROW
        x = box.left() + (row % 2) * WAVE
        while x < box.right():
            waves.moveTo(x, y)
            waves.cubicTo(x + WAVE / 3, y - WAVE_HEIGHT, x + 2 * WAVE / 3, y + WAVE_HEIGHT, x + WAVE, y)
            x += 2 * WAVE
    return waves


def _card(parts: Iterable[QPainterPath]) -> QPainterPath:
    """The outline of all parts together with a rim around them."""
    whole = joined(parts)
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * RIM)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(whole).united(whole).simplified()
