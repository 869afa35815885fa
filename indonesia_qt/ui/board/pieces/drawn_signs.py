"""Makes signs of drawings in words, for pieces on the board and icons in panels."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPainterPath, QPainterPathStroker, QPixmap, QTransform

FIELD = 24.0
FINENESS = 32.0
"""Shapes are joined at this enlargement, as Qt turns curves into lines of a fixed length when it joins them."""
ICON_SIZES = (16, 20, 24, 32, 40, 48, 64, 96)
"""Pixels; an icon is drawn at each of them, so that it is sharp also on fine screens."""


def joined(drawings: Iterable[str]) -> QPainterPath:
    """Return a sign as one shape around the origin that reaches from -1 to 1.

    Its parts are drawn on a field of 24 by 24 with the letters of SVG paths, and O for a circle and R for a rectangle.
    "W" gives the width of a line, "T" turns a part around the middle, and what begins with "cut" is taken away.
    """
    shape = QPainterPath()
    for drawing in drawings:
        part = _part(drawing.removeprefix("cut "))
        shape = shape.subtracted(part) if drawing.startswith("cut ") else shape.united(part)
    half = FIELD / 2 * FINENESS
    return QTransform.fromScale(1 / half, 1 / half).translate(-half, -half).map(shape)


Paint = Callable[[QPainter, QRectF], None]
"""Paints a sign into a box."""


def drawn_icon(paint: Paint, disabled: Paint | None = None) -> QIcon:
    """Return an icon with a picture by `paint` in every size, and with one by `disabled` for where it is disabled."""
    icon = QIcon()
    for size in ICON_SIZES:
        for mode, draw in ((QIcon.Mode.Normal, paint), (QIcon.Mode.Disabled, disabled)):
            if draw is not None:
                pixmap = QPixmap(QSize(size, size))
                pixmap.fill(Qt.GlobalColor.transparent)
                painter = QPainter(pixmap)
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                draw(painter, QRectF(0, 0, size, size))
                painter.end()
                icon.addPixmap(pixmap, mode)
    return icon


def _part(drawing: str) -> QPainterPath:
    words = iter(drawing.split())
    path, width, turn = QPainterPath(), 0.0, 0.0
    for word in words:
        if word == "W":
            width = float(next(words))
        elif word == "T":
            turn = float(next(words))
        else:
            _draw(path, word, words)
    path = QTransform.fromScale(FINENESS, FINENESS).map(path)
    if width:
        stroker = QPainterPathStroker()
        stroker.setWidth(width * FINENESS)
        stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
        stroker.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        path = stroker.createStroke(path).simplified()
    middle = FIELD / 2 * FINENESS
    return QTransform().translate(middle, middle).rotate(turn).translate(-middle, -middle).map(path)


def _draw(path: QPainterPath, command: str, words: Iterator[str]) -> None:
    def number() -> float:
        return float(next(words))

    def point() -> QPointF:
        return QPointF(number(), number())

    match command:
        case "M":
            path.moveTo(point())
        case "L":
            path.lineTo(point())
        case "Q":
            path.quadTo(point(), point())
        case "C":
            path.cubicTo(point(), point(), point())
        case "Z":
            path.closeSubpath()
        case "O":
            path.addEllipse(point(), radius := number(), radius)
        case "R":
            path.addRect(number(), number(), number(), number())
        case _:
            raise ValueError(f'a drawing has the unknown letter "{command}"')
