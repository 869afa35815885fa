"""Keys with one letter or punctuation mark, for keyboards of other scripts."""

from __future__ import annotations

import unicodedata

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QShortcut, QWindow
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

ROWS = (2, "1234567890-="), (16, "QWERTYUIOP[]"), (30, "ASDFGHJKL;'`"), (43, "\\ZXCVBNM,./")
"""The rows of a keyboard, and the scan code of the first key of each; those of the others follow one another."""
BY_SCAN_CODE = {first + place: sign for first, row in ROWS for place, sign in enumerate(row)}
X11_CODES = 8
"""What X11 and Wayland add to a scan code."""
BY_MAC_CODE = dict(enumerate("ASDFHGZXCV")) | dict(enumerate("BQWERYT", 11))
BY_MAC_CODE |= {31: "O", 32: "U", 34: "I", 35: "P", 37: "L", 38: "J", 40: "K", 45: "N", 46: "M"}
BY_MAC_CODE |= {24: "=", 27: "-", 30: "]", 33: "[", 39: "'", 41: ";", 42: "\\", 43: ",", 44: "/", 47: ".", 50: "`"}
"""The signs by the codes of macOS, which tells no scan codes."""
PLAIN = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier


class LatinKeys(QObject):
    """Has a key with a letter of another script do what the Latin sign in its place does, unless somebody writes.

    Qt knows such keys only with Ctrl. Layouts with Latin letters go by the letter, wherever it is.

    It filters what the system reports to windows, which is little. A filter of the whole application would see all.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._is_claimed = False
        """Whether what has the keyboard wants the key itself, although it is also a command's."""
        app.focusWindowChanged.connect(self._watch)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass the Latin sign on instead."""
        if not isinstance(event, QKeyEvent) or _is_written():
            return False
        sign = latin_sign(event)
        if not sign:
            return False
        key, is_press = Qt.Key(ord(sign)), event.type() == QEvent.Type.KeyPress
        if is_press and not self._is_claimed and _give_command(QKeyCombination(event.modifiers(), key)):
            return True
        codes = event.nativeScanCode(), event.nativeVirtualKey(), event.nativeModifiers()
        modifiers, text, repeats = event.modifiers(), event.text(), event.isAutoRepeat()
        latin = QKeyEvent(event.type(), key, modifiers, *codes, text, repeats, event.count())
        latin.setAccepted(event.isAccepted())
        QApplication.sendEvent(watched, latin)
        event.setAccepted(latin.isAccepted())
        if event.type() == QEvent.Type.ShortcutOverride:
            self._is_claimed = latin.isAccepted()
        return True

    def _watch(self, window: QWindow | None) -> None:
        if window is not None:
            window.installEventFilter(self)


def latin_sign(event: QKeyEvent) -> str:
    """Return the sign of Latin keyboards in the place of a letter of another script; empty for any other key."""
    key = event.key()
    if key < 0x80 or key >= Qt.Key.Key_Escape or event.modifiers() not in PLAIN or not chr(key).isalnum():
        return ""
    if unicodedata.name(chr(key), "").startswith("LATIN"):
        return ""
    system = QGuiApplication.platformName()
    if system == "cocoa":
        return BY_MAC_CODE.get(event.nativeVirtualKey(), "")
    return BY_SCAN_CODE.get(event.nativeScanCode() - (0 if system == "windows" else X11_CODES), "")


def _is_written() -> bool:
    """Return whether letters are written now, or are for a menu or a list that is open."""
    has = QApplication.focusWidget()
    writes = has is not None and has.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
    return QApplication.activePopupWidget() is not None or (writes and not isinstance(has, QAbstractItemView))


def _give_command(keys: QKeyCombination) -> bool:
    """Give the command of the window in use that has these keys; return whether there is one."""
    window, pressed = QApplication.activeWindow(), QKeySequence(keys)
    if window is None:
        return False
    for shortcut in window.findChildren(QShortcut):
        if shortcut.isEnabled() and shortcut.key() == pressed and _is_in_use(shortcut, window):
            shortcut.activated.emit()
            return True
    for action in window.actions():
        if action.isEnabled() and pressed in action.shortcuts():
            action.trigger()
            return True
    return False


def _is_in_use(shortcut: QShortcut, window: QWidget) -> bool:
    """Return whether a shortcut is one of this window, or of what has the keyboard in it."""
    place, has = shortcut.parent(), QApplication.focusWidget()
    if not isinstance(place, QWidget) or not place.isVisible() or place.window() is not window:
        return False
    is_near = has is not None and (place is has or place.isAncestorOf(has))
    return shortcut.context() == Qt.ShortcutContext.WindowShortcut or is_near


def use_latin_keys(app: QApplication) -> None:
    """Have the application take keys of other scripts for Latin ones, unless it does."""
    if app.findChild(LatinKeys) is None:
        LatinKeys(app)
