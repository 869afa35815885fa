"""Tab comes to everything in the dialogs and panels of the map editor, and what is sorted or read needs no mouse."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QDialog

from indonesia_qt.library import map_folders
from tests.ui.editor.desktop import Desktop
from tests.ui.editor.test_small_screen import DIALOGS
from tests.ui.pages.editor.window import EditorPage
from tests.ui.pages.page import open_windows, settle
from tests.ui.tab_key import beyond_tab


@pytest.mark.parametrize("command", [*DIALOGS, "editor_news", "palette"])
def test_tab_comes_to_all_of_a_dialog(desktop: Desktop, command: str) -> None:
    window = desktop.open(map_folders()["lagoon"])
    window.document.select([window.document.board.lands[0].id])
    settle()
    EditorPage(window).give(command)
    (dialog,) = open_windows(QDialog)
    settle()
    assert beyond_tab(dialog) == []
    dialog.close()
