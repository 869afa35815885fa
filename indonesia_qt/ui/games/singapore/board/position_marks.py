"""What lies on the board in a position, and what an answer would add, as marks; knows no Qt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from indonesia_qt.core.flow import Action, Question, question
from indonesia_qt.games.singapore.game import Singapore
from indonesia_qt.games.singapore.rules import actions as act
from indonesia_qt.games.singapore.rules.building import ChooseTile
from indonesia_qt.games.singapore.rules.lots import ChooseLot
from indonesia_qt.games.singapore.rules.scenario import Scenario
from indonesia_qt.games.singapore.rules.state import IN_HAND, State
from indonesia_qt.ui.board.marks import LinkMark, Mark, Piece
from indonesia_qt.ui.games.singapore.board.piece_values import flag_on, lot, planned_on, tile_on, worker_on
from indonesia_qt.ui.games.singapore.texts.building import flagged_lot


def start_marks(game: Singapore) -> list[Mark]:
    """Return the lots without prices, which the seed deals, and the start buildings."""
    scenario = game.scenario
    buildings = zip(scenario.start, scenario.box.start_buildings, strict=True)
    return [
        *(lot(area, scenario.name[area], None) for area in scenario.lots),
        *(tile_on(area, scenario.name[area], building, None, owned=False) for area, building in buildings),
        *_quay(scenario),
    ]


def position_marks(view: State, colours: Sequence[int]) -> list[Mark]:
    """Return the marks of lots, flags, buildings, roads and workers; `colours` are the players' by seat."""
    name = view.scenario.name
    marks: list[Mark] = [
        lot(area, name[area], view.prices[area], flagged=area in view.flagged)
        for area in view.scenario.lots
        if area not in view.built
    ]
    for area in view.built:
        seat = _colour(view.owners.get(area), colours)
        marks.append(tile_on(area, name[area], view.building(area), seat, owned=area in view.owners))
    marks += [flag_on(area, _colour(owner, colours)) for area, owner in view.flagged.items()]
    marks += [LinkMark(a, b, "road") for a, b in view.roads]
    marks += _quay(view.scenario)
    asked = question(view)
    for seat, colour in enumerate(colours):
        marks += _workers(view, seat, colour, glows=isinstance(asked, Question) and asked.seat == seat)
    return marks


def _colour(owner: int | None, colours: Sequence[int]) -> int | None:
    """The colour of an owner; None for the neutral colour, and for nobody."""
    return colours[owner] if owner is not None and owner < len(colours) else None


def _quay(scenario: Scenario) -> Iterator[LinkMark]:
    """The roads between start buildings, which are joined from the beginning (S-ROA-03)."""
    return (LinkMark(a, b, "road") for a, b in pairwise(scenario.start) if b in scenario.neighbours[a])


def _workers(view: State, seat: int, colour: int, *, glows: bool) -> Iterator[Piece]:
    for number, area in enumerate(view.players[seat].workers):
        if area != IN_HAND:
            yield worker_of(view, seat, number, area, colour, glows=glows)


def worker_of(
    view: State, seat: int, number: int, area: str, colour: int, *, ghost: bool = False, glows: bool = False
) -> Piece:
    """Return a worker of a player, 0 or 1, with its number where there are two; those whose turn it is glow."""
    which = number + 1 if len(view.players[seat].workers) > 1 else 0
    return worker_on(area, colour, which, ghost=ghost, glows=glows)


def preview_marks(view: State, asked: Any, action: Action, colours: Sequence[int]) -> list[Mark]:
    """Return the marks of what an answer to the open question would put on the board."""
    colour = colours[asked.seat]
    match action:
        case act.Found(tile=tile, area=area):
            return [_planned(view, tile, area, _colour(asked.owner, colours))]
        case act.PlaceFlag(area=area) if isinstance(asked, ChooseLot):
            return [flag_on(area, _colour(asked.owner, colours), ghost=True)]
        case act.Build(tile=tile) if isinstance(asked, ChooseTile):
            return [_planned(view, tile, flagged_lot(view, asked.seat), colour)]
        case act.BuildTop() if view.top is not None:
            return [_planned(view, view.top, flagged_lot(view, asked.seat), colour)]
        case act.Join(area=area):
            return [LinkMark(area, asked.area, "road", ghost=True)]
        case act.BuildRoad(a=a, b=b):
            return [LinkMark(a, b, "road", ghost=True)]
        case act.Enter(area=area):
            number = view.players[asked.seat].workers.index(IN_HAND)
            return [worker_of(view, asked.seat, number, area, colour, ghost=True)]
        case act.Step(worker=worker, area=area) | act.Jump(worker=worker, area=area):
            return [worker_of(view, asked.seat, worker, area, colour, ghost=True)]
    return []


def _planned(view: State, tile: str, area: str, colour: int | None) -> Piece:
    building = view.scenario.buildings[tile]
    return planned_on(area, view.scenario.name[area], building, colour)
