"""Icons that are painted from paths, in the colours of a palette."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPalette, QPixmap

ICON_SIZES = (12, 16, 20, 24, 32, 48)
"""Pixels of the sides of the icons."""


def path_icon(path: QPainterPath, palette: QPalette, when_checked: QPainterPath | None = None) -> QIcon:
    """Return an icon in the colour of buttons' text, with another path for while its button is checked.

    Paths lie in a square of side 1.
    """
    icon = QIcon()
    groups = (QIcon.Mode.Normal, QPalette.ColorGroup.Active), (QIcon.Mode.Disabled, QPalette.ColorGroup.Disabled)
    for mode, group in groups:
        colour = palette.color(group, QPalette.ColorRole.ButtonText)
        for size in ICON_SIZES:
            icon.addPixmap(_drawn(path, colour, size), mode, QIcon.State.Off)
            if when_checked is not None:
                icon.addPixmap(_drawn(when_checked, colour, size), mode, QIcon.State.On)
    return icon


def _drawn(path: QPainterPath, colour: QColor, size: int) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size, size)
    painter.fillPath(path, colour)
    painter.end()
    return pixmap
