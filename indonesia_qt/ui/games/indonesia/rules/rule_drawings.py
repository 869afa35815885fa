"""Drawings that explain rules and need no map: goods with their values, companies in slots, tracks of research."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from indonesia_qt.games.indonesia.rules.constants import BID_FACTOR, GOODS, LAST_STEP, TRACKS, UNIT_VALUE, Kind
from indonesia_qt.ui.games.indonesia.board import glyphs
from indonesia_qt.ui.style.theme import TEXT_FAMILY, Theme, mixed

WIDE = 640.0
"""The width of every drawing in its own units."""
LETTERS = 15
EDGE = 14.0
CENTRE = Qt.AlignmentFlag.AlignCenter


class RuleDrawing(Struct, frozen=True):
    """What is painted, and how high it is in its own units."""

    high: float
    paint: Callable[[QPainter, Theme], None]


def _write(painter: QPainter, theme: Theme, box: QRectF, text: str, size: float = LETTERS) -> None:
    font = QFont(TEXT_FAMILY)
    font.setPixelSize(round(size))
    font.setWeight(QFont.Weight.DemiBold)
    painter.setFont(font)
    painter.setPen(QColor(theme.interface.text))
    painter.drawText(box, CENTRE, text)


def _slot(painter: QPainter, theme: Theme, box: QRectF) -> None:
    painter.setPen(QPen(QColor(theme.interface.strong_line), 1.5))
    painter.setBrush(QColor(theme.interface.raised))
    painter.drawRoundedRect(box, 6, 6)


def _goods(painter: QPainter, theme: Theme) -> None:
    kinds: Sequence[Kind] = (*GOODS, "shipping")
    step = WIDE / len(kinds)
    for n, kind in enumerate(kinds):
        disc = QRectF(n * step + step / 2 - 24, EDGE, 48, 48)
        glyphs.paint_disc(painter, kind, disc, theme)
        _write(painter, theme, QRectF(n * step, disc.bottom() + 4, step, 24), str(UNIT_VALUE[kind]), 18)


def _merger(painter: QPainter, theme: Theme) -> None:
    colours = theme.interface
    for left, units, paid in ((40.0, 3, 84), (190.0, 5, 140)):
        _company(painter, theme, QRectF(left, EDGE, 130, 56), units)
        _write(painter, theme, QRectF(left, 78, 130, 22), f"+ {paid}")
    painter.setPen(QPen(QColor(colours.text), 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    tip = QPointF(440, EDGE + 28)
    painter.drawLine(QPointF(350, tip.y()), tip)
    for turn in (-9, 9):
        painter.drawLine(tip, QPointF(tip.x() - 12, tip.y() + turn))
    _company(painter, theme, QRectF(470, EDGE, 130, 56), 8)
    _write(painter, theme, QRectF(470, 78, 130, 22), f"\N{MINUS SIGN} {84 + 140}")


def _company(painter: QPainter, theme: Theme, box: QRectF, units: int) -> None:
    _slot(painter, theme, box)
    glyphs.paint_disc(painter, "rice", QRectF(box.left() + 10, box.top() + 9, 38, 38), theme)
    _write(painter, theme, QRectF(box.left() + 50, box.top(), box.width() - 56, box.height()), str(units), 22)


def _research(painter: QPainter, theme: Theme) -> None:
    for row, track in enumerate(TRACKS):
        top = EDGE + row * 42
        glyphs.paint(painter, track, QRectF(20, top, 30, 30), theme.interface.text)
        for step in range(LAST_STEP):
            box = QRectF(76 + step * 108, top, 96, 30)
            _slot(painter, theme, box)
            if not step:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(mixed(theme.interface.accent, theme.interface.raised, 0.35))
                painter.drawRoundedRect(box, 6, 6)
            _write(painter, theme, box, _step_text(track, step))


def _step_text(track: str, step: int) -> str:
    if track == "bid":
        return f"\N{MULTIPLICATION SIGN} {BID_FACTOR[step]}"
    return "\N{EN DASH}" if track == "mergers" and not step else str(step + 1)


DRAWINGS = {
    "goods": RuleDrawing(EDGE + 48 + 4 + 24 + EDGE / 2, _goods),
    "merger": RuleDrawing(108, _merger),
    "research": RuleDrawing(EDGE + len(TRACKS) * 42, _research),
}
"""By the name under which a page of the rules shows them."""
