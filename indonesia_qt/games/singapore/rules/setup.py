"""How a game begins (S-SET): what is dealt, and the first state."""

from __future__ import annotations

from random import Random

from msgspec import Struct

from indonesia_qt.core.game import check_players
from indonesia_qt.games.singapore.rules.constants import (
    BLACK_CHIPS,
    FEWEST_PLAYERS,
    FLAGS,
    GOODS,
    GOODS_IN_BOX,
    MOST_PLAYERS,
    NEUTRAL_PLAYERS,
    ROADS,
    Goods,
)
from indonesia_qt.games.singapore.rules.round import Round
from indonesia_qt.games.singapore.rules.scenario import Scenario
from indonesia_qt.games.singapore.rules.starting_round import StartingRound
from indonesia_qt.games.singapore.rules.state import Options, Player, State


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """The pile of markers from the lowest up (S-SET-04), and which land tile lies in each place (S-SET-01)."""

    markers: tuple[int, ...]
    tiles: tuple[str, ...]


def deal(scenario: Scenario, players: int, seed: int) -> Deal:
    """Pile the markers and lay the land tiles by `seed`. Raises `ValueError` when so many can't play."""
    check_players(players, FEWEST_PLAYERS, MOST_PLAYERS)
    chance = Random(seed)
    markers = tuple(chance.sample(range(players), players))
    return Deal(markers, tuple(chance.sample(list(scenario.box.land_tiles), len(scenario.tiles))))


def first_state(scenario: Scenario, options: Options, deal: Deal) -> State:
    """Return the state before the starting round."""
    box, players = scenario.box, len(deal.markers)
    owners = players + (players == NEUTRAL_PLAYERS)
    prices = dict(zip(scenario.start_lots, box.start_tile.prices, strict=True))
    for lots, tile in zip(scenario.tiles, deal.tiles, strict=True):
        prices |= zip(lots, box.land_tiles[tile].prices, strict=True)
    start = scenario.start
    return State(
        scenario=scenario,
        options=options,
        prices=prices,
        players=[Player() for _ in range(players)],
        markers=list(deal.markers),
        chips=[0] * owners,
        flags=[FLAGS] * owners,
        black=BLACK_CHIPS,
        supply=Goods(*(GOODS_IN_BOX for _ in GOODS)) if options.supply == "limited" else None,
        unseen=[building.id for building in sorted(box.buildings, key=lambda building: building.stack or 0)],
        built={area: building.id for area, building in zip(start, box.start_buildings, strict=True)},
        owners={},
        roads=[],
        ways={area: tuple(other for other in start if other != area) for area in start},
        gaps={},
        roads_left=ROADS,
        stack=[Round(), StartingRound()],
        flagged={},
        display=[],
        raffles=deal.markers[0],
    )
