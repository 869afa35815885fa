"""Systems have fonts of their own for some classes of widgets; none of them is seen in the window."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QMainWindow, QToolButton

from indonesia_qt.ui.settings.appearance import Appearance
from indonesia_qt.ui.settings.settings_file import Preferences, Settings
from indonesia_qt.ui.style.theme import TEXT_FAMILY

SYSTEM_FONT = "DejaVu Sans,20,-1,5,50,0,0,0,0,0"
KDE = f"""[General]
font={SYSTEM_FONT}
menuFont={SYSTEM_FONT}
toolBarFont={SYSTEM_FONT}
"""
SCRIPT = """
import json, sys
from pathlib import Path
from PySide6.QtWidgets import QApplication, QListView, QMainWindow, QMenu, QMessageBox, QToolButton
from indonesia_qt.ui.style.stylesheet import dress
from indonesia_qt.ui.style.theme import DARK, LIGHT, load_fonts

app = QApplication([])
before = app.font("QToolButton").pointSizeF()
load_fonts(Path(sys.argv[1]))
window, widgets, found = QMainWindow(), [], []
for theme, points in ((LIGHT, 13), (DARK, 13), (DARK, 15)):
    dress(app, theme, points)
    widgets += [kind(window) for kind in (QListView, QMenu, QMessageBox, QToolButton)]
    window.show()
    app.processEvents()
    found.append(sorted({(widget.font().family(), widget.font().pointSizeF()) for widget in widgets}))
print(json.dumps([before, found]))
"""
"""Puts on three looks one after the other, in each of which there are widgets of the looks before."""


@pytest.fixture
def display() -> Iterator[str]:
    """A virtual screen."""
    read, write = os.pipe()
    try:
        screen = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-nolisten", "tcp"], pass_fds=[write])
    except FileNotFoundError:
        pytest.skip("there is no virtual screen")
    finally:
        os.close(write)
    with os.fdopen(read, encoding="ascii") as answer:
        number = answer.readline().strip()
    yield f":{number}"
    screen.terminate()
    screen.wait()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has the fonts of KDE")
def test_lists_and_buttons_have_the_font_of_the_program(display: str, tmp_path: Path) -> None:
    (tmp_path / "kdeglobals").write_text(KDE, encoding="utf-8")
    desktop = {
        "DISPLAY": display,
        "KDE_FULL_SESSION": "true",
        "KDE_SESSION_VERSION": "6",
        "QT_QPA_PLATFORM": "xcb",
        "QT_QPA_PLATFORMTHEME": "kde",
        "XDG_CONFIG_HOME": str(tmp_path),
        "XDG_CURRENT_DESKTOP": "KDE",
    }
    fonts = Path(__file__).parents[3] / "resources" / "fonts"
    command = [sys.executable, "-c", SCRIPT, str(fonts)]
    ran = subprocess.run(
        command, env=os.environ | desktop, capture_output=True, text=True, check=True, timeout=60, encoding="utf-8"
    )
    before, found = json.loads(ran.stdout)
    assert before == 20
    assert found == [[[TEXT_FAMILY, points]] for points in (13, 13, 15)]


@pytest.mark.usefixtures("undressed")
def test_when_the_theme_of_the_system_changes_its_fonts_stay_away(qapp: QApplication, tmp_path: Path) -> None:
    window = QMainWindow()
    appearance = Appearance(Preferences(Settings(tmp_path)), window)
    appearance.put_on()
    button = QToolButton(window)
    qapp.setFont(QFont("Monospace", 30), "QToolButton")
    assert button.font().pointSizeF() == 30
    QApplication.sendEvent(window, QEvent(QEvent.Type.ThemeChange))
    assert button.font() == qapp.font()
    window.deleteLater()
