"""What a company sold at once, and the sums of it: the same ones wherever a sale is spoken of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from indonesia_qt.core.flow import question
from indonesia_qt.games.indonesia.rules.constants import PRICE, Good
from indonesia_qt.games.indonesia.rules.events import GoodDelivered
from indonesia_qt.games.indonesia.rules.phases.operations import DeliverGoods, delivered
from indonesia_qt.games.indonesia.rules.state import Company, State


class Sale(Struct, frozen=True):
    """The goods that a company sold, each for the same price.

    `cities` has how many each city bought; `fees` the rupiah by seat for the ships that carried them, its owner's too.
    """

    company: str
    owner: int
    good: Good
    cities: tuple[tuple[str, int], ...]
    fees: tuple[tuple[int, int], ...]

    @property
    def number(self) -> int:
        """How many goods were sold."""
        return sum(number for _, number in self.cities)

    @property
    def price(self) -> int:
        """The price of each in rupiah."""
        return PRICE[self.good]

    @property
    def gross(self) -> int:
        """What the cities paid, in rupiah."""
        return self.number * self.price

    @property
    def paid(self) -> tuple[tuple[int, int], ...]:
        """The rupiah that each other player got for ships."""
        return tuple((seat, fee) for seat, fee in self.fees if seat != self.owner)

    @property
    def net(self) -> int:
        """What the owner earned: the price less the fees for others' ships, in rupiah (R-OPS-26)."""
        return self.gross - sum(fee for _, fee in self.paid)


def sales_of(events: Iterable[object], companies: Mapping[str, Company]) -> list[Sale]:
    """Return the sale of each company that sold goods, in the order in which they began; `companies` has the owners.

    >>> sold = GoodDelivered("a-bali-rice", "rice", "bali-1", "a-java-shipping", ("bali-sea",), "java-1", 20, 5)
    >>> companies = {
    ...     "a-bali-rice": Company("a-bali-rice", "rice", 0, ("a-bali-rice",), ["bali-1"], {}),
    ...     "a-java-shipping": Company("a-java-shipping", "shipping", 1, ("a-java-shipping",), [], {"bali-sea": 1}),
    ... }
    >>> [(sale.number, sale.gross, sale.paid, sale.net) for sale in sales_of([sold, sold], companies)]
    [(2, 40, ((1, 10),), 30)]
    """
    by_company: dict[str, list[GoodDelivered]] = {}
    for event in events:
        if isinstance(event, GoodDelivered):
            by_company.setdefault(event.company, []).append(event)
    found = []
    for id, sold in by_company.items():
        cities, fees = Counter(event.city for event in sold), Counter[int]()
        for event in sold:
            fees[companies[event.line].owner] += event.fee
        found.append(Sale(id, companies[id].owner, sold[0].good, tuple(cities.items()), tuple(fees.items())))
    return found


def sale_ended(before: State, after: State, sold: Sequence[GoodDelivered]) -> Sale | None:
    """Return the whole sale of which a decision sold the last goods, `sold`; None while the company has more to sell.

    Goods may be sold one decision after another (R-OPS-24). The positions are those around this one.
    """
    company, asked = before.companies[sold[0].company], question(after)
    if isinstance(asked, DeliverGoods) and asked.company == company.id:
        return None
    asked = question(before)
    earlier = asked.done if isinstance(asked, DeliverGoods) and asked.company == company.id else ()
    [sale] = sales_of([*(delivered(company, one) for one in earlier), *sold], before.companies)
    return sale
