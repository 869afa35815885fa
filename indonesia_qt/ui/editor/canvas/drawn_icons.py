"""Icons in the theme's colours: the signs of tools, and squares of a colour."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import Theme

SIGN_SIDE = 24
RESOLUTION = 3
"""Pixels of a picture for each logical pixel, for screens of high density."""
PICTURE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="{path}" fill="none" stroke="{colour}" '
    'stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round"/></svg>'
)


def tool_icon(path: str, theme: Theme) -> QIcon:
    """Return the icon of a tool in the theme's colours; its sign is the `path` of an SVG picture."""
    icon = QIcon()
    icon.addPixmap(sign_pixmap(path, theme.interface.text))
    icon.addPixmap(sign_pixmap(path, theme.interface.disabled_text), QIcon.Mode.Disabled)
    return icon


@lru_cache(128)  # the signs of all tools and problems, in the colours of two themes
def sign_pixmap(path: str, colour: str) -> QPixmap:
    """Return a picture of a sign in one colour; `path` is that of an SVG picture."""
    picture = QPixmap(SIGN_SIDE * RESOLUTION, SIGN_SIDE * RESOLUTION)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(QByteArray(PICTURE.format(path=path, colour=colour).encode())).render(
        painter, QRectF(0, 0, SIGN_SIDE * RESOLUTION, SIGN_SIDE * RESOLUTION)
    )
    painter.end()
    return picture


def sharp_picture(width: int, height: int, draw: Callable[[QPainter], object]) -> QPixmap:
    """Return a transparent picture on which `draw` has drawn, of this size in pixels."""
    picture = QPixmap(width * RESOLUTION, height * RESOLUTION)
    picture.setDevicePixelRatio(RESOLUTION)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter)
    painter.end()
    return picture


SWATCH_SIDE = 16
"""Pixels at 100 %."""
SWATCH_RADIUS = 3.0


def swatch(colour: QColor, theme: Theme) -> QIcon:
    """Return a square icon of a colour, with an edge that is visible on every background."""
    side = scaled(SWATCH_SIDE)

    def draw(painter: QPainter) -> None:
        painter.setPen(QPen(QColor(theme.interface.strong_line), 1))
        painter.setBrush(colour)
        painter.drawRoundedRect(QRectF(1.5, 1.5, side - 3, side - 3), SWATCH_RADIUS, SWATCH_RADIUS)

    return QIcon(sharp_picture(side, side, draw))
