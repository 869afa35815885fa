"""Texts about areas that are adjacent, or not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from indonesia_qt.board import names
from indonesia_qt.board.adjacency import PairKind, PairStatus, Passage
from indonesia_qt.board.model import BoardMap
from indonesia_qt.i18n.text import counted, enumerated, figure, phrase, tr

KINDS: dict[PairKind, str] = {
    "geometry": phrase("From geometry"),
    "forced-on": phrase("Linked manually"),
    "forced-off": phrase("Unlinked manually"),
    "arrow": phrase("Arrow"),
    "doubtful": phrase("Doubtful"),
}
"""The origin of a status."""

PASSAGES: dict[Passage, str] = {"land": phrase("Land to land"), "coast": phrase("Coast"), "sea": phrase("Sea to sea")}
"""The ground that one crosses from one area to the other."""


def neighbours_in_words(area: str, statuses: Iterable[PairStatus]) -> str:
    """Return an area's name, and how many neighbours of which kinds its statuses give it."""
    linked = [status.passage for status in statuses if status.linked]
    if not linked:
        return tr("{area}: no neighbours", area=area)
    lands, coasts, seas = (linked.count(passage) for passage in PASSAGES)
    kinds = [
        counted(lands, "{n} land", "{n} land", "neighbours") if lands else "",
        counted(coasts, "{n} coast", "{n} coasts") if coasts else "",
        counted(seas, "{n} sea", "{n} seas") if seas else "",
    ]
    count = counted(len(linked), "{n} neighbour", "{n} neighbours")
    return tr("{area}: {count}: {kinds}", area=area, count=count, kinds=enumerated(filter(None, kinds)))


def step_in_words(before: PairStatus, after: PairStatus, a: str, b: str) -> str:
    """Return what a change of the status of two areas, whose names are `a` and `b`, does to them."""
    called = {"a": a, "b": b}
    if after == before:
        linked = tr("{a} and {b} are linked already", **called)
        return linked if before.linked else tr("{a} and {b} aren’t linked", **called)
    if after.link == "arrow" != before.link:
        return tr("Join {a} and {b} by an arrow", **called)
    if before.link == "arrow" and not after.linked:
        return tr("Take away the arrow between {a} and {b}", **called)
    if before.linked != after.linked:
        return _link_in_words(after, called)
    if before.decision != after.decision or before.link != after.link:
        return _decision_in_words(after, called)
    return tr("Note on {a} and {b}", **called)


def _link_in_words(after: PairStatus, called: Mapping[str, str]) -> str:
    if after.decision is not None:
        return tr("Link {a} and {b}", **called) if after.linked else tr("Unlink {a} and {b}", **called)
    if after.linked:
        return tr("Link {a} and {b}, as geometry says", **called)
    return tr("Unlink {a} and {b}, as geometry says", **called)


def _decision_in_words(after: PairStatus, called: Mapping[str, str]) -> str:
    if after.decision is None:
        return tr("Reset {a}–{b} to geometry", **called)
    if after.linked:
        return tr("Decide that {a} and {b} are linked", **called)
    return tr("Decide that {a} and {b} are not linked", **called)


def border_in_words(status: PairStatus) -> str:
    """Return the length of the common border of two areas, in short."""
    if status.border is None:
        return tr("not adjacent")
    return length(status.border) if status.border else tr("a point")


def status_in_words(status: PairStatus, names: Mapping[str, str]) -> str:
    """Return all that is known of two areas, as a sentence; `names` are those of areas by id."""
    parts = {
        "a": names[status.a],
        "b": names[status.b],
        "border": border_in_words(status),
        "kind": tr(KINDS[status.kind]),
    }
    if status.linked:
        return tr("{a} and {b} are linked. {kind}; common border: {border}.", **parts)
    return tr("{a} and {b} are not linked. {kind}; common border: {border}.", **parts)


def length(units: float) -> str:
    """Return a length in map units, with as many digits as matter."""
    return figure(units, 2 if units < 1 else 1)


def full_names(board: BoardMap) -> dict[str, str]:
    """Return the name of each area, with that of its province where it lacks it; no two are the same."""
    called, found = names.of(board), dict[str, str]()
    for area in board.areas():
        name = called[area.id]
        province = called.get(getattr(area, "province", ""), "")
        if province and province not in name:
            name = tr("{area} ({province})", area=name, province=province)
        found[area.id] = name if name not in found.values() else tr("{area} ({province})", area=name, province=area.id)
    return found
