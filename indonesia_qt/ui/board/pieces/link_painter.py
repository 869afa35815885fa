"""Draws what joins areas: which ones are adjacent, and the lanes of a company's ships."""

from __future__ import annotations

import math
from collections.abc import Mapping

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath

from indonesia_qt.board.model import Point
from indonesia_qt.ui.board.background.painter_paths import pen
from indonesia_qt.ui.board.marks import LinkMark
from indonesia_qt.ui.board.pieces.strokes import Stroke
from indonesia_qt.ui.style.theme import Theme

LANE, LINE = 5.0, 2.6
"""Widths of a shipping lane and of a link between neighbours, in map units."""
PIECE = 32.0
"""Side of a square as large as the box of a piece of a line that is drawn through, in map units."""
NODE = 4.0
"""Radius of the disc at each end of a lane."""
BESIDE = 11.0
"""Between the lanes of several companies."""
DASHES: dict[str, tuple[float, float]] = {"arrow": (3.2, 1.6), "coast": (0.01, 1.9)}
"""Dash and gap of kinds of link that aren't drawn through, in parts of the line's width."""


class LinkPainter:
    """Makes strokes of links between the tokens of a board."""

    def __init__(self, tokens: Mapping[str, Point], theme: Theme) -> None:
        self._tokens, self._theme = tokens, theme

    def pieces(self, mark: LinkMark) -> list[list[Stroke]]:
        """The line from one area to the other; a lane ends in discs, and one that leads nowhere is a disc.

        Lines that are drawn through come in pieces, as the picture of a long one at a slant would be mostly empty.
        """
        start, end = _ends(self._tokens[mark.a], self._tokens[mark.b], mark.beside * BESIDE)
        if mark.kind == "lane":
            return [self._lane(mark.seat, start, end)]
        step = end - start
        count = 1 if mark.kind in DASHES else math.ceil(math.sqrt(abs(step.x() * step.y())) / PIECE) or 1
        step /= count
        return [self._link(mark.kind, start + step * n, start + step * (n + 1)) for n in range(count)]

    def _lane(self, seat: int | None, start: QPointF, end: QPointF) -> list[Stroke]:
        path = _line(start, end)
        colour, ink = self._theme.seat(seat).colour, self._theme.pieces.ink
        for node in (start, end):
            path.addEllipse(node, NODE, NODE)
        return [
            Stroke(path, pen(ink, LANE + 4.4)),
            Stroke(path, pen(self._theme.highlights.casing, LANE + 2.6)),
            Stroke(path, pen(colour, LANE), QColor(colour)),
        ]

    def _link(self, kind: str, start: QPointF, end: QPointF) -> list[Stroke]:
        path, colours = _line(start, end), self._theme.map
        line = pen({"sea": colours.sea_border, "coast": colours.sea_name}.get(kind, colours.arrow), LINE)
        if kind in DASHES:
            line.setDashPattern(list(DASHES[kind]))
            line.setCapStyle(Qt.PenCapStyle.RoundCap)
        return [Stroke(path, pen(self._theme.highlights.casing, LINE + 2.4, round_cap=False)), Stroke(path, line)]


def _line(start: QPointF, end: QPointF) -> QPainterPath:
    path = QPainterPath(start)
    path.lineTo(end)
    return path


def _ends(a: Point, b: Point, beside: float) -> tuple[QPointF, QPointF]:
    """The ends of a straight line that is moved aside, the same way whichever end is named first."""
    (x1, y1), (x2, y2) = sorted((a, b))
    length = math.dist(a, b)
    aside = QPointF((y1 - y2) / length, (x2 - x1) / length) * beside if length else QPointF(beside, 0)
    return QPointF(x1, y1) + aside, QPointF(x2, y2) + aside
