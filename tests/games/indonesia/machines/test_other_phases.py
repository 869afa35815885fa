"""New Era, Bid for Turn Order, Research & Development and City Growth, each by a machine."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hypothesis import settings

from indonesia_qt.core.flow import Event
from tests.games.indonesia.machines.machine import PhaseMachine
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


TestNewEra = NewEraMachine.TestCase
TestTurnOrder = TurnOrderMachine.TestCase
TestResearch = ResearchMachine.TestCase
TestCityGrowth = CityGrowthMachine.TestCase
SETTINGS = settings(max_examples=40, stateful_step_count=20, deadline=None)
TestNewEra.settings = TestTurnOrder.settings = TestResearch.settings = TestCityGrowth.settings = SETTINGS
