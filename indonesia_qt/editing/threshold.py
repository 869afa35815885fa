"""From what length on a common border makes areas adjacent."""

from __future__ import annotations

import math

from msgspec.structs import replace

from indonesia_qt.board import links
from indonesia_qt.board.contacts import contacts
from indonesia_qt.board.model import BoardMap
from indonesia_qt.board.ties import Tie, ties_between
from indonesia_qt.editing.draft import EditError
from indonesia_qt.editing.standings import Standing, with_standings
from indonesia_qt.wording import tr


def changes_at(board: BoardMap, threshold: float) -> tuple[Tie, ...]:
    """The ties, as they are now, of the areas that would be adjacent, or no more, at another `threshold`."""
    known = links.of(board)
    changing = [
        two
        for two, length in contacts(board).items()
        if two not in known.reasons
        and known.kinds.get(two) != "arrow"
        and (length >= threshold) != (two in known.kinds)
    ]
    return ties_between(board, changing)


def with_threshold(board: BoardMap, threshold: float) -> BoardMap:
    """The board with another `threshold` in map units; decisions and arrows stay.

    Raises `EditError` when it isn't a length.
    """
    if not 0 < threshold < math.inf:
        raise EditError(tr("The shortest border that counts must be longer than nothing."))
    changed = {
        (found.a, found.b): Standing(None if found.linked else "border") for found in changes_at(board, threshold)
    }
    return replace(with_standings(board, changed), threshold=threshold)
