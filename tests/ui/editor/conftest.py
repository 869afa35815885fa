from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QDialog

from indonesia_qt.board.draft import Draft
from indonesia_qt.library import load_map
from indonesia_qt.mapmaking.files import storage
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.window_manager import WindowManager, new_window
from indonesia_qt.ui.settings.appearance import Appearance
from indonesia_qt.ui.settings.settings_file import Preferences, Settings
from tests.mapmaking import boards
from tests.mapmaking.islands import islands as draft_of_islands
from tests.mapmaking.maps import two_islands
from tests.ui.editor.desktop import Desktop
from tests.ui.editor.hand import Hand


@pytest.fixture(scope="session")
def indonesia() -> Draft:
    found = load_map()
    return Draft(found.board, found.data)


@pytest.fixture(scope="session")
def lagoon_draft() -> Draft:
    """The small map that comes with the program."""
    found = load_map("lagoon")
    return Draft(found.board, found.data)


@pytest.fixture(scope="session")
def isles_draft() -> Draft:
    """Two islands with an arrow, names, a compass and a title."""
    return draft_of_islands()


@pytest.fixture(scope="session")
def grid() -> Draft:
    """Nine land areas in three rows, and three seas to the right of them."""
    return boards.draft(boards.grid(4, 3))


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Settings of a designer who never changed any."""
    monkeypatch.setenv("INDONESIA_QT_DATA", str(tmp_path / "own"))
    return Settings(tmp_path)


@pytest.fixture
def hand(indonesia: Draft, settings: Settings, undressed: None) -> Iterator[Hand]:
    """A hand on the mouse of an editor that shows Indonesia."""
    assert undressed is None
    yield from a_hand(indonesia, settings)


@pytest.fixture
def lagoon(lagoon_draft: Draft, settings: Settings, undressed: None) -> Iterator[Hand]:
    """A hand on the mouse of an editor that shows a lagoon."""
    assert undressed is None
    yield from a_hand(lagoon_draft, settings)


@pytest.fixture
def small(grid: Draft, settings: Settings, undressed: None) -> Iterator[Hand]:
    """A hand on the mouse of an editor that shows twelve areas."""
    assert undressed is None
    yield from a_hand(grid, settings)


@pytest.fixture
def isles(isles_draft: Draft, settings: Settings, undressed: None) -> Iterator[Hand]:
    """A hand on the mouse of an editor that shows two islands."""
    assert undressed is None
    yield from a_hand(isles_draft, settings)


def a_hand(draft: Draft, settings: Settings) -> Iterator[Hand]:
    window = new_window(MapDocument(draft), settings)
    window.resize(1366, 768)
    window.show()
    yield Hand(window)
    window.close()
    window.deleteLater()


@pytest.fixture
def desktop(settings: Settings, undressed: None, qapp: QApplication) -> Iterator[Desktop]:
    """A desktop on which maps can be opened for editing."""
    assert undressed is None
    found = Desktop(WindowManager(settings, Appearance(Preferences(settings), qapp)))
    yield found
    for top in qapp.topLevelWidgets():
        if isinstance(top, QDialog):
            top.hide()
            top.deleteLater()
    for window in list(found.editors.windows):
        window.may_close = lambda: True
        window.close()
    found.editors.deleteLater()


@pytest.fixture
def islands(settings: Settings, tmp_path: Path) -> Path:
    """The folder of a small map of the designer's own."""
    assert settings
    folder = tmp_path / "own" / "maps" / "islands"
    draft = two_islands()
    storage.save(replace(draft, board=replace(draft.board, id="islands")), folder)
    return folder
