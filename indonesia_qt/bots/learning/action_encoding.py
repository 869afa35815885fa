"""What can be chosen, in a list of bounded length: an agent answers with a place in it.

All answers stand in the menu when there is room. Amounts are thinned out first, evenly and with the least and the
greatest kept; what is still too long is thinned out as a whole.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from indonesia_qt.core.flow import Action, Question
from indonesia_qt.core.lazy_actions import LazyActions
from indonesia_qt.games.indonesia.rules import actions as act
from indonesia_qt.games.indonesia.rules.constants import TRACKS
from indonesia_qt.games.indonesia.rules.scenario import Scenario
from indonesia_qt.games.indonesia.rules.state import State

LENGTH = 256
"""Places in a menu."""
MOST_AMOUNTS = 32
"""Of one bid."""
ACTION_KINDS: tuple[type[Action], ...] = act.AnyAction.__args__
"""By the number that stands for a kind of action."""
COLUMNS = ("kind", "place", "city", "deed", "other deed", "seat", "track", "amount")
"""What is told of each answer; everything but the amount, in rupiah, is numbered from 1, and 0 means none."""


T = TypeVar("T")


def menu(view: State, asked: Question[Any]) -> list[Action]:
    """At most `LENGTH` legal answers, in the engine's order."""
    actions = asked.actions(view)
    if not isinstance(actions, LazyActions):
        return thinned(actions, LENGTH)
    amounts = max(2, min(MOST_AMOUNTS, LENGTH // len(actions.blocks)))
    return thinned([make(n) for numbers, make in actions.blocks for n in thinned(numbers, amounts)], LENGTH)


def thinned(items: Sequence[T], most: int) -> list[T]:
    """At most so many of the items, evenly spread, the first and the last among them."""
    if len(items) <= most:
        return list(items)
    return [items[n * (len(items) - 1) // (most - 1)] for n in range(most)]


class Describer:
    """Tells of answers in numbers, on the map of one scenario."""

    def __init__(self, scenario: Scenario) -> None:
        places = [*scenario.province_of, *scenario.lands_at]
        self._place = {place: number for number, place in enumerate(places, 1)}
        self._deed = {deed: number for number, deed in enumerate(scenario.deeds, 1)}

    def describe(self, actions: Sequence[Action], seat: int, players: int) -> NDArray[np.int32]:
        """A row for each place of the menu, columns as in `COLUMNS`; seats are counted from `seat` on."""
        rows = np.zeros((LENGTH, len(COLUMNS)), np.int32)
        for number, action in enumerate(actions):
            for column, value in self._values(action, seat, players):
                rows[number, COLUMNS.index(column)] = value
        return rows

    def _values(self, action: Action, seat: int, players: int) -> Iterator[tuple[str, int]]:
        yield "kind", ACTION_KINDS.index(type(action)) + 1
        match action:
            case act.PlaceCity(area=place) | act.Expand(area=place) | act.Grow(area=place) | act.GiveUp(area=place):
                yield "place", self._place[place]
            case act.PlaceShip(sea=place):
                yield "place", self._place[place]
            case act.StartProduction(deed=deed, area=place) | act.StartShipping(deed=deed, sea=place):
                yield "place", self._place[place]
                yield "deed", self._deed[deed]
            case act.Bid(amount=amount) | act.Raise(bid=amount):
                yield "amount", amount
            case act.Announce(first=first, second=second, bid=amount):
                yield "deed", self._deed[first]
                yield "other deed", self._deed[second]
                yield "amount", amount
            case act.Research(track=track, player=player):
                yield "track", TRACKS.index(track) + 1
                yield "seat", (player - seat) % players + 1
            case act.Operate(company=company):
                yield "deed", self._deed[company]
            case act.Deliver(origin=origin, line=line, city=city):
                yield "place", self._place[origin]
                yield "city", self._place[city]
                yield "deed", self._deed[line]
