"""Names on a map that cover something else, or each other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from indonesia_qt.board import names
from indonesia_qt.board.model import BoardMap
from indonesia_qt.board.problem import Problem, warning
from indonesia_qt.cartography.clashes import Thing, overlaps
from indonesia_qt.wording import tr

NAMES = ("name", "strip")
"""A name and the symbols beside it count as one."""


def problems(board: BoardMap) -> Iterator[Problem]:
    """Each name that covers another name, a token, a ship's place, an arrow or an ornament, once."""
    called = names.told(board)
    told = set()
    for name, other, where in overlaps(board):
        covering = name.what in NAMES and not (other.what in NAMES and other.of == name.of)
        key = name.of, other.what in NAMES, other.of, other.what
        if covering and key not in told:
            told.add(key)
            place = " - ".join((f"label:{name.of[0]}", other.what, *other.of))
            yield warning(place, _text(name, other, called), "name-covers", (*name.of, *other.of), where)


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
