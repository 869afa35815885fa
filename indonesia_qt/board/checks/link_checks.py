"""Checks of the links: where they differ from geometry undecided, doubtful ones, arrows, and areas that lie apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from statistics import median
from typing import NamedTuple

import networkx as nx
import shapely
from shapely import STRtree

from indonesia_qt.board import adjacency, graph, names
from indonesia_qt.board.adjacency import POINT, UNCLEAR, PairStatus, geometry, pair
from indonesia_qt.board.checks.placement_checks import feature_of
from indonesia_qt.board.checks.problem import Problem, error, warning
from indonesia_qt.board.checks.shape_checks import SLACK
from indonesia_qt.board.identity_cache import BOARDS, PAIRS, cached
from indonesia_qt.board.model import BoardMap, Shape
from indonesia_qt.i18n.text import counted, figure, listed, rounded_figure, tr

SHORT_BORDER = 8.0
"""Map units: a shorter border is easily overlooked."""
BROKEN = frozenset({"unknown-link", "self-link", "double-link"})
"""The kinds of links that make no sense at all; with one of these nothing can be said about ways."""
ERRORS = {"arrow-over-border", "borderless-link", "unlinked-border"}
"""Those kinds of problems between two areas that make the board unfit for play."""
GAP, LONG_RUN = 4.0, 20.0
"""Map units: a gap so narrow that it looks like a border when two areas run side by side so far."""
FAR = 60.0
"""Map units: what links areas that lie farther apart needs a reason."""


def broken(board: BoardMap) -> Iterator[Problem]:
    """Links that make no sense at all: to nothing, of an area with itself, and listed twice."""
    known, called = adjacency.links_of(board), names.translated(board)
    areas = known.lands | known.seas
    total = len(board.land_land) + len(board.land_sea) + len(board.sea_sea)
    if len(known.kinds) == total and all(a in areas and b in areas and a != b for a, b in known.kinds):
        return
    for (a, b), times in Counter(pair(a, b) for a, b, _ in board.links()).items():
        two = names.of_two(called, a, b)
        if not {a, b} <= areas:
            yield error(
                _place(a, b), tr("{a} and {b} are linked, but they aren’t both on the map.", **two), "unknown-link"
            )
        elif a == b:
            yield error(_place(a, b), tr("{a} is linked to itself.", a=called[a]), "self-link", (a,))
        elif times > 1:
            yield error(_place(a, b), tr("The link between {a} and {b} is listed twice.", **two), "double-link", (a, b))


def problems(board: BoardMap) -> Iterator[Problem]:
    """Yield where links and common borders differ undecided, decisions without effect or reason, and arrows amiss."""
    shape = {area.id: area.shape for area in board.areas()}
    called = names.translated(board)
    # all pairs but those that are plainly adjacent, with a long common border and nothing decided about them
    lengths, known = adjacency.shared_borders(board), adjacency.links_of(board)
    long = max(SHORT_BORDER, (1 + UNCLEAR) * board.threshold) + SLACK
    plain = {two for two, length in lengths.items() if length > long and known.kinds.get(two) == "border"}
    unusual = {*lengths, *known.pairs()} - (plain - known.reasons.keys())
    for status in adjacency.statuses_between(board, unusual):
        if kind := _undecided(status) if status.decision is None else _of_decision(status, shape):
            level = error if kind in ERRORS else warning
            yield level(_place(status.a, status.b), _text(kind, status, called), kind, (status.a, status.b))
    yield from _side_by_side(board, called)
    yield from _arrows(board, called)


def _side_by_side(board: BoardMap, called: Mapping[str, str]) -> Iterator[Problem]:
    """Yield land areas that look as if they had a common border, but have a narrow gap instead and aren't linked."""
    known, grounds = adjacency.links_of(board), [geometry(land.shape) for land in board.lands]
    boxes = shapely.box(*shapely.bounds(grounds).T)
    for one, other in STRtree(grounds).query(shapely.buffer(boxes, GAP)).T.tolist():
        a, b = board.lands[one], board.lands[other]
        two = pair(a.id, b.id)
        if one < other and two not in known.kinds and two not in known.reasons and _run(a.shape, b.shape) >= LONG_RUN:
            text = tr(
                "{a} and {b} run side by side {n} units apart and aren’t linked.",
                **names.of_two(called, *two),
                n=rounded_figure(_distance(a.shape, b.shape)),
            )
            yield warning(_place(*two), text, "side-by-side", two)


@cached(PAIRS)
def _run(a: Shape, b: Shape) -> float:
    """How long two shapes run side by side with a gap between them, in map units; 0 when they touch."""
    one, other = geometry(a), geometry(b)
    if not one.dwithin(other, GAP) or one.intersects(other):
        return 0.0
    return float(one.boundary.intersection(other.buffer(GAP)).length)


def _undecided(status: PairStatus) -> str | None:
    """What is wrong with two areas that nothing was decided about, if anything."""
    if status.link == "arrow":
        return "arrow-over-border" if status.by_geometry else None
    if status.linked != status.by_geometry:
        return "borderless-link" if status.linked else "unlinked-border"
    if status.doubtful:
        return "doubtful"
    return "short-border" if status.border and status.by_geometry and status.border < SHORT_BORDER else None


def _of_decision(status: PairStatus, shape: Mapping[str, Shape]) -> str | None:
    """What is wrong with a decision, if anything."""
    if (
        (not status.by_geometry)
        if status.link == "arrow"
        else (status.linked == status.by_geometry and not status.unclear)
    ):
        return "needless-decision"
    far = status.linked and status.border is None and _distance(shape[status.a], shape[status.b]) > FAR
    return "far-decision" if far and not status.note else None


def _text(kind: str, status: PairStatus, called: Mapping[str, str]) -> str:
    a, b, length = called[status.a], called[status.b], round(status.border or 0)
    match kind:
        case "arrow-over-border":
            return tr("{a} and {b} are linked by an arrow, but they also share a border.", a=a, b=b)
        case "borderless-link":
            return tr("{a} and {b} are listed as adjacent, but they don’t share a border.", a=a, b=b)
        case "unlinked-border":
            return counted(
                length,
                "{a} and {b} share a border of {n} unit, but they aren’t listed as adjacent.",
                "{a} and {b} share a border of {n} units, but they aren’t listed as adjacent.",
                a=a,
                b=b,
            )
        case "doubtful" if status.border is not None and status.border < POINT:
            return tr("{a} and {b} only meet at a point. Players may not see whether they are adjacent.", a=a, b=b)
        case "doubtful":
            return tr(
                "The common border of {a} and {b} is {length} units long, close to the minimum. Players "
                "may not see whether they are adjacent.",
                a=a,
                b=b,
                length=figure(status.border or 0, 1),
            )
        case "short-border":
            return counted(
                length,
                "The common border of {a} and {b} is only {n} unit long.",
                "The common border of {a} and {b} is only {n} units long.",
                a=a,
                b=b,
            )
        case "needless-decision":
            return tr(
                "The manual link setting for {a} and {b} is redundant: the border gives the same result.", a=a, b=b
            )
    return tr("{a} and {b} are linked but far apart. Add a note that explains why.", a=a, b=b)


def _arrows(board: BoardMap, called: Mapping[str, str]) -> Iterator[Problem]:
    linked_pairs = {pair(link.a, link.b) for link in board.land_land if link.kind == "arrow"}
    drawn = Counter(pair(arrow.a, arrow.b) for arrow in board.arrows)
    for a, b in sorted(linked_pairs - drawn.keys()):
        text = tr("{a} and {b} are linked by an arrow, but no arrow is drawn.", a=called[a], b=called[b])
        yield error(_place(a, b), text, "arrow-not-drawn", (a, b))
    for arrow in board.arrows:
        two = pair(arrow.a, arrow.b)
        ends = names.of_two(called, arrow.a, arrow.b)
        if two not in linked_pairs:
            text = tr("An arrow is drawn between {a} and {b}, but it doesn’t link them.", **ends)
            yield error(feature_of(arrow), text, "arrow-not-linked", two)
        if drawn[two] > 1:
            text = tr("The arrow between {a} and {b} is drawn more than once.", **ends)
            yield error(feature_of(arrow), text, "arrow-twice", two)


def _place(a: str, b: str) -> str:
    return " - ".join(pair(a, b))


@cached(PAIRS)
def _distance(a: Shape, b: Shape) -> float:
    return float(geometry(a).distance(geometry(b)))


MANY = 3.0
"""So many times the usual number of neighbours is unusual."""
CROWD = 12
"""Fewer neighbours than that are never too many."""
MENTIONED = 4
"""So many areas are mentioned by name; of more only the number is given."""


def connectivity_problems(board: BoardMap) -> Iterator[Problem]:
    """Areas that nothing leads to, groups of areas apart from the others, and unusual numbers of neighbours."""
    ways = _ways(graph.of(board))
    yield from _alone(board, ways.degrees)
    yield from _apart(board, ways)
    yield from _crowded(board, ways.degrees)


class _Ways(NamedTuple):
    """How many neighbours each area has, which groups of areas nothing joins to the rest, and which seas no ship."""

    degrees: Mapping[str, int]
    apart: Sequence[frozenset[str]]
    seas_apart: Sequence[frozenset[str]]


@cached(BOARDS)
def _ways(ways: nx.Graph) -> _Ways:
    """What is the matter with the ways of a board; the part with most seas is what others are apart from."""
    seas = set(graph.sea(ways))
    parts = sorted(graph.parts(ways), key=lambda part: -len(part & seas))
    seas_apart = graph.parts(ways.subgraph(parts[0] & seas))[1:] if parts else []
    return _Ways(dict(ways.degree), parts[1:], seas_apart)


def _alone(board: BoardMap, degrees: Mapping[str, int]) -> Iterator[Problem]:
    called = names.translated(board)
    for sea in board.seas:
        if not degrees[sea.id]:
            text = tr("{sea} doesn’t touch another sea or a coast.", sea=called[sea.id])
            yield error(sea.id, text, "lonely-sea", (sea.id,))
    for land in board.lands:
        if not degrees[land.id]:
            text = tr("{area} isn’t adjacent to any other area.", area=called[land.id])
            yield warning(land.id, text, "lonely-area", (land.id,))


def _apart(board: BoardMap, ways: _Ways) -> Iterator[Problem]:
    """Groups that nothing joins to the part of the board with most seas, and seas of that part that no ship reaches."""
    called = names.translated(board)
    for part in ways.apart:
        if len(part) > 1:
            text = tr(
                "Neither land nor sea connects {areas} to the rest of the map.", areas=_listed_areas(part, called)
            )
            yield error(_place_of(part), text, "group-apart", tuple(sorted(part)))
    for part in ways.seas_apart:
        text = tr("Ships can’t get from {seas} to the other seas.", seas=_listed_areas(part, called))
        yield warning(_place_of(part), text, "seas-apart", tuple(sorted(part)))


def _crowded(board: BoardMap, degrees: Mapping[str, int]) -> Iterator[Problem]:
    called = names.translated(board)
    for areas in (board.lands, board.seas):
        usual = median(degrees[area.id] for area in areas) if areas else 0
        for area in areas:
            if degrees[area.id] > max(CROWD, MANY * usual):
                text = counted(
                    degrees[area.id],
                    "{area} has {n} neighbour, far more than other areas.",
                    "{area} has {n} neighbours, far more than other areas.",
                    area=called[area.id],
                )
                yield warning(area.id, text, "many-neighbours", (area.id,))


def _place_of(part: Collection[str]) -> str:
    return ", ".join(sorted(part))


def _listed_areas(part: Collection[str], called: Mapping[str, str]) -> str:
    """Some areas by their names, or by their number when there are many."""
    if len(part) <= MENTIONED:
        return listed([called[area] for area in sorted(part)])
    return counted(len(part), "{n} area around {area}", "{n} areas around {area}", area=called[min(part)])
