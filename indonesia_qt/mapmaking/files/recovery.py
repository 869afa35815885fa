"""Keeps what was edited and not saved yet in files of the program's own: a process may end at any moment.

A recovery file is JSON: when it was written, which folder the map belongs to and how its files lay there, both files
of the map, and its last steps. It is written wholly or not at all, and never in the place of a file of the designer's.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Raw, Struct

from indonesia_qt.board.draft import Draft
from indonesia_qt.board.files import board_file
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.board.files.json_format import compact, entries, members
from indonesia_qt.board.files.schema import Name
from indonesia_qt.files import paths
from indonesia_qt.files.file_names import shortened, unused
from indonesia_qt.files.paths import BOARD_FILE, GAME_FILE
from indonesia_qt.files.strict_json import PlacedError, check_format
from indonesia_qt.files.whole_file import patiently, reason_of, write_whole
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.files import kept_steps, storage
from indonesia_qt.mapmaking.files.kept_steps import KeptStep, KeptSteps

FORMAT = 1
SUFFIX = ".recovery"
ASIDE = ".damaged"
"""What the name of a recovery file ends with that can't be read, and was kept."""


class Recovery(Struct, frozen=True):
    """What was kept in `file` of the map with this title, at a time in seconds since 1970.

    `folder` is where the map was read or saved last, and `stamp` how its files lay there; None for one never saved.
    """

    file: Path
    title: str
    time: float
    folder: Path | None
    stamp: storage.Stamp | None


class RecoveryFile:
    """The recovery file of one map that is being edited: none before something is kept for the first time."""

    def __init__(self, taken: Recovery | None = None) -> None:
        """For a map that was opened, or one that was `taken` back, whose file goes on."""
        self._file = taken.file if taken else None

    @property
    def file(self) -> Path | None:
        """Where it is, once something was kept."""
        return self._file

    def keep(
        self,
        draft: Draft,
        folder: Path | None,
        stamp: storage.Stamp | None,
        time: float,
        steps: Iterable[KeptStep] = (),
    ) -> None:
        """Write what is edited now, in place of what was kept before; for the parameters see `Recovery`.

        Of the `steps`, the latest first, as many are kept as have room.

        Raises `MapError` when it can't be written; then what was kept before stays.
        """
        place = self._file or paths.recoveries()
        try:
            content = _text(draft, folder, stamp, time, steps).encode()
            self._file = self._file or _new_file(draft.board.id)
            write_whole(self._file, content)
        except UnicodeEncodeError as error:
            raise storage.unstorable(place, error) from None
        except OSError as error:
            if place != self._file:
                self.discard()
            raise MapError(place, "", reason_of(error)) from None

    def discard(self) -> None:
        """Remove the file, as when the map was saved. Raises `MapError` when that can't be done."""
        if self._file is not None:
            discard(self._file)
            self._file = None


def found() -> tuple[list[Recovery], list[MapError]]:
    """Return all that was kept and neither saved nor discarded, the newest first, and why other files can't be read."""
    kept, damaged = [], []
    # An empty file was begun by a process that ended then.
    for file in paths.listed(paths.recoveries(), lambda file: file.suffix == SUFFIX and file.stat().st_size):
        try:
            content = _kept(file)
            folder = Path(content.folder) if content.folder else None
            kept.append(Recovery(file, content.title, content.time, folder, content.stamp))
        except MapError as error:
            damaged.append(error)
    return sorted(kept, key=lambda recovery: (-recovery.time, recovery.file)), damaged


def draft_in(file: Path) -> Draft:
    """Read the map in a recovery file. Raises `MapError` when the file is gone or damaged."""
    kept = _kept(file)
    return Draft(board_file.decode(bytes(kept.board), file), storage.decoded_data(bytes(kept.data), file))


def steps_in(file: Path) -> KeptSteps:
    """Read the last steps in a recovery file, the latest first. Raises `MapError` when they are damaged."""
    try:
        return msgspec.json.decode(_kept(file).steps, type=KeptSteps)
    except (ValueError, RecursionError) as error:
        raise _damaged(file, error) from None


def discard(file: Path) -> None:
    """Remove a recovery file, which may be gone or damaged. Raises `MapError` when that can't be done."""
    try:
        patiently(file.unlink, missing_ok=True)
    except OSError as error:
        raise MapError(file, "", reason_of(error)) from None


def set_aside(file: Path) -> Path:
    """Rename a recovery file that can't be read, so that `found` skips it; return its new name.

    Raises `MapError` when that can't be done.
    """
    place = unused(file.with_name(f"{file.name}{ASIDE}"))
    try:
        return patiently(file.rename, place)
    except OSError as error:
        raise MapError(file, "", reason_of(error)) from None


class _RecoveryContent(Struct):
    """A recovery file."""

    format: int
    title: Name
    time: Annotated[float, Meta(ge=0, le=1e11)]
    folder: Annotated[str, Meta(max_length=10_000, pattern=r"^[^\x00]*$")] | None
    stamp: storage.Stamp | None
    board: Raw
    data: Raw
    steps: Raw = Raw(b"[]")


def _text(
    draft: Draft, folder: Path | None, stamp: storage.Stamp | None, time: float, steps: Iterable[KeptStep]
) -> str:
    files = kept_steps.texts(draft)
    return (
        members(
            {
                "format": compact(FORMAT),
                "title": compact(draft.board.title),
                "time": compact(time),
                "folder": compact(_storable(folder)),
                "stamp": compact(stamp),
                "board": files[BOARD_FILE].rstrip(),
                "data": files[GAME_FILE].rstrip(),
                "steps": entries(_with_room(steps)),
            }
        )
        + "\n"
    )


def _with_room(steps: Iterable[KeptStep]) -> Iterator[KeptStep]:
    """Give the first of these steps, as many as a file keeps."""
    room = kept_steps.LARGEST
    for step in islice(steps, kept_steps.MOST):
        room -= len(compact(step))
        if room < 0:
            return
        yield step


def _storable(folder: Path | None) -> str | None:
    """The path as text; a map in a folder whose name is no text is taken back as one that was never saved."""
    with suppress(UnicodeEncodeError):
        str(folder).encode()
        return str(folder.absolute()) if folder else None
    return None


def _new_file(id: str) -> Path:
    """A file of no other map, which is there from now on. Raises `OSError`."""
    folder = paths.recoveries()
    folder.mkdir(parents=True, exist_ok=True)
    stem = shortened("".join(letter if letter.isalnum() else "-" for letter in id), 60) or "map"
    number = 1
    while True:
        file = folder / f"{stem}-{number}{SUFFIX}"
        with suppress(FileExistsError):
            file.touch(exist_ok=False)
            return file
        number += 1


def _kept(file: Path) -> _RecoveryContent:
    data = board_file.load(file)
    try:
        kept = msgspec.json.decode(data, type=_RecoveryContent)
        check_format(kept.format, FORMAT)
        return kept
    except PlacedError as error:
        raise MapError(file, error.place, error.reason) from None
    except (ValueError, RecursionError) as error:
        raise _damaged(file, error) from None


def _damaged(file: Path, error: Exception) -> MapError:
    return MapError(file, "", tr("The file is damaged ({error}).", error=error))
