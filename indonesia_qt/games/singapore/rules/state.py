"""A position of the game: plain mutable values; the rules live in the files beside this."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from indonesia_qt.games.singapore.rules.actions import BuildRoad
from indonesia_qt.games.singapore.rules.box import Building
from indonesia_qt.games.singapore.rules.constants import NOTHING, START_MONEY, START_VP, Goods
from indonesia_qt.games.singapore.rules.scenario import Road, Scenario

IN_HAND = ""
"""Where a worker is that isn't on the board."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What players may agree on before the game. The layout is that of the map (S-SET-01)."""

    supply: Literal["endless", "limited"] = "endless"
    """Whether the goods in the box are a limit (S-CON-05)."""
    holdings: Literal["hidden", "open"] = "hidden"
    """Who sees money and goods (S-SEC-01)."""
    chip: Literal["after", "before"] = "after"
    """When a chip is drawn for the use of an illegal building (S-TRN-07)."""
    chance: Literal["final", "practice"] = "final"
    """Whether undo stops at what chance decided (S-SEC-02)."""
    plans: Literal["whole", "next", "off"] = "whole"
    """How much of a turn the program plans for people; it changes no rule."""


class Player(Struct, gc=False):
    """What a player has.

    `seals` is how many seals have paid. `workers` are where his workers are; the second is there once he has been
    called, until then he is set aside. When `secret`, as in a view that another player gets, `money` and `goods` hold
    only what was added since the view was made.
    """

    money: int = START_MONEY
    goods: Goods = NOTHING
    vp: int = START_VP
    seals: int = 0
    workers: tuple[str, ...] = (IN_HAND,)
    secret: bool = False

    def copy(self) -> Player:
        """Return a player that can be changed without changing this one."""
        return replace(self)


class State(Struct, gc=False):
    """A game at one moment: the board, the players, and on `stack` the frames that say what is going on.

    An owner is a seat, or with two players the number after the last seat for the neutral colour.
    """

    left_out: ClassVar = ("ways", "gaps")
    """What bots in other languages aren't sent: it follows from the buildings and roads."""

    scenario: Scenario
    options: Options
    prices: dict[str, int]
    """The price of each lot, which the set-up dealt; it never changes."""
    players: list[Player]
    """By seat."""
    markers: list[int]
    """The seats, whose marker moved longest ago first: of equal points the first is lowest in the pile (S-VIC-01)."""
    chips: list[int]
    """Black chips before each owner."""
    flags: list[int]
    """Flags that each owner has left."""
    black: int
    """Black chips in the bag."""
    supply: Goods | None
    """Goods that can still be taken; None when they are no limit."""
    unseen: list[str]
    """The tiles of the stack below its top in the order of the box: in which order they lie nobody knows."""
    built: dict[str, str]
    """The building on each area that has one."""
    owners: dict[str, int]
    """The owner of each building but the start buildings, by its area."""
    roads: list[Road]
    ways: dict[str, tuple[str, ...]]
    """The areas that are a step away from each building (S-ROA-03)."""
    gaps: dict[Road, BuildRoad]
    """Where a road may be laid, with the action that does it."""
    roads_left: int
    stack: list[Any]
    flagged: dict[str, int]
    """The owner of the flag on each lot that has one, in the order in which they were put there."""
    display: list[str]
    """The tiles that can be taken, in the order in which they were drawn."""
    top: str | None = None
    """The top tile of the stack."""
    hut: str | None = None
    """The tile with the hut."""
    removed: list[str] = []
    """Tiles that left the game."""
    round: int = 0
    raffles: int = 0
    """Who has the Raffles stone."""

    def copy(self) -> State:
        """Return a state that can be changed without changing this one."""
        return replace(
            self,
            players=[player.copy() for player in self.players],
            markers=self.markers.copy(),
            chips=self.chips.copy(),
            flags=self.flags.copy(),
            unseen=self.unseen.copy(),
            built=self.built.copy(),
            owners=self.owners.copy(),
            roads=self.roads.copy(),
            ways=self.ways.copy(),
            gaps=self.gaps.copy(),
            stack=self.stack.copy(),
            flagged=self.flagged.copy(),
            display=self.display.copy(),
            removed=self.removed.copy(),
        )

    @property
    def neutral(self) -> int | None:
        """The neutral colour as an owner; None when there are more than two players (S-DUO-01)."""
        return len(self.players) if len(self.chips) > len(self.players) else None

    @property
    def tiles_of_round(self) -> int:
        """How many tiles are laid out for a round (S-RND-03, S-DUO-03)."""
        return len(self.chips) + 1

    def building(self, area: str) -> Building:
        """Return the building on an area."""
        return self.scenario.buildings[self.built[area]]

    def seats_from(self, first: int) -> list[int]:
        """Return the seats from the first on, clockwise (S-CON-01)."""
        count = len(self.players)
        return [(first + n) % count for n in range(count)]

    def free_lots(self) -> list[str]:
        """Return the lots without a building and without a flag."""
        return [lot for lot in self.scenario.lots if lot not in self.built and lot not in self.flagged]
