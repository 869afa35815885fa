"""What learning programs get: positions and answers as numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, get_args

from indonesia_qt.core.flow import Action, Question
from indonesia_qt.games.indonesia.rules import actions as act
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

ACTION_KINDS: tuple[type[Action], ...] = act.AnyAction.__args__
"""By the number that stands for a kind of action."""
COLUMNS = ("kind", "place", "city", "deed", "other deed", "seat", "track", "amount")
"""What describes each answer; everything but the amount, in rupiah, is numbered from 1, and 0 means none."""
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


class IndonesiaNumbers:
    """The numbers of games on the map of one scenario; it keeps to the protocol `core.definition.Numbers`."""

    columns: Sequence[str] = COLUMNS

    def __init__(self, scenario: Scenario, players: int) -> None:
        self._scenario, self._players = scenario, players
        places = [*scenario.province_of, *scenario.lands_at]
        self._place = {place: number for number, place in enumerate(places, 1)}
        self._deed = {deed: number for number, deed in enumerate(scenario.deeds, 1)}

    def of_action(self, action: Action, seat: int) -> Iterator[tuple[str, int]]:
        """Yield what describes an answer of `seat`, each after its column."""
        yield "kind", ACTION_KINDS.index(type(action)) + 1
        match action:
            case act.PlaceCity(area=place) | act.Expand(area=place) | act.Grow(area=place) | act.GiveUp(area=place):
                yield "place", self._place[place]
            case act.PlaceShip(sea=place):
                yield "place", self._place[place]
            case act.StartProduction(deed=deed, area=place) | act.StartShipping(deed=deed, sea=place):
                yield "place", self._place[place]
                yield "deed", self._deed[deed]
            case act.Bid(amount=amount) | act.Raise(bid=amount):
                yield "amount", amount
            case act.Announce(first=first, second=second, bid=amount):
                yield "deed", self._deed[first]
                yield "other deed", self._deed[second]
                yield "amount", amount
            case act.Research(track=track, player=player):
                yield "track", TRACKS.index(track) + 1
                yield "seat", (player - seat) % self._players + 1
            case act.Operate(company=company):
                yield "deed", self._deed[company]
            case act.Deliver(origin=origin, line=line, city=city):
                yield "place", self._place[origin]
                yield "city", self._place[city]
                yield "deed", self._deed[line]

    def of_view(self, view: State, seat: int) -> Iterator[tuple[str, float]]:
        """Yield the numbers of a view that `seat` has, each after its name."""
        yield from self._table(view)
        yield from self._seats(view, seat)
        yield from self._companies(view, seat)
        yield from self._land(view, seat)
        yield from self._sea(view)

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
