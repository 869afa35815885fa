"""Badges in the rows of lists: companies' letters on plates, and numbers on the tags that rows have on the board."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QApplication

from indonesia_qt.ui.board.pieces.piece_kit import tag_body, tag_path
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import Theme, readable_on

AROUND, CORNER, LINE = 12, 4, 1.6
"""Pixels at 100 %: on both sides of a text together, radius of corners, and the line below a number."""
SHARP = 2
"""Pixels of a picture in the place of one, for screens with more of them."""


def badge_font(font: QFont) -> QFont:
    """Return the font of a badge in a list with a font."""
    bold = QFont(font)
    bold.setBold(True)
    return bold


def badge_width(font: QFont, text: str) -> int:
    """Return the width of a badge with a text in a list with a font."""
    return QFontMetrics(badge_font(font)).horizontalAdvance(text) + scaled(AROUND)


def paint_badge(
    painter: QPainter, at: QRect, font: QFont, text: str, colour: str, ink: QColor, *, is_tag: bool = False
) -> QRect:
    """Paint a text on a plate or a tag in a colour, edged in `ink`, and return its box, which begins with `at`."""
    badge = QRect(at.left(), at.top(), badge_width(font, text), at.height())
    painter.setPen(QPen(ink, 1))
    painter.setBrush(QColor(colour))
    edge = badge.adjusted(0, 0, -1, -1)
    if is_tag:
        painter.drawPath(tag_path(QRectF(edge)))
    else:
        painter.drawRoundedRect(edge, scaled(CORNER), scaled(CORNER))
    painter.setFont(badge_font(font))
    painter.setPen(QColor(readable_on(colour, "#ffffff", "#000000")))
    painter.drawText(tag_body(QRectF(badge)) if is_tag else QRectF(badge), Qt.AlignmentFlag.AlignCenter, text)
    return badge


def tag_icon(theme: Theme, text: str, colour: str, side: int) -> QIcon:
    """Return the tag of a row in a colour, with a text, as a picture of a place in a list, so many pixels wide."""
    picture = QPixmap(side * SHARP, side * SHARP)
    picture.setDevicePixelRatio(SHARP)
    picture.fill(Qt.GlobalColor.transparent)
    font = QApplication.font()
    tag = QRect(0, 0, badge_width(font, text), min(side, QFontMetrics(font).height()))
    tag.moveCenter(QRect(0, 0, side, side).center())
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_badge(painter, tag, font, text, colour, QColor(theme.interface.text), is_tag=True)
    painter.end()
    return QIcon(picture)


def paint_struck(painter: QPainter, at: QRect, font: QFont, text: str, colour: str, ink: QColor) -> None:
    """Paint the number of a row that goes, on a plate with a line below it, where it hides nothing of the number."""
    badge = QRectF(paint_badge(painter, at, font, text, colour, ink)).adjusted(4, 3, -4, -3)
    painter.setPen(QPen(QColor(readable_on(colour, "#ffffff", "#000000")), scaled(LINE)))
    painter.drawLine(QLineF(badge.bottomLeft(), badge.bottomRight()))
