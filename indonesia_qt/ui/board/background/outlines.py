"""The outlines of a board, built once and shared by all that paint, highlight or hit areas."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF

from indonesia_qt.board import names
from indonesia_qt.board.model import BoardMap
from indonesia_qt.ui.board.background.borders import borders
from indonesia_qt.ui.board.background.painter_paths import shape_path

FRAME = 26.0
"""Width of the frame around the canvas, in map units."""


class BoardOutlines:
    """Painter paths of the areas of a board by area id, and its border lines; all in map units.

    `board` is as it is shown: `names.spoken` makes it so.
    """

    def __init__(self, board: BoardMap) -> None:
        self.board = board
        self.canvas = QRectF(0, 0, board.width, board.height)
        self.framed = self.canvas.adjusted(-FRAME, -FRAME, FRAME, FRAME)
        self.lands = {land.id: shape_path(land.shape) for land in board.lands}
        self.seas = {sea.id: shape_path(sea.shape) for sea in board.seas}
        self.areas = self.lands | self.seas
        self.provinces = {province.id: shape_path(province.shape) for province in board.provinces}
        self.lakes = [shape_path(lake.shape) for lake in board.lakes]
        self.borders = borders(board)


def outlines_of(board: BoardMap) -> BoardOutlines:
    """The outlines of `board` with its names in the language in use; those of the last boards are kept."""
    return _outlines(names.spoken(board))


_outlines = lru_cache(maxsize=2)(BoardOutlines)
