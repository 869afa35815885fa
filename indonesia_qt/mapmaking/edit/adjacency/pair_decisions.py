"""How two areas of a board stand to each other, and how that is set."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from indonesia_qt.board import names
from indonesia_qt.board.adjacency import link_index
from indonesia_qt.board.adjacency.link_index import Passage
from indonesia_qt.board.adjacency.pair_status import PairStatus, status_of
from indonesia_qt.board.adjacency.shared_borders import Pair, pair
from indonesia_qt.board.model import Arrow, BoardMap, GeometryException, LandLink, LinkKind
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.draft import EditError


class AdjacencyDecision(Struct, frozen=True):
    """How two areas stand to each other in the map's file, whatever geometry says.

    `link` is None when they aren't adjacent, `reason` is None when nothing was decided about them.
    """

    link: LinkKind | None
    reason: str | None = None
    arrow: Arrow | None = None


_T = TypeVar("_T")

APART = AdjacencyDecision(None)


def decision_on(board: BoardMap, two: Pair) -> AdjacencyDecision:
    """How two areas stand to each other now."""
    known = link_index.links_of(board)
    return AdjacencyDecision(known.kinds.get(two), known.reasons.get(two), known.arrows.get(two))


def status_of_areas(board: BoardMap, a: str, b: str) -> PairStatus:
    """What is known of two areas. Raises `EditError` when they aren't two areas of `board`."""
    return status_of(board, two_areas(board, a, b))


def two_areas(board: BoardMap, a: str, b: str) -> Pair:
    """The pair of `a` and `b`. Raises `EditError` when they aren't two areas of `board`."""
    check_areas(board, (a, b))
    if a == b:
        raise EditError(tr("{area} can't be linked with itself.", area=names.of(board)[a]))
    return pair(a, b)


def check_areas(board: BoardMap, areas: Iterable[str]) -> None:
    """Raises `EditError` when one of `areas` isn't an area of `board`."""
    known = link_index.links_of(board)
    for area in areas:
        if area not in known.lands and area not in known.seas:
            raise EditError(tr("{area} is no land area and no sea of this map.", area=names.of(board).get(area, area)))


def with_decisions(board: BoardMap, changes: Mapping[Pair, AdjacencyDecision]) -> BoardMap:
    """The board on which these pairs stand like that, all others as before; `board` itself when nothing changes."""
    new = {two: then for two, then in changes.items() if then != decision_on(board, two)}
    if not new:
        return board
    linked: dict[Passage, list[Pair]] = {"land": [], "coast": [], "sea": []}
    for two, then in new.items():
        if then.link:
            linked[link_index.links_of(board).passage(two)].append(two)
    borders = [LandLink(*two, new[two].link or "border") for two in linked["land"]]
    coasts = [two if two[0] in link_index.links_of(board).lands else two[::-1] for two in linked["coast"]]
    arrows = [then.arrow for then in new.values() if then.arrow]
    decisions = [GeometryException(*two, then.reason) for two, then in new.items() if then.reason is not None]
    return replace(
        board,
        land_land=_renewed(board.land_land, _ends, new, borders),
        land_sea=_renewed(board.land_sea, _itself, new, coasts),
        sea_sea=_renewed(board.sea_sea, _itself, new, linked["sea"]),
        arrows=_renewed(board.arrows, _ends, new, arrows),
        exceptions=_renewed(board.exceptions, _ends, new, decisions),
    )


def _renewed(
    items: tuple[_T, ...], areas: Callable[[_T], Pair], pairs: Collection[Pair], new: list[_T]
) -> tuple[_T, ...]:
    """`items` with the `new` ones instead of those about `pairs`, sorted; the same object when nothing changes."""
    kept = [item for item in items if pair(*areas(item)) not in pairs]
    renewed = tuple(sorted([*kept, *new], key=areas))
    return items if renewed == items else renewed


def _ends(item: LandLink | Arrow | GeometryException) -> Pair:
    return item.a, item.b


def _itself(item: Pair) -> Pair:
    return item
