"""Systems have fonts of their own for some classes of widgets; none of them is seen in the window."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QMainWindow, QToolButton

from indonesia_qt.ui.settings.appearance import Appearance
from indonesia_qt.ui.settings.settings_file import Preferences, Settings
from indonesia_qt.ui.style.theme import TEXT_FAMILY

SYSTEM_FONT = "DejaVu Sans,20,-1,5,50,0,0,0,0,0"
SETTINGS = f"""[General]
font={SYSTEM_FONT}
menuFont={SYSTEM_FONT}
toolBarFont={SYSTEM_FONT}
"""
KDE = {
    "KDE_FULL_SESSION": "true",
    "KDE_SESSION_VERSION": "6",
    "QT_QPA_PLATFORMTHEME": "kde",
    "XDG_CURRENT_DESKTOP": "KDE",
}
FACTOR = """
from PySide6.QtWidgets import QApplication
from indonesia_qt.ui.settings.appearance import system_text
app = QApplication([])
print(system_text())
"""
SCRIPT = """
import json, sys
from pathlib import Path
from typing import Any
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

only_linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has the fonts of KDE")


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


def ran(script: str, display: str, folder: Path, **desktop: str) -> Any:
    """What a script prints on a display, where KDE's settings or none are in a folder."""
    variables = {key: value for key, value in os.environ.items() if not key.startswith(("KDE_", "XDG_", "DBUS_"))}
    variables |= {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "XDG_CONFIG_HOME": str(folder), **desktop}
    fonts = Path(__file__).parents[3] / "resources" / "fonts"
    command = [sys.executable, "-c", script, str(fonts)]
    said = subprocess.run(
        command, env=variables, capture_output=True, text=True, check=True, timeout=60, encoding="utf-8"
    )
    return json.loads(said.stdout)


@only_linux
def test_lists_and_buttons_have_the_font_of_the_program(display: str, tmp_path: Path) -> None:
    (tmp_path / "kdeglobals").write_text(SETTINGS, encoding="utf-8")
    before, found = ran(SCRIPT, display, tmp_path, **KDE)
    assert before == 20
    assert found == [[[TEXT_FAMILY, points]] for points in (13, 13, 15)]


@only_linux
def test_text_is_as_large_as_that_of_the_desktop(display: str, tmp_path: Path) -> None:
    (tmp_path / "kdeglobals").write_text(SETTINGS, encoding="utf-8")
    assert ran(FACTOR, display, tmp_path, **KDE) == 2.0
    assert ran(FACTOR, display, tmp_path) == 1.0


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
