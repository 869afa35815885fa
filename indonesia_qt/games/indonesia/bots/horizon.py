"""How many years the game will last, judged by deeds and slots."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from indonesia_qt.games.indonesia.analysis.last_year import is_last_year
from indonesia_qt.games.indonesia.rules.companies import free_slots
from indonesia_qt.games.indonesia.rules.constants import LAST_ERA
from indonesia_qt.games.indonesia.rules.deeds import available_kinds
from indonesia_qt.games.indonesia.rules.phases.new_era import LayOutDeeds
from indonesia_qt.games.indonesia.rules.scenario import Scenario
from indonesia_qt.games.indonesia.rules.state import State

USUAL_END = 10
"""The year that is thought to be the last. Without it nobody who earns well would take the deed that ends the game."""
LEFT_OVER = 1.0
"""Deeds that an era leaves over: those of its last kind."""
TURN_ORDER, ACQUISITIONS, OPERATIONS_BEGIN, OPERATIONS_END = 2, 4, 6, 7
"""The number of the phase in its year while players bid for the order of play, take deeds, operate, and after that."""


class Schedule(NamedTuple):
    """In how many years all deeds should be taken, and the first year in which that matters.

    Whoever sees that the game is behind that goes on with it, whatever that is worth.
    """

    years: float
    first: int = 1


USUAL_SCHEDULE = {2: Schedule(5), 3: Schedule(8), 4: Schedule(8), 5: Schedule(8)}
"""By the number of players. Two have few slots for many deeds: unless they make room from the start, it takes long."""


def phase_number(s: State) -> int:
    """Return the number of the phase in its year, from 1 to 7; 0 when no year is being played."""
    return (s.stack[0].phase or 7) if s.stack and s.year else 0


def years_to_come(s: State, pace: float) -> float:
    """Return the expected number of Operations phases that aren't over yet; the present year's counts whole.

    `pace` is how many deeds a player takes in a year, in the long run.
    """
    if not s.stack:
        return 0.0
    phase = phase_number(s)
    this_year = 0.0 if phase == OPERATIONS_END else 1.0
    if is_last_year(s):
        return this_year
    players = len(s.players)
    now, later = _deeds_of_this_era(s), _deeds_of_eras(s, s.era + 1)
    free = sum([min(2, player.slots - len(player.companies)) for player in s.players])
    rate = pace * players
    waiting = max(0.0, now + sum(later) - free)
    years = max(waiting / rate, float(len(later)))
    if phase > ACQUISITIONS or now > free:
        years += 0.5
    return this_year + min(years, float(max(0, USUAL_END - s.year)))


def is_late(s: State, schedule: Schedule) -> bool:
    """Return whether fewer deeds are taken than there should be by now."""
    waiting = _deeds_of_this_era(s) + sum(_deeds_of_eras(s, s.era + 1))
    due = sum(_deeds_of_eras(s, 0)) * (1 - (s.year - 1) / schedule.years)
    return s.year >= schedule.first and waiting > due


def must_make_room(s: State, seat: int, schedule: Schedule) -> bool:
    """Return whether a player who would go on with the game has no slot for a deed."""
    return free_slots(s, seat) <= 0 and is_late(s, schedule)


def _deeds_of_this_era(s: State) -> float:
    """The deeds that must still be taken before the era ends.

    While cities are placed at the beginning of an era the last one's deeds still lie there: the new ones count.
    """
    if s.year > 1 and LayOutDeeds() in s.stack:
        return _deeds_of_eras(s, s.era)[0]
    return max(0.0, len(s.deeds) - LEFT_OVER) if len(available_kinds(s)) > 1 else 0.0


def _deeds_of_eras(s: State, first: int) -> list[float]:
    """The deeds that must be taken in each era from `first` on."""
    return _deeds_to_take(s.scenario)[first:]


@lru_cache(maxsize=4)
def _deeds_to_take(scenario: Scenario) -> list[float]:
    """The deeds that must be taken in each era; remembered, because it is asked for every position."""
    return [
        max(0.0, sum(deed.era == era for deed in scenario.deeds.values()) - LEFT_OVER) for era in range(LAST_ERA + 1)
    ]
