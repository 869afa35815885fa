"""How areas are marked in the present question: each standing has a shape of its own besides its colour.

legal      thick dashes inside the border, softly filled; thin ones without a fill if it is quiet
open       thin dashes inside the border, softly filled
chosen     a double line
hint       dots inside the border
forbidden  sparse hatching
affected   a single line, softly filled
lit        a single line away from the border, brightly filled on land; a bright sea would pale its name

On lots the same lines are frames in the gutter, and nothing is filled: the colours of what lies there stay what they
are.
"""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from indonesia_qt.ui.board.background.outlines import BoardOutlines
from indonesia_qt.ui.board.background.painter_paths import inset, pen
from indonesia_qt.ui.board.marks import AreaMark, Standing
from indonesia_qt.ui.board.pieces.patterns import hatching, pattern
from indonesia_qt.ui.board.pieces.strokes import Stroke
from indonesia_qt.ui.style.theme import HighlightColours, SeatLook, faded

LINE = 4.4
"""Width of a highlight's line that shows inside the border, in map units."""
OPEN_LINE, QUIET_LINE = 2.8, 1.7
FRAME, FRAME_CASING, THIN_FRAME = 2.8, 1.1, 1.6
"""Widths of a frame in the gutter of lots, of its casing on either side, and of a thin frame, in map units."""
FRAME_INSIDE = 3.8
"""How far the middle of such a frame lies inside the border."""
FRAME_RADIUS = 8.0
HATCH_STEP, HATCH_LINE = 14.0 / math.sqrt(2), 2.2
"""Between the lines of a hatching, and their width, in map units."""
FOCUS_RADIUS = 27.0
RING, RING_CASING = 5.0, 9.0
"""Widths of a ring around a piece and of its casing, in map units."""
RING_RADIUS = 34.0
FILL, SEA_FILL = 0.24, 0.1
"""Opacity of a highlight's fill; seas are so large that less is seen as well."""
LIGHT = 0.3
"""Opacity of the light on a place that is pointed at beside the board."""


class Highlights:
    """Makes strokes of marks on the areas of one board."""

    def __init__(self, outlines: BoardOutlines, colours: HighlightColours) -> None:
        self._outlines, self._colours = outlines, colours
        self._framed = outlines.board.look == "lots"
        self._frame_around = lru_cache(maxsize=None)(self._make_frame)

    def area(self, mark: AreaMark) -> list[Stroke]:
        """Return the strokes of how an area stands."""
        if self._framed and mark.standing != "forbidden":
            return self._frame(mark.area, self._frame_pen("open" if mark.is_quiet else mark.standing))
        shape, colours = self._outlines.areas[mark.area], self._colours
        fill = SEA_FILL if mark.area in self._outlines.seas else FILL
        match mark.standing:
            case "legal" if mark.is_quiet:
                return self._cased(shape, _broken(colours.legal, 2 * QUIET_LINE, 2.2, 2.0), 0)
            case "legal":
                return self._cased(shape, _broken(colours.legal, 2 * LINE, 1.4, 0.8), fill)
            case "open":
                return self._cased(shape, _broken(colours.legal, 2 * OPEN_LINE, 1.6, 1.2), fill)
            case "chosen":
                return [
                    Stroke(shape, pen(colours.chosen, 2 * 8.0), faded(colours.chosen, fill / 2), shape),
                    Stroke(shape, pen(colours.casing, 2 * 5.2), None, shape),
                    Stroke(shape, pen(colours.chosen, 2 * 2.4), None, shape),
                ]
            case "hint":
                return self._cased(shape, _broken(colours.hint, 2 * LINE, 0.01, 1.5, Qt.PenCapStyle.RoundCap), fill)
            case "forbidden":
                lines = hatching(shape.boundingRect(), HATCH_STEP)
                return [
                    Stroke(shape, pen(faded(colours.casing, 0.8), 2 * 2.6), faded(colours.casing, 0.3), shape),
                    Stroke(lines, pen(faded(colours.forbidden, 0.8), HATCH_LINE), None, shape),
                ]
            case "affected":
                return [
                    Stroke(shape, pen(colours.casing, 2 * LINE + 3), faded(colours.affected, fill), shape),
                    Stroke(shape, pen(colours.affected, 2 * LINE * 0.8), None, shape),
                ]
            case "lit":
                light = None if mark.area in self._outlines.seas else faded(colours.casing, LIGHT)
                return [
                    Stroke(shape, pen(colours.casing, 2 * 9.0), light, shape),
                    Stroke(shape, pen(colours.hover, 2 * 7.0), None, shape),
                    Stroke(shape, pen(colours.casing, 2 * 3.0), None, shape),
                ]

    def _frame_pen(self, standing: Standing) -> QPen:
        """The pen of a frame in the gutter: each standing has a line and a colour of its own."""
        colours = self._colours
        match standing:
            case "legal":
                return _broken(colours.legal, FRAME, 2.6, 1.4)
            case "open":
                return _broken(colours.legal, THIN_FRAME, 2.6, 2.2)
            case "hint":
                return _broken(colours.hint, FRAME + 0.6, 0.01, 1.7, Qt.PenCapStyle.RoundCap)
            case "affected":
                return pen(colours.affected, THIN_FRAME)
            case "lit":
                return pen(colours.hover, THIN_FRAME)
            case _:
                return pen(colours.chosen, FRAME + 0.6)

    def _frame(self, area: str, line: QPen) -> list[Stroke]:
        """A frame in the gutter around what lies on a lot."""
        frame = self._frame_around(area)
        return [Stroke(frame, pen(self._colours.casing, line.widthF() + 2 * FRAME_CASING)), Stroke(frame, line)]

    def _make_frame(self, area: str) -> QPainterPath:
        return inset(self._outlines.areas[area], FRAME_INSIDE, FRAME_RADIUS)

    def _cased(self, shape: QPainterPath, line: QPen, fill: float) -> list[Stroke]:
        """A line inside the border on a lighter one, and a fill in its colour."""
        casing = pen(faded(self._colours.casing, 0.9), line.widthF() + 3)
        return [Stroke(shape, casing, faded(line.color(), fill), shape), Stroke(shape, line, None, shape)]

    def ring(self) -> list[Stroke]:
        """Return the ring around a piece at the origin."""
        ring = QPainterPath()
        ring.addEllipse(QPointF(), RING_RADIUS, RING_RADIUS)
        return [Stroke(ring, pen(self._colours.casing, RING_CASING)), Stroke(ring, pen(self._colours.hover, RING))]

    def territory(self, area: str, look: SeatLook) -> list[Stroke]:
        """Return the strokes of an area in its owner's colour and pattern."""
        shape = self._outlines.areas[area]
        sea = area in self._outlines.seas
        lines = pen(faded(look.colour, 0.5 if sea else 0.85), 2.0)
        return [
            Stroke(shape, pen(faded(self._colours.casing, 0.9), 9), faded(look.colour, 0.12 if sea else 0.34), shape),
            Stroke(pattern(look.symbol, shape.boundingRect()), lines, None, shape),
            Stroke(shape, pen(look.colour, 6), None, shape),
        ]

    def hover(self, area: str) -> list[Stroke]:
        """Return the sign that the pointer is on an area."""
        if self._framed:
            return self._frame(area, pen(self._colours.legal, FRAME))
        shape = self._outlines.areas[area]
        return [
            Stroke(shape, pen(faded(self._colours.glow, 0.28), 2 * 9.0), None, shape),
            Stroke(shape, pen(faded(self._colours.glow, 0.5), 2 * 5.0), None, shape),
            Stroke(shape, pen(self._colours.hover, 2 * 1.6), None, shape),
        ]

    def focus(self, area: str, at: QPointF) -> list[Stroke]:
        """Return the outline of the area that the keyboard is on, and, but on lots, a ring around its token."""
        if self._framed:
            return self._frame(area, pen(self._colours.focus, FRAME + 1.2))
        shape = self._outlines.areas[area]
        ring = QPainterPath()
        ring.addEllipse(at, FOCUS_RADIUS, FOCUS_RADIUS)
        return [
            Stroke(shape, pen(self._colours.casing, 2 * 4.5), None, shape),
            Stroke(shape, pen(self._colours.focus, 2 * 2.5), None, shape),
            Stroke(ring, pen(self._colours.casing, 8)),
            Stroke(ring, pen(self._colours.focus, 4)),
        ]


def _broken(
    colour: QColor | str, width: float, dash: float, gap: float, cap: Qt.PenCapStyle = Qt.PenCapStyle.FlatCap
) -> QPen:
    """A dashed pen; dash and gap are in parts of its width."""
    result = pen(colour, width)
    result.setCapStyle(cap)
    result.setDashPattern([dash, gap])
    return result
