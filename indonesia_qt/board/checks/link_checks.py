"""Checks of the adjacency: where it differs from geometry without a decision, what is doubtful, and the arrows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping

from indonesia_qt.board import names
from indonesia_qt.board.adjacency import link_index
from indonesia_qt.board.adjacency.pair_status import PairStatus, statuses_between
from indonesia_qt.board.adjacency.shared_borders import POINT, UNCLEAR, Pair, geometry, pair, shared_borders
from indonesia_qt.board.checks.placement_checks import feature_of
from indonesia_qt.board.checks.problem import Problem, error, warning
from indonesia_qt.board.checks.shape_checks import SLACK
from indonesia_qt.board.identity_cache import PAIRS, cached
from indonesia_qt.board.model import BoardMap, Shape
from indonesia_qt.i18n.text import counted, tr

SHORT_BORDER = 8.0
"""Map units: a shorter border is easily overlooked."""
BROKEN = frozenset({"unknown-link", "self-link", "double-link"})
"""The kinds of links that make no sense at all; with one of these nothing can be said about ways."""
ERRORS = {"arrow-over-border", "borderless-link", "unlinked-border"}
"""Those kinds of problems between two areas that make the board unfit for play."""
FAR = 60.0
"""Map units: what links areas that lie farther apart needs a reason."""


def broken(board: BoardMap) -> Iterator[Problem]:
    """Links that make no sense at all: to nothing, of an area with itself, and listed twice."""
    known, called = link_index.links_of(board), names.translated(board)
    areas = known.lands | known.seas
    total = len(board.land_land) + len(board.land_sea) + len(board.sea_sea)
    if len(known.kinds) == total and all(a in areas and b in areas and a != b for a, b in known.kinds):
        return
    for (a, b), times in Counter(pair(a, b) for a, b, _ in board.links()).items():
        two = {"a": called.get(a, a), "b": called.get(b, b)}
        if not {a, b} <= areas:
            yield error(_place(a, b), tr("{a} and {b} are linked, but are not both on the map.", **two), "unknown-link")
        elif a == b:
            yield error(_place(a, b), tr("{a} is linked with itself.", a=called[a]), "self-link", (a,))
        elif times > 1:
            yield error(_place(a, b), tr("The link of {a} and {b} is listed twice.", **two), "double-link", (a, b))


def problems(board: BoardMap) -> Iterator[Problem]:
    """Where links and common borders differ undecided, decisions without effect or reason, and arrows amiss."""
    shape = {area.id: area.shape for area in board.areas()}
    called = names.translated(board)
    for tie in statuses_between(board, _unusual(board)):
        if kind := _undecided(tie) if tie.decision is None else _of_decision(tie, shape):
            level = error if kind in ERRORS else warning
            yield level(_place(tie.a, tie.b), _text(kind, tie, called), kind, (tie.a, tie.b))
    yield from _arrows(board, called)


def _unusual(board: BoardMap) -> Collection[Pair]:
    """All pairs but those that are plainly adjacent, with a long common border and nothing decided about them."""
    lengths, known = shared_borders(board), link_index.links_of(board)
    long = max(SHORT_BORDER, (1 + UNCLEAR) * board.threshold) + SLACK
    plain = {two for two, length in lengths.items() if length > long and known.kinds.get(two) == "border"}
    return {*lengths, *known.pairs()} - (plain - known.reasons.keys())


def _undecided(tie: PairStatus) -> str | None:
    """What is wrong with two areas that nothing was decided about, if anything."""
    if tie.link == "arrow":
        return "arrow-over-border" if tie.by_geometry else None
    if tie.linked != tie.by_geometry:
        return "borderless-link" if tie.linked else "unlinked-border"
    if tie.doubtful:
        return "doubtful"
    return "short-border" if tie.border and tie.by_geometry and tie.border < SHORT_BORDER else None


def _of_decision(tie: PairStatus, shape: Mapping[str, Shape]) -> str | None:
    """What is wrong with a decision, if anything."""
    if (not tie.by_geometry) if tie.link == "arrow" else (tie.linked == tie.by_geometry and not tie.unclear):
        return "needless-decision"
    far = tie.linked and tie.border is None and _distance(shape[tie.a], shape[tie.b]) > FAR
    return "far-decision" if far and not tie.note else None


def _text(kind: str, tie: PairStatus, called: Mapping[str, str]) -> str:
    a, b, length = called[tie.a], called[tie.b], round(tie.border or 0)
    match kind:
        case "arrow-over-border":
            return tr("{a} and {b} are joined by an arrow, but also share a border.", a=a, b=b)
        case "borderless-link":
            return tr("{a} and {b} are listed as adjacent, but share no border.", a=a, b=b)
        case "unlinked-border":
            return counted(
                length,
                "{a} and {b} share a border of {n} unit, but are not listed as adjacent.",
                "{a} and {b} share a border of {n} units, but are not listed as adjacent.",
                a=a,
                b=b,
            )
        case "doubtful" if tie.border is not None and tie.border < POINT:
            return tr("{a} and {b} meet in a point: players may wonder whether they are adjacent.", a=a, b=b)
        case "doubtful":
            return tr(
                "The common border of {a} and {b} is {length} units long, hardly more or less than what counts: players"
                " may wonder whether they are adjacent.",
                a=a,
                b=b,
                length=f"{tie.border:.1f}",
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
            return tr("It was decided about {a} and {b} what their border says anyway.", a=a, b=b)
    return tr("{a} and {b} lie far apart and are linked: say why.", a=a, b=b)


def _arrows(board: BoardMap, called: Mapping[str, str]) -> Iterator[Problem]:
    linked_pairs = {pair(link.a, link.b) for link in board.land_land if link.kind == "arrow"}
    drawn = Counter(pair(arrow.a, arrow.b) for arrow in board.arrows)
    for a, b in sorted(linked_pairs - drawn.keys()):
        text = tr("{a} and {b} are joined by an arrow, but none is drawn.", a=called[a], b=called[b])
        yield error(_place(a, b), text, "arrow-not-drawn", (a, b))
    for arrow in board.arrows:
        two = pair(arrow.a, arrow.b)
        ends = {"a": called[arrow.a], "b": called[arrow.b]}
        if two not in linked_pairs:
            text = tr("An arrow is drawn between {a} and {b}, but does not join them.", **ends)
            yield error(feature_of(arrow), text, "arrow-not-linked", two)
        if drawn[two] > 1:
            text = tr("The arrow between {a} and {b} is drawn more than once.", **ends)
            yield error(feature_of(arrow), text, "arrow-twice", two)


def _place(a: str, b: str) -> str:
    return " - ".join(pair(a, b))


@cached(PAIRS)
def _distance(a: Shape, b: Shape) -> float:
    return float(geometry(a).distance(geometry(b)))
