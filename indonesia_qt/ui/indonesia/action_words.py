"""What an answer says and what it leads to, in words: for the buttons of the panels and for lists of answers.

Knows no Qt. All that a text tells of the future is a forecast of the game's.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

from indonesia_qt.core.flow import Action, Question
from indonesia_qt.games.indonesia.actions import (
    Announce,
    Bid,
    Deliver,
    DeliverRest,
    Expand,
    GiveUp,
    Grow,
    Operate,
    Pass,
    PlaceCity,
    PlaceShip,
    Raise,
    Research,
    StartProduction,
    StartShipping,
)
from indonesia_qt.games.indonesia.companies import free_slots
from indonesia_qt.games.indonesia.content import BID_FACTOR, KIND_NAME, SHIP_FEE
from indonesia_qt.games.indonesia.forecast.companies import Outlook, outlook
from indonesia_qt.games.indonesia.forecast.mergers import MergerForecast, merger_after
from indonesia_qt.games.indonesia.forecast.places import (
    ExpansionForecast,
    expansion_after,
    ship_after,
    site_after,
    start_after,
)
from indonesia_qt.games.indonesia.forecast.research import research_after, ships_of
from indonesia_qt.games.indonesia.forecast.turn_order import order_after, still_to_bid
from indonesia_qt.games.indonesia.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.phases.mergers import AnnounceMerger, RaiseBid
from indonesia_qt.games.indonesia.phases.operations import ChooseExpansion, FloatShips, gains
from indonesia_qt.games.indonesia.phases.research import ChooseResearch
from indonesia_qt.games.indonesia.state import State
from indonesia_qt.ui.indonesia.planning_words import signed
from indonesia_qt.ui.indonesia.texts import Words, count, ordinal, rupiah, track_name
from indonesia_qt.wording import clauses, either, listed


class Told(NamedTuple):
    """An answer as a button says it, what it leads to, and what it is about where the button doesn't say."""

    text: str
    leads_to: str = ""
    about: str = ""


class ActionWords:
    """Tells what answers to the open question of a position mean."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def tell(self, view: State, asked: Question[Any], action: Action) -> Told:
        """The words for one legal answer."""
        say: Callable[[Words, State, Any, Any], Told] = _ACTIONS[type(action)]
        return say(self.words, view, asked, action)


def _cities(words: Words, verb: str, cities: Collection[str]) -> str:
    if not cities:
        return ""
    if len(cities) > 2:
        return f"{verb} {len(cities)} cities"
    return f"{verb} {listed(sorted(map(words.place, cities)))}"


def _lost(words: Words, deeds: Sequence[str]) -> str:
    return f"ends the deed {words.places(deeds)}" if deeds else ""


def _place_city(words: Words, view: State, asked: Any, action: PlaceCity) -> Told:  # noqa: ARG001
    site = site_after(view, action)
    near = [f"{many} {KIND_NAME[kind]}" for kind, many in site.goods.items()]
    if ships := sum(site.ships.values()):
        near.append(count(ships, "ship"))
    around = f"{listed(near)} at its {'sea' if len(site.seas) == 1 else 'seas'}" if near else "nothing at its seas yet"
    return Told(
        f"Build a city in {words.place(action.area)}",
        clauses(around, _lost(words, site.deeds_lost)),
        words.card(action.card),
    )


def _bid(words: Words, view: State, asked: Any, action: Bid) -> Told:
    after = order_after(view, asked, action.amount)
    factor = BID_FACTOR[view.players[asked.seat].bid - 1]
    counts = f" \N{MULTIPLICATION SIGN} {factor}" if factor > 1 and action.amount else ""
    later = still_to_bid(view, asked)
    if later:
        who = f"{len(later)} others" if len(later) > 2 else either([words.seats[seat] for seat in later])
        bid = "bid" if len(later) > 2 else "bids"
        leads_to = f"{ordinal(after.place)}, unless {who} {bid} more"
    else:
        leads_to = f"become {ordinal(after.place)}, keep {rupiah(after.cash)}"
    return Told(f"Bid {rupiah(action.amount)}{counts}", leads_to)


def _announce(words: Words, view: State, asked: Any, action: Announce) -> Told:
    forecast = merger_after(view, action)
    made = clauses(words.holding(forecast.company), _removal(forecast))
    keep = view.players[asked.seat].cash + forecast.net(asked.seat)
    return Told(
        f"Announce, bid {rupiah(action.bid)}",
        f"if you win, keep {rupiah(keep)}",
        f"{words.company(action.first)} with {words.company(action.second)}: {made}",
    )


def _raise(words: Words, view: State, asked: Any, action: Raise) -> Told:
    forecast = merger_after(view, action)
    keep = view.players[asked.seat].cash + forecast.net(asked.seat)
    auction = asked.auction
    return Told(
        f"Bid {rupiah(action.bid)}",
        f"if you win, keep {rupiah(keep)}",
        f"{words.company(auction.first)} with {words.company(auction.second)}",
    )


def _removal(forecast: MergerForecast) -> str:
    gone = forecast.to_give_up + forecast.removed
    return f"{count(gone, 'area')} must go" if gone else ""


def _give_up(words: Words, view: State, asked: Any, action: GiveUp) -> Told:  # noqa: ARG001
    left = asked.left - 1
    return Told(f"Give up {words.place(action.area)}", f"{count(left, 'more area')} to go after it" if left else "")


def _start(words: Words, view: State, asked: Any, action: StartProduction | StartShipping) -> Told:  # noqa: ARG001
    start = start_after(view, action)
    ships = isinstance(action, StartShipping)
    place = action.sea if isinstance(action, StartShipping) else action.area
    room = f"may grow to {count(start.room, 'sea' if ships else 'area')}"
    reach = _cities(words, "touches" if ships else "reaches", start.cities)
    if not ships and not reach:
        reach = "reaches no city yet"
    served = f"serves {listed(sorted(map(words.company, start.producers)))}" if start.producers else ""
    if len(start.producers) > 2:
        served = f"serves {len(start.producers)} companies"
    about = clauses(reach, served, room, _lost(words, start.deeds_lost))
    return Told(f"Start in {words.place(place)}", about, words.company(action.deed))


def _research(words: Words, view: State, asked: Any, action: Research) -> Told:
    forecast = research_after(view, action)
    step, gain = forecast.step + 1, forecast.gain
    own = action.player == asked.seat
    whose = "" if own else f" for {words.seats[action.player]}"
    name = track_name(action.track)
    return Told(f"Research {name.lower()} {step}{whose}", _research_effect(words, view, action, step, gain))


def _research_effect(words: Words, view: State, action: Research, step: int, gain: int) -> str:  # noqa: ARG001
    if action.track == "hull":
        ships = ships_of(view, action.player)
        carry = "carries" if ships == 1 else "carry"
        return f"{count(ships, 'ship')} {carry} {count(gain, 'more good')}" if ships else "no ships yet"
    if action.track == "mergers":
        pairs = count(gain, "more pair") if gain else "no more pairs yet"
        return clauses(pairs, f"mergers to {step} deeds")
    if action.track == "expansion":
        more = count(gain, "more area or ship", "more areas or ships")
        return f"up to {more} a year" if gain else "no company has room for it yet"
    if action.track == "slots":
        return f"hold {step} companies, {count(free_slots(view, action.player) + 1, 'free slot')}"
    return f"10 Rp will count {10 * BID_FACTOR[step - 1]:,}, not {10 * BID_FACTOR[step - 2]:,}"


def _operate(words: Words, view: State, asked: Any, action: Operate) -> Told:  # noqa: ARG001
    company = view.companies[action.company]
    told = outlook(view, company)
    if company.kind == "shipping":
        more = f"may add {told.ships}" if told.ships else "no more in this era"
        leads_to = f"{company.units} of {count(told.limit, 'ship')}; {more}"
    else:
        sold = f"sells {told.sold} of {count(company.units, 'good')}, net {signed(told.net)}"
        leads_to = clauses(sold, _expansion(told))
    return Told(f"Operate {words.company(action.company)}", leads_to)


def _expansion(told: Outlook) -> str:
    if not told.areas:
        return "no expansion"
    if not told.price:
        return f"expands by {told.areas}, free"
    return f"may buy {count(told.areas, 'area')} for {told.price} each"


def spoilers(words: Words, view: State, id: str) -> str:
    """Which companies could take something away from this one if they sold first."""
    company, parts = view.companies[id], []
    for rival in outlook(view, company).rivals:
        owner = view.companies[rival.company].owner
        whose = "your" if owner == company.owner else f"{words.seats[owner]}\N{RIGHT SINGLE QUOTATION MARK}s"
        parts.append(f"{rival.goods} fewer if {whose} {words.company(rival.company)} sells first")
    return clauses(*parts)


def _place_ship(words: Words, view: State, asked: Any, action: PlaceShip) -> Told:
    ship = ship_after(view, action)
    reached = _cities(words, "reaches", ship.cities)
    served = [words.company(id) for id in sorted(ship.producers)]
    producers = f"serves {listed(served) if len(served) < 3 else f'{len(served)} companies'}" if served else ""
    there = f"{ship.ships} ships there" if ship.ships > 1 else ""
    last = "" if asked.left > 1 else "the last ship of this year"
    return Told(f"Add a ship in {words.place(action.sea)}", clauses(reached, producers, there, last))


def _expand(words: Words, view: State, asked: Any, action: Expand) -> Told:  # noqa: ARG001
    after = expansion_after(view, action)
    price = f" for {rupiah(after.cost)}" if after.cost else ""
    keep = f"keep {rupiah(after.cash)}" if after.cost else ""
    return Told(f"Expand to {words.place(action.area)}{price}", clauses(keep, opening(words, after)))


def opening(words: Words, after: ExpansionForecast) -> str:
    """What an area opens."""
    joined = f"joins {after.joined + 1} zones" if after.joined > 0 else ""
    seas = f"reaches the {words.places(sorted(after.seas))}" if after.seas else ""
    opened = f"opens {count(after.opened, 'area')}" if after.opened else "opens no area"
    return clauses(joined, seas, _cities(words, "new city:", after.cities), opened, _lost(words, after.deeds_lost))


def _grow(words: Words, view: State, asked: Any, action: Grow) -> Told:  # noqa: ARG001
    size = asked.size + 1
    return Told(f"{words.place(action.area)} grows to size {size}", f"buys {size} of each good from now on")


def _deliver(words: Words, view: State, asked: Any, action: Deliver) -> Told:  # noqa: ARG001
    seas = words.places(action.route)
    fee = rupiah(SHIP_FEE * len(action.route))
    return Told(f"Sell to {words.place(action.city)}", f"{words.company(action.line)} by the {seas} for {fee}")


def _deliver_rest(words: Words, view: State, asked: Any, action: DeliverRest) -> Told:  # noqa: ARG001
    company = view.companies[asked.company]
    earned = gains(view, company, asked.plan)[company.owner]
    return Told(
        f"Sell {count(len(asked.plan), 'good')} by the plan", f"earn {rupiah(earned)}", words.company(company.id)
    )


def _pass(words: Words, view: State, asked: Any, action: Pass) -> Told:  # noqa: ARG001
    if isinstance(asked, AnnounceMerger):
        return Told("Pass", f"forgo {count(n, 'merger')}" if (n := len(asked.pairs(view))) else "no merger now")
    if isinstance(asked, RaiseBid):
        forecast = merger_after(view, Pass())
        gain = forecast.net(asked.seat)
        return Told("Pass", f"get {rupiah(gain)} or more" if gain else "leave the auction")
    if isinstance(asked, ChooseDeed):
        return Told("Pass", f"{free_slots(view, asked.seat)} free left")
    if isinstance(asked, ChooseResearch):
        return Told("Pass", "no step this year")
    if isinstance(asked, FloatShips):
        return Told("Add no more", f"{asked.left} not added")
    assert isinstance(asked, ChooseExpansion)
    return Told("Stop here", f"{asked.left} not bought")


_ACTIONS: dict[type[Action], Callable[[Words, State, Any, Any], Told]] = {
    PlaceCity: _place_city,
    Bid: _bid,
    Announce: _announce,
    Raise: _raise,
    GiveUp: _give_up,
    StartProduction: _start,
    StartShipping: _start,
    Research: _research,
    Operate: _operate,
    PlaceShip: _place_ship,
    Expand: _expand,
    Grow: _grow,
    Deliver: _deliver,
    DeliverRest: _deliver_rest,
    Pass: _pass,
}
