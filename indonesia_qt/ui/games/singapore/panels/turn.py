"""The panel of a turn after the building: uses and steps, roads, and plans for all that is left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QTabWidget, QWidget

from indonesia_qt.core.flow import Action, Pass
from indonesia_qt.games.singapore.analysis.reach import reach
from indonesia_qt.games.singapore.rules.actions import BuildRoad, Enter, Exchange, Jump
from indonesia_qt.games.singapore.rules.constants import ACTIONS, STEPS, Goods
from indonesia_qt.i18n.text import counted, labelled, signed, tr
from indonesia_qt.ui.board.marks import Mark
from indonesia_qt.ui.games.singapore.panels.moves import uses_at
from indonesia_qt.ui.games.singapore.panels.moves_page import MovesPage
from indonesia_qt.ui.games.singapore.panels.plans_page import NextMovesPage, PlansPage
from indonesia_qt.ui.games.singapore.panels.roads_page import RoadsPage
from indonesia_qt.ui.games.singapore.panels.turn_page import TurnPage
from indonesia_qt.ui.games.singapore.texts.planning import way_text
from indonesia_qt.ui.style.scaling import is_crowded, scaled
from indonesia_qt.ui.table.api import QuestionPanel
from indonesia_qt.ui.table.panels.input_fields import Entries, put
from indonesia_qt.ui.widgets.flow_layout import FlowLayout
from indonesia_qt.ui.widgets.plain_text import Label, tip

LEFT, GONE = "\N{BLACK CIRCLE}", "\N{WHITE CIRCLE}"
PAGE = "page"
"""The page that was open last in a turn, in the memory of panels."""


class TurnPanel(QuestionPanel):
    """Play a turn move by move on the board or in a list, build roads, or take a plan; a button ends the turn."""

    def build(self) -> None:
        """Show how many steps and uses are left, and the pages."""
        self.body.setSpacing(scaled(5))
        gauges = FlowLayout(scaled(8))
        for name, dots, spoken in self._left():
            gauge = Label(f"{name} {dots}")
            gauge.setAccessibleName(spoken)
            gauge.setToolTip(tip(spoken))
            gauges.addWidget(gauge)
        self.gauges = QWidget()
        self.gauges.setLayout(gauges)
        self.body.addWidget(self.gauges)
        self.moves = MovesPage(self.context, self.view, self.asked, self.legal)
        self.roads = RoadsPage(self.context, self.view, self.asked, self.legal)
        pages: dict[str, TurnPage] = {tr("Turn"): self.moves, tr("Roads"): self.roads}
        if self.view.options.plans != "off":
            kind = PlansPage if self.view.options.plans == "whole" else NextMovesPage
            self.plans = pages[tr("Plans")] = kind(self.context, self.view, self.asked)
            self.plans.single.connect(self.chosen)
        self.pages = list(pages.values())
        self.tabs = QTabWidget(documentMode=True)
        for title, page in pages.items():
            self.tabs.addTab(page, title)
            page.changed.connect(partial(self._page_changed, page))
            page.clicked.connect(self._clicked)
            page.refused.connect(self.refused)
        self.moves.walked.connect(self._walk)
        for chosen in (self.moves.pay.changed, self.moves.gain.changed, self.moves.to.currentIndexChanged):
            chosen.connect(self.entry_changed)
        self.link_rows(self.moves.rows, self.moves.areas_of)
        self.link_rows(self.roads.rows, lambda road: (road.a, road.b))
        self.add_list(self.tabs)
        if Pass() in self.legal:
            self.add_pass()
        self.add_primary("").clicked.connect(self._give)
        turn, page = self.context.memory.get(PAGE, (None, 0))
        if turn == self._turn:
            self.tabs.setCurrentIndex(page)
        self.tabs.currentChanged.connect(self._turned)
        self._show_offer()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what is left where the window is crowded: the prompt says it, too."""
        super().resizeEvent(event)
        self.gauges.setHidden(is_crowded(self))

    @property
    def _turn(self) -> tuple[int, int]:
        return self.view.round, self.asked.seat

    def _left(self) -> list[tuple[str, str, str]]:
        """How many steps and uses are left: a name, dots, and the words for a screen reader."""
        steps, uses = self.asked.steps, self.asked.actions_left
        found = [
            (tr("Steps"), _dots(steps, STEPS), counted(steps, "{n} step left", "{n} steps left")),
            (tr("Uses"), _dots(uses, ACTIONS), counted(uses, "{n} use left", "{n} uses left")),
        ]
        if self.asked.extra:
            several = len(self.view.players[self.asked.seat].workers) > 1
            name = tr("Worker {number}", number=self.asked.walker + 1) if several else tr("Extra")
            more = counted(self.asked.extra, "{n} more step", "{n} more steps")
            found.insert(1, (name, signed(self.asked.extra), labelled(name, more)))
        return found

    @property
    def page(self) -> TurnPage:
        """The page that is open."""
        return self.pages[self.tabs.currentIndex()]

    def fields(self) -> Mapping[str, QWidget]:
        """Return the lists of moves and of roads."""
        return {"move": self.moves.rows, "road": self.roads.rows}

    def entries(self) -> Entries:
        """Return what is chosen on the pages, with goods and buildings, and which page is open."""
        chosen = {"to": self.moves.to.currentIndex(), "page": self.tabs.currentIndex()}
        return {**super().entries(), **chosen, "pay": list(self.moves.pay.goods), "gain": list(self.moves.gain.goods)}

    def enter(self, entries: Entries) -> None:
        """Choose again what was chosen."""
        super().enter(entries)
        for choice, name in ((self.moves.pay, "pay"), (self.moves.gain, "gain")):
            if isinstance(goods := entries.get(name), list | tuple) and len(goods) == len(Goods._fields):
                choice.choose(Goods(*goods))
        put(self.moves.to, entries.get("to"))
        if isinstance(page := entries.get("page"), int) and page in range(self.tabs.count()):
            self.tabs.setCurrentIndex(page)

    def entries_for(self, answer: Action) -> Mapping[str, Any]:
        """Return the line of an answer."""
        move = self.moves.move_of(answer)
        return {"road": answer} if isinstance(answer, BuildRoad) else {"move": move.first if move else None}

    def point_out(self, answer: Action | None) -> None:
        """Point out an answer on its page, which is opened, with its goods or its building chosen."""
        super().point_out(answer)
        if isinstance(answer, BuildRoad):
            self.tabs.setCurrentWidget(self.roads)
        elif answer is not None and not isinstance(answer, Pass):
            self.tabs.setCurrentWidget(self.moves)
            if isinstance(answer, Exchange | Enter | Jump):
                self.moves.choose(answer)

    def first_field(self) -> QWidget | None:
        """Return the list of the open page."""
        return self.page.rows

    def marks(self) -> list[Mark]:
        """Return the marks of the open page."""
        return self.page.marks()

    def area_clicked(self, area: str) -> None:
        """Leave a click on the board to the open page."""
        self.page.pick(area)

    def area_hovered(self, area: str) -> None:
        """Leave the place under the pointer to the open page."""
        super().area_hovered(area)
        self.page.point_at(area)

    def why_not(self, area: str) -> str:
        """Return why a place can't be chosen on the open page."""
        return self.page.why_not(area)

    def about_place(self, area: str) -> Sequence[str]:
        """Return the way of a worker to a building, and what its use would bring there."""
        way = reach(self.view, self.asked, area)
        if way is None:
            return [tr("No roads lead here from your workers")] if area in self.view.built else []
        uses = uses_at(self.words, way.view, way.asked, area) if way.is_in_reach else ()
        return [way_text(self.words, way), *uses]

    def take_back(self) -> bool:
        """Forget the end of a road; return False if there is none."""
        return self.page is self.roads and self.roads.take_back()

    def _turned(self, page: int) -> None:
        self.context.memory[PAGE] = self._turn, page
        self.page.rows.setFocus()
        self.entry_changed.emit()
        self._show_offer()

    def _page_changed(self, page: TurnPage) -> None:
        if page is self.page:
            self._show_offer()

    def _show_offer(self) -> None:
        if self.primary is None:
            return
        self.primary.setEnabled(bool(self.page.answers))
        self.primary.say(*(self.page.offered() if self.page.answers else self.page.undecided))
        self.marks_changed.emit()

    def _clicked(self, sure: bool) -> None:
        if sure and self.page.answers and self.takes_click():
            self._give()

    def _walk(self, steps: tuple[Action, ...]) -> None:
        if self.takes_click():
            self.chosen_together.emit(steps)

    def _give(self) -> None:
        if len(self.page.answers) == 1:
            self.chosen.emit(self.page.answers[0])
        elif self.page.answers:
            self.chosen_together.emit(self.page.answers)


def _dots(left: int, most: int) -> str:
    return LEFT * left + GONE * (most - left)
