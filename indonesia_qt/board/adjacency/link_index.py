"""The links, decisions and arrows of a board, to be looked up by pairs of areas."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from indonesia_qt.board.adjacency.shared_borders import Pair, pair
from indonesia_qt.board.identity_cache import BOARDS, cached, shared
from indonesia_qt.board.model import Arrow, BoardMap, GeometryException, LandLink, LinkKind

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


@cached(BOARDS)
def links_of(board: BoardMap) -> Links:
    """The links, decisions and arrows of `board`."""
    lands, seas = (shared(tuple(area.id for area in areas)) for areas in (board.lands, board.seas))
    return _links(lands, seas, board.land_land, board.land_sea, board.sea_sea, board.exceptions, board.arrows)


@cached(BOARDS)
def _links(
    lands: tuple[str, ...],
    seas: tuple[str, ...],
    land_land: tuple[LandLink, ...],
    land_sea: tuple[Pair, ...],
    sea_sea: tuple[Pair, ...],
    exceptions: tuple[GeometryException, ...],
    arrows: tuple[Arrow, ...],
) -> Links:
    """Of just what they consist of: on a board on which something else changed they are the same."""
    kinds: dict[Pair, LinkKind] = {pair(link.a, link.b): link.kind for link in land_land}
    return Links(
        frozenset(lands),
        frozenset(seas),
        kinds | {pair(a, b): "border" for a, b in (*land_sea, *sea_sea)},
        {pair(exception.a, exception.b): exception.reason for exception in exceptions},
        {pair(arrow.a, arrow.b): arrow for arrow in arrows},
    )
