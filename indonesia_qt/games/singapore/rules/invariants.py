"""What is true of every position: tiles, chips, flags, goods and roads add up. Tests look at it after every action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from indonesia_qt.games.singapore.rules.constants import BLACK_CHIPS, FLAGS, GOODS, GOODS_IN_BOX, ROADS
from indonesia_qt.games.singapore.rules.scenario import road_between
from indonesia_qt.games.singapore.rules.state import IN_HAND, State
from indonesia_qt.games.singapore.rules.turn import PlayTurn


def broken(s: State) -> list[str]:
    """Return what is wrong with a position, a sentence each; nothing when it is sound."""
    return [*_tiles(s), *_counts(s), *_roads(s), *_players(s)]


def _tiles(s: State) -> Iterator[str]:
    top = [] if s.top is None else [s.top]
    places = Counter([*s.unseen, *top, *s.display, *s.removed, *s.built.values()])
    if places != Counter(dict.fromkeys(s.scenario.buildings, 1)):
        yield "a tile is in two places or in none"
    if s.hut is not None and s.hut not in s.display:
        yield "the hut is on a tile that isn't on display"
    if s.built.keys() - s.owners.keys() != set(s.scenario.start):
        yield "a building has no owner"
    if not s.owners.keys().isdisjoint(s.flagged):
        yield "a flag is on a lot with a building"


def _counts(s: State) -> Iterator[str]:
    if s.black + sum(s.chips) != BLACK_CHIPS or s.black < 0:
        yield "the black chips don't add up"
    for owner, left in enumerate(s.flags):
        placed = [*s.owners.values(), *s.flagged.values()].count(owner)
        if left + placed != FLAGS or left < 0:
            yield f"the flags of {owner} don't add up"
    if s.supply is not None:
        for good, left in enumerate(s.supply):
            if left + sum(player.goods[good] for player in s.players) != GOODS_IN_BOX or left < 0:
                yield f"there is too much or too little {GOODS[good]}"


def _roads(s: State) -> Iterator[str]:
    start = s.scenario.start
    if s.roads_left + len(s.roads) != ROADS or s.roads_left < 0:
        yield "the roads don't add up"
    if len(set(s.roads)) != len(s.roads):
        yield "a road is there twice"
    joined = {frozenset((a, b)) for a in start for b in start if a != b}
    for a, b in s.roads:
        ends, others = (start if area in start else (area,) for area in (a, b))
        joined |= {frozenset((x, y)) for x in ends for y in others}
        if b not in s.scenario.neighbours[a] or a not in s.built or b not in s.built:
            yield f"the road from {a} to {b} doesn't join neighbouring buildings"
    if sum(map(len, s.ways.values())) != 2 * len(joined):
        yield "a way is there twice"
    if {frozenset((a, b)) for a, others in s.ways.items() for b in others} != joined:
        yield "the ways are not those of the roads"
    gaps = {
        road_between(a, b)
        for a in s.built
        for b in s.scenario.neighbours[a]
        if b in s.built and frozenset((a, b)) not in joined
    }
    if gaps != s.gaps.keys():
        yield "the gaps are not where roads are missing"


def _players(s: State) -> Iterator[str]:
    if sorted(s.markers) != list(range(len(s.players))):
        yield "a marker is missing"
    for seat, player in enumerate(s.players):
        if player.money < 0 or player.vp < 0 or min(player.goods) < 0:
            yield f"seat {seat} owes something"
        if any(at != IN_HAND and at not in s.built for at in player.workers):
            yield f"a worker of seat {seat} is nowhere"
    for frame in s.stack:
        if isinstance(frame, PlayTurn) and frame.owes_worker:
            if IN_HAND not in s.players[frame.seat].workers:
                yield f"seat {frame.seat} must put a worker on the board who is on it"
            if not frame.steps:
                yield f"seat {frame.seat} has no step left for the worker who must be put on the board"
