"""Orders the folder of saved games: renames and copies them, moves them to the trash and back."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from indonesia_qt.core.record import LARGEST_FILE
from indonesia_qt.core.review_file import ReviewFile
from indonesia_qt.files.file_names import is_possible, unused
from indonesia_qt.files.whole_file import patiently, read_whole, reason_of, write_whole
from indonesia_qt.i18n.text import labelled, tr
from indonesia_qt.ui.play.pending_input_file import PendingInputFile
from indonesia_qt.ui.play.save_lock import SaveLock
from indonesia_qt.ui.support import trash
from indonesia_qt.ui.support.trash import NoTrashError

LONGEST_NAME = 240
"""Bytes of the name of a saved game: systems take 255, and locks, drafts and reviews have a longer ending."""


class SaveFolderError(Exception):
    """Something that can't be done with a saved game; the message says why."""


class TrashedGame(NamedTuple):
    """A saved game in the trash: where it was, where it and its review are now, and what was entered in it."""

    file: Path
    in_trash: Path
    review: Path | None
    entered: dict[str, Any]


def throw_away(file: Path) -> TrashedGame | None:
    """Move a saved game to the trash; None where the system doesn't say where it lies there.

    Raises `SaveFolderError`, and leaves the game where it is, when there is no trash.
    """
    with _at_hand(file):
        entered = PendingInputFile(file).found() or {}
        try:
            in_trash = trash.throw_away(file)
        except NoTrashError:
            text = tr("Couldn’t move “{file}” to the trash, so it wasn’t deleted.", file=file.stem)
            raise SaveFolderError(text) from None
        PendingInputFile(file).forget()
        review = _throw_away_review(ReviewFile(file))
    return TrashedGame(file, in_trash, review, entered) if in_trash else None


def _throw_away_review(review: ReviewFile) -> Path | None:
    """Move a review, if there is one, to the trash, and return where it lies there; it may have to stay."""
    with suppress(OSError):
        if review.is_there():
            return trash.throw_away(review.file)
    return None


def take_back(game: TrashedGame) -> Path:
    """Take a saved game out of the trash, and return where it is then. Raises `SaveFolderError`."""
    to = unused(game.file)
    try:
        trash.take_back(game.in_trash, to)
    except OSError as error:
        raise SaveFolderError(_reason(game.in_trash, error)) from None
    review = ReviewFile(to).file
    if game.review is not None and not os.path.lexists(review):
        with suppress(OSError):
            trash.take_back(game.review, review)
    PendingInputFile(to).keep(game.entered)
    return to


def rename(file: Path, name: str) -> Path:
    """Give a saved game another name, without its ending, and return where it is then. Raises `SaveFolderError`."""
    stem = name.strip()
    if not stem or stem.startswith(".") or not is_possible(stem):
        raise SaveFolderError(tr("“{name}” isn’t a valid file name. Choose another one.", name=stem))
    to = file.with_name(f"{stem}{file.suffix}")
    if len(to.name.encode(errors="replace")) > LONGEST_NAME:
        raise SaveFolderError(tr("“{name}” is too long for a file name. Choose a shorter one.", name=stem))
    if os.path.lexists(to) and not _is_written_otherwise(file, to):
        raise SaveFolderError(tr("A game called “{name}” already exists. Choose another name.", name=stem))
    with _at_hand(file):
        patiently(file.rename, to)
        PendingInputFile(file).move_to(to)
        ReviewFile(file).move_to(to)
    return to


def _is_written_otherwise(file: Path, to: Path) -> bool:
    """Return whether a name differs from that of a file only in capitals, which many systems don't tell apart."""
    return file.name.casefold() == to.name.casefold() and file.samefile(to)


def duplicate(file: Path) -> Path:
    """Copy a saved game, and return where the copy is. Raises `SaveFolderError`."""
    to = unused(file.with_name(f"{tr('{name} copy', name=file.stem)}{file.suffix}"))
    try:
        write_whole(to, read_whole(file, LARGEST_FILE))
    except OSError as error:
        raise SaveFolderError(_reason(file, error)) from None
    ReviewFile(file).copy_to(to)
    return to


@contextmanager
def _at_hand(file: Path) -> Iterator[None]:
    """Keep others from playing the game meanwhile. Raises `SaveFolderError` when it is played, or for an `OSError`."""
    lock = SaveLock(file)
    try:
        if not lock.take():
            raise SaveFolderError(tr("“{file}” is open. Close that game first.", file=file.stem))
        yield
    except OSError as error:
        raise SaveFolderError(_reason(file, error)) from None
    finally:
        lock.release()


def _reason(file: Path, error: OSError) -> str:
    return labelled(str(file), reason_of(error))
