"""Keys with one letter work on Greek, Cyrillic and other keyboards by their place, and on Latin ones by the letter."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QShortcut
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.widgets.latin_keys import latin_sign, use_latin_keys

NONE, SHIFT, CTRL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)
OVERRIDE, PRESS, RELEASE = QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease
B, C, E, TWO = 56, 54, 26, 11
"""Where X11 has these keys."""


class Board(QWidget):
    """Hears keys, and claims C."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.heard: list[tuple[QEvent.Type, str]] = []

    def event(self, event: QEvent) -> bool:
        if event.type() == OVERRIDE and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_C:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.heard.append((event.type(), chr(event.key())))

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self.heard.append((event.type(), chr(event.key())))


class Window(QMainWindow):
    """Has commands with keys, a board and a line to write in."""

    def __init__(self) -> None:
        super().__init__()
        self.given: list[str] = []
        self.board, self.line, middle = Board(), QLineEdit(), QWidget()
        layout = QHBoxLayout(middle)
        layout.addWidget(self.board)
        layout.addWidget(self.line)
        self.setCentralWidget(middle)
        for letter in "BC":
            action = QAction(letter, self)
            action.setShortcut(letter)
            action.triggered.connect(lambda _, letter=letter: self.given.append(letter))
            self.addAction(action)
        QShortcut("E", self.board, lambda: self.given.append("E"))

    def press(self, key: str, code: int, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Press a key as the system reports it, which asks first who wants it and looks then for a command."""
        for kind in (OVERRIDE, PRESS, RELEASE):
            event = QKeyEvent(kind, ord(key), modifiers, code, 0, 0, key)
            event.setAccepted(kind != OVERRIDE)
            QApplication.sendEvent(self.windowHandle(), event)


@pytest.fixture
def window(qapp: QApplication, qtbot: QtBot) -> Iterator[Window]:
    use_latin_keys(qapp)
    window = Window()
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    window.board.setFocus()
    yield window
    window.close()
    window.deleteLater()


@pytest.mark.parametrize("key", "\u0418\u0392\u05e0\u0644")
def test_a_key_of_another_script_gives_the_command_of_the_latin_sign_in_its_place(window: Window, key: str) -> None:
    window.press(key, B)
    assert window.given == ["B"]
    assert (PRESS, "B") not in window.board.heard


def test_a_key_goes_to_what_has_the_keyboard(window: Window) -> None:
    window.press("\u0424", 38)
    window.press("\u0424", 38, SHIFT)
    assert window.board.heard == [(PRESS, "A"), (RELEASE, "A")] * 2


def test_what_claims_a_letter_gets_it_before_a_command(window: Window) -> None:
    window.press("\u0421", C)
    assert window.given == []
    assert window.board.heard == [(PRESS, "C"), (RELEASE, "C")]


def test_the_shortcut_of_a_part_of_the_window_is_one_too_while_the_part_is_shown(window: Window) -> None:
    window.press("\u0423", E)
    assert window.given == ["E"]
    window.board.hide()
    window.press("\u0423", E)
    assert window.given == ["E"]


def test_a_line_gets_what_is_written(window: Window) -> None:
    window.line.setFocus()
    window.press("\u0418", B)
    assert (window.line.text(), window.given) == ("\u0418", [])


@pytest.mark.parametrize(
    ("key", "code", "modifiers", "letter"),
    [
        ("\u0418", B, NONE, "B"),
        ("\u0418", B, CTRL, ""),  # Qt knows these
        ("\u00c9", TWO, NONE, ""),  # French
        ("\u06f2", TWO, NONE, "2"),  # Persian
        ("A", 24, NONE, ""),  # French, where Q is on others
        ("\u0418", 0, NONE, ""),
        ("\u0445", 34, NONE, "["),
        ("\u044e", 60, NONE, "."),  # Russian, as the next one: here a key for punctuation has a letter
        (".", 61, NONE, ""),
    ],
)
def test_only_keys_of_other_scripts_go_by_their_place(
    key: str, code: int, modifiers: Qt.KeyboardModifier, letter: str
) -> None:
    assert latin_sign(QKeyEvent(PRESS, ord(key), modifiers, code, 0, 0, key)) == letter


@pytest.mark.parametrize(
    ("system", "scan_code", "mac_code", "sign"),
    [("windows", 48, 66, "B"), ("cocoa", 0, 11, "B"), ("wayland", 56, 0, "B"), ("cocoa", 0, 43, ",")],
)
def test_each_system_tells_the_place_in_its_way(
    monkeypatch: pytest.MonkeyPatch, system: str, scan_code: int, mac_code: int, sign: str
) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: system)
    assert latin_sign(QKeyEvent(PRESS, 0x418, NONE, scan_code, mac_code, 0, "")) == sign
