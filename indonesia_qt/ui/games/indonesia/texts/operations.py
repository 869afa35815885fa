"""Phase 6, Operations, in words."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from indonesia_qt.games.indonesia.analysis.event_subjects import Surroundings
from indonesia_qt.games.indonesia.analysis.forecast import (
    CompanyForecast,
    ExpansionForecast,
    company_forecast,
    expansion_after,
    ship_after,
)
from indonesia_qt.games.indonesia.analysis.last_year import area_cost, is_last_year, ship_income, ships_bring_nothing
from indonesia_qt.games.indonesia.analysis.sales import Sale, sale_ended
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.actions import Deliver, DeliverRest, Expand, Operate, PlaceShip
from indonesia_qt.games.indonesia.rules.constants import SHIP_FEE
from indonesia_qt.games.indonesia.rules.phases.operations import (
    LAST_COMPANY,
    ChooseCompany,
    ChooseExpansion,
    DeliverGoods,
    FloatShips,
    gains,
    means,
)
from indonesia_qt.games.indonesia.rules.state import Company, State
from indonesia_qt.i18n.text import Whether, clauses, counted, enumerated, labelled, paragraph, phrase, tr
from indonesia_qt.ui.games.indonesia.texts.clauses import (
    at_place,
    company_kind,
    lost,
    named,
    reaches,
    serves,
    with_reason,
)
from indonesia_qt.ui.games.indonesia.texts.names import Names, amount_of, multiplied, rupiah, signed_rupiah
from indonesia_qt.ui.table.records import ActionGroupText, ActionText, ActionUi, EventUi

SHIP = phrase("Add a ship in the {place}"), phrase("Add a ship in\N{HORIZONTAL ELLIPSIS}")
NO_SHIP, NO_AREA = phrase("Stop adding ships"), phrase("Stop expanding")
EXPANSION = phrase("Expand to {place}"), phrase("Expand to\N{HORIZONTAL ELLIPSIS}")


def company_prompt(words: Names, view: State, asked: ChooseCompany) -> str:
    """Ask which company operates, and say how many are left."""
    companies = view.players[asked.seat].companies
    left = sum(id not in view.operated for id in companies)
    return tr("Choose a company to operate ({left} of {all} left).", left=left, all=len(companies))


def delivery_prompt(words: Names, view: State, asked: DeliverGoods) -> str:
    """Ask for the sale of goods, and say how many must be sold."""
    return counted(
        view.companies[asked.company].units,
        "{company} must sell its only good. Accept or change the plan.",
        "{company} must sell {number} of {n} goods. Accept or change the plan.",
        company=words.company(asked.company),
        number=len(asked.plan) + len(asked.done),
    )


def expansion_prompt(words: Names, view: State, asked: ChooseExpansion) -> str:
    """Ask for areas to add, and say how many and for how much."""
    most = asked.left
    if not (asked.free or view.players[asked.seat].secret):
        most = min(most, means(view, asked.seat) // asked.price(view))
    if not most:
        return tr("You can’t afford a new area for {price}: you can only stop.", price=rupiah(asked.price(view)))
    if is_last_year(view) and not asked.free:
        return tr(
            "The game ends this year: a new area earns nothing. Stop, or buy one for {price}.",
            price=rupiah(asked.price(view)),
        )
    if asked.free:
        return counted(
            asked.left,
            "{company} expands for free. Choose {n} area.",
            "{company} expands for free. Choose {n} areas.",
            company=words.company(asked.company),
        )
    return counted(
        most,
        "{company} may buy {n} area for {price}. Choose an area, or stop.",
        "{company} may buy up to {n} areas for {price} each. Choose an area, or stop.",
        company=words.company(asked.company),
        price=rupiah(asked.price(view)),
    )


def operate(words: Names, view: State, asked: ChooseCompany, action: Operate) -> ActionText:
    """Offer to operate a company next."""
    company = view.companies[action.company]
    forecast = company_forecast(view, company)
    if company.kind == "shipping":
        leads_to = _fleet(company, forecast)
    else:
        sold = counted(
            company.units,
            "sells {sold} of {n} good, net {net}",
            "sells {sold} of {n} goods, net {net}",
            sold=forecast.sold,
            net=rupiah(forecast.net),
        )
        leads_to = clauses(sold, _expansion(forecast))
    return ActionText(tr("Operate {company}", company=words.company(action.company)), leads_to)


def company_note(words: Names, view: State, id: str) -> str:
    """Say of a company what its figures of goods and money don't: its ships, or how it expands and what hinders it."""
    company = view.companies[id]
    if company.kind == "shipping":
        return _fleet(company, company_forecast(view, company))
    return clauses(_expansion(company_forecast(view, company)), spoilers(words, view, id))


def _fleet(company: Company, forecast: CompanyForecast) -> str:
    fleet = counted(forecast.limit, "{number} of {n} ship", "{number} of {n} ships", number=company.units)
    more = tr("may add {number}", "ships", number=forecast.ships) if forecast.ships else tr("no more this era", "ships")
    return clauses(fleet, more)


def _expansion(forecast: CompanyForecast) -> str:
    if not forecast.areas:
        return tr("no expansion")
    if not forecast.price:
        return counted(forecast.areas, "expands by {n} for free", "expands by {n} for free")
    return counted(
        forecast.areas,
        "may buy {n} area for {price}",
        "may buy {n} areas for {price} each",
        price=rupiah(forecast.price),
    )


def operate_group(words: Names, view: State, first: Operate, last: Operate) -> ActionGroupText:
    """Name the choice to operate a company."""
    return ActionGroupText(
        tr("Operate {company}", company=words.company(first.company)), company_kind(view, first.company)
    )


def spoilers(words: Names, view: State, id: str) -> str:
    """Name the companies that could take something away from this one if they sold first."""
    company, parts = view.companies[id], []
    for rival in company_forecast(view, company).rivals:
        owner, name = view.companies[rival.company].owner, words.company(rival.company)
        if owner == company.owner:
            text = counted(
                rival.goods,
                "sells {n} fewer if your {company} goes first",
                "sells {n} fewer if your {company} goes first",
                company=name,
            )
        else:
            text = counted(
                rival.goods,
                "sells {n} fewer if {player}’s {company} goes first",
                "sells {n} fewer if {player}’s {company} goes first",
                player=words.seats[owner],
                company=name,
            )
        parts.append(text)
    return clauses(*parts)


def place_ship(words: Names, view: State, asked: FloatShips, action: PlaceShip) -> ActionText:
    """Offer to add a ship to a shipping company."""
    ship = ship_after(view, action)
    reached = reaches(words, ship.cities)
    served = serves([words.company(id) for id in sorted(ship.producers)])
    there = tr("then {n} of its ships there", n=ship.ships) if ship.ships > 1 else ""
    if is_last_year(view):
        reached, served, there = _still_earns(ship_income(view, action)), "", ""
    about = clauses(reached, served, there) or tr("nothing new in reach")
    return ActionText(tr("Add a ship in the {place}", place=words.place(action.sea)), about)


def _still_earns(income: int) -> str:
    if not income:
        return tr("earns you nothing")
    if income < 0:
        return tr("you earn about {amount} less", amount=rupiah(-income))
    return tr("you earn about {amount} more", amount=rupiah(income))


def place_ship_group(words: Names, view: State, first: PlaceShip, last: PlaceShip) -> ActionGroupText:
    """Name the choice to add a ship somewhere."""
    return ActionGroupText(at_place(words, SHIP, first.sea, last.sea), "shipping")


def add_no_more(words: Names, view: State, asked: FloatShips) -> ActionText:
    """Offer to add no more ships."""
    if ships_bring_nothing(view, asked):
        return ActionText(tr(NO_SHIP), tr("they’d earn you nothing"))
    return ActionText(tr(NO_SHIP), counted(asked.left, "{n} ship not added", "{n} ships not added"))


def expand(words: Names, view: State, asked: ChooseExpansion, action: Expand) -> ActionText:
    """Offer to add an area to a production company."""
    after, area = expansion_after(view, action), words.place(action.area)
    if not after.cost:
        return ActionText(tr("Expand to {place}", place=area), opening(words, after))
    price = rupiah(after.cost)
    if is_last_year(view):
        less = tr("{amount} less at the end", amount=rupiah(area_cost(view, action)))
        return ActionText(tr("Expand to {place} for {price}", place=area, price=price), less)
    keep = tr("{cash} left", cash=rupiah(after.cash + after.earnings))
    return ActionText(
        tr("Expand to {place} for {price}", place=area, price=price), clauses(keep, opening(words, after))
    )


def expand_group(words: Names, view: State, first: Expand, last: Expand) -> ActionGroupText:
    """Name the choice to add an area somewhere."""
    return ActionGroupText(at_place(words, EXPANSION, first.area, last.area))


def opening(words: Names, after: ExpansionForecast) -> str:
    """Say what an area opens."""
    joined = counted(after.joined + 1, "joins {n} zone", "joins {n} zones") if after.joined > 0 else ""
    seas = tr("reaches the {seas}", seas=words.places(sorted(after.seas))) if after.seas else ""
    opened = (
        counted(after.opened, "room for {n} more area", "room for {n} more areas")
        if after.opened
        else tr("no new room to expand")
    )
    return clauses(joined, seas, _finds(words, after.cities), opened, lost(words, after.deeds_lost))


def _finds(words: Names, cities: Collection[str]) -> str:
    return named(
        sorted(map(words.place, cities)),
        lambda names: tr("puts {cities} in reach", cities=names),
        lambda n: counted(n, "puts {n} more city in reach", "puts {n} more cities in reach"),
    )


def stop_expanding(words: Names, view: State, asked: ChooseExpansion) -> ActionText:
    """Offer to buy no more areas."""
    if is_last_year(view):
        return ActionText(tr(NO_AREA), tr("keep your money for the end"))
    return ActionText(tr(NO_AREA), counted(asked.left, "{n} area not bought", "{n} areas not bought"))


def deliver(words: Names, view: State, asked: DeliverGoods, action: Deliver) -> ActionText:
    """Offer to sell one good by a way."""
    return ActionText(
        tr("Sell to {city}", city=words.place(action.city)),
        tr(
            "{line} via {seas} for {fee}",
            line=words.company(action.line),
            seas=words.places(action.route),
            fee=rupiah(SHIP_FEE * len(action.route)),
        ),
    )


def deliver_group(words: Names, view: State, first: Deliver, last: Deliver) -> ActionGroupText:
    """Name the choice to sell a good of one of several areas."""
    city, line = words.place(first.city), words.company(first.line)
    good = company_kind(view, view.fields[first.origin])
    if first.origin != last.origin:
        return ActionGroupText(tr("Sell to {city}, carried by {line}", city=city, line=line), good)
    origin = words.place(first.origin)
    return ActionGroupText(tr("Sell from {area} to {city}, carried by {line}", area=origin, city=city, line=line), good)


def deliver_rest(words: Names, view: State, asked: DeliverGoods, action: DeliverRest) -> ActionText:
    """Offer to sell all goods that are left by the plan."""
    company = view.companies[asked.company]
    earned = gains(view, company, asked.plan)[company.owner]
    return ActionText(
        counted(len(asked.plan), "Sell {n} good as planned", "Sell {n} goods as planned"),
        tr("earn {amount}", amount=rupiah(earned)),
        words.company(company.id),
    )


def delivery_payments(event: ev.GoodDelivered, after: State) -> Iterator[tuple[int, int]]:
    """List the fee for the ships, and what is left of the price, by seat."""
    yield after.companies[event.line].owner, event.fee
    yield after.companies[event.company].owner, event.price - event.fee


ACTIONS = {
    Operate: ActionUi(operate, operate_group),
    PlaceShip: ActionUi(place_ship, place_ship_group, is_public=True),
    Deliver: ActionUi(deliver, deliver_group, is_public=True),
    DeliverRest: ActionUi(deliver_rest, phrase("Sell the rest as planned"), is_public=True),
    Expand: ActionUi(expand, expand_group),
}


def operated(words: Names, event: ev.CompanyOperated) -> str:
    """Say that a player operates a company, and why it wasn't chosen; that no other was left goes without saying."""
    text = words.say(phrase("{player} operates {company}."), event)
    return text if event.reason == LAST_COMPANY else paragraph(text, words.reason(event.reason))


def sale_lines(words: Names, sale: Sale) -> Iterator[str]:
    """Yield what a company sold to which cities for how much, and what others got of it for their ships."""
    goods, amount = amount_of(sale.number, sale.good), rupiah(sale.gross)
    if sale.number > 1:
        amount = f"{multiplied(sale.number)}{sale.price} = {amount}"
    cities = words.each_place(dict(sale.cities)) if len(sale.cities) > 1 else words.place(sale.cities[0][0])
    yield tr("{goods} sold to {cities}: {amount}.", goods=goods, cities=cities, amount=amount)
    yield minus_fees(words, sale.paid) or tr("Carried by own ships.")


def minus_fees(words: Names, paid: Iterable[tuple[int, int]]) -> str:
    """Return the rupiah that other players, by their seats, got for their ships; empty if nobody got any."""
    each = [tr("{amount} to {player}", amount=rupiah(fee), player=words.seats[seat]) for seat, fee in paid]
    return tr("Minus ship fees: {fees}.", fees=enumerated(each)) if each else ""


def sold(words: Names, around: Surroundings, events: Sequence[ev.GoodDelivered]) -> str:
    """Say what a company sold, and what its owner earned by that; nothing while it has more to sell."""
    sale = sale_ended(around.before, around.after, events)
    if sale is None:
        return ""
    net = tr("Net: {net}.", net=signed_rupiah(sale.net))
    return labelled(words.company(sale.company), paragraph(*sale_lines(words, sale), net))


EVENTS = {
    ev.CompanyOperated: EventUi(operated, topics=("companies",)),
    ev.ShipPlaced: EventUi(phrase("{company} adds a ship in the {sea}."), topics=("companies",), sound="ship"),
    ev.GoodDelivered: EventUi(
        in_context=sold,
        alike=lambda event: event.company,
        topics=("money",),
        sound="sale",
        payments=delivery_payments,
    ),
    ev.NothingDelivered: EventUi(with_reason(phrase("{company} sells nothing.")), topics=("companies",)),
    ev.Expanded: EventUi(
        Whether("cost", phrase("{company} expands to {area} for {paid}."), phrase("{company} expands to {area}.")),
        topics=("companies",),
        sound="cargo",
    ),
    ev.EarningsCollected: EventUi(phrase("Earnings: {earnings}."), topics=("money",), sound="coin"),
}
