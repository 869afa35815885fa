"""What a city that grows, or a step of research, brings everybody a year: estimated without playing on."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from indonesia_qt.games.indonesia.analysis.forecast import Trial
from indonesia_qt.games.indonesia.bots.candidates import joined
from indonesia_qt.games.indonesia.bots.trade import trade
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.actions import Grow, Research, StartProduction, StartShipping
from indonesia_qt.games.indonesia.rules.companies import expansion_areas, expansion_seas, free_slots, ship_limit
from indonesia_qt.games.indonesia.rules.constants import Kind
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, affordable, mergeable, nominal_value
from indonesia_qt.games.indonesia.rules.state import Company, State


class YearGain(Struct, frozen=True):
    """By how much a year on the board as it is would be better for each seat.

    `sold` are the goods that its companies sell more, by kind, `earned` rupiah with the fees for its ships; less than 0
    if it is worse off.
    """

    sold: tuple[dict[Kind, int], ...]
    earned: tuple[int, ...]

    def of_rivals(self, seat: int) -> int:
        """Return the rupiah by which the year would be better for all others of a seat together."""
        return sum(self.earned) - self.earned[seat]

    def rating(self, seat: int) -> tuple[int, int]:
        """Return what is greater the better it is for a seat: by what it earns more, then by what rivals don’t."""
        return self.earned[seat], -sum(self.earned)


def growth_gain(view: State, action: Grow) -> YearGain:
    """Return what the growth of one city brings; only what everybody may know decides."""
    grown = view.copy()
    grown.cities[action.area] += 1
    return _gain(view, grown)


def research_gain(view: State, action: Research) -> YearGain:
    """Return what a step of research brings by what is on the board: a hull carries more at once.

    With a step of Expansion each company of the player gets one more area or ship, as if that were there at once.
    """
    trial = Trial(view)
    trial.play(action, ev.Researched)
    return _gain(view, _grown(trial.state, action.player) if action.track == "expansion" else trial.state)


def step_gain(view: State, action: Research, seat: int) -> YearGain | None:
    """Return what a step of research brings if the seat that is asked makes the best use of it.

    Without a use that brings the seat more, that is nothing. None for the turn order bid, which has no use of itself.
    """
    best: Opening | None = None
    match action.track:
        case "hull" | "expansion":
            return research_gain(view, action)
        case "slots":
            best = None if free_slots(view, seat) else best_start(view, seat)
        case "mergers":
            best = best_new_merger(view, action)
        case "bid":
            return None
    players = len(view.players)
    return best.gain if best and best.gain.earned[seat] > 0 else YearGain(({},) * players, (0,) * players)


def _grown(s: State, seat: int) -> State:
    """The position when each company of a seat has one more area, or one more ship where it earns most."""
    grown = s.copy()
    for company in map(grown.companies.__getitem__, s.players[seat].companies):
        if company.kind != "shipping":
            for area in expansion_areas(grown, company)[:1]:
                company.areas.append(area)
                grown.fields[area] = company.id
        elif company.units < ship_limit(grown, company):
            fleets = [{**company.ships, sea: company.ships.get(sea, 0) + 1} for sea in expansion_seas(grown, company)]

            def earned(ships: dict[str, int], company: Company = company) -> int:
                company.ships = ships
                return trade(grown).earned[seat]

            company.ships = max(fleets, key=earned)
    return grown


class Opening(Struct, frozen=True):
    """A company that a player may start, or two that he may merge, with what it brings everybody a year.

    `price` is the lowest bid for a merger, in rupiah.
    """

    companies: tuple[str, ...]
    gain: YearGain
    price: int = 0


def best_start(view: State, seat: int) -> Opening | None:
    """Return the deed on offer that would bring a seat with a free slot most a year; None without any.

    The seat is the one that is asked.
    """
    offer = view.copy()
    offer.stack[-1] = ChooseDeed(seat)
    found: list[Opening] = []
    for start in ChooseDeed(seat).actions(offer):
        if isinstance(start, StartProduction | StartShipping):
            trial = Trial(offer)
            trial.play(start, ev.CompanyStarted)
            found.append(Opening((start.deed,), _gain(view, trial.state)))
    return max(found, key=lambda one: one.gain.rating(seat), default=None)


def best_new_merger(view: State, action: Research) -> Opening | None:
    """Return the merger that brings a player most a year if he wins it, of those that only this step lets him announce.

    None if there is none for which he has the cash.
    """
    trial, seat = Trial(view), action.player
    trial.play(action, ev.Researched)
    before, found = mergeable(view, seat), list[Opening]()
    for pair in affordable(view, seat, mergeable(trial.state, seat)):
        if pair not in before:
            found.append(Opening(pair, merger_gain(view, *pair, seat), nominal_value(view, *pair)))
    return max(found, key=lambda one: one.gain.rating(seat), default=None)


def merger_gain(view: State, first: str, second: str, seat: int) -> YearGain:
    """Return what a merger brings that a seat wins; the companies stay as they are now where it isn't announced."""
    return _gain(view, joined(view, first, second, seat, nominal_value(view, first, second)))


def merger_gains(view: State, asked: AnnounceMerger) -> dict[tuple[str, str], YearGain]:
    """Return what each merger that can be announced brings if the player who is asked wins it."""
    return {pair: merger_gain(view, *pair, asked.seat) for pair in asked.pairs(view)}


def _gain(view: State, better: State) -> YearGain:
    (sold, earned), (now, earned_now) = _year(better), _year(view)
    more = tuple(dict(then - before) for then, before in zip(sold, now, strict=True))
    return YearGain(more, tuple(b - a for a, b in zip(earned_now, earned, strict=True)))


def _year(s: State) -> tuple[list[Counter[Kind]], list[int]]:
    """The goods that each seat sells in a year, by kind, and the rupiah that it earns."""
    year = trade(s)
    sold = [Counter[Kind]() for _ in s.players]
    for id, goods in year.sold.items():
        company = s.companies[id]
        sold[company.owner][company.kind] += goods
    return sold, year.earned
