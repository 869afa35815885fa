"""The panel in which a company's goods are sold: by the plan, or good by good."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import islice

from PySide6.QtWidgets import QComboBox, QLabel, QTabWidget, QVBoxLayout, QWidget

from indonesia_qt.games.indonesia.actions import Deliver, DeliverRest
from indonesia_qt.games.indonesia.content import PRICE, SHIP_FEE
from indonesia_qt.games.indonesia.phases.operations import gains
from indonesia_qt.games.indonesia.shipping import WhatIf
from indonesia_qt.ui.indonesia.panels.base import LIST_STRETCH, Panel
from indonesia_qt.ui.indonesia.panels.choice_list import ChoiceList
from indonesia_qt.ui.indonesia.panels.seat_list import SeatList
from indonesia_qt.ui.indonesia.texts import count, rupiah
from indonesia_qt.ui.map.marks import AreaMark, Mark, RouteMark

PLAN, BY_HAND = 0, 1
MOST_ROUTES = 24
"""So many routes of one way are offered; the rules allow any."""


class DeliveryPanel(Panel):
    """Accept the best plan with one press, or choose what one good does after the other.

    By hand only such ways are offered as keep the maximum, so no choice can lead to fewer goods sold.
    """

    def build(self) -> None:
        """Fill in the plan and the choices."""
        self.company = self.view.companies[self.asked.company]
        left, done = len(self.asked.plan), len(self.asked.done)
        goods = self.company.units
        told = f"<b>{self.words.company(self.company.id)}</b> must sell {left + done} of its {count(goods, 'good')}"
        self.note(f"{told}; {done} are sold." if done else f"{told}: as many as can be carried.")
        self.ways = list(self.asked.deliveries(self.view))
        self.tabs = QTabWidget()
        self.tabs.addTab(self._plan_page(), "Best plan")
        self.tabs.addTab(self._hand_page(), "Good by good")
        self.add_list(self.tabs)
        self.sell = self.add_primary("")
        self.sell.clicked.connect(self._sell)
        self.tabs.setCurrentIndex(BY_HAND if done else PLAN)
        self.tabs.currentChanged.connect(self._changed)
        self._changed()

    def _plan_page(self) -> QWidget:
        page, layout = _page()
        listed = ChoiceList()
        listed.setSelectionMode(ChoiceList.SelectionMode.NoSelection)
        for delivery, times in Counter(self.asked.plan).items():
            self._add(listed, delivery, times)
        layout.addWidget(listed, LIST_STRETCH)
        layout.addWidget(self._gains(self.asked.plan))
        layout.addStretch(1)
        return page

    def _hand_page(self) -> QWidget:
        page, layout = _page()
        self.list = ChoiceList()
        for delivery in self.ways:
            self._add(self.list, delivery, 1)
        self.routes = QComboBox()
        self.routes.setEnabled(False)
        layout.addWidget(QLabel("The next good goes (or click a city):"))
        layout.addWidget(self.list, LIST_STRETCH)
        layout.addWidget(self.routes)
        layout.addStretch(1)
        self.list.value_changed.connect(self._way_changed)
        self.routes.currentIndexChanged.connect(self.marks_changed)
        return page

    def _add(self, listed: ChoiceList, delivery: Deliver, times: int) -> None:
        line = self.view.companies[delivery.line]
        fee = SHIP_FEE * len(delivery.route)
        paid = "to yourself" if line.owner == self.company.owner else f"to {self.words.seats[line.owner]}"
        goods = f"{times} \N{MULTIPLICATION SIGN} " if times > 1 else ""
        listed.add(
            delivery,
            self.context.icons.kind(self.company.kind),
            f"{goods}{self.words.place(delivery.origin)} \N{RIGHTWARDS ARROW} {self.words.place(delivery.city)}",
            f"{self.words.company(delivery.line)}, {count(len(delivery.route), 'ship')}: "
            f"{PRICE[self.company.kind]} for the good, {fee} {paid}",
        )

    def _gains(self, plan: Sequence[Deliver]) -> SeatList:
        """What each player earns by the plan."""
        earned = enumerate(gains(self.view, self.company, tuple(plan)))
        told = {seat: f"{amount:+,}".replace("-", "\N{MINUS SIGN}") for seat, amount in earned if amount}
        return SeatList(self.context, told)

    def _way_changed(self) -> None:
        self.routes.clear()
        way = self.list.value()
        if way is not None:
            for delivery in islice(self._alternatives(way), MOST_ROUTES):
                seas = " \N{RIGHTWARDS ARROW} ".join(map(self.words.place, delivery.route))
                self.routes.addItem(seas, delivery)
        self.routes.setEnabled(self.routes.count() > 1)
        self._changed()

    def _alternatives(self, way: Deliver) -> Iterable[Deliver]:
        what_if: WhatIf = self.asked.what_if(self.view)
        return what_if.deliveries(what_if.market.zone_at(way.origin), way.line, way.city)

    def _changed(self) -> None:
        if self.tabs.currentIndex() == PLAN:
            net = gains(self.view, self.company, self.asked.plan)[self.company.owner]
            self.sell.setText(f"Sell {count(len(self.asked.plan), 'good')}, earn {rupiah(net)}")
            self.sell.setEnabled(True)
        else:
            self.sell.setText("Sell this good" if self.list.value() else "Choose a way")
            self.sell.setEnabled(self.list.value() is not None)
        self.marks_changed.emit()

    def _sell(self) -> None:
        self.chosen.emit(DeliverRest() if self.tabs.currentIndex() == PLAN else self.routes.currentData())

    def marks(self) -> list[Mark]:
        """The routes of the plan; by hand, those already sold, the chosen one and the cities to choose."""
        if self.tabs.currentIndex() == PLAN:
            return self._routes((*self.asked.done, *self.asked.plan))
        chosen = self.routes.currentData()
        cities = dict.fromkeys(way.city for way in self.ways)
        marks: list[Mark] = [AreaMark(city, "legal") for city in cities]
        if chosen is None:
            return marks + self._routes(self.asked.done)
        return [*marks, AreaMark(chosen.city, "chosen"), *self._routes((*self.asked.done, chosen))]

    def _routes(self, plan: Sequence[Deliver]) -> list[Mark]:
        colours = self.context.colours
        return [
            RouteMark(
                delivery.origin,
                delivery.route,
                delivery.city,
                colours[self.view.companies[delivery.line].owner],
                str(times) if times > 1 else "",
            )
            for delivery, times in Counter(plan).items()
        ]

    def area_clicked(self, area: str) -> None:
        """Choose a way to the city that was clicked."""
        if any(way.city == area for way in self.ways):
            self.tabs.setCurrentIndex(BY_HAND)
            self.list.set_value(next(way for way in self.ways if way.city == area))
        elif area in self.view.cities:
            way = self.ways[0]
            self.refuse(Deliver(way.origin, way.line, way.route, area))


def _page() -> tuple[QWidget, QVBoxLayout]:
    page = QWidget()
    layout = QVBoxLayout(page)
    layout.setContentsMargins(8, 8, 8, 8)
    return page, layout
