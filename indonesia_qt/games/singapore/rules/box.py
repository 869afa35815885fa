"""What is printed on the parts in the box: buildings, prices of lots, seals.

`box.json` has all of it. Where the rule book shows something in pictures only it was chosen, and is marked as not
verified; a map may have a box of its own, with what its owner has read from the parts.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from indonesia_qt.board.files.schema import Id, Name
from indonesia_qt.games.singapore.rules.constants import (
    LOTS_OF_TILE,
    MOST_IN_TRADE,
    STACKS,
    START_BUILDINGS,
    START_VP,
    TILES,
    Goods,
)
from indonesia_qt.i18n.text import PlaceName, tr

Count = Annotated[int, Meta(ge=0, le=MOST_IN_TRADE)]
Pounds = Annotated[int, Meta(ge=0, le=20)]
Price = Annotated[int, Meta(ge=0, le=4)]
LONGEST_NOTE = 200


class Amounts(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a use pays or gains; `any` is a number of goods in any mix, `same` of one good (S-EXC-02)."""

    brick: Count = 0
    cloth: Count = 0
    tea: Count = 0
    opium: Count = 0
    any: Count = 0
    same: Count = 0
    money: Pounds = 0
    vp: Annotated[int, Meta(ge=0, le=50)] = 0

    def __post_init__(self) -> None:
        """Raise `ValueError` when goods are to be chosen in two ways."""
        if self.any and self.same:
            raise ValueError(tr("Goods are either “any” or “same”, not both."))

    @property
    def goods(self) -> Goods:
        """The goods that aren't chosen."""
        return Goods(self.brick, self.cloth, self.tea, self.opium)


class Trade(Struct, frozen=True, forbid_unknown_fields=True):
    """One direction of an exchange (S-EXC-01)."""

    pay: Amounts
    gain: Amounts


class Building(Struct, frozen=True, eq=False, forbid_unknown_fields=True, omit_defaults=True):
    """A building: it exchanges by one of its `trades`, or has one of the other effects.

    Start buildings are of no stack. `unverified` says what of it was chosen.
    """

    id: Id
    name: Name
    names: dict[Id, Name] = {}
    stack: Annotated[int, Meta(ge=1, le=3)] | None = None
    illegal: bool = False
    trades: Annotated[tuple[Trade, ...], Meta(max_length=2)] = ()
    returned_chips: Annotated[int, Meta(ge=0, le=16)] = 0
    """So many black chips go back to the bag at most (S-RAI-05)."""
    second_worker: bool = False
    """It gives the second worker (S-HLP-01)."""
    extra_steps: Annotated[int, Meta(ge=0, le=20)] = 0
    """It gives so many further steps (S-HLP-04)."""
    jump: bool = False
    """It puts a worker on any other building (S-HLP-04)."""
    unverified: tuple[Literal["trades", "illegal"], ...] = ()
    note: Annotated[str, Meta(max_length=LONGEST_NOTE)] = ""

    def __post_init__(self) -> None:
        """Raise `ValueError` when it hasn't one kind of effect."""
        if sum(map(bool, (self.trades, self.returned_chips, self.second_worker, self.extra_steps, self.jump))) != 1:
            raise ValueError(tr("A building needs one kind of effect: trades, chips, a worker, steps or a jump."))

    @property
    def title(self) -> str:
        """The name, to be translated by `tr`."""
        return PlaceName(self.name, tuple(self.names.items()))


class PricedLots(Struct, frozen=True, forbid_unknown_fields=True):
    """The prices of the lots of a tile in pounds, row by row."""

    prices: Annotated[tuple[Price, ...], Meta(min_length=1, max_length=LOTS_OF_TILE)]
    verified: bool


class Seals(Struct, frozen=True, forbid_unknown_fields=True):
    """The spaces of the victory track that pay money (S-VIC-02)."""

    spaces: Annotated[tuple[Annotated[int, Meta(ge=START_VP + 1, le=60)], ...], Meta(max_length=60)]
    money: Pounds
    verified: bool
    note: Annotated[str, Meta(max_length=LONGEST_NOTE)] = ""


class Box(Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """Everything that is printed."""

    seals: Seals
    start_tile: PricedLots
    land_tiles: Annotated[dict[Id, PricedLots], Meta(min_length=6, max_length=6)]
    start_buildings: Annotated[tuple[Building, ...], Meta(min_length=START_BUILDINGS, max_length=START_BUILDINGS)]
    buildings: Annotated[tuple[Building, ...], Meta(min_length=TILES * len(STACKS), max_length=TILES * len(STACKS))]

    def __post_init__(self) -> None:
        """Raise `ValueError` when the parts don't make up a game."""
        times = Counter(building.id for building in (*self.start_buildings, *self.buildings))
        twice = [id for id, number in times.items() if number > 1]
        if twice:
            raise ValueError(tr("The building “{id}” is there twice.", id=twice[0]))
        for stack in STACKS:
            if sum(building.stack == stack for building in self.buildings) != TILES:
                raise ValueError(tr("Each of the stacks 1, 2 and 3 needs {n} buildings.", n=TILES))
        if any(len(tile.prices) != LOTS_OF_TILE for tile in self.land_tiles.values()):
            raise ValueError(tr("Each land tile needs {n} prices.", n=LOTS_OF_TILE))
        if any(a >= b for a, b in pairwise(self.seals.spaces)):
            raise ValueError(tr("The seals must be in the order of their spaces."))


@cache
def usual_box() -> Box:
    """Return the box that the program knows."""
    return msgspec.json.decode(files(__package__).joinpath("box.json").read_bytes(), type=Box)
