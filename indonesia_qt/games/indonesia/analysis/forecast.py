"""What a decision would bring, found by trying it on a copy of what the player may see.

A forecast says what happens if nobody decides otherwise after it. Nothing here knows a rule of its own.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import combinations
from math import inf
from typing import NamedTuple, TypeVar

from msgspec import Struct

from indonesia_qt.core.flow import Action, Event, IllegalAction, Pass, Process, Reason, question, refusal
from indonesia_qt.games.indonesia.delivery.outcomes import served
from indonesia_qt.games.indonesia.rules import actions as act
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.companies import (
    MERGED_KIND,
    can_expand,
    expansion_areas,
    expansion_seas,
    free_slots,
    harbours,
    parts,
    ship_limit,
    zones,
)
from indonesia_qt.games.indonesia.rules.constants import SHIP_FEE, Kind
from indonesia_qt.games.indonesia.rules.deeds import start_areas, start_seas
from indonesia_qt.games.indonesia.rules.phases.mergers import (
    AnnounceMerger,
    GiveUpAreas,
    RaiseBid,
    mergeable,
    nominal_value,
    why_no_merger,
)
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseExpansion, DeliverGoods, FloatShips, gains
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.shipping import Market
from indonesia_qt.games.indonesia.rules.state import Company, State

E = TypeVar("E", bound=Event)


class Trial:
    """Plays on from a position, which stays as it is; `state` is where the trial stands, `events` what happened.

    >>> from indonesia_qt.core.flow import settle
    >>> from indonesia_qt.games.indonesia.rules.state import Options
    >>> from indonesia_qt.library import load_map
    >>> game = load_map().game
    >>> s = game.start(game.new_setup(Options(), players=3, seed=7))
    >>> settle(s, [])
    >>> trial = Trial(s)
    >>> trial.play(act.PlaceCity("a5", "bali-1"))
    [CityPlaced(seat=2, card='a5', area='bali-1')]
    >>> trial.state.cities, s.cities
    ({'bali-1': 1}, {})
    """

    def __init__(self, position: State) -> None:
        self.state = position.copy()
        self.events: list[Event] = []

    def play(self, action: Action, until: type[Event] | None = None) -> Sequence[Event]:
        """Play `action` and go on to the next question, or no further than to an event of the kind `until`.

        Returns the events. Raises `IllegalAction`.
        """
        reason = refusal(self.state, action)
        if reason is not None:
            raise IllegalAction(reason)
        before = len(self.events)
        self.state.stack[-1].apply(self.state, action, self.events)
        while not (until and self.happened(until)) and isinstance(question(self.state), Process):
            self.state.stack[-1].resume(self.state, self.events)
        return self.events[before:]

    def happened(self, kind: type[E]) -> list[E]:
        """Return the events of a kind, in the order in which they happened."""
        return [event for event in self.events if isinstance(event, kind)]


def cities_at(s: State, seas: Collection[str]) -> frozenset[str]:
    """Return the cities that touch any of the seas."""
    return frozenset(city for city in s.cities if any(sea in seas for sea in s.scenario.seas_at[city]))


def producers_at(s: State, seas: Collection[str]) -> frozenset[str]:
    """Return the production companies that have an area at any of the seas."""
    return frozenset(company.id for company in s.companies.values() if not harbours(s, company).isdisjoint(seas))


def cities_in_reach(s: State, company: Company) -> frozenset[str]:
    """Return the cities to which one shipping company's ships lead from a company, however much they carry."""
    begins = harbours(s, company)
    found: set[str] = set()
    for line in s.companies.values():
        for waters in parts(list(line.ships), s.scenario.sea_neighbours):
            if not begins.isdisjoint(waters):
                found |= cities_at(s, waters)
    return frozenset(found)


class SiteForecast(Struct, frozen=True):
    """A new city: its seas, the ships there by company, the goods at these seas, and the deeds that it ends.

    `within_reach` are the goods that ships of one company lead to it from, however much they carry. `starts` are how
    many companies of this era can start at these seas, by kind.
    """

    seas: tuple[str, ...]
    ships: dict[str, int]
    goods: dict[Kind, int]
    within_reach: dict[Kind, int]
    starts: dict[Kind, int]
    deeds_lost: tuple[str, ...]

    @property
    def rating(self) -> tuple[int, int, int]:
        """How many goods are within reach, how many lie at its seas, and how many companies can start there."""
        return sum(self.within_reach.values()), sum(self.goods.values()), sum(self.starts.values())


class StartForecast(Struct, frozen=True):
    """A new company: its `room`, the places that it could have next, its cities, and the deeds that it ends.

    A shipping company touches the production companies `producers`.
    """

    room: tuple[str, ...]
    cities: frozenset[str]
    producers: frozenset[str]
    deeds_lost: tuple[str, ...]


class ShipForecast(Struct, frozen=True):
    """One more ship: the ships of the company there, and the cities and producers that only now touch the line."""

    ships: int
    cities: frozenset[str]
    producers: frozenset[str]

    @property
    def rating(self) -> tuple[int, int]:
        """How many cities and companies touch the line only now: what is greater the more it does for later years."""
        return len(self.cities), len(self.producers)


class ExpansionForecast(Struct, frozen=True):
    """One more area: `cost` in rupiah, the player's `cash` and `earnings` after it, and what it opens.

    `room` is how many areas there are to expand to afterwards, `opened` those of them that weren't before; `joined`
    the zones that become one with it, beyond the one that it borders on; `seas` and `cities` those that the company
    touches or reaches only now; `deeds_lost` those that lose their last starting area.
    """

    cost: int
    cash: int
    earnings: int
    room: int
    opened: int
    joined: int
    seas: frozenset[str]
    cities: frozenset[str]
    deeds_lost: tuple[str, ...]

    @property
    def rating(self) -> tuple[int, int, int]:
        """How many cities, seas and areas it opens: what is greater the more it does for later years."""
        return len(self.cities), len(self.seas), self.opened


def site_after(view: State, action: act.PlaceCity) -> SiteForecast:
    """Return what a city would have around it."""
    trial = Trial(view)
    trial.play(action, ev.CityPlaced)
    s, seas = trial.state, view.scenario.seas_at[action.area]
    ships = {line.id: sum(line.ships.get(sea, 0) for sea in seas) for line in s.companies.values()}
    waters = [part for line in s.companies.values() for part in parts(list(line.ships), s.scenario.sea_neighbours)]
    leading = [part for part in waters if not set(seas).isdisjoint(part)]
    goods, within_reach = Counter[Kind](), Counter[Kind]()
    for company in s.companies.values():
        goods[company.kind] += sum(any(sea in seas for sea in s.scenario.seas_at[area]) for area in company.areas)
        for zone in zones(s, company):
            if any(not set(zone.harbours).isdisjoint(part) for part in leading):
                within_reach[company.kind] += len(zone.areas)
    starts = Counter[Kind](
        deed.kind
        for deed in s.scenario.deeds.values()
        if deed.era == s.era
        and not set(seas).isdisjoint(
            start_seas(s, deed)
            if deed.kind == "shipping"
            else (sea for area in start_areas(s, deed) for sea in s.scenario.seas_at[area])
        )
    )
    here = {id: many for id, many in ships.items() if many}
    return SiteForecast(seas, here, dict(+goods), dict(+within_reach), dict(starts), _deeds_lost(trial))


def start_after(view: State, action: act.StartProduction | act.StartShipping) -> StartForecast:
    """Return what a company would have around it when it starts."""
    trial = Trial(view)
    trial.play(action, ev.CompanyStarted)
    s = trial.state
    company = s.companies[action.deed]
    if isinstance(action, act.StartShipping):
        waters = [action.sea]
        room = tuple(expansion_seas(s, company))
        return StartForecast(room, cities_at(s, waters), producers_at(s, waters), ())
    room, cities = tuple(expansion_areas(s, company)), cities_in_reach(s, company)
    return StartForecast(room, cities, frozenset(), _deeds_lost(trial))


class StartOutlook(NamedTuple):
    """A new company on the board as it is: its `income` of the first year in rupiah, its cities, its room to grow.

    `away` is over how many seas the nearest ship is: 0 when one is at its coast, None when none can ever get there
    or there is none. `asked` are the goods of its kind that the cities buy beyond those on the board, its own left out;
    for a shipping company, which is at its own ship, the goods on the coast of its sea.
    """

    income: int
    cities: int
    room: int
    away: int | None
    asked: int

    @property
    def rating(self) -> tuple[int, int, float, int, int]:
        """Return what is greater the better it is: by income, and what promises some where there is none yet."""
        return self.income, self.cities, -inf if self.away is None else -self.away, self.asked, self.room


def start_outlook(view: State, action: act.StartProduction | act.StartShipping) -> StartOutlook:
    """Return what a company would have in its first year if it started there.

    It earns what its one good sells for less the fees of others' ships, or the fees of its one ship.
    """
    trial = Trial(view)
    trial.play(action, ev.CompanyStarted)
    s = trial.state
    company = s.companies[action.deed]
    start = start_after(view, action)
    if isinstance(action, act.StartProduction):
        income = gains(s, company, Market(s, company).best_plan())[company.owner]
        on_board = sum(len(other.areas) for other in view.companies.values() if other.kind == company.kind)
        away, asked = _seas_to_ship(s, harbours(s, company)), max(0, sum(s.cities.values()) - on_board)
    else:
        plans = [Market(s, producer).best_plan() for producer in s.companies.values() if producer.areas]
        income = SHIP_FEE * sum(len(sale.route) for plan in plans for sale in plan if sale.line == company.id)
        lands = s.scenario.lands_at[action.sea]
        away, asked = 0, sum(area in lands for other in s.companies.values() for area in other.areas)
    return StartOutlook(income, len(start.cities), len(start.room), away, asked)


def _seas_to_ship(s: State, seas: Collection[str]) -> int | None:
    """Return how many seas beyond these the nearest ship is; None if there is none on waters that join them."""
    ships = {sea for line in s.companies.values() for sea in line.ships}
    steps, near = 0, set(seas)
    while near and near.isdisjoint(ships):
        wider = near.union(*(s.scenario.sea_neighbours[sea] for sea in near))
        if wider == near:
            return None
        steps, near = steps + 1, wider
    return steps if near else None


def ship_after(view: State, action: act.PlaceShip) -> ShipForecast:
    """Return what the line would touch with one more ship."""
    id = view.stack[-1].company
    trial = Trial(view)
    trial.play(action, ev.ShipPlaced)
    before, ships = view.companies[id].ships, trial.state.companies[id].ships
    return ShipForecast(
        ships=ships[action.sea],
        cities=cities_at(view, ships) - cities_at(view, before),
        producers=producers_at(view, ships) - producers_at(view, before),
    )


def expansion_after(view: State, action: act.Expand) -> ExpansionForecast:
    """Return what the company would have with one more area."""
    asked = view.stack[-1]
    trial = Trial(view)
    trial.play(action, ev.Expanded)
    s = trial.state
    before, company, player = view.companies[asked.company], s.companies[asked.company], s.players[asked.seat]
    had, has = set(expansion_areas(view, before)), set(expansion_areas(s, company))
    return ExpansionForecast(
        cost=trial.happened(ev.Expanded)[0].cost,
        cash=player.cash,
        earnings=player.earnings,
        room=len(has),
        opened=len(has - had),
        joined=len(zones(view, before)) - len(zones(s, company)),
        seas=harbours(s, company) - harbours(view, before),
        cities=cities_in_reach(s, company) - cities_in_reach(view, before),
        deeds_lost=_deeds_lost(trial),
    )


def _deeds_lost(trial: Trial) -> tuple[str, ...]:
    return tuple(event.deed for event in trial.happened(ev.DeedDiscarded))


class OrderForecast(Struct, frozen=True):
    """The order of play if those who bid later bid nothing; the bidder's `place` in it from 0, and his `cash` then."""

    order: tuple[int, ...]
    place: int
    cash: int


def order_after(view: State, asked: PlaceBid, amount: int) -> OrderForecast:
    """Return what a bid of `amount` rupiah leads to."""
    trial = Trial(view)
    trial.play(act.Bid(amount), ev.OrderDecided)
    cash = trial.state.players[asked.seat].cash
    while not (decided := trial.happened(ev.OrderDecided)):
        trial.play(act.Bid(0), ev.OrderDecided)
    order = decided[0].order
    return OrderForecast(order, order.index(asked.seat), cash)


def cheapest_bids(view: State, asked: PlaceBid) -> dict[int, int]:
    """Return the lowest bid, in rupiah, that brings each place that the player can bid for, from the best place on.

    A higher bid never brings a worse place, so the lowest one is found by halving.
    """
    amounts = asked.amounts(view)
    best = order_after(view, asked, amounts[-1]).place
    worst = order_after(view, asked, amounts[0]).place

    def rise(amount: int) -> int:
        return -order_after(view, asked, amount).place

    places = {place: amounts[bisect_left(amounts, -place, key=rise)] for place in range(best, worst + 1)}
    return {place: amount for place, amount in places.items() if -rise(amount) == place}


def still_to_bid(view: State, asked: PlaceBid) -> list[int]:
    """Return the seats that bid after the player who is asked, in their order."""
    return view.order[view.order.index(asked.seat) + 1 :]


class RivalBidder(Struct, frozen=True):
    """Another player in an auction: why he can't bid, or None; when `secret`, whether he has the cash is unknown."""

    seat: int
    why_not: Reason | None
    secret: bool


class MergerForecast(Struct, frozen=True):
    """A merger if nobody bids any more.

    `company` is the result, in the winner's slot `slot`, from 0; it has lost `removed` areas that touched other siap
    faji, and the winner must give up `to_give_up` more. `paid` is what the owners of the first and the second company
    get, in rupiah. `rivals` are those who could still have bid, and those who couldn't, with the reason.
    """

    winner: int
    bid: int
    company: Company
    removed: int
    to_give_up: int
    slot: int
    paid: tuple[tuple[int, int], ...]
    rivals: tuple[RivalBidder, ...]

    @property
    def may_be_raised(self) -> bool:
        """Whether somebody could still have bid more."""
        return any(rival.why_not is None for rival in self.rivals)

    def net(self, seat: int) -> int:
        """Return what the merger changes in a player's cash, in rupiah."""
        received = sum(share for owner, share in self.paid if owner == seat)
        return received - (self.bid if seat == self.winner else 0)


def merger_after(view: State, action: Action) -> MergerForecast:
    """Return what comes of an announcement, or of a bid or a pass in an auction, if all others pass then."""
    trial = Trial(view)
    me = view.stack[-1].seat
    trial.play(action, ev.MergerDone)
    able: list[int] = []
    while not (done := trial.happened(ev.MergerDone)):
        asked = question(trial.state)
        assert isinstance(asked, RaiseBid)
        able.append(asked.seat)
        trial.play(Pass(), ev.MergerDone)
    players = view.players
    unable = [RivalBidder(left.seat, left.reason, False) for left in trial.happened(ev.BidderLeft) if left.reason]
    rivals = [RivalBidder(seat, None, players[seat].secret) for seat in able if seat != me] + unable
    merger = done[0]
    company = trial.state.companies[merger.company]
    frame = trial.state.stack[-1]
    return MergerForecast(
        winner=merger.winner,
        bid=merger.bid,
        company=company,
        removed=len(trial.happened(ev.GoodRemoved)),
        to_give_up=frame.left if isinstance(frame, GiveUpAreas) else 0,
        slot=trial.state.players[merger.winner].companies.index(company.id),
        paid=merger.shares,
        rivals=tuple(rivals),
    )


def pairs_that_fit(view: State) -> list[tuple[str, str]]:
    """Return the pairs of companies of kinds that merge, whoever may announce them (R-MER-02)."""
    pairs = combinations(view.companies.values(), 2)
    return [(a.id, b.id) for a, b in pairs if (a.kind, b.kind) in MERGED_KIND]


def why_not_announced(view: State, asked: AnnounceMerger, first: str, second: str) -> Reason | None:
    """Return why the player who is asked can't announce a merger for its lowest bid; None when he can."""
    reason = why_no_merger(view, asked.seat, first, second)
    return reason or asked.check(view, act.Announce(first, second, nominal_value(view, first, second)))


class ResearchForecast(Struct, frozen=True):
    """A track goes from `step` to the next.

    `base` is what the step bears on today and `gain` what it adds to that: free slots; pairs of companies that the
    player can merge; areas and ships that his companies can get in a year; goods that his ships can carry.
    A step of the turn order bid bears on nothing that is there today.
    """

    step: int
    base: int
    gain: int


def research_after(view: State, action: act.Research) -> ResearchForecast:
    """Return what a step brings to the player whose marker it moves."""
    trial = Trial(view)
    trial.play(action, ev.Researched)
    step = getattr(view.players[action.player], action.track)
    base, then = (_measure(s, action) for s in (view, trial.state))
    return ResearchForecast(step, base, then - base)


def _measure(s: State, action: act.Research) -> int:
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


def growing(s: State, seat: int, step: int) -> tuple[str, ...]:
    """Return the companies of a player that a step of Expansion lets add one more area or ship a year."""
    own = map(s.companies.__getitem__, s.players[seat].companies)
    return tuple(
        company.id
        for company in own
        if (ship_limit(s, company) - company.units >= step if company.kind == "shipping" else can_expand(s, company))
    )


def ships_of(s: State, seat: int) -> int:
    """Return how many ships a player has on the board."""
    return sum(s.companies[id].units for id in s.players[seat].companies if s.companies[id].kind == "shipping")


def seats_at(s: State, track: str) -> Sequence[tuple[int, int]]:
    """Return each seat, in the order of play, with its step on a track."""
    return [(seat, getattr(s.players[seat], track)) for seat in s.order]


class CompetingCompany(Struct, frozen=True):
    """A company that wants the same cities: if it sells by its default plan first, so many `goods` stay unsold."""

    company: str
    goods: int


class CompanyForecast(Struct, frozen=True):
    """What a company can do now.

    A production company sells `sold` of its goods by the default plan, which brings its owner `net` rupiah; then it
    expands by up to `areas`, for `price` rupiah each: 0 when it must, for nothing. A shipping company adds up to
    `ships`, and may have `limit`.
    """

    sold: int = 0
    net: int = 0
    areas: int = 0
    price: int = 0
    ships: int = 0
    limit: int = 0
    rivals: tuple[CompetingCompany, ...] = ()


def company_forecast(s: State, company: Company) -> CompanyForecast:
    """Return what becomes of a company whose owner is asked which one operates."""
    trial = Trial(s)
    trial.play(act.Operate(company.id))
    asked = trial.state.stack[-1] if trial.state.stack else None
    if company.kind == "shipping":
        ships = asked.left if isinstance(asked, FloatShips) and asked.company == company.id else 0
        return CompanyForecast(ships=ships, limit=ship_limit(s, company))
    sold = net = 0
    if isinstance(asked, DeliverGoods) and asked.company == company.id:
        sold, net = len(asked.plan), gains(s, company, asked.plan)[company.owner]
        trial.play(act.DeliverRest())
        asked = trial.state.stack[-1] if trial.state.stack else None
    areas = price = 0
    if isinstance(asked, ChooseExpansion) and asked.company == company.id:
        areas, price = asked.left, asked.price(trial.state)
    return CompanyForecast(sold, net, areas, price, rivals=tuple(_competing_companies(s, company, sold)))


def _competing_companies(s: State, company: Company, sold: int) -> Iterator[CompetingCompany]:
    """The companies of the same kind that have yet to operate and, by it, take custom away, the worst first."""
    found = []
    for other in s.companies.values():
        if other.kind == company.kind and other.id not in s.operated | {company.id}:
            after = served(s, other, Market(s, other).best_plan())
            fewer = sold - len(Market(after, company).best_plan())
            if fewer > 0:
                found.append(CompetingCompany(other.id, fewer))
    yield from sorted(found, key=lambda rival: -rival.goods)
