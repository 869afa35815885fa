"""Edits a map step by step and for ever, and prints its title each time that it was kept against a crash, or saved.

It is never saved unless the second argument is `save`; then it is after each step.
"""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from indonesia_qt.mapmaking.edit.naming import retitle
from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.editor.window_manager import WindowManager
from indonesia_qt.ui.settings.appearance import Appearance
from indonesia_qt.ui.settings.settings_file import Preferences, Settings
from tests.ui.pages.editor.files import FilesPage
from tests.ui.pages.editor.window import EditorPage


def main() -> int:
    app = QApplication([])
    folder = Path(sys.argv[1])
    settings = Settings(folder)
    editors = WindowManager(settings, Appearance(Preferences(settings), app), app)
    saves = sys.argv[2:] == ["save"]
    steps, editing = count(1), QTimer(interval=1 if saves else 50)

    def work(window: EditorWindow) -> None:
        document = window.document
        file = FilesPage(window).commands.file

        def edit() -> None:
            document.do("Rename", lambda draft: retitle(draft, f"Islands {next(steps)}"))
            if saves:
                EditorPage(window).command("editor_save").trigger()
                print(document.board.title, flush=True)  # noqa: T201

        if not saves:
            file.autosave.kept.connect(lambda: print(document.board.title, flush=True))  # noqa: T201
        editing.timeout.connect(edit)
        editing.start()

    editors.begin(folder)
    work(*editors.windows)
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
