"""What a position is worth to each seat: the money that it may expect to have at the end."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from indonesia_qt.games.indonesia.bots.horizon import (
    OPERATIONS_BEGIN,
    last_year_is_certain,
    phase_number,
    years_to_come,
)
from indonesia_qt.games.indonesia.bots.prospects import cargo, custom, headroom, rooms
from indonesia_qt.games.indonesia.bots.trade import Trade, later_trade, rest_of_year, trade
from indonesia_qt.games.indonesia.content import FIRST_ERA, LAST_STEP, PRICE
from indonesia_qt.games.indonesia.state import Company, Player, State

FAR = 2
"""Years on at which growth is looked at."""

MOST_ROOM = 2 * LAST_STEP
"""Areas to which a company may expand in `FAR` years; more aren't counted."""
LATENT_ROOM = 4
"""Areas that a company may expand to that count though nobody buys of it yet."""

MOST_LIQUID = 400
"""Rupiah of cash beyond which more doesn't help to buy."""
LATE_TEMPO = 0.3
"""What a place in the order of play counts when the companies operate, and until the next bids."""


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """What counts how much; all but `now`, `growth`, `slope`, `decline`, `liquid` and `rival` in rupiah a year to come.

    `now` and `growth` weigh the income of the board as it is and what it gains by growing; `slope` is how much of
    that gain comes again in each year after. `latent` weighs the price of goods that may grow but aren't sold,
    `custom` the cities near a production company, `cargo` what lies near a shipping company, `headroom` the ships that
    it may get; `company` and `line` are what a production and a shipping company are worth for being there. `slots`
    and so on are for a step of research; each further step of a track counts `decline` times the one before. `tempo`
    is for a place in the order of play (in rupiah), `pace` how many deeds a player takes in a year, `liquid` what cash
    is worth beyond its face, and `rival` how much others' money counts against one's own.
    """

    now: float = 0.9
    growth: float = 0.8
    slope: float = 0.25
    latent: float = 0.05
    custom: float = 2.0
    company: float = 2.0
    line: float = 15.0
    headroom: float = 2.0
    cargo: float = 2.0
    slots: float = 12.0
    free_slot: float = 10.0
    mergers: float = 7.0
    expansion: float = 8.0
    hull: float = 3.0
    bid: float = 2.0
    decline: float = 0.8
    tempo: float = 4.0
    pace: float = 0.75
    liquid: float = 0.05
    rival: float = 0.5


class WeightsFile(Struct, frozen=True, forbid_unknown_fields=True):
    """Weights by the number of players, and how they were found."""

    provenance: str
    players: dict[str, Weights]


@cache
def weights_for(name: str, players: int) -> Weights:
    """The weights of that name for a number of players, from the file beside this module."""
    data = files(__package__).joinpath(f"{name}.json").read_bytes()
    return msgspec.json.decode(data, type=WeightsFile).players[str(players)]


def worth(s: State, w: Weights) -> list[float]:
    """The final money that each seat may expect, in rupiah; for a game that is over it is exact (R-END-02)."""
    if not s.stack:
        return [float(player.cash + player.bank + player.earnings) for player in s.players]
    years = years_to_come(s, w.pace)
    now = trade(s)
    room = rooms(s, MOST_ROOM)
    far = later_trade(s, now, room, FAR)
    money = _money(s, now)
    coming = years
    if phase_number(s) == OPERATIONS_BEGIN:
        coming -= 1
    total = []
    for seat, player in enumerate(s.players):
        income = _stream(now.earned[seat], far.earned[seat], coming, w)
        total.append(money[seat] + income + _position(s, seat, player, years, w))
    for company in s.companies.values():
        total[company.owner] += coming * _promise(s, company, far, room.get(company.id, 0), w)
    return total


def _promise(s: State, company: Company, far: Trade, room: int, w: Weights) -> float:
    """Rupiah a year for what a company may come to, beyond what it will sell or ship as things are."""
    if company.kind == "shipping":
        return w.line + w.headroom * headroom(s, company) + w.cargo * cargo(s, company)
    units = len(company.areas)
    unsold = units + min(room, LATENT_ROOM) - far.sold(company)
    return w.company + w.custom * custom(s, company) + w.latent * PRICE[company.kind] * max(0, unsold)


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


def _stream(now: float, far: float, years: float, w: Weights) -> float:
    """The income of the years to come, the last twice, if it grows from `now` to `far` in `FAR` years and then less."""
    if years <= 0:
        return 0.0
    total, rate, left = 0.0, w.now * now, years
    gain = w.growth * (far - now) / FAR
    year = 0
    while left > 0:
        part = min(1.0, left)
        rate = w.now * now + gain * (min(year, FAR) + w.slope * max(0, year - FAR))
        total += part * rate
        left -= part
        year += 1
    return total + rate * min(1.0, years)


def _position(s: State, seat: int, player: Player, years: float, w: Weights) -> float:
    """What research, slots, the order of play and cash at hand may bring yet."""
    tracks = (
        w.slots * _steps(player.slots, w)
        + w.mergers * _steps(player.mergers, w)
        + w.expansion * _steps(player.expansion, w)
        + w.hull * _steps(player.hull, w)
        + w.bid * _steps(player.bid, w)
    )
    free = player.slots - len(player.companies)
    openings = w.free_slot * min(free, 2) * bool(s.deeds or s.era > FIRST_ERA)
    tempo = -w.tempo * s.order.index(seat) * (1 if phase_number(s) < OPERATIONS_BEGIN else LATE_TEMPO)
    return years * (tracks + openings + w.liquid * min(player.cash, MOST_LIQUID)) + tempo


def _steps(step: int, w: Weights) -> float:
    """The sum of a track's steps, each `decline` times the one before."""
    return sum(w.decline**n for n in range(min(step, LAST_STEP) - 1))


def standing(values: list[float], seat: int, w: Weights) -> float:
    """What a seat wants most of: its own money, less what its rivals have on average and what the best has."""
    others = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - w.rival * (0.5 * sum(others) / len(others) + 0.5 * max(others))
