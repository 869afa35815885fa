"""Which half of a new siap faji company goes: what may be given up together, and what each choice earns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from itertools import chain, repeat
from typing import NamedTuple

from indonesia_qt.core.flow import Reason
from indonesia_qt.games.indonesia.analysis.position import reach
from indonesia_qt.games.indonesia.rules.companies import Zone, parts, zones
from indonesia_qt.games.indonesia.rules.phases.mergers import ChooseRemoval, removable, why_not_removable
from indonesia_qt.games.indonesia.rules.phases.operations import gains
from indonesia_qt.games.indonesia.rules.shipping import Market
from indonesia_qt.games.indonesia.rules.state import Company, State


class Outcome(NamedTuple):
    """How many goods a company sells in a year as things are, and the rupiah that its owner earns with them."""

    sold: int
    net: int


Estate = frozenset[tuple[tuple[frozenset[str], int], int]]
"""What decides about sales: how many zones there are with these harbours and so many areas."""


class Halving:
    """The areas of a company of which `left` are to be given up, one after the other (R-MER-20)."""

    def __init__(self, s: State, asked: ChooseRemoval) -> None:
        self._s = s
        self.company: Company = s.companies[asked.company]
        self.left = asked.left
        self._outcomes: dict[Estate, Outcome] = {}

    def order(self, gone: Collection[str]) -> list[str] | None:
        """Return areas in an order in which each may be given up when it is its turn; None if there is none (R-MER-21).

        An area that may go at the border may go first: what is left stays connected in the same ways, and only comes
        to lie nearer to the border. This isn't so where nothing at the border may go, which takes areas that all lie
        behind a single one; where there are such areas, every order is tried.
        """
        most = None if self._any_behind() else 1
        dead_ends: set[frozenset[str]] = set()

        def onward(rest: frozenset[str]) -> list[str] | None:
            if not rest:
                return []
            if rest not in dead_ends:
                after = self._without([area for area in gone if area not in rest])
                may_go = [area for area in removable(after, after.companies[self.company.id]) if area in rest]
                for area in may_go[:most]:
                    if (order := onward(rest - {area})) is not None:
                        return [area, *order]
                dead_ends.add(rest)
            return None

        return onward(frozenset(gone))

    def why_not(self, gone: Sequence[str]) -> Reason | None:
        """Return why areas can't be given up together in any order; None when they can.

        The reason is about one of them when as many of the others are gone as can go.
        """
        if self.order(gone) is not None:
            return None
        first: list[str] = []
        while more := next((area for area in gone if area not in first and self.order([*first, area])), None):
            first.append(more)
        after = self._without(first)
        stuck = next(area for area in gone if area not in first)
        return why_not_removable(after, after.companies[self.company.id], stuck)

    def outcome(self, gone: Collection[str]) -> Outcome:
        """Return what the company earns in a year when areas are gone."""
        after = self._without(gone)
        company = after.companies[self.company.id]
        estate = frozenset(
            Counter((frozenset(zone.harbours), len(zone.areas)) for zone in zones(after, company)).items()
        )
        if estate not in self._outcomes:
            plan = Market(after, company).best_plan()
            self._outcomes[estate] = Outcome(len(plan), gains(after, company, plan)[company.owner])
        return self._outcomes[estate]

    def brings(self, gone: Collection[str]) -> Mapping[str, int]:
        """Return the rupiah a year of each area when `gone` are gone: what its good brings, in sum the outcome's.

        One that is gone would add what is said of it.
        """
        after, net = self._without(gone), self.outcome(gone).net
        company = after.companies[self.company.id]
        plan = Market(after, company).best_plan()
        found = {area: self.outcome([one for one in gone if one != area]).net - net for area in gone}
        for zone in zones(after, company):
            sold = [gains(after, company, (sale,))[company.owner] for sale in plan if sale.origin in zone.areas]
            found |= zip(zone.areas, chain(sold, repeat(0)), strict=False)
        return found

    def suggested(self) -> list[str]:
        """Return areas to give up in a legal order: always the cheapest loss, of equal ones in the largest zone."""
        gone: list[str] = []
        for _ in range(self.left):
            after = self._without(gone)
            company = after.companies[self.company.id]
            size = {area: len(zone.areas) for zone in zones(after, company) for area in zone.areas}
            may_go = removable(after, company)
            gone.append(max(may_go, key=lambda area: (self.outcome([*gone, area]).net, size[area])))
        return gone

    def cities_of(self, zone: Zone) -> list[str]:
        """Return the cities that the goods of one zone come to, the largest demand first."""
        after = self._without([area for area in self.company.areas if area not in zone.areas])
        found = reach(after, after.companies[self.company.id]).cities
        return sorted(found, key=lambda city: -found[city])

    def _without(self, gone: Collection[str]) -> State:
        """The position without some areas of the company."""
        after = self._s.copy()
        company = after.companies[self.company.id]
        company.areas = [area for area in company.areas if area not in gone]
        for area in gone:
            del after.fields[area]
        return after

    def _any_behind(self) -> bool:
        """Whether some areas of a zone have no border of their own, and hang together with the rest by one at most."""
        near, seas_at = self._s.scenario.land_neighbours, self._s.scenario.seas_at
        estate = set(self.company.areas)
        inner = {area for area in estate if not seas_at[area] and estate.issuperset(near[area])}
        return any(
            inner.issuperset(part)
            for zone in zones(self._s, self.company)
            for single in zone.areas
            for part in [list(zone.areas), *parts([area for area in zone.areas if area != single], near)]
        )
