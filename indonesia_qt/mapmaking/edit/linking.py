"""Decides which areas are adjacent: by a border, by an arrow, or not at all.

What the designer decides wins over geometry and stays until it is dropped. Two land areas are joined by a border or by
an arrow (R-MAP-02); an arrow is a decision of its own. All functions return a new board. They raise `EditError` when
they get what isn't two areas of the board.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Mapping
from itertools import combinations, groupby
from typing import TypeVar

import shapely
from msgspec import Struct
from msgspec.structs import replace

from indonesia_qt.board import adjacency, names
from indonesia_qt.board.adjacency import Pair, PairStatus, Passage, geometry, pair
from indonesia_qt.board.draft import EditError
from indonesia_qt.board.model import Arrow, BoardMap, GeometryException, LandLink, Line, LinkKind, Point
from indonesia_qt.i18n.text import counted, paragraph, shortened, tr

_T = TypeVar("_T")

ASHORE = 6.0
"""Map units that a new arrow reaches into the areas that it joins."""


class AdjacencyDecision(Struct, frozen=True):
    """Whether two areas are adjacent in the map's file, whatever geometry says.

    `link` is None when they aren't adjacent, `reason` is None when nothing was decided about them.
    """

    link: LinkKind | None
    reason: str | None = None
    arrow: Arrow | None = None


APART = AdjacencyDecision(None)


def status_of_areas(board: BoardMap, a: str, b: str) -> PairStatus:
    """Return what is known of two areas. Raises `EditError` when they aren't two areas of `board`."""
    return adjacency.status_of(board, _two_areas(board, a, b))


def link(board: BoardMap, a: str, b: str, note: str = "") -> BoardMap:
    """Make two areas adjacent; land areas that don't touch get an arrow (see `decide`)."""
    return decide(board, a, b, True, note)


def unlink(board: BoardMap, a: str, b: str, note: str = "") -> BoardMap:
    """Make two areas not adjacent; an arrow between them is removed (see `decide`)."""
    return decide(board, a, b, False, note)


def decide(board: BoardMap, a: str, b: str, linked: bool, note: str = "") -> BoardMap:
    """Decide whether two areas are adjacent.

    The decision is kept with its `note`, unless geometry says the same beyond doubt.
    """
    return _decided(board, [_two_areas(board, a, b)], linked, note)


def toggled(board: BoardMap, a: str, b: str) -> BoardMap:
    """Make two areas adjacent if they weren't, and the other way round.

    Where geometry says the same, the decision is dropped: toggling twice changes nothing.
    """
    found = status_of_areas(board, a, b)
    if found.linked != found.by_geometry:
        return follow_geometry(board, a, b)
    return decide(board, a, b, not found.linked)


def link_all(board: BoardMap, areas: Collection[str]) -> BoardMap:
    """Make each two of `areas` adjacent."""
    return _decided(board, [_two_areas(board, a, b) for a, b in combinations(areas, 2)], True)


def unlink_all(board: BoardMap, areas: Collection[str]) -> BoardMap:
    """Make no two of `areas` adjacent."""
    return _decided(board, _concerned(board, areas), False)


def with_links(board: BoardMap, areas: Collection[str], linked: Iterable[Pair]) -> BoardMap:
    """Make of any two of `areas` just the pairs that are `linked` adjacent (see `decide`)."""
    after = {_two_areas(board, a, b) for a, b in linked}
    now = {two for two in adjacency.links_of(board).kinds if frozenset(areas).issuperset(two)}
    return _decided(_decided(board, after - now, True), now - after, False)


def with_note(board: BoardMap, a: str, b: str, note: str) -> BoardMap:
    """Set the note of the decision about two areas.

    Raises `EditError` when nothing was decided.
    """
    two = _two_areas(board, a, b)
    found = _decision_on(board, two)
    if found.reason is None:
        called = names.of(board)
        raise EditError(
            tr("Link or unlink {a} and {b} manually before you add a note.", a=called[two[0]], b=called[two[1]])
        )
    return _with_decisions(board, {two: replace(found, reason=note)})


def without_decision(board: BoardMap, a: str, b: str) -> BoardMap:
    """Drop the decision about two areas; an arrow stays when it says more than their border."""
    found = status_of_areas(board, a, b)
    if found.link == "arrow" and not found.by_geometry:
        return _with_decisions(board, {pair(a, b): AdjacencyDecision("arrow", None, found.arrow)})
    return follow_geometry(board, a, b)


def follow_geometry(board: BoardMap, a: str, b: str) -> BoardMap:
    """Drop the decision about two areas, and the arrow that joins them."""
    return _undecided(board, [_two_areas(board, a, b)])


def follow_geometry_for_all(board: BoardMap, areas: Collection[str]) -> BoardMap:
    """Drop the decisions about any two of `areas`, and the arrows that join them."""
    return _undecided(board, _concerned(board, areas))


def tidied(board: BoardMap) -> BoardMap:
    """Remove links to what isn't there, of areas with themselves, and those that repeat others."""
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


def with_arrow(board: BoardMap, a: str, b: str, line: Line) -> BoardMap:
    """Join two land areas by an arrow along `line`, from `a` to `b`.

    When they have a common border as well, the arrow is a decision against it. Raises `EditError` for what isn't two
    land areas, and for a line without length.
    """
    found = status_of_areas(board, a, b)
    if found.passage != "land":
        raise EditError(
            tr("Arrows link land areas only, so {a} and {b} can’t be linked by one.", **_called(board, a, b))
        )
    reason = found.note if found.by_geometry else None
    return _with_decisions(board, {pair(a, b): AdjacencyDecision("arrow", reason, _drawn(board, a, b, line))})


def with_arrow_line(board: BoardMap, a: str, b: str, line: Line) -> BoardMap:
    """Draw the arrow that joins two areas along `line`, from `a` to `b`.

    Raises `EditError` when no arrow joins them, and for a line without length.
    """
    two = _two_areas(board, a, b)
    if status_of_areas(board, a, b).arrow is None:
        raise EditError(tr("There’s no arrow between {a} and {b}.", **_called(board, a, b)))
    drawn = _drawn(board, a, b, line)
    return replace(board, arrows=tuple(drawn if pair(old.a, old.b) == two else old for old in board.arrows))


def drawn_once(board: BoardMap, a: str, b: str) -> BoardMap:
    """Remove all but the first of the arrows that are drawn between two areas."""
    two = pair(a, b)
    repeats = [n for n, arrow in enumerate(board.arrows) if pair(arrow.a, arrow.b) == two][1:]
    return replace(board, arrows=tuple(arrow for n, arrow in enumerate(board.arrows) if n not in repeats))


def straight_arrow(board: BoardMap, two: Pair) -> Arrow:
    """Return a straight arrow where two land areas are nearest, or from token to token when they touch."""
    a, b = (next(land for land in board.lands if land.id == area) for area in two)
    crossing = shapely.shortest_line(geometry(a.shape), geometry(b.shape))
    if crossing.length == 0:
        return Arrow(*two, line=(a.token, b.token))
    (x, y), (to_x, to_y) = crossing.coords
    east, south = (to_x - x) / crossing.length * ASHORE, (to_y - y) / crossing.length * ASHORE
    return Arrow(*two, line=_tenths((x - east, y - south), (to_x + east, to_y + south)))


def changes_at(board: BoardMap, threshold: float) -> tuple[PairStatus, ...]:
    """Return the present statuses of the areas whose adjacency another `threshold` would change."""
    known = adjacency.links_of(board)
    changing = [
        two
        for two, length in adjacency.shared_borders(board).items()
        if two not in known.reasons
        and known.kinds.get(two) != "arrow"
        and (length >= threshold) != (two in known.kinds)
    ]
    return adjacency.statuses_between(board, changing)


def with_threshold(board: BoardMap, threshold: float) -> BoardMap:
    """Set the `threshold` in map units; decisions and arrows stay.

    Raises `EditError` when it isn't a length.
    """
    if not 0 < threshold < math.inf:
        raise EditError(tr("The minimum border length must be greater than 0."))
    changed = {
        (found.a, found.b): AdjacencyDecision(None if found.linked else "border")
        for found in changes_at(board, threshold)
    }
    return replace(_with_decisions(board, changed), threshold=threshold)


def rederived(board: BoardMap, touched: Collection[str]) -> BoardMap:
    """Make the `touched` areas adjacent to what geometry says; decisions and arrows stay.

    Links, decisions and arrows of areas that are no longer on the board are removed.
    """
    known, asked = adjacency.links_of(board), frozenset(touched)
    lengths = adjacency.shared_borders_of(board, asked)
    decisions = {
        two: AdjacencyDecision("border" if lengths.get(two, -1) >= board.threshold else None)
        for two in {*lengths, *(two for two in known.kinds if not asked.isdisjoint(two))}
        if two not in known.reasons and known.kinds.get(two) != "arrow"
    }
    there = known.lands | known.seas
    gone = {two: APART for two in known.pairs() if not there.issuperset(two)}
    return _with_decisions(board, decisions | gone)


def changes(before: BoardMap, after: BoardMap) -> str:
    """Return sentences about the links that `after` has and `before` hasn't, and the other way round; "" if none.

    Of many only the first are named. An area that has another id is still the same.
    """
    old, new = (adjacency.links_of(board).kinds.keys() for board in (before, after))
    gained, lost = _named(after, new - old), _named(before, old - new)
    texts = []
    if fresh := [two for two in gained if two not in lost]:
        texts.append(
            counted(len(fresh), "{n} link added: {areas}.", "{n} links added: {areas}.", areas=shortened(fresh))
        )
    if gone := [two for two in lost if two not in gained]:
        texts.append(
            counted(len(gone), "{n} link removed: {areas}.", "{n} links removed: {areas}.", areas=shortened(gone))
        )
    return paragraph(*texts)


def _named(board: BoardMap, found: Iterable[Pair]) -> list[str]:
    called = names.translated(board)
    return [tr("{a} – {b}", **names.of_two(called, *two)) for two in sorted(found)]


def _two_areas(board: BoardMap, a: str, b: str) -> Pair:
    """The pair of `a` and `b`. Raises `EditError` when they aren't two areas of `board`."""
    _check_areas(board, (a, b))
    if a == b:
        raise EditError(tr("{area} can’t be linked to itself.", area=names.of(board)[a]))
    return pair(a, b)


def _check_areas(board: BoardMap, areas: Iterable[str]) -> None:
    """Raises `EditError` when one of `areas` isn't an area of `board`."""
    known = adjacency.links_of(board)
    for area in areas:
        if area not in known.lands and area not in known.seas:
            raise EditError(
                tr("{area} is neither a land area nor a sea on this map.", area=names.of(board).get(area, area))
            )


def _called(board: BoardMap, a: str, b: str) -> dict[str, str]:
    return names.of_two(names.translated(board), a, b)


def _concerned(board: BoardMap, areas: Collection[str]) -> list[Pair]:
    """The pairs of `areas` that touch or that the file says something about; all others are apart anyway."""
    asked = frozenset(areas)
    _check_areas(board, asked)
    said = {*adjacency.shared_borders_of(board, asked), *adjacency.links_of(board).pairs()}
    return [two for two in said if asked.issuperset(two)]


def _decided(board: BoardMap, pairs: Collection[Pair], linked: bool, note: str = "") -> BoardMap:
    lengths = adjacency.shared_borders_between(board, pairs)
    return _with_decisions(board, {two: _decision_for(board, two, lengths.get(two), linked, note) for two in pairs})


def _undecided(board: BoardMap, pairs: Collection[Pair]) -> BoardMap:
    lengths = adjacency.shared_borders_between(board, pairs)
    return _with_decisions(
        board, {two: AdjacencyDecision("border" if lengths.get(two, -1) >= board.threshold else None) for two in pairs}
    )


def _decision_for(board: BoardMap, two: Pair, border: float | None, linked: bool, note: str) -> AdjacencyDecision:
    """How two areas stand to each other once it is decided whether they are adjacent."""
    known = adjacency.links_of(board)
    if linked and known.kinds.get(two) == "arrow":
        return _decision_on(board, two)
    if linked and border is None and known.passage(two) == "land":
        return AdjacencyDecision("arrow", None, straight_arrow(board, two))
    by_geometry = border is not None and border >= board.threshold
    plain = by_geometry == linked and not (border is not None and adjacency.unclear(border, board.threshold))
    return AdjacencyDecision("border" if linked else None, None if plain else note)


def _decision_on(board: BoardMap, two: Pair) -> AdjacencyDecision:
    """How two areas stand to each other now."""
    known = adjacency.links_of(board)
    return AdjacencyDecision(known.kinds.get(two), known.reasons.get(two), known.arrows.get(two))


def _with_decisions(board: BoardMap, changes: Mapping[Pair, AdjacencyDecision]) -> BoardMap:
    """The board on which these pairs stand like that, all others as before; `board` itself when nothing changes."""
    new = {two: then for two, then in changes.items() if then != _decision_on(board, two)}
    if not new:
        return board
    linked: dict[Passage, list[Pair]] = {"land": [], "coast": [], "sea": []}
    for two, then in new.items():
        if then.link:
            linked[adjacency.links_of(board).passage(two)].append(two)
    borders = [LandLink(*two, new[two].link or "border") for two in linked["land"]]
    coasts = [two if two[0] in adjacency.links_of(board).lands else two[::-1] for two in linked["coast"]]
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


def _drawn(board: BoardMap, a: str, b: str, line: Line) -> Arrow:
    """The arrow as the file keeps it: the area first whose id is first, without points that say nothing."""
    shown = tuple(point for point, _ in groupby(_tenths(*(line if a < b else line[::-1]))))
    if len(shown) < 2:
        raise EditError(tr("The arrow from {a} to {b} has no length.", **_called(board, a, b)))
    return Arrow(*pair(a, b), line=shown)


def _tenths(*points: Point) -> Line:
    return tuple((round(x, 1), round(y, 1)) for x, y in points)
