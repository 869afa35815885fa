"""A good that is sent by hand from its area to a city, and the marks of planning on the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress

import msgspec
from PySide6.QtCore import QObject, Signal

from indonesia_qt.games.indonesia.delivery.largest_plans import Bottleneck
from indonesia_qt.games.indonesia.delivery.planner import Choices, Planner, Sending, Verdict, fees, send, sending_to
from indonesia_qt.games.indonesia.rules.actions import Deliver
from indonesia_qt.games.indonesia.rules.companies import Zone
from indonesia_qt.games.indonesia.rules.shipping import Plan
from indonesia_qt.games.indonesia.rules.state import Company, State
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.board.marks import AreaMark, Mark, RouteMark
from indonesia_qt.ui.games.indonesia.board.position_marks import fleet_of
from indonesia_qt.ui.games.indonesia.texts.planning import PlanningTexts
from indonesia_qt.ui.table.panels.input_fields import plain

FORBIDDEN = "\N{MULTIPLICATION SIGN}"


def route_marks(
    view: State,
    colours: Sequence[int],
    company: Company,
    plan: Sequence[Deliver],
    chosen: Collection[Deliver],
    rows: Mapping[Deliver, str],
) -> list[Mark]:
    """Return the routes of a company's plan by the ships that carry it, in the colours of their owners.

    `rows` are the numbers that some have beside the board. Beside those that are `chosen` the others are faint.
    """
    lines = view.companies
    return [
        RouteMark(
            delivery.origin,
            delivery.route,
            delivery.city,
            colours[lines[delivery.line].owner],
            rows.get(delivery, ""),
            faint=bool(chosen) and delivery not in chosen,
            carrier=fleet_of(view.scenario, lines[delivery.line], colours),
            over=tuple(company.areas),
        )
        for delivery in dict.fromkeys(plan)
    ]


def proof_marks(cut: Bottleneck, zones: Sequence[Zone]) -> list[Mark]:
    """Mark the places that every good must pass with the number that gets through, and hatch goods without ships."""
    areas = {zone.areas[0]: zone.areas for zone in zones}
    room: Counter[str] = Counter()
    for _, sea, goods in cut.ships:
        room[sea] += goods
    passed = [*cut.zones, *room.items(), *cut.cities]
    around = [area for origin, _ in cut.zones for area in areas[origin][1:]]
    return [
        *(AreaMark(area, "forbidden") for origin, _ in cut.stranded for area in areas[origin]),
        *(AreaMark(area, "affected") for area in around),
        *(AreaMark(place, "affected", str(goods)) for place, goods in passed),
    ]


def verdict_marks(view: State, verdicts: Mapping[str, Verdict]) -> list[Mark]:
    """Mark the places where a good can go next, cities with the cost of the ships, and those where it can't."""
    marks: list[Mark] = []
    for place, verdict in verdicts.items():
        if verdict.delivery is None:
            marks.append(AreaMark(place, "forbidden", FORBIDDEN))
        else:
            fee = str(sum(fees(view, (verdict.delivery,))))
            marks.append(AreaMark(place, "legal", fee if place in view.cities else ""))
    return marks


class ByHand(QObject):
    """Follows a good of the company on its way; `picking` is its way so far, None if no good is picked.

    Signals:
        changed: the good has moved on or back, or a click would now send it elsewhere.
        sent(delivery): it has reached a city.
        refused(reason): it can't go to a place.
    """

    changed = Signal()
    sent = Signal(object)
    refused = Signal(object)

    def __init__(self, planner: Planner, texts: PlanningTexts, parent: QObject) -> None:
        super().__init__(parent)
        self.planner, self.texts = planner, texts
        self.view, self.company = texts.view, texts.company
        self.picking: Sending | None = None
        self.hovered = ""

    @property
    def would_go(self) -> Deliver | None:
        """The delivery that a click on the place under the pointer would make or continue."""
        verdict = self.picking.verdicts.get(self.hovered) if self.picking else None
        return verdict.delivery if verdict else None

    def entries(self) -> object:
        """Return the way of the good so far as plain data."""
        picking = self.picking
        return plain((picking.choices.origin, picking.line, picking.begun) if picking else None)

    def enter(self, entries: object, locked: Plan) -> None:
        """Continue with a good that was on its way, if it fits, for a file may hold anything."""
        with suppress(msgspec.ValidationError):
            origin, line, begun = msgspec.convert(entries, tuple[str, str, tuple[str, ...]])
            if origin in self.company.areas and self._can_begin(line, begun):
                self._keep(send(Choices(self.planner, locked, origin), line, begun))

    def _can_begin(self, line: str, begun: tuple[str, ...]) -> bool:
        ships = self.view.companies[line].ships if line in self.view.companies else {}
        return set(begun) <= set(ships) and bool(line) == bool(begun)

    def is_picked(self, area: str) -> bool:
        """Return whether the good on its way is from the zone of `area`."""
        return self.picking is not None and area in self.picking.choices.areas

    def forget(self) -> None:
        """Put the good back without a signal: the caller is about to show something else."""
        self.picking = None

    def stop(self) -> None:
        """Put the good back."""
        self._keep(None)

    def hover(self, area: str) -> None:
        """Follow the pointer to a place on the board; an empty id means that it is on none."""
        before, self.hovered = self.would_go, area
        if self.would_go != before:
            self.changed.emit()

    def why_not(self, area: str) -> str:
        """Return why the good can't go to a place; empty if it can."""
        if self.picking and area in self.picking.verdicts:
            return self.texts.why_not(self.picking.verdicts[area].why_not)
        return ""

    def pick_good(self, area: str, locked: Plan) -> None:
        """Pick a good in `area`, or put it back if it is from there; `locked` deliveries stay as they are."""
        if self.is_picked(area):
            self.stop()
            return
        choices = Choices(self.planner, locked, area)
        if choices.none_left:
            name = self.texts.words.place(area)
            self.refused.emit(tr("Every good in {area} is locked. Unlock one first.", area=name))
        self._keep(None if choices.none_left else send(choices))

    def pick_place(self, area: str, locked: Plan, first: Sequence[str]) -> None:
        """Send the good to a city, where its way ends, or to a sea; without a good, pick one that can go there.

        That good comes from the areas `first` if possible. The last sea, picked again, stands for the next line there
        or for the way without that sea.
        """
        picking = self.picking or sending_to(area, self.planner, locked, first)
        if picking.begun and area == picking.begun[-1]:
            self._keep(picking.back())
            return
        verdict = picking.verdict(area)
        if verdict.delivery is None:
            self.refused.emit(self.texts.why_not(verdict.why_not))
        elif area in self.view.cities:
            self.sent.emit(verdict.delivery)
        else:
            self._keep(picking.on(verdict.delivery.line, area))

    def marks(self) -> list[Mark]:
        """Mark the way of the good so far, and the places where it can and can't go next."""
        if self.picking is None:
            return []
        way = (*self.picking.choices.areas, *self.picking.begun)
        return [*(AreaMark(area, "chosen") for area in way), *verdict_marks(self.view, self.picking.verdicts)]

    def _keep(self, picking: Sending | None) -> None:
        self.picking = picking
        self.changed.emit()
