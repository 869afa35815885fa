"""Icons that are painted from paths, in the colours of a palette."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPalette, QPixmap

from indonesia_qt.board.identity_cache import cached, shared

ICON_SIZES = (12, 16, 20, 24, 32, 48)
"""Pixels of the sides of the icons."""


def path_icon(path: QPainterPath, palette: QPalette, when_checked: QPainterPath | None = None) -> QIcon:
    """Return an icon in the colour of buttons' text, with another path for while its button is checked.

    Paths lie in a square of side 1, and stay as they are: their icons are drawn once for all windows of one look.
    """
    groups = QPalette.ColorGroup.Active, QPalette.ColorGroup.Disabled
    active, disabled = (shared(palette.color(group, QPalette.ColorRole.ButtonText).name()) for group in groups)
    return _icon(path, when_checked, active, disabled)


@cached(64)  # those of all buttons in two looks
def _icon(path: QPainterPath, when_checked: QPainterPath | None, active: str, disabled: str) -> QIcon:
    icon = QIcon()
    for mode, colour in ((QIcon.Mode.Normal, active), (QIcon.Mode.Disabled, disabled)):
        for size in ICON_SIZES:
            icon.addPixmap(_drawn(path, QColor(colour), size), mode, QIcon.State.Off)
            if when_checked is not None:
                icon.addPixmap(_drawn(when_checked, QColor(colour), size), mode, QIcon.State.On)
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
