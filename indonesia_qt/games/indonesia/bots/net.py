"""A small neural network that forecasts, when a year's bids begin, what share of the money each seat will end with.

It sees every seat in the same way: in its own numbers, in how far they are from the others' mean and from the best
other's, and in those of the whole table. So when seats are permuted, so is what it says. `tests/tuning/net.py` trains
it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import as_file, files
from typing import TYPE_CHECKING, NamedTuple

from indonesia_qt.games.indonesia.analysis.last_year import is_last_year
from indonesia_qt.games.indonesia.bots.board import Board, board_of
from indonesia_qt.games.indonesia.bots.chances import chances_to_win, forecasts, pace_of_forecasts
from indonesia_qt.games.indonesia.bots.evaluate import MOST_ROOM, outlook, survey
from indonesia_qt.games.indonesia.bots.horizon import years_to_come
from indonesia_qt.games.indonesia.bots.prospects import places_of
from indonesia_qt.games.indonesia.bots.trade import Trade
from indonesia_qt.games.indonesia.rules.constants import KINDS, PRICE, Kind
from indonesia_qt.games.indonesia.rules.scoring import final_money
from indonesia_qt.games.indonesia.rules.state import State

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]


class _Goods:
    """What a seat's companies have."""

    def __init__(self) -> None:
        self.units = dict.fromkeys(KINDS, 0)
        self.sold = self.value = self.room = self.growth = self.most_deeds = 0
        self.deeds: dict[Kind, list[int]] = {}

    def own(self, seats: Sequence[_Goods]) -> list[float]:
        value = sum(seat.value for seat in seats)
        return [
            *self.units.values(),
            self.sold,
            self.value,
            self.room,
            self.growth,
            self.most_deeds,
            value - self.value,
        ]


def _goods(board: Board, now: Trade, expansions: Sequence[int]) -> list[_Goods]:
    places, seats = places_of(board), [_Goods() for _ in board.hulls]
    for firm in board.firms:
        own = seats[firm.owner]
        own.most_deeds = max(own.most_deeds, len(firm.deeds))
        own.deeds.setdefault(firm.kind, []).append(len(firm.deeds))
        if firm.line:
            own.units["shipping"] += firm.line.number
        elif firm.estate:
            price, goods = PRICE[firm.kind], firm.estate.goods
            sold, room = now.sold.get(firm.id, 0), places.room(firm, MOST_ROOM)
            own.units[firm.kind] += goods
            own.sold += price * sold
            own.value += price * goods
            own.room += price * room
            if sold == goods:
                own.growth += price * min(room, expansions[firm.owner])
    return seats


def numbers(s: State) -> list[list[float]]:
    """Return what the network is given of each seat; nothing may be hidden in the position."""
    board = board_of(s)
    _, now, companies = survey(board)
    pace = pace_of_forecasts(len(s.players))
    years = years_to_come(s, pace)
    goods = _goods(board, now, [player.expansion for player in s.players])
    deeds: dict[Kind, list[int]] = {}
    for of_seat in goods:
        for kind, sizes in of_seat.deeds.items():
            deeds.setdefault(kind, []).extend(sizes)
    linear = forecasts(outlook(s, pace))
    rows = []
    for seat, player in enumerate(s.players):
        own, money = companies[seat], player.cash + player.bank
        pairs = sum(
            a + b <= player.mergers for sizes in deeds.values() for n, a in enumerate(sizes) for b in sizes[n + 1 :]
        )
        rows.append(
            [
                *(forecast[seat] for forecast in linear),
                money,
                player.cash,
                now.earned[seat],
                money + years * now.earned[seat],
                years * goods[seat].growth,
                player.slots,
                player.mergers,
                player.expansion,
                player.hull,
                player.bid,
                player.slots - len(player.companies),
                s.order.index(seat),
                own.production,
                own.lines,
                own.custom,
                own.fleet,
                own.cargo,
                own.unsold,
                own.reached,
                own.ripe(player.expansion),
                own.outlets(player.mergers),
                sum(map(len, player.cards)),
                pairs,
                *goods[seat].own(goods),
            ]
        )
    kinds = [s.scenario.deeds[id].kind for id in s.deeds]
    table = [
        years,
        float(s.year),
        float(s.era),
        float(len(s.deeds)),
        float(len(set(kinds))),
        float(len(s.cities)),
        float(sum(s.cities.values())),
        float(sum(now.earned)),
        float(is_last_year(s)),
    ]
    found = []
    for seat, row in enumerate(rows):
        others = list(zip(*(other for number, other in enumerate(rows) if number != seat), strict=True))
        means = [mine - sum(theirs) / len(theirs) for mine, theirs in zip(row, others, strict=True)]
        best = [mine - max(theirs) for mine, theirs in zip(row, others, strict=True)]
        found.append([*row, *means, *best, *table])
    return found


class NetForecast(NamedTuple):
    """What the network says of a position: each seat's share of the final money, and its chance to win."""

    shares: tuple[float, ...]
    chances: tuple[float, ...]


class Net:
    """The network: two hidden layers for each seat, and a softmax over the seats."""

    def __init__(self, layers: Sequence[tuple[Floats, Floats]], mean: Floats, spread: Floats) -> None:
        self.layers, self.mean, self.spread = layers, mean, spread

    def of(self, found: Sequence[Sequence[float]]) -> NetForecast:
        """Return what it says of the `numbers` of each seat."""
        shares, chances = self.outputs(self.inputs(found)).T.tolist()
        return NetForecast(tuple(shares), tuple(chances))

    def inputs(self, found: Sequence[Sequence[float]] | Floats) -> Floats:
        """Return numbers of any size, of one position or of many, as inputs that are about as large as one another."""
        import numpy as np

        raw = np.asarray(found, dtype=np.float64)
        even: Floats = (np.sign(raw) * np.log1p(np.abs(raw)) - self.mean) / self.spread
        return even.clip(-4, 4).astype(np.float32)

    def outputs(self, x: Floats) -> Floats:
        """Return the share and the chance of each seat, of one position or of many."""
        import numpy as np

        for weights, bias in self.layers[:-1]:
            x = np.maximum(0, x @ weights + bias)
        weights, bias = self.layers[-1]
        x = x @ weights + bias
        parts = np.exp(x - x.max(axis=-2, keepdims=True))
        found: Floats = parts / parts.sum(axis=-2, keepdims=True)
        return found


@cache
def net_for(players: int) -> Net:
    """Return the network for a number of players, from the file beside this module."""
    import numpy as np

    with as_file(files(__package__).joinpath("net.npz")) as path, np.load(path) as stored:
        parts = [stored[f"{players}.{n}"].astype(np.float32) for n in range(8)]
    mean, spread, *layers = parts
    return Net(list(zip(layers[::2], layers[1::2], strict=True)), mean, spread)


def forecast(s: State) -> NetForecast:
    """Return what the network says of a position in which bids begin; nothing may be hidden in it.

    Of a game that is over it's exact, but that who has less than nothing has no share.
    """
    if not s.stack:
        money = [max(0, sum_) for sum_ in final_money(s)]
        return NetForecast(tuple(sum_ / max(1, sum(money)) for sum_ in money), chances_to_win(s))
    return net_for(len(s.players)).of(numbers(s))
