"""Reads a large map in a process of its own, to be edited or played on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from indonesia_qt.board.files import MapError
from indonesia_qt.editing import storage
from indonesia_qt.editing.draft import Draft
from indonesia_qt.editing.storage import Opened, Stamp
from indonesia_qt.library import PlayableMap, load_map, playable
from indonesia_qt.paths import BOARD_FILE, GAME_FILE
from indonesia_qt.ui.work_dialog import WorkDialog, is_large
from indonesia_qt.wording import tr


class _Read(Struct, frozen=True, eq=False):
    """A map and how its files lay there, or the file, the place in it and the reason why it can't be used."""

    draft: Draft | None = None
    stamp: Stamp | None = None
    refused: tuple[str, str, str] | None = None


def read_to_edit(
    folder: Path, parent: QWidget | None, then: Callable[[Opened], object], refuse: Callable[[MapError], object]
) -> None:
    """Go on with the map in a folder, or with the reason why it can't be edited: at once, unless it is a large one."""
    if is_large(folder / BOARD_FILE, folder / GAME_FILE):
        reading = MapReading(folder, _to_edit, parent)
        reading.read.connect(lambda draft, stamp: then(Opened(folder, draft, stamp)))
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
    """Go on with a large map, on which a game can be played, or with the reason why it can't."""
    reading = MapReading(folder, _to_play, parent)
    reading.read.connect(lambda draft, _: then(playable(folder, draft.board, draft.data)))
    reading.refused.connect(refuse)
    reading.open()


def _to_edit(folder: str) -> _Read:
    try:
        found = storage.opened(folder)
    except MapError as error:
        return _Read(refused=(str(error.file), error.place, error.reason))
    return _Read(found.draft, found.stamp)


def _to_play(folder: str) -> _Read:
    try:
        found = load_map(folder)
    except MapError as error:
        return _Read(refused=(str(error.file), error.place, error.reason))
    return _Read(Draft(found.board, found.data))


class MapReading(WorkDialog):
    """Says which map is read by `task`.

    `read` carries the draft and how its files lay there, `refused` the `MapError` why there is none; when it is given
    up, nothing follows.
    """

    read = Signal(object, object)
    refused = Signal(object)

    def __init__(self, folder: Path, task: Callable[[str], _Read], parent: QWidget | None) -> None:
        told = tr("{file} is read\N{HORIZONTAL ELLIPSIS}", file=folder.name)
        super().__init__(tr("A large map"), told, parent, task, str(folder))
        self.answered.connect(self._tell)
        self.failed.connect(lambda reason: self.refused.emit(MapError(folder, tr("whole file"), reason)))

    def _tell(self, answer: bytes) -> None:
        found = msgspec.json.decode(answer, type=_Read)
        if found.refused is None:
            self.read.emit(found.draft, found.stamp)
        else:
            file, place, reason = found.refused
            self.refused.emit(MapError(Path(file), place, reason))
