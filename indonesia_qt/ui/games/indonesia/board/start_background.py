"""The coasts behind the start screen: the islands of the shipped map, faint as on old paper."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from indonesia_qt.board.model import BoardMap
from indonesia_qt.ui.board.background.painter_paths import joined, pen, pieces, shape_path
from indonesia_qt.ui.style.theme import InterfaceColours, Theme, mixed

LAND_OPACITY = 0.5
WATERLINES = ((30, 0.25), (18, 0.35), (8, 0.5))
"""The lines along coasts: so many map units wide, and how opaque."""


class StartBackground(QWidget):
    """A page that shows the coasts of a board behind what lies on it, as large as it must be to fill the page."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._colours = theme.interface
        self._board: BoardMap | None = None

    def show_coasts(self, board: BoardMap) -> None:
        """Show the provinces of the board."""
        self._board = board
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show what was drawn for this size."""
        if self._board is None:
            return
        ratio = self.devicePixelRatioF()
        size = self.size() * ratio
        picture = _coasts_picture(self._board, self._colours, size.width(), size.height(), ratio)
        painter = QPainter(self)
        painter.setClipRect(event.rect())
        painter.drawImage(0, 0, picture)


@lru_cache(maxsize=1)
def _coasts_picture(board: BoardMap, colours: InterfaceColours, width: int, height: int, ratio: float) -> QImage:
    """The coasts in so many pixels of a screen with this ratio; the last picture is kept for the next window."""
    picture = QImage(width, height, QImage.Format.Format_RGB32)
    picture.fill(colours.window)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(picture.rect())
    scale = max(width / board.width, height / board.height)
    painter.translate(width / 2, height / 2)
    painter.scale(scale, scale)
    painter.translate(-board.width / 2, -board.height / 2)
    rings = [ring for province in board.provinces for polygon in province.shape for ring in polygon]
    coasts = pieces((*ring, ring[0]) for ring in rings)
    # All colours are opaque, so that it can't be seen where pieces of a coast overlap.
    for line_width, opacity in WATERLINES:
        coasts.stroke(painter, pen(mixed(colours.window, colours.line, opacity), line_width))
        coasts.stroke(painter, pen(colours.window, line_width - 2))
    land = mixed(colours.window, colours.line, LAND_OPACITY)
    painter.fillPath(joined(shape_path(province.shape) for province in board.provinces), land)
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture
