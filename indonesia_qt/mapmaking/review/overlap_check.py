"""Names on a map that cover something else, or each other, and arrows that cross tokens or ships."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from indonesia_qt.board import names
from indonesia_qt.board.checks.problem import Problem, warning
from indonesia_qt.board.model import BoardMap, Point
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.layout.overlaps import Thing, overlaps

_Overlap = tuple[Thing, Thing, Point]
NAMES = ("name", "strip")
"""A name and the symbols beside it count as one."""


def _overlap_problems(board: BoardMap) -> Iterator[Problem]:
    """Each name that covers a name, a token, a ship's place, an arrow or an ornament, and each arrow over one of these.

    What is amiss several times between the same two, such as ships of one sea below an arrow, is told once.
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
