"""Runs a script of the designer's own: it gets a draft and returns another one, or checks it.

Only a file that the designer names on the command line is run. Nothing in a map ever is.
"""

from __future__ import annotations

import runpy
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from traceback import extract_tb
from typing import Any

from msgspec import Struct

from indonesia_qt.board.checks.problem import Problem
from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.board.files import board_file
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.files.paths import BOARD_FILE, GAME_FILE
from indonesia_qt.files.whole_file import reason_of
from indonesia_qt.games import map_data_of
from indonesia_qt.i18n.text import as_sentence, labelled, tr
from indonesia_qt.i18n.untrusted_text import one_line
from indonesia_qt.mapmaking.files.storage import Opened, decoded_data


class ScriptError(Exception):
    """A script that can't be run; the message says in a sentence what is wrong, with the file and the line."""


class Script(Struct, frozen=True):
    """What a script offers: a change of a draft, a check, or both."""

    file: Path
    edit: Callable[[Draft], Any] | None
    check: Callable[[Draft], Iterable[Any] | None] | None

    def edited(self, draft: Draft) -> Draft:
        """Return what the script makes of a draft; the same one when it only checks. Raises `ScriptError`."""
        if self.edit is None:
            return draft
        with _failures(self.file):
            after = self.edit(draft)
        if not isinstance(after, Draft):
            reason = tr("“edit” must return a draft, not {found}.", found=type(after).__name__)
            raise ScriptError(labelled(str(self.file), reason))
        try:
            board_file.decode(board_file.text(after.board).encode(), Path(BOARD_FILE))
            decoded_data(map_data_of(after.game).text(after.data).encode(), Path(GAME_FILE))
        except (MapError, AttributeError, TypeError, ValueError) as error:
            refusal = tr(
                "“edit” returned a map that can’t be saved. {reason}", reason=as_sentence(one_line(str(error)))
            )
            raise ScriptError(labelled(str(self.file), refusal)) from None
        return after

    def problems(self, draft: Draft) -> list[Problem]:
        """Return the problems that the script finds, errors first. Raises `ScriptError`."""
        if self.check is None:
            return []
        with _failures(self.file):
            found = list(self.check(draft) or ())
        for one in found:
            if not isinstance(one, Problem):
                reason = tr("“check” must yield problems, not {found}.", found=type(one).__name__)
                raise ScriptError(labelled(str(self.file), reason))
        return sorted(found)


class ChangedMap(Struct, frozen=True):
    """A map as it was opened, and what the script with this name has made of it."""

    found: Opened
    after: Draft
    script: str


def loaded(file: Path) -> Script:
    """Run the top level of a script and return what it offers. Raises `ScriptError`."""
    with _failures(file):
        content = runpy.run_path(str(file))
    edit, check = content.get("edit"), content.get("check")
    if not (callable(edit) or callable(check)):
        reason = tr("A script needs a function “edit” or “check” that takes a draft.")
        raise ScriptError(labelled(str(file), reason))
    return Script(file, edit if callable(edit) else None, check if callable(check) else None)


@contextmanager
def _failures(file: Path) -> Iterator[None]:
    """Raise `ScriptError` for whatever a script raises, with its last line that was run."""
    try:
        yield
    except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever it is, the designer is to see a sentence
        raise ScriptError(labelled(_place(file, error), _reason(error))) from None


def _place(file: Path, error: BaseException) -> str:
    lines = [frame.lineno for frame in extract_tb(error.__traceback__) if frame.filename == str(file)]
    if isinstance(error, SyntaxError) and error.filename == str(file):
        lines = [error.lineno]
    return tr("{file}, line {line}", file=file, line=lines[-1]) if lines else str(file)


def _reason(error: BaseException) -> str:
    match error:
        case EditError() | MapError():
            return str(error)
        case SyntaxError():
            return as_sentence(tr("This isn’t Python: {reason}", reason=one_line(error.msg)))
        case OSError():
            return as_sentence(reason_of(error))
        case _:
            return as_sentence(one_line(f"{type(error).__name__}: {error}"))
