from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.ui.locales import environment_in


@pytest.mark.parametrize("letters", ["UTF-8", "ISO-8859-9"])
def test_a_property_can_be_set_in_turkish(tmp_path: Path, letters: str) -> None:
    script = """if True:
        from PySide6.QtCore import QTimer
        from PySide6.QtGui import QGuiApplication
        from indonesia_qt.ui.support.c_locale import keep_capitals_plain
        app = QGuiApplication([])
        keep_capitals_plain()
        print(QTimer(interval=5).interval())"""
    environment = environment_in(tmp_path, "tr_TR", letters)
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False, encoding="utf-8"
    )
    assert (done.stdout, done.returncode) == ("5\n", 0)
