"""Goes on with the last game in a real window, with the mouse and with bots, and prints what the window has shown.

Each line is JSON: the file of the game, how many decisions were made, and a digest of them. Every now and then
something is taken back or played again; a game that is over is followed by a new one. It never ends by itself.
"""

from __future__ import annotations

import json
import sys
from random import Random

import msgspec
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from indonesia_qt.ui.app.program import Program, make_program
from indonesia_qt.ui.app.start import make_window
from indonesia_qt.ui.widgets import settling
from tests.robustness.digests import digest
from tests.ui.pages.new_game import NewGamePage
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import new_game


class Player:
    """Plays for the people of a program, and moves back and forth."""

    def __init__(self, program: Program, seed: int) -> None:
        self.program, self.mouse, self.chance = program, Mouse(program), Random(seed)

    def show(self) -> None:
        """Print where the game stands; the window shows it already."""
        assert self.program.table
        entries = self.program.table.bridge.session.entries
        said = {
            "file": str(self.program.file),
            "made": len(entries),
            "digest": digest([msgspec.json.encode(entry.action) for entry in entries]),
        }
        print(json.dumps(said), flush=True)  # noqa: T201

    def begin(self) -> None:
        """Go on with the last game, or begin one."""
        self.program.start(goes_on=True)
        for dialog in NewGamePage.all_of(self.program.window):
            dialog.cancel()
        if self.program.table is None:
            self.new_game()
        else:
            self.watch()

    def new_game(self) -> None:
        players = self.chance.choice([("human", "greedy", "random"), ("human", "human", "greedy")])
        self.program.new_game(new_game(*players, seed=self.chance.randrange(1000)))
        self.watch()

    def watch(self) -> None:
        assert self.program.table
        self.program.table.bridge.pause_ms = 0
        self.program.table.bridge.changed.connect(self.show)
        self.show()

    def play(self) -> None:
        """Make one click or none."""
        assert self.program.table
        bridge = self.program.table.bridge
        if bridge.question is None:
            self.new_game()
        elif bridge.is_human(bridge.question.seat):
            if self.chance.random() < 0.05:
                bridge.undo()
            elif self.chance.random() < 0.3 and bridge.can_redo:
                bridge.redo()
            else:
                self.mouse.answer()


def main(seed: int) -> int:
    app = QApplication([])
    settling.SETTLING_MS = 0  # clicks here are quicker than any hand
    program = make_program(make_window(), [])
    player = Player(program, seed)
    playing = QTimer(interval=5)
    playing.timeout.connect(player.play)

    def begin() -> None:
        player.begin()
        playing.start()

    QTimer.singleShot(0, begin)
    return app.exec()


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
