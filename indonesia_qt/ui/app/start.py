"""Opens the window before the rest of the program is loaded, so that it is visible at once."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt

from indonesia_qt.bots.plug_ins.host import LIMITS, Limits
from indonesia_qt.files import paths
from indonesia_qt.ui.settings.languages import speak_preferred
from indonesia_qt.ui.settings.settings_file import Preferences, Settings
from indonesia_qt.ui.support.application import make_application, run
from indonesia_qt.ui.support.portal import follow_portal
from indonesia_qt.ui.table.game_offers import offer_games
from indonesia_qt.ui.table.window.main_window import MainWindow


def make_window() -> MainWindow:
    """Make the empty window, with the player's settings."""
    offer_games()
    settings = Settings(paths.own_data())
    speak_preferred(Preferences(settings))
    return MainWindow(settings)


def run_window(
    own_bots: Sequence[str] = (), file: Path | None = None, goes_on: bool = False, limits: Limits = LIMITS
) -> int:
    """Open the window and run until it is closed; return the exit code.

    `own_bots` are the user's, with their `limits`. The saved game in `file` is opened; without one the last game is if
    it `goes_on`, and else the program starts as the player prefers.
    """
    app = make_application()
    follow_portal(app)
    window = make_window()
    app.sendPostedEvents()  # what the desktop has said meanwhile: the window shouldn't change its look when it is there
    window.appearance.follow()
    window.appearance.put_on()

    def start() -> None:
        from indonesia_qt.ui.app.program import make_program

        program = make_program(window, own_bots, limits)
        program.setParent(app)
        program.start(file, goes_on)

    window.painted.connect(start, Qt.ConnectionType.QueuedConnection)
    window.show()
    return run(app)
