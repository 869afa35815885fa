"""Keeps the steps of an edited map small: each as the way back from the map after it to the map before it.

The files of a map have a line for each thing, and a step changes few of them. So the map before a step is kept as
pieces: runs of lines that are in the map after it, too, and the lines that are not.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

from msgspec import Meta, Struct

from indonesia_qt.board.draft import Draft, EditError, updated
from indonesia_qt.board.files import board_file
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.board.identity_cache import cached
from indonesia_qt.board.model import BoardMap
from indonesia_qt.files.paths import BOARD_FILE, GAME_FILE
from indonesia_qt.games import map_data_of
from indonesia_qt.i18n.text import tr
from indonesia_qt.i18n.untrusted_text import one_line
from indonesia_qt.mapmaking.files import storage

LARGEST_MAP, LARGEST, MOST = 1_000_000, 500_000, 100
"""Letters of both files of a map whose steps are kept; letters that all its steps take together; how many there are."""
LONGEST_NAME = 500
"""Letters of the name of a step."""

Run = tuple[Annotated[int, Meta(ge=0)], Annotated[int, Meta(ge=0)]]
"""Lines of the file after a step: the number of the first one, and that of the first one after them."""
Pieces = list[Run | str]
"""A file before a step: lines of the file after it, and other lines."""


class KeptStep(Struct, frozen=True):
    """A step: its name, the way back from each file after it to the file before it, and the digest of both after it."""

    name: Annotated[str, Meta(max_length=LONGEST_NAME)]
    after: Annotated[str, Meta(max_length=64)]
    files: dict[str, Pieces]


KeptSteps = Annotated[list[KeptStep], Meta(max_length=MOST)]
"""The last steps of a map, the latest first."""


def kept_step(name: str, before: Draft, after: Draft) -> KeptStep:
    """Return a step from one draft to another as it is kept."""
    old, new = texts(before), texts(after)
    files = {file: _pieces(_lines(old[file]), _lines(new[file])) for file in old}
    return KeptStep(name[:LONGEST_NAME], _digest(new), files)


def can_be_kept(draft: Draft) -> bool:
    """Return whether a map is small enough for its steps to be kept."""
    return sum(map(len, texts(draft).values())) <= LARGEST_MAP


def undone(step: KeptStep, after: Draft) -> Draft:
    """Return the draft before a step. Raises `EditError` if the step doesn't lead to `after`, or is damaged."""
    known, name = texts(after), one_line(step.name)
    if _digest(known) == step.after and step.files.keys() == known.keys():
        content = {file: "".join(_before(pieces, _lines(known[file]))).encode() for file, pieces in step.files.items()}
        try:
            draft = storage.decoded(content, Path())
        except MapError:
            pass
        else:
            if draft.game == after.game:
                # An equal draft that shares the parts that they have in common.
                fields = BoardMap.__struct_fields__
                board = {field: _shared(getattr(draft.board, field), getattr(after.board, field)) for field in fields}
                return updated(after, board=updated(after.board, **board), data=draft.data)
    raise EditError(tr("Couldn’t undo “{step}”. It was kept in a damaged file.", step=name))


@cached(4)
def texts(draft: Draft) -> Mapping[str, str]:
    """Return the files of a map, by their names."""
    return {BOARD_FILE: board_file.text(draft.board), GAME_FILE: map_data_of(draft.game).text(draft.data)}


def _digest(files: Mapping[str, str]) -> str:
    content = "\0".join(files[file] for file in sorted(files))
    return hashlib.blake2b(content.encode(), digest_size=16).hexdigest()


def _lines(text: str) -> Sequence[str]:
    return text.splitlines(keepends=True)


def _pieces(before: Sequence[str], after: Sequence[str]) -> Pieces:
    places = {line: number for number, line in enumerate(after)}
    pieces: Pieces = []
    for line in before:
        last, place = pieces[-1] if pieces else None, places.get(line)
        if place is None:
            pieces.append(line)
        elif isinstance(last, tuple) and last[1] == place:
            pieces[-1] = last[0], place + 1
        else:
            pieces.append((place, place + 1))
    return pieces


def _before(pieces: Pieces, after: Sequence[str]) -> Iterator[str]:
    """Give the lines of a file before a step, as many as a map may have that is kept."""
    size = 0
    for piece in pieces:
        for line in [piece] if isinstance(piece, str) else after[slice(*piece)]:
            size += len(line)
            if size > LARGEST_MAP:
                return
            yield line


def _shared(value: Any, other: Any) -> Any:
    if value == other:
        return other
    if not isinstance(value, tuple):
        return value
    known = {part: part for part in other}
    return tuple(known.get(part, part) for part in value)
