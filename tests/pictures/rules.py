"""Draws every picture of the rules in every look, to be looked at: `python -m tests.pictures.rules FOLDER`.

The program paints them itself in the look and the language in use, so none of them is kept.
"""

from __future__ import annotations

import os
import sys
from itertools import product
from pathlib import Path

from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from indonesia_qt.files import paths
from indonesia_qt.ui.games.indonesia.rules.game_rules import IndonesiaRules
from indonesia_qt.ui.games.singapore.rules.game_rules import SingaporeRules
from indonesia_qt.ui.style.theme import DARK, HIGH_CONTRAST, LIGHT, load_fonts
from indonesia_qt.ui.table.game_rules import GameRules

RULES: dict[str, GameRules] = {"indonesia": IndonesiaRules(), "singapore": SingaporeRules()}
WIDTH = 900


def main(folder: Path) -> None:
    """Write GAME-NAME-LOOK.png for each picture, on the background of a page."""
    for (game, rules), theme in product(RULES.items(), (LIGHT, DARK, HIGH_CONTRAST)):
        pictures = rules.pictures(theme)
        for name in {name for chapter in rules.book().chapters for name in chapter.pictures}:
            painted = pictures.image(name, WIDTH)
            page = QImage(painted.size(), QImage.Format.Format_RGB32)
            page.fill(QColor(theme.interface.field))
            painter = QPainter(page)
            painter.drawImage(0, 0, painted)
            painter.end()
            page.save(str(folder / f"{game}-{name}-{theme.id}.png"))


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QGuiApplication(sys.argv[:1])
    load_fonts(paths.resources() / "fonts")
    main(Path(sys.argv[1]))
