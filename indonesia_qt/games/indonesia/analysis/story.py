"""What a game was for one player: what is worth a sentence at its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from indonesia_qt.games.indonesia.analysis.ledger import Cause
from indonesia_qt.games.indonesia.analysis.statistics import MoneyMove, Statistics

MOST_OF_A_YEAR = 2
"""How many turns of fortune of one year are among those of a game."""
OPERATING: frozenset[Cause] = frozenset({"sale", "fee", "freight"})
"""The causes of the earnings of Operations."""
LEAST_TURN = 1 / 4
"""The part of the largest turn of fortune that another one has at least."""


class BestCompany(Struct, frozen=True):
    """The company that earned a player most: the rupiah, and in how many years it earned or paid any."""

    company: str
    amount: int
    years: int


class ShipFees(Struct, frozen=True):
    """The rupiah that a player paid other players for ships, most of it to `most_to`, and that others paid the player.

    `most_to` is None if nothing was paid.
    """

    paid: int
    most_to: int | None
    received: int


class Story(Struct, frozen=True):
    """A game that is over, for one player.

    `earned` are the earnings of Operations in rupiah by year, the first year's first. `merger` is the one that brought
    the player most, `leads_since` the year from whose end on nobody had more. Each of them may be missing.
    """

    earned: tuple[int, ...]
    company: BestCompany | None
    merger: MoneyMove | None
    fees: ShipFees | None
    leads_since: int | None

    @property
    def best_year(self) -> int | None:
        """The year with the highest earnings, the first of equal ones; None if no year brought anything."""
        best = max(self.earned, default=0)
        return self.earned.index(best) + 1 if best > 0 else None


def story(course: Statistics, seat: int) -> Story:
    """Return what a game was for the player of a seat."""
    earned = course.sums(lambda one: one.year, lambda one: one.seat == seat and one.cause in OPERATING)
    received = (move for move in course.moments(len(course.ledger.bookings)) if move.seat == seat)
    return Story(
        earned=tuple(earned[year] for year in course.years),
        company=_best_company(course, seat),
        merger=max((move for move in received if move.cause == "share"), key=lambda move: move.amount, default=None),
        fees=_ship_fees(course, seat),
        leads_since=_leads_since(course, seat),
    )


def turns_of_fortune(course: Statistics, most: int) -> list[MoneyMove]:
    """Return the largest gains and losses of money from all of a game, in the order in which they happened.

    The largest of each era come first, then those of each year, then others. The doubling of the last year isn't one,
    nor is what changed little beside the largest one.
    """
    largest = _by_size(move for move in course.moments(len(course.ledger.bookings)) if move.cause != "last_year")
    largest = [move for move in largest if abs(move.amount) >= LEAST_TURN * abs(largest[0].amount)]
    of_eras = {course.eras[move.year]: move for move in reversed(largest)}
    of_years = {move.year: move for move in reversed(largest)}
    found: list[MoneyMove] = []
    for move in (*_by_size(of_eras.values()), *_by_size(of_years.values()), *largest):
        is_one_more = len(found) < most and move not in found
        if is_one_more and sum(one.year == move.year for one in found) < MOST_OF_A_YEAR:
            found.append(move)
    return sorted(found, key=lambda move: (move.at, move.seat))


def _by_size(moves: Iterable[MoneyMove]) -> list[MoneyMove]:
    return sorted(moves, key=lambda move: -abs(move.amount))


def _best_company(course: Statistics, seat: int) -> BestCompany | None:
    bookings = [one for one in course.ledger.bookings if one.seat == seat and one.cause in OPERATING and one.company]
    by_company: Counter[str] = Counter()
    for one in bookings:
        by_company[str(one.company)] += one.amount
    company, amount = max(by_company.items(), key=lambda found: found[1], default=("", 0))
    years = {one.year for one in bookings if one.company == company}
    return BestCompany(company, amount, len(years)) if amount > 0 else None


def _ship_fees(course: Statistics, seat: int) -> ShipFees | None:
    paid = Counter({whom: amount for (who, whom), amount in _fees(course).items() if who == seat != whom})
    received = sum(amount for (who, whom), amount in _fees(course).items() if whom == seat != who)
    if not paid and not received:
        return None
    most_to = paid.most_common(1)[0][0] if paid else None
    return ShipFees(paid.total(), most_to, received)


def _fees(course: Statistics) -> Counter[tuple[int, int | None]]:
    """The rupiah paid for ships, by (who, whom)."""
    fees = course.sums(lambda one: (one.seat, one.other), lambda one: one.cause == "fee")
    return Counter({pair: -amount for pair, amount in fees.items()})


def _leads_since(course: Statistics, seat: int) -> int | None:
    since = None
    for year in reversed(course.years):
        if course.worth[year][seat] < max(course.worth[year]):
            break
        since = year
    is_first = course.worth[-1][seat] == max(course.worth[-1])
    return since if is_first else None
