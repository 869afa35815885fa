"""Enters amounts in the panel of a bid, one after the other and for ever, and prints each that the window shows."""

from __future__ import annotations

import sys

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from indonesia_qt.ui.app.program import make_program
from indonesia_qt.ui.app.start import make_window
from indonesia_qt.ui.games.indonesia.panels.turn_order import BidPanel
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import new_game


def main() -> int:
    app = QApplication([])
    program = make_program(make_window(), [])
    program.window.preferences.set("privacy", "off")
    program.window.show()
    mouse = Mouse(program)
    entering = QTimer(interval=1)

    def begin() -> None:
        program.new_game(new_game("human", "human"))
        entering.start()

    def enter() -> None:
        if isinstance(mouse.panel, BidPanel):
            field = mouse.panel.amount
            field.number.setValue(field.value() % field.amounts[-1] + 1)
            print(field.value(), flush=True)  # noqa: T201
        elif mouse.panel is not None:  # else the board still shows what was decided
            mouse.answer()

    entering.timeout.connect(enter)
    QTimer.singleShot(0, begin)
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
