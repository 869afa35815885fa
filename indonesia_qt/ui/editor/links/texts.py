"""Texts about areas that are adjacent, or not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from indonesia_qt.board import names
from indonesia_qt.board.adjacency import PairKind, PairStatus, Passage
from indonesia_qt.board.model import BoardMap
from indonesia_qt.i18n.text import counted, enumerated, figure, paragraph, phrase, tr

KINDS: dict[PairKind, str] = {
    "geometry": phrase("Automatic"),
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
        counted(lands, "{n} by land", "{n} by land") if lands else "",
        counted(coasts, "{n} across a coast", "{n} across a coast") if coasts else "",
        counted(seas, "{n} by sea", "{n} by sea") if seas else "",
    ]
    count = counted(len(linked), "{n} neighbour", "{n} neighbours")
    return tr("{area}: {count} ({kinds})", area=area, count=count, kinds=enumerated(filter(None, kinds)))


def step_in_words(before: PairStatus, after: PairStatus, a: str, b: str) -> str:
    """Return what a change of the status of two areas, whose names are `a` and `b`, does to them."""
    called = {"a": a, "b": b}
    if after == before:
        linked = tr("{a} and {b} are already linked.", **called)
        return linked if before.linked else tr("{a} and {b} aren’t linked.", **called)
    if after.link == "arrow" != before.link:
        return tr("Link {a} and {b} with an arrow", **called)
    if before.link == "arrow" and not after.linked:
        return tr("Remove arrow between {a} and {b}", **called)
    if before.linked != after.linked:
        return _link_in_words(after, called)
    if before.decision != after.decision or before.link != after.link:
        return _decision_in_words(after, called)
    return tr("Edit note on {a} and {b}", **called)


def _link_in_words(after: PairStatus, called: Mapping[str, str]) -> str:
    if after.decision is not None:
        return tr("Link {a} and {b}", **called) if after.linked else tr("Unlink {a} and {b}", **called)
    if after.linked:
        return tr("Link {a} and {b} (automatic)", **called)
    return tr("Unlink {a} and {b} (automatic)", **called)


def _decision_in_words(after: PairStatus, called: Mapping[str, str]) -> str:
    if after.decision is None:
        return tr("Reset {a} and {b} to automatic", **called)
    if after.linked:
        return tr("Keep {a} and {b} linked", **called)
    return tr("Keep {a} and {b} unlinked", **called)


def border_in_words(status: PairStatus) -> str:
    """Return the length of the common border of two areas, in short."""
    if status.border is None:
        return tr("none", "border")
    return length(status.border) if status.border else tr("a point")


def status_in_words(status: PairStatus, names: Mapping[str, str]) -> str:
    """Return all that is known of two areas, as a sentence; `names` are those of areas by id."""
    border = tr("Common border: {border}.", border=border_in_words(status))
    return paragraph(_status_text(status, {"a": names[status.a], "b": names[status.b]}), border)


def _status_text(status: PairStatus, called: Mapping[str, str]) -> str:
    match status.kind:
        case "geometry":
            by_border = tr("{a} and {b} are linked by their border.", **called)
            return by_border if status.linked else tr("{a} and {b} aren’t linked.", **called)
        case "forced-on":
            return tr("{a} and {b} were linked manually.", **called)
        case "forced-off":
            return tr("{a} and {b} were unlinked manually.", **called)
        case "arrow":
            return tr("{a} and {b} are linked by an arrow.", **called)
    linked = tr("{a} and {b} are linked, but their border is doubtful.", **called)
    return linked if status.linked else tr("{a} and {b} aren’t linked, but their border is doubtful.", **called)


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
