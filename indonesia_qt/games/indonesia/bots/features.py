"""What of a position bears on the money that a seat will have: sums of money, and features that are to be weighed."""

from __future__ import annotations

from typing import NamedTuple

from indonesia_qt.games.indonesia.bots.horizon import (
    OPERATIONS_BEGIN,
    last_year_is_certain,
    phase_number,
)
from indonesia_qt.games.indonesia.bots.prospects import cargo, custom, headroom, rooms
from indonesia_qt.games.indonesia.bots.trade import Trade, later_trade, rest_of_year, trade
from indonesia_qt.games.indonesia.content import LAST_STEP, PRICE, TRACKS
from indonesia_qt.games.indonesia.state import Company, State

FAR = 2
"""Years on at which growth is looked at."""
MOST_ROOM = 2 * LAST_STEP
"""Areas to which a company may expand in `FAR` years; more aren't counted."""
LATENT_ROOM = 4
"""Areas that a company may expand to that count though nobody buys of it yet."""
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
    "growth",
    "later_growth",
    "company",
    "custom",
    "latent",
    "line",
    "headroom",
    "cargo",
    "slots",
    "mergers",
    "expansion",
    "hull",
    "bid",
    "free_slot",
    "liquid",
    "expanding",
    "tempo",
)
"""The features of a seat; all but `tempo` grow with the years to come.

now           the income of the board as it is, the last year twice
growth        what it gains by growing in the next two years
later_growth  the same gain once more in each year after
company       each production company
custom        the cities near its production companies
latent        the price of goods that may grow but that nobody buys yet
line          each shipping company
headroom      ships that its shipping companies may still get
cargo         goods and cities near its shipping companies
slots … bid   steps of research, each counting less than the one before
free_slot     slots that it may fill
liquid        cash at hand
expanding     steps of expansion times production companies that sell all they have
tempo         places behind the first in the order of play
"""

Seat = tuple[float, list[float]]
"""The money that a seat has and will certainly have, and its features."""


class _Years(NamedTuple):
    """Years to come whose income isn't money yet, and by how much income that grows is to be multiplied."""

    total: float
    now: float
    growth: float
    later: float


def features(s: State, years: float) -> list[Seat]:
    """The money and the features of each seat in a game that goes on for so many `years_to_come`."""
    coming = _years(years - 1 if phase_number(s) == OPERATIONS_BEGIN else years)
    now = trade(s)
    room = rooms(s, MOST_ROOM)
    far = later_trade(s, now, room, FAR)
    companies = [[0.0] * 7 for _ in s.players]
    for company in s.companies.values():
        _add_company(companies[company.owner], s, company, now, far, room.get(company.id, 0))
    early = 1 if phase_number(s) < OPERATIONS_BEGIN else LATE_TEMPO
    found = []
    for seat, money in enumerate(_money(s, now)):
        player = s.players[seat]
        gain = (far.earned[seat] - now.earned[seat]) / FAR
        own = companies[seat]
        row = [now.earned[seat] * coming.now, gain * coming.growth, gain * coming.later]
        row += [coming.total * value for value in own[:6]]
        row += [years * _STEPS[getattr(player, track)] for track in TRACKS]
        row.append(max(0.0, years - 1) * min(MOST_FREE, player.slots - len(player.companies)))
        row.append(years * min(MOST_LIQUID, player.cash))
        row.append(coming.total * own[6] * (player.expansion - 1))
        row.append(-early * s.order.index(seat))
        found.append((money, row))
    return found


_STEPS = [0.0] + [sum(DECLINE**n for n in range(step)) for step in range(LAST_STEP)]
"""What the steps of a track count together."""


def _years(coming: float) -> _Years:
    """The sums over the years to come; the last one counts twice (R-END-02)."""
    growth = later = 0.0
    left, year = max(0.0, coming), 0
    last = min(1.0, left)
    while left > 0:
        part = min(1.0, left)
        growth += part * min(year, FAR)
        later += part * max(0, year - FAR)
        left -= part
        year += 1
    if year:
        growth += last * min(year - 1, FAR)
        later += last * max(0, year - 1 - FAR)
    return _Years(max(0.0, coming), max(0.0, coming) + last, growth, later)


def _add_company(found: list[float], s: State, company: Company, now: Trade, far: Trade, room: int) -> None:
    """Add what a company may come to, to its owner's sums."""
    if company.kind == "shipping":
        found[3] += 1
        found[4] += headroom(s, company)
        found[5] += cargo(s, company)
        return
    units = len(company.areas)
    found[0] += 1
    found[1] += custom(s, company)
    found[2] += PRICE[company.kind] * max(0, units + min(room, LATENT_ROOM) - far.sold(company))
    found[6] += 0 < units == now.sold(company)


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
