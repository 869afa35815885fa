"""How long a map from a seed takes: to be made, and from *New map* to the first turn on it.

Run it alone with `python -m tests.benchmarks.archipelago`.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from indonesia_qt.mapmaking.archipelago.made import made
from indonesia_qt.mapmaking.archipelago.options import usual
from indonesia_qt.ui.editor.window_manager import WindowManager
from indonesia_qt.ui.settings.appearance import Appearance
from indonesia_qt.ui.settings.settings_file import Preferences, Settings
from indonesia_qt.ui.table.game_offers import offer_games
from tests.benchmarks.table import Row, lines, milliseconds
from tests.ui.editor.desktop import Desktop
from tests.ui.pages.editor.playtest import trial_of

SEED, AREAS = 4, 60
MAKING, PLAYING = 10_000.0, 20_000.0
"""Milliseconds."""


def rows() -> list[Row]:
    """Measure both."""
    making = milliseconds(lambda: made(usual(SEED, AREAS)), times=1)
    playing = milliseconds(_play, times=1)
    return [
        Row(f"a map of {AREAS} areas from a seed", making, "ms", f"< {MAKING:g}", making < MAKING),
        Row("from New map to the first turn on it", playing, "ms", f"< {PLAYING:g}", playing < PLAYING),
    ]


def _play() -> None:
    app = QApplication.instance() or QApplication([])
    offer_games()
    with tempfile.TemporaryDirectory() as own:
        os.environ["INDONESIA_QT_DATA"] = own
        settings = Settings(Path(own))
        appearance = Appearance(Preferences(settings), app)  # type: ignore[arg-type]
        desktop = Desktop(WindowManager(settings, appearance))
        dialog = desktop.ask_new()
        dialog.choose_archipelago()
        dialog.put_seed(SEED, AREAS)
        while not dialog.can_begin:
            QTest.qWait(10)
        dialog.begin()
        desktop.ask_to_play().begin()
        game = trial_of(desktop.window)
        assert game
        assert game.table


if __name__ == "__main__":
    sys.stdout.write("\n".join(lines(rows())) + "\n")
    sys.stdout.flush()
    os._exit(0)  # the windows needn't be closed one by one
