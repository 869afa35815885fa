"""What learning programs get: positions as numbers, and everything that can be chosen, each by a number of its own."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, MutableSequence, Sequence
from itertools import combinations
from typing import Any, get_args

from indonesia_qt.core.flow import Action, Pass, Question
from indonesia_qt.games.indonesia.rules import actions as act
from indonesia_qt.games.indonesia.rules import events
from indonesia_qt.games.indonesia.rules.companies import ship_limit
from indonesia_qt.games.indonesia.rules.constants import GOODS, KINDS, TRACKS
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
from indonesia_qt.games.indonesia.rules.state import Company, OrderBid, Player, State
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
SEAT_FACTS = len(SEAT) - 8
"""From the place in order to the bids."""
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


class IndonesiaNumbers:
    """The numbers of games on the map of one scenario; it keeps to the protocol `core.definition.Numbers`.

    Money is in rupiah. "seat +1" is the seat after the one that looks on; a company's number is the place of its first
    deed in the list of deeds, from 1. What is true is 1, all else 0.
    """

    def __init__(self, scenario: Scenario, players: int) -> None:
        self._scenario, self._players = scenario, players
        self._number = {deed: number for number, deed in enumerate(scenario.deeds, 1)}
        self._lay_out_numbers()
        self._lay_out_choices()
        self._kept = [_KeptNumbers(self, seat) for seat in range(players)]
        self._bids: tuple[Any, ...] = ()
        self._order_bids: list[int] = [0] * players

    def _lay_out_numbers(self) -> None:
        """Give each number its name and its place."""
        scenario, of_seats = self._scenario, [f"is of seat +{n}" for n in range(self._players)]
        lines = [deed.id for deed in scenario.deeds.values() if deed.kind == "shipping"]
        names = list(TABLE)

        def blocks(things: Iterable[str], what: Sequence[str]) -> dict[str, int]:
            """Name the numbers of each thing, and return the place where they begin."""
            begins = {thing: len(names) + n * len(what) for n, thing in enumerate(things)}
            names.extend(f"{thing} {name}" for thing in begins for name in what)
            return begins

        self._seat_at = list(blocks([f"seat +{n}" for n in range(self._players)], SEAT).values())
        cards_at = blocks((f"card {card}" for card in scenario.cards), ["is held"])
        self._card_at = dict(zip(scenario.cards, cards_at.values(), strict=True))
        self._company_at = blocks(scenario.deeds, (*COMPANY, *of_seats))
        self._land_at = blocks(scenario.province_of, (*LAND, *of_seats))
        ships_at = blocks([f"{line} in {sea}" for line in lines for sea in scenario.lands_at], SEA)
        self._ships_at = {line: {sea: ships_at[f"{line} in {sea}"] for sea in scenario.lands_at} for line in lines}
        self.names: Sequence[str] = names

    def write(self, view: State, seat: int, into: MutableSequence[float]) -> None:
        """Write the numbers of a view that `seat` has into a sequence of zeros."""
        into[: len(self.names)] = self._kept[seat].seen(view)
        self._write_table(view, into)
        self._write_seats(view, seat, into)
        self._write_board(view, into)
        for frame in view.stack[1:]:
            if type(frame) in TOLD_FRAMES:
                self._write_frame(view, seat, frame, into)

    def _write_table(self, view: State, into: MutableSequence[float]) -> None:
        into[0], into[1], into[2] = view.era, view.year, view.money_is_open
        into[3], into[4], into[5] = view.stones
        if view.stack:
            into[FIRST_PHASE + PHASES.index(present_phase(view) or "new_era")] = 1
            into[FIRST_QUESTION + QUESTIONS.index(type(view.stack[-1]))] = 1

    def _write_seats(self, view: State, seat: int, into: MutableSequence[float]) -> None:
        players, seat_at, card_at = self._players, self._seat_at, self._card_at
        for place, number in enumerate(view.order):
            into[seat_at[(number - seat) % players] + PLACE] = place
        for cards in view.players[seat].cards:
            for card in cards:
                into[card_at[card]] = 1
        self._write_order_bids(view, seat, into)

    def _write_order_bids(self, view: State, seat: int, into: MutableSequence[float]) -> None:
        bids, players = view.bids, self._players
        if bids is not self._bids:
            self._bids, self._order_bids = bids, [0] * players
            for bid in bids:
                if type(bid) is OrderBid:
                    self._order_bids[bid.seat] += bid.amount
        for number, amount in enumerate(self._order_bids):
            into[self._seat_at[(number - seat) % players] + ORDER_BIDS] = amount
        for bid in reversed(bids):
            if bid.year < view.year - 1:
                break
            if type(bid) is OrderBid:
                at = self._seat_at[(bid.seat - seat) % players]
                if bid.year == view.year:
                    into[at + HAS_BID], into[at + ORDER_BID] = 1, bid.amount
                else:
                    into[at + LAST_ORDER_BID] = bid.amount

    def of_player(self, player: Player, seat: int, number: int) -> tuple[int, array[float]]:
        """Return the numbers of a player that stay until he changes, and the place where they begin."""
        money = (player.secret, player.cash, player.bank, player.earnings)
        tracks = (player.slots, player.mergers, player.expansion, player.hull, player.bid)
        free = player.slots - len(player.companies)
        a, b, c = player.cards
        found = array("f", (*money, *tracks, free, len(a), len(b), len(c)))
        return self._seat_at[(number - seat) % self._players] + PLACE + 1, found

    def of_company(self, view: State, seat: int, company: Company) -> dict[int, float]:
        """Return the numbers of a company, by their places, that stay until it changes or another era begins."""
        at, number, owner = (
            self._company_at[company.id],
            self._number[company.id],
            (company.owner - seat) % self._players,
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
            into[land_at[area] + LAND_RECEIVED + KINDS.index(good)] = bought

    def _write_frame(self, view: State, seat: int, frame: Any, into: MutableSequence[float]) -> None:
        """Write what a frame on the stack says of what goes on."""
        if isinstance(frame, Question):
            into[self._seat_at[(frame.seat - seat) % self._players] + IS_ASKED] = 1
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
        into[self._seat_at[(auction.bidder - seat) % self._players] + IS_BIDDER] = 1
        for id in (auction.first, auction.second):
            into[self._company_at[id] + IN_QUESTION] = 1
        self._write_gone(auction.gone, seat, into)

    def _write_gone(self, gone: Iterable[int], seat: int, into: MutableSequence[float]) -> None:
        for number in gone:
            into[self._seat_at[(number - seat) % self._players] + IS_OUT] = 1

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
        self._hull = block("research hull of seat", (f"+{n}" for n in range(self._players)))
        self._operate = block("operate", scenario.deeds)
        self._ship = block("ship in", seas)
        self._sell = block("sell from", lands)
        self._line = block("by", (deed.id for deed in deeds if deed.kind == "shipping"))
        self._to = block("to", lands)
        self._expand = block("expand to", lands)
        self._grow = block("grow", lands)
        self.choices: Sequence[str] = names

    def parts(self, action: Action, seat: int) -> tuple[int, ...]:  # noqa: C901 - one for each kind
        """Return the choices that make an answer of `seat`: one, but three for a delivery; its amount left out."""
        match action:
            case act.Expand(area=area):
                return (self._expand[area],)
            case act.StartProduction(deed=deed, area=place) | act.StartShipping(deed=deed, sea=place):
                return (self._start[deed, place],)
            case act.Deliver(origin=origin, line=line, city=city):
                return (self._sell[origin], self._line[line], self._to[city])
            case act.Research(track=track, player=player):
                return (self._track[track] if player == seat else self._hull[f"+{(player - seat) % self._players}"],)
            case act.PlaceShip(sea=sea):
                return (self._ship[sea],)
            case act.Operate(company=company):
                return (self._operate[company],)
            case act.PlaceCity(card=card, area=area):
                return (self._city[card, area],)
            case act.Announce(first=first, second=second):
                return (self._merge[min(first, second), max(first, second)],)
            case act.GiveUp(area=area):
                return (self._remove[area],)
            case act.Grow(area=area):
                return (self._grow[area],)
            case act.DeliverRest():
                return (self._alone["sell the rest"],)
            case act.Bid():
                return (self._alone["bid"],)
            case act.Raise():
                return (self._alone["raise"],)
            case Pass():
                return (self._alone["pass"],)
        raise ValueError(action)


class _KeptNumbers:
    """The numbers of players and companies as a seat sees them, kept from one look to the next: few change between."""

    def __init__(self, numbers: IndonesiaNumbers, seat: int) -> None:
        self._numbers, self._seat = numbers, seat
        self._era = -1

    def seen(self, view: State) -> MutableSequence[float]:
        """Return all numbers of a view, 0 for all that these don't say; they aren't to be changed."""
        if view.era != self._era:
            self._era = view.era
            self._written = array("f", bytes(4 * len(self._numbers.names)))
            self._players: list[Player | None] = [None] * len(view.players)
            self._companies: dict[str, Company] = {}
            self._of_companies: dict[str, dict[int, float]] = {}
        if view.companies != self._companies:
            self._note_companies(view)
        for number, player in enumerate(view.players):
            if player != self._players[number]:
                self._players[number] = player.copy()
                begin, found = self._numbers.of_player(player, self._seat, number)
                self._written[begin : begin + SEAT_FACTS] = found
        return self._written

    def _note_companies(self, view: State) -> None:
        known, written, companies = self._companies, self._written, view.companies
        for id in [id for id, company in known.items() if companies.get(id) != company]:
            del known[id]
            for place in self._of_companies.pop(id):
                written[place] = 0
        for id, company in companies.items():
            if id not in known:
                known[id] = company.copy()
                found = self._of_companies[id] = self._numbers.of_company(view, self._seat, company)
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
