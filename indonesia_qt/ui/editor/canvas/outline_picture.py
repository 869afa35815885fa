"""A picture of outlines on the canvas of a map, before they become areas of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from indonesia_qt.board.model import BoardMap
from indonesia_qt.mapmaking.imports.named_shapes import Outline
from indonesia_qt.ui.board.background.painter_paths import pen, shape_path
from indonesia_qt.ui.editor.canvas.map_thumbnail import map_picture
from indonesia_qt.ui.style.theme import Theme, faded

OUTLINE_WIDTH = 1.2
"""Width of an outline, in pixels."""


class OutlinePicture(QWidget):
    """Draws the outlines over the board: those that are taken filled, the others as thin lines."""

    def __init__(self, board: BoardMap, outlines: Sequence[Outline], theme: Theme) -> None:
        super().__init__()
        self._board, self._theme = board, theme
        self._paths = [shape_path(outline.shape) for outline in outlines]
        self._taken: Collection[int] = ()
        self._marked: Collection[int] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_taken(self, taken: Collection[int], marked: Collection[int]) -> None:
        """Show which outlines are taken, by their numbers, and those that are marked."""
        self._taken, self._marked = set(taken), set(marked)
        self.update()

    def sizeHint(self) -> QSize:
        """As much as the map's proportions ask for."""
        return QSize(520, round(520 * self._board.height / self._board.width))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the board, faded, and the outlines."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, map_picture(self._board, self._theme, self.size()))
        board, highlights = self._board, self._theme.highlights
        scale = min(self.width() / board.width, self.height() / board.height)
        painter.translate((self.width() - board.width * scale) / 2, (self.height() - board.height * scale) / 2)
        painter.scale(scale, scale)
        line, bold = pen(self._theme.map.ink, OUTLINE_WIDTH / scale), pen(highlights.chosen, 3 * OUTLINE_WIDTH / scale)
        for number, path in enumerate(self._paths):
            if number in self._taken:
                painter.fillPath(path, faded(self._theme.map.paper, 0.85))
            painter.strokePath(path, line)
        for number in self._marked:
            painter.fillPath(self._paths[number], faded(QColor(highlights.chosen), 0.35))
            painter.strokePath(self._paths[number], bold)
