"""The titles of maps that come with the program are translated where the editor names a map, and nowhere in the map."""

from __future__ import annotations

from pathlib import Path

import pytest

from indonesia_qt.i18n.text import tr
from indonesia_qt.library import map_folders
from tests.i18n.linguist import spoken
from tests.ui.editor.desktop import Desktop
from tests.ui.pages.boxes import MessagePage
from tests.ui.pages.editor.compare import ComparePage


@pytest.mark.usefixtures("qapp")
def test_a_title_is_translated_where_a_map_is_named(desktop: Desktop, tmp_path: Path) -> None:
    with spoken("de", tmp_path):
        window = desktop.open(map_folders()["lagoon"])
        assert window.windowTitle() == tr("{map} (copy)[*] – Map editor", map="Lagune")
        assert (desktop.files.notice or "").startswith("Lagune")
        dialog = desktop.ask_to_play()
        assert dialog.maps == ["Lagune"]
        assert "Lagune" in dialog.widget.windowTitle()
        dialog.widget.close()
        desktop.page.give("compare")
        assert "Lagune" in ComparePage.shown().maps
        window.document.do("Rename", lambda draft: draft.with_board(credits="Ana"))
        window.close()
        assert "Lagune" in MessagePage.shown().text
        assert window.document.board.title == "Lagoon"
