"""The one reason for a bot's best answer: a fact of the position that makes the difference to the next one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import floor
from statistics import fmean
from typing import Any, NamedTuple

from msgspec.structs import replace

from indonesia_qt.core.flow import Action, Pass, Question
from indonesia_qt.games.indonesia.analysis import forecast
from indonesia_qt.games.indonesia.analysis.why import Fact, Why, facts
from indonesia_qt.games.indonesia.bots.board import board_of
from indonesia_qt.games.indonesia.bots.candidates import Prospect, joined
from indonesia_qt.games.indonesia.bots.evaluate import MOST_ROOM, Weights, features
from indonesia_qt.games.indonesia.bots.horizon import years_to_come
from indonesia_qt.games.indonesia.bots.merger_worth import merger_worth
from indonesia_qt.games.indonesia.bots.outcomes import Outcome
from indonesia_qt.games.indonesia.bots.prospects import rooms
from indonesia_qt.games.indonesia.bots.trade import trade
from indonesia_qt.games.indonesia.bots.year_gain import best_new_merger, best_start, merger_gains, research_gain
from indonesia_qt.games.indonesia.rules import actions as act
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.companies import free_slots, harbours
from indonesia_qt.games.indonesia.rules.constants import BID_FACTOR
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, RaiseBid, nominal_value, shares
from indonesia_qt.games.indonesia.rules.phases.new_era import ChooseSite
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseCompany, ChooseExpansion, FloatShips
from indonesia_qt.games.indonesia.rules.phases.research import ChooseResearch
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid, TurnOrder
from indonesia_qt.games.indonesia.rules.sampling import supposed
from indonesia_qt.games.indonesia.rules.shipping import Market
from indonesia_qt.games.indonesia.rules.state import State


def key_reason(
    view: State,
    asked: Question[State],
    answers: Sequence[Action],
    leading: Sequence[Sequence[Outcome]],
    parts: Mapping[str, int],
    w: Weights,
) -> Why:
    """Return the reason that speaks for the first of the `answers` and against the second, if there are two.

    `leading` is where each leads and `parts` what each part of the value says for the first. Of the facts that hold,
    the one is taken whose part speaks most for it. A second answer that only helps a rival proves nothing: then it is
    what the first one changes on the board.
    """
    s = supposed(view)
    other = answers[1] if len(answers) > 1 else None
    if isinstance(other, act.Research) and other.player != asked.seat:
        other = None
    decisive = _DECISIVE.get(type(asked))
    if decisive and (reason := decisive(s, asked, answers[0], other, w)):
        return reason
    first, *rest = (_Standing.after(outcomes, asked.seat, w) for outcomes in leading)
    if other is None:
        rest, parts = [], {}
    found = list(_FACTS[type(asked)](s, asked, answers[0], other)) if type(asked) in _FACTS else []
    found += first.facts_against(
        rest[0] if rest else _Standing.after([Outcome(s, [0.0] * len(s.players))], asked.seat, w)
    )
    if rest and not any(parts.values()) and first.income == rest[0].income:
        return Why("alike")
    if found:
        return max(found, key=lambda fact: parts.get(fact.part, 0)).why
    if not rest:
        return Why("only")
    part = max(parts, key=lambda part: parts[part], default="")
    if part not in _EXPECTED or parts[part] <= 0:
        return Why("played_on")
    return replace(_EXPECTED[part], amount=parts[part])


_EXPECTED = {
    "production": Why("production_later"),
    "shipping": Why("shipping_later"),
    "unsold": Why("unsold_later"),
    "growth": Why("growth_later"),
    "research": Why("research_later"),
    "free_slots": Why("slots_later"),
    "cash": Why("cash_later"),
    "order": Why("order_later"),
    "rivals": Why("rivals_later"),
}
"""What is expected of an answer, by the part that speaks most for it, where no fact of the board does.

Its amount is what that part adds to the final money, in rupiah.
"""


class _Standing(NamedTuple):
    """What a seat and its rivals may expect after an answer, as means over where it leads.

    `income` is what the companies on the board earn in a year, `money` what is there or certain, both in rupiah by
    seat, in a game that goes on for `years`. The rest is the seat's own: goods that it sells in a year, cash, areas to
    which its companies may grow, free slots.
    """

    seat: int
    years: float
    income: list[int]
    money: list[int]
    sold: int
    cash: int
    room: int
    free: int

    @classmethod
    def after(cls, found: Sequence[Outcome], seat: int, w: Weights) -> _Standing:
        """Return how the seats stand after an answer that leads to `found`."""
        years, income, money, own = [], [], [], []
        for s, beyond in found:
            now = trade(s)
            years.append(years_to_come(s, w.pace))
            sure = features(s, years[-1])
            income.append(now.earned)
            money.append([certain + more for (certain, _), more in zip(sure, beyond, strict=True)])
            companies = [s.companies[id] for id in s.players[seat].companies]
            production = [company for company in companies if company.kind != "shipping"]
            growth = rooms(board_of(s), MOST_ROOM)
            own.append(
                (
                    sum(now.sold.get(company.id, 0) for company in production),
                    s.players[seat].cash + beyond[seat],
                    sum(growth.get(company.id, 0) for company in production),
                    free_slots(s, seat),
                )
            )
        return cls(seat, fmean(years), _means(income), _means(money), *_means(own))

    def facts_against(self, other: _Standing) -> Iterator[Fact]:
        """Yield in what it is better than after another answer."""
        seat = self.seat
        if self.income[seat] > other.income[seat]:
            yield Fact(Why("income", amount=self.income[seat], than=other.income[seat]), "income")
        elif self.sold > other.sold:
            yield Fact(Why("sold", self.sold, other.sold), "income")
        elif self.years > other.years:
            yield Fact(Why("longer"), "income")
        if self.money[seat] > other.money[seat]:
            yield Fact(Why("money", amount=self.money[seat] - other.money[seat]), "money")
        rivals = [rival for rival in range(len(self.money)) if rival != seat]
        for why, mine, theirs in (
            (Why("rival_income"), self.income, other.income),
            (Why("rival_money"), self.money, other.money),
        ):
            most = max(rivals, key=lambda rival: theirs[rival] - mine[rival])
            if theirs[most] > mine[most]:
                yield Fact(replace(why, amount=theirs[most] - mine[most], seats=(most,)), "rivals")
        if self.room > other.room:
            yield Fact(Why("room", self.room, other.room), "growth")
        if self.free > other.free:
            yield Fact(Why("free_slot", self.free), "free_slots")
        if self.cash > other.cash:
            yield Fact(Why("cash", amount=self.cash - other.cash), "cash")


def _means(rows: Sequence[Sequence[float]]) -> list[int]:
    return [round(fmean(column)) for column in zip(*rows, strict=True)]


def _bid(s: State, asked: PlaceBid, best: Action, other: Action | None, _: Weights) -> Why | None:
    """A bid is for those who are overtaken, or for what those who bid later need to come before it."""
    frame = s.stack[-2]
    assert isinstance(frame, TurnOrder)
    assert isinstance(best, act.Bid)
    amount, than = best.amount, other.amount if isinstance(other, act.Bid) else 0
    place, next_place = (forecast.order_after(s, asked, bid).place for bid in (amount, than))
    later = forecast.still_to_bid(s, asked)
    if not amount and not than:
        return Why("bid_nothing", place=place)
    if than > amount:
        if next_place < place:
            return Why("bid_not_worth", than - amount, place=place, next_place=next_place)
        if not later:
            return Why("bid_enough" if amount else "bid_gains_nothing", amount=amount, than=than, place=place)
        return _bar(s, asked.seat, amount, than, later, place) if amount else Why("bid_keeps", amount=than)
    overtaken = {
        seat: strength // _factor(s, seat)
        for seat, strength in zip(s.order, frame.strengths, strict=False)
        if than * _factor(s, asked.seat) <= strength < amount * _factor(s, asked.seat)
    }
    if not later and len(overtaken) > 1:
        return Why("bid_place", amount=amount, than=than, place=place, next_place=next_place)
    if overtaken:
        rival = max(overtaken, key=lambda seat: overtaken[seat] * _factor(s, seat))
        mine, theirs = _factor(s, asked.seat), _factor(s, rival)
        kind = "bid_before" if mine == theirs else "bid_before_times"
        return Why(kind, mine, theirs, amount, overtaken[rival], seats=(rival,))
    return _bar(s, asked.seat, amount, than, later, place) if later else None


def _bar(s: State, seat: int, amount: int, than: int, later: Sequence[int], place: int) -> Why:
    """What the strongest of those who bid later needs to take the place: equal bids aren't enough (R-BID-04)."""
    rival = max(later, key=lambda one: s.players[one].cash * _factor(s, one))
    needed, fewer = (bid * _factor(s, seat) // _factor(s, rival) + 1 for bid in (amount, than))
    if needed > s.players[rival].cash:
        return Why("bid_safe", amount=amount)
    kind = "bid_unless" if than > amount else "bid_bar"
    return Why(kind, needed, fewer, amount, than, seats=(rival,), place=place)


def _factor(s: State, seat: int) -> int:
    return BID_FACTOR[s.players[seat].bid - 1]


def _announcement(s: State, asked: AnnounceMerger, best: Action, other: Action | None, w: Weights) -> Why | None:
    """A merger is judged by who should get it and for how much.

    A pass is judged by the merger that brings most a year, or without any by the next answer.
    """
    if not isinstance(best, act.Announce):
        if (against := against_most(s, asked, best, w)) is not None:
            return against
        if isinstance(other, act.Announce):
            return _against(s, asked, (other.first, other.second), w)
        return None if asked.pairs(s) else Why("no_cash_to_merge", amount=s.players[asked.seat].cash)
    prospect = Prospect(s, best.first, best.second, w)
    winner, price, _ = prospect.outcome(asked.seat)
    limit = floor(prospect.limits[asked.seat])
    share = sum(paid for owner, paid in shares(s, best.first, best.second, price) if owner == asked.seat)
    if winner != asked.seat:
        return Why("merge_sell" if share else "merge_leave", amount=price, than=share, seats=(winner,))
    if set(prospect.owners) == {asked.seat}:
        after = joined(s, best.first, best.second, winner, prospect.nominal)
        company = next(company for company in after.companies.values() if company.id in after.merged - s.merged)
        sold = trade(after).sold.get(company.id, 0) if company.areas else 0
        return Why("merge_own", sold or company.units, good=company.kind, own=bool(sold))
    return Why("merge_win", amount=limit, than=price) if limit > price else None


def against_most(view: State, asked: AnnounceMerger, best: Action, w: Weights) -> Why | None:
    """Return what speaks against the merger that brings a player most a year; None if it is best, or brings nothing."""
    s, gains = supposed(view), merger_gains(view, asked)
    if not gains:
        return None
    earned = {pair: gain.earned[asked.seat] for pair, gain in gains.items()}
    nets = {
        pair: forecast.merger_after(s, act.Announce(*pair, nominal_value(s, *pair))).net(asked.seat) for pair in gains
    }
    most = max(gains, key=lambda pair: (earned[pair], nets[pair]))
    if earned[most] <= (earned.get((best.first, best.second), 0) if isinstance(best, act.Announce) else 0):
        return None
    return replace(_against(s, asked, most, w), number=earned[most])


def _against(s: State, asked: AnnounceMerger, pair: tuple[str, str], w: Weights) -> Why:
    """What speaks against announcing a merger: who should get it, or that it costs too much, or what it leads to."""
    prospect = Prospect(s, *pair, w)
    winner, price, _ = prospect.outcome(asked.seat)
    limit = floor(prospect.limits[asked.seat])
    if winner != asked.seat:
        return Why("merger_of_rival", amount=price, seats=(winner,), companies=pair)
    if 0 < limit < price:
        return Why("merger_dear", amount=limit, than=price, companies=pair)
    return Why("merger_loses", than=price, companies=pair)


def _raise(s: State, asked: RaiseBid, best: Action, _: Action | None, w: Weights) -> Why | None:
    """A bid is compared with what the company is worth to the player, as the ruler of the auction shows it."""
    auction, bids = asked.auction, asked.bids(s)
    rival = auction.bidder
    if not bids:
        units = s.companies[auction.first].units + s.companies[auction.second].units
        return Why("cannot_raise", amount=auction.bid + units, than=s.players[asked.seat].cash)
    worth = merger_worth(s, asked, {})
    bid = best.bid if isinstance(best, act.Raise) else bids[0]
    if isinstance(best, act.Raise):
        kind = "raise_safe" if bid <= worth.low else "raise_lasting" if bid <= worth.high else "raise_keeps"
    elif bid > worth.low:
        kind = "pass_dear" if bid > worth.high else "pass_short"
    else:
        limits = Prospect(s, auction.first, auction.second, w).limits
        own, most = (min(limits[seat], s.players[seat].cash) for seat in (asked.seat, rival))
        kind = "pass_outbid" if most > own else "pass_close"
    return Why(kind, worth.high, amount=worth.low, than=bid, seats=(rival,))


_DECISIVE: dict[type[Question[State]], Callable[[State, Any, Action, Action | None, Weights], Why | None]] = {
    PlaceBid: _bid,
    AnnounceMerger: _announcement,
    RaiseBid: _raise,
}
"""Where the choice itself is between sums of money."""


def _compared(s: State, asked: Any, best: Action, other: Action | None) -> Iterator[Fact]:
    """What there is more of with the best answer."""
    there = {fact.why.kind: fact.why.number for fact in facts(s, asked, other)}
    for why, part in facts(s, asked, best):
        if part and why.number > (fewer := there.get(why.kind, 0)):
            yield Fact(replace(why, fewer=fewer), part)


def _deed(s: State, asked: ChooseDeed, best: Action, other: Action | None) -> Iterator[Fact]:
    if isinstance(best, Pass):
        yield Fact(Why("keep_slot"), "free_slots")
    yield from _compared(s, asked, best, other)
    waits = _waits(s, other)
    if isinstance(best, act.StartProduction):
        start = forecast.start_after(s, best)
        trial = forecast.Trial(s)
        trial.play(best, ev.CompanyStarted)
        company = trial.state.companies[best.deed]
        near = harbours(trial.state, company)
        cities, fewer = tuple(sorted(forecast.cities_at(s, near))), 0
        if isinstance(other, act.StartProduction):
            fewer = len(forecast.cities_at(s, s.scenario.seas_at[other.area]))
        if len(cities) > fewer:
            yield Fact(Why("coast_cities", len(cities), fewer, places=cities), "production")
        if trade(trial.state).sold.get(company.id, 0):
            demand = Market(trial.state, company).demand
            buyers = tuple(sorted(city for city in start.cities if demand.get(city, 0)))
            buys = sum(map(demand.__getitem__, buyers))
            own = any(not near.isdisjoint(s.companies[id].ships) for id in s.players[asked.seat].companies)
            if buys and (waits or not isinstance(other, act.StartProduction)):
                yield Fact(Why("start_sells", buys, good=company.kind, own=own, places=buyers), "income")
        else:
            room = len(start.room)
            less = len(forecast.start_after(s, other).room) if isinstance(other, act.StartProduction) else 0
            if room > less:
                yield Fact(Why("start_room", room, less), "unsold")
    if waits and isinstance(other, act.StartProduction) and not isinstance(best, Pass) and not _waits(s, best):
        yield Fact(Why("deed_waits", company=other.deed), "unsold")


def _waits(s: State, action: Action | None) -> bool:
    """Whether a new company would sell nothing on the board as it is."""
    if not isinstance(action, act.StartProduction):
        return False
    trial = forecast.Trial(s)
    trial.play(action, ev.CompanyStarted)
    return not trade(trial.state).sold.get(action.deed, 0)


def _expansion(s: State, asked: Any, best: Action, other: Action | None) -> Iterator[Fact]:
    if isinstance(other, act.Expand) and isinstance(best, Pass) and (cost := forecast.expansion_after(s, other).cost):
        yield Fact(Why("area_cost", amount=cost), "money")
    yield from _compared(s, asked, best, other)


def _research(s: State, asked: ChooseResearch, best: Action, _: Action | None) -> Iterator[Fact]:
    """A step is named with the yearly income that it brings: by a deed, a merger, growth, or ships that carry more."""
    if isinstance(best, act.Research) and best.player == asked.seat:
        if best.track == "slots" and not free_slots(s, asked.seat) and (start := best_start(s, asked.seat)):
            amount = start.gain.earned[asked.seat]
            if amount > 0:
                yield Fact(Why("slot_start", amount=amount, company=start.companies[0]), "free_slots")
        gain = research_gain(s, best).earned[asked.seat]
        if best.track == "mergers" and (merger := best_new_merger(s, best)):
            amount = merger.gain.earned[asked.seat]
            if amount > 0:
                yield Fact(Why("merger_step", amount=amount, companies=merger.companies), "research")
        if best.track == "expansion" and gain > 0:
            growing = forecast.growing(s, asked.seat, s.players[asked.seat].expansion + 1)
            yield Fact(Why("expansion_income", amount=gain, companies=growing), "research")
        if best.track == "hull" and gain > 0:
            yield Fact(Why("hull_income", fewer=s.players[asked.seat].hull + 1, amount=gain), "research")
    yield from _of_the_best(s, asked, best, None)


def _of_the_best(s: State, asked: Any, best: Action, _: Action | None) -> Iterator[Fact]:
    return (fact for fact in facts(s, asked, best) if fact.part)


_FACTS: dict[type[Question[State]], Callable[[State, Any, Action, Action | None], Iterator[Fact]]] = {
    ChooseSite: _compared,
    ChooseDeed: _deed,
    ChooseResearch: _research,
    ChooseCompany: _of_the_best,
    FloatShips: _compared,
    ChooseExpansion: _expansion,
}
"""What speaks for the best answer to a kind of question, beside what can be said of any."""
