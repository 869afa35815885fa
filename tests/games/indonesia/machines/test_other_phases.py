"""New Era, Bid for Turn Order, Research & Development and City Growth, each by a machine."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from indonesia_qt.core.flow import Event
from tests.games.indonesia.machines.machine import PhaseMachine, short_and_long
from tests.games.indonesia.positions import Table


class NewEraMachine(PhaseMachine):
    """Deeds of at most one type are left, so that an era begins or the game ends."""

    phase = "new_era"
    companies = 5

    def position(self, chance: Random) -> Table:
        table = super().position(chance)
        table.state.deeds.clear()
        return table


class TurnOrderMachine(PhaseMachine):
    phase = "turn_order"
    companies = 2


class ResearchMachine(PhaseMachine):
    phase = "research"
    companies = 2


class CityGrowthMachine(PhaseMachine):
    """Cities that received much, and few stones."""

    phase = "city_growth"
    companies = 2

    def position(self, chance: Random) -> Table:
        table = super().position(chance)
        s = table.state
        kinds = {company.kind for company in s.companies.values() if company.areas}
        for city, size in s.cities.items():
            if chance.random() < 0.9:
                s.received |= {(city, good): size for good in kinds}
        return table

    def happened(self, events: Sequence[Event]) -> None:
        """R-CIT-04: what was delivered is removed when all cities have grown."""
        super().happened(events)
        if self.over:
            self.referee.received.clear()


TestNewEra, TestManyNewEras = short_and_long(NewEraMachine, 10, steps=20)
TestTurnOrder, TestManyTurnOrders = short_and_long(TurnOrderMachine, 10, steps=20)
TestResearch, TestManyResearches = short_and_long(ResearchMachine, 10, steps=20)
TestCityGrowth, TestManyCityGrowths = short_and_long(CityGrowthMachine, 10, steps=20)
