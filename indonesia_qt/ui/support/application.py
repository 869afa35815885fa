"""The application as the desktop knows it: its name, its icon and its fonts."""

from __future__ import annotations

import signal
import socket
import sys

from PySide6.QtCore import QSocketNotifier
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from indonesia_qt import INTERRUPTED
from indonesia_qt.files import paths
from indonesia_qt.ui.style.theme import load_fonts
from indonesia_qt.ui.support.c_locale import keep_capitals_plain
from indonesia_qt.ui.support.crash_handler import keep_qt_messages

NAME = "indonesia-qt"
"""The name of the command, and of the file that names the program to a Linux desktop."""


def make_application() -> QApplication:
    """Make the only application of this process, with its fonts; windows can be made after this."""
    keep_qt_messages()
    app = QApplication(sys.argv[:1])
    keep_capitals_plain()
    app.setApplicationName(NAME)
    app.setApplicationDisplayName("Indonesia")
    app.setDesktopFileName(NAME)
    app.setWindowIcon(QIcon(str(paths.resources() / "icons" / f"{NAME}.svg")))
    load_fonts(paths.resources() / "fonts")
    return app


def run(app: QApplication) -> int:
    """Run the application until its last window is closed; return the exit code, `INTERRUPTED` if Ctrl+C closed it.

    A window that asks before it closes asks after Ctrl+C, too.
    """
    # Python hears of a signal only when it runs, and Qt may wait for a long time: a byte on a socket wakes it.
    heard, written = socket.socketpair()
    written.setblocking(False)
    notifier = QSocketNotifier(heard.fileno(), QSocketNotifier.Type.Read)

    def interrupt() -> None:
        heard.recv(1)
        app.closeAllWindows()
        if not any(window.isVisible() for window in app.topLevelWidgets()):
            app.exit(INTERRUPTED)

    notifier.activated.connect(interrupt)
    signal.signal(signal.SIGINT, lambda *_: None)
    signal.set_wakeup_fd(written.fileno())
    try:
        return app.exec()
    finally:
        signal.set_wakeup_fd(-1)
