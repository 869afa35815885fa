"""What an answer would put on the board, drawn faintly, and the places that it is about. Knows no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from indonesia_qt.core.flow import Action
from indonesia_qt.games.indonesia.analysis.event_subjects import Surroundings
from indonesia_qt.games.indonesia.rules.actions import (
    Deliver,
    DeliverRest,
    Expand,
    Grow,
    PlaceCity,
    PlaceShip,
    StartProduction,
    StartShipping,
)
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.ui.board.marks import AreaMark, CityMark, GoodMark, Mark, ShipMark
from indonesia_qt.ui.games.indonesia.texts.names import letter


def preview_marks(view: State, asked: Any, action: Action, colours: Sequence[int]) -> list[Mark]:
    """The piece that an answer to the open question would put on the board."""
    colour = colours[asked.seat]
    match action:
        case PlaceCity(area=area):
            return [CityMark(area, 1, ghost=True)]
        case StartProduction(deed=deed, area=area):
            kind = view.scenario.deeds[deed].kind
            return [GoodMark(area, kind, colour, letter(view.scenario, deed), ghost=True)]
        case StartShipping(deed=deed, sea=sea):
            return [ShipMark(sea, colour, letter(view.scenario, deed), ghost=True)]
        case PlaceShip(sea=sea):
            return [ShipMark(sea, colour, letter(view.scenario, asked.company), ghost=True)]
        case Expand(area=area):
            company = view.companies[asked.company]
            return [GoodMark(area, company.kind, colour, letter(view.scenario, company.id), ghost=True)]
        case Grow(area=area):
            return [CityMark(area, asked.size + 1, ghost=True)]
    return []


def hint_marks(view: State, asked: Any, action: Action, colours: Sequence[int]) -> list[Mark]:
    """Where an answer that is recommended lies, with what it would put there."""
    deliveries: Sequence[Deliver] = ()
    if isinstance(action, DeliverRest):
        deliveries = asked.plan
    elif isinstance(action, Deliver):
        deliveries = (action,)
    ends = [place for delivery in deliveries for place in (delivery.origin, delivery.city)]
    places = dict.fromkeys(ends or Surroundings(view, view).areas_of(action))
    return [*(AreaMark(place, "hint") for place in places), *preview_marks(view, asked, action, colours)]
