"""The result of a game and its final board in one picture, to be shared."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QRegion
from PySide6.QtWidgets import QWidget

from indonesia_qt.board.names import translated_title
from indonesia_qt.i18n.untrusted_text import shortened
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import lining, map_font
from indonesia_qt.ui.support.picture_file import image_of
from indonesia_qt.ui.table.final_screen import FinalScreen

WIDTH, FINENESS = 1100, 2
"""The width of the picture in pixels at 100 %, and how many pixels of the file each of them becomes."""
EDGE, TITLE, LINE = 28, 48, 26
"""Pixels at 100 %: around everything, and the heights of the title and of the line below it."""


def shared_result(final: FinalScreen) -> QImage:
    """Return the title, the board and the ranking of a final screen below each other."""
    edge, inner = scaled(EDGE), scaled(WIDTH - 2 * EDGE)
    sheet = final.sheet()
    high = _laid_out(sheet, inner)
    drawing = final.board_drawing()
    board = QRect(QPoint(edge, edge + scaled(TITLE + LINE)), drawing.size(inner))
    size = QSize(scaled(WIDTH), board.bottom() + high + 2 * edge)
    ink = final.context.icons.theme.interface
    titles = final.context.ui.game.title, shortened(translated_title(final.board.title))
    title = " \N{MIDDLE DOT} ".join(dict.fromkeys(titles))

    def paint(painter: QPainter, room: QRectF) -> None:
        painter.scale(room.width() / size.width(), room.width() / size.width())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(lining(map_font(0.75 * scaled(TITLE))))
        painter.setPen(QColor(ink.heading))
        painter.drawText(QRect(edge, edge, inner, scaled(TITLE)), Qt.AlignmentFlag.AlignTop, final.title())
        painter.setFont(final.font())
        painter.setPen(QColor(ink.quiet_text))
        painter.drawText(QRect(edge, edge + scaled(TITLE), inner, scaled(LINE)), Qt.AlignmentFlag.AlignTop, title)
        drawing.paint(painter, QRectF(board))
        sheet.render(painter, QPoint(edge, board.bottom() + edge), QRegion(), QWidget.RenderFlag.DrawChildren)

    picture = image_of(paint, size * FINENESS, ink.raised)
    sheet.deleteLater()
    return picture


def _laid_out(sheet: QWidget, width: int) -> int:
    """Lay a sheet out that is never shown, and return its height in pixels."""
    for part in (sheet, *sheet.findChildren(QWidget)):
        part.ensurePolished()
    high = sheet.heightForWidth(width) if sheet.hasHeightForWidth() else sheet.sizeHint().height()
    sheet.resize(width, high)
    return high
