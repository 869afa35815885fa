"""The application as the desktop knows it: its name, its icon and its fonts."""

from __future__ import annotations

import sys

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from indonesia_qt import paths
from indonesia_qt.ui.errors import keep_qt_messages
from indonesia_qt.ui.theme import load_fonts

NAME = "indonesia-qt"
"""The name of the command, and of the file that tells a Linux desktop of the program."""


def make_application() -> QApplication:
    """The application, which there is once in a process; afterwards windows can be made."""
    keep_qt_messages()
    app = QApplication(sys.argv[:1])
    app.setApplicationName(NAME)
    app.setApplicationDisplayName("Indonesia")
    app.setDesktopFileName(NAME)
    app.setWindowIcon(QIcon(str(paths.resources() / "icons" / f"{NAME}.svg")))
    load_fonts(paths.resources() / "fonts")
    return app
