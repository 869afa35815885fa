"""From what length on a common border makes areas adjacent."""

from __future__ import annotations

import math

from msgspec.structs import replace

from indonesia_qt.board.adjacency import link_index
from indonesia_qt.board.adjacency.pair_status import PairStatus, statuses_between
from indonesia_qt.board.adjacency.shared_borders import shared_borders
from indonesia_qt.board.model import BoardMap
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.adjacency.pair_decisions import AdjacencyDecision, with_decisions
from indonesia_qt.mapmaking.edit.draft import EditError


def changes_at(board: BoardMap, threshold: float) -> tuple[PairStatus, ...]:
    """The ties, as they are now, of the areas that would be adjacent, or no more, at another `threshold`."""
    known = link_index.links_of(board)
    changing = [
        two
        for two, length in shared_borders(board).items()
        if two not in known.reasons
        and known.kinds.get(two) != "arrow"
        and (length >= threshold) != (two in known.kinds)
    ]
    return statuses_between(board, changing)


def with_threshold(board: BoardMap, threshold: float) -> BoardMap:
    """The board with another `threshold` in map units; decisions and arrows stay.

    Raises `EditError` when it isn't a length.
    """
    if not 0 < threshold < math.inf:
        raise EditError(tr("The shortest border that counts must be longer than nothing."))
    changed = {
        (found.a, found.b): AdjacencyDecision(None if found.linked else "border")
        for found in changes_at(board, threshold)
    }
    return replace(with_decisions(board, changed), threshold=threshold)
