"""Land areas are duplicated, copied and pasted, also between maps; what isn't one of ours is refused."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtWidgets import QApplication

from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.draft import Draft, found
from indonesia_qt.mapmaking.imports.copied_areas import TYPE
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.window_manager import new_window
from indonesia_qt.ui.settings.settings_file import Settings
from tests.mapmaking.sound import require_partition
from tests.ui.editor.hand import CTRL, SHIFT, Hand


@pytest.fixture(autouse=True)
def clipboard(qapp: QApplication) -> Iterator[None]:
    """Nothing stays on the clipboard."""
    yield
    qapp.clipboard().clear()


@pytest.fixture
def other(isles_draft: Draft, settings: Settings, undressed: None) -> Iterator[Hand]:
    """The window of another map."""
    assert undressed is None
    window = new_window(MapDocument(isles_draft), settings)
    window.resize(1366, 768)
    window.show()
    yield Hand(window)
    window.close()
    window.deleteLater()


def put_on_clipboard(kind: str, content: bytes) -> None:
    data = QMimeData()
    data.setData(kind, content)
    QApplication.clipboard().setMimeData(data)


def test_an_area_is_duplicated_as_one_step_and_the_copy_is_selected(lagoon: Hand, lagoon_draft: Draft) -> None:
    area = lagoon.board.lands[0].id
    lagoon.click(area)
    lagoon.key(Qt.Key.Key_D, CTRL | SHIFT)
    (copy,) = lagoon.document.selection
    assert copy not in {land.id for land in lagoon_draft.board.lands}
    assert lagoon.at(copy)  # in view
    require_partition(lagoon.document.draft.board)
    assert lagoon.document.undo_stack.undoText() == "Duplicate 1 area"
    lagoon.key(Qt.Key.Key_Z, CTRL)
    assert lagoon.document.draft is lagoon_draft


def test_an_area_is_copied_into_another_map(lagoon: Hand, other: Hand, isles_draft: Draft) -> None:
    other.document.select(["east-1", "south"])
    other.key(Qt.Key.Key_C, CTRL)
    assert other.page.message == "Copied 1 land area."
    lagoon.window.activateWindow()
    QApplication.processEvents()
    lagoon.key(Qt.Key.Key_V, CTRL)
    (copy,) = lagoon.document.selection
    land = found(lagoon.board.lands, copy)
    assert lagoon.document.name(land.province) == "Far East"
    original = geometry(found(isles_draft.board.lands, "east-1").shape)
    assert geometry(land.shape).area == pytest.approx(original.area)
    assert lagoon.document.undo_stack.count() == 1
    assert lagoon.refusals == []


def test_pasting_where_the_original_lies_is_said(lagoon: Hand) -> None:
    lagoon.click(lagoon.board.lands[0].id)
    lagoon.key(Qt.Key.Key_C, CTRL)
    lagoon.key(Qt.Key.Key_V, CTRL)
    assert lagoon.page.message.startswith("The original place isn’t free")
    lagoon.key(Qt.Key.Key_V, CTRL)
    assert lagoon.document.undo_stack.count() == 2
    require_partition(lagoon.document.draft.board)


@pytest.mark.parametrize(
    ("kind", "content", "sentence"),
    [
        ("text/plain", b"Bali", "There are no areas on the clipboard."),
        (TYPE, b"", "damaged"),
        (TYPE, b'{"format": 1, "areas": [{"name": "A", "province": "B", "shape": [[[[0, 0]]]]}]}', "damaged"),
        (TYPE, b'{"format": 9, "areas": []}', "another version"),
        (TYPE, b"[" * 3_000_000, "too much"),
    ],
)
def test_what_cannot_be_pasted_is_said(
    isles: Hand, isles_draft: Draft, kind: str, content: bytes, sentence: str
) -> None:
    put_on_clipboard(kind, content)
    isles.key(Qt.Key.Key_V, CTRL)
    assert sentence in isles.refusals[0]
    assert isles.document.draft is isles_draft


def test_an_empty_clipboard_is_said(isles: Hand, isles_draft: Draft) -> None:
    QApplication.clipboard().clear()
    isles.key(Qt.Key.Key_V, CTRL)
    assert isles.refusals[0].startswith("There are no areas on the clipboard.")
    assert isles.document.draft is isles_draft


def test_where_there_is_no_water_left_nothing_is_duplicated(small: Hand, grid: Draft) -> None:
    small.document.select([land.id for land in grid.board.lands])
    small.key(Qt.Key.Key_D, CTRL | SHIFT)
    assert "no free water" in small.refusals[0]
    assert small.document.draft is grid


def test_copying_is_offered_when_land_is_selected(isles: Hand) -> None:
    commands = [isles.page.command(id) for id in ("copy_areas", "duplicate_areas")]
    isles.document.select(["south"])
    assert not any(command.isEnabled() for command in commands)
    isles.document.select(["south", "east-1"])
    assert all(command.isEnabled() for command in commands)


COPIES_AND_ENDS = """
from PySide6.QtWidgets import QApplication
from indonesia_qt.library import load_map
from indonesia_qt.board.draft import Draft
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.document.problem_model import ProblemModel
from indonesia_qt.ui.editor.context import EditorContext
from indonesia_qt.ui.editor.menus.copies import copy
from indonesia_qt.ui.settings.settings_file import Settings
from indonesia_qt.ui.style.theme import LIGHT
from pathlib import Path
import sys

app = QApplication([])
opened = load_map("lagoon")
document = MapDocument(Draft(opened.board, opened.data))
context = EditorContext(document, ProblemModel(document), LIGHT, Settings(Path(sys.argv[1])))
copy(context, [opened.board.lands[0].id])
assert app.clipboard().mimeData().formats()
"""


def test_the_program_ends_well_with_areas_on_the_clipboard(tmp_path: Path) -> None:
    command = [sys.executable, "-c", COPIES_AND_ENDS, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8")
    assert (done.returncode, done.stderr) == (0, "")
