"""The numbers of the rule book (S-CON, S-SET), and goods."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Annotated, Final, Literal, NamedTuple, get_args

from msgspec import Meta

from indonesia_qt.i18n.text import phrase

Good = Literal["brick", "cloth", "tea", "opium"]
GOODS: Final[tuple[Good, ...]] = get_args(Good)

GOOD_NAME: Final[dict[Good, str]] = {
    "brick": phrase("bricks"),
    "cloth": phrase("cloth"),
    "tea": phrase("tea"),
    "opium": phrase("opium"),
}


Number = Annotated[int, Meta(ge=0, le=1000)]
"""Of things in an action that is read from a file: more than there are."""


class Goods(NamedTuple):
    """How many of each good."""

    brick: Number = 0
    cloth: Number = 0
    tea: Number = 0
    opium: Number = 0

    def plus(self, other: Goods) -> Goods:
        """Return these and the others together."""
        a, b, c, d = self
        e, f, g, h = other
        return Goods(a + e, b + f, c + g, d + h)

    def minus(self, other: Goods) -> Goods:
        """Return these without the others; a number is negative where there are too few."""
        a, b, c, d = self
        e, f, g, h = other
        return Goods(a - e, b - f, c - g, d - h)

    def least(self, other: Goods) -> Goods:
        """Return of each good the smaller number."""
        return Goods(*map(min, self, other))

    def has(self, other: Goods) -> bool:
        """Return whether the others are among these."""
        a, b, c, d = self
        e, f, g, h = other
        return a >= e and b >= f and c >= g and d >= h


NOTHING: Final = Goods()
OPIUM: Final = GOODS.index("opium")

MOST_IN_TRADE: Final = 6
"""No building pays or gains more of one good (S-EXC)."""


def only(good: int, number: int) -> Goods:
    """Return so many of one good, which is given by its place in `GOODS`."""
    return Goods(*(number if n == good else 0 for n in range(len(GOODS))))


@cache
def mixes(number: int) -> tuple[Goods, ...]:
    """Return all mixes of so many goods.

    >>> len(mixes(1)), mixes(2)[0]
    (4, Goods(brick=2, cloth=0, tea=0, opium=0))
    """
    counts = range(number, -1, -1)
    return tuple(Goods(*mix) for mix in product(counts, repeat=len(GOODS)) if sum(mix) == number)


FEWEST_PLAYERS, MOST_PLAYERS = 2, 4
NEUTRAL_PLAYERS: Final = 2
"""So many players have the neutral colour as a third (S-DUO-01)."""

START_MONEY, START_VP = 5, 5
FLAGS: Final = 14
ROADS: Final = 55
BLACK_CHIPS, WHITE_CHIPS = 16, 2
GOODS_IN_BOX: Final = 20
"""Of each good (S-CON-05)."""

ROAD_PRICE: Final = 1
TOP_PRICE: Final = 1
"""Pounds for the top tile of the stack (S-BLD-06)."""
VP_PRICE: Final = 2
"""Pounds for each space back on the victory track (S-BLD-03)."""
STEPS, ACTIONS = 3, 3
"""In a turn (S-TRN-01)."""

STACKS: Final = (1, 2, 3)
TILES: Final = 14
"""In each stack (S-CON-03)."""
LOTS_OF_TILE: Final = 6
"""On a land tile (S-CON-02)."""
START_BUILDINGS: Final = 4
"""On the start tile (S-CON-02)."""
