"""What learning programs get: positions as numbers, and everything that can be chosen, each by a number of its own."""

from __future__ import annotations

import struct
from array import array
from collections.abc import Callable, Iterable, Iterator, MutableSequence, Sequence
from itertools import combinations
from typing import Any, get_args

from indonesia_qt.core.definition import MOST
from indonesia_qt.core.flow import Action, Pass, Question
from indonesia_qt.games.indonesia.rules import actions as act
from indonesia_qt.games.indonesia.rules import events
from indonesia_qt.games.indonesia.rules.companies import ship_limit
from indonesia_qt.games.indonesia.rules.constants import GOODS, KINDS, LARGEST_CITY, LAST_STEP, MOST_PLAYERS, TRACKS
from indonesia_qt.games.indonesia.rules.phases.acquisitions import Acquisitions, ChooseDeed
from indonesia_qt.games.indonesia.rules.phases.city_growth import ChooseGrowth
from indonesia_qt.games.indonesia.rules.phases.mergers import (
    AnnounceMerger,
    Auction,
    ChooseRemoval,
    Mergers,
    RaiseBid,
)
from indonesia_qt.games.indonesia.rules.phases.new_era import ChooseSite
from indonesia_qt.games.indonesia.rules.phases.operations import (
    ChooseCompany,
    ChooseExpansion,
    DeliverGoods,
    FloatShips,
)
from indonesia_qt.games.indonesia.rules.phases.research import ChooseResearch
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.scenario import Scenario
from indonesia_qt.games.indonesia.rules.shipping import Plan
from indonesia_qt.games.indonesia.rules.state import AuctionBid, Company, OrderBid, Player, State
from indonesia_qt.games.indonesia.rules.year import present_phase

PHASES: tuple[events.Phase, ...] = get_args(events.Phase)
QUESTIONS: tuple[type[Question[Any]], ...] = (
    ChooseSite,
    PlaceBid,
    AnnounceMerger,
    RaiseBid,
    ChooseRemoval,
    ChooseDeed,
    ChooseResearch,
    ChooseCompany,
    FloatShips,
    DeliverGoods,
    ChooseExpansion,
    ChooseGrowth,
)

TOLD_FRAMES = frozenset({Mergers, Auction, Acquisitions, *QUESTIONS})
"""The frames on the stack that say more than the phase and the order of play do."""

# The names of numbers, block by block, in the order in which they are written below.
TABLE = (
    "era",
    "year",
    "money is open",
    *(f"stones of size {size}" for size in (1, 2, 3)),
    "passes in a row",
    "highest bid",
    "units for sale",
    "areas or ships to place",
    "expansion is free",
    "cities grow from",
    *(f"phase {phase}" for phase in PHASES),
    *(f"question {kind.__name__}" for kind in QUESTIONS),
)
PASSES, BID, UNITS, LEFT, FREE, SIZE, FIRST_PHASE = range(6, 13)
FIRST_QUESTION = FIRST_PHASE + len(PHASES)
SEAT = (
    "is asked",
    "is out",
    "is the highest bidder",
    "place in order",
    "money is secret",
    "cash",
    "bank",
    "earnings",
    *TRACKS,
    "free slots",
    *(f"cards of era {era}" for era in range(3)),
    "has bid for the order",
    "order bid",
    "order bid last year",
    "order bids in all",
)
IS_ASKED, IS_OUT, IS_BIDDER, PLACE = range(4)
FACTS = struct.Struct(f"{len(SEAT) - 8}f")
"""The numbers from the place in order to the bids."""
HAS_BID, ORDER_BID, LAST_ORDER_BID, ORDER_BIDS = range(len(SEAT) - 4, len(SEAT))
COMPANY = (
    "can be acquired",
    "is part of",
    "is in question",
    "has operated",
    "has merged",
    "is siap faji",
    "deeds",
    "units",
    "ship limit",
)
ACQUIRABLE, PART_OF, IN_QUESTION, HAS_OPERATED, HAS_MERGED, IS_SIAP_FAJI, DEEDS, UNITS_HELD, SHIP_LIMIT = range(9)
LAND = (
    "company",
    "city",
    "goods sold",
    *(f"produces {good}" for good in GOODS),
    *(f"received {good}" for good in GOODS),
)
LAND_COMPANY, LAND_CITY, LAND_SOLD, LAND_PRODUCES = range(4)
LAND_RECEIVED = LAND_PRODUCES + len(GOODS)
SEA = ("ships", "goods carried")
HIGHEST = {
    "era": 2.0,
    "cities grow from": float(LARGEST_CITY),
    "is part of": MOST,
    "place in order": MOST_PLAYERS - 1.0,
    **dict.fromkeys((*TRACKS, "free slots"), float(LAST_STEP)),
    "city": float(LARGEST_CITY),
}
"""The highest values of numbers that say neither that something is true nor run as high as play takes them."""
MONEY = {"cash", "bank", "earnings"}
"""They can be below 0: fees may be more than a sale brings."""


def bounds_of(name: str) -> tuple[float, float]:
    """Return the lowest and the highest value of a number of this name."""
    if name not in HIGHEST and name.startswith(
        ("is ", "has ", "can ", "phase ", "question ", "produces ", "money is", "expansion is")
    ):
        return 0.0, 1.0
    return (-MOST if name in MONEY else 0.0), HIGHEST.get(name, MOST)


Numbers = dict[int, float]
"""Numbers by their places."""
Bids = Sequence[OrderBid | AuctionBid]


class IndonesiaNumbers:
    """The numbers of games on the map of one scenario; it keeps to the protocol `core.definition.Numbers`.

    Money is in rupiah. "seat +1" is the seat after the one that looks on; a company's number is the place of its first
    deed in the list of deeds, from 1. What is true is 1, all else 0.
    """

    def __init__(self, scenario: Scenario, players: int, seats: int) -> None:
        self._scenario, self.players, self.seats = scenario, players, seats
        self._number = {deed: number for number, deed in enumerate(scenario.deeds, 1)}
        self._lay_out_numbers()
        self._lay_out_choices()
        self._kept = [_KeptNumbers(self, seat) for seat in range(players)]
        self._bids: Bids = ()
        self._order_bids: list[int] = [0] * players

    def __reduce__(self) -> tuple[Any, ...]:
        """Write only what these are made of: the rest follows from it, or is kept from one look to the next."""
        return IndonesiaNumbers, (self._scenario, self.players, self.seats)

    def _lay_out_numbers(self) -> None:
        """Give each number its name and its place."""
        scenario, of_seats = self._scenario, [f"is of seat +{n}" for n in range(self.seats)]
        lines = [deed.id for deed in scenario.deeds.values() if deed.kind == "shipping"]
        names, bounds = list(TABLE), list(map(bounds_of, TABLE))

        def blocks(things: Iterable[str], what: Sequence[str]) -> dict[str, int]:
            """Name the numbers of each thing, and return the place where they begin."""
            begins = {thing: len(names) + n * len(what) for n, thing in enumerate(things)}
            names.extend(f"{thing} {name}" for thing in begins for name in what)
            bounds.extend(bounds_of(name) for _ in begins for name in what)
            return begins

        self._seat_at = list(blocks([f"seat +{n}" for n in range(self.seats)], SEAT).values())
        cards_at = blocks((f"card {card}" for card in scenario.cards), ["is held"])
        self._card_at = dict(zip(scenario.cards, cards_at.values(), strict=True))
        self._company_at = blocks(scenario.deeds, (*COMPANY, *of_seats))
        self._land_at = blocks(scenario.province_of, (*LAND, *of_seats))
        ships_at = blocks([f"{line} in {sea}" for line in lines for sea in scenario.lands_at], SEA)
        self._ships_at = {line: {sea: ships_at[f"{line} in {sea}"] for sea in scenario.lands_at} for line in lines}
        self._received_at: dict[str, int] = {good: LAND_RECEIVED + n for n, good in enumerate(GOODS)}
        self.names: Sequence[str] = names
        self.bounds: Sequence[tuple[float, float]] = bounds

    def write(self, view: State, seat: int, into: MutableSequence[float]) -> None:
        """Write the numbers of a view that `seat` has into a sequence of zeros."""
        into[: len(self.names)] = self._kept[seat].seen(view)
        into[0], into[1], into[2] = view.era, view.year, view.money_is_open
        into[3], into[4], into[5] = view.stones
        if view.stack:
            into[FIRST_PHASE + PHASES.index(present_phase(view) or "new_era")] = 1
            into[FIRST_QUESTION + QUESTIONS.index(type(view.stack[-1]))] = 1
        for place, number in enumerate(view.order):
            into[self._seat_at[(number - seat) % self.players] + PLACE] = place
        for cards in view.players[seat].cards:
            for card in cards:
                into[self._card_at[card]] = 1
        self._write_board(view, into)
        for frame in view.stack[1:]:
            if type(frame) in TOLD_FRAMES:
                self._write_frame(view, seat, frame, into)

    def of_order_bids(self, bids: Bids, year: int, seat: int) -> Numbers:
        """Return the bids for the order of play: those of this year and the last, and all together."""
        found: Numbers = {}
        for number, amount in enumerate(self._all_order_bids(bids)):
            found[self._seat_at[(number - seat) % self.players] + ORDER_BIDS] = amount
        for bid in reversed(bids):
            if bid.year < year - 1:
                break
            if type(bid) is OrderBid:
                at = self._seat_at[(bid.seat - seat) % self.players]
                if bid.year == year:
                    found[at + HAS_BID], found[at + ORDER_BID] = 1, bid.amount
                else:
                    found[at + LAST_ORDER_BID] = bid.amount
        return found

    def _all_order_bids(self, bids: Bids) -> list[int]:
        """The sum of each seat's bids for the order of play; those that were counted before aren't counted again."""
        known = len(self._bids)
        if known > len(bids) or (known and bids[known - 1] is not self._bids[-1]):
            known, self._order_bids = 0, [0] * self.players
        for bid in bids[known:]:
            if type(bid) is OrderBid:
                self._order_bids[bid.seat] += bid.amount
        self._bids = bids
        return self._order_bids

    def write_player(self, player: Player, seat: int, number: int, into: array[float]) -> None:
        """Write the numbers of a player that stay until he changes."""
        a, b, c = player.cards
        FACTS.pack_into(
            into,
            into.itemsize * (self._seat_at[(number - seat) % self.players] + PLACE + 1),
            player.secret,
            player.cash,
            player.bank,
            player.earnings,
            player.slots,
            player.mergers,
            player.expansion,
            player.hull,
            player.bid,
            player.slots - len(player.companies),
            len(a),
            len(b),
            len(c),
        )

    def of_company(self, view: State, seat: int, company: Company) -> Numbers:
        """Return the numbers of a company, by their places, that stay until it changes or another era begins."""
        at, number, owner = (
            self._company_at[company.id],
            self._number[company.id],
            (company.owner - seat) % self.players,
        )
        found = {
            at + len(COMPANY) + owner: 1.0,
            at + DEEDS: len(company.deeds),
            at + UNITS_HELD: company.units,
            at + IS_SIAP_FAJI: company.kind == "siap_faji",
        }
        for deed in company.deeds:
            found[self._company_at[deed] + PART_OF] = number
        if company.kind == "shipping":
            found[at + SHIP_LIMIT] = ship_limit(view, company)
        for sea, ships in company.ships.items():
            found[self._ships_at[company.id][sea]] = ships
        for area in company.areas:
            at = self._land_at[area]
            found[at + LAND_COMPANY] = number
            found[at + LAND_PRODUCES + KINDS.index(company.kind)] = found[at + len(LAND) + owner] = 1
        return found

    def _write_board(self, view: State, into: MutableSequence[float]) -> None:
        company_at, land_at = self._company_at, self._land_at
        for deed in view.deeds:
            into[company_at[deed] + ACQUIRABLE] = 1
        for id in view.operated:
            into[company_at[id] + HAS_OPERATED] = 1
        for id in view.merged:
            into[company_at[id] + HAS_MERGED] = 1
        for area, size in view.cities.items():
            into[land_at[area] + LAND_CITY] = size
        for (area, good), bought in view.received.items():
            into[land_at[area] + self._received_at[good]] = bought

    def _write_frame(self, view: State, seat: int, frame: Any, into: MutableSequence[float]) -> None:
        """Write what a frame on the stack says of what goes on."""
        if isinstance(frame, Question):
            into[self._seat_at[(frame.seat - seat) % self.players] + IS_ASKED] = 1
            if (company := getattr(frame, "company", None)) is not None:
                into[self._company_at[company] + IN_QUESTION] = 1
        match frame:
            case Mergers(passes=passes):
                into[PASSES] = passes
            case Auction():
                self._write_auction(view, seat, frame, into)
            case Acquisitions(gone=gone):
                self._write_gone(gone, seat, into)
            case ChooseExpansion(left=left, free=free):
                into[LEFT], into[FREE] = left, free
            case FloatShips(left=left) | ChooseRemoval(left=left):
                into[LEFT] = left
            case DeliverGoods(done=done):
                self._write_deliveries(done, into)
            case ChooseGrowth(size=size):
                into[SIZE] = size

    def _write_deliveries(self, done: Plan, into: MutableSequence[float]) -> None:
        for delivery in done:
            into[self._land_at[delivery.origin] + LAND_SOLD] += 1
            for sea in delivery.route:
                into[self._ships_at[delivery.line][sea] + 1] += 1

    def _write_auction(self, view: State, seat: int, auction: Auction, into: MutableSequence[float]) -> None:
        into[BID] = auction.bid
        into[UNITS] = sum(view.companies[id].units for id in (auction.first, auction.second))
        into[self._seat_at[(auction.bidder - seat) % self.players] + IS_BIDDER] = 1
        for id in (auction.first, auction.second):
            into[self._company_at[id] + IN_QUESTION] = 1
        self._write_gone(auction.gone, seat, into)

    def _write_gone(self, gone: Iterable[int], seat: int, into: MutableSequence[float]) -> None:
        for number in gone:
            into[self._seat_at[(number - seat) % self.players] + IS_OUT] = 1

    def _lay_out_choices(self) -> None:
        """Give each choice its name and its number."""
        scenario, names = self._scenario, list[str]()

        def block(begin: str, things: Iterable[Any]) -> dict[Any, int]:
            """Name the choice of each thing, and return its number."""
            first = len(names)
            numbers = {thing: first + n for n, thing in enumerate(things)}
            names.extend(f"{begin} {' '.join(map(str, t)) if isinstance(t, tuple) else t}".strip() for t in numbers)
            return numbers

        lands, seas, deeds = scenario.province_of, scenario.lands_at, scenario.deeds.values()
        self._alone = block("", ("pass", "sell the rest", "bid", "raise"))
        self._city = block("card", _sites(scenario))
        self._merge = block("merge", _pairs(scenario))
        self._remove = block("remove", lands)
        self._start = block(
            "start",
            (
                (deed.id, place)
                for deed in deeds
                for place in (scenario.seas_of if deed.kind == "shipping" else scenario.areas_of)[deed.province]
            ),
        )
        self._track = block("research", TRACKS)
        self._hull = block("research hull of seat", (f"+{n}" for n in range(self.seats)))
        self._operate = block("operate", scenario.deeds)
        self._ship = block("ship in", seas)
        self._sell = block("sell from", lands)
        self._line = block("by", (deed.id for deed in deeds if deed.kind == "shipping"))
        self._to = block("to", lands)
        self._expand = block("expand to", lands)
        self._grow = block("grow", lands)
        alone = self._alone
        self._parts_of: dict[type[Action], Callable[[Any, int], tuple[int, ...]]] = {
            act.PlaceCity: lambda one, _: (self._city[one.card, one.area],),
            act.Bid: lambda _, __: (alone["bid"],),
            act.Announce: lambda one, _: (self._merge[min(one.first, one.second), max(one.first, one.second)],),
            act.Raise: lambda _, __: (alone["raise"],),
            act.GiveUp: lambda one, _: (self._remove[one.area],),
            act.StartProduction: lambda one, _: (self._start[one.deed, one.area],),
            act.StartShipping: lambda one, _: (self._start[one.deed, one.sea],),
            act.Research: lambda one, seat: (
                self._track[one.track] if one.player == seat else self._hull[f"+{(one.player - seat) % self.players}"],
            ),
            act.Operate: lambda one, _: (self._operate[one.company],),
            act.PlaceShip: lambda one, _: (self._ship[one.sea],),
            act.Deliver: lambda one, _: (self._sell[one.origin], self._line[one.line], self._to[one.city]),
            act.DeliverRest: lambda _, __: (alone["sell the rest"],),
            act.Expand: lambda one, _: (self._expand[one.area],),
            act.Grow: lambda one, _: (self._grow[one.area],),
            Pass: lambda _, __: (alone["pass"],),
        }
        self.choices: Sequence[str] = names

    def parts(self, action: Action, seat: int) -> tuple[int, ...]:
        """Return the choices that make an answer of `seat`: one, but three for a delivery; its amount left out."""
        return self._parts_of[type(action)](action, seat)


class _KeptNumbers:
    """The numbers of players, companies and bids as a seat sees them, kept from one look to the next: few change."""

    def __init__(self, numbers: IndonesiaNumbers, seat: int) -> None:
        self._numbers, self._seat = numbers, seat
        self._forget(-1)

    def seen(self, view: State) -> MutableSequence[float]:
        """Return all numbers of a view, 0 for all that these don't say; they aren't to be changed."""
        if view.era != self._era:
            self._forget(view.era)
        if view.companies != self._companies:
            self._note_companies(view)
        for number, player in enumerate(view.players):
            if player != self._players[number]:
                self._players[number] = player.copy()
                self._numbers.write_player(player, self._seat, number, self._written)
        if view.bids is not self._bids or view.year != self._year:
            self._note_bids(view)
        return self._written

    def _forget(self, era: int) -> None:
        """Begin again with an era: it decides how many ships companies may have."""
        self._era = era
        self._written = array("f", bytes(4 * len(self._numbers.names)))
        self._players: list[Player | None] = [None] * self._numbers.players
        self._companies: dict[str, Company] = {}
        self._of_companies: dict[str, Numbers] = {}
        self._bids: Bids = ()
        self._year = -1
        self._of_bids: Numbers = {}

    def _note_bids(self, view: State) -> None:
        self._bids, self._year = view.bids, view.year
        for place in self._of_bids:
            self._written[place] = 0
        self._of_bids = self._numbers.of_order_bids(view.bids, view.year, self._seat)
        for place, value in self._of_bids.items():
            self._written[place] = value

    def _note_companies(self, view: State) -> None:
        known, written, companies = self._companies, self._written, view.companies
        gone = [id for id in known if id not in companies]
        changed = [company for id, company in companies.items() if known.get(id) != company]
        for id in [*gone, *[company.id for company in changed if company.id in known]]:
            del known[id]
            for place in self._of_companies.pop(id):
                written[place] = 0
        for company in changed:
            known[company.id] = company.copy()
            found = self._of_companies[company.id] = self._numbers.of_company(view, self._seat, company)
            for place, value in found.items():
                written[place] = value


def _sites(scenario: Scenario) -> Iterator[tuple[str, str]]:
    """Each city card with each area where its city may ever stand (R-ERA-05)."""
    for card in scenario.cards.values():
        for province in card.provinces:
            yield from ((card.id, area) for area in scenario.areas_of[province] if scenario.seas_at[area])


def _pairs(scenario: Scenario) -> Iterator[tuple[str, str]]:
    """The first deeds of each two companies that may ever merge (R-MER-02); siap faji keeps one of its parts."""
    for a, b in combinations(sorted(scenario.deeds), 2):
        kinds = {scenario.deeds[a].kind, scenario.deeds[b].kind}
        if len(kinds) == 1 or kinds == {"rice", "spice"}:
            yield a, b
