"""Opens and saves maps as drafts, and notices when another program changed their files.

The two files of a map are written beside the old ones first and take their places last, the board before the game data.
A crash can only come between these two steps; then the new game data still lie there, and opening the map or saving it
again ends what was begun.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from indonesia_qt import library
from indonesia_qt.board.draft import Draft, numbered
from indonesia_qt.board.files import board_file
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.core.definition import GameDataError
from indonesia_qt.files import paths
from indonesia_qt.files.file_names import is_possible
from indonesia_qt.files.paths import BOARD_FILE, GAME_FILE
from indonesia_qt.files.whole_file import (
    beside,
    patiently,
    place_to_write,
    read_whole,
    reason_of,
    sync_folder,
    write_beside,
    write_whole,
)
from indonesia_qt.games import map_data_of
from indonesia_qt.i18n.text import paragraph, tr
from indonesia_qt.mapmaking.edit.shapes.complexity import are_tangled

LONGEST_ID = 60
"""Letters of the id that a title gives."""


class FileStamp(Struct, frozen=True):
    """A file as it was found: bytes, time of its last change in nanoseconds, and a digest of its content."""

    size: int
    changed: int
    digest: str


class Stamp(Struct, frozen=True):
    """The files of a map as they were found, by name; a file that isn't there is None."""

    files: dict[str, FileStamp | None]


class Opened(Struct, frozen=True, eq=False):
    """A map that was read from `folder` or written there, and how its files lie there since."""

    folder: Path
    draft: Draft
    stamp: Stamp


def opened(name: str) -> Opened:
    """Open the map of this name, or the one in the folder of that path, for editing.

    Raises `MapError` when there is none, or its files can't be read or are damaged (`repair.repaired` finds out more).
    """
    folder = library.map_folder(name)
    _finish(folder)
    board, data = folder / BOARD_FILE, folder / GAME_FILE
    found = {file.name: board_file.load(file) for file in (board, data)}
    return Opened(folder, decoded(found, folder), _stamp(folder, found))


def decoded(content: Mapping[str, bytes], place: Path) -> Draft:
    """Decode the two files of a map, given by their names; errors say that they lie in `place`.

    Raises `MapError` when they are damaged or can't be edited.
    """
    board = place / BOARD_FILE
    draft = Draft(board_file.decode(content[BOARD_FILE], board), decoded_data(content[GAME_FILE], place / GAME_FILE))
    if are_tangled(ring for piece in draft.board.pieces() for part in piece.shape for ring in part):
        raise MapError(board, "", tr("The outlines cross each other in too many places."))
    return draft


def save(draft: Draft, folder: Path) -> Stamp:
    """Write both files of a map into `folder`, which is made when it isn't there; equal drafts give equal files.

    Raises `MapError`, and leaves the files as they were, when they can't be written, or belong to a map that comes with
    the program.
    """
    if paths.is_shipped(folder):
        text = tr("This map comes with the program and can’t be changed. Save it under a new name.")
        raise MapError(folder, "", text)
    content = content_of(draft, folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _unwritten(folder, error) from None
    _finish(folder)
    _write(folder, content)
    return _stamp(folder, content)


def save_as(draft: Draft, title: str) -> Opened:
    """Save under a new title in a new folder of the player's own maps; the draft gets that title and a new id.

    Raises `MapError` as `save` does, and for a title without a letter.
    """
    title = title.strip()
    if not title:
        raise MapError(paths.own_maps(), "", tr("The map needs a title."))
    id = new_id(title)
    named = Draft(replace(draft.board, id=id, title=title), map_data_of(draft.game).retitled(draft.data, title))
    folder = paths.own_maps() / id
    return Opened(folder, named, save(named, folder))


def save_new(draft: Draft) -> Opened:
    """Save a map in a new folder of the player's own ones, under its title and, if that is free, its id.

    Raises `MapError` as `save` does.
    """
    id = new_id(draft.board.id)
    named = Draft(replace(draft.board, id=id), draft.data)
    folder = paths.own_maps() / id
    return Opened(folder, named, save(named, folder))


def content(folder: Path) -> Literal["nothing", "map", "files", "others"]:
    """Say what lies in a folder where a map may be saved.

    It is a map, or files called as those of a map that are none, or only others; a folder that isn't there, or can't be
    looked into, holds nothing.
    """
    names = _names_in(folder)
    if not {BOARD_FILE, GAME_FILE}.isdisjoint(names):
        with suppress(MapError):
            board_file.read(folder / BOARD_FILE)
            return "map"
        return "files"
    return "others" if names else "nothing"


def new_id(title: str) -> str:
    """Make an id of a title: small letters, digits and hyphens; no other map has it, nor a folder of maps."""
    return numbered(plain_id(title), {*library.map_folders(), *_names_in(paths.own_maps())})


def plain_id(title: str) -> str:
    """Return the id that a title gives if no other map has it.

    >>> plain_id("Côte d’Azur")
    'cote-dazur'
    """
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    stem = re.sub(r"[^a-z0-9]+", "-", plain)[:LONGEST_ID].strip("-") or "map"
    return stem if is_possible(stem) else f"map-{stem}"


def changed_files(folder: Path, since: Stamp) -> tuple[str, ...]:
    """Return the names of the files that another program has changed, added or removed."""
    return tuple(name for name, before in since.files.items() if not _is_same(folder / name, before))


def decoded_data(content: bytes, file: Path) -> Any:
    """Decode the game data of `file`.

    Raises `MapError` when they are damaged or of a newer format, or their game isn't installed.
    """
    try:
        return library.definition_in(content).decode(content)
    except GameDataError as error:
        raise MapError(file, error.place, error.reason) from None


def unstorable(file: Path, error: UnicodeEncodeError) -> MapError:
    """Return the refusal of a map with a character that no file can hold."""
    letter = ascii(error.object[error.start])[1:-1]
    return MapError(file, "", tr("A name contains “{letter}”, a character that can’t be saved.", letter=letter))


def _names_in(folder: Path) -> list[str]:
    return [entry.name for entry in paths.listed(folder, lambda _: True)]


def _is_same(file: Path, before: FileStamp | None) -> bool:
    try:
        found = file.stat()
        if before is None or found.st_size != before.size:
            return False
        return found.st_mtime_ns == before.changed or _digest(read_whole(file, before.size)) == before.digest
    except FileNotFoundError:
        return before is None
    except OSError:
        return False


def _stamp(folder: Path, content: Mapping[str, bytes]) -> Stamp:
    return Stamp({name: _file_stamp(folder / name, data) for name, data in content.items()})


def _file_stamp(file: Path, content: bytes) -> FileStamp:
    """The stamp of `file`, which held `content` a moment ago; one that has changed since gets a time of no file."""
    with suppress(OSError):
        found = file.stat()
        if found.st_size == len(content):
            return FileStamp(len(content), found.st_mtime_ns, _digest(content))
    return FileStamp(len(content), -1, _digest(content))


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def content_of(draft: Draft, folder: Path) -> dict[str, bytes]:
    """Return the files of `draft` by their names, in the order in which they take their places.

    Raises `MapError`, which says that they lie in `folder`, when they couldn't be read again.
    """
    data = map_data_of(draft.game).text(draft.data)
    try:
        content = {BOARD_FILE: board_file.text(draft.board).encode(), GAME_FILE: data.encode()}
    except UnicodeEncodeError as error:
        raise unstorable(folder, error) from None
    board_file.decode(content[BOARD_FILE], folder / BOARD_FILE)
    decoded_data(content[GAME_FILE], folder / GAME_FILE)
    return content


def _write(folder: Path, content: Mapping[str, bytes]) -> None:
    whole: dict[Path, bytes] = {}
    before: dict[Path, bytes | None] = {}
    file = folder / BOARD_FILE
    try:
        for name, data in content.items():
            file = folder / name
            whole[place_to_write(file)] = data
        for file, data in whole.items():
            write_beside(file, data)
        for file in whole:
            old = read_whole(file, board_file.LARGEST_FILE) if file.exists() else None
            patiently(beside(file).replace, file)
            before[file] = old
    except OSError as error:
        _take_back(whole, before)
        raise _unwritten(file, error) from None
    sync_folder(folder)


def _take_back(files: Iterable[Path], before: Mapping[Path, bytes | None]) -> None:
    """Leave everything as it was before a save that failed: what was written beside, and what took its place."""
    for file in files:
        with suppress(OSError):
            patiently(beside(file).unlink, missing_ok=True)
    for file, content in before.items():
        with suppress(OSError):
            if content is None:
                patiently(file.unlink)
            else:
                write_whole(file, content)


def _finish(folder: Path) -> None:
    """End a save that was broken off between its last two steps; what was changed since is left alone."""
    with suppress(OSError):
        board, data = (place_to_write(folder / name) for name in (BOARD_FILE, GAME_FILE))
        waiting = beside(data)
        broken_off = waiting.exists() and not beside(board).exists()
        if broken_off and (not data.exists() or data.stat().st_mtime_ns <= waiting.stat().st_mtime_ns):
            patiently(waiting.replace, data)


def _unwritten(file: Path, error: OSError) -> MapError:
    return MapError(file, "", paragraph(tr("The map can’t be saved."), reason_of(error)))
