"""What answers say and lead to, phase by phase, and the list of all that can be answered; knows no Qt.

Every statement about the future is a forecast of the game's.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, NamedTuple

from indonesia_qt.core.flow import Action, Question
from indonesia_qt.games.indonesia.analysis.forecast import (
    CompanyForecast,
    ExpansionForecast,
    MergerForecast,
    StartForecast,
    cheapest_bids,
    company_forecast,
    expansion_after,
    merger_after,
    order_after,
    research_after,
    ship_after,
    ships_of,
    site_after,
    start_after,
    still_to_bid,
)
from indonesia_qt.games.indonesia.rules import actions as act
from indonesia_qt.games.indonesia.rules.actions import (
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
from indonesia_qt.games.indonesia.rules.companies import free_slots
from indonesia_qt.games.indonesia.rules.constants import BID_FACTOR, SHIP_FEE
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.rules.phases.city_growth import ChooseGrowth
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, ChooseRemoval, RaiseBid
from indonesia_qt.games.indonesia.rules.phases.new_era import ChooseSite
from indonesia_qt.games.indonesia.rules.phases.operations import (
    ChooseCompany,
    ChooseExpansion,
    DeliverGoods,
    FloatShips,
    gains,
)
from indonesia_qt.games.indonesia.rules.phases.research import ChooseResearch
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import clauses, counted, either, figure, listed, signed, tr
from indonesia_qt.ui.games.indonesia.texts.names import Names, amount_of, ordinal, rupiah, ships, track_within


class ActionText(NamedTuple):
    """An answer as a button says it, what it leads to, and what it is about where the button doesn't say."""

    text: str
    leads_to: str = ""
    about: str = ""


def named(names: Sequence[str], few: Callable[[str], str], many: Callable[[int], str]) -> str:
    """What is said of up to two things by their names, and of more by their number."""
    if not names:
        return ""
    return many(len(names)) if len(names) > 2 else few(listed(names))


def reaches(words: Names, cities: Collection[str]) -> str:
    """The cities that a company reaches."""
    return named(
        sorted(map(words.place, cities)),
        lambda names: tr("reaches {cities}", cities=names),
        lambda n: counted(n, "reaches {n} city", "reaches {n} cities"),
    )


def serves(companies: Sequence[str]) -> str:
    """The companies that ships serve."""
    return named(
        companies,
        lambda names: tr("serves {companies}", companies=names),
        lambda n: counted(n, "serves {n} company", "serves {n} companies"),
    )


def lost(words: Names, deeds: Sequence[str]) -> str:
    """The deeds that nobody can start any more."""
    return tr("ends the deed {deeds}", deeds=words.places(deeds)) if deeds else ""


def place_city(words: Names, view: State, asked: ChooseSite, action: PlaceCity) -> ActionText:  # noqa: ARG001
    """To build a city by a card."""
    site = site_after(view, action)
    near = [amount_of(many, kind) for kind, many in site.goods.items()]
    if lie := sum(site.ships.values()):
        near.append(ships(lie))
    if near:
        around = tr("{goods} at its sea" if len(site.seas) == 1 else "{goods} at its seas", goods=listed(near))
    else:
        around = tr("nothing at its seas yet")
    return ActionText(
        tr("Build a city in {place}", place=words.place(action.area)),
        clauses(around, lost(words, site.deeds_lost)),
        words.card(action.card),
    )


def bid(words: Names, view: State, asked: PlaceBid, action: Bid) -> ActionText:
    """To bid for the order of play."""
    after = order_after(view, asked, action.amount)
    factor, amount = BID_FACTOR[view.players[asked.seat].bid - 1], rupiah(action.amount)
    if factor > 1 and action.amount:
        amount = f"{amount} \N{MULTIPLICATION SIGN} {factor}"
    leads_to = _turn_order(words, ordinal(after.place), after.cash, still_to_bid(view, asked))
    return ActionText(tr("Bid {amount}", amount=amount), leads_to)


def _turn_order(words: Names, place: str, cash: int, later: Sequence[int]) -> str:
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


def announce(words: Names, view: State, asked: AnnounceMerger, action: Announce) -> ActionText:
    """To announce a merger with a first bid."""
    forecast = merger_after(view, action)
    made = clauses(words.holding(forecast.company), _removal(forecast))
    return ActionText(
        tr("Announce, bid {amount}", amount=rupiah(action.bid)),
        _winning(view, asked.seat, forecast),
        tr("{merger}: {company}", "merger", merger=_pair(words, action.first, action.second), company=made),
    )


def raise_bid(words: Names, view: State, asked: RaiseBid, action: Raise) -> ActionText:
    """To bid more in an auction."""
    return ActionText(
        tr("Bid {amount}", amount=rupiah(action.bid)),
        _winning(view, asked.seat, merger_after(view, action)),
        _pair(words, asked.auction.first, asked.auction.second),
    )


def _winning(view: State, seat: int, forecast: MergerForecast) -> str:
    return tr("if you win, keep {cash}", cash=rupiah(view.players[seat].cash + forecast.net(seat)))


def _removal(forecast: MergerForecast) -> str:
    gone = forecast.to_give_up + forecast.removed
    return counted(gone, "{n} area must go", "{n} areas must go") if gone else ""


def _pair(words: Names, first: str, second: str) -> str:
    return tr("{first} with {second}", "merger", first=words.company(first), second=words.company(second))


def give_up(words: Names, view: State, asked: ChooseRemoval, action: GiveUp) -> ActionText:  # noqa: ARG001
    """To give up an area of a new siap faji company."""
    left = asked.left - 1
    after = counted(left, "{n} more area to go after it", "{n} more areas to go after it") if left else ""
    return ActionText(tr("Give up {place}", place=words.place(action.area)), after)


def pass_announcement(words: Names, view: State, asked: AnnounceMerger) -> ActionText:  # noqa: ARG001
    """Not to announce a merger."""
    pairs = len(asked.pairs(view))
    return ActionText(
        tr("Pass"), counted(pairs, "forgo {n} merger", "forgo {n} mergers") if pairs else tr("no merger now")
    )


def leave_auction(words: Names, view: State, asked: RaiseBid) -> ActionText:  # noqa: ARG001
    """Not to bid more."""
    gain = merger_after(view, Pass()).net(asked.seat)
    return ActionText(tr("Pass"), tr("get {amount} or more", amount=rupiah(gain)) if gain else tr("leave the auction"))


def start_production(words: Names, view: State, asked: ChooseDeed, action: StartProduction) -> ActionText:  # noqa: ARG001
    """To take a production company and put its first good into an area."""
    start = start_after(view, action)
    reach = reaches(words, start.cities) or tr("reaches no city yet")
    room = counted(start.room, "may grow to {n} area", "may grow to {n} areas")
    return _started(words, action.deed, action.area, start, reach, room)


def start_shipping(words: Names, view: State, asked: ChooseDeed, action: StartShipping) -> ActionText:  # noqa: ARG001
    """To take a shipping company and put its first ship into a sea."""
    start = start_after(view, action)
    room = counted(start.room, "may grow to {n} sea", "may grow to {n} seas")
    return _started(words, action.deed, action.sea, start, _touches(words, start.cities), room)


def _started(words: Names, deed: str, place: str, start: StartForecast, reach: str, room: str) -> ActionText:
    served = serves(sorted(map(words.company, start.producers)))
    about = clauses(reach, served, room, lost(words, start.deeds_lost))
    return ActionText(tr("Start in {place}", place=words.place(place)), about, words.company(deed))


def _touches(words: Names, cities: Collection[str]) -> str:
    return named(
        sorted(map(words.place, cities)),
        lambda names: tr("touches {cities}", cities=names),
        lambda n: counted(n, "touches {n} city", "touches {n} cities"),
    )


def take_no_deed(words: Names, view: State, asked: ChooseDeed) -> ActionText:  # noqa: ARG001
    """To take no deed this year."""
    free = free_slots(view, asked.seat)
    return ActionText(tr("Pass"), counted(free, "{n} free left", "{n} free left", "slots"))


def research(words: Names, view: State, asked: ChooseResearch, action: Research) -> ActionText:
    """To take a step on a track."""
    forecast = research_after(view, action)
    step, track = forecast.step + 1, track_within(action.track)
    if action.player == asked.seat:
        text = tr("Research {track} {step}", track=track, step=step)
    else:
        player = words.seats[action.player]
        text = tr("Research {track} {step} for {player}", track=track, step=step, player=player)
    return ActionText(text, _effect(view, action, step, forecast.gain))


def _effect(view: State, action: Research, step: int, gain: int) -> str:
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


def research_nothing(words: Names, view: State, asked: ChooseResearch) -> ActionText:  # noqa: ARG001
    """To take no step."""
    return ActionText(tr("Pass"), tr("no step this year"))


def operate(words: Names, view: State, asked: ChooseCompany, action: Operate) -> ActionText:  # noqa: ARG001
    """To operate a company next."""
    company = view.companies[action.company]
    forecast = company_forecast(view, company)
    if company.kind == "shipping":
        fleet = counted(forecast.limit, "{number} of {n} ship", "{number} of {n} ships", number=company.units)
        more = (
            tr("may add {number}", "ships", number=forecast.ships)
            if forecast.ships
            else tr("no more in this era", "ships")
        )
        leads_to = clauses(fleet, more)
    else:
        sold = counted(
            company.units,
            "sells {sold} of {n} good, net {net}",
            "sells {sold} of {n} goods, net {net}",
            sold=forecast.sold,
            net=signed(forecast.net),
        )
        leads_to = clauses(sold, _expansion(forecast))
    return ActionText(tr("Operate {company}", company=words.company(action.company)), leads_to)


def _expansion(forecast: CompanyForecast) -> str:
    if not forecast.areas:
        return tr("no expansion")
    if not forecast.price:
        return counted(forecast.areas, "expands by {n}, free", "expands by {n}, free")
    return counted(
        forecast.areas, "may buy {n} area for {price} each", "may buy {n} areas for {price} each", price=forecast.price
    )


def spoilers(words: Names, view: State, id: str) -> str:
    """Which companies could take something away from this one if they sold first."""
    company, parts = view.companies[id], []
    for rival in company_forecast(view, company).rivals:
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


def place_ship(words: Names, view: State, asked: FloatShips, action: PlaceShip) -> ActionText:
    """To add a ship to a shipping company."""
    ship = ship_after(view, action)
    reached = reaches(words, ship.cities)
    served = serves([words.company(id) for id in sorted(ship.producers)])
    there = counted(ship.ships, "{n} ship there", "{n} ships there") if ship.ships > 1 else ""
    last = "" if asked.left > 1 else tr("the last ship of this year")
    return ActionText(tr("Add a ship in {place}", place=words.place(action.sea)), clauses(reached, served, there, last))


def expand(words: Names, view: State, asked: ChooseExpansion, action: Expand) -> ActionText:  # noqa: ARG001
    """To add an area to a production company."""
    after, area = expansion_after(view, action), words.place(action.area)
    if not after.cost:
        return ActionText(tr("Expand to {place}", place=area), opening(words, after))
    keep = tr("keep {cash}", cash=rupiah(after.cash))
    price = rupiah(after.cost)
    return ActionText(
        tr("Expand to {place} for {price}", place=area, price=price), clauses(keep, opening(words, after))
    )


def opening(words: Names, after: ExpansionForecast) -> str:
    """What an area opens."""
    joined = counted(after.joined + 1, "joins {n} zone", "joins {n} zones") if after.joined > 0 else ""
    seas = tr("reaches the {seas}", seas=words.places(sorted(after.seas))) if after.seas else ""
    opened = counted(after.opened, "opens {n} area", "opens {n} areas") if after.opened else tr("opens no area")
    return clauses(joined, seas, _finds(words, after.cities), opened, lost(words, after.deeds_lost))


def _finds(words: Names, cities: Collection[str]) -> str:
    return named(
        sorted(map(words.place, cities)),
        lambda names: tr("new city: {cities}", cities=names),
        lambda n: counted(n, "new city: {n} city", "new city: {n} cities"),
    )


def deliver(words: Names, view: State, asked: DeliverGoods, action: Deliver) -> ActionText:  # noqa: ARG001
    """To sell one good by a way."""
    return ActionText(
        tr("Sell to {city}", city=words.place(action.city)),
        tr(
            "{line} by the {seas} for {fee}",
            line=words.company(action.line),
            seas=words.places(action.route),
            fee=rupiah(SHIP_FEE * len(action.route)),
        ),
    )


def deliver_rest(words: Names, view: State, asked: DeliverGoods, action: DeliverRest) -> ActionText:  # noqa: ARG001
    """To sell all goods that are left by the plan."""
    company = view.companies[asked.company]
    earned = gains(view, company, asked.plan)[company.owner]
    return ActionText(
        counted(len(asked.plan), "Sell {n} good by the plan", "Sell {n} goods by the plan"),
        tr("earn {amount}", amount=rupiah(earned)),
        words.company(company.id),
    )


def add_no_more(words: Names, view: State, asked: FloatShips) -> ActionText:  # noqa: ARG001
    """To add no more ships."""
    return ActionText(tr("Add no more"), counted(asked.left, "{n} not added", "{n} not added", "ships"))


def stop_expanding(words: Names, view: State, asked: ChooseExpansion) -> ActionText:  # noqa: ARG001
    """To buy no more areas."""
    return ActionText(tr("Stop here"), counted(asked.left, "{n} not bought", "{n} not bought", "areas"))


def grow(words: Names, view: State, asked: ChooseGrowth, action: Grow) -> ActionText:  # noqa: ARG001
    """To let a city have one of the stones that are short."""
    size = asked.size + 1
    return ActionText(
        tr("{city} grows to size {size}", city=words.place(action.area), size=size),
        tr("buys {size} of each good from now on", size=size),
    )


class ActionWords:
    """Tells what answers to the open question of a position mean."""

    def __init__(self, words: Names) -> None:
        self.words = words

    def tell(self, view: State, asked: Question[Any], action: Action) -> ActionText:
        """The words for one legal answer."""
        say: Callable[[Names, State, Any, Any], ActionText] = _ACTIONS[type(action)]
        return say(self.words, view, asked, action)


def _pass(words: Names, view: State, asked: Any, action: act.Pass) -> ActionText:  # noqa: ARG001
    say: Callable[[Names, State, Any], ActionText] = _PASSES[type(asked)]
    return say(words, view, asked)


_PASSES: dict[type[Question[Any]], Callable[[Names, State, Any], ActionText]] = {
    AnnounceMerger: pass_announcement,
    RaiseBid: leave_auction,
    ChooseDeed: take_no_deed,
    ChooseResearch: research_nothing,
    FloatShips: add_no_more,
    ChooseExpansion: stop_expanding,
}

_ACTIONS: dict[type[Action], Callable[[Names, State, Any, Any], ActionText]] = {
    act.PlaceCity: place_city,
    act.Bid: bid,
    act.Announce: announce,
    act.Raise: raise_bid,
    act.GiveUp: give_up,
    act.StartProduction: start_production,
    act.StartShipping: start_shipping,
    act.Research: research,
    act.Operate: operate,
    act.PlaceShip: place_ship,
    act.Expand: expand,
    act.Grow: grow,
    act.Deliver: deliver,
    act.DeliverRest: deliver_rest,
    act.Pass: _pass,
}


NEXT_BIDS = 5
"""Bids of an auction that are listed one by one."""


class Answer(NamedTuple):
    """An answer and what it says."""

    action: Action
    told: ActionText


def possible_answers(words: ActionWords, view: State, asked: Question[Any], typed: str = "") -> list[Answer]:
    """The answers in whose words everything that was `typed` occurs; a typed number is also an amount to bid."""
    numbers = [int(number) for number in re.findall(r"\d+", typed)]
    wanted = typed.lower().split()
    found = []
    for action in dict.fromkeys(_actions(view, asked, numbers)):
        told = words.tell(view, asked, action)
        text = " ".join(told).lower().replace("\N{NO-BREAK SPACE}", " ")
        if all(word in text or word.replace(",", "") in text.replace(",", "") for word in wanted):
            found.append(Answer(action, told))
    return found


def _actions(view: State, asked: Question[Any], numbers: list[int]) -> Iterator[Action]:
    if isinstance(asked, PlaceBid):
        amounts = asked.amounts(view)
        listed = [*numbers, 0, *sorted(cheapest_bids(view, asked).values()), amounts[-1]]
        yield from (Bid(amount) for amount in listed if amount in amounts)
    elif isinstance(asked, RaiseBid):
        bids = asked.bids(view)
        yield from (Raise(bid) for bid in numbers if bid in bids)
        yield Pass()
        yield from map(Raise, (*bids[:NEXT_BIDS], *bids[-1:]))
    elif isinstance(asked, AnnounceMerger):
        yield Pass()
        for first, second in asked.pairs(view):
            bids = asked.bids(view, first, second)
            yield from (Announce(first, second, bid) for bid in (*numbers, bids[0]) if bid in bids)
    else:
        yield from asked.actions(view)
