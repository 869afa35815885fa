"""The answers of those who play on from a position: quick ones, by rules where a look at each answer finds no more."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Sequence
from operator import itemgetter
from random import Random
from typing import Any

from msgspec.structs import replace

from indonesia_qt.core.flow import Action, Pass, Question, carry_out, question
from indonesia_qt.games.indonesia.bots.board import board_of
from indonesia_qt.games.indonesia.bots.candidates import Weighed, best_weighed, tried, weighed_deeds
from indonesia_qt.games.indonesia.bots.evaluate import Weights
from indonesia_qt.games.indonesia.bots.prospects import places_of
from indonesia_qt.games.indonesia.rules.actions import DeliverRest, PlaceShip, StartProduction, StartShipping
from indonesia_qt.games.indonesia.rules.companies import expansion_seas, is_empty
from indonesia_qt.games.indonesia.rules.constants import PRICE, Kind
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.rules.phases.mergers import ChooseRemoval
from indonesia_qt.games.indonesia.rules.phases.new_era import ChooseSite
from indonesia_qt.games.indonesia.rules.phases.operations import (
    ChooseCompany,
    ChooseExpansion,
    DeliverGoods,
    FloatShips,
)
from indonesia_qt.games.indonesia.rules.state import State

TASTES = 0.25
"""By how much a weight of each player in play is off, as the standard deviation of its logarithm."""
SEAS = 3
"""So many seas for a ship are looked at, those nearest to goods and cities."""
SITES = 3
"""So many sites for a city are looked at."""
PLACES = 2
"""So many places are looked at for each kind of company."""


def tasted(w: Weights, chance: Random) -> Weights:
    """Return the weights of somebody who thinks a little differently."""
    return replace(
        w,
        late=tuple(weight * math.exp(chance.gauss(0, TASTES)) for weight in w.late),
        early=tuple(weight * math.exp(chance.gauss(0, TASTES)) for weight in w.early),
    )


def played_on(s: State, tastes: Sequence[Weights], goes_on: Callable[[State, Question[State]], bool]) -> State:
    """Return the position when all have played on by their tastes as long as something is asked and it `goes_on`.

    It ends, too, where somebody would have to place the city of a card that was only guessed and has no site.
    """
    while (asked := question(s)) is not None and goes_on(s, asked):
        if isinstance(asked, ChooseSite) and not asked.actions(s):
            break
        s = replied(s, asked, tastes[asked.seat])
    return s


def replied(s: State, asked: Question[State], w: Weights) -> State:
    """Return the position after the answer that looks best, with little thought for what matters little.

    It may be `s`, which isn't to be used any more.
    """
    rule = _RULES.get(type(asked))
    if rule is not None:
        carry_out(s, rule(s, asked), [])
        return s
    actions = asked.actions(s)
    if len(actions) == 1:
        carry_out(s, actions[0], [])
        return s
    look = _LOOKS.get(type(asked))
    found = best_weighed(s, asked, w) if look is None else max(look(s, asked, w), key=itemgetter(2))
    if found.position is not None:
        return found.position
    carry_out(s, found.action, [])
    return s


def _expansion(s: State, asked: ChooseExpansion) -> Action:
    """The last area where it is free; none is bought."""
    return asked.actions(s)[-1] if asked.free else Pass()


def _ships(s: State, asked: FloatShips, w: Weights) -> list[Weighed]:
    """A pass, and the seas by which most goods and cities come near."""
    company = s.companies[asked.company]
    places, seas = places_of(board_of(s)), frozenset(company.ships)
    near = sorted(expansion_seas(s, company), key=lambda sea: -places.cargo(seas | {sea}))
    return tried(s, asked, w, [Pass(), *map(PlaceShip, near[:SEAS])])


def _deeds(s: State, asked: ChooseDeed, w: Weights) -> list[Weighed]:
    """To pass, and the likeliest places for each kind of company."""
    places, scenario = places_of(board_of(s)), s.scenario
    ways = defaultdict[Kind, list[tuple[float, Action]]](list)
    chosen = list[Action]()
    for action in asked.actions(s):
        match action:
            case StartProduction(deed, area):
                custom = places.custom(frozenset(scenario.seas_at[area]))
                room = sum(is_empty(s, near) for near in scenario.land_neighbours[area])
                kind = scenario.deeds[deed].kind
                ways[kind].append((PRICE[kind] * (custom + room), action))
            case StartShipping(deed, sea):
                ways["shipping"].append((places.cargo(frozenset({sea})), action))
            case _:
                chosen.append(action)
    for found in ways.values():
        found.sort(key=itemgetter(0), reverse=True)
        chosen += [action for _, action in found[:PLACES]]
    return weighed_deeds(s, asked, w, chosen)


def _sites(s: State, asked: ChooseSite, w: Weights) -> list[Weighed]:
    """The sites near most goods."""
    places, seas_at = places_of(board_of(s)), s.scenario.seas_at

    def cargo(action: Any) -> float:
        return places.cargo(frozenset(seas_at[action.area]))

    return tried(s, asked, w, sorted(asked.actions(s), key=cargo, reverse=True)[:SITES])


_RULES: dict[type[Question[State]], Callable[[State, Any], Action]] = {
    ChooseRemoval: lambda s, asked: asked.actions(s)[-1],
    ChooseCompany: lambda s, asked: asked.actions(s)[0],
    DeliverGoods: lambda s, asked: DeliverRest(),
    ChooseExpansion: _expansion,
}
_LOOKS: dict[type[Question[State]], Callable[[State, Any, Weights], list[Weighed]]] = {
    ChooseSite: _sites,
    FloatShips: _ships,
    ChooseDeed: _deeds,
}
