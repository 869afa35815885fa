"""Phase 5: what a step of research brings (R-RND)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from indonesia_qt.games.indonesia.analysis.forecast.what_if import Trial
from indonesia_qt.games.indonesia.rules.actions import Research
from indonesia_qt.games.indonesia.rules.companies import can_expand, free_slots, ship_limit
from indonesia_qt.games.indonesia.rules.events import Researched
from indonesia_qt.games.indonesia.rules.phases.mergers import mergeable
from indonesia_qt.games.indonesia.rules.state import State


class ResearchForecast(Struct, frozen=True):
    """A track goes from `step` to the next.

    `base` is what the step bears on today and `gain` what it adds to that: free slots; pairs of companies that the
    player can merge; areas and ships that his companies can get in a year; goods that his ships can carry.
    A step of the turn order bid bears on nothing that is there today.
    """

    step: int
    base: int
    gain: int


def research_after(view: State, action: Research) -> ResearchForecast:
    """What a step brings to the player whose marker it moves."""
    trial = Trial(view)
    trial.play(action, Researched)
    step = getattr(view.players[action.player], action.track)
    base, then = (_measure(s, action) for s in (view, trial.state))
    return ResearchForecast(step, base, then - base)


def _measure(s: State, action: Research) -> int:
    seat = action.player
    if action.track == "slots":
        return free_slots(s, seat)
    if action.track == "mergers":
        return len(mergeable(s, seat))
    if action.track == "expansion":
        return _growth_in_a_year(s, seat)
    if action.track == "hull":
        return ships_of(s, seat) * s.players[seat].hull
    return 0


def _growth_in_a_year(s: State, seat: int) -> int:
    """Areas and ships that a player's companies can get in one year, as far as they have room for the first."""
    step, total = s.players[seat].expansion, 0
    for company in map(s.companies.__getitem__, s.players[seat].companies):
        if company.kind == "shipping":
            total += max(0, min(step, ship_limit(s, company) - company.units))
        elif can_expand(s, company):
            total += step
    return total


def ships_of(s: State, seat: int) -> int:
    """How many ships a player has on the board."""
    return sum(s.companies[id].units for id in s.players[seat].companies if s.companies[id].kind == "shipping")


def seats_at(s: State, track: str) -> Sequence[tuple[int, int]]:
    """Each seat, in the order of play, with its step on a track."""
    return [(seat, getattr(s.players[seat], track)) for seat in s.order]
