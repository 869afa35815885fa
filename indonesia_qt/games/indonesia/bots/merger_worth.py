"""What a company that is auctioned is worth to a player: an estimate that he can follow, made without playing on."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil

from msgspec import Struct

from indonesia_qt.core.flow import Pass, question, settle, step
from indonesia_qt.games.indonesia.analysis.forecast import Trial
from indonesia_qt.games.indonesia.analysis.halving import Halving
from indonesia_qt.games.indonesia.bots.chances import pace_of_forecasts
from indonesia_qt.games.indonesia.bots.evaluate import SOON
from indonesia_qt.games.indonesia.bots.horizon import years_to_come
from indonesia_qt.games.indonesia.bots.trade import trade
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.actions import GiveUp, Raise
from indonesia_qt.games.indonesia.rules.companies import expansion_areas, ship_limit
from indonesia_qt.games.indonesia.rules.constants import LAST_ERA, SHIP_FEE
from indonesia_qt.games.indonesia.rules.phases.mergers import ChooseRemoval, GiveUpAreas, RaiseBid
from indonesia_qt.games.indonesia.rules.state import State

ROUNDED = 10
"""Rupiah to which an estimate is rounded: it isn't more exact than that."""


class MergerWorth(Struct, frozen=True):
    """What winning an auction is worth, in rupiah, and what that rests on.

    `last` is what both companies earned in the last year, `income` by how much more the player would earn in a year by
    winning than by passing, on the board as it is. `growth` is how many areas or ships the company may add in a year
    without paying, and `gain` what those of one year bring in a year. `years` are those to come at least and probably,
    the present one included; the last one counts twice (R-END-02).

    An owner of a part loses that income and gets a share of the price, whoever wins: the same bid is worth it to all.
    """

    last: int
    income: int
    growth: int
    gain: int
    years: tuple[int, int]
    is_shipping: bool

    @property
    def low(self) -> int:
        """What it brings if the game ends as early as it can and the company doesn't grow.

        >>> MergerWorth(last=140, income=120, growth=2, gain=40, years=(1, 3), is_shipping=False).low
        240
        """
        return self._sum(self.years[0], 0)

    @property
    def high(self) -> int:
        """What it brings if the game lasts as long as it probably will and the company grows for `SOON` years.

        >>> MergerWorth(last=140, income=120, growth=2, gain=40, years=(1, 3), is_shipping=False).high
        680
        """
        return self._sum(self.years[1], self.gain)

    def _sum(self, years: int, gain: int) -> int:
        incomes = [self.income + min(year, SOON) * gain for year in range(years)]
        return max(0, round((sum(incomes) + sum(incomes[-1:])) / ROUNDED) * ROUNDED)


def merger_worth(view: State, asked: RaiseBid, earned: Mapping[str, int]) -> MergerWorth:
    """Return the worth of the auctioned company to the player who is asked, as if he had the cash for another bid.

    `earned` is what each company earned in the last year, in rupiah. Only what everybody may know decides, and the
    research of the player. Rivals are thought to leave everything else as it is.
    """
    seat = asked.seat
    if not asked.bids(view):
        view = view.copy()
        units = sum(view.companies[part].units for part in (asked.auction.first, asked.auction.second))
        view.players[seat].cash = asked.auction.bid + units
    won, company = _won(view, Raise(asked.bids(view)[0]))
    lost = won.copy()
    lost.companies[company].owner = asked.auction.bidder
    now = trade(won)
    grown, growth = _grown(won, company, now.sold)
    gain = trade(grown).earned[seat] - now.earned[seat]
    if won.companies[company].kind == "shipping":
        gain = min(gain, SHIP_FEE * growth * view.players[seat].hull)
    least = 1 + LAST_ERA - view.era
    likely = ceil(years_to_come(won, pace_of_forecasts(len(view.players))))
    return MergerWorth(
        last=sum(earned.get(part, 0) for part in (asked.auction.first, asked.auction.second)),
        income=max(0, now.earned[seat] - trade(lost).earned[seat]),
        growth=growth,
        gain=max(0, gain),
        years=(least, max(least, likely)),
        is_shipping=won.companies[company].kind == "shipping",
    )


def _won(view: State, bid: Raise) -> tuple[State, str]:
    """The position when all pass after a bid, and the new company, which has given up what earns least."""
    trial = Trial(view)
    trial.play(bid, ev.MergerDone)
    while not (done := trial.happened(ev.MergerDone)):
        trial.play(Pass(), ev.MergerDone)
    s, company = trial.state, done[0].company
    if isinstance(s.stack[-1], GiveUpAreas):
        settle(s, [])
        if isinstance(asked := question(s), ChooseRemoval):
            for area in Halving(s, asked).suggested():
                step(s, GiveUp(area), [])
    return s, company


def _grown(s: State, id: str, sold: Mapping[str, int]) -> tuple[State, int]:
    """The position when a company has added what it may add in a year without paying, and how much that is.

    A production company expands for nothing only when it sells all that it has (R-OPS-30); it gets the nearest areas.
    Of ships it gets room on each that it has, wherever it lies.
    """
    after = s.copy()
    company = after.companies[id]
    most, growth = s.players[company.owner].expansion, 0
    if company.kind == "shipping":
        growth = max(0, min(most, ship_limit(s, company) - company.units))
        company.ships = {sea: ships + growth for sea, ships in company.ships.items()}
    elif 0 < company.units == sold[id]:
        while growth < most and (areas := expansion_areas(after, company)):
            company.areas.append(areas[0])
            after.fields[areas[0]] = id
            growth += 1
    return after, growth
