"""Finds the problems of a draft, and keeps which of them the designer leaves as they are, and why."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

import numpy as np
import shapely
from msgspec import Struct
from shapely import STRtree

from indonesia_qt.board import names
from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.checks import all_checks, link_checks
from indonesia_qt.board.checks.problem import Problem, left_alone, warning
from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.board.model import BoardMap, IgnoredProblem, Point
from indonesia_qt.games import map_data_of
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.layout import footprints
from indonesia_qt.mapmaking.layout.overlaps import TOUCH, Thing, overlaps

_Overlap = tuple[Thing, Thing, Point]
NAMES = ("name", "strip")
"""A name and the symbols beside it count as one."""


class Checks(Struct, frozen=True, eq=False):
    """What a check found, errors first: the problems that are to be solved, and those that are ignored, with notes."""

    open: tuple[Problem, ...]
    ignored: Mapping[Problem, str]

    @property
    def errors(self) -> int:
        """How many open problems make the map unfit for play."""
        return sum(problem.level == "error" for problem in self.open)

    @property
    def warnings(self) -> int:
        """How many open problems only make the map worse."""
        return len(self.open) - self.errors


def checked(draft: Draft) -> Checks:
    """Return all problems of `draft`.

    What was found out about shapes and links is cached, so that checking a draft that differs a little from an earlier
    one takes little time, and finds the same as if it were checked alone.
    """
    found = sorted({*_problems(draft)})
    known = left_alone(found, draft.board.ignored)
    return Checks(tuple(problem for problem in found if problem not in known), known)


def ignored(draft: Draft, problems: Collection[Problem], note: str) -> Draft:
    """Leave these problems as they are, for the reason in `note`.

    Raises `EditError` when the note says nothing, for problems that have no kind, and for errors: a map that can't be
    played isn't made playable by a note.
    """
    reason = " ".join(note.split())
    if not reason:
        raise EditError(tr("Say why this can stay as it is."))
    if any(problem.level == "error" for problem in problems):
        raise EditError(tr("Errors can’t be ignored. Fix this one before you play the map."))
    if any(not problem.kind for problem in problems):
        raise EditError(tr("This problem can’t be ignored."))
    fresh = (IgnoredProblem(problem.place, problem.kind, reason) for problem in problems)
    return _with_ignored(draft, (*_others(draft, problems), *fresh))


def no_longer_ignored(draft: Draft, problems: Collection[Problem]) -> Draft:
    """Count these problems as open again."""
    return _with_ignored(draft, _others(draft, problems))


def _problems(draft: Draft) -> Iterator[Problem]:
    board = draft.board
    found = all_checks.problems(board)
    yield from found
    if link_checks.BROKEN.isdisjoint(problem.kind for problem in found):
        yield from _overlap_problems(board)
        yield from _names_abroad(board)
        yield from map_data_of(draft.game).problems(draft)


def _others(draft: Draft, problems: Collection[Problem]) -> list[IgnoredProblem]:
    """What is ignored beside `problems`."""
    keys = {(problem.place, problem.kind) for problem in problems}
    return [known for known in draft.board.ignored if (known.place, known.kind) not in keys]


def _with_ignored(draft: Draft, known: Iterable[IgnoredProblem]) -> Draft:
    return draft.with_board(ignored=tuple(sorted(set(known))))


def _overlap_problems(board: BoardMap) -> Iterator[Problem]:
    """Yield each name that covers a name, a token, a ship's place, an arrow or an ornament, and each arrow over one.

    What overlaps several times, such as ships of one sea and an arrow, is reported once.
    """
    called, found = names.translated(board), list(overlaps(board))
    yield from _names(found, called)
    yield from _arrows(found, called)


def _names(found: Sequence[_Overlap], called: Mapping[str, str]) -> Iterator[Problem]:
    seen = set()
    for name, other, where in found:
        covering = name.what in NAMES and not (other.what in NAMES and other.of == name.of)
        key = name.of, other.what in NAMES, other.of, other.what
        if covering and key not in seen:
            seen.add(key)
            place = " - ".join((f"label:{name.of[0]}", other.what, *other.of))
            yield warning(place, _text(name, other, called), "name-covers", (*name.of, *other.of), where)


def _names_abroad(board: BoardMap) -> Iterator[Problem]:
    """Yield each name of a province on the land of another one, and each of a sea on land."""
    called = names.translated(board)
    land = STRtree([geometry(one.shape) for one in board.lands])
    grounds = np.array([footprints.of_names([label]) for label in board.labels], dtype=object)
    told = set[int]()
    for number, met in sorted(land.query(grounds, "intersects").T.tolist()):
        label, of = board.labels[number], board.lands[met].province
        if number in told or of == label.of:
            continue
        if shapely.area(grounds[number].intersection(land.geometries[met])) > TOUCH:
            told.add(number)
            text = tr("The name of {a} is on land of {b}.", a=called[label.of], b=called[of])
            yield warning(f"label:{label.of}", text, "name-abroad", (label.of, of), label.at)


def _arrows(found: Sequence[_Overlap], called: Mapping[str, str]) -> Iterator[Problem]:
    seen = set()
    for below, arrow, where in found:
        key = below.what, below.of, arrow.of
        if arrow.what != "arrow" or below.what not in ("token", "berth") or key in seen:
            continue
        seen.add(key)
        names_of = {"of": called[below.of[0]], "a": called[arrow.of[0]], "b": called[arrow.of[1]]}
        place = f"arrow:{':'.join(arrow.of)} - {below.what} - {below.of[0]}"
        if below.what == "token":
            text = tr("The arrow between {a} and {b} crosses the token of {of}.", **names_of)
            yield warning(place, text, "arrow-over-token", (*below.of, *arrow.of), where)
        else:
            text = tr("The arrow between {a} and {b} crosses a place for a ship in {of}.", **names_of)
            yield warning(place, text, "arrow-over-ship", (*below.of, *arrow.of), where)


def _text(name: Thing, other: Thing, called: Mapping[str, str]) -> str:
    a = called[name.of[0]]
    match other.what, [called[of] for of in other.of]:
        case "token", [b]:
            return tr("The name of {a} covers the token of {b}.", a=a, b=b)
        case "berth", [b]:
            return tr("The name of {a} covers a place for a ship in {b}.", a=a, b=b)
        case "arrow", [b, c]:
            return tr("The name of {a} covers the arrow between {b} and {c}.", a=a, b=b, c=c)
        case "compass", _:
            return tr("The name of {a} covers the compass.", a=a)
        case "title", _:
            return tr("The name of {a} covers the title.", a=a)
        case _, others:
            return tr("The names of {a} and {b} overlap.", a=a, b=others[0])
