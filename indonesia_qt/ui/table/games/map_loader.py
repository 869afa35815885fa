"""Reads a large map in a process of its own: to edit it, to play on it, or to take its unsaved changes back."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from indonesia_qt.board.draft import Draft
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.core.record import SaveError, read
from indonesia_qt.files.paths import BOARD_FILE, GAME_FILE, LARGE, is_large
from indonesia_qt.i18n.text import tr
from indonesia_qt.library import PlayableMap, keep_played, load_map, map_of, playable
from indonesia_qt.mapmaking.files import shared_map, storage
from indonesia_qt.mapmaking.files.kept_steps import KeptSteps
from indonesia_qt.mapmaking.files.plain_draft import PlainDraft, plain
from indonesia_qt.mapmaking.files.recovery import Recovery, draft_in, steps_in
from indonesia_qt.mapmaking.files.shared_map import About, SharedMap
from indonesia_qt.mapmaking.files.storage import Opened, Stamp
from indonesia_qt.ui.support.background import painting_meanwhile
from indonesia_qt.ui.widgets.progress_dialog import ProgressDialog

MOST_PACKED = LARGE // 5
"""Bytes; a shared map that takes more has more than `LARGE` when it is unpacked."""


class _Found(Struct, frozen=True, eq=False):
    """A map with its folder and the stamp of its files, or with what its maker says of it; or why there is none.

    The `steps` are its last ones, the latest first; None if those that were kept are damaged. A refusal is the file,
    the place in it and the reason.
    """

    folder: str = ""
    draft: PlainDraft | None = None
    stamp: Stamp | None = None
    about: About | None = None
    steps: KeptSteps | None = None
    refused: tuple[str, str, str] | None = None


def read_to_edit(
    folder: Path, parent: QWidget | None, then: Callable[[Opened], object], refuse: Callable[[MapError], object]
) -> None:
    """Go on with the map in a folder, or with the reason why it can't be edited: at once, unless it is a large one."""

    def go_on(found: Any) -> None:
        then(Opened(Path(found.folder), found.draft.draft(), found.stamp))

    _read(folder, _to_edit, is_large(folder / BOARD_FILE, folder / GAME_FILE), parent, go_on, refuse)


def read_to_play(
    folder: Path,
    game: str,
    parent: QWidget,
    then: Callable[[PlayableMap], object],
    refuse: Callable[[MapError], object],
) -> None:
    """Go on with a large map, on which a game can be played, or with the reason why it can't.

    `game` is the id of the game. A copy of the map is kept for it.
    """
    _read(folder, partial(_to_play, game), True, parent, lambda found: then(_playable(found)), refuse)


def read_map_of(
    save: Path, parent: QWidget, then: Callable[[PlayableMap], object], refuse: Callable[[SaveError], object]
) -> None:
    """Go on with the large map of a saved game, or with the reason why that can't be played on."""

    def say_why_not(error: MapError) -> None:
        refuse(SaveError(save, 1, error.reason))

    _read(save, _map_of, True, parent, lambda found: then(_playable(found)), say_why_not)


def read_recovery(
    taken: Recovery,
    parent: QWidget | None,
    then: Callable[[Draft, KeptSteps | None], object],
    refuse: Callable[[MapError], object],
) -> None:
    """Go on with the unsaved changes of a map and its last steps, which are None if they are damaged.

    Or go on with the reason why the changes can't be read: at once, unless there are many.
    """

    def go_on(found: Any) -> None:
        then(found.draft.draft(), found.steps)

    _read(taken.file, _recovered, is_large(taken.file), parent, go_on, refuse)


def read_shared(
    file: Path, parent: QWidget | None, then: Callable[[SharedMap], object], refuse: Callable[[MapError], object]
) -> None:
    """Go on with the map that somebody shared in a file, or with the reason why it can't be used."""

    def go_on(found: Any) -> None:
        then(SharedMap(found.draft.draft(), found.about))

    _read(file, _shared_in, is_large(file, most=MOST_PACKED), parent, go_on, refuse)


def _read(
    place: Path,
    task: Callable[[str], _Found],
    in_process: bool,
    parent: QWidget | None,
    then: Callable[[Any], object],
    refuse: Callable[[MapError], object],
) -> None:
    """Go on with the `_Found` of a task, or with why there is none: at once, or when a process has done it."""
    if in_process:
        reading = MapLoader(place, task, parent)
        reading.read.connect(then)
        reading.refused.connect(refuse)
        reading.open()
        return
    try:
        found = painting_meanwhile(partial(task, str(place)))
    except MapError as error:
        refuse(error)
    else:
        then(found)


def _playable(found: Any) -> PlayableMap:
    draft = found.draft.draft()
    return playable(Path(found.folder), draft.board, draft.data)


def _to_edit(folder: str) -> _Found:
    found = storage.opened(folder)
    return _Found(str(found.folder), plain(found.draft), found.stamp)


def _to_play(game: str, folder: str) -> _Found:
    found = load_map(folder, game)
    with suppress(OSError):  # the window tries again and says why it fails
        keep_played(found)
    return _Found(folder, plain(Draft(found.board, found.data)))


def _map_of(save: str) -> _Found:
    found = map_of(read(Path(save)))
    return _Found(str(found.folder), plain(Draft(found.board, found.data)))


def _recovered(recovery: str) -> _Found:
    file = Path(recovery)
    draft = plain(draft_in(file))
    try:
        steps = steps_in(file)
    except MapError:
        return _Found(draft=draft)
    return _Found(draft=draft, steps=steps)


def _shared_in(file: str) -> _Found:
    found = shared_map.read(Path(file))
    return _Found(draft=plain(found.draft), about=found.about)


def _outcome(task: Callable[[str], _Found], place: str) -> _Found:
    """What a task has found, or why it is refused, as plain data."""
    try:
        return task(place)
    except MapError as error:
        return _Found(refused=(str(error.file), error.place, error.reason))
    except SaveError as error:
        return _Found(refused=(str(error.file), str(error.line), error.reason))


class MapLoader(ProgressDialog):
    """Says which file or folder is read by `task`.

    `read` carries the folder of the map, its draft and the stamp of its files, `refused` the `MapError` why there is
    none; when it is given up, nothing follows.
    """

    read = Signal(object)
    refused = Signal(object)

    def __init__(self, place: Path, task: Callable[[str], _Found], parent: QWidget | None) -> None:
        message = tr("Reading {file}…", file=place.name)
        super().__init__(tr("Large map"), message, parent, _Found, _outcome, task, str(place))
        self.answered.connect(self._pass_on)
        self.failed.connect(lambda reason: self.refused.emit(MapError(place, "", reason)))

    def _pass_on(self, found: _Found) -> None:
        if found.refused is None:
            self.read.emit(found)
        else:
            file, place, reason = found.refused
            self.refused.emit(MapError(Path(file), place, reason))
