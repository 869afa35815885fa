"""A position of the game: plain mutable values; the rules live in the phases."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from indonesia_qt.games.indonesia.rules.constants import START_CASH, Kind
from indonesia_qt.games.indonesia.rules.scenario import Scenario

Cards = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]
"""A player's city cards of each era that he hasn't played yet."""

HIDDEN_CARD = "?"
"""Stands in a view for a city card that its viewer may not know (R-SET-04)."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The rules that players may agree on before the game."""

    money: Literal["hidden", "open"] = "hidden"
    """Who knows cash and bank (R-SET-03)."""
    siap_faji_contact: Literal["remove", "allow"] = "remove"
    """What becomes of areas that touch another siap faji company (R-MER-22)."""
    research_pass: Literal["allowed", "forbidden"] = "allowed"
    """Whether a player may forgo his research (R-RND-02)."""
    idle_companies: Literal["chosen", "automatic"] = "chosen"
    """Whether a player chooses which idle company operates when that may matter (R-OPS-02).

    `automatic`, by which he never does, is the rule of games saved in formats 1 to 3; nobody agrees on it any more.
    """


class Player(Struct, gc=False):
    """What a player owns and knows. Money is in rupiah; a research track's value is its step, 1 to 5.

    `earnings` are those of the present or last Operations phase; they are in `cash` already when it is over (R-OPS-27).
    `companies` are the companies in his slots, in order. When `secret`, as in a view that another player gets, `cash`
    and `bank` hold only what was added since the view was made.
    """

    cash: int = START_CASH
    bank: int = 0
    earnings: int = 0
    slots: int = 1
    mergers: int = 1
    expansion: int = 1
    hull: int = 1
    bid: int = 1
    companies: list[str] = []
    cards: Cards = ((), (), ())
    secret: bool = False

    def copy(self) -> Player:
        """Return a player that can be changed without changing this one."""
        return replace(self, companies=self.companies.copy())


class PublicAccount(Struct, frozen=True, gc=False):
    """What a player has by the notes of anybody who writes down all payments, in rupiah."""

    cash: int = START_CASH
    bank: int = 0


class Company(Struct, gc=False):
    """A company on the board. Its id is that of the first of its deeds.

    A production company has `areas`, in the order in which they were planted; a shipping company has `ships`: for
    each sea area the number of its ships there, never 0.
    """

    id: str
    kind: Kind
    owner: int
    deeds: tuple[str, ...]
    areas: list[str] = []
    ships: dict[str, int] = {}

    def copy(self) -> Company:
        """Return a company that can be changed without changing this one."""
        return Company(self.id, self.kind, self.owner, self.deeds, self.areas.copy(), self.ships.copy())

    @property
    def units(self) -> int:
        """Goods or ships on the board (R-MER-06)."""
        return len(self.areas) if self.kind != "shipping" else sum(self.ships.values())

    @property
    def places(self) -> tuple[str, ...]:
        """The areas or seas where its goods or ships lie."""
        return (*self.areas, *self.ships)


class OrderBid(Struct, frozen=True, gc=False, tag="order"):
    """A bid of `amount` rupiah for the order of play, which counted as `strength` (R-BID-03)."""

    year: int
    seat: int
    amount: int
    strength: int


class AuctionBid(Struct, frozen=True, gc=False, tag="auction"):
    """A bid of `bid` rupiah for two companies; None of a player who was asked for a higher one and left (R-MER-08)."""

    year: int
    seat: int
    first: str
    second: str
    bid: int | None


class State(Struct, gc=False):
    """A game at one moment: the board, the players, and on `stack` the frames that say what is going on."""

    left_out: ClassVar = ("fields", "bids")
    """What bots in other languages aren't sent: it follows from the companies, or is only looked back on."""

    scenario: Scenario
    options: Options
    era: int
    year: int
    order: list[int]
    """The seats in the order of play."""
    players: list[Player]
    """By seat."""
    ledger: list[PublicAccount]
    """By seat what everybody may know of money, which is public as it is paid; with hidden money, too (R-SET-03)."""
    companies: dict[str, Company]
    fields: dict[str, str]
    """The company that holds each cultivated area."""
    cities: dict[str, int]
    """The size of the city in each area that has one."""
    stones: list[int]
    """City stones of size 1, 2 and 3 that are left."""
    received: dict[tuple[str, str], int]
    """How many of a good a city has received in this Operations phase, by (city, good)."""
    deeds: list[str]
    """The deeds that can be acquired."""
    operated: set[str]
    """Companies that have operated this year."""
    merged: set[str]
    """Companies that came out of a merger in this phase (R-MER-04)."""
    stack: list[Any]
    bids: tuple[OrderBid | AuctionBid, ...] = ()
    """Every bid of the game, the earliest first: what anybody at the table could have written down."""

    def copy(self) -> State:
        """Return a state that can be changed without changing this one."""
        return replace(
            self,
            order=self.order.copy(),
            players=[player.copy() for player in self.players],
            ledger=self.ledger.copy(),
            companies={id: company.copy() for id, company in self.companies.items()},
            fields=self.fields.copy(),
            cities=self.cities.copy(),
            stones=self.stones.copy(),
            received=self.received.copy(),
            deeds=self.deeds.copy(),
            operated=self.operated.copy(),
            merged=self.merged.copy(),
            stack=self.stack.copy(),
        )

    def pay(self, seat: int, cash: int, bank: int = 0) -> None:
        """Add to a player's cash and bank, before the eyes of all; what he pays is negative."""
        player, known = self.players[seat], self.ledger[seat]
        player.cash += cash
        player.bank += bank
        self.ledger[seat] = PublicAccount(known.cash + cash, known.bank + bank)

    @property
    def money_is_open(self) -> bool:
        """Whether cash is common knowledge, so that a skipped turn betrays nothing new (R-MER-08)."""
        return self.options.money == "open"

    def goods_on_board(self) -> set[Kind]:
        """Return the kinds of good that are produced somewhere now (R-OPS-20)."""
        return {company.kind for company in self.companies.values() if company.areas}
