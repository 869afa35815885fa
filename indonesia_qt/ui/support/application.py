"""The application as the desktop knows it: its name, its icon and its fonts."""

from __future__ import annotations

import signal
import socket
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QSocketNotifier, Signal
from PySide6.QtGui import QFileOpenEvent, QIcon, QSessionManager
from PySide6.QtWidgets import QApplication, QMainWindow

from indonesia_qt import INTERRUPTED
from indonesia_qt.child_process import ENDINGS
from indonesia_qt.files import paths
from indonesia_qt.ui.style.theme import load_fonts
from indonesia_qt.ui.support.accessible_items import install
from indonesia_qt.ui.support.c_locale import keep_capitals_plain
from indonesia_qt.ui.support.crash_handler import keep_qt_messages

NAME = "indonesia-qt"
"""The name of the command, and of the file that names the program to a Linux desktop."""
ENDING = "ending"
"""The property of the application that says so."""


class Application(QApplication):
    """The only application of this process.

    Signals:
    - `file_requested`: the path of a file that the desktop asks a running program to open, as macOS does
    """

    file_requested = Signal(object)

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(arguments)
        install()

    def event(self, event: QEvent) -> bool:
        """Report a file that is to be opened."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_requested.emit(Path(event.file()))
            return True
        return super().event(event)


def make_application() -> Application:
    """Make the only application of this process, with its fonts; windows can be made after this."""
    keep_qt_messages()
    app = Application(sys.argv[:1])
    keep_capitals_plain()
    app.setApplicationName(NAME)
    app.setDesktopFileName(NAME)
    app.setWindowIcon(QIcon(str(paths.resources() / "icons" / f"{NAME}.svg")))
    load_fonts(paths.resources() / "fonts")
    return app


def run(app: QApplication) -> int:
    """Run the application until its last window is closed; return the exit code, `INTERRUPTED` if Ctrl+C closed it.

    A window that asks before it closes asks after Ctrl+C, too. When the system ends the program, nothing is asked.
    """
    # Python hears of a signal only when it runs, and Qt may wait for a long time: a byte on a socket wakes it.
    heard, written = socket.socketpair()
    written.setblocking(False)
    notifier = QSocketNotifier(heard.fileno(), QSocketNotifier.Type.Read)

    def follow() -> None:
        if heard.recv(1)[0] == signal.SIGINT:
            app.closeAllWindows()
            if not any(window.isVisible() for window in app.topLevelWidgets()):
                app.exit(INTERRUPTED)
        else:
            end(app)

    notifier.activated.connect(follow)
    app.commitDataRequest.connect(partial(_end_with_session, app))
    handled = [one for one in ENDINGS if one == signal.SIGINT or signal.getsignal(one) != signal.SIG_IGN]
    for one in handled:
        signal.signal(one, _let_a_second_end)
    signal.set_wakeup_fd(written.fileno())
    try:
        return app.exec()
    finally:
        signal.set_wakeup_fd(-1)
        for one in handled:
            signal.signal(one, signal.SIG_DFL)


def end(app: QApplication) -> None:
    """Close all windows without a question, and end the application."""
    app.setProperty(ENDING, True)
    for window in app.topLevelWidgets():
        if isinstance(window, QMainWindow):
            window.close()
    app.exit(0)


def is_ending() -> bool:
    """Return whether the system ends the program: then no window asks, and what isn't saved is kept to be recovered."""
    app = QApplication.instance()
    return app is not None and app.property(ENDING) is True


def _end_with_session(app: QApplication, manager: QSessionManager) -> None:
    manager.setRestartHint(QSessionManager.RestartHint.RestartNever)  # desktops would start it with their own options
    end(app)


def _let_a_second_end(number: int, _frame: object) -> None:
    """Have the next signal of the same kind end the program at once, in case that closing takes too long."""
    if number != signal.SIGINT:
        signal.signal(number, signal.SIG_DFL)
