"""Phase 6, Operations: which company sells or grows, where, and what another could take away first."""

from __future__ import annotations

from collections.abc import Collection

from indonesia_qt.games.indonesia.analysis.forecast.companies import CompanyForecast, company_forecast
from indonesia_qt.games.indonesia.analysis.forecast.places import ExpansionForecast, expansion_after, ship_after
from indonesia_qt.games.indonesia.rules.actions import Deliver, DeliverRest, Expand, Operate, PlaceShip
from indonesia_qt.games.indonesia.rules.constants import SHIP_FEE
from indonesia_qt.games.indonesia.rules.phases.operations import (
    ChooseCompany,
    ChooseExpansion,
    DeliverGoods,
    FloatShips,
    gains,
)
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import clauses, counted, signed, tr
from indonesia_qt.ui.games.indonesia.texts.actions.action_text import ActionText, lost, named, reaches, serves
from indonesia_qt.ui.games.indonesia.texts.names import Names, rupiah


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
