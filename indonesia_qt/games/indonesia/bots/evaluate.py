"""Values a position for each seat: the money that it may expect to have at the end, by weighted features."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from operator import mul
from typing import NamedTuple

import msgspec
from msgspec import Struct

from indonesia_qt.core.flow import Action
from indonesia_qt.games.indonesia.analysis.last_year import is_last_year
from indonesia_qt.games.indonesia.bots.board import Board, Firm, Line, board_of
from indonesia_qt.games.indonesia.bots.horizon import (
    OPERATIONS_BEGIN,
    TURN_ORDER,
    USUAL_SCHEDULE,
    Schedule,
    phase_number,
    years_to_come,
)
from indonesia_qt.games.indonesia.bots.prospects import Places, places_of
from indonesia_qt.games.indonesia.bots.trade import Trade, Traders
from indonesia_qt.games.indonesia.rules.actions import Research
from indonesia_qt.games.indonesia.rules.companies import ship_limit_of
from indonesia_qt.games.indonesia.rules.constants import LAST_STEP, PRICE, Kind, Track
from indonesia_qt.games.indonesia.rules.phases.turn_order import TurnOrder
from indonesia_qt.games.indonesia.rules.scoring import final_money
from indonesia_qt.games.indonesia.rules.state import State

SOON = 2
"""Years in which companies are thought to grow."""
MOST_ROOM = SOON * LAST_STEP
"""Areas to which a company may expand in that time; more aren't counted."""
DECLINE = 0.8
"""The value of a step of a research track as a part of that of the step before."""
MOST_LIQUID = 400
"""Rupiah of cash beyond which more doesn't help to buy."""
FEWEST_DEEDS = 2
"""The fewest deeds of a merger, and so the step of research that makes mergers possible (R-MER-03)."""
MOST_FREE = 2
"""Free slots beyond which more don't count."""
LATE_TEMPO = 0.3
"""The value of a place in the order of play during the Operations phase, as a part of that before."""

BOARDS = 4_000
"""How many boards are remembered."""

FEATURES = (
    "now",
    "company",
    "custom",
    "line",
    "fleet",
    "cargo",
    "slots",
    "mergers",
    "expansion",
    "hull",
    "bid",
    "free_slot",
    "liquid",
    "tempo",
    "unsold",
    "ripe",
    "outlets",
    "reached",
    "merger",
)
"""The features of a seat; all but `tempo` grow with the years to come.

now           the income of the board as it is, the last year twice
company       each production company
custom        the cities near its production companies
line          each shipping company
fleet         ships that its shipping companies have and may still get in this era
cargo         goods and cities near its shipping companies
slots … bid   steps of research, each counting less than the one before
free_slot     slots that it may fill
liquid        cash at hand
tempo         places behind the first in the order of play
unsold        the price of goods that nobody buys or no ship carries yet
ripe          the price of goods that companies which sell all they have may grow in the next two years
outlets       kinds of which it could merge two of its own companies, and so free a slot
reached       the part of `unsold` whose companies have a ship at their coast
merger        the research without which no two companies can be merged
"""

Seat = tuple[float, list[float]]
"""The money that a seat has and will certainly have, and its features."""


def features(s: State, years: float) -> list[Seat]:
    """Return the money and the features of each seat in a game that goes on for so many `years_to_come`."""
    phase = phase_number(s)
    coming = max(0.0, years - 1 if phase == OPERATIONS_BEGIN else years)
    traders, now, companies = survey(board_of(s))
    order_weight = _weight_of_order(s, phase)
    yearly = coming + min(1.0, coming)
    later = max(0.0, years - 1)
    found = []
    for seat, money in enumerate(_money(s, traders, now)):
        player = s.players[seat]
        own = companies[seat]
        row = [
            now.earned[seat] * yearly,
            coming * own.production,
            coming * own.custom,
            coming * own.lines,
            coming * own.fleet,
            coming * own.cargo,
            years * _STEPS[player.slots],
            years * _STEPS[player.mergers],
            years * _STEPS[player.expansion],
            years * _STEPS[player.hull],
            years * _STEPS[player.bid],
            later * min(MOST_FREE, player.slots - len(player.companies)),
            years * min(MOST_LIQUID, player.cash),
            -order_weight * s.order.index(seat),
            coming * own.unsold,
            coming * own.ripe(player.expansion),
            later * own.outlets(player.mergers),
            coming * own.reached,
            later * (player.mergers >= FEWEST_DEEDS),
        ]
        found.append((money, row))
    return found


@lru_cache(maxsize=BOARDS)
def survey(board: Board) -> tuple[Traders, Trade, list[Companies]]:
    """Return the traders, their year, and what each seat has: whatever doesn't depend on money and research."""
    traders = Traders(board)
    now = traders.trade()
    places = places_of(board)
    sailed = frozenset[str]().union(*[firm.line.seas for firm in board.firms if firm.line])
    companies = [Companies() for _ in board.hulls]
    for firm in board.firms:
        own = companies[firm.owner]
        own.deeds.setdefault(firm.kind, []).append(len(firm.deeds))
        if firm.line:
            own.add_line(firm.line, ship_limit_of(board.scenario, board.era, firm.deeds), places)
        else:
            own.add_production(firm, now.sold.get(firm.id, 0), sailed, places)
    return traders, now, companies


def _weight_of_order(s: State, phase: int) -> float:
    """How much the order of play matters still: not at all before this year's bids, nor after the operations."""
    if phase < TURN_ORDER or phase > OPERATIONS_BEGIN or any(isinstance(frame, TurnOrder) for frame in s.stack):
        return 0.0
    return LATE_TEMPO if phase == OPERATIONS_BEGIN else 1.0


_STEPS = [0.0] + [sum(DECLINE**n for n in range(step)) for step in range(LAST_STEP)]
"""The value of all steps of a track up to each of them."""


class Companies:
    """The totals of a seat's companies."""

    def __init__(self) -> None:
        self.production = self.lines = self.fleet = self.unsold = self.reached = 0
        self.custom = self.cargo = 0.0
        self.deeds: dict[Kind, list[int]] = {}
        self.sold_out: list[tuple[int, int]] = []
        """Of each company that sells all it has the price of its good, and its room in areas."""

    def add_line(self, line: Line, limit: int, places: Places) -> None:
        """Add a shipping company that may have so many ships in this era."""
        self.lines += 1
        self.fleet += max(line.number, limit)
        self.cargo += places.cargo(line.seas)

    def add_production(self, firm: Firm, sold: int, sailed: frozenset[str], places: Places) -> None:
        """Add a production company, which sells so many goods; ships lie in the seas `sailed`."""
        self.production += 1
        if not (estate := firm.estate):
            return
        price, unsold = PRICE[firm.kind], estate.goods - sold
        self.custom += places.custom(estate.coast)
        if not unsold:
            self.sold_out.append((price, places.room(firm, MOST_ROOM)))
            return
        self.unsold += price * unsold
        if not sailed.isdisjoint(estate.coast):
            self.reached += price * unsold

    def ripe(self, expansion: int) -> int:
        """Return the price of the goods by which those companies may grow that sell all they have."""
        return sum([price * min(room, SOON * expansion) for price, room in self.sold_out]) if self.sold_out else 0

    def outlets(self, mergers: int) -> int:
        """Return the number of kinds of which two companies may be merged after so much research (R-MER-03)."""
        return sum([sum(sorted(deeds)[:2]) <= mergers for deeds in self.deeds.values() if len(deeds) > 1])


def _money(s: State, traders: Traders, now: Trade) -> list[float]:
    """Cash, bank and this year's earnings, with those still to come; doubled when this is certainly the last year."""
    money = [float(player.cash + player.bank) for player in s.players]
    phase = phase_number(s)
    earnings = [0] * len(s.players)
    if phase == OPERATIONS_BEGIN:
        rest = traders.rest_of_year(s) if s.operated else now
        earnings = [player.earnings + more for player, more in zip(s.players, rest.earned, strict=True)]
        money = [sum(pair) for pair in zip(money, earnings, strict=True)]
    elif phase > OPERATIONS_BEGIN:
        earnings = [player.earnings for player in s.players]
    if is_last_year(s):
        money = [sum(pair) for pair in zip(money, earnings, strict=True)]
    return money


LATE, EARLY = 2.0, 8.0
"""Expected years to come at which the weights of the late and of the early game hold; in between they are mixed."""


def share_early(years: float) -> float:
    """Return how far the weights of the early game hold when so many years are to come, from 0 to 1."""
    return min(1.0, max(0.0, (years - LATE) / (EARLY - LATE)))


Liking = type[Action] | Track
"""A kind of answer that a player may like: a class of answers, or a step on a track of research."""


class Weights(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """What each feature counts late and early in the game (in the order of `FEATURES`), and what isn't linear.

    `pace` is how many deeds a player takes in a year, and `rival` how much others' money counts against one's own;
    `schedule` says when the game lags behind. `attack` and `defence` are what a rupiah that isn't bid for the order of
    play counts more for each year to come: where its owner may merge companies, and where a rival may. Bids aren't
    lost, but nobody can pay with them in auctions. `likes` are rupiah by which kinds of answers count more than what
    comes of them; `ship` and `area` are rupiah by which each ship and area of a player's own does.
    """

    late: tuple[float, ...]
    early: tuple[float, ...]
    pace: float = 0.75
    rival: float = 0.5
    schedule: Schedule = USUAL_SCHEDULE[4]
    attack: float = 0.0
    defence: float = 0.0
    likes: tuple[tuple[Liking, float], ...] = ()
    ship: float = 0.0
    area: float = 0.0

    @lru_cache(maxsize=1_000)  # noqa: B019 - weights are values: they are few, and held by those who use them anyway
    def at(self, years: float) -> tuple[float, ...]:
        """Return the weight of each feature when so many years are to come."""
        share = share_early(years)
        return tuple([late + share * (early - late) for late, early in zip(self.late, self.early, strict=True)])

    def fond_of(self, kind: Kind) -> float:
        """Return the rupiah by which each ship or area of a company of this kind counts more."""
        return self.ship if kind == "shipping" else self.area


class WeightsEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """Weights as the file has them: for each feature late and early in the game; those left out count nothing.

    Without a schedule it is the usual one.
    """

    features: dict[str, tuple[float, float]]
    pace: float
    rival: float
    schedule: Schedule | None = None
    attack: float = 0.0
    defence: float = 0.0


class WeightsFile(Struct, frozen=True, forbid_unknown_fields=True):
    """Weights by the number of players, and how they were found."""

    provenance: str
    players: dict[str, WeightsEntry]


@cache
def weights_for(name: str, players: int) -> Weights:
    """Return the weights of that name for a number of players, from the file beside this module."""
    data = files(__package__).joinpath(f"{name}.json").read_bytes()
    entry = msgspec.json.decode(data, type=WeightsFile).players[str(players)]
    late, early = zip(*(entry.features.get(feature, (0.0, 0.0)) for feature in FEATURES), strict=True)
    schedule = entry.schedule or USUAL_SCHEDULE[players]
    return Weights(late, early, entry.pace, entry.rival, schedule, entry.attack, entry.defence)


class Outlook(NamedTuple):
    """What a position is worth by any weights: the expected years to come, and the money and the features of each seat.

    When the game is over there are no features.
    """

    years: float
    seats: list[Seat]

    def worth(self, w: Weights) -> list[float]:
        """Return the final money that each seat may expect, in rupiah."""
        weights = w.at(self.years)
        return [money + sum(map(mul, weights, found)) for money, found in self.seats]


def outlook(s: State, pace: float) -> Outlook:
    """Return the outlook of a position when players take so many deeds in a year."""
    if not s.stack:
        return Outlook(0.0, [(float(money), []) for money in final_money(s)])
    years = years_to_come(s, pace)
    return Outlook(years, features(s, years))


def worth(s: State, w: Weights) -> list[float]:
    """Return the final money that each seat may expect, in rupiah; for a game that is over it is exact (R-END-02)."""
    return outlook(s, w.pace).worth(w)


def standing(values: list[float], seat: int, w: Weights) -> float:
    """Return what a seat aims at: its own money, less what its rivals have on average and what the best has."""
    others = values.copy()
    own = others.pop(seat)
    return own - w.rival * (0.5 * sum(others) / len(others) + 0.5 * max(others))


def liking(action: Action, w: Weights) -> float:
    """Return the rupiah by which an answer counts more than what comes of it."""
    kind = action.track if isinstance(action, Research) else type(action)
    return sum(more for liked, more in w.likes if liked == kind)


def fondness(s: State, seat: int, w: Weights) -> float:
    """Return the rupiah by which a seat's ships and areas count more than what comes of them."""
    if not (w.ship or w.area):
        return 0.0
    own = [s.companies[id] for id in s.players[seat].companies]
    return sum(company.units * w.fond_of(company.kind) for company in own)
