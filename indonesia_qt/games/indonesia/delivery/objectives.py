"""What a player may want of the plans that sell the most, and the plan that gives most of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from indonesia_qt.games.indonesia.delivery.weighted_plan import PlanNetwork, Prices
from indonesia_qt.games.indonesia.rules.shipping import FOREIGN, Market, Plan

CHIEF = FOREIGN * FOREIGN
"""More than all ships of a plan cost together, those of others at `FOREIGN`."""

Aim = Literal["money", "against", "own_ships", "feed", "starve"]


class Objective(Struct, frozen=True):
    """An aim, and the seat or the city that it is about.

    money      the most for the operator. A fee leaves his purse for another's, so this is the best lead over all
               others together, too
    against    the best lead over one `seat`
    own_ships  as many goods as possible on ships of his own
    feed       as many goods as possible to `city`
    starve     as few as possible to `city`

    Equal plans are told apart by the operator's money, then by the fewest ships, then by the fixed order in which
    zones, lines, seas and cities are listed.
    """

    aim: Aim = "money"
    seat: int = -1
    city: str = ""


MONEY = Objective()


def objectives(market: Market) -> Iterator[Objective]:
    """Those between which there can be a difference, in a fixed order."""
    yield MONEY
    me = market.company.owner
    owners = sorted({line.owner for line in market.lines.values()})
    others = [seat for seat in owners if seat != me]
    if len(others) > 1:
        for seat in others:
            yield Objective("against", seat=seat)
    if me in owners and others:
        yield Objective("own_ships")
    cities = [city for city, demand in market.demand.items() if demand]
    if len(cities) > 1:
        for city in cities:
            yield Objective("feed", city=city)
        for city in cities:
            yield Objective("starve", city=city)


def best_plan(market: Market, objective: Objective = MONEY) -> Plan:
    """The plan that sells the most of what the market has left and, of these, is the best under an objective."""
    if objective.aim == "money":
        return market.best_plan()
    return PlanNetwork(market, _prices(market, objective)).cheapest_plan()


def _prices(market: Market, objective: Objective) -> Prices:
    me = market.company.owner
    owner = {id: line.owner for id, line in market.lines.items()}
    ship = {id: 1 if seat == me else 1 + FOREIGN for id, seat in owner.items()}
    match objective.aim:
        case "against":
            for id, seat in owner.items():
                ship[id] += CHIEF * ((seat != me) + (seat == objective.seat))
        case "own_ships":
            return Prices(ship, {id: CHIEF for id, seat in owner.items() if seat != me})
        case "feed":
            return Prices(ship, city={city: CHIEF for city in market.demand if city != objective.city})
        case "starve":
            return Prices(ship, city={objective.city: CHIEF})
    return Prices(ship)
