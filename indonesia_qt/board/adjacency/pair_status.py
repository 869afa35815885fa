"""What is known of each pair of areas: what geometry says, what the designer decided, and which of them is in force."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from indonesia_qt.board.adjacency import link_index
from indonesia_qt.board.adjacency.link_index import Passage
from indonesia_qt.board.adjacency.shared_borders import (
    Pair,
    shared_borders,
    shared_borders_between,
    shared_borders_of,
    unclear,
)
from indonesia_qt.board.identity_cache import BOARDS, cached
from indonesia_qt.board.model import Arrow, BoardMap, LinkKind

TieKind = Literal["geometry", "forced-on", "forced-off", "arrow", "doubtful"]


class PairStatus(Struct, frozen=True):
    """All that is known of two areas; the id of `a` comes before that of `b` in the alphabet."""

    a: str
    b: str
    passage: Passage
    border: float | None
    """Map units of common border: 0 for areas that touch in points only, None for areas that are apart."""
    by_geometry: bool
    """Whether geometry alone makes them adjacent."""
    decision: bool | None
    """What the designer decided, if anything."""
    note: str
    """The reason for the decision."""
    arrow: Arrow | None
    """The arrow that joins them, as it is drawn."""
    link: LinkKind | None
    """What makes them adjacent in play, if anything."""
    unclear: bool
    """Whether players who only see their common border may wonder if it counts."""

    @property
    def linked(self) -> bool:
        """Whether they are adjacent in play."""
        return self.link is not None

    @property
    def doubtful(self) -> bool:
        """Whether players may wonder if they are adjacent, and nothing is decided."""
        return self.unclear and self.decision is None and self.link != "arrow"

    @property
    def kind(self) -> TieKind:
        """What it is due to that the two are adjacent, or that they aren't."""
        if self.link == "arrow":
            return "arrow"
        if self.doubtful:
            return "doubtful"
        if self.decision is not None or self.linked != self.by_geometry:
            return "forced-on" if self.linked else "forced-off"
        return "geometry"

    def other(self, area: str) -> str:
        """The one of the two that isn't `area`."""
        return self.b if area == self.a else self.a


@cached(BOARDS)
def pair_statuses(board: BoardMap) -> tuple[PairStatus, ...]:
    """The ties of all areas that touch, are adjacent, or were decided about, sorted by their ids."""
    return statuses_between(board, {*shared_borders(board), *link_index.links_of(board).pairs()})


def statuses_between(board: BoardMap, pairs: Iterable[Pair]) -> tuple[PairStatus, ...]:
    """The ties of these pairs of areas, sorted by their ids."""
    return _ties(board, pairs, shared_borders(board))


def statuses_of(board: BoardMap, area: str) -> tuple[PairStatus, ...]:
    """The ties of one area, sorted by the ids; none when there is no such area."""
    lengths = shared_borders_of(board, [area])
    return _ties(board, {*lengths, *(two for two in link_index.links_of(board).pairs() if area in two)}, lengths)


def status_of(board: BoardMap, two: Pair) -> PairStatus:
    """The tie of two areas, also when they have nothing to do with each other."""
    return _tie(board, two, shared_borders_between(board, [two]).get(two))


def _ties(board: BoardMap, pairs: Iterable[Pair], lengths: dict[Pair, float]) -> tuple[PairStatus, ...]:
    return tuple(_tie(board, two, lengths.get(two)) for two in sorted(pairs))


def _tie(board: BoardMap, two: Pair, border: float | None) -> PairStatus:
    known = link_index.links_of(board)
    return PairStatus(
        *two,
        passage=known.passage(two),
        border=border,
        by_geometry=border is not None and border >= board.threshold,
        decision=two in known.kinds if two in known.reasons else None,
        note=known.reasons.get(two, ""),
        arrow=known.arrows.get(two),
        link=known.kinds.get(two),
        unclear=border is not None and unclear(border, board.threshold),
    )
