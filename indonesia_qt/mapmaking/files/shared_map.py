"""One file that holds a whole map for others: a zip archive of its two files, a picture, and what its maker says of it.

Such a file comes from anywhere. Only members with the names that are known are unpacked, within bounds, and the picture
is for other programs: it is written, and never read.
"""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace

from indonesia_qt import library
from indonesia_qt.board.draft import Draft
from indonesia_qt.board.files import board_file
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.board.files.json_format import compact, members
from indonesia_qt.files import paths
from indonesia_qt.files.paths import BOARD_FILE, GAME_FILE, SHARED_MAP
from indonesia_qt.files.strict_json import check_format, check_unique_keys, place_and_reason
from indonesia_qt.files.whole_file import read_whole, reason_of, write_whole
from indonesia_qt.files.zip_archive import ArchiveError, packed, unpacked
from indonesia_qt.i18n.text import figure, tr
from indonesia_qt.i18n.untrusted_text import visible
from indonesia_qt.mapmaking.files import storage

ABOUT_FILE, PICTURE_FILE = "about.json", "picture.png"
"""The other members: what the maker says of the map, and a picture of its board."""
FORMAT = 1
LONGEST_LINE, LONGEST_DESCRIPTION = 100, 2_000
"""Letters of an author and a licence, and of a description."""
LARGEST_ABOUT = 20_000
LARGEST_FILE = 10_000_000
"""Bytes; a larger file is refused unread. Maps become a fifth of their size when they are packed."""
LARGEST_UNPACKED = 2 * board_file.LARGEST_FILE + LARGEST_ABOUT
_NEEDED = BOARD_FILE, GAME_FILE, ABOUT_FILE


class About(Struct, frozen=True):
    """What the maker says of a map, each in plain text; the licence and the rest may be empty."""

    format: int = FORMAT
    title: str = ""
    author: str = ""
    description: str = ""
    licence: str = ""


class SharedMap(Struct, frozen=True, eq=False):
    """A map that was read from a file to be shared."""

    draft: Draft
    about: About


class Added(NamedTuple):
    """The folder of a map that came in a file, and whether it wasn't there before."""

    folder: Path
    is_new: bool


def save(file: Path, draft: Draft, about: About, picture: bytes) -> None:
    """Write a draft into `file`, with what is said about it and a PNG `picture`; the same again gives the same bytes.

    Raises `MapError` when that can't be done, or when the file couldn't be read again.
    """
    if not paths.is_shared_map(file):
        raise MapError(file, "", tr("The file name must end in {ending}.", ending=SHARED_MAP))
    content = {ABOUT_FILE: _about_text(about), PICTURE_FILE: picture, **storage.content_of(draft, file)}
    archive = packed(content, stored=(PICTURE_FILE,))
    if len(archive) > LARGEST_FILE:
        raise MapError(file, "", tr("The map is too large for one file."))
    try:
        write_whole(file, archive)
    except OSError as error:
        raise MapError(file, "", reason_of(error)) from None


def read(file: Path) -> SharedMap:
    """Return the map in `file`. Raises `MapError`, which names the member, when it isn't one that can be read."""
    data = board_file.load(file, LARGEST_FILE)
    try:
        found = unpacked(data, _NEEDED.__contains__, LARGEST_UNPACKED)
    except ArchiveError as error:
        raise MapError(file, "", str(error)) from None
    for name in _NEEDED:
        if name not in found:
            raise MapError(file, "", tr("This isn’t a shared map. It has no “{name}”.", name=name))
        if len(found[name]) > (LARGEST_ABOUT if name == ABOUT_FILE else board_file.LARGEST_FILE):
            raise MapError(file / name, "", tr("This part of the file is too large."))
    about = _about_in(found[ABOUT_FILE], file / ABOUT_FILE)
    return SharedMap(storage.decoded(found, file), about)


def add(shared: SharedMap) -> Added:
    """Save a shared map in a new folder of the player's own maps.

    A map that is there already, or came with the program, isn't saved again. Raises `MapError` as `storage.save` does.
    """
    for name, folder in library.map_folders().items():
        if re.fullmatch(rf"{storage.plain_id(shared.draft.board.id)}(-\d+)?", name) and _is_in(folder, shared.draft):
            return Added(folder, is_new=False)
    folder = storage.save_new(shared.draft).folder
    with suppress(OSError):  # the map is saved; what is said of it is only proposed when it is shared again
        keep_about(folder, shared.about)
    return Added(folder, is_new=True)


def _is_in(folder: Path, draft: Draft) -> bool:
    """Whether the map in a folder is this one, whatever its id."""
    named = Draft(replace(draft.board, id=folder.name), draft.data)
    with suppress(OSError):
        return all(
            read_whole(folder / name, board_file.LARGEST_FILE) == data
            for name, data in storage.content_of(named, folder).items()
        )
    return False


def about_in(folder: Path) -> About:
    """Return what was said when the map in `folder` was shared, or came from somebody; nothing where it isn't known."""
    file = folder / ABOUT_FILE
    try:
        return _about_in(read_whole(file, LARGEST_ABOUT), file)
    except (OSError, MapError):
        return About()


def keep_about(folder: Path, about: About) -> None:
    """Keep what is said about the map in `folder`, for the next time. Raises `OSError`.

    Nothing is written among the maps that come with the program.
    """
    if not paths.is_shipped(folder):
        write_whole(folder / ABOUT_FILE, _about_text(about))


def _about_text(about: About) -> bytes:
    lines = {name: compact(value) for name, value in asdict(_in_plain_text(about)).items()}
    return (members(lines) + "\n").encode()


def _about_in(data: bytes, file: Path) -> About:
    try:
        check_unique_keys(data)
        found = msgspec.json.decode(data, type=About)
        check_format(found.format, FORMAT)
    except (ValueError, RecursionError) as error:
        raise MapError(file, *place_and_reason(error)) from None
    for name in ("title", "author", "description", "licence"):
        most = LONGEST_DESCRIPTION if name == "description" else LONGEST_LINE
        if len(getattr(found, name)) > most:
            raise MapError(file, name, tr("This text has more than {most} characters.", most=figure(most)))
    return _in_plain_text(found)


def _in_plain_text(about: About) -> About:
    """The same without signs that can't be seen; only the description may have several lines."""
    title, author, licence = (" ".join(visible(text).split()) for text in (about.title, about.author, about.licence))
    description = "\n".join(map(visible, about.description.splitlines())).strip()
    return About(FORMAT, title, author, description, licence)
