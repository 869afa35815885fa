"""The one reason that makes the difference between a bot's best answer and the next: a fact of the position."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import floor
from statistics import fmean
from typing import Any, Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from indonesia_qt.core.flow import Action, Pass, Question
from indonesia_qt.games.indonesia.analysis import forecast
from indonesia_qt.games.indonesia.bots.board import board_of
from indonesia_qt.games.indonesia.bots.candidates import Prospect, joined
from indonesia_qt.games.indonesia.bots.determinise import supposed
from indonesia_qt.games.indonesia.bots.evaluate import MOST_ROOM, Weights, features
from indonesia_qt.games.indonesia.bots.horizon import years_to_come
from indonesia_qt.games.indonesia.bots.outcomes import Outcome
from indonesia_qt.games.indonesia.bots.prospects import rooms
from indonesia_qt.games.indonesia.bots.trade import trade
from indonesia_qt.games.indonesia.rules import actions as act
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.companies import free_slots, harbours
from indonesia_qt.games.indonesia.rules.constants import BID_FACTOR, Kind
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, RaiseBid, shares
from indonesia_qt.games.indonesia.rules.phases.new_era import ChooseSite
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseCompany, ChooseExpansion, FloatShips
from indonesia_qt.games.indonesia.rules.phases.research import ChooseResearch
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid, TurnOrder
from indonesia_qt.games.indonesia.rules.shipping import Market
from indonesia_qt.games.indonesia.rules.state import State

Key = Literal[
    "bid_place",
    "bid_enough",
    "bid_before",
    "bid_before_times",
    "bid_bar",
    "bid_unless",
    "bid_safe",
    "bid_not_worth",
    "bid_gains_nothing",
    "bid_nothing",
    "merge_own",
    "merge_win",
    "merge_sell",
    "merge_leave",
    "merge_dear",
    "merge_loses",
    "merge_helps",
    "no_merger",
    "raise_to",
    "raise_dear",
    "cannot_raise",
    "start_sells",
    "start_room",
    "coast_cities",
    "deed_waits",
    "line_serves",
    "line_cities",
    "slots_full",
    "slots_more",
    "mergers",
    "mergers_later",
    "expansion",
    "expansion_later",
    "hull",
    "hull_later",
    "bids",
    "first",
    "fleet",
    "ship_cities",
    "ship_serves",
    "area_cities",
    "area_seas",
    "area_opens",
    "area_cost",
    "site_goods",
    "site_ships",
    "income",
    "sold",
    "longer",
    "money",
    "rival_income",
    "rival_money",
    "cash",
    "room",
    "free_slot",
    "alike",
    "prospects",
    "outweighed",
    "only",
]
"""The kinds of key reasons: those of one question each, in the order of the questions, then those of any."""


class KeyReason(Struct, frozen=True):
    """What makes the difference: `kind`, and what it rests on as far as that kind needs it.

    `amount` is of the best answer and `than` of the next, in rupiah a year or at once, or a limit and what is compared
    with it; so are the places `place` and `next_place` in the order of play, from 0. `number` and `fewer` count what
    the reason is about. `seat` is the player who is spoken of, `good` a kind of company; `own` says whether ships or
    research are the player's own.
    """

    kind: Key
    amount: int = 0
    than: int = 0
    number: int = 0
    fewer: int = 0
    place: int = 0
    next_place: int = 0
    seat: int = 0
    good: Kind = "rice"
    company: str = ""
    own: bool = False


class Fact(NamedTuple):
    """A reason, and the kind of part of the value that it stands for."""

    part: str
    reason: KeyReason


def key_reason(
    view: State,
    asked: Question[State],
    answers: Sequence[Action],
    leading: Sequence[Sequence[Outcome]],
    parts: Mapping[str, int],
    w: Weights,
) -> KeyReason:
    """Return the reason that speaks for the first of the `answers` and against the second, if there are two.

    `leading` is where each leads and `parts` what each part of the value says for the first. Of the facts that hold,
    the one is taken whose part speaks most for it.
    """
    s = supposed(view)
    other = answers[1] if len(answers) > 1 else None
    decisive = _DECISIVE.get(type(asked))
    if decisive and (found := decisive(s, asked, answers[0], other, w)):
        return found
    first, *rest = (_Standing.after(found, asked.seat, w) for found in leading)
    facts = list(_FACTS[type(asked)](s, asked, answers[0], other)) if type(asked) in _FACTS else []
    facts += first.facts_against(
        rest[0] if rest else _Standing.after([Outcome(s, [0.0] * len(s.players))], asked.seat, w)
    )
    if rest and not any(parts.values()) and first.income == rest[0].income:
        return KeyReason("alike", first.income[asked.seat])
    if facts:
        return max(facts, key=lambda fact: parts.get(fact.part, 0)).reason
    return first.without_facts(rest[0]) if rest else KeyReason("only", first.income[asked.seat])


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
            yield Fact("income", KeyReason("income", self.income[seat], other.income[seat]))
        elif self.sold > other.sold:
            yield Fact("income", KeyReason("sold", number=self.sold, fewer=other.sold))
        elif self.years > other.years:
            yield Fact("income", KeyReason("longer"))
        if self.money[seat] > other.money[seat]:
            yield Fact("money", KeyReason("money", self.money[seat] - other.money[seat]))
        rivals = [rival for rival in range(len(self.money)) if rival != seat]
        kinds: tuple[tuple[Key, list[int], list[int]], ...] = (
            ("rival_income", self.income, other.income),
            ("rival_money", self.money, other.money),
        )
        for kind, mine, theirs in kinds:
            most = max(rivals, key=lambda rival: theirs[rival] - mine[rival])
            if theirs[most] > mine[most]:
                yield Fact("rivals", KeyReason(kind, theirs[most] - mine[most], seat=most))
        if self.room > other.room:
            yield Fact("growth", KeyReason("room", number=self.room, fewer=other.room))
        if self.free > other.free:
            yield Fact("free_slots", KeyReason("free_slot", number=self.free))
        if self.cash > other.cash:
            yield Fact("cash", KeyReason("cash", self.cash - other.cash))

    def without_facts(self, other: _Standing) -> KeyReason:
        """Return what is left to say where nothing on the board speaks for it."""
        earned, otherwise = self.income[self.seat], other.income[self.seat]
        return KeyReason("outweighed" if earned < otherwise else "prospects", earned, otherwise)


def _means(rows: Sequence[Sequence[float]]) -> list[int]:
    return [round(fmean(column)) for column in zip(*rows, strict=True)]


def _bid(s: State, asked: PlaceBid, best: Action, other: Action | None, _: Weights) -> KeyReason | None:
    """A bid is for those who are overtaken, or for what those who bid later need to come before it."""
    frame = s.stack[-2]
    assert isinstance(frame, TurnOrder)
    assert isinstance(best, act.Bid)
    amount, than = best.amount, other.amount if isinstance(other, act.Bid) else 0
    place, next_place = (forecast.order_after(s, asked, bid).place for bid in (amount, than))
    later = forecast.still_to_bid(s, asked)
    if not amount and not than:
        return KeyReason("bid_nothing", place=place)
    if than > amount:
        if next_place < place:
            return KeyReason("bid_not_worth", amount, than, place=place, next_place=next_place)
        if not later:
            return KeyReason("bid_enough" if amount else "bid_gains_nothing", amount, than, place=place)
        return _bar(s, asked.seat, amount, than, later, "bid_unless") if amount else None
    overtaken = {
        seat: strength // _factor(s, seat)
        for seat, strength in zip(s.order, frame.strengths, strict=False)
        if than * _factor(s, asked.seat) <= strength < amount * _factor(s, asked.seat)
    }
    if not later and len(overtaken) > 1:
        return KeyReason("bid_place", amount, than, place=place, next_place=next_place)
    if overtaken:
        rival = max(overtaken, key=lambda seat: overtaken[seat] * _factor(s, seat))
        mine, theirs = _factor(s, asked.seat), _factor(s, rival)
        if mine == theirs:
            return KeyReason("bid_before", amount, overtaken[rival], seat=rival)
        return KeyReason("bid_before_times", amount, overtaken[rival], mine, theirs, seat=rival)
    return _bar(s, asked.seat, amount, than, later, "bid_bar") if later else None


def _bar(s: State, seat: int, amount: int, than: int, later: Sequence[int], kind: Key) -> KeyReason:
    """What the strongest of those who bid later needs to come before a bid: equal bids aren't enough (R-BID-04)."""
    rival = max(later, key=lambda one: s.players[one].cash * _factor(s, one))
    needed, fewer = (bid * _factor(s, seat) // _factor(s, rival) + 1 for bid in (amount, than))
    if needed > s.players[rival].cash:
        return KeyReason("bid_safe", amount, than)
    return KeyReason(kind, amount, than, number=needed, fewer=fewer, seat=rival)


def _factor(s: State, seat: int) -> int:
    return BID_FACTOR[s.players[seat].bid - 1]


def _announcement(s: State, asked: AnnounceMerger, best: Action, other: Action | None, w: Weights) -> KeyReason | None:
    """A merger is judged by who should get it and for how much; a pass by the merger that isn't announced."""
    pair = best if isinstance(best, act.Announce) else other
    if not isinstance(pair, act.Announce):
        return None if asked.pairs(s) else KeyReason("no_merger", s.players[asked.seat].cash)
    prospect = Prospect(s, pair.first, pair.second, w)
    winner, price, _ = prospect.outcome(asked.seat)
    limit = floor(prospect.limits[asked.seat])
    share = sum(paid for owner, paid in shares(s, pair.first, pair.second, price) if owner == asked.seat)
    if best == pair:
        if winner != asked.seat:
            return KeyReason("merge_sell" if share else "merge_leave", price, share, seat=winner)
        if set(prospect.owners) == {asked.seat}:
            after = joined(s, pair.first, pair.second, winner, prospect.nominal)
            company = next(company for company in after.companies.values() if company.id in after.merged - s.merged)
            sold = trade(after).sold.get(company.id, 0) if company.areas else 0
            return KeyReason("merge_own", number=sold or company.units, good=company.kind, own=bool(sold))
        return KeyReason("merge_win", limit, price) if limit > price else None
    if winner != asked.seat:
        return KeyReason("merge_helps", price, seat=winner)
    return KeyReason("merge_dear" if limit < price else "merge_loses", max(0, limit), price)


def _raise(s: State, asked: RaiseBid, best: Action, _: Action | None, w: Weights) -> KeyReason | None:
    """A bid is worth the highest one at which the company is better than the highest bidder's payout."""
    auction, bids = asked.auction, asked.bids(s)
    units = s.companies[auction.first].units + s.companies[auction.second].units
    if not bids:
        return KeyReason("cannot_raise", auction.bid + units, s.players[asked.seat].cash)
    prospect = Prospect(s, auction.first, auction.second, w)
    limit = last_bid(prospect, asked.seat, auction.bidder)
    if isinstance(best, Pass) == (limit >= bids[0]):
        return None
    share = sum(paid for owner, paid in shares(s, auction.first, auction.second, auction.bid) if owner == asked.seat)
    kind: Key = "raise_dear" if isinstance(best, Pass) else "raise_to"
    return KeyReason(kind, max(0, limit), bids[0], number=share, seat=auction.bidder)


def last_bid(prospect: Prospect, seat: int, rival: int) -> int:
    """Return the highest bid in rupiah after which a seat is no worse off than if `rival` had paid one step less.

    It may be less than the nominal value; who has no part in the merger may get it for nothing at best.
    """
    steps = prospect.units or 1
    bid = prospect.nominal
    if prospect.gain(seat, seat, bid) < prospect.gain(seat, rival, bid - steps):
        return floor(prospect.limit_against(seat, rival))
    while prospect.gain(seat, seat, bid + steps) >= prospect.gain(seat, rival, bid):
        bid += steps
    return bid


_DECISIVE: dict[type[Question[State]], Callable[[State, Any, Action, Action | None, Weights], KeyReason | None]] = {
    PlaceBid: _bid,
    AnnounceMerger: _announcement,
    RaiseBid: _raise,
}
"""Where the choice itself is between sums of money."""


def _site(s: State, _: Any, best: Action, other: Action | None) -> Iterator[Fact]:
    if isinstance(best, act.PlaceCity):
        here = forecast.site_after(s, best)
        there = forecast.site_after(s, other) if isinstance(other, act.PlaceCity) else None
        goods, fewer = sum(here.goods.values()), sum(there.goods.values()) if there else 0
        if goods > fewer:
            yield Fact("production", KeyReason("site_goods", number=goods, fewer=fewer))
        ships, fewer = sum(here.ships.values()), sum(there.ships.values()) if there else 0
        if ships > fewer:
            yield Fact("shipping", KeyReason("site_ships", number=ships, fewer=fewer))


def _deed(s: State, asked: ChooseDeed, best: Action, other: Action | None) -> Iterator[Fact]:
    waits = _waits(s, other)
    if isinstance(best, act.StartShipping):
        start = forecast.start_after(s, best)
        before = forecast.start_after(s, other) if isinstance(other, act.StartShipping) else None
        if len(start.producers) > (fewer := len(before.producers) if before else 0):
            yield Fact("shipping", KeyReason("line_serves", number=len(start.producers), fewer=fewer))
        if len(start.cities) > (fewer := len(before.cities) if before else 0):
            yield Fact("shipping", KeyReason("line_cities", number=len(start.cities), fewer=fewer))
    if isinstance(best, act.StartProduction):
        start = forecast.start_after(s, best)
        trial = forecast.Trial(s)
        trial.play(best, ev.CompanyStarted)
        company = trial.state.companies[best.deed]
        near = harbours(trial.state, company)
        cities = len(forecast.cities_at(s, near))
        if cities > (fewer := _coastal_cities(s, other)):
            yield Fact("production", KeyReason("coast_cities", number=cities, fewer=fewer))
        if trade(trial.state).sold.get(company.id, 0):
            demand = Market(trial.state, company).demand
            buys = sum(demand.get(city, 0) for city in start.cities)
            own = any(not near.isdisjoint(s.companies[id].ships) for id in s.players[asked.seat].companies)
            if buys and (waits or not isinstance(other, act.StartProduction)):
                yield Fact("income", KeyReason("start_sells", number=buys, good=company.kind, own=own))
        else:
            room = forecast.start_after(s, other).room if isinstance(other, act.StartProduction) else 0
            if start.room > room:
                yield Fact("unsold", KeyReason("start_room", number=start.room, fewer=room))
    if waits and isinstance(other, act.StartProduction) and not _waits(s, best):
        yield Fact("unsold", KeyReason("deed_waits", company=other.deed))


def _coastal_cities(s: State, action: Action | None) -> int:
    """The cities on the coast of an area where production may start; none of any other answer."""
    return len(forecast.cities_at(s, s.scenario.seas_at[action.area])) if isinstance(action, act.StartProduction) else 0


def _waits(s: State, action: Action | None) -> bool:
    """Whether a new company would sell nothing on the board as it is."""
    if not isinstance(action, act.StartProduction):
        return False
    trial = forecast.Trial(s)
    trial.play(action, ev.CompanyStarted)
    return not trade(trial.state).sold.get(action.deed, 0)


def _research(s: State, asked: ChooseResearch, best: Action, _: Action | None) -> Iterator[Fact]:
    if not isinstance(best, act.Research):
        return
    player, gain = s.players[best.player], forecast.research_after(s, best).gain
    step = getattr(player, best.track) + 1
    found = {
        "slots": KeyReason(
            "slots_full" if not free_slots(s, best.player) else "slots_more", number=step - 1, fewer=step
        ),
        "mergers": KeyReason("mergers" if gain else "mergers_later", number=gain or step),
        "expansion": KeyReason("expansion" if gain else "expansion_later", number=gain or step),
        "hull": KeyReason("hull" if gain else "hull_later", number=gain, fewer=step, seat=best.player),
        "bid": KeyReason("bids", number=BID_FACTOR[step - 1], fewer=BID_FACTOR[step - 2]),
    }
    reason = replace(found[best.track], own=best.player == asked.seat)
    yield Fact("research", reason)
    if best.track == "slots":
        yield Fact("free_slots", reason)


def _company(s: State, _: Any, best: Action, __: Action | None) -> Iterator[Fact]:
    assert isinstance(best, act.Operate)
    found = forecast.company_forecast(s, s.companies[best.company])
    if found.rivals:
        yield Fact("money", KeyReason("first", number=found.rivals[0].goods, company=found.rivals[0].company))
    if found.ships:
        yield Fact("shipping", KeyReason("fleet", number=found.ships))


def _ship(s: State, _: Any, best: Action, other: Action | None) -> Iterator[Fact]:
    if isinstance(best, act.PlaceShip):
        here = forecast.ship_after(s, best)
        there = forecast.ship_after(s, other) if isinstance(other, act.PlaceShip) else None
        if len(here.cities) > (fewer := len(there.cities) if there else 0):
            yield Fact("shipping", KeyReason("ship_cities", number=len(here.cities), fewer=fewer))
        if len(here.producers) > (fewer := len(there.producers) if there else 0):
            yield Fact("shipping", KeyReason("ship_serves", number=len(here.producers), fewer=fewer))


def _expansion(s: State, _: Any, best: Action, other: Action | None) -> Iterator[Fact]:
    if isinstance(other, act.Expand) and isinstance(best, Pass) and (cost := forecast.expansion_after(s, other).cost):
        yield Fact("money", KeyReason("area_cost", cost))
    if isinstance(best, act.Expand):
        here = forecast.expansion_after(s, best)
        there = forecast.expansion_after(s, other) if isinstance(other, act.Expand) else None
        kinds: tuple[tuple[Key, str, int, int], ...] = (
            ("area_cities", "production", len(here.cities), len(there.cities) if there else 0),
            ("area_seas", "production", len(here.seas), len(there.seas) if there else 0),
            ("area_opens", "growth", here.opened, there.opened if there else 0),
        )
        for kind, part, number, fewer in kinds:
            if number > fewer:
                yield Fact(part, KeyReason(kind, number=number, fewer=fewer))


_FACTS: dict[type[Question[State]], Callable[[State, Any, Action, Action | None], Iterator[Fact]]] = {
    ChooseSite: _site,
    ChooseDeed: _deed,
    ChooseResearch: _research,
    ChooseCompany: _company,
    FloatShips: _ship,
    ChooseExpansion: _expansion,
}
"""What speaks for the best answer to a kind of question, beside what can be said of any."""
