"""Says what was left out of an import and why: one sentence for each reason, however many outlines it concerns."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct

from indonesia_qt.i18n.text import counted, shortened, tr

Reason = Literal["covered", "empty", "far", "narrow", "not an area", "open", "small", "tangled", "unreadable"]


class Skipped(Struct, frozen=True):
    """An outline that was left out, by its name, and why; `kind` is what it is instead of an area, or "" ."""

    name: str
    reason: Reason
    kind: str = ""


def sentences(skipped: Iterable[Skipped]) -> tuple[str, ...]:
    """Return a sentence for each reason, in the order in which the reasons came up first."""
    together: dict[tuple[Reason, str], list[str]] = defaultdict(list)
    for one in skipped:
        together[one.reason, one.kind].append(one.name)
    return tuple(
        _of_one(names[0], reason, kind) if len(names) == 1 else _of_many(names, reason, kind)
        for (reason, kind), names in together.items()
    )


def _of_one(name: str, reason: Reason, kind: str) -> str:
    match reason:
        case "covered":
            return tr("{name} was skipped: it’s completely covered by others.", name=name)
        case "empty":
            return tr("{name} was skipped: it doesn’t enclose anything.", name=name)
        case "far":
            return tr("{name} was skipped: it’s too large.", name=name)
        case "narrow":
            return tr("{name} was skipped: it’s too narrow for a token.", name=name)
        case "not an area":
            return tr("{name} was skipped: its type is “{what}”, and only polygons become areas.", name=name, what=kind)
        case "open":
            return tr("{name} was skipped: its line isn’t closed.", name=name)
        case "small":
            return tr("{name} was skipped: it’s too small for this canvas.", name=name)
        case "tangled":
            return tr("{name} was skipped: its outline crosses itself in too many places.", name=name)
        case "unreadable":
            return tr("{name} was skipped: its outline can’t be read.", name=name)


def _of_many(names: Sequence[str], reason: Reason, kind: str) -> str:
    said = counted(len(names), "{n} outline was skipped", "{n} outlines were skipped")
    return tr("{skipped}: {why} ({names}).", skipped=said, why=_why(reason, kind), names=shortened(names))


def _why(reason: Reason, kind: str) -> str:
    match reason:
        case "covered":
            return tr("others cover them completely")
        case "empty":
            return tr("they don’t enclose anything")
        case "far":
            return tr("they’re too large")
        case "narrow":
            return tr("they’re too narrow for a token")
        case "not an area":
            return tr("their type is “{what}”, and only polygons become areas", what=kind)
        case "open":
            return tr("their lines aren’t closed")
        case "small":
            return tr("they’re too small for this canvas")
        case "tangled":
            return tr("they cross themselves in too many places")
        case "unreadable":
            return tr("they can’t be read")
