"""Reads a large map in a process of its own: to edit it, to play on it, or to take its unsaved changes back."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.core.record import SaveError, read
from indonesia_qt.files.paths import BOARD_FILE, GAME_FILE
from indonesia_qt.i18n.text import tr
from indonesia_qt.library import PlayableMap, keep_played, load_map, map_of, playable
from indonesia_qt.mapmaking.edit.draft import Draft
from indonesia_qt.mapmaking.files import storage
from indonesia_qt.mapmaking.files.recovery import Recovery, draft_in
from indonesia_qt.mapmaking.files.storage import Opened, Stamp
from indonesia_qt.ui.widgets.progress_dialog import ProgressDialog, is_large


class _Read(Struct, frozen=True, eq=False):
    """A map, its folder and the stamp of its files, or the file, the place in it and the reason of a refusal."""

    folder: str = ""
    draft: Draft | None = None
    stamp: Stamp | None = None
    refused: tuple[str, str, str] | None = None


def read_to_edit(
    folder: Path, parent: QWidget | None, then: Callable[[Opened], object], refuse: Callable[[MapError], object]
) -> None:
    """Go on with the map in a folder, or with the reason why it can't be edited: at once, unless it is a large one."""
    if is_large(folder / BOARD_FILE, folder / GAME_FILE):
        reading = MapLoader(folder, _to_edit, parent)
        reading.read.connect(lambda _, draft, stamp: then(Opened(folder, draft, stamp)))
        reading.refused.connect(refuse)
        reading.open()
        return
    try:
        found = storage.opened(str(folder))
    except MapError as error:
        refuse(error)
    else:
        then(found)


def read_to_play(
    folder: Path, parent: QWidget, then: Callable[[PlayableMap], object], refuse: Callable[[MapError], object]
) -> None:
    """Go on with a large map, on which a game can be played, or with the reason why it can't.

    A copy of the map is kept for the game.
    """
    reading = MapLoader(folder, _to_play, parent)
    reading.read.connect(lambda _, draft, __: then(playable(folder, draft.board, draft.data)))
    reading.refused.connect(refuse)
    reading.open()


def read_map_of(
    save: Path, parent: QWidget, then: Callable[[PlayableMap], object], refuse: Callable[[SaveError], object]
) -> None:
    """Go on with the large map of a saved game, or with the reason why that can't be played on."""
    reading = MapLoader(save, _map_of, parent)
    reading.read.connect(lambda folder, draft, _: then(playable(folder, draft.board, draft.data)))
    reading.refused.connect(lambda error: refuse(SaveError(save, 1, error.reason)))
    reading.open()


def read_recovery(
    taken: Recovery, parent: QWidget | None, then: Callable[[Draft], object], refuse: Callable[[MapError], object]
) -> None:
    """Go on with the unsaved changes of a map, or with the reason why they can't be read: at once, unless large."""
    if is_large(taken.file):
        reading = MapLoader(taken.file, _draft_in, parent)
        reading.read.connect(lambda _, draft, __: then(draft))
        reading.refused.connect(refuse)
        reading.open()
        return
    try:
        draft = draft_in(taken.file)
    except MapError as error:
        refuse(error)
    else:
        then(draft)


def _to_edit(folder: str) -> _Read:
    try:
        found = storage.opened(folder)
    except MapError as error:
        return _Read(refused=(str(error.file), error.place, error.reason))
    return _Read(folder, found.draft, found.stamp)


def _to_play(folder: str) -> _Read:
    try:
        found = load_map(folder)
    except MapError as error:
        return _Read(refused=(str(error.file), error.place, error.reason))
    with suppress(OSError):  # the window tries again and says why it fails
        keep_played(found)
    return _Read(folder, Draft(found.board, found.data))


def _map_of(save: str) -> _Read:
    try:
        found = map_of(read(Path(save)))
    except SaveError as error:
        return _Read(refused=(str(error.file), str(error.line), error.reason))
    return _Read(str(found.folder), Draft(found.board, found.data))


def _draft_in(recovery: str) -> _Read:
    try:
        return _Read(draft=draft_in(Path(recovery)))
    except MapError as error:
        return _Read(refused=(str(error.file), error.place, error.reason))


class MapLoader(ProgressDialog):
    """Says which file or folder is read by `task`.

    `read` carries the folder of the map, the draft and the stamp of its files, `refused` the `MapError` why there is
    none; when it is given up, nothing follows.
    """

    read = Signal(object, object, object)
    refused = Signal(object)

    def __init__(self, place: Path, task: Callable[[str], _Read], parent: QWidget | None) -> None:
        message = tr("{file} is read\N{HORIZONTAL ELLIPSIS}", file=place.name)
        super().__init__(tr("A large map"), message, parent, _Read, task, str(place))
        self.answered.connect(self._tell)
        self.failed.connect(lambda reason: self.refused.emit(MapError(place, tr("whole file"), reason)))

    def _tell(self, found: _Read) -> None:
        if found.refused is None:
            self.read.emit(Path(found.folder), found.draft, found.stamp)
        else:
            file, place, reason = found.refused
            self.refused.emit(MapError(Path(file), place, reason))
