"""Qt's own dialogs and menus speak each language of the program."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt, QTimer
from PySide6.QtGui import QAction, QContextMenuEvent, QKeySequence
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QFileDialog,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPlainTextEdit,
    QScrollBar,
    QSpinBox,
    QTabWidget,
    QTextBrowser,
    QWidget,
)

from indonesia_qt.i18n import catalogue
from indonesia_qt.i18n.text import English, speak
from indonesia_qt.ui.settings import languages
from indonesia_qt.ui.settings.languages import speak_preferred
from indonesia_qt.ui.settings.settings_file import Preferences, Settings
from indonesia_qt.ui.widgets.file_choice import ask_for_folder, ask_what_to_open, ask_where_to_write
from tests.i18n.linguist import SOURCES
from tests.i18n.test_languages import LANGUAGES
from tests.soak import soak_but
from tests.ui.pages.menus import MenuPage
from tests.ui.pages.page import open_windows, owned, settle, written_on

SAME = {
    "de": {"Computer", "Name", "Name:", "OK"},
    "fr": {"Copies", "OK", "Options", "Options >>", "Pages", "Type", "Type:"},
    "id": {"Printer"},
    "it": {"Computer", "File", "No", "OK"},
    "nl": {"Computer", "OK", "Printer", "Type", "Type:"},
}
"""Words that are written as in English."""


@pytest.fixture
def preferences(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Preferences]:
    """Languages that are compiled when they are spoken; afterwards all is English again."""
    monkeypatch.setattr(languages, "translations", lambda: tmp_path)
    before, preferences = QLocale(), Preferences(Settings(tmp_path))
    yield preferences
    preferences.set("language", "en")
    speak_preferred(preferences)
    speak(English())
    QLocale.setDefault(before)


def speak_in(code: str, preferences: Preferences, folder: Path) -> None:
    for source in (f"{code}.ts", f"qtbase_{code}.ts"):
        if (SOURCES / source).is_file():
            catalogue.compiled(SOURCES / source, (folder / source).with_suffix(".qm"))
    preferences.set("language", code)
    assert speak_preferred(preferences)


def texts(widget: QWidget) -> set[str]:
    """All that a dialog says, to the ear, too."""
    found = {widget.windowTitle()}
    for part in [widget, *owned(widget, QWidget)]:
        found |= {part.toolTip(), part.accessibleName(), part.accessibleDescription()}
        if isinstance(part, QLabel):
            found.add(part.text())
        elif isinstance(part, QAbstractButton):
            found.add(written_on(part))
        elif isinstance(part, QComboBox):
            found |= {part.itemText(row) for row in range(part.count())}
        elif isinstance(part, QTabWidget):
            found |= {part.tabText(row) for row in range(part.count())}
        elif isinstance(part, QHeaderView) and part.model():
            columns = range(part.model().columnCount())
            found |= {str(part.model().headerData(column, part.orientation())) for column in columns}
    return {text.replace("&", "").strip() for text in found}


def file_dialog(ask: Callable[[QWidget], None]) -> set[str]:
    """What a dialog that asks for a file says, with the menu of its list."""
    parent = QWidget()
    ask(parent)
    settle()
    (dialog,) = open_windows(QFileDialog)
    found = texts(dialog) | {written_on(action) for action in owned(dialog, QAction)}
    dialog.close()
    return found


def open_file() -> set[str]:
    return file_dialog(lambda parent: ask_what_to_open("", SOURCES, "", print, parent))


def save_file() -> set[str]:
    return file_dialog(lambda parent: ask_where_to_write("", SOURCES / "new.ts", "", print, parent))


def choose_folder() -> set[str]:
    return file_dialog(lambda parent: ask_for_folder("", SOURCES, print, parent))


def print_dialog() -> set[str]:
    return texts(QPrintDialog(QPrinter()))


def message() -> set[str]:
    box = QMessageBox()
    box.setStandardButtons(
        QMessageBox.StandardButton.Ok
        | QMessageBox.StandardButton.Cancel
        | QMessageBox.StandardButton.Close
        | QMessageBox.StandardButton.Yes
        | QMessageBox.StandardButton.No
    )
    return texts(box)


def shortcut() -> set[str]:
    field = QKeySequenceEdit()
    return {part.placeholderText() for part in owned(field, QLineEdit)}


def keys() -> set[str]:
    pressed = (Qt.Key.Key_Space, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
    return {QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) for key in pressed}


def menu_of(widget: QWidget) -> set[str]:
    """What the menu of a field offers; some fields wait until it has been closed."""
    found: set[str] = set()

    def read() -> None:
        menu = MenuPage.shown()
        found.update(text.partition("\t")[0] for text in menu.offered())
        menu.close()

    widget.show()
    QTimer.singleShot(0, read)
    clicked = widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(), clicked.mapToGlobal(QPoint()))
    QApplication.sendEvent(clicked, event)
    settle()
    return found


def line() -> set[str]:
    return menu_of(QLineEdit())


def lines() -> set[str]:
    return menu_of(QPlainTextEdit())


def page() -> set[str]:
    return menu_of(QTextBrowser())


def number() -> set[str]:
    return menu_of(QSpinBox())


def scroll_bar() -> set[str]:
    return menu_of(QScrollBar())


@pytest.mark.skipif(sys.platform != "linux", reason="the system's own dialogs are used")
@pytest.mark.parametrize("code", soak_but(("de", "id"), LANGUAGES))
@pytest.mark.parametrize(
    "said",
    [open_file, save_file, choose_folder, print_dialog, message, shortcut, keys, line, lines, page, number, scroll_bar],
)
def test_no_text_of_qt_is_english(
    said: Callable[[], set[str]], code: str, preferences: Preferences, tmp_path: Path
) -> None:
    english = {text for text in said() if any(map(str.isalpha, text)) and "/" not in text}
    assert english
    speak_in(code, preferences, tmp_path)
    assert said() & english - SAME[code] == set()
