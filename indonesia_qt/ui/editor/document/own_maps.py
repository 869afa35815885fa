"""Orders the player's own maps: renames and copies them, moves them to the trash and back."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from indonesia_qt.board.draft import EditError, numbered
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.files.whole_file import reason_of
from indonesia_qt.i18n.text import paragraph, tr
from indonesia_qt.mapmaking.edit.naming import LONGEST_NAME, retitle
from indonesia_qt.mapmaking.files import shared_map, storage
from indonesia_qt.mapmaking.files.storage import Opened
from indonesia_qt.ui.support import trash
from indonesia_qt.ui.support.trash import NoTrashError


class TrashedMap(NamedTuple):
    """A map in the trash of the system: the folder where it was, and where it is now."""

    folder: Path
    in_trash: Path


def rename(found: Opened, title: str) -> None:
    """Give a map another title; its folder stays, by which saved games know it. Raises `MapError`."""
    try:
        draft = retitle(found.draft, title)
    except EditError as error:
        raise MapError(found.folder, "", str(error)) from None
    storage.save(draft, found.folder)


def duplicate(found: Opened) -> Path:
    """Copy a map, with what is said about it, into a new folder, and return that. Raises `MapError`."""
    title = tr("{name} copy", name=found.draft.board.title)
    copy = storage.save_as(found.draft, title[:LONGEST_NAME])
    try:
        shared_map.keep_about(copy.folder, shared_map.about_in(found.folder))
    except OSError as error:
        raise MapError(copy.folder, "", reason_of(error)) from None
    return copy.folder


def throw_away(folder: Path) -> TrashedMap | None:
    """Move a map to the trash; None where the system doesn't say where it lies there.

    Raises `MapError`, and leaves the map where it is, when there is no trash. Games that are played on the map have a
    copy of their own.
    """
    try:
        in_trash = trash.throw_away(folder)
    except NoTrashError:
        text = tr("Couldn’t move the map to the trash, so it wasn’t deleted.")
        raise MapError(folder, "", text) from None
    return TrashedMap(folder, in_trash) if in_trash else None


def take_back(thrown: TrashedMap) -> Path:
    """Take a map out of the trash, and return where it is then: in a new folder if the old name was given away.

    Raises `MapError`.
    """
    home = thrown.folder.parent
    try:
        taken = [entry.name for entry in home.iterdir()] if home.exists() else []
        folder = home / numbered(thrown.folder.name, taken)
        trash.take_back(thrown.in_trash, folder)
    except OSError as error:
        raise MapError(thrown.in_trash, "", paragraph(tr("Couldn’t bring the map back."), reason_of(error))) from None
    return folder
