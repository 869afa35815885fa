"""Paints all tiles of Singapore at three sizes in every look: `python -m tests.pictures.tiles FOLDER`."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from indonesia_qt.files import paths
from indonesia_qt.games.singapore.rules.box import usual_box
from indonesia_qt.ui.games.singapore.board.amounts import paint_item
from indonesia_qt.ui.games.singapore.board.piece_values import Row, face_of
from indonesia_qt.ui.games.singapore.board.signs import NAMES, paint_sign
from indonesia_qt.ui.games.singapore.board.tile_painter import Owner, paint_miniature, paint_tile
from indonesia_qt.ui.style.theme import THEMES, Theme, load_fonts

SIZES, MINIATURE = (56, 72, 128), 44
"""Pixels: sides of tiles, and of those in lists."""
COLUMNS, GAP = 10, 0.14
"""Tiles in a row, and between them in parts of their side."""
SIGN = 32


def paint_sheet(painter: QPainter, theme: Theme, side: int) -> None:
    """Paint each tile with an owner, each in a row of its own."""
    box = usual_box()
    for number, building in enumerate((*box.start_buildings, *box.buildings)):
        down, across = divmod(number, COLUMNS)
        pitch = side * (1 + GAP)
        place = QRectF(GAP * side + across * pitch, GAP * side + down * pitch, side, side)
        owner = None if building.stack is None else Owner(theme.seat(number % 5), number % 5 < 4)
        if side == MINIATURE:
            paint_miniature(painter, place, face_of(building), theme, owner)
        else:
            paint_tile(painter, place, face_of(building), theme, owner, f"{'ABCDEFGHIJ'[across]}{down + 1}")


def paint_signs(painter: QPainter, theme: Theme) -> None:
    """Paint each sign alone, and money and points with numbers."""
    for number, name in enumerate(NAMES):
        place = QRectF(8 + number * (SIGN + 8), 8, SIGN, SIGN)
        paint_sign(painter, name, place, theme.interface.text)
    for number, row in enumerate((Row("money", 4), Row("money", 18), Row("vp", 2), Row("vp", 25), Row("tea", 3))):
        at = QPointF(8 + number * 3 * SIGN, 2 * SIGN)
        paint_item(painter, row, at, SIGN / 2, theme.interface.text, theme.interface.window)


def main(folder: Path) -> None:
    """Write LOOK-SIDE.png for each look and size, and LOOK-signs.png."""
    folder.mkdir(parents=True, exist_ok=True)
    for theme in THEMES.values():
        for side in (*SIZES, MINIATURE):
            pitch = side * (1 + GAP)
            image = QImage(
                round(COLUMNS * pitch + GAP * side), round(5 * pitch + GAP * side), QImage.Format.Format_RGB32
            )
            image.fill(QColor(theme.map.surround))
            painter = QPainter(image)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_sheet(painter, theme, side)
            painter.end()
            image.save(str(folder / f"{theme.id}-{side}.png"))
        image = QImage(len(NAMES) * (SIGN + 8) + 8, 3 * SIGN, QImage.Format.Format_RGB32)
        image.fill(QColor(theme.interface.window))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_signs(painter, theme)
        painter.end()
        image.save(str(folder / f"{theme.id}-signs.png"))


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QGuiApplication(sys.argv[:1])
    load_fonts(paths.resources() / "fonts")
    main(Path(sys.argv[1]))
