"""Every legal answer as the statements of the rules have it, found in the plainest way, for comparison with the rules.

It reads what lies on the table, and nothing that the rules derive from that: no ways, no gaps, no lists of actions.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import networkx as nx

from indonesia_qt.core.flow import Action, Pass
from indonesia_qt.games.singapore.rules import actions as act
from indonesia_qt.games.singapore.rules.building import ChooseTile, JoinBuilding
from indonesia_qt.games.singapore.rules.constants import Goods
from indonesia_qt.games.singapore.rules.hut import ChooseHut
from indonesia_qt.games.singapore.rules.lots import ChooseLot
from indonesia_qt.games.singapore.rules.starting_round import FoundBuilding
from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.games.singapore.rules.turn import PlayTurn

VECTORS = [Goods(*counts) for counts in product(range(6), repeat=4) if sum(counts) <= 6]


def answers(s: State) -> set[Action]:
    """Every legal answer to the open question of a player."""
    asked = s.stack[-1]
    found = {
        FoundBuilding: _founding,
        ChooseLot: _flags,
        ChooseTile: _tiles,
        JoinBuilding: _joining,
        ChooseHut: _huts,
        PlayTurn: _turn,
    }[type(asked)](s, asked)
    return set(found)


def _free(s: State) -> Iterator[str]:
    yield from (lot for lot in s.prices if lot not in s.built and lot not in s.flagged)


def _near(s: State, area: str) -> list[str]:
    return [near for near in s.scenario.neighbours[area] if near in s.built]


def _founding(s: State, asked: FoundBuilding) -> Iterator[Action]:
    """S-STA-02, S-DUO-02."""
    for tile, lot in product(s.display, _free(s)):
        own = [near for near in _near(s, lot) if s.owners.get(near, "start") == asked.owner]
        if _near(s, lot) and (asked.owner == len(s.players) or len(own) < len(_near(s, lot))):
            yield act.Found(tile, lot)


def _flags(s: State, asked: ChooseLot) -> Iterator[Action]:  # noqa: ARG001
    """S-RND-04."""
    beside = [lot for lot in _free(s) if _near(s, lot)]
    rest = [lot for lot in _free(s) if any(near in s.flagged for near in s.scenario.neighbours[lot])]
    yield from map(act.PlaceFlag, beside or rest)


def _tiles(s: State, asked: ChooseTile) -> Iterator[Action]:
    """S-BLD-01, S-BLD-06."""
    yield from map(act.Build, s.display)
    count = len(s.players)
    if asked.seat == (s.raffles - 1) % count and s.top and s.players[asked.seat].money >= 1:
        yield act.BuildTop()


def _joining(s: State, asked: JoinBuilding) -> Iterator[Action]:
    """S-BLD-02."""
    yield from map(act.Join, _near(s, asked.area))


def _huts(s: State, asked: ChooseHut) -> Iterator[Action]:  # noqa: ARG001
    """S-RND-07."""
    yield from map(act.KeepTile, s.display)


def _walks(s: State) -> nx.Graph:
    """Where workers walk: roads, and what S-ROA-03 says of the start buildings."""
    start = s.scenario.start
    walks = nx.Graph()
    walks.add_nodes_from(s.built)
    walks.add_edges_from(s.roads)
    for building in set(s.built) - set(start):
        if any(near in start for near in walks[building]):
            walks.add_edges_from((building, each) for each in start)
    walks.add_edges_from((a, b) for a in start for b in start if a != b)
    return walks


def _turn(s: State, asked: PlayTurn) -> Iterator[Action]:
    """S-TRN, S-ROA-02, S-HLP."""
    me, walks = s.players[asked.seat], _walks(s)
    kept = 1 if asked.owes_worker else 0
    if not kept:
        yield Pass()
    for worker, at in enumerate(me.workers):
        if at and (asked.steps > kept or (worker == asked.walker and asked.extra > 0)):
            yield from (act.Step(worker, area) for area in walks[at])
    if asked.steps and "" in me.workers:
        yield from map(act.Enter, s.built)
    if me.money and len(s.roads) < 55:
        for a, b in product(s.built, s.built):
            if a < b and b in s.scenario.neighbours[a] and not walks.has_edge(a, b):
                yield act.BuildRoad(a, b)
    for at in set(me.workers) - {""}:
        if asked.actions_left and s.built[at] not in asked.used:
            yield from _uses(s, asked.seat, s.scenario.buildings[s.built[at]])


def _uses(s: State, seat: int, building: Any) -> Iterator[Action]:
    """S-RAI-05, S-HLP, and exchanges."""
    me = s.players[seat]
    yield from _exchanges(s, seat, building)
    yield from (act.ReturnChips(building.id, n) for n in range(1, min(building.returned_chips, s.chips[seat]) + 1))
    if building.second_worker and len(me.workers) == 1:
        yield act.CallHelper(building.id)
    if building.extra_steps:
        yield act.Walk(building.id)
    if building.jump:
        for (worker, at), area in product(enumerate(me.workers), s.built):
            if area != at:
                yield act.Jump(building.id, worker, area)


def _exchanges(s: State, seat: int, building: Any) -> Iterator[Action]:
    """S-TRN-08, S-EXC."""
    me = s.players[seat]
    for number, trade in enumerate(building.trades):
        if me.money < trade.pay.money or me.vp < trade.pay.vp:
            continue
        for pay in VECTORS:
            if not _is(trade.pay, pay) or any(n > has for n, has in zip(pay, me.goods, strict=True)):
                continue
            for gain in _gains(s, trade.gain, pay):
                change = gain != pay, trade.gain.money != trade.pay.money, trade.gain.vp != trade.pay.vp
                if any(change):
                    yield act.Exchange(building.id, number, pay, gain)


def _is(amounts: Any, goods: Goods) -> bool:
    """Whether goods are what a trade says: its fixed ones and as many as it says in any mix, or of one kind."""
    fixed = (amounts.brick, amounts.cloth, amounts.tea, amounts.opium)
    more = [n - f for n, f in zip(goods, fixed, strict=True)]
    if min(more) < 0 or sum(more) != amounts.any + amounts.same:
        return False
    return not amounts.same or max(more) == amounts.same


def _gains(s: State, amounts: Any, pay: Goods) -> Iterator[Goods]:
    """S-CON-05: of a limited supply one takes what is there, and can't choose what is not."""
    whole = [goods for goods in VECTORS if _is(amounts, goods)]
    if s.supply is None:
        yield from whole
        return
    there = [left + paid for left, paid in zip(s.supply, pay, strict=True)]
    taken = {Goods(*(min(n, left) for n, left in zip(goods, there, strict=True))) for goods in whole}
    if amounts.any:
        most = max(map(sum, taken))
        taken = {goods for goods in taken if sum(goods) == most}
    if amounts.same:
        taken = {goods for goods in taken if sum(goods)} or taken
    yield from taken
