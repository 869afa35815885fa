"""What a year brought: earnings, sales, order of play, research, and the cities that grew or nearly did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from indonesia_qt.core.flow import Event
from indonesia_qt.games.indonesia.analysis.position import CityOutlook, next_to_grow
from indonesia_qt.games.indonesia.analysis.sales import sales_of
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.constants import Good, Track
from indonesia_qt.games.indonesia.rules.state import State

MOST_LACKING = 2
"""A city that received something and lacks no more goods than these has nearly grown."""


class Trade(Struct, frozen=True):
    """What a player sold in a year, and who carried it.

    `sold` is how many of each good, `cities` how many goods each city got, most first, `gross` the rupiah that they
    paid; `fees` are the rupiah that each other player got for his ships, and `carried` those that the player got from
    others.
    """

    sold: tuple[tuple[Good, int], ...] = ()
    cities: tuple[tuple[str, int], ...] = ()
    gross: int = 0
    fees: tuple[tuple[int, int], ...] = ()
    carried: int = 0

    @property
    def net(self) -> int:
        """What the player earned by it, in rupiah."""
        return self.gross - sum(fee for _, fee in self.fees) + self.carried


class SeatYear(Struct, frozen=True):
    """A player's year: rupiah `earned`, his `place` in the order of play from 0 and the one `before`, his research.

    The earnings are what he got by his `trade` less what he `spent` of them on areas (R-OPS-31). `research` has the
    step that each track has come to in this year.
    """

    seat: int
    earned: int
    place: int
    before: int
    research: tuple[tuple[Track, int], ...]
    trade: Trade

    @property
    def spent(self) -> int:
        """The rupiah of his earnings that he paid for areas."""
        return self.trade.net - self.earned


class YearReport(Struct, frozen=True):
    """A year that is over; all of it may be known by everybody.

    `seats` are in the order of play; `grown` are cities with the size they have now; `no_stone` those that received
    enough but found no stone left; `nearly` those that lacked little, the nearest first. With `no_goods` on the board
    every city was ready to grow (R-CIT-01).
    """

    year: int
    seats: tuple[SeatYear, ...]
    grown: tuple[tuple[str, int], ...]
    no_stone: tuple[str, ...]
    nearly: tuple[CityOutlook, ...]
    no_goods: bool


class YearEnd(NamedTuple):
    """A year with the number of decisions after which it was over."""

    year: int
    at: int


def last_year_end(happened: Iterable[Sequence[Event]]) -> YearEnd | None:
    """Return the last year that is over; `happened` is what the opening and then each decision brought.

    >>> opening, last = [ev.YearBegan(1)], [ev.EarningsCollected((20, 0)), ev.YearBegan(2)]
    >>> last_year_end([opening, [], last])
    YearEnd(year=1, at=2)
    """
    year, collected, found = 0, False, None
    for at, events in enumerate(happened):
        for event in events:
            if isinstance(event, ev.EarningsCollected):
                collected = True
            elif collected and isinstance(event, ev.YearBegan | ev.GameEnded):
                collected, found = False, YearEnd(year, at)
            if isinstance(event, ev.YearBegan):
                year = event.year
    return found


def report(
    happened: Iterable[Sequence[Event]], end: YearEnd, first_order: Sequence[int], position: Callable[[int], State]
) -> YearReport:
    """Return what the year brought that ended then; `position` gives the position after so many decisions."""
    orders, course = [tuple(first_order)], list[Event]()
    for event in _until(happened, end):
        if isinstance(event, ev.YearBegan):
            course.clear()
        elif isinstance(event, ev.OrderDecided):
            orders.append(event.order)
        course.append(event)
    order, before = orders[-1], orders[-2] if len(orders) > 1 else orders[0]
    earned = next(event.earnings for event in reversed(course) if isinstance(event, ev.EarningsCollected))
    grown = [(event.area, event.size) for event in course if isinstance(event, ev.CityGrew)]
    no_stone = [area for event in course if isinstance(event, ev.NoStoneLeft) for area in event.areas]
    done = {*no_stone, *(area for area, _ in grown)}
    final = position(end.at)
    received = Counter((event.city, event.good) for event in course if isinstance(event, ev.GoodDelivered))
    cities = next_to_grow(replace(final, received=received))
    return YearReport(
        end.year,
        tuple(
            SeatYear(
                seat, earned[seat], place, before.index(seat), _research(course, seat), _trade(course, final, seat)
            )
            for place, seat in enumerate(order)
        ),
        tuple(grown),
        tuple(no_stone),
        tuple(
            city
            for city in cities
            if city.city not in done and city.lacking <= MOST_LACKING and any(city.received.values())
        ),
        not final.goods_on_board(),
    )


def _until(happened: Iterable[Sequence[Event]], end: YearEnd) -> Iterable[Event]:
    """All events of the years up to one."""
    year = 0
    for events in happened:
        for event in events:
            if isinstance(event, ev.YearBegan):
                year = event.year
            if year > end.year:
                return
            yield event


def _trade(course: Iterable[Event], final: State, seat: int) -> Trade:
    """The trade of a year; companies are merged before they sell, so they still have their owners after it."""
    sold, cities, fees, gross, carried = Counter[Good](), Counter[str](), Counter[int](), 0, 0
    for sale in sales_of(course, final.companies):
        if sale.owner == seat:
            sold[sale.good] += sale.number
            cities.update(dict(sale.cities))
            fees.update(dict(sale.paid))
            gross += sale.gross
        else:
            carried += dict(sale.fees).get(seat, 0)
    return Trade(tuple(sold.items()), tuple(cities.most_common()), gross, tuple(fees.items()), carried)


def _research(course: Iterable[Event], seat: int) -> tuple[tuple[Track, int], ...]:
    found: dict[Track, int] = {}
    for event in course:
        if isinstance(event, ev.Researched) and event.player == seat:
            found[event.track] = event.step
    return tuple(found.items())


def earned_by_company(happened: Iterable[Sequence[Event]], year: int) -> Counter[str]:
    """Return what each company earned in a year, in rupiah: its sales less ship fees, or the fees that it got.

    >>> sale = ev.GoodDelivered("a-bali-rice", "rice", "bali-1", "a-java-shipping", ("bali-sea",), "java-1", 20, 5)
    >>> earned_by_company([[ev.YearBegan(1), sale, ev.YearBegan(2), sale]], 1)
    Counter({'a-bali-rice': 15, 'a-java-shipping': 5})
    """
    earned, now = Counter[str](), 0
    for events in happened:
        for event in events:
            if isinstance(event, ev.YearBegan):
                now = event.year
            elif isinstance(event, ev.GoodDelivered) and now == year:
                earned[event.company] += event.price - event.fee
                earned[event.line] += event.fee
    return earned
