"""A second account of a game, kept from its events alone."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from indonesia_qt.games.indonesia.game import Indonesia, Setup
from indonesia_qt.games.indonesia.rules.scenario import Scenario
from indonesia_qt.games.indonesia.rules.state import State

PRICES = {"rice": 20, "spice": 25, "rubber": 30, "siap_faji": 35, "oil": 40}
UNIT_VALUES = PRICES | {"shipping": 10}
FACTORS = {1: 1, 2: 5, 3: 25, 4: 100, 5: 400}


@dataclass
class Firm:
    """A company in the books."""

    id: str
    kind: str
    owner: int
    deeds: set[str]
    areas: set[str] = field(default_factory=set)
    ships: Counter[str] = field(default_factory=Counter)

    @property
    def units(self) -> int:
        return len(self.areas) + self.ships.total()


class Books:
    """Who owns what, and where everything lies."""

    def __init__(self, game: Indonesia, setup: Setup) -> None:
        self.scenario: Scenario = game.scenario
        self.options = setup.options
        seats = range(len(setup.deal.cards))
        self.order = list(setup.deal.order)
        self.hands = [Counter(card for era in hand for card in era) for hand in setup.deal.cards]
        self.cash = [100 for _ in seats]
        self.bank = [0 for _ in seats]
        self.earnings = [0 for _ in seats]
        self.steps = [dict.fromkeys(("slots", "mergers", "expansion", "hull", "bid"), 1) for _ in seats]
        self.slots: list[list[str]] = [[] for _ in seats]
        self.era, self.year, self.phase = -1, 0, "city_growth"
        self.firms: dict[str, Firm] = {}
        self.cities: dict[str, int] = {}
        self.stones = list(game.scenario.stones)
        self.received: Counter[tuple[str, str]] = Counter()
        self.deeds = {deed.id for deed in game.scenario.deeds.values() if deed.era == 0}
        self.operated: set[str] = set()
        self.merged: set[str] = set()

    def firm_at(self, area: str) -> Firm | None:
        """Who cultivates an area."""
        return next((firm for firm in self.firms.values() if area in firm.areas), None)

    def is_empty(self, area: str) -> bool:
        """Neither goods nor a city."""
        return area not in self.cities and self.firm_at(area) is None

    def grows_beside(self, area: str, kind: str, besides: str = "") -> bool:
        """Whether another firm produces a good next door."""
        neighbours = map(self.firm_at, self.scenario.land_neighbours[area])
        return any(firm is not None and firm.id != besides and firm.kind == kind for firm in neighbours)

    def can_start(self, deed: str) -> bool:
        """Whether a deed has a place to start (R-ACQ-03, R-ACQ-04)."""
        entry = self.scenario.deeds[deed]
        return entry.kind == "shipping" or any(
            self.is_empty(area) and not self.grows_beside(area, entry.kind)
            for area in self.scenario.areas_of[entry.province]
        )

    def city_sites(self, card: str) -> list[str]:
        """Where a city card can be played (R-ERA-05)."""
        scenario = self.scenario
        built = {scenario.province_of[city] for city in self.cities}
        return [
            area
            for area, province in scenario.province_of.items()
            if province in set(scenario.cards[card].provinces) - built
            and scenario.seas_at[area]
            and self.is_empty(area)
            and self.stones[0] > 0
        ]

    def may_expand(self, firm: Firm, area: str) -> bool:
        """Whether a firm can have an area (R-OPS-32, R-OPS-33)."""
        return (
            self.is_empty(area)
            and not firm.areas.isdisjoint(self.scenario.land_neighbours[area])
            and not self.grows_beside(area, firm.kind, besides=firm.id)
        )

    def can_hold(self, seat: int, *firms: Firm) -> bool:
        """Whether a player may own the merger of firms (R-MER-05)."""
        return seat in {firm.owner for firm in firms} or len(self.slots[seat]) < self.steps[seat]["slots"]

    def goods(self) -> set[str]:
        """What is produced now."""
        return {firm.kind for firm in self.firms.values() if firm.areas}

    def total_money(self) -> int:
        """All rupiah; during Operations the earnings are apart."""
        apart = sum(self.earnings) if self.phase == "operations" else 0
        return sum(self.cash) + sum(self.bank) + apart

    def agree_with(self, s: State) -> None:
        """Check that a state says the same."""
        assert (s.era, s.year, s.order) == (max(0, self.era), self.year, self.order)
        assert [player.cash for player in s.players] == self.cash
        assert [player.bank for player in s.players] == self.bank
        assert [player.earnings for player in s.players] == self.earnings
        assert [player.companies for player in s.players] == self.slots
        assert [Counter(card for era in player.cards for card in era) for player in s.players] == self.hands
        for player, steps in zip(s.players, self.steps, strict=True):
            assert {track: getattr(player, track) for track in steps} == steps
        assert s.cities == self.cities
        assert s.stones == self.stones
        assert s.received == dict(self.received)
        assert set(s.deeds) == self.deeds
        assert len(s.deeds) == len(self.deeds)
        found = {id: (c.kind, c.owner, set(c.deeds), set(c.areas), c.ships) for id, c in s.companies.items()}
        assert found == {id: (f.kind, f.owner, f.deeds, f.areas, dict(f.ships)) for id, f in self.firms.items()}
        assert s.fields == {area: firm.id for firm in self.firms.values() for area in firm.areas}
        if self.phase == "operations":
            assert s.operated == self.operated
