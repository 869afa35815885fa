"""Everything that can happen, in the order of the phases: what the log and the table show."""

from __future__ import annotations

from typing import Literal

from indonesia_qt.core.flow import Event, Reason
from indonesia_qt.games.indonesia.rules.constants import Good, Track

Phase = Literal["new_era", "turn_order", "mergers", "acquisitions", "research", "operations", "city_growth"]


class YearBegan(Event, frozen=True):
    """The year `year` (from 1) began."""

    year: int


class PhaseBegan(Event, frozen=True):
    """A phase of the year began."""

    phase: Phase


class Skipped(Event, frozen=True):
    """A player had no choice and wasn't asked (R-YEA-01)."""

    seat: int
    reason: Reason


class Passed(Event, frozen=True):
    """A player chose to do nothing."""

    seat: int


class EraBegan(Event, frozen=True):
    """Era `era` (0 to 2) began."""

    era: int


class CityPlaced(Event, frozen=True):
    """A city of size 1 was built with a card."""

    seat: int
    card: str
    area: str


class CardDiscarded(Event, frozen=True):
    """A city card could not be played (R-ERA-05)."""

    seat: int
    card: str
    reason: Reason


class DeedsLaidOut(Event, frozen=True):
    """New deeds can be acquired."""

    deeds: tuple[str, ...]


class DeedDiscarded(Event, frozen=True):
    """A deed left the game: its era is over, or its company can't start any more (R-ERA-02)."""

    deed: str
    reason: Reason


class BidPlaced(Event, frozen=True):
    """A turn order bid: `amount` rupiah went to the bank and count as `strength` (R-BID-03)."""

    seat: int
    amount: int
    strength: int


class OrderDecided(Event, frozen=True):
    """The new order of play."""

    order: tuple[int, ...]


class MergerAnnounced(Event, frozen=True):
    """A merger was announced, with the first bid."""

    seat: int
    first: str
    second: str
    bid: int


class BidRaised(Event, frozen=True):
    """A higher bid for the announced merger."""

    seat: int
    bid: int


class BidderLeft(Event, frozen=True):
    """A player is out of the auction; by his choice when there is no reason."""

    seat: int
    reason: Reason | None


class MergerDone(Event, frozen=True):
    """Two companies became one; `shares` are the seats and rupiah that the owners of first and second received."""

    winner: int
    bid: int
    first: str
    second: str
    company: str
    shares: tuple[tuple[int, int], tuple[int, int]]


class GoodRemoved(Event, frozen=True):
    """A new siap faji company gave up an area; by rule when there is a reason."""

    company: str
    area: str
    reason: Reason | None


class SiapFajiCreated(Event, frozen=True):
    """A rice and a spice company have become a siap faji company with `areas` areas."""

    company: str
    areas: int


class CompanyStarted(Event, frozen=True):
    """A deed was acquired and its first good or ship placed on the area `place`."""

    seat: int
    company: str
    place: str


class Researched(Event, frozen=True):
    """The marker of `player` on `track` went to `step`."""

    seat: int
    player: int
    track: Track
    step: int


class CompanyOperated(Event, frozen=True):
    """A company began to operate; by itself when there is a reason (R-OPS-02)."""

    seat: int
    company: str
    reason: Reason | None


class ShipPlaced(Event, frozen=True):
    """A ship was added."""

    company: str
    sea: str


class GoodDelivered(Event, frozen=True):
    """A good was sold for `price`; the line's owner got `fee` for its ships."""

    company: str
    good: Good
    origin: str
    line: str
    route: tuple[str, ...]
    city: str
    price: int
    fee: int


class NothingDelivered(Event, frozen=True):
    """A company could not sell anything."""

    company: str
    reason: Reason


class Expanded(Event, frozen=True):
    """A company cultivated an area for `cost` rupiah."""

    company: str
    area: str
    cost: int


class EarningsCollected(Event, frozen=True):
    """The earnings of the year went to cash (R-OPS-27); rupiah by seat."""

    earnings: tuple[int, ...]


class CityGrew(Event, frozen=True):
    """A city grew to `size`."""

    area: str
    size: int


class NoStoneLeft(Event, frozen=True):
    """Cities that would have grown did not, for lack of stones of `size` (R-CIT-03)."""

    areas: tuple[str, ...]
    size: int


class GameEnded(Event, frozen=True):
    """The game is over; rupiah by seat, the last earnings doubled (R-END-02)."""

    money: tuple[int, ...]
    winner: int
    reason: Reason
