"""Why no more goods can be sold: the smallest cut through the network of a market (R-OPS-24)."""

from __future__ import annotations

from msgspec import Struct

from indonesia_qt.games.indonesia.delivery.weighted_plan import PlanNetwork
from indonesia_qt.games.indonesia.rules.maxflow import SOURCE
from indonesia_qt.games.indonesia.rules.shipping import Market, Plan


class Bottleneck(Struct, frozen=True):
    """What every good must pass, and how many can: each good either is in one of `zones` or needs one of the rest.

    `zones` are sold out: an area of each and its goods. `ships` have the line, the sea and the goods that they can
    still carry there, `cities` how many each still buys. `stranded` are zones of which no area touches a ship with
    room; they sell nothing.
    """

    zones: tuple[tuple[str, int], ...]
    ships: tuple[tuple[str, str, int], ...]
    cities: tuple[tuple[str, int], ...]
    stranded: tuple[tuple[str, int], ...]

    @property
    def total(self) -> int:
        """How many goods can be sold at most."""
        goods = [*self.zones, *self.cities, *((sea, room) for _, sea, room in self.ships)]
        return sum(number for _, number in goods)


def bottleneck(market: Market, plan: Plan) -> Bottleneck:
    """The cut nearest to the goods, if `plan` is a largest one for what the market has left; its total is the plan's.

    A good that could go on where the cut is would be one that the plan leaves: so the plan is as large as can be.
    """
    freight = PlanNetwork(market)
    freight.lay(plan)
    reached = freight.net.reached(SOURCE)
    zones = [(zone.areas[0], goods) for zone, goods in zip(market.zones, market.goods, strict=True)]
    return Bottleneck(
        tuple(zone for zone, node in zip(zones, freight.zones, strict=True) if zone[1] and node not in reached),
        tuple(
            (line, sea, room)
            for (line, sea), out in freight.ships.items()
            if (room := market.room[line][sea]) and out - 1 in reached and out not in reached
        ),
        tuple(
            (city, demand)
            for city, demand in market.demand.items()
            if demand and freight.towns[city] - 1 in reached and freight.towns[city] not in reached
        ),
        tuple(
            zone
            for n, zone in enumerate(zones)
            if zone[1] and not any(room.get(sea) for room in market.room.values() for sea in market.zones[n].harbours)
        ),
    )
