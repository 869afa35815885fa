"""Sees what of a map of Indonesia a trial game uses, and what it earns there."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, MutableMapping, Sequence

import msgspec
from msgspec import Struct

from indonesia_qt.board.trial import Trial, Witness
from indonesia_qt.core.flow import Event
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.constants import KIND_NAME, Kind
from indonesia_qt.games.indonesia.rules.state import State

NO_START = "R-ERA-02"
"""The rule by which deeds leave the game that have no area to start."""


class Figures(Struct):
    """What one game says about its map. Ids are those of the map; `income` is in rupiah by what earned it.

    `order` is the order of play in the first year.
    """

    order: tuple[int, ...]
    dealt: frozenset[str] = frozenset()
    """City cards."""
    started: dict[str, int] = {}
    """The year in which each deed was acquired."""
    starters: dict[str, int] = {}
    """The seat that acquired each deed."""
    sold: set[str] = set()
    """Deeds whose company sold a good, alone or after a merger."""
    income: MutableMapping[Kind, int] = {}
    earned: MutableMapping[str, float] = {}
    """Rupiah by deed, of sold goods what is left after paying the ships; merged companies earn equally by each deed."""
    cities: dict[str, str] = {}
    """The city card that brought each city, by its land area."""
    delivered: MutableMapping[str, int] = {}
    """How many goods each city got that got any, by its land area."""
    forfeited: set[str] = set()
    """City cards that could not be played."""
    sailed: MutableMapping[str, int] = {}
    """How many goods were shipped through each sea."""
    offered: set[str] = set()
    """Deeds that were laid out."""
    hopeless: set[str] = set()
    """Deeds that left the game because no area was left where they could start."""
    years: list[int] = []
    """How many years each era lasted that began."""

    def begun_with(self, seat: int) -> set[str]:
        """Return the deeds that a seat acquired in the first year."""
        return {deed for deed, year in self.started.items() if year == 1 and self.starters.get(deed) == seat}


class IndonesiaWitness(Witness):
    """Collects what the events of one game say about its map."""

    def __init__(self, s: State) -> None:
        self.s, self.year = s, 1
        self.seen = Figures(
            order=tuple(s.order),
            dealt=frozenset(card for player in s.players for cards in player.cards for card in cards),
            income=Counter(),
            earned=defaultdict(float),
            delivered=Counter(),
            sailed=Counter(),
        )

    def see(self, events: Iterable[Event]) -> None:
        """Note years, deeds, sales, cities and seas."""
        seen = self.seen
        for event in events:
            match event:
                case ev.YearBegan() | ev.EraBegan() | ev.PhaseBegan():
                    self._follow_time(event)
                case ev.DeedsLaidOut(deeds=deeds):
                    seen.offered.update(deeds)
                case ev.DeedDiscarded(deed=deed, reason=reason) if reason.rule == NO_START:
                    seen.hopeless.add(deed)
                case ev.CompanyStarted(company=company, seat=seat):
                    seen.started[company], seen.starters[company] = self.year, seat
                case ev.GoodDelivered():
                    self._deliver(event)
                case ev.CityPlaced(card=card, area=area):
                    seen.cities[area] = card
                case ev.CardDiscarded(card=card):
                    seen.forfeited.add(card)
                case _:
                    pass

    def _follow_time(self, event: ev.YearBegan | ev.EraBegan | ev.PhaseBegan) -> None:
        match event:
            case ev.YearBegan(year=year):
                self.year = year
            case ev.EraBegan():
                self.seen.years.append(0)
            case ev.PhaseBegan(phase="turn_order"):
                self.seen.years[-1] += 1
            case _:
                pass

    def _deliver(self, event: ev.GoodDelivered) -> None:
        seen = self.seen
        seen.sold.update(self.s.companies[event.company].deeds)
        seen.delivered[event.city] += 1
        for sea in event.route:
            seen.sailed[sea] += 1
        self._earn(event.company, event.good, event.price - event.fee)
        self._earn(event.line, "shipping", event.fee)

    def _earn(self, company: str, kind: Kind, amount: int) -> None:
        self.seen.income[kind] += amount
        deeds = self.s.companies[company].deeds
        for deed in deeds:
            self.seen.earned[deed] += amount / len(deeds)

    def report(self) -> bytes:
        """Return what was seen, as `figures_of` decodes it."""
        return msgspec.msgpack.encode(self.seen)


def figures_of(trial: Trial) -> Figures:
    """Return what an `IndonesiaWitness` has seen in a game."""
    return msgspec.msgpack.decode(trial.figures, type=Figures)


def income_shares(figures: Sequence[Figures]) -> dict[Kind, float]:
    """Return the share of each type of company in all income; of sold goods what is left after paying the ships."""
    total = sum((Counter(one.income) for one in figures), Counter[Kind]())
    whole = sum(total.values())
    return {kind: total[kind] / whole for kind in KIND_NAME if total[kind]} if whole else {}
