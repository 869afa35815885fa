"""Deciding which areas are adjacent.

What the designer decides wins over geometry and stays until it is dropped. Two land areas are joined by a border or by
an arrow (R-MAP-02); an arrow is a decision of its own. All functions give a new board and leave the old one as it was;
they raise `EditError` when they are given what isn't two areas of the board.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import combinations

from msgspec.structs import replace

from indonesia_qt.board import names
from indonesia_qt.board.adjacency import link_index
from indonesia_qt.board.adjacency.shared_borders import Pair, pair, shared_borders_between, shared_borders_of, unclear
from indonesia_qt.board.model import BoardMap
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.adjacency.pair_decisions import (
    APART,
    AdjacencyDecision,
    check_areas,
    decision_on,
    status_of_areas,
    two_areas,
    with_decisions,
)
from indonesia_qt.mapmaking.edit.draft import EditError
from indonesia_qt.mapmaking.edit.placement import arrows


def rederived(board: BoardMap, touched: Collection[str]) -> BoardMap:
    """The board whose `touched` areas are adjacent to what geometry says; decisions and arrows stay.

    What is said about an area that is on the board no more goes.
    """
    known, asked = link_index.links_of(board), frozenset(touched)
    lengths = shared_borders_of(board, asked)
    decisions = {
        two: AdjacencyDecision("border" if lengths.get(two, -1) >= board.threshold else None)
        for two in {*lengths, *(two for two in known.kinds if not asked.isdisjoint(two))}
        if two not in known.reasons and known.kinds.get(two) != "arrow"
    }
    there = known.lands | known.seas
    gone = {two: APART for two in known.pairs() if not there.issuperset(two)}
    return with_decisions(board, decisions | gone)


def link(board: BoardMap, a: str, b: str, note: str = "") -> BoardMap:
    """The board on which two areas are adjacent; land areas that don't touch get an arrow (see `decide`)."""
    return decide(board, a, b, True, note)


def unlink(board: BoardMap, a: str, b: str, note: str = "") -> BoardMap:
    """The board on which two areas are not adjacent; an arrow between them goes (see `decide`)."""
    return decide(board, a, b, False, note)


def decide(board: BoardMap, a: str, b: str, linked: bool, note: str = "") -> BoardMap:
    """The board on which two areas are adjacent or not.

    That is kept as a decision with its `note`, unless geometry says so beyond doubt anyway.
    """
    return _decided(board, [two_areas(board, a, b)], linked, note)


def link_all(board: BoardMap, areas: Collection[str], hub: str | None = None, note: str = "") -> BoardMap:
    """The board on which each two of `areas` are adjacent, or, when there is a `hub`, each of them and the hub."""
    return _decided(board, _pairs(board, areas, hub), True, note)


def unlink_all(board: BoardMap, areas: Collection[str], hub: str | None = None, note: str = "") -> BoardMap:
    """The board on which no two of `areas` are adjacent, or, when there is a `hub`, none of them and the hub."""
    return _decided(board, _concerned(board, areas, hub), False, note)


def follow_geometry(board: BoardMap, a: str, b: str) -> BoardMap:
    """The board on which nothing is decided about two areas, and no arrow joins them."""
    return _undecided(board, [two_areas(board, a, b)])


def follow_geometry_for_all(board: BoardMap, areas: Collection[str]) -> BoardMap:
    """The board on which nothing is decided about any two of `areas`, and no arrow joins them."""
    return _undecided(board, _concerned(board, areas))


def with_note(board: BoardMap, a: str, b: str, note: str) -> BoardMap:
    """The board on which what was decided about two areas has another reason.

    Raises `EditError` when nothing was.
    """
    two = two_areas(board, a, b)
    found = decision_on(board, two)
    if found.reason is None:
        raise EditError(
            tr("Nothing is decided about {a} and {b}.", a=names.of(board)[two[0]], b=names.of(board)[two[1]])
        )
    return with_decisions(board, {two: replace(found, reason=note)})


def without_decision(board: BoardMap, a: str, b: str) -> BoardMap:
    """The board on which nothing is decided about two areas; an arrow stays when it says more than their border."""
    found = status_of_areas(board, a, b)
    if found.link == "arrow" and not found.by_geometry:
        return with_decisions(board, {pair(a, b): AdjacencyDecision("arrow", None, found.arrow)})
    return follow_geometry(board, a, b)


def tidied(board: BoardMap) -> BoardMap:
    """The board without links to what isn't there, of areas with themselves, and without those that repeat others."""
    areas, seen = {area.id for area in board.areas()}, set[Pair]()

    def is_new(a: str, b: str) -> bool:
        fresh = a != b and {a, b} <= areas and pair(a, b) not in seen
        seen.add(pair(a, b))
        return fresh

    return replace(
        board,
        land_land=tuple(link for link in board.land_land if is_new(link.a, link.b)),
        land_sea=tuple(two for two in board.land_sea if is_new(*two)),
        sea_sea=tuple(two for two in board.sea_sea if is_new(*two)),
    )


def toggled(board: BoardMap, a: str, b: str) -> BoardMap:
    """The board on which two areas are adjacent if they weren't, and the other way round.

    Where that is what geometry says, nothing is decided any more: so the same again leads back.
    """
    found = status_of_areas(board, a, b)
    if found.linked != found.by_geometry:
        return follow_geometry(board, a, b)
    return decide(board, a, b, not found.linked)


def _pairs(board: BoardMap, areas: Collection[str], hub: str | None) -> list[Pair]:
    pairs = combinations(areas, 2) if hub is None else ((hub, area) for area in areas if area != hub)
    return [two_areas(board, a, b) for a, b in pairs]


def _concerned(board: BoardMap, areas: Collection[str], hub: str | None = None) -> list[Pair]:
    """Those of the pairs that touch or that the file says something about; all others are apart anyway."""
    ends = frozenset(areas) if hub is None else frozenset((hub,))
    asked = ends.union(areas)
    check_areas(board, asked)
    said = {*shared_borders_of(board, ends), *link_index.links_of(board).pairs()}
    return [two for two in said if asked.issuperset(two) and not ends.isdisjoint(two)]


def _undecided(board: BoardMap, pairs: Iterable[Pair]) -> BoardMap:
    chosen = list(pairs)
    lengths = shared_borders_between(board, chosen)
    return with_decisions(
        board, {two: AdjacencyDecision("border" if lengths.get(two, -1) >= board.threshold else None) for two in chosen}
    )


def _decided(board: BoardMap, pairs: Iterable[Pair], linked: bool, note: str) -> BoardMap:
    chosen = list(pairs)
    lengths = shared_borders_between(board, chosen)
    return with_decisions(board, {two: _decision_for(board, two, lengths.get(two), linked, note) for two in chosen})


def _decision_for(board: BoardMap, two: Pair, border: float | None, linked: bool, note: str) -> AdjacencyDecision:
    """How two areas stand to each other once it is decided whether they are adjacent."""
    known = link_index.links_of(board)
    if linked and known.kinds.get(two) == "arrow":
        return decision_on(board, two)
    if linked and border is None and known.passage(two) == "land":
        return AdjacencyDecision("arrow", None, arrows.straight_arrow(board, two))
    by_geometry = border is not None and border >= board.threshold
    plain = by_geometry == linked and not (border is not None and unclear(border, board.threshold))
    return AdjacencyDecision("border" if linked else None, None if plain else note)
