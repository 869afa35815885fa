"""A game in the window in which a bot thinks for ever; with `close` first the window is closed meanwhile.

The second argument is the class of the bot.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from indonesia_qt.ui.app.program import make_program
from indonesia_qt.ui.app.start import make_window
from tests.robustness import broken_bots
from tests.ui.table.new_games import new_game


def main(end: str, bot: str) -> int:
    app = QApplication([])
    program = make_program(make_window(), [])
    program.window.show()
    hanging = f"{broken_bots.__name__}:{bot}"
    program.new_game(new_game(hanging, hanging))
    mark = Path(os.environ[broken_bots.MARK])

    def look() -> None:
        if mark.exists():
            timer.stop()
            print("thinking", flush=True)  # noqa: T201
            if end == "close":
                # The other side looks at the processes first.
                QTimer.singleShot(1000, program.window.close)

    timer = QTimer(interval=10)
    timer.timeout.connect(look)
    timer.start()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
