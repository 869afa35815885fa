"""What of a position bears on the money that a seat will have: sums of money, and features that are to be weighed."""

from __future__ import annotations

from tests.opponents.first_expert.engine import LAST_STEP, PRICE, TRACKS, Company, Kind, State, harbours, ship_limit
from tests.opponents.first_expert.horizon import OPERATIONS_BEGIN, last_year_is_certain, phase_number
from tests.opponents.first_expert.prospects import cargo, custom, rooms
from tests.opponents.first_expert.trade import Trade, rest_of_year, trade

SOON = 2
"""Years in which companies are thought to grow."""
MOST_ROOM = SOON * LAST_STEP
"""Areas to which a company may expand in that time; more aren't counted."""
DECLINE = 0.8
"""What a step of a research track counts beside the one before."""
MOST_LIQUID = 400
"""Rupiah of cash beyond which more doesn't help to buy."""
MOST_FREE = 2
"""Free slots beyond which more don't count."""
LATE_TEMPO = 0.3
"""What a place in the order of play counts when the companies operate, and until the next bids."""

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
"""

Seat = tuple[float, list[float]]
"""The money that a seat has and will certainly have, and its features."""


def features(s: State, years: float) -> list[Seat]:
    """The money and the features of each seat in a game that goes on for so many `years_to_come`."""
    coming = max(0.0, years - 1 if phase_number(s) == OPERATIONS_BEGIN else years)
    now = trade(s)
    room = rooms(s, MOST_ROOM)
    sailed = frozenset(sea for line in s.companies.values() for sea in line.ships)
    companies = [_Companies(sailed) for _ in s.players]
    for company in s.companies.values():
        companies[company.owner].add(s, company, now, room.get(company.id, 0))
    early = 1 if phase_number(s) < OPERATIONS_BEGIN else LATE_TEMPO
    found = []
    for seat, money in enumerate(_money(s, now)):
        player = s.players[seat]
        own = companies[seat]
        row = [now.earned[seat] * (coming + min(1.0, coming))]
        row += [coming * value for value in (own.production, own.custom, own.lines, own.fleet, own.cargo)]
        row += [years * _STEPS[getattr(player, track)] for track in TRACKS]
        row.append(max(0.0, years - 1) * min(MOST_FREE, player.slots - len(player.companies)))
        row.append(years * min(MOST_LIQUID, player.cash))
        row.append(-early * s.order.index(seat))
        row += [coming * own.unsold, coming * own.ripe]
        row.append(max(0.0, years - 1) * own.outlets(player.mergers))
        row.append(coming * own.reached)
        found.append((money, row))
    return found


_STEPS = [0.0] + [sum(DECLINE**n for n in range(step)) for step in range(LAST_STEP)]
"""What the steps of a track count together."""


class _Companies:
    """What a seat's companies come to, together, when ships lie in the seas `sailed`."""

    def __init__(self, sailed: frozenset[str]) -> None:
        self.sailed = sailed
        self.production = self.lines = self.fleet = self.unsold = self.ripe = self.reached = 0
        self.custom = self.cargo = 0.0
        self.deeds: dict[Kind, list[int]] = {}

    def add(self, s: State, company: Company, now: Trade, room: int) -> None:
        """Add one of them, which has `room` to expand."""
        self.deeds.setdefault(company.kind, []).append(len(company.deeds))
        if company.kind == "shipping":
            self.lines += 1
            self.fleet += max(company.units, ship_limit(s, company))
            self.cargo += cargo(s, company)
            return
        units = len(company.areas)
        unsold = units - now.sold(company)
        self.production += 1
        self.custom += custom(s, company)
        self.unsold += PRICE[company.kind] * unsold
        if unsold and not self.sailed.isdisjoint(harbours(s, company)):
            self.reached += PRICE[company.kind] * unsold
        if units and not unsold:
            self.ripe += PRICE[company.kind] * min(room, SOON * s.players[company.owner].expansion)

    def outlets(self, mergers: int) -> int:
        """Kinds of which two with the fewest deeds may be merged by so much research (R-MER-03)."""
        return sum(len(deeds) > 1 and sum(sorted(deeds)[:2]) <= mergers for deeds in self.deeds.values())


def _money(s: State, now: Trade) -> list[float]:
    """Cash, bank and this year's earnings, with those still to come; doubled when this is certainly the last year."""
    money = [float(player.cash + player.bank) for player in s.players]
    phase = phase_number(s)
    earnings = [0] * len(s.players)
    if phase == OPERATIONS_BEGIN:
        rest = rest_of_year(s) if s.operated else now
        earnings = [player.earnings + more for player, more in zip(s.players, rest.earned, strict=True)]
        money = [sum(pair) for pair in zip(money, earnings, strict=True)]
    elif phase > OPERATIONS_BEGIN:
        earnings = [player.earnings for player in s.players]
    if last_year_is_certain(s):
        money = [sum(pair) for pair in zip(money, earnings, strict=True)]
    return money
