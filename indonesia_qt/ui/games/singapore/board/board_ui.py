"""The board of Singapore: its marks and tables, and what is said of its lots; knows no Qt."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import chain
from typing import Any, Literal

from msgspec.structs import replace

from indonesia_qt.core.flow import Action
from indonesia_qt.core.subjects import Subjects
from indonesia_qt.games.singapore.analysis.event_subjects import Surroundings
from indonesia_qt.games.singapore.rules import actions as act
from indonesia_qt.games.singapore.rules.round import present_phase
from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.i18n.text import capitalised, clauses, enumerated, paragraph, tr
from indonesia_qt.ui.board.marks import AreaMark, Mark, Piece, ScaleLimits
from indonesia_qt.ui.games.singapore.board.piece_values import PLANNED, SUGGESTED
from indonesia_qt.ui.games.singapore.board.position_marks import position_marks, preview_marks, start_marks
from indonesia_qt.ui.games.singapore.texts.names import (
    Count,
    Names,
    built_text,
    effect_text,
    points,
    pounds,
    spoken_points,
)
from indonesia_qt.ui.table.board.board_ui import BoardRow, BoardSheet, BoardUi, FittedPart
from indonesia_qt.ui.table.records import Answer

LIMITS = ScaleLimits(least=0.55, roomy=0.65, most=1.44)
"""Tiles have 56 pixels at least unless lots would be cut, and a small town isn't blown up."""


class SingaporeBoardUi(BoardUi):
    """The board."""

    subjects: type[Subjects[Any]] = Surroundings
    start_marks = staticmethod(start_marks)
    preview_marks = staticmethod(preview_marks)

    def position_marks(self, view: State, colours: Sequence[int], overlays: Collection[str] = ()) -> list[Mark]:  # noqa: ARG002
        """Return the marks of lots, flags, buildings, roads and workers."""
        return position_marks(view, colours)

    def suggestion_marks(self, view: State, asked: Any, action: Action, colours: Sequence[int]) -> list[Mark]:
        """Return the marks of what a better move would have put there: a tile faintly, in the frame of suggestions."""
        marks: list[Mark] = []
        for mark in preview_marks(view, asked, action, colours):
            if isinstance(mark, Piece) and mark.kind == PLANNED:
                marks += [AreaMark(mark.area, "hint"), replace(mark, kind=SUGGESTED)]
            else:
                marks.append(mark)
        return marks

    def thing_taken(self, view: State, action: Action) -> str:
        """Return the tile that is built or kept."""
        match action:
            case act.Found(tile=tile) | act.Build(tile=tile) | act.KeepTile(tile=tile):
                return tile
            case act.BuildTop():
                return view.top or ""
        return ""

    def fit(self, view: State) -> FittedPart:
        """Return what is built and flagged; it stays in view for a round.

        In the starting round these are also the lots that are at most two steps away, where most will be built.
        """
        town = {*view.built, *view.flagged}
        for _ in range(2 if present_phase(view) == "start" else 0):
            town.update(chain.from_iterable(view.scenario.neighbours[area] for area in tuple(town)))
        return FittedPart(view.round, town, LIMITS)

    def facts(self, words: Names, view: State, area: str) -> list[str]:
        """Return what stands on a lot, what it does, whose it is, who is there, and where roads lead."""
        return [words.on(view, area), *_contents(words, view, area, points)]

    def card(self, words: Names, view: State, area: str) -> str:
        """Return the same in three lines at most, without the roads, which the board shows."""
        if area not in view.built:
            return super().card(words, view, area)
        owner = tr("Owner: {owner}", owner=words.owner(view.owners[area])) if area in view.owners else ""
        workers = _workers_on(words, view, area)
        people = clauses(owner, tr("Workers: {players}", players=workers) if workers else "")
        return "\n".join(filter(None, [words.on(view, area), capitalised(built_text(view.building(area))), people]))

    def spoken(self, words: Names, view: State, area: str, standing: str = "") -> str:
        """Return the same in one sentence without abbreviations, and then the `standing` in the open question."""
        line = enumerated([words.on(view, area), *_contents(words, view, area, spoken_points)])
        return paragraph(tr("{fact}.", fact=line), standing)

    def stops(self, view: State, seat: int, kind: Literal["own", "town"]) -> Sequence[str]:
        """Return the lots with the buildings, flags and workers of a seat, or all buildings."""
        if kind == "town":
            return tuple(view.built)
        owned = (area for area, owner in (*view.owners.items(), *view.flagged.items()) if owner == seat)
        return tuple(dict.fromkeys((*owned, *(at for at in view.players[seat].workers if at in view.built))))

    def neighbours(self, view: State, area: str) -> Sequence[str]:
        """Return the lots beside a lot."""
        return tuple(view.scenario.neighbours[area])

    def sheets(self, words: Names, view: State, answers: Sequence[Answer]) -> list[BoardSheet]:
        """Return the tables of answers, buildings and free lots, the display and the players."""
        return [*super().sheets(words, view, answers), *_sheets(words, view)]


def _contents(words: Names, view: State, area: str, count: Count) -> Iterator[str]:
    if area not in view.built:
        if area in view.prices:
            price = pounds(view.prices[area])
            yield tr("Lot for {price}" if area in view.flagged else "Free lot for {price}", price=price)
        if area in view.flagged:
            yield tr("Flag of {owner}", owner=words.owner(view.flagged[area]))
        return
    building = view.building(area)
    yield capitalised(effect_text(building, count))
    if building.illegal:
        yield tr("Illegal")
    if area in view.scenario.start:
        yield tr("Start building")
    else:
        yield tr("Owner: {owner}", owner=words.owner(view.owners[area]))
    if workers := _workers_on(words, view, area):
        yield tr("Workers: {players}", players=workers)
    joined = words.places(view.ways[area])
    yield tr("Joined to {places}", places=joined) if joined else tr("No road")


def _workers_on(words: Names, view: State, area: str) -> str:
    return enumerated(
        words.seats[seat] for seat, player in enumerate(view.players) for at in player.workers if at == area
    )


def _sheets(words: Names, view: State) -> list[BoardSheet]:
    scenario = view.scenario
    places = [*scenario.start, *scenario.lots]
    buildings = tuple(
        BoardRow(
            area,
            (
                words.place(area),
                words.printed(view.built[area]),
                effect_text(view.building(area)),
                tr("yes") if view.building(area).illegal else tr("no"),
                words.owner(view.owners[area]) if area in view.owners else "",
                _workers_on(words, view, area),
                words.places(view.ways[area]),
            ),
        )
        for area in places
        if area in view.built
    )
    free = tuple(
        BoardRow(
            area,
            (
                words.place(area),
                pounds(view.prices[area]),
                words.owner(view.flagged[area]) if area in view.flagged else "",
                words.places([near for near in scenario.neighbours[area] if near in view.built]),
            ),
        )
        for area in scenario.lots
        if area not in view.built
    )
    tiles = [*view.display, *([view.top] if view.top is not None else [])]
    display = tuple(
        BoardRow("", (words.printed(tile), effect_text(words.building(tile)), _standing(view, tile))) for tile in tiles
    )
    return [
        BoardSheet(
            tr("Buildings"),
            (tr("Lot"), tr("Building"), tr("Effect"), tr("Illegal"), tr("Owner"), tr("Workers"), tr("Joined to")),
            buildings,
        ),
        BoardSheet(tr("Free lots"), (tr("Lot"), tr("Price"), tr("Flag"), tr("Buildings next to it")), free),
        BoardSheet(tr("Tiles"), (tr("Building"), tr("Effect"), tr("Where it is")), display),
    ]


def _standing(view: State, tile: str) -> str:
    if tile == view.top:
        return tr("top of the stack")
    return tr("on display, with the hut") if tile == view.hut else tr("on display")
