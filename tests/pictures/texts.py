"""Makes a picture of each window, menu, dialog and message in which a text of the program first appears.

`python -m tests.pictures.texts FOLDER` runs the tests of the windows and keeps the pictures; `texts.txt` beside them
lists which texts each picture brought, and at its end those of the catalogue that no test has called up.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QMessageBox, QWidget

from indonesia_qt.i18n.text import English
from tests.i18n.pseudo import read_catalogue

WINDOWS = Path(__file__).parents[1] / "ui"


class Recorder(QObject):
    """Notes each text that is translated, and takes a picture of the window that is drawn next."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder
        self.texts: dict[str, None] = {}
        self.fresh: list[str] = []
        self.fronts: set[str] = set()
        self.pictures = 0
        self.pages: list[str] = []
        self.taking = False
        self.test = ""

    def note(self, text: str) -> None:
        """Remember a text; one that is new asks for a picture."""
        if text not in self.texts:
            self.texts[text] = None
            self.fresh.append(text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the picture of a window that is about to be drawn, when it may show something new."""
        drawn = event.type() == QEvent.Type.UpdateRequest and isinstance(watched, QWidget) and watched.isWindow()
        if drawn and not self.taking and (self.fresh or self._is_new(watched)):
            self._take(watched)
        return False

    def _is_new(self, window: QWidget) -> bool:
        """Whether a menu or a dialog, by its words, has not been seen yet."""
        words = _words(window)
        if not words or words in self.fronts:
            return False
        self.fronts.add(words)
        return True

    def _take(self, window: QWidget) -> None:
        self.taking = True
        fresh, self.fresh = self.fresh, []
        self.pictures += 1
        window.grab().save(str(self.folder / f"{self.pictures:04}.png"))
        self.pages.append(f"{self.pictures:04} {type(window).__name__} {window.windowTitle()!r} {self.test}")
        self.pages += [f"       {text}" for text in fresh]
        self.taking = False

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """Watch the application, which the first test makes."""
        self.test = item.nodeid
        if app := QApplication.instance():
            app.installEventFilter(self)

    def pytest_sessionfinish(self) -> None:
        """Write the list."""
        known = {form for text in read_catalogue().texts for form in (text.text, text.one) if form}
        self.pages += ["", "Not called up:", *sorted(known - set(self.texts))]
        (self.folder / "texts.txt").write_text("\n".join(self.pages) + "\n", encoding="utf-8")


def _words(window: QWidget) -> str:
    match window:
        case QMessageBox():
            return f"{window.windowTitle()}|{window.text()}|{window.informativeText()}"
        case QMenu():
            return "|".join(action.text() for action in window.actions())
        case QDialog():
            return f"{type(window).__name__}|{window.windowTitle()}"
    return ""


def main(folder: Path, *arguments: str) -> int:
    """Run the tests of the windows, and keep the pictures in `folder`; give the exit code."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    folder.mkdir(parents=True, exist_ok=True)
    recorder = Recorder(folder)

    def translate(_: English, text: str, meaning: str, number: int | None) -> str:  # noqa: ARG001
        recorder.note(text)
        return ""

    English.translate = translate  # type: ignore[method-assign]
    return int(pytest.main([*(arguments or [str(WINDOWS)]), "-n0", "-q", "-m", "not soak"], plugins=[recorder]))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), *sys.argv[2:]))
