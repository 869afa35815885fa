"""The signs of the tools, drawn in the theme's colours."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from indonesia_qt.ui.style.theme import Theme

SIGN_SIDE = 24
RESOLUTION = 3
"""Pixels of the sign's picture for each of its units, for screens of high density."""
PICTURE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="{path}" fill="none" stroke="{colour}" '
    'stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round"/></svg>'
)


def tool_icon(path: str, theme: Theme) -> QIcon:
    """A tool's sign: dark on its button, light while the tool is in use."""
    icon = QIcon()
    icon.addPixmap(sign_pixmap(path, theme.interface.text))
    icon.addPixmap(sign_pixmap(path, theme.interface.disabled_text), QIcon.Mode.Disabled)
    return icon


def sign_pixmap(path: str, colour: str) -> QPixmap:
    """A sign in one colour."""
    picture = QPixmap(SIGN_SIDE * RESOLUTION, SIGN_SIDE * RESOLUTION)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(QByteArray(PICTURE.format(path=path, colour=colour).encode())).render(
        painter, QRectF(0, 0, SIGN_SIDE * RESOLUTION, SIGN_SIDE * RESOLUTION)
    )
    painter.end()
    return picture
