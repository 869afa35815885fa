"""Where companies can start, and deeds that no longer can."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from indonesia_qt.core.flow import Event, because
from indonesia_qt.games.indonesia.rules.companies import grows_nearby, is_empty
from indonesia_qt.games.indonesia.rules.constants import KIND_NAME
from indonesia_qt.games.indonesia.rules.events import DeedDiscarded
from indonesia_qt.games.indonesia.rules.scenario import Deed
from indonesia_qt.games.indonesia.rules.state import State


def start_areas(s: State, deed: Deed) -> Iterator[str]:
    """Yield the areas where the first good of a production company may lie (R-ACQ-04)."""
    for area in s.scenario.areas_of[deed.province]:
        if is_empty(s, area) and not grows_nearby(s, area, deed.kind):
            yield area


def start_seas(s: State, deed: Deed) -> tuple[str, ...]:
    """Return the seas where the first ship of a shipping company may lie (R-ACQ-03)."""
    return s.scenario.seas_of[deed.province]


def available_kinds(s: State) -> set[str]:
    """Return the types of the deeds that can be acquired; at most one is the end of an era (R-ERA-01)."""
    return {s.scenario.deeds[deed].kind for deed in s.deeds}


def discard_hopeless(s: State, among: Iterable[str], events: list[Event]) -> None:
    """Discard those of the available deeds `among` that have no starting area left (R-ERA-02).

    One look at each deed is enough: a discarded deed doesn't change the board, so it makes no other deed hopeless.
    """
    for id in [id for id in s.deeds if id in among]:
        deed = s.scenario.deeds[id]
        if deed.kind != "shipping" and not any(start_areas(s, deed)):
            s.deeds.remove(id)
            reason = because(
                "R-ERA-02",
                "{province} has no area left where {kind} can start.",
                province=s.scenario.name[deed.province],
                kind=KIND_NAME[deed.kind],
            )
            events.append(DeedDiscarded(id, reason))


def after_filling(s: State, area: str, events: list[Event]) -> None:
    """Discard the deeds that lost their last starting area when `area` got a good or a city (R-ERA-02)."""
    discard_hopeless(s, s.scenario.deeds_near[area], events)
