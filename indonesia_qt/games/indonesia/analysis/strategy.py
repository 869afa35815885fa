"""What speaks for an answer on the board as it is: the one fact that a strong player would name first.

Nothing here is played on or estimated; it rests on the position and on what the answer changes at once.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Literal

from msgspec import Struct

from indonesia_qt.core.flow import Action, Pass, Question
from indonesia_qt.games.indonesia.analysis import forecast
from indonesia_qt.games.indonesia.rules import actions as act
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.companies import free_slots, harbours
from indonesia_qt.games.indonesia.rules.constants import SHIP_FEE
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, ChooseRemoval, RaiseBid
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseExpansion, DeliverGoods, FloatShips, gains
from indonesia_qt.games.indonesia.rules.phases.research import ChooseResearch
from indonesia_qt.games.indonesia.rules.shipping import Market
from indonesia_qt.games.indonesia.rules.state import Company, State

Why = Literal[
    "site_served",
    "site_goods",
    "site_ships",
    "site_open",
    "order_free",
    "order",
    "merger_both",
    "merger_joins",
    "merger_new",
    "no_merger",
    "merger_impossible",
    "paid",
    "let_pay",
    "removal_keeps",
    "removal_loses",
    "start_sells",
    "start_grows",
    "start_waits",
    "line_serves",
    "line_touches",
    "line_grows",
    "keep_slot",
    "slots_full",
    "slots_more",
    "hull",
    "hull_later",
    "hull_other",
    "bids",
    "mergers",
    "mergers_later",
    "expansion",
    "expansion_later",
    "no_step",
    "fleet",
    "fleet_full",
    "first",
    "sells",
    "sells_nothing",
    "ship_cities",
    "ship_serves",
    "ship_more",
    "ship_joins",
    "no_ship",
    "own_ships",
    "fee",
    "plan",
    "area_cities",
    "area_joins",
    "area_seas",
    "area_room",
    "area_free",
    "area_good",
    "no_area",
    "city_mine",
    "city_ships",
    "city_later",
]
"""The kinds of reasons, in the order of the questions that they answer."""


class Case(Struct, frozen=True):
    """The first reason for an answer: `why` is its kind, the rest is what it rests on, as far as that kind needs it.

    `number` counts what the reason is about, `money` is in rupiah, `place` a place in the order of play from 0,
    `seats` are those of other players, and `company` one that exists or would.
    """

    why: Why
    number: int = 0
    money: int = 0
    place: int = 0
    seats: tuple[int, ...] = ()
    own: bool = False
    """Whether ships of the player who is asked are among those that pass."""
    company: Company | None = None


def case_for(view: State, asked: Question[Any], action: Action) -> Case:
    """Return the first reason for an answer to the open question.

    >>> from indonesia_qt.core.flow import question, settle
    >>> from indonesia_qt.games.indonesia.rules.state import Options
    >>> from indonesia_qt.library import load_map
    >>> game = load_map().game
    >>> s = game.start(game.new_setup(Options(), players=3, seed=7))
    >>> settle(s, [])
    >>> asked = question(s)
    >>> case_for(s, asked, asked.actions(s)[0]).why
    'site_open'
    """
    if isinstance(action, Pass):
        return _PASSES[type(asked)](view, asked)
    return _CASES[type(action)](view, asked, action)


def _passing(s: State, seas: Collection[str], seat: int) -> tuple[tuple[int, ...], bool]:
    """Return the other players who have ships in any of the seas, and whether the player has."""
    owners = {line.owner for line in s.companies.values() if not set(line.ships).isdisjoint(seas)}
    return tuple(sorted(owners - {seat})), seat in owners


def _site(s: State, asked: Any, action: act.PlaceCity) -> Case:
    site = forecast.site_after(s, action)
    seats, own = _passing(s, site.seas, asked.seat)
    number = sum(site.goods.values())
    ships = bool(seats) or own
    why: Why = ("site_served" if ships else "site_goods") if number else "site_ships" if ships else "site_open"
    return Case(why, number, seats=seats, own=own)


def _order(s: State, asked: Any, action: act.Bid) -> Case:
    place = forecast.order_after(s, asked, action.amount).place
    return Case("order" if action.amount else "order_free", place=place)


def _announcement(s: State, asked: Any, action: act.Announce) -> Case:
    return _merger(s, asked.seat, action, (action.first, action.second))


def _raise(s: State, asked: RaiseBid, action: act.Raise) -> Case:
    return _merger(s, asked.seat, action, (asked.auction.first, asked.auction.second))


def _merger(s: State, seat: int, action: Action, pair: Collection[str]) -> Case:
    """A merger is another thing to the owner of both companies, of one, or of none."""
    owned = sum(s.companies[id].owner == seat for id in pair)
    why: Why = "merger_both" if owned == 2 else "merger_joins" if owned else "merger_new"
    return Case(why, company=forecast.merger_after(s, action).company)


def _removal(s: State, asked: ChooseRemoval, action: act.GiveUp) -> Case:
    trial = forecast.Trial(s)
    trial.play(action, ev.GoodRemoved)
    before, after = s.companies[asked.company], trial.state.companies[asked.company]
    lost = forecast.cities_in_reach(s, before) - forecast.cities_in_reach(trial.state, after)
    return Case("removal_loses" if lost else "removal_keeps", company=before)


def _production(s: State, asked: Any, action: act.StartProduction) -> Case:
    start = forecast.start_after(s, action)
    trial = forecast.Trial(s)
    trial.play(action, ev.CompanyStarted)
    company = trial.state.companies[action.deed]
    demand = Market(trial.state, company).demand
    waiting = sum(demand[city] > 0 for city in start.cities)
    seats, own = _passing(s, harbours(trial.state, company), asked.seat)
    if waiting:
        return Case("start_sells", waiting, seats=seats, own=own)
    return Case("start_grows" if start.room else "start_waits", start.room)


def _shipping(s: State, _: Any, action: act.StartShipping) -> Case:
    start = forecast.start_after(s, action)
    if start.producers:
        return Case("line_serves", len(start.producers))
    return Case("line_touches", len(start.cities)) if start.cities else Case("line_grows", start.room)


def _research(s: State, asked: ChooseResearch, action: act.Research) -> Case:
    gain = forecast.research_after(s, action).gain
    other = () if action.player == asked.seat else (action.player,)
    match action.track:
        case "slots":
            return Case("slots_full" if not free_slots(s, action.player) else "slots_more")
        case "hull":
            number = forecast.ships_of(s, action.player)
            return Case("hull_other" if other else "hull" if number else "hull_later", number, seats=other)
        case "mergers":
            return Case("mergers" if gain else "mergers_later", gain)
        case "expansion":
            return Case("expansion" if gain else "expansion_later", gain)
    return Case("bids")


def _operate(s: State, _: Any, action: act.Operate) -> Case:
    company = s.companies[action.company]
    found = forecast.company_forecast(s, company)
    if company.kind == "shipping":
        return Case("fleet" if found.ships else "fleet_full", found.ships)
    if found.rivals:
        rival = s.companies[found.rivals[0].company]
        return Case("first", found.rivals[0].goods, company=rival)
    return Case("sells" if found.sold else "sells_nothing", found.sold, found.net)


def _ship(s: State, _: Any, action: act.PlaceShip) -> Case:
    ship = forecast.ship_after(s, action)
    if ship.cities:
        return Case("ship_cities", len(ship.cities))
    if ship.producers:
        return Case("ship_serves", len(ship.producers))
    return Case("ship_more" if ship.ships > 1 else "ship_joins")


def _delivery(s: State, asked: Any, action: act.Deliver) -> Case:
    owner, fee = s.companies[action.line].owner, SHIP_FEE * len(action.route)
    return Case("own_ships", money=fee) if owner == asked.seat else Case("fee", money=fee, seats=(owner,))


def _plan(s: State, asked: DeliverGoods, _: act.DeliverRest) -> Case:
    company = s.companies[asked.company]
    return Case("plan", len(asked.plan), gains(s, company, asked.plan)[company.owner])


def _expansion(s: State, _: Any, action: act.Expand) -> Case:
    after = forecast.expansion_after(s, action)
    if after.cities:
        return Case("area_cities", len(after.cities))
    if after.joined > 0:
        return Case("area_joins", after.joined + 1)
    if after.seas:
        return Case("area_seas", len(after.seas))
    return Case("area_room", after.opened) if after.opened else Case("area_free" if not after.cost else "area_good")


def _growth(s: State, asked: Any, action: act.Grow) -> Case:
    mine = [s.companies[id] for id in s.players[asked.seat].companies]
    sellers = sum(c.kind != "shipping" and action.area in forecast.cities_in_reach(s, c) for c in mine)
    if sellers:
        return Case("city_mine", sellers)
    _, own = _passing(s, s.scenario.seas_at[action.area], asked.seat)
    return Case("city_ships" if own else "city_later")


_CASES: dict[type[Action], Callable[[State, Any, Any], Case]] = {
    act.PlaceCity: _site,
    act.Bid: _order,
    act.Announce: _announcement,
    act.Raise: _raise,
    act.GiveUp: _removal,
    act.StartProduction: _production,
    act.StartShipping: _shipping,
    act.Research: _research,
    act.Operate: _operate,
    act.PlaceShip: _ship,
    act.Deliver: _delivery,
    act.DeliverRest: _plan,
    act.Expand: _expansion,
    act.Grow: _growth,
}


def _leave(s: State, asked: RaiseBid) -> Case:
    merger = forecast.merger_after(s, Pass())
    gain = merger.net(asked.seat)
    return Case("paid", money=gain) if gain else Case("let_pay", money=merger.bid, seats=(merger.winner,))


_PASSES: dict[type[Question[Any]], Callable[[State, Any], Case]] = {
    AnnounceMerger: lambda s, asked: Case("no_merger" if asked.pairs(s) else "merger_impossible"),
    RaiseBid: _leave,
    ChooseDeed: lambda s, asked: Case("keep_slot"),
    ChooseResearch: lambda s, asked: Case("no_step"),
    FloatShips: lambda s, asked: Case("no_ship"),
    ChooseExpansion: lambda s, asked: Case("no_area"),
}
