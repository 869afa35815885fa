"""Everything that can happen, in the order of a round: what the log and the table show."""

from __future__ import annotations

from typing import Literal

from indonesia_qt.core.flow import Event, Reason
from indonesia_qt.games.singapore.rules.constants import Goods

Phase = Literal["start", "display", "lots", "turns"]


class TileTurned(Event, frozen=True):
    """All see the new top of the stack (S-SET-02)."""

    tile: str


class TileLaidOut(Event, frozen=True):
    """The top of the stack went to the display."""

    tile: str


class RoundBegan(Event, frozen=True):
    """The round `round` (from 1) began; `seat` has the Raffles stone (S-RND-02)."""

    round: int
    seat: int


class FlagPlaced(Event, frozen=True):
    """The Raffles player `seat` put a flag of `owner` on a lot (S-RND-04)."""

    seat: int
    owner: int
    area: str


class TopBought(Event, frozen=True):
    """The last player of the round bought the top tile of the stack for `price` pounds (S-BLD-06)."""

    seat: int
    tile: str
    price: int


class Built(Event, frozen=True):
    """A tile was built on a lot for `price` pounds that were paid; `owner` may be the neutral colour."""

    seat: int
    owner: int
    tile: str
    area: str
    price: int


class PaymentWaived(Event, frozen=True):
    """A player had neither money nor points for `amount` pounds (S-BLD-04)."""

    seat: int
    amount: int


class SpacesSold(Event, frozen=True):
    """A player got `money` pounds for going back `spaces` on the victory track (S-BLD-03)."""

    seat: int
    spaces: int
    money: int


class RoadBuilt(Event, frozen=True):
    """A road was laid, for `price` pounds."""

    seat: int
    a: str
    b: str
    price: int


class NoRoadLeft(Event, frozen=True):
    """The free road couldn't be laid: all are on the board (S-CON-04)."""

    seat: int
    area: str


class WorkerEntered(Event, frozen=True):
    """A worker was put on the board."""

    seat: int
    area: str


class WorkerMoved(Event, frozen=True):
    """A worker, 0 or 1, took a step along a road."""

    seat: int
    worker: int
    start: str
    area: str


class Exchanged(Event, frozen=True):
    """A building was used: goods, pounds and points were paid and gained."""

    seat: int
    area: str
    building: str
    pay: Goods
    gain: Goods
    paid_money: int
    gained_money: int
    paid_vp: int
    gained_vp: int


class ChipsReturned(Event, frozen=True):
    """Black chips went back to the bag by a courthouse."""

    seat: int
    area: str
    chips: int


class HelperCalled(Event, frozen=True):
    """A player got the second worker."""

    seat: int
    area: str


class StepsGained(Event, frozen=True):
    """A worker, 0 or 1, got further steps for this turn."""

    seat: int
    area: str
    worker: int
    steps: int


class WorkerJumped(Event, frozen=True):
    """A worker, 0 or 1, was put on another building; it `start`ed in the hand when that is empty."""

    seat: int
    worker: int
    start: str
    area: str


class EffectLost(Event, frozen=True):
    """A raid took what the use of a building was to be paid with (S-TRN-07)."""

    seat: int
    area: str
    reason: Reason


class OwnerRewarded(Event, frozen=True):
    """The owner `seat` of a building gets a point because another player used it (S-TRN-06)."""

    seat: int
    area: str


class MarkerMoved(Event, frozen=True):
    """A marker went `by` spaces along the victory track, onto the pile at `vp` (S-VIC-01)."""

    seat: int
    by: int
    vp: int


class SealReached(Event, frozen=True):
    """A marker reached or passed a seal for the first time, which pays `money` pounds (S-VIC-02)."""

    seat: int
    seal: int
    money: int


class ChipDrawn(Event, frozen=True):
    """A chip was drawn by `seat` for `owner`, who may be the neutral colour (S-RAI-01)."""

    seat: int
    owner: int
    chip: Literal["black", "white"]


class RaidBegan(Event, frozen=True):
    """A raid: the opium that each player shows, the sum with chips of each owner, and who is caught (S-RAI-02)."""

    opium: tuple[int, ...]
    sums: tuple[int, ...]
    caught: tuple[int, ...]


class Fined(Event, frozen=True):
    """A caught owner paid, returned the chips, and lost opium (S-RAI-03)."""

    seat: int
    money: int
    chips: int
    opium: int


class TurnEnded(Event, frozen=True):
    """A player ended the turn."""

    seat: int


class HutPlaced(Event, frozen=True):
    """A tile that is left gets the hut (S-RND-06)."""

    tile: str


class TileRemoved(Event, frozen=True):
    """A tile left the game (S-RND-06, S-RND-07)."""

    tile: str


class GameEnded(Event, frozen=True):
    """The game is over; points by seat."""

    vp: tuple[int, ...]
    winner: int
    reason: Reason
