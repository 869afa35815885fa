"""Work that belongs to no window keeps the program running until it has ended."""

from __future__ import annotations

import subprocess
import sys

import pytest

PROGRAM = """
import math
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog
from indonesia_qt.ui.widgets.progress_dialog import ProgressDialog

app = QApplication([])
chooser = QDialog()
chooser.open()

def work():
    chooser.accept()
    dialog = ProgressDialog("Work", "It works.", None, float, math.sqrt, 4)
    dialog.answered.connect(print)
    dialog.open()

QTimer.singleShot(0, work)
app.exec()
"""


@pytest.mark.timeout(60)
def test_the_program_ends_after_the_answer_when_its_last_window_was_closed_before() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False, encoding="utf-8"
    )
    assert done.stdout == "2.0\n", done.stderr
