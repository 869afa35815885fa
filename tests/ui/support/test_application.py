"""The application ends as the system says, also where a window would ask, or doesn't come to its end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

if sys.platform == "win32":
    pytest.skip("Windows has no such signals", allow_module_level=True)

SCRIPT = """
import os, signal, sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDialog, QMainWindow
from indonesia_qt.ui.support.application import is_ending, make_application, run

class Window(QMainWindow):
    def closeEvent(self, event):
        print("closing", flush=True)
        if {hangs}:
            time.sleep(600)
        event.setAccepted(is_ending())

app = make_application()
window = Window()
window.show()
dialog = QDialog(window)
QTimer.singleShot(0, dialog.exec)
QTimer.singleShot(0, lambda: print("shown", flush=True))
sys.exit(run(app))
"""


SESSION = """
import ctypes
from shiboken6 import getCppPointer
qt, strings = ctypes.CDLL("libQt6Gui.so.6"), ctypes.create_string_buffer(48)
manager = ctypes.create_string_buffer(64)
place, app_place, empty = ctypes.addressof(manager), getCppPointer(app)[0], ctypes.addressof(strings)
make = qt._ZN15QSessionManagerC1EP15QGuiApplicationR7QStringS3_
make(*map(ctypes.c_void_p, (place, app_place, empty, empty + 24)))
log_out = qt._ZN15QGuiApplication17commitDataRequestER15QSessionManager
QTimer.singleShot(100, lambda: log_out(ctypes.c_void_p(app_place), ctypes.c_void_p(place)))
os._exit(run(app))
"""
"""Instead of the last line: what Qt does on platforms with a session manager, of which PySide can't make one."""


def started(*, hangs: bool = False, script: str = SCRIPT) -> subprocess.Popen[str]:
    """Return a program whose window never closes unless the system ends it, with a dialog that is open."""
    return subprocess.Popen(
        [sys.executable, "-c", script.replace("{hangs}", str(hangs))],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_it_without_a_question(number: int) -> None:
    with started() as program:
        assert program.stdout
        assert program.stdout.readline() == "shown\n"
        program.send_signal(number)
        assert program.communicate(timeout=20) == ("closing\n", "")
    assert program.returncode == 0


def test_a_second_signal_ends_one_that_does_not_close() -> None:
    with started(hangs=True) as program:
        assert program.stdout
        assert program.stdout.readline() == "shown\n"
        program.send_signal(signal.SIGTERM)
        assert program.stdout.readline() == "closing\n"
        program.send_signal(signal.SIGTERM)
        assert program.wait(20) == -signal.SIGTERM


def test_a_signal_that_is_ignored_stays_ignored() -> None:
    with started(script=f"import signal; signal.signal(signal.SIGHUP, signal.SIG_IGN){SCRIPT}") as program:
        assert program.stdout
        assert program.stdout.readline() == "shown\n"
        program.send_signal(signal.SIGHUP)
        with pytest.raises(subprocess.TimeoutExpired):
            program.wait(1)
        program.send_signal(signal.SIGTERM)
        assert program.wait(20) == 0


@pytest.mark.skipif(sys.platform != "linux", reason="calls Qt by the names that it has there")
def test_logging_out_ends_it_without_a_question() -> None:
    with started(script=SCRIPT.replace("sys.exit(run(app))", SESSION)) as program:
        assert program.communicate(timeout=20) == ("shown\nclosing\n", "")
    assert program.returncode == 0
