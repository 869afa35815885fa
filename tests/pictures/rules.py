"""Draws every picture of the rules in every look, to be looked at: `python -m tests.pictures.rules FOLDER`.

The program paints them itself in the look and the language in use, so none of them is kept.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from indonesia_qt.files import paths
from indonesia_qt.ui.games.indonesia.rules.rule_pictures import NAMES, RulePictures
from indonesia_qt.ui.style.theme import DARK, HIGH_CONTRAST, LIGHT, load_fonts

WIDTH = 900


def main(folder: Path) -> None:
    """Write NAME-LOOK.png for each picture, on the background of a page."""
    for theme in (LIGHT, DARK, HIGH_CONTRAST):
        pictures = RulePictures(theme)
        for name in NAMES:
            painted = pictures.image(name, WIDTH)
            page = QImage(painted.size(), QImage.Format.Format_RGB32)
            page.fill(QColor(theme.interface.field))
            painter = QPainter(page)
            painter.drawImage(0, 0, painted)
            painter.end()
            page.save(str(folder / f"{name}-{theme.id}.png"))


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QGuiApplication(sys.argv[:1])
    load_fonts(paths.resources() / "fonts")
    main(Path(sys.argv[1]))
