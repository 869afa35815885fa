"""Errors that nobody expected: they are caught wherever they arise, and shown to the player in the window's thread."""

from __future__ import annotations

import platform
import sys
import threading
import traceback
from collections import deque
from collections.abc import Mapping, Sequence
from types import TracebackType

import PySide6
from PySide6.QtCore import QMessageLogContext, QObject, Qt, QtMsgType, Signal, qInstallMessageHandler, qVersion

from indonesia_qt import __version__
from indonesia_qt.core.record import Report

LAST_LINES = 200
"""How much of the log a report holds."""

_qt_messages: deque[str] = deque(maxlen=LAST_LINES)

Place = tuple[str, int | None]
"""A file of the program and a line in it."""


class ErrorWatch(QObject):
    """Hears of errors in slots, in what Qt calls, and in threads, once `install` was called.

    `happened` carries each error, in the thread of whoever listens and never in the middle of what failed.
    """

    happened = Signal(object)
    _heard = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._heard.connect(self.happened, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Listen from now on."""
        sys.excepthook = self._raised
        threading.excepthook = self._raised_in_thread

    def _raised(self, kind: type[BaseException], error: BaseException, at: TracebackType | None) -> None:
        if isinstance(error, KeyboardInterrupt):
            sys.__excepthook__(kind, error, at)
        else:
            self._heard.emit(error.with_traceback(at))

    def _raised_in_thread(self, what: threading.ExceptHookArgs) -> None:
        if what.exc_value is not None:
            self._raised(what.exc_type, what.exc_value, what.exc_traceback)


def place_of(error: BaseException) -> Place:
    """Where an error was raised."""
    frames = traceback.extract_tb(error.__traceback__)
    return (frames[-1].filename, frames[-1].lineno) if frames else ("", None)


def in_words(error: BaseException) -> str:
    """An error in one line."""
    return "".join(traceback.format_exception_only(error)).strip().splitlines()[-1]


def report_on(error: BaseException, log: Sequence[str]) -> Report:
    """All that helps to find out what went wrong, with the end of the log and the last messages of Qt."""
    trace = "".join(traceback.format_exception(error)).splitlines()
    return Report(runs_on(), in_words(error), trace, _end_of(log))


def report_on_request(log: Sequence[str], settings: Mapping[str, str]) -> Report:
    """What a player sends who has met a problem that the program knows nothing of."""
    return Report(runs_on(), "", [], _end_of(log), dict(settings))


def _end_of(log: Sequence[str]) -> list[str]:
    return [*log[-LAST_LINES:], *_qt_messages]


def keep_qt_messages() -> None:
    """Keep what Qt says for reports on errors and off the terminal, from now on.

    Only that with which Qt aborts the program is printed, too.
    """
    qInstallMessageHandler(_keep)


def _keep(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    _qt_messages.append(f"{kind.name}: {message}")
    if kind is QtMsgType.QtFatalMsg:
        sys.stderr.write(f"{message}\n")


def runs_on() -> dict[str, str]:
    """The versions of the program and of what it runs on, by name."""
    return {
        "program": __version__,
        "python": platform.python_version(),
        "pyside": PySide6.__version__,
        "qt": qVersion(),
        "system": platform.platform(),
    }
