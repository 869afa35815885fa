"""Every answer that a player can give, in the order of the phases. Areas, deeds and companies go by their ids.

To pass is to announce, bid, take, research, build or expand nothing (more).
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from indonesia_qt.core.flow import Action, Pass
from indonesia_qt.games.indonesia.rules.constants import MOST_PLAYERS, Track

Rupiah = Annotated[int, Meta(ge=0, le=1_000_000_000)]
"""Far more than anybody can earn."""
Seat = Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)]


class PlaceCity(Action, frozen=True):
    """Build the city of `card` in the coastal area `area` (R-ERA-05)."""

    card: str
    area: str


class Bid(Action, frozen=True):
    """Bid `amount` rupiah for the order of play (R-BID-01)."""

    amount: Rupiah


class Announce(Action, frozen=True):
    """Announce the merger of two companies and open the bidding with `bid` rupiah (R-MER-07)."""

    first: str
    second: str
    bid: Rupiah


class Raise(Action, frozen=True):
    """Raise the bid for a merger to `bid` rupiah (R-MER-07)."""

    bid: Rupiah


class GiveUp(Action, frozen=True):
    """Remove the good from `area` of a new siap faji company (R-MER-21)."""

    area: str


class StartProduction(Action, frozen=True):
    """Take the production deed `deed` and put its first good on `area` (R-ACQ-04)."""

    deed: str
    area: str


class StartShipping(Action, frozen=True):
    """Take the shipping deed `deed` and put its first ship on `sea` (R-ACQ-03)."""

    deed: str
    sea: str


class Research(Action, frozen=True):
    """Advance the marker of `player` on `track` by a step (R-RND-01)."""

    track: Track
    player: Seat


class Operate(Action, frozen=True):
    """Operate `company` (R-OPS-01)."""

    company: str


class PlaceShip(Action, frozen=True):
    """Add a ship on `sea` (R-OPS-11)."""

    sea: str


class Deliver(Action, frozen=True):
    """Sell a good of the zone around `origin` to `city`, carried by `line` through `route` (R-OPS-21)."""

    origin: str
    line: str
    route: tuple[str, ...]
    city: str


class DeliverRest(Action, frozen=True):
    """Sell all that is still to be sold by the default plan (R-OPS-24)."""


class Expand(Action, frozen=True):
    """Put a good on `area` (R-OPS-30, R-OPS-31)."""

    area: str


class Grow(Action, frozen=True):
    """Let the city in `area` grow (R-CIT-03)."""

    area: str


AnyAction = (
    Pass
    | PlaceCity
    | Bid
    | Announce
    | Raise
    | GiveUp
    | StartProduction
    | StartShipping
    | Research
    | Operate
    | PlaceShip
    | Deliver
    | DeliverRest
    | Expand
    | Grow
)
