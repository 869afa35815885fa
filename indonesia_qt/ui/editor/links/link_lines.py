"""How links are drawn: a line for each kind that can be told without its colour.

By geometry they are drawn through; a double line was forced on, a crossed one off; arrows have heads, and what is
doubtful is dotted.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from indonesia_qt.board.adjacency.pair_status import TieKind
from indonesia_qt.ui.board.background.ornaments import head
from indonesia_qt.ui.board.background.painter_paths import pen
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import Theme, faded

THIN, BROAD, GAP = 1.2, 4.0, 1.4
"""Widths of a line, of a double one, and of what is between its two, in pixels."""
CASING = 0.8
"""Pixels of the light edge on each side."""
OPACITY: dict[TieKind, float] = {"geometry": 0.62}
"""Of the lines of kinds that are so many that they would hide the map."""
DOT, CROSS, HEAD = 2.6, 4.0, 7.5
"""The width of a dot, half the size of a cross, and the length of an arrow's head, in pixels."""
SAMPLE_WIDTH, SAMPLE_HEIGHT = 34, 14
SHARP = 3
"""Pixels of a sample's picture for each of its own, for screens of high density."""


def link_colour(kind: TieKind, theme: Theme) -> str:
    """The colour of a kind of link."""
    colours = theme.highlights
    return {
        "geometry": theme.interface.text,
        "forced-on": colours.legal,
        "forced-off": colours.forbidden,
        "arrow": theme.map.arrow,
        "doubtful": colours.affected,
    }[kind]


def paint_links(painter: QPainter, kind: TieKind, lines: Sequence[QLineF], theme: Theme, pixel: float) -> None:
    """Draw the links of one kind; `pixel` is the side of a pixel in the painter's units."""
    colour = link_colour(kind, theme)
    width = BROAD if kind == "forced-on" else THIN
    painter.setBrush(Qt.BrushStyle.NoBrush)
    opacity = OPACITY.get(kind, 1.0)
    painter.setPen(_pen(faded(theme.highlights.casing, 0.7 * opacity), (width + 2 * CASING) * pixel))
    painter.drawLines(lines)
    line = _pen(faded(colour, opacity), width * pixel)
    if kind == "doubtful":
        line = _pen(colour, DOT * pixel, Qt.PenCapStyle.RoundCap)
        line.setDashPattern([0.01, 1.9])
    painter.setPen(line)
    painter.drawLines(lines)
    if kind == "forced-on":
        painter.setPen(_pen(theme.highlights.casing, GAP * pixel))
        painter.drawLines(lines)
    elif kind in MARKS:
        _paint_marks(painter, MARKS[kind], lines, colour, theme.highlights.casing, pixel)


def _paint_marks(
    painter: QPainter,
    mark: Callable[[QLineF, float], QPainterPath],
    lines: Iterable[QLineF],
    colour: str,
    casing: str,
    pixel: float,
) -> None:
    marks = QPainterPath()
    for line in lines:
        if line.length() > 0:
            marks.addPath(mark(line, pixel))
    painter.strokePath(marks, pen(casing, (1.2 * THIN + 2 * CASING) * pixel))
    painter.strokePath(marks, pen(colour, 1.2 * THIN * pixel))
    painter.fillPath(marks, QColor(colour))


def _cross(line: QLineF, pixel: float) -> QPainterPath:
    """A cross on the middle of a line."""
    path, middle, reach = QPainterPath(), line.center(), CROSS * pixel
    for quarter in (1, 3):
        angle = math.radians(-line.angle()) + quarter * math.pi / 4
        step = QPointF(math.cos(angle), math.sin(angle)) * reach
        path.moveTo(middle - step)
        path.lineTo(middle + step)
    return path


def _heads(line: QLineF, pixel: float) -> QPainterPath:
    """Heads at both ends of a line."""
    path = QPainterPath()
    along = line.p2() - line.p1()
    size = min(HEAD * pixel, line.length() / 2)
    for tip, direction in ((line.p2(), along), (line.p1(), -along)):
        path.addPolygon(head(tip, direction, size))
        path.closeSubpath()
    return path


MARKS: dict[TieKind, Callable[[QLineF, float], QPainterPath]] = {"forced-off": _cross, "arrow": _heads}
"""What stands on the lines of a kind beside its colour."""


def sample(kind: TieKind, theme: Theme, wide: float = SAMPLE_WIDTH) -> QPixmap:
    """A picture of a link of a kind, as `wide` in pixels at 100 %, for lists and the legend."""
    width, height = scaled(wide), scaled(SAMPLE_HEIGHT)
    picture = QPixmap(width * SHARP, height * SHARP)
    picture.setDevicePixelRatio(SHARP)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    room = QRectF(0, 0, width, height).adjusted(3, 0, -3, 0)
    paint_links(painter, kind, [QLineF(room.left(), height / 2, room.right(), height / 2)], theme, 1.0)
    painter.end()
    return picture


def sample_icon(kind: TieKind, theme: Theme) -> QIcon:
    """The same as an icon that stays as it is on a row that is chosen."""
    icon, picture = QIcon(), sample(kind, theme)
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
        icon.addPixmap(picture, mode)
    return icon


def _pen(colour: QColor | str, width: float, cap: Qt.PenCapStyle = Qt.PenCapStyle.FlatCap) -> QPen:
    return QPen(QColor(colour), width, Qt.PenStyle.SolidLine, cap)
