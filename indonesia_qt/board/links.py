"""The links, decisions and arrows of a board, to be looked up by pairs of areas."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from indonesia_qt.board.contacts import Pair, pair
from indonesia_qt.board.model import Arrow, BoardMap, LinkKind
from indonesia_qt.board.remembered import BOARDS, remembered

Passage = Literal["land", "coast", "sea"]
"""Between two land areas, a land area and a sea, or two seas."""


class Links(Struct, frozen=True, eq=False):
    """A board's links, decisions and arrows, to be looked up by the pair that they are about."""

    lands: frozenset[str]
    seas: frozenset[str]
    kinds: Mapping[Pair, LinkKind]
    reasons: Mapping[Pair, str]
    arrows: Mapping[Pair, Arrow]

    def pairs(self) -> set[Pair]:
        """The pairs that the file says something about."""
        return {*self.kinds, *self.reasons, *self.arrows}

    def passage(self, two: Pair) -> Passage:
        """What one crosses from one area to the other."""
        ashore = sum(area in self.lands for area in two)
        return "land" if ashore == 2 else "coast" if ashore else "sea"


@remembered(BOARDS)
def of(board: BoardMap) -> Links:
    """The links, decisions and arrows of `board`."""
    return Links(
        frozenset(land.id for land in board.lands),
        frozenset(sea.id for sea in board.seas),
        {pair(a, b): "arrow" if kind == "arrow" else "border" for a, b, kind in board.links()},
        {pair(exception.a, exception.b): exception.reason for exception in board.exceptions},
        {pair(arrow.a, arrow.b): arrow for arrow in board.arrows},
    )
