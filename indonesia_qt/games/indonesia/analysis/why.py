"""What speaks for an answer on the board as it is: the one fact that a strong player would name first.

Nothing here is played on or estimated; it rests on the position and on what the answer changes at once.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any, NamedTuple

from msgspec import Struct

from indonesia_qt.core.flow import Action, Pass, Question
from indonesia_qt.games.indonesia.analysis import forecast
from indonesia_qt.games.indonesia.rules import actions as act
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.companies import free_slots, harbours
from indonesia_qt.games.indonesia.rules.constants import BID_FACTOR, SHIP_FEE, Kind
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, ChooseRemoval, RaiseBid
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseExpansion, DeliverGoods, FloatShips, gains
from indonesia_qt.games.indonesia.rules.phases.research import ChooseResearch
from indonesia_qt.games.indonesia.rules.shipping import Market
from indonesia_qt.games.indonesia.rules.state import State


class Why(Struct, frozen=True):
    """What speaks for an answer, alone or against another one: `kind`, and what it rests on as far as it needs it.

    `number` counts what the reason is about and `fewer` the same of the other answer; `amount` is in rupiah, at once,
    a year or a limit, and `than` that of the other answer or what a limit is compared with; `place` and `next_place`
    are those in the order of play, from 0. `seats` are the players who are spoken of, `good` a kind of company, `own`
    says whether ships, research or sales are the player's own. `places` and `companies` are those that are meant, and
    `kinds` the goods that are produced somewhere, or the companies that can start there, with their number.
    """

    kind: str
    number: int = 0
    fewer: int = 0
    amount: int = 0
    than: int = 0
    place: int = 0
    next_place: int = 0
    seats: tuple[int, ...] = ()
    good: Kind | None = None
    company: str = ""
    own: bool = False
    places: tuple[str, ...] = ()
    companies: tuple[str, ...] = ()
    kinds: tuple[tuple[Kind, int], ...] = ()


class Fact(NamedTuple):
    """A reason, and the kind of part of a bot's value that it stands for; "" for what is only said of one answer."""

    why: Why
    part: str = ""


def why(view: State, asked: Question[Any], action: Action) -> Why:
    """Return the first reason for an answer to the open question.

    >>> from indonesia_qt.core.flow import question, settle
    >>> from indonesia_qt.games.indonesia.rules.state import Options
    >>> from indonesia_qt.library import load_map
    >>> game = load_map().game
    >>> s = game.start(game.new_setup(Options(), players=3, seed=7))
    >>> settle(s, [])
    >>> asked = question(s)
    >>> why(s, asked, asked.actions(s)[0]).kind
    'site_starts'
    """
    if isinstance(action, Pass):
        return _PASSES[type(asked)](view, asked)
    if type(action) in _FACTS:
        return next(facts(view, asked, action)).why
    return _REASONS[type(action)](view, asked, action)


def facts(s: State, asked: Question[Any], action: Action | None) -> Iterator[Fact]:
    """Yield what speaks for an answer, the first reason first; of some answers only one thing can be said alone."""
    if found := _FACTS.get(type(action)):
        yield from found(s, asked, action)


def _site(s: State, asked: Any, action: act.PlaceCity) -> Iterator[Fact]:
    site = forecast.site_after(s, action)
    seats, own = _passing(s, site.seas, asked.seat)
    goods, ships = sum(site.goods.values()), sum(site.ships.values())
    kinds = tuple(site.goods.items())
    if goods and ships:
        yield Fact(Why("site_served", goods, seats=seats, own=own, kinds=kinds))
    if goods:
        yield Fact(Why("site_goods", goods, kinds=kinds), "production")
    if ships:
        yield Fact(Why("site_ships", ships, seats=seats, own=own, companies=tuple(site.ships)), "shipping")
    if starts := sum(site.starts.values()):
        yield Fact(Why("site_starts", starts, kinds=tuple(site.starts.items())), "production")
    yield Fact(Why("site_open"))


def _passing(s: State, seas: Collection[str], seat: int) -> tuple[tuple[int, ...], bool]:
    """Return the other players who have ships in any of the seas, and whether the player has."""
    owners = {line.owner for line in s.companies.values() if not set(line.ships).isdisjoint(seas)}
    return tuple(sorted(owners - {seat})), seat in owners


def _shipping(s: State, _: Any, action: act.StartShipping) -> Iterator[Fact]:
    start = forecast.start_after(s, action)
    if start.producers:
        producers = tuple(sorted(start.producers))
        yield Fact(Why("line_serves", len(start.producers), companies=producers), "shipping")
    if start.cities:
        yield Fact(Why("line_cities", len(start.cities), places=tuple(sorted(start.cities))), "shipping")
    yield Fact(Why("line_grows", len(start.room)))


def _research(s: State, asked: ChooseResearch, action: act.Research) -> Iterator[Fact]:
    """A step, and what it brings today or else later; a step for more slots counts as a free slot, too."""
    seat, gain = action.player, forecast.research_after(s, action).gain
    step, own = getattr(s.players[seat], action.track) + 1, seat == asked.seat
    match action.track:
        case "slots":
            found = Why("slots_more" if free_slots(s, seat) else "slots_full", step - 1, step)
            yield Fact(found, "free_slots")
        case "hull":
            found = Why("hull" if gain else "hull_later", gain, step, seats=(seat,), own=own)
        case "mergers":
            found = Why("mergers" if gain else "mergers_later", gain or step)
        case "expansion":
            growing = forecast.growing(s, seat, step)
            found = Why("expansion" if gain else "expansion_later", gain or step, companies=growing)
        case _:
            found = Why("bids", BID_FACTOR[step - 1], BID_FACTOR[step - 2])
    yield Fact(found, "research")


def _company(s: State, _: Any, action: act.Operate) -> Iterator[Fact]:
    found = forecast.company_forecast(s, s.companies[action.company])
    if found.rivals:
        yield Fact(Why("first", found.rivals[0].goods, company=found.rivals[0].company), "money")
    if found.ships:
        yield Fact(Why("fleet", found.ships), "shipping")
    if s.companies[action.company].kind == "shipping":
        yield Fact(Why("fleet_full"))
    yield Fact(Why("sells" if found.sold else "sells_nothing", found.sold, amount=found.net))


def _ship(s: State, _: Any, action: act.PlaceShip) -> Iterator[Fact]:
    ship = forecast.ship_after(s, action)
    if ship.cities:
        yield Fact(Why("ship_cities", len(ship.cities), places=tuple(sorted(ship.cities))), "shipping")
    if ship.producers:
        yield Fact(Why("ship_serves", len(ship.producers), companies=tuple(sorted(ship.producers))), "shipping")
    yield Fact(Why("ship_more" if ship.ships > 1 else "ship_joins"))


def _expansion(s: State, _: Any, action: act.Expand) -> Iterator[Fact]:
    after = forecast.expansion_after(s, action)
    if after.cities:
        yield Fact(Why("area_cities", len(after.cities), places=tuple(sorted(after.cities))), "production")
    if after.joined > 0:
        yield Fact(Why("area_joins", after.joined + 1))
    if after.seas:
        yield Fact(Why("area_seas", len(after.seas), places=tuple(sorted(after.seas))), "production")
    if after.opened:
        yield Fact(Why("area_opens", after.opened), "growth")
    yield Fact(Why("area_good" if after.cost else "area_free"))


_FACTS: dict[type, Callable[[State, Any, Any], Iterator[Fact]]] = {
    act.PlaceCity: _site,
    act.StartShipping: _shipping,
    act.Research: _research,
    act.Operate: _company,
    act.PlaceShip: _ship,
    act.Expand: _expansion,
}


def _order(s: State, asked: Any, action: act.Bid) -> Why:
    place = forecast.order_after(s, asked, action.amount).place
    return Why("order" if action.amount else "order_free", place=place)


def _announcement(s: State, asked: Any, action: act.Announce) -> Why:
    return _merger(s, asked.seat, action, (action.first, action.second))


def _raise(s: State, asked: RaiseBid, action: act.Raise) -> Why:
    return _merger(s, asked.seat, action, (asked.auction.first, asked.auction.second))


def _merger(s: State, seat: int, action: Action, pair: Collection[str]) -> Why:
    """A merger is another thing to the owner of both companies, of one, or of none."""
    owned = sum(s.companies[id].owner == seat for id in pair)
    kind = "merger_both" if owned == 2 else "merger_joins" if owned else "merger_new"
    company = forecast.merger_after(s, action).company
    return Why(kind, company.units, good=company.kind)


def _removal(s: State, asked: ChooseRemoval, action: act.GiveUp) -> Why:
    trial = forecast.Trial(s)
    trial.play(action, ev.GoodRemoved)
    before, after = s.companies[asked.company], trial.state.companies[asked.company]
    lost = forecast.cities_in_reach(s, before) - forecast.cities_in_reach(trial.state, after)
    return Why("removal_loses" if lost else "removal_keeps", company=before.id)


def _production(s: State, asked: Any, action: act.StartProduction) -> Why:
    start = forecast.start_after(s, action)
    trial = forecast.Trial(s)
    trial.play(action, ev.CompanyStarted)
    company = trial.state.companies[action.deed]
    demand = Market(trial.state, company).demand
    waiting = tuple(sorted(city for city in start.cities if demand[city] > 0))
    seats, own = _passing(s, harbours(trial.state, company), asked.seat)
    if waiting:
        return Why("start_sells", len(waiting), seats=seats, own=own, places=waiting)
    return Why("start_grows" if start.room else "start_waits", len(start.room))


def _delivery(s: State, asked: Any, action: act.Deliver) -> Why:
    owner, fee = s.companies[action.line].owner, SHIP_FEE * len(action.route)
    return Why("own_ships", amount=fee) if owner == asked.seat else Why("fee", amount=fee, seats=(owner,))


def _plan(s: State, asked: DeliverGoods, _: act.DeliverRest) -> Why:
    company = s.companies[asked.company]
    return Why("plan", amount=gains(s, company, asked.plan)[company.owner])


def _growth(s: State, asked: Any, action: act.Grow) -> Why:
    mine = [s.companies[id] for id in s.players[asked.seat].companies]
    sellers = sum(c.kind != "shipping" and action.area in forecast.cities_in_reach(s, c) for c in mine)
    if sellers:
        return Why("city_mine", sellers)
    _, own = _passing(s, s.scenario.seas_at[action.area], asked.seat)
    return Why("city_ships" if own else "city_later")


_REASONS: dict[type[Action], Callable[[State, Any, Any], Why]] = {
    act.Bid: _order,
    act.Announce: _announcement,
    act.Raise: _raise,
    act.GiveUp: _removal,
    act.StartProduction: _production,
    act.Deliver: _delivery,
    act.DeliverRest: _plan,
    act.Grow: _growth,
}


def _leave(s: State, asked: RaiseBid) -> Why:
    merger = forecast.merger_after(s, Pass())
    gain = merger.net(asked.seat)
    return Why("paid", amount=gain) if gain else Why("let_pay", amount=merger.bid, seats=(merger.winner,))


_PASSES: dict[type[Question[Any]], Callable[[State, Any], Why]] = {
    AnnounceMerger: lambda s, asked: Why("no_merger" if asked.pairs(s) else "merger_impossible"),
    RaiseBid: _leave,
    ChooseDeed: lambda s, asked: Why("keep_slot"),
    ChooseResearch: lambda s, asked: Why("no_step"),
    FloatShips: lambda s, asked: Why("no_ship"),
    ChooseExpansion: lambda s, asked: Why("no_area"),
}
