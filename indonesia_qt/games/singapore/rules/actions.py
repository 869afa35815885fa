"""Every answer that a player can give, and what chance decides, in the order of a round.

Areas are lots; they and buildings go by their ids. To pass is to end one's turn.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from indonesia_qt.core.flow import Action, Pass
from indonesia_qt.games.singapore.rules.constants import Goods, Number

Worker = Annotated[int, Meta(ge=0, le=1)]


class Turned(Action, frozen=True):
    """Chance: `tile` is the new top of the stack (S-SET-02)."""

    tile: str


class Found(Action, frozen=True):
    """Build `tile` on `area` in the starting round (S-STA-02)."""

    tile: str
    area: str


class PlaceFlag(Action, frozen=True):
    """Put the flag that is next on `area` (S-RND-04)."""

    area: str


class Build(Action, frozen=True):
    """Build `tile` of the display on the flagged lot (S-BLD-01)."""

    tile: str


class BuildTop(Action, frozen=True):
    """Buy the top tile of the stack and build it (S-BLD-06)."""


class Join(Action, frozen=True):
    """Join the new building to that on `area` by the free road (S-BLD-02, S-STA-03)."""

    area: str


class Enter(Action, frozen=True):
    """Put the worker in hand on the building on `area` (S-TRN-03, S-HLP-02)."""

    area: str


class Step(Action, frozen=True):
    """Move a worker, 0 or 1, along a road to the building on `area` (S-TRN-02)."""

    worker: Worker
    area: str


class Exchange(Action, frozen=True):
    """Use a building where a worker stands: by its trade number `trade`, with these goods (S-EXC)."""

    building: str
    trade: Number
    pay: Goods
    gain: Goods


class ReturnChips(Action, frozen=True):
    """Use a courthouse: return so many black chips to the bag (S-RAI-05)."""

    building: str
    chips: Number


class CallHelper(Action, frozen=True):
    """Use New Helpers: take the second worker (S-HLP-01)."""

    building: str


class Walk(Action, frozen=True):
    """Use Raffles' Plan of stack II: the worker that stands there has further steps (S-HLP-04)."""

    building: str


class Jump(Action, frozen=True):
    """Use Raffles' Plan of stack III: put a worker, 0 or 1, on the building on `area` (S-HLP-04)."""

    building: str
    worker: Worker
    area: str


class BuildRoad(Action, frozen=True):
    """Build a road between the buildings on two areas (S-ROA-02)."""

    a: str
    b: str


class DrawChip(Action, frozen=True):
    """Chance: the chip that comes out of the bag (S-RAI-01)."""

    chip: Literal["black", "white"]


class KeepTile(Action, frozen=True):
    """Give the hut to `tile`; the other one leaves the game (S-RND-07)."""

    tile: str


Use = Exchange | ReturnChips | CallHelper | Walk | Jump
"""The action of a worker (S-TRN-04)."""

AnyAction = (
    Pass
    | Turned
    | Found
    | PlaceFlag
    | Build
    | BuildTop
    | Join
    | Enter
    | Step
    | Exchange
    | ReturnChips
    | CallHelper
    | Walk
    | Jump
    | BuildRoad
    | DrawChip
    | KeepTile
)
