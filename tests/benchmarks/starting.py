"""The program as it starts; it prints when the window and the start screen were painted, in milliseconds, and ends."""

from __future__ import annotations

import os
import sys
from time import monotonic
from typing import Any

from indonesia_qt.cli.command_line import run

BEGAN = float(os.environ["INDONESIA_QT_BENCHMARK_CLOCK"])


def watch() -> None:
    """Have the window and the board tell when they were painted for the first time."""
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QApplication

    from indonesia_qt.ui.table.games.start_screen import StartScreen
    from indonesia_qt.ui.table.window.main_window import MainWindow

    painted: set[type] = set()

    def tell(kind: type) -> None:
        if kind not in painted:
            painted.add(kind)
            sys.stdout.write(f"{1000 * (monotonic() - BEGAN):.1f}\n")
        if len(painted) == 2:
            QApplication.exit()

    def watch_painting(kind: Any) -> None:
        paint_it = kind.paintEvent

        def paint(self: Any, event: QPaintEvent) -> None:
            paint_it(self, event)
            tell(kind)

        kind.paintEvent = paint

    watch_painting(MainWindow)
    watch_painting(StartScreen)


if __name__ == "__main__":
    watch()
    sys.exit(run([]))
