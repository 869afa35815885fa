"""The statement: the lines of the ledger that make up one figure, with the sum after each."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Literal

from msgspec import Struct

from indonesia_qt.games.indonesia.analysis.ledger import Account, Booking, Cause, Ledger
from indonesia_qt.games.indonesia.rules.constants import Good

Figure = Account | Literal["total"]
"""A sum that is shown: what lies in an account, or all of a player's money."""


class StatementLine(Struct, frozen=True, gc=False):
    """Bookings of one cause from the decision `at`, counted from 1; 0 is the setup.

    `units` is how many bookings there were, such as goods of a kind; `sum` the figure after them. The rest is as in a
    `Booking`.
    """

    at: int
    year: int
    cause: Cause
    amount: int
    units: int
    sum: int
    other: int | None = None
    company: str | None = None
    good: Good | None = None


def statement(ledger: Ledger, seat: int, figure: Figure) -> list[StatementLine]:
    """The lines whose amounts add up to a figure of `seat`, the earliest first.

    Earnings are those of the present Operations phase or, after it, of the last one, though they are cash by then
    (R-OPS-27).
    """
    lines: list[StatementLine] = []
    for _, group in groupby(_bookings(ledger, seat, figure), _alike):
        several = list(group)
        one, amount = several[0], sum(booking.amount for booking in several)
        after = amount + (lines[-1].sum if lines else 0)
        about = one.other, one.company, one.good
        lines.append(StatementLine(one.at, one.year, one.cause, amount, len(several), after, *about))
    return lines


def _bookings(ledger: Ledger, seat: int, figure: Figure) -> Iterable[Booking]:
    """The bookings of a figure, those of a decision that are alike together."""
    since = ledger.operations_from if figure == "earnings" else 0
    moved = {"total": ("bid", "collected"), "earnings": ("collected",)}.get(figure, ())
    found = (
        booking
        for booking in ledger.bookings[since:]
        if booking.seat == seat and figure in (booking.account, "total") and booking.cause not in moved
    )
    return sorted(found, key=lambda booking: (booking.at, repr(_alike(booking))))


def _alike(booking: Booking) -> tuple[object, ...]:
    return booking.at, booking.cause, booking.other, booking.company, booking.good
