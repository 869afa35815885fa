"""What a seat sees, as a row of numbers whose meaning stays the same on a map with so many players.

Seats are counted from the viewer on. Money is in rupiah; what the viewer may not know is 0, with a mark that says so.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import numpy as np
from numpy.typing import NDArray

from indonesia_qt.core.flow import Question
from indonesia_qt.games.indonesia.rules import events
from indonesia_qt.games.indonesia.rules.constants import GOODS, KINDS, TRACKS
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.rules.phases.city_growth import ChooseGrowth
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, ChooseRemoval, RaiseBid
from indonesia_qt.games.indonesia.rules.phases.new_era import ChooseSite
from indonesia_qt.games.indonesia.rules.phases.operations import (
    ChooseCompany,
    ChooseExpansion,
    DeliverGoods,
    FloatShips,
)
from indonesia_qt.games.indonesia.rules.phases.research import ChooseResearch
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.scenario import Scenario
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.games.indonesia.rules.year import present_phase

PHASES: tuple[events.Phase, ...] = get_args(events.Phase)
QUESTIONS: tuple[type[Question[Any]], ...] = (
    ChooseSite,
    PlaceBid,
    AnnounceMerger,
    RaiseBid,
    ChooseRemoval,
    ChooseDeed,
    ChooseResearch,
    ChooseCompany,
    FloatShips,
    DeliverGoods,
    ChooseExpansion,
    ChooseGrowth,
)


class Observer:
    """Puts views of one scenario with so many players into numbers; `names` tells what each of them is."""

    def __init__(self, scenario: Scenario, players: int) -> None:
        self._scenario, self._players = scenario, players
        self._deed = {deed: number for number, deed in enumerate(scenario.deeds, 1)}
        self.names: tuple[str, ...] = ()

    def observe(self, view: State, seat: int) -> NDArray[np.float32]:
        """The numbers for a view that `seat` has."""
        named = [
            *self._table(view),
            *self._seats(view, seat),
            *self._companies(view, seat),
            *self._land(view, seat),
            *self._sea(view),
        ]
        self.names = self.names or tuple(name for name, _ in named)
        return np.array([value for _, value in named], np.float32)

    def _table(self, view: State) -> Iterator[tuple[str, float]]:
        yield "era", view.era
        yield "year", view.year
        yield "money is open", view.money_is_open
        phase, asked = present_phase(view), type(view.stack[-1]) if view.stack else None
        for name in PHASES:
            yield f"phase {name}", name == phase
        for kind in QUESTIONS:
            yield f"question {kind.__name__}", kind is asked
        for size, stones in enumerate(view.stones, 1):
            yield f"stones of size {size}", stones

    def _seats(self, view: State, seat: int) -> Iterator[tuple[str, float]]:
        for distance in range(self._players):
            other = (seat + distance) % self._players
            player = view.players[other]
            whose = f"seat +{distance}"
            yield f"{whose} place in order", view.order.index(other)
            yield f"{whose} money is secret", player.secret
            yield f"{whose} cash", player.cash
            yield f"{whose} bank", player.bank
            yield f"{whose} earnings", player.earnings
            for track in TRACKS:
                yield f"{whose} {track}", getattr(player, track)
            for era, cards in enumerate(player.cards):
                yield f"{whose} cards of era {era}", len(cards)
        held = {card for cards in view.players[seat].cards for card in cards}
        for card in self._scenario.cards:
            yield f"card {card}", card in held

    def _companies(self, view: State, seat: int) -> Iterator[tuple[str, float]]:
        for deed in self._scenario.deeds:
            company = view.companies.get(deed)
            yield f"{deed} can be acquired", deed in view.deeds
            yield f"{deed} owner", (company.owner - seat) % self._players + 1 if company else 0
            yield f"{deed} kind", KINDS.index(company.kind) + 1 if company else 0
            yield f"{deed} deeds", len(company.deeds) if company else 0
            yield f"{deed} units", company.units if company else 0
            yield f"{deed} has operated", deed in view.operated

    def _land(self, view: State, seat: int) -> Iterator[tuple[str, float]]:
        for area in self._scenario.province_of:
            holder = view.fields.get(area)
            owner = view.companies[holder].owner if holder in view.companies else None
            yield f"{area} company", self._deed[holder] if holder else 0
            yield f"{area} owner", 0 if owner is None else (owner - seat) % self._players + 1
            yield f"{area} city", view.cities.get(area, 0)
            for good in GOODS:
                yield f"{area} received {good}", view.received.get((area, good), 0)

    def _sea(self, view: State) -> Iterator[tuple[str, float]]:
        lines = [deed.id for deed in self._scenario.deeds.values() if deed.kind == "shipping"]
        for sea in self._scenario.lands_at:
            for line in lines:
                company = view.companies.get(line)
                yield f"{sea} ships of {line}", company.ships.get(sea, 0) if company else 0
