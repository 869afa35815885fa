"""The ledger: every rupiah of every player with its cause, kept from the events; and the lines behind one figure."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any, Literal

from msgspec import Struct

from indonesia_qt.core.flow import Event
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.constants import START_CASH, Good

Account = Literal["cash", "bank", "earnings", "doubled"]
"""Where money lies; `doubled` is the last year's earnings once more, when the game is over (R-END-02)."""

Cause = Literal["start", "bid", "merger", "share", "sale", "fee", "freight", "expansion", "collected", "last_year"]
"""Why money moves: `merger` is what a winner pays and `share` what an owner gets; `fee` is paid for ships, `freight`
is got for them. `bid` and `collected` move a player's money between his own accounts."""


class Booking(Struct, frozen=True, gc=False):
    """Rupiah that came to an account of `seat`, or went from it.

    `at` is the number of decisions that had been made then; `other` is the player on the other side, if there is one;
    `company` is the one that sold, carried, expanded or was merged.
    """

    at: int
    year: int
    seat: int
    account: Account
    amount: int
    cause: Cause
    other: int | None = None
    company: str | None = None
    good: Good | None = None


class Ledger:
    """The bookings of a game, to which all events are given in turn.

    >>> ledger = Ledger(players=2)
    >>> ledger.hear([ev.YearBegan(1), ev.BidPlaced(seat=0, amount=12, strength=12)], at=3)
    >>> ledger.balance[0]
    {'cash': 88, 'bank': 12, 'earnings': 0, 'doubled': 0}
    >>> [(line.cause, line.amount, line.sum) for line in statement(ledger, 0, "cash")]
    [('start', 100, 100), ('bid', -12, 88)]
    """

    def __init__(self, players: int) -> None:
        self.bookings: list[Booking] = []
        self.balance: list[dict[Account, int]] = [
            {"cash": 0, "bank": 0, "earnings": 0, "doubled": 0} for _ in range(players)
        ]
        self.year = 0
        self.earnings_from = 0
        """How many bookings there were when the year began or, after the end, the last Operations phase."""
        self.uncollected_from = 0
        """How many bookings there were when earnings became cash for the last time."""
        self._operations_from = 0
        self._at = 0
        self._owner: dict[str, int] = {}
        self._last_earnings, self._last_year = (0,) * players, 0
        for seat in range(players):
            self._book(seat, "cash", START_CASH, "start")

    def hear(self, events: Iterable[Event], at: int) -> None:
        """Book what happened when `at` decisions had been made."""
        self._at = at
        for event in events:
            self._follow(event)
            self._book_event(event)

    def money(self, seat: int) -> int:
        """Return all that a player has, in rupiah."""
        return sum(self.balance[seat].values())

    def owner(self, company: str) -> int:
        """Return the seat that owns a company."""
        return self._owner[company]

    def _book(self, seat: int, account: Account, amount: int, cause: Cause, **about: Any) -> None:
        if amount:
            self.bookings.append(Booking(self._at, self.year, seat, account, amount, cause, **about))
            self.balance[seat][account] += amount

    def _follow(self, event: Event) -> None:
        """Note what the time is, and who owns what."""
        match event:
            case ev.YearBegan():
                self.year, self.earnings_from = event.year, len(self.bookings)
            case ev.PhaseBegan(phase="operations"):
                self._operations_from = len(self.bookings)
            case ev.CompanyStarted():
                self._owner[event.company] = event.seat
            case ev.MergerDone():
                del self._owner[event.first], self._owner[event.second]
                self._owner[event.company] = event.winner
            case ev.EarningsCollected():
                self._last_earnings, self._last_year = event.earnings, self.year
            case ev.GameEnded():
                self.earnings_from, self.year = self._operations_from, self._last_year

    def _book_event(self, event: Event) -> None:
        match event:
            case ev.BidPlaced():
                self._book(event.seat, "cash", -event.amount, "bid")
                self._book(event.seat, "bank", event.amount, "bid")
            case ev.MergerDone():
                for part, (owner, share) in zip((event.first, event.second), event.shares, strict=True):
                    self._book(event.winner, "cash", -share, "merger", other=owner, company=part)
                    self._book(owner, "cash", share, "share", other=event.winner, company=part)
            case ev.GoodDelivered(company=company, good=good):
                seller, carrier = self._owner[company], self._owner[event.line]
                self._book(seller, "earnings", event.price, "sale", company=company, good=good)
                self._book(seller, "earnings", -event.fee, "fee", other=carrier, company=company, good=good)
                self._book(carrier, "earnings", event.fee, "freight", other=seller, company=event.line, good=good)
            case ev.Expanded():  # from cash first, then from earnings (R-OPS-31)
                seat = self._owner[event.company]
                from_cash = min(max(0, self.balance[seat]["cash"]), event.cost)
                self._book(seat, "cash", -from_cash, "expansion", company=event.company)
                self._book(seat, "earnings", from_cash - event.cost, "expansion", company=event.company)
            case ev.EarningsCollected():
                for seat, earned in enumerate(event.earnings):
                    self._book(seat, "earnings", -earned, "collected")
                    self._book(seat, "cash", earned, "collected")
                self.uncollected_from = len(self.bookings)
            case ev.GameEnded():
                for seat, earned in enumerate(self._last_earnings):
                    self._book(seat, "doubled", earned, "last_year")


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
    """Return the lines whose amounts add up to a figure of `seat`, the earliest first.

    Cash has with it the earnings that are to become cash. Earnings are those of the present year or, after the end, of
    the last one, though they are cash by then (R-OPS-27).
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
    since = ledger.earnings_from if figure == "earnings" else 0
    moved = {"total": ("bid", "collected"), "earnings": ("collected",)}.get(figure, ())
    fresh = ledger.bookings[ledger.uncollected_from :] if figure == "cash" else ()
    found = [
        booking
        for booking in ledger.bookings[since:]
        if booking.seat == seat and figure in (booking.account, "total") and booking.cause not in moved
    ]
    found += (booking for booking in fresh if booking.seat == seat and booking.account == "earnings")
    return sorted(found, key=lambda booking: (booking.at, repr(_alike(booking))))


def _alike(booking: Booking) -> tuple[object, ...]:
    return booking.at, booking.cause, booking.other, booking.company, booking.good
