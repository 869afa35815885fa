"""An error that nobody expected is a sentence in a window, not a traceback, and the editor goes on."""

from __future__ import annotations

from pathlib import Path

from indonesia_qt.board.draft import Draft
from indonesia_qt.mapmaking.edit.naming import rename
from indonesia_qt.mapmaking.files import storage
from indonesia_qt.mapmaking.scripting import ChangedMap
from indonesia_qt.ui.editor.standalone import error_text
from indonesia_qt.ui.widgets.error_box import ErrorBox
from tests.ui.editor.desktop import Desktop
from tests.ui.pages.boxes import MessagePage


def error(text: str) -> ValueError:
    """An error that was raised here."""
    try:
        raise ValueError(text)
    except ValueError as raised:
        return raised


def test_each_place_is_reported_once(desktop: Desktop) -> None:
    box = ErrorBox(error_text, desktop.editors)
    box.show(error("no such area"))
    stopped = "The last action stopped because of an error in the program: ValueError: no such area."
    assert MessagePage.shown().text.startswith(stopped)
    box.show(error("another"))
    MessagePage.shown().confirm()
    box.show(error("again"))
    assert not MessagePage.is_shown()


def test_a_map_that_a_script_changed_opens_with_one_step(desktop: Desktop, lagoon_draft: Draft, tmp_path: Path) -> None:
    storage.save(lagoon_draft, tmp_path / "mine")
    found = storage.opened(str(tmp_path / "mine"))
    after = rename(found.draft, "mawar", "Rose")
    desktop.editors.edit_changed(ChangedMap(found, after, "roses.py"))
    document = desktop.window.document
    assert document.draft is after
    assert document.folder == tmp_path / "mine"
    assert document.undo_stack.undoText() == "Run roses.py"
    document.undo_stack.undo()
    assert document.draft is found.draft
    assert storage.opened(str(tmp_path / "mine")).stamp == found.stamp


def test_a_script_changes_a_copy_of_a_map_that_comes_with_the_program(desktop: Desktop) -> None:
    found = storage.opened("lagoon")
    desktop.editors.edit_changed(ChangedMap(found, rename(found.draft, "mawar", "Rose"), "roses.py"))
    assert desktop.window.document.folder is None
    assert desktop.window.document.undo_stack.count() == 1
