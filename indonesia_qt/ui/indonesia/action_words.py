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
from indonesia_qt.games.indonesia.content import BID_FACTOR, SHIP_FEE
from indonesia_qt.games.indonesia.forecast.companies import Outlook, outlook
from indonesia_qt.games.indonesia.forecast.mergers import MergerForecast, merger_after
from indonesia_qt.games.indonesia.forecast.places import (
    ExpansionForecast,
    StartForecast,
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
from indonesia_qt.ui.indonesia.texts import Words, amount_of, ordinal, rupiah, ships, track_within
from indonesia_qt.wording import clauses, counted, either, figure, listed, signed, tr


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


def _named(names: Sequence[str], few: Callable[[str], str], many: Callable[[int], str]) -> str:
    """What is said of up to two things by their names, and of more by their number."""
    if not names:
        return ""
    return many(len(names)) if len(names) > 2 else few(listed(names))


def _reaches(words: Words, cities: Collection[str]) -> str:
    return _named(
        sorted(map(words.place, cities)),
        lambda names: tr("reaches {cities}", cities=names),
        lambda n: counted(n, "reaches {n} city", "reaches {n} cities"),
    )


def _touches(words: Words, cities: Collection[str]) -> str:
    return _named(
        sorted(map(words.place, cities)),
        lambda names: tr("touches {cities}", cities=names),
        lambda n: counted(n, "touches {n} city", "touches {n} cities"),
    )


def _finds(words: Words, cities: Collection[str]) -> str:
    return _named(
        sorted(map(words.place, cities)),
        lambda names: tr("new city: {cities}", cities=names),
        lambda n: counted(n, "new city: {n} city", "new city: {n} cities"),
    )


def _serves(companies: Sequence[str]) -> str:
    return _named(
        companies,
        lambda names: tr("serves {companies}", companies=names),
        lambda n: counted(n, "serves {n} company", "serves {n} companies"),
    )


def _lost(words: Words, deeds: Sequence[str]) -> str:
    return tr("ends the deed {deeds}", deeds=words.places(deeds)) if deeds else ""


def _pair(words: Words, first: str, second: str) -> str:
    return tr("{first} with {second}", "merger", first=words.company(first), second=words.company(second))


def _place_city(words: Words, view: State, asked: Any, action: PlaceCity) -> Told:  # noqa: ARG001
    site = site_after(view, action)
    near = [amount_of(many, kind) for kind, many in site.goods.items()]
    if lie := sum(site.ships.values()):
        near.append(ships(lie))
    if near:
        around = tr("{goods} at its sea" if len(site.seas) == 1 else "{goods} at its seas", goods=listed(near))
    else:
        around = tr("nothing at its seas yet")
    return Told(
        tr("Build a city in {place}", place=words.place(action.area)),
        clauses(around, _lost(words, site.deeds_lost)),
        words.card(action.card),
    )


def _bid(words: Words, view: State, asked: Any, action: Bid) -> Told:
    after = order_after(view, asked, action.amount)
    factor, amount = BID_FACTOR[view.players[asked.seat].bid - 1], rupiah(action.amount)
    if factor > 1 and action.amount:
        amount = f"{amount} \N{MULTIPLICATION SIGN} {factor}"
    leads_to = _turn_order(words, ordinal(after.place), after.cash, still_to_bid(view, asked))
    return Told(tr("Bid {amount}", amount=amount), leads_to)


def _turn_order(words: Words, place: str, cash: int, later: Sequence[int]) -> str:
    if not later:
        return tr("become {place}, keep {cash}", place=place, cash=rupiah(cash))
    if len(later) > 2:
        return counted(
            len(later),
            "{place}, unless {n} other bids more",
            "{place}, unless {n} others bid more",
            place=place,
        )
    return tr("{place}, unless {players} bids more", place=place, players=either([words.seats[seat] for seat in later]))


def _announce(words: Words, view: State, asked: Any, action: Announce) -> Told:
    forecast = merger_after(view, action)
    made = clauses(words.holding(forecast.company), _removal(forecast))
    return Told(
        tr("Announce, bid {amount}", amount=rupiah(action.bid)),
        _winning(view, asked.seat, forecast),
        tr("{merger}: {company}", "merger", merger=_pair(words, action.first, action.second), company=made),
    )


def _raise(words: Words, view: State, asked: Any, action: Raise) -> Told:
    return Told(
        tr("Bid {amount}", amount=rupiah(action.bid)),
        _winning(view, asked.seat, merger_after(view, action)),
        _pair(words, asked.auction.first, asked.auction.second),
    )


def _winning(view: State, seat: int, forecast: MergerForecast) -> str:
    return tr("if you win, keep {cash}", cash=rupiah(view.players[seat].cash + forecast.net(seat)))


def _removal(forecast: MergerForecast) -> str:
    gone = forecast.to_give_up + forecast.removed
    return counted(gone, "{n} area must go", "{n} areas must go") if gone else ""


def _give_up(words: Words, view: State, asked: Any, action: GiveUp) -> Told:  # noqa: ARG001
    left = asked.left - 1
    after = counted(left, "{n} more area to go after it", "{n} more areas to go after it") if left else ""
    return Told(tr("Give up {place}", place=words.place(action.area)), after)


def _start_production(words: Words, view: State, asked: Any, action: StartProduction) -> Told:  # noqa: ARG001
    start = start_after(view, action)
    reach = _reaches(words, start.cities) or tr("reaches no city yet")
    room = counted(start.room, "may grow to {n} area", "may grow to {n} areas")
    return _started(words, action.deed, action.area, start, reach, room)


def _start_shipping(words: Words, view: State, asked: Any, action: StartShipping) -> Told:  # noqa: ARG001
    start = start_after(view, action)
    room = counted(start.room, "may grow to {n} sea", "may grow to {n} seas")
    return _started(words, action.deed, action.sea, start, _touches(words, start.cities), room)


def _started(words: Words, deed: str, place: str, start: StartForecast, reach: str, room: str) -> Told:
    served = _serves(sorted(map(words.company, start.producers)))
    about = clauses(reach, served, room, _lost(words, start.deeds_lost))
    return Told(tr("Start in {place}", place=words.place(place)), about, words.company(deed))


def _research(words: Words, view: State, asked: Any, action: Research) -> Told:
    forecast = research_after(view, action)
    step, track = forecast.step + 1, track_within(action.track)
    if action.player == asked.seat:
        text = tr("Research {track} {step}", track=track, step=step)
    else:
        player = words.seats[action.player]
        text = tr("Research {track} {step} for {player}", track=track, step=step, player=player)
    return Told(text, _research_effect(view, action, step, forecast.gain))


def _research_effect(view: State, action: Research, step: int, gain: int) -> str:
    match action.track:
        case "hull":
            return _hull_effect(ships_of(view, action.player), gain)
        case "mergers":
            pairs = counted(gain, "{n} more pair", "{n} more pairs") if gain else tr("no more pairs yet")
            return clauses(pairs, counted(step, "mergers to {n} deed", "mergers to {n} deeds"))
        case "expansion":
            if not gain:
                return tr("no company has room for it yet")
            return counted(gain, "up to {n} more area or ship a year", "up to {n} more areas or ships a year")
        case "slots":
            free = counted(free_slots(view, action.player) + 1, "{n} free slot", "{n} free slots")
            return counted(step, "hold {n} company, {slots}", "hold {n} companies, {slots}", slots=free)
    now, then = (figure(10 * BID_FACTOR[n]) for n in (step - 2, step - 1))
    return tr("{bid} will count {then}, not {now}", bid=rupiah(10), then=then, now=now)


def _hull_effect(fleet: int, gain: int) -> str:
    if not fleet:
        return tr("no ships yet")
    more = counted(gain, "{n} more good", "{n} more goods")
    return counted(fleet, "{n} ship carries {goods}", "{n} ships carry {goods}", goods=more)


def _operate(words: Words, view: State, asked: Any, action: Operate) -> Told:  # noqa: ARG001
    company = view.companies[action.company]
    told = outlook(view, company)
    if company.kind == "shipping":
        fleet = counted(told.limit, "{number} of {n} ship", "{number} of {n} ships", number=company.units)
        more = tr("may add {number}", "ships", number=told.ships) if told.ships else tr("no more in this era", "ships")
        leads_to = clauses(fleet, more)
    else:
        sold = counted(
            company.units,
            "sells {sold} of {n} good, net {net}",
            "sells {sold} of {n} goods, net {net}",
            sold=told.sold,
            net=signed(told.net),
        )
        leads_to = clauses(sold, _expansion(told))
    return Told(tr("Operate {company}", company=words.company(action.company)), leads_to)


def _expansion(told: Outlook) -> str:
    if not told.areas:
        return tr("no expansion")
    if not told.price:
        return counted(told.areas, "expands by {n}, free", "expands by {n}, free")
    return counted(
        told.areas, "may buy {n} area for {price} each", "may buy {n} areas for {price} each", price=told.price
    )


def spoilers(words: Words, view: State, id: str) -> str:
    """Which companies could take something away from this one if they sold first."""
    company, parts = view.companies[id], []
    for rival in outlook(view, company).rivals:
        owner, name = view.companies[rival.company].owner, words.company(rival.company)
        if owner == company.owner:
            text = counted(
                rival.goods,
                "{n} fewer if your {company} sells first",
                "{n} fewer if your {company} sells first",
                company=name,
            )
        else:
            text = counted(
                rival.goods,
                "{n} fewer if {player}\N{RIGHT SINGLE QUOTATION MARK}s {company} sells first",
                "{n} fewer if {player}\N{RIGHT SINGLE QUOTATION MARK}s {company} sells first",
                player=words.seats[owner],
                company=name,
            )
        parts.append(text)
    return clauses(*parts)


def _place_ship(words: Words, view: State, asked: Any, action: PlaceShip) -> Told:
    ship = ship_after(view, action)
    reached = _reaches(words, ship.cities)
    served = _serves([words.company(id) for id in sorted(ship.producers)])
    there = counted(ship.ships, "{n} ship there", "{n} ships there") if ship.ships > 1 else ""
    last = "" if asked.left > 1 else tr("the last ship of this year")
    return Told(tr("Add a ship in {place}", place=words.place(action.sea)), clauses(reached, served, there, last))


def _expand(words: Words, view: State, asked: Any, action: Expand) -> Told:  # noqa: ARG001
    after, area = expansion_after(view, action), words.place(action.area)
    if not after.cost:
        return Told(tr("Expand to {place}", place=area), opening(words, after))
    keep = tr("keep {cash}", cash=rupiah(after.cash))
    price = rupiah(after.cost)
    return Told(tr("Expand to {place} for {price}", place=area, price=price), clauses(keep, opening(words, after)))


def opening(words: Words, after: ExpansionForecast) -> str:
    """What an area opens."""
    joined = counted(after.joined + 1, "joins {n} zone", "joins {n} zones") if after.joined > 0 else ""
    seas = tr("reaches the {seas}", seas=words.places(sorted(after.seas))) if after.seas else ""
    opened = counted(after.opened, "opens {n} area", "opens {n} areas") if after.opened else tr("opens no area")
    return clauses(joined, seas, _finds(words, after.cities), opened, _lost(words, after.deeds_lost))


def _grow(words: Words, view: State, asked: Any, action: Grow) -> Told:  # noqa: ARG001
    size = asked.size + 1
    return Told(
        tr("{city} grows to size {size}", city=words.place(action.area), size=size),
        tr("buys {size} of each good from now on", size=size),
    )


def _deliver(words: Words, view: State, asked: Any, action: Deliver) -> Told:  # noqa: ARG001
    return Told(
        tr("Sell to {city}", city=words.place(action.city)),
        tr(
            "{line} by the {seas} for {fee}",
            line=words.company(action.line),
            seas=words.places(action.route),
            fee=rupiah(SHIP_FEE * len(action.route)),
        ),
    )


def _deliver_rest(words: Words, view: State, asked: Any, action: DeliverRest) -> Told:  # noqa: ARG001
    company = view.companies[asked.company]
    earned = gains(view, company, asked.plan)[company.owner]
    return Told(
        counted(len(asked.plan), "Sell {n} good by the plan", "Sell {n} goods by the plan"),
        tr("earn {amount}", amount=rupiah(earned)),
        words.company(company.id),
    )


def _pass(words: Words, view: State, asked: Any, action: Pass) -> Told:  # noqa: ARG001
    if isinstance(asked, AnnounceMerger):
        pairs = len(asked.pairs(view))
        return Told(
            tr("Pass"), counted(pairs, "forgo {n} merger", "forgo {n} mergers") if pairs else tr("no merger now")
        )
    if isinstance(asked, RaiseBid):
        gain = merger_after(view, Pass()).net(asked.seat)
        return Told(tr("Pass"), tr("get {amount} or more", amount=rupiah(gain)) if gain else tr("leave the auction"))
    if isinstance(asked, ChooseDeed):
        free = free_slots(view, asked.seat)
        return Told(tr("Pass"), counted(free, "{n} free left", "{n} free left", "slots"))
    if isinstance(asked, ChooseResearch):
        return Told(tr("Pass"), tr("no step this year"))
    if isinstance(asked, FloatShips):
        return Told(tr("Add no more"), counted(asked.left, "{n} not added", "{n} not added", "ships"))
    assert isinstance(asked, ChooseExpansion)
    return Told(tr("Stop here"), counted(asked.left, "{n} not bought", "{n} not bought", "areas"))


_ACTIONS: dict[type[Action], Callable[[Words, State, Any, Any], Told]] = {
    PlaceCity: _place_city,
    Bid: _bid,
    Announce: _announce,
    Raise: _raise,
    GiveUp: _give_up,
    StartProduction: _start_production,
    StartShipping: _start_shipping,
    Research: _research,
    Operate: _operate,
    PlaceShip: _place_ship,
    Expand: _expand,
    Grow: _grow,
    Deliver: _deliver,
    DeliverRest: _deliver_rest,
    Pass: _pass,
}
