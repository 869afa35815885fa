"""The course of a game in numbers, gathered from its events for charts and for the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from msgspec import Struct

from indonesia_qt.core.flow import Event
from indonesia_qt.games.indonesia.analysis.ledger import Booking, Cause, Ledger
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.constants import FIRST_ERA, TRACKS, UNIT_VALUE, Good, Kind, Track
from indonesia_qt.games.indonesia.rules.scenario import Scenario

K = TypeVar("K")

MOVES: frozenset[Cause] = frozenset({"bid", "collected"})
"""Causes that leave a player with as much as before."""


class Life(Struct):
    """A company from its start or merger in the year `began` to its own merger in `ended`; None while it exists.

    `into` is the index of the company that it was merged into, in the `lives` of the statistics.
    """

    company: str
    kind: Kind
    owner: int
    began: int
    ended: int | None = None
    into: int | None = None
    units: int = 0
    """Goods or ships on the board, at the end."""


class Holding(Struct, frozen=True, gc=False):
    """A company with its goods or ships on the board at the end of a year."""

    company: str
    kind: Kind
    owner: int
    units: int

    @property
    def value(self) -> int:
        """The rupiah for its goods or ships in a merger with a company of the same kind (R-MER-06)."""
        return self.units * UNIT_VALUE[self.kind]


class Sale(Struct, frozen=True, gc=False):
    """A good that was sold."""

    year: int
    company: str
    owner: int
    good: Good
    city: str


class Output(Struct):
    """How many of its goods a production company sold in a year."""

    year: int
    company: str
    owner: int
    goods: int
    sold: int = 0


class MoneyMove(Struct, frozen=True, gc=False):
    """Something that changed a player's money much: what `seat` gained or lost, at last by the decision `at`."""

    at: int
    year: int
    seat: int
    cause: Cause
    companies: tuple[str, ...]
    amount: int


class Statistics:
    """The course of a game.

    By year, from the end of year 0, which is the beginning: `worth` is each seat's money, `orders` the seats in the
    order of play, `steps` each seat's research, `sizes` the sizes of the cities by area, `holdings` the companies, the
    oldest first, `ends` how many decisions had been made, `eras` the era, from 0. A game that is over has one entry
    more than years that were played, for the end, when the last earnings have been doubled.
    """

    def __init__(self, scenario: Scenario, order: Sequence[int], happened: Iterable[Sequence[Event]]) -> None:
        self.scenario = scenario
        self.ledger = Ledger(len(order))
        self.lives: list[Life] = []
        self.sales: list[Sale] = []
        self.outputs: list[Output] = []
        self.worth: list[list[int]] = []
        self.orders: list[tuple[int, ...]] = []
        self.steps: list[list[dict[Track, int]]] = []
        self.sizes: list[dict[str, int]] = []
        self.holdings: list[list[Holding]] = []
        self.ends: list[int] = []
        self.eras: list[int] = []
        self.is_over = False
        self._phase: ev.Phase = "new_era"
        self._era = FIRST_ERA
        self._order = tuple(order)
        self._steps: list[dict[Track, int]] = [dict.fromkeys(TRACKS, 1) for _ in order]
        self._sizes: dict[str, int] = {}
        self._living: dict[str, int] = {}
        at = 0
        for at, events in enumerate(happened):
            for event in events:
                if self._ends_year(event):
                    self._close_year(at)
                self.ledger.hear((event,), at)
                self._follow(event)
                self._follow_companies(event)
        self._close_year(at)

    @property
    def years(self) -> range:
        """The years that were played."""
        return range(1, len(self.worth) - self.is_over)

    def sums(self, by: Callable[[Booking], K], counts: Callable[[Booking], bool]) -> Counter[K]:
        """Return the rupiah of the bookings that count, added up by what `by` says of each."""
        found: Counter[K] = Counter()
        for booking in filter(counts, self.ledger.bookings):
            found[by(booking)] += booking.amount
        return found

    def income(self, seat: int) -> Counter[Cause]:
        """Return the sources of a player's money: rupiah by cause, in sum his money; what he paid himself is none."""
        return self.sums(lambda one: one.cause, lambda one: one.seat == seat != one.other and one.cause not in MOVES)

    def sold_for(self, seat: int) -> Counter[Good | None]:
        """Return the rupiah by the kind of good that a player sold."""
        return self.sums(lambda one: one.good, lambda one: one.seat == seat and one.cause == "sale")

    def bids(self, seat: int) -> list[int]:
        """Return the rupiah that a player bid for the order of play in each year, the beginning first."""
        bid = self.sums(lambda one: one.year, lambda one: (one.seat, one.cause, one.account) == (seat, "bid", "bank"))
        return [bid[year] for year in range(len(self.worth))]

    def paid(self) -> Counter[tuple[int, int | None]]:
        """Return the rupiah that players paid each other, by (who, whom); what a player paid himself is there, too."""
        paid = self.sums(lambda one: (one.seat, one.other), lambda one: one.cause in ("merger", "fee"))
        return Counter({pair: -amount for pair, amount in paid.items()})

    def moments(self, most: int) -> list[MoneyMove]:
        """Return what changed the players' money most, in the order in which it happened; `most` things at most.

        One thing is a merger's price or share less what a player paid himself, or a company's business of a year.
        """
        found: dict[tuple[int, int, str], MoneyMove] = {}
        for booking in self.ledger.bookings:
            business = _BUSINESS.get(booking.cause)
            if business is None:
                continue
            what = str(booking.company) if business == "operation" else business + str(booking.at)
            key = booking.year, booking.seat, what
            before = found.get(key)
            companies = dict.fromkeys((*(before.companies if before else ()), *filter(None, [booking.company])))
            amount = booking.amount + (before.amount if before else 0)
            cause: Cause = booking.cause if business != "merger" else "share" if amount > 0 else "merger"
            found[key] = MoneyMove(booking.at, booking.year, booking.seat, cause, tuple(companies), amount)
        largest = sorted(found.values(), key=lambda moment: (-abs(moment.amount), moment.at))[:most]
        return sorted(largest, key=lambda moment: (moment.at, moment.seat))

    def _close_year(self, at: int) -> None:
        self.ends.append(at)
        self.eras.append(self._era)
        self.worth.append([self.ledger.money(seat) for seat in range(len(self._order))])
        self.orders.append(self._order)
        self.steps.append([steps.copy() for steps in self._steps])
        self.sizes.append(self._sizes.copy())
        living = (self.lives[number] for number in self._living.values())
        self.holdings.append([Holding(life.company, life.kind, life.owner, life.units) for life in living])

    def _ends_year(self, event: Event) -> bool:
        """Whether a year is over; the game may end in the first phase of another or, at a standstill, before it."""
        return isinstance(event, ev.YearBegan) or (isinstance(event, ev.GameEnded) and self._phase != "new_era")

    def _follow(self, event: Event) -> None:
        """Note what has changed for the players and the cities."""
        match event:
            case ev.GameEnded():
                self.is_over = True
            case ev.PhaseBegan():
                self._phase = event.phase
            case ev.EraBegan():
                self._era = event.era
            case ev.OrderDecided():
                self._order = event.order
            case ev.CityPlaced():
                self._sizes[event.area] = 1
            case ev.CityGrew():
                self._sizes[event.area] = event.size
            case ev.Researched():
                self._steps[event.player][event.track] = event.step

    def _follow_companies(self, event: Event) -> None:
        year = self.ledger.year
        match event:
            case ev.CompanyStarted(company=id):
                self._begin(Life(id, self.scenario.deeds[id].kind, event.seat, year, units=1))
            case ev.MergerDone():
                first, second = self._life(event.first), self._life(event.second)
                kind: Kind = first.kind if first.kind == second.kind else "siap_faji"
                for part in (first, second):
                    part.ended, part.into = year, len(self.lives)
                    del self._living[part.company]
                self._begin(Life(event.company, kind, event.winner, year, units=first.units + second.units))
            case ev.GoodRemoved():
                self._life(event.company).units -= 1
            case ev.Expanded() | ev.ShipPlaced():
                self._life(event.company).units += 1
            case ev.CompanyOperated():
                life = self._life(event.company)
                if life.kind != "shipping":
                    self.outputs.append(Output(year, life.company, life.owner, life.units))
            case ev.GoodDelivered(company=id):
                self.sales.append(Sale(year, id, self.ledger.owner(id), event.good, event.city))
                self.outputs[-1].sold += 1

    def _begin(self, life: Life) -> None:
        self._living[life.company] = len(self.lives)
        self.lives.append(life)

    def _life(self, company: str) -> Life:
        return self.lives[self._living[company]]


_BUSINESS: dict[Cause, str] = {
    "sale": "operation",
    "fee": "operation",
    "freight": "operation",
    "merger": "merger",
    "share": "merger",
    "last_year": "last_year",
}
