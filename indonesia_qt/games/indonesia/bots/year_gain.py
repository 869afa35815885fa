"""What a city that grows, or a step of research, brings everybody a year: estimated without playing on."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from indonesia_qt.games.indonesia.analysis.forecast import Trial
from indonesia_qt.games.indonesia.bots.trade import trade
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.actions import Grow, Research
from indonesia_qt.games.indonesia.rules.constants import Kind
from indonesia_qt.games.indonesia.rules.state import State


class YearGain(Struct, frozen=True):
    """By how much a year on the board as it is would be better for each seat.

    `sold` are the goods that its companies sell more, by kind, `earned` rupiah with the fees for its ships; less than 0
    if it is worse off.
    """

    sold: tuple[dict[Kind, int], ...]
    earned: tuple[int, ...]

    def rating(self, seat: int) -> tuple[int, int]:
        """Return what is greater the better it is for a seat: by what it earns more, then by what rivals don’t."""
        return self.earned[seat], -sum(self.earned)


def growth_gain(view: State, action: Grow) -> YearGain:
    """Return what the growth of one city brings; only what everybody may know decides."""
    grown = view.copy()
    grown.cities[action.area] += 1
    return _gain(view, grown)


def research_gain(view: State, action: Research) -> YearGain:
    """Return what a step of research brings without any other decision: a hull carries more at once."""
    trial = Trial(view)
    trial.play(action, ev.Researched)
    return _gain(view, trial.state)


def _gain(view: State, better: State) -> YearGain:
    now, then = trade(view), trade(better)
    sold = [Counter[Kind]() for _ in view.players]
    for company in view.companies.values():
        sold[company.owner][company.kind] += then.sold.get(company.id, 0) - now.sold.get(company.id, 0)
    more = tuple(dict(+goods) for goods in sold)
    return YearGain(more, tuple(b - a for a, b in zip(now.earned, then.earned, strict=True)))
