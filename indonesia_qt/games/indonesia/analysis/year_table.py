"""Every player and company year by year in numbers: goods, ships, sales, income, value and money."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from indonesia_qt.games.indonesia.analysis.ledger import Cause
from indonesia_qt.games.indonesia.analysis.statistics import Statistics

EARNED: frozenset[Cause] = frozenset({"sale", "fee", "freight"})
"""What the earnings of Operations are made of."""


class YearRow(Struct, frozen=True):
    """A company of `seat` in a year, or the player with everything that is theirs; then `company` is None.

    `goods` and `ships` are those on the board at the end of the year, `sold` the goods sold in it. In rupiah:
    `income` is the earnings of Operations (R-OPS-27), `value` that of the goods and ships in a merger (R-MER-06), and
    `money` the player's money at the end of the year, which companies don't have.
    """

    year: int
    seat: int
    company: str | None
    goods: int
    ships: int
    sold: int
    income: int
    value: int
    money: int | None = None


def year_rows(course: Statistics) -> Iterator[YearRow]:
    """Yield the rows of each year: players in the order of their seats, then companies by owner and age."""
    income = course.sums(lambda one: (one.year, one.company), lambda one: one.cause in EARNED)
    sold = Counter((sale.year, sale.company) for sale in course.sales)
    for year in course.years:
        companies = [
            YearRow(
                year,
                one.owner,
                one.company,
                goods=0 if one.kind == "shipping" else one.units,
                ships=one.units if one.kind == "shipping" else 0,
                sold=sold[year, one.company],
                income=income[year, one.company],
                value=one.value,
            )
            for one in sorted(course.holdings[year], key=lambda one: one.owner)
        ]
        for seat, money in enumerate(course.worth[year]):
            own = [row for row in companies if row.seat == seat]
            yield YearRow(
                year,
                seat,
                None,
                goods=sum(row.goods for row in own),
                ships=sum(row.ships for row in own),
                sold=sum(row.sold for row in own),
                income=sum(row.income for row in own),
                value=sum(row.value for row in own),
                money=money,
            )
        yield from companies
