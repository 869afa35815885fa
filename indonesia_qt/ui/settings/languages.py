"""Finds the language that the player prefers, and has the program and Qt speak it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from indonesia_qt.files import paths
from indonesia_qt.i18n import text
from indonesia_qt.ui.settings.preferences import LANGUAGES
from indonesia_qt.ui.settings.settings_file import Preferences
from indonesia_qt.ui.support.qt_translator import QtTranslator

QT = "words_of_qt"
"""The name of the translators of Qt's own texts: the buttons of its dialogs, and its menus."""


def preferred(preferences: Preferences) -> str:
    """Return the code of the language that the player chose, or else of the first of the system's that there is."""
    chosen = str(preferences.value("language"))
    if chosen in LANGUAGES:
        return chosen
    codes = (name.partition("-")[0] for name in QLocale.system().uiLanguages())
    return next((code for code in codes if code in LANGUAGES), "en")


def speak_preferred(preferences: Preferences) -> bool:
    """Speak the language that the player prefers from now on; return whether it is another one than before.

    A language whose file isn't there, as in a checkout that wasn't installed, is English.
    """
    code = preferred(preferences)
    file = translations() / f"{code}.qm"
    before = text.language()
    text.speak(QtTranslator(file) if file.is_file() else text.English())
    here = QLocale.system()
    QLocale.setDefault(here if here.name().startswith(code) else QLocale(code))
    if text.language() == before:
        return False
    _translate_qt(code)
    return True


def translations() -> Path:
    """Return the folder of the compiled translations, which are made when the program is built."""
    return paths.resources() / "languages"


def _translate_qt(code: str) -> None:
    """Have Qt speak a language, by its own translation and by the program's, which has what that lacks."""
    app = QCoreApplication.instance()
    assert app
    for before in app.findChildren(QTranslator, QT):
        app.removeTranslator(before)
        before.deleteLater()
    for place in (QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), str(translations())):
        found = QTranslator(app)
        found.setObjectName(QT)
        if found.load(f"qtbase_{code}", place):
            app.installTranslator(found)
