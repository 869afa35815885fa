"""The files of the map that a window edits: saves them, reloads them, and compares them with what lies on the disk."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QObject

from indonesia_qt import library
from indonesia_qt.board.draft import Draft
from indonesia_qt.files import paths
from indonesia_qt.files.paths import GAME_FILE
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.files import storage
from indonesia_qt.mapmaking.files.storage import Opened, Stamp
from indonesia_qt.ui.editor.document.autosave import AutosaveManager
from indonesia_qt.ui.editor.document.map_document import MapDocument


class MapFile(QObject):
    """Joins a document to the disk. What is edited is kept against a crash until it is saved or discarded."""

    def __init__(self, document: MapDocument, autosave: AutosaveManager) -> None:
        super().__init__(document)
        self.document, self.autosave = document, autosave

    @property
    def is_unsaved(self) -> bool:
        """Whether steps would be lost with the window."""
        return not self.document.undo_stack.isClean()

    def changed(self) -> tuple[str, ...]:
        """Return the names of the files that another program has changed, added or removed."""
        stamp = self.autosave.stamp
        folder = self.document.folder
        return storage.changed_files(folder, stamp) if folder and stamp else ()

    def save(self) -> None:
        """Save where the map lies. Raises `MapError`, and nothing has changed, when that can't be done."""
        assert self.document.folder
        self.save_in(self.document.folder)

    def save_as(self, title: str) -> None:
        """Save under a new title among the player's own maps, as a step. Raises `MapError` as `save` does."""
        saved = storage.save_as(self.document.draft, title)
        self._show(tr("Save as “{title}”", title=saved.draft.board.title), saved)

    def save_in(self, folder: Path) -> None:
        """Save in another folder, where the map lies from now on. Raises `MapError` as `save` does."""
        self._is_saved(storage.save(_as_in(folder, self.document.draft), folder), folder)

    def reload(self, opened: Opened) -> None:
        """Show the map as it was just read from the disk, as a step. Raises `MapError` when it is for another game."""
        before, now = self.document.draft.game, opened.draft.game
        if before != now:
            raise library.other_game(opened.folder / GAME_FILE, now, before)
        self._show(tr("Reload from disk"), opened)

    def _show(self, step: str, opened: Opened) -> None:
        self.document.push(step, opened.draft)
        self._is_saved(opened.stamp, opened.folder)

    def _is_saved(self, stamp: Stamp, folder: Path) -> None:
        self.document.folder, self.document.is_copy = folder, False
        self.autosave.stamp = stamp
        self.document.undo_stack.setClean()
        self.autosave.discard()
        self.document.moved.emit()


def _as_in(folder: Path, draft: Draft) -> Draft:
    """Return the draft with the id by which saved games look for it, even if an undo restored that of another map."""
    if folder.parent != paths.own_maps() or draft.board.id == folder.name:
        return draft
    return replace(draft, board=replace(draft.board, id=folder.name))
