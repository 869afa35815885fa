"""The panel in which a company's goods are sold: a draft that is planned, changed by hand, and shipped as a whole."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QMargins, QPointF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QKeySequence, QPainter, QPaintEvent, QPen, QShortcut
from PySide6.QtWidgets import QCheckBox, QPushButton, QSizePolicy, QStackedWidget, QTabWidget, QWidget

from indonesia_qt.games.indonesia.analysis.year_plan import planned_expansions
from indonesia_qt.games.indonesia.delivery.largest_plans import MONEY, Bottleneck, Objective, bottleneck, objectives
from indonesia_qt.games.indonesia.delivery.planner import DeliveryDraft, Planner, Sending, goods_sent
from indonesia_qt.games.indonesia.rules.actions import Deliver, DeliverRest, Expand
from indonesia_qt.games.indonesia.rules.phases.operations import gains
from indonesia_qt.games.indonesia.rules.shipping import Plan
from indonesia_qt.i18n.text import counted, paragraph, signed, tr
from indonesia_qt.ui.board.marks import AreaMark, Mark, NoteMark, RouteMark
from indonesia_qt.ui.games.indonesia.board.icons import Icons
from indonesia_qt.ui.games.indonesia.panels.alternatives_page import AlternativesPage
from indonesia_qt.ui.games.indonesia.panels.manual_route import ByHand, proof_marks, route_marks
from indonesia_qt.ui.games.indonesia.panels.plan_page import DeliveryRow, PlanPage
from indonesia_qt.ui.games.indonesia.texts.names import letter
from indonesia_qt.ui.games.indonesia.texts.planning import PlanningTexts
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.table.api import QuestionPanel
from indonesia_qt.ui.table.panels.input_fields import Entries, plain
from indonesia_qt.ui.widgets.folding import Fold
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, read_of, tip
from indonesia_qt.ui.widgets.rich_text import Rich, rich

DOT_STEP, DOT_RADIUS = 15.0, 4.6
"""Pixels: the distance between dots, and the radius of one."""


class GoodsGauge(QWidget):
    """A row of dots: filled ones are planned, rings must still be, and short strokes are goods that can't be sold."""

    accessible_role = QAccessible.Role.Graphic

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.planned = self.most = self.goods = 0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the size of one row of dots."""
        return QSize(100, round(2 * DOT_RADIUS + 5))

    def show_goods(self, planned: int, most: int, goods: int) -> None:
        """Show how many goods are planned, of the `most` that can be sold, of `goods` on the board."""
        self.planned, self.most, self.goods = planned, most, goods
        self.setAccessibleName(
            counted(
                most,
                "{planned} of {n} good planned, {goods} on the board",
                "{planned} of {n} goods planned, {goods} on the board",
                planned=planned,
                goods=goods,
            )
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the dots."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self.theme.interface
        step = min(DOT_STEP, self.width() / max(1, self.goods))
        radius = min(DOT_RADIUS, step / 2.4)
        for number in range(self.goods):
            at = QPointF((number + 0.5) * step, self.height() / 2)
            if number >= self.most:
                painter.setPen(QPen(QColor(colours.strong_line), 1.8))
                painter.drawLine(at + QPointF(-radius * 0.7, 0), at + QPointF(radius * 0.7, 0))
                continue
            painter.setPen(QPen(QColor(colours.accent), 1.6))
            painter.setBrush(QColor(colours.accent) if number < self.planned else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(at, radius, radius)


class BottleneckProof(Label):
    """Lists the parts of a cut, one below the other, and their sum."""

    def __init__(self) -> None:
        super().__init__(wordWrap=True, alignment=Qt.AlignmentFlag.AlignTop)

    def show_parts(self, parts: Sequence[tuple[int | None, str]], total: int, goods: int) -> None:
        """Show the parts of a cut with the number of goods that each lets through, None if it lets none through."""
        sold = counted(total, "good can be sold", "goods can be sold")
        rows = [("" if number is None else str(number), text) for number, text in parts]
        rows.append((rich("<b>{total}</b>", total=total), rich("<b>{text}</b>", text=sold)))
        cells = (rich("<tr><td align=right>{n}&nbsp;</td><td>{text}</td></tr>", n=n, text=text) for n, text in rows)
        title = tr("Bottlenecks (marked on the board):") if total < goods else tr("There’s no bottleneck:")
        self.setText(rich("{title}<table>{cells}</table>", title=title, cells=Rich("").join(cells)))


HEAD_SPACING = 5
"""Pixels at 100 % between the parts."""


class DeliveryHead(QWidget):
    """Names the company and its duty, to sell `most` goods; `why` asks for the proof."""

    def __init__(self, company: str, duty: str, most: int, icons: Icons) -> None:
        super().__init__()
        title = Label(rich("{company}<br>{duty}", company=company, duty=duty), wordWrap=True)
        title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.why = QPushButton(tr("Why {number}?", number=most), autoDefault=False)
        self.why.setCheckable(True)
        self.why.setToolTip(tr("Show the bottleneck"))
        self.why.setProperty("role", "small")
        self.gauge = GoodsGauge(icons.theme)
        parts = row_of((title, 1), self.why), self.gauge
        self.setLayout(column_of(*parts, contentsMargins=QMargins(), spacing=scaled(HEAD_SPACING)))


class PlanHistory(NamedTuple):
    """The draft, the drafts before it, and the objective of planning."""

    draft: DeliveryDraft
    past: tuple[DeliveryDraft, ...]
    objective: Objective

    def changed(self, draft: DeliveryDraft) -> PlanHistory:
        """Return the history with another draft, which can be taken back."""
        past = self.past if draft == self.draft else (*self.past, self.draft)
        return PlanHistory(draft, past, self.objective)

    def before(self) -> PlanHistory | None:
        """Return the history before the last change; None if there was none."""
        if not self.past:
            return None
        *past, draft = self.past
        return PlanHistory(draft, tuple(past), self.objective)

    def fits(self, asked: Any, planner: Planner) -> bool:
        """Return whether the drafts were planned for this question, for a file may hold anything."""
        drafts = self.draft, *self.past
        even = all(len(draft.rows) == len(draft.locks) for draft in drafts)
        earlier = {row for draft in self.past for row in draft.rows}
        return (
            even
            and self.objective in objectives(planner.market())
            and planner.fitting(self.draft.rows) == self.draft.rows
            and all(asked.check(planner.s, row) is None for row in earlier)
        )


PLAN, ALTERNATIVES = 0, 1
NUMBERS = "numbers"
"""Where a table remembers in which year and for which company it was first said what the numbers on the board are."""


class DeliveryPanel(QuestionPanel):
    """Ship the plan that is filled in with one press, take another one, or send goods by hand.

    Where the company then expands for free to places that leave no choice, the same press does it.

    Nothing can be chosen that would leave fewer goods sold, so every draft can be completed. The game receives the plan
    only when it is shipped.
    """

    spacing = HEAD_SPACING

    def build(self) -> None:
        """Fill in the best plan."""
        self.company = self.view.companies[self.asked.company]
        self.planner = Planner(self.view, self.company, self.asked.done, self.asked.plan)
        self.texts = PlanningTexts(self.words, self.view, self.company)
        self.plans = PlanHistory(self.planner.optimum(), (), MONEY)
        self.hand = ByHand(self.planner, self.texts, self)
        self.hand.changed.connect(self._hand_moved)
        self.hand.sent.connect(self._put)
        self.hand.refused.connect(self.refused)
        self.pointed = -1
        duty = self.texts.duty(self.planner.most, self._goods, len(self.asked.done))
        self.head = DeliveryHead(self.words.company(self.company.id), duty, self.planner.most, self.context.icons)
        self.why, self.gauge, self.proof = self.head.why, self.head.gauge, BottleneckProof()
        self.why.toggled.connect(self._why_changed)
        line = Fold((self.head,))
        self.body.addWidget(line)
        self.body.addWidget(self.head)
        line.say(read_of(duty))
        line.toggled.connect(lambda: self.why.setChecked(False))
        self.tabs = QTabWidget(documentMode=True)
        self.tabs.addTab(self._plan_page(), tr("Plan"))
        self.alternatives = AlternativesPage(self.planner, self.texts, self.context.icons)
        self.alternatives.pointed.connect(self._show_ship)
        self.alternatives.found.connect(self._show_ship)
        self.alternatives.list.value_taken.connect(self._press)
        self.tabs.addTab(self.alternatives, tr("Alternatives"))
        self.pages = QStackedWidget()  # so that nothing else moves when the proof takes the place of the plan
        self.pages.addWidget(self.tabs)
        self.pages.addWidget(self.proof)
        self.add_list(self.pages)
        planned = planned_expansions(self.view)
        self.expansions = planned if all(map(self.context.suggests, planned)) else ()  # a lesson has its own step
        self.expand = QCheckBox(tr("Then expand (+)"), self)
        self.expand.setVisible(bool(self.expansions))
        self.expand.setChecked(bool(self.expansions))
        self.expand.toggled.connect(self._show_ship)
        self.areas = Label(parent=self, wordWrap=True)
        self.areas.setVisible(bool(self.expansions))
        if self.expansions:
            areas = self.words.areas([action.area for action in self.expansions])
            self.expand.setAccessibleName(tr("Then expand to {areas}", areas=areas))
            self.expand.setToolTip(tip(self.expand.accessibleName()))
            self.areas.setText(areas)
            self.body.addLayout(row_of(self.expand, (self.areas, 1)))
        self.ship = self.add_primary("")
        self.ship.clicked.connect(self._press)
        self.tabs.currentChanged.connect(self._page_changed)
        # These keys must work wherever the focus is: after a click the board has it.
        QShortcut(QKeySequence("A"), self, self.plan_best)
        QShortcut(QKeySequence("T"), self, self.next_alternative)
        QShortcut(QKeySequence("Esc"), self, self.hand.stop, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.marks_changed.connect(self.entry_changed)  # every plan is marked
        self._show_draft()

    def make_room(self, crowded: bool) -> None:
        """Leave out the areas to expand to where the window is crowded: the button names them, too."""
        super().make_room(crowded)
        self.why.setChecked(self.why.isChecked() and not self.head.isHidden())
        self.rows.updateGeometry()
        self.areas.setVisible(bool(self.expansions) and not crowded)
        self._show_ship()

    @property
    def _goods(self) -> int:
        """The number of goods that the company hasn't sold yet."""
        return self.company.units - len(self.asked.done)

    def _plan_page(self) -> PlanPage:
        self.objectives = list(objectives(self.planner.market()))
        page = PlanPage(self.context.icons, list(map(self.texts.objective, self.objectives)))
        self.aims, self.best, self.rows = page.aims, page.best, page.rows
        self.hint, self.sums, self.line = page.hint, page.sums, page.line
        self.aims.activated.connect(self._aim_chosen)
        self.best.clicked.connect(self.plan_best)
        self.rows.lock_toggled.connect(self.toggle_lock)
        self.rows.removed.connect(self.remove)
        self.rows.pointed.connect(self._row_pointed)
        self.rows.itemSelectionChanged.connect(self.marks_changed)
        return page

    def entries(self) -> Entries:
        """Return the plan, the open page, the good that is sent by hand, and whether the company expands at once."""
        page, expands = self.tabs.currentIndex(), self.expand.isChecked()
        return {"desk": plain(self.plans), "page": page, "picking": self.hand.entries(), "expand": expands}

    def enter(self, entries: Entries) -> None:
        """Continue with an earlier plan on its page and an earlier good, if they fit the question."""
        with suppress(msgspec.ValidationError):
            plans = msgspec.convert(entries.get("desk"), PlanHistory)
            if plans.fits(self.asked, self.planner):
                self._keep(plans)
        if entries.get("page") == ALTERNATIVES:
            self.tabs.setCurrentIndex(ALTERNATIVES)
        self.hand.enter(entries.get("picking"), self.draft.locked)
        self.expand.setChecked(bool(self.expansions) and entries.get("expand") is not False)

    @property
    def picking(self) -> Sending | None:
        """The way so far of the good that is sent by hand; None if there is none."""
        return self.hand.picking

    @property
    def draft(self) -> DeliveryDraft:
        """The deliveries as they are planned now."""
        return self.plans.draft

    def plan_best(self) -> None:
        """Plan the deliveries that aren't locked for the present aim."""
        self.tabs.setCurrentIndex(PLAN)
        self._change(self.planner.optimum(self.draft.locked, self.plans.objective))

    def next_alternative(self) -> None:
        """Replace the draft by the next alternative; without any yet, show the page that looks for them."""
        if self.alternatives.ended and self.alternatives.rows:
            self._take(self.alternatives.after(self.draft))
        else:
            self.tabs.setCurrentIndex(ALTERNATIVES)

    def toggle_lock(self, number: int) -> None:
        """Lock the deliveries in a row of the list, or unlock them so that planning can change them."""
        draft = self.draft
        for one in self._group(number):
            draft = draft.toggled(one)
        self._change(draft)

    def remove(self, number: int) -> None:
        """Take the last delivery in a row of the list out of the draft."""
        for one in self._group(number)[-1:]:
            self._change(self.draft.without(one))

    def _group(self, number: int) -> tuple[int, ...]:
        """The deliveries in a row of the list, by their numbers in the draft; none where there is no such row."""
        groups = self.draft.groups
        return groups[number] if 0 <= number < len(groups) else ()

    def take_back(self) -> bool:
        """Put back the good that is sent by hand, or else return to the draft before; False if there is none."""
        if self.picking:
            self.hand.stop()
            return True
        before = self.plans.before()
        if before is None:
            return False
        self._keep(before)
        return True

    def _take(self, plan: Plan | None) -> None:
        if plan is not None:
            self.tabs.setCurrentIndex(PLAN)
            self._change(self.draft.taking(plan))

    def _aim_chosen(self) -> None:
        self.plans = self.plans._replace(objective=self.objectives[self.aims.currentIndex()])
        self.plan_best()

    def _change(self, draft: DeliveryDraft) -> None:
        self.hand.forget()
        self._keep(self.plans.changed(draft))

    def _keep(self, plans: PlanHistory) -> None:
        self.plans = plans
        self.aims.setCurrentIndex(self.objectives.index(plans.objective))
        self._show_draft()

    def _show_draft(self) -> None:
        draft = self.draft
        self._show_rows(draft)
        self.gauge.show_goods(len(draft.rows), self.planner.most, self._goods)
        self.sums.setText(self.texts.sums(draft.rows))
        if self.tabs.currentIndex() == ALTERNATIVES:
            self.alternatives.look(draft)
        self._show_hint()
        self._show_ship()

    def _show_rows(self, draft: DeliveryDraft) -> None:
        sent, numbers = self._sent(draft.rows), self._numbers(draft)
        self.rows.show_rows(
            [
                self._row(number, sent[group[0]], draft.locks[group[0]], [sent[n].origin for n in group])
                for number, group in zip(numbers, draft.groups, strict=True)
            ]
        )

    def _numbers(self, draft: DeliveryDraft) -> list[str]:
        """What each row and its routes on the board are called; nothing where there is one row only."""
        groups = len(draft.groups)
        return [str(number) if groups > 1 else "" for number in range(1, groups + 1)]

    def _sent(self, plan: Plan) -> Plan:
        """The deliveries of a plan, with the areas whose goods they take."""
        planned = (*self.asked.done, *plan)
        areas = goods_sent(self.view.scenario, self.company.areas, planned)[len(self.asked.done) :]
        return tuple(replace(delivery, origin=area) for delivery, area in zip(plan, areas, strict=True))

    def _row(self, number: str, delivery: Deliver, locked: bool, origins: Sequence[str]) -> DeliveryRow:
        line = self.view.companies[delivery.line]
        return DeliveryRow(
            number,
            self.texts.origins(origins),
            self.words.short_place(delivery.city),
            letter(self.view.scenario, line.id),
            self.context.colours[line.owner],
            self.texts.cost(delivery),
            locked,
            len(origins),
        )

    def _show_hint(self) -> None:
        if hovered := self.hand.would_go:
            text = self.texts.would_go(hovered)
        elif self.picking:
            text = self.texts.sending(self.picking)
        else:
            text = self.texts.to_do(self.planner.most - len(self.draft.rows))
            if self._explains_numbers:
                numbers = tr("The numbers on the board are rows of this plan.")
                text = paragraph(text, numbers, tr("It then expands to “+”.") if self._also else "")
        self.hint.setText(text)
        self.line.say(paragraph(text, self.sums.accessibleName()))

    @property
    def _explains_numbers(self) -> bool:
        """Whether the board shows the numbers of rows for the first time at this table."""
        here = self.view.year, self.company.id
        return any(self._numbers(self.draft)) and self.context.memory.setdefault(NUMBERS, here) == here

    def _show_ship(self) -> None:
        choosing = self.tabs.currentIndex() == ALTERNATIVES
        plan = self.alternatives.chosen() if choosing else self.draft.rows
        net = signed(gains(self.view, self.company, plan or ())[self.company.owner])
        self.ship.setEnabled(plan is not None)
        if plan is None:
            self.ship.say(tr("Choose an alternative"))
        elif choosing:
            self.ship.say(tr("Use this plan, net {net}", net=net))
        elif len(plan) < self.planner.most:
            self.ship.say(tr("Plan the remaining {number}", number=self.planner.most - len(plan)))
        else:
            number, named = len(self._also), self.words.areas([action.area for action in self._also])
            then = tr("then expands to {areas}", areas=named) if number else ""
            if number > 1 and not self.areas.isHidden():  # it names them already
                then = counted(number, "then expands by {n} area", "then expands by {n} areas")
            self.ship.say(tr("Sell {number}, net {net}", number=len(plan), net=net), then)
        self.marks_changed.emit()

    def _press(self) -> None:
        if self.tabs.currentIndex() == ALTERNATIVES:
            self._take(self.alternatives.chosen())
        elif len(self.draft.rows) < self.planner.most:
            self._change(self.planner.completed(self.draft, self.plans.objective))
        else:
            goods = (DeliverRest(),) if self.draft.same_goods(self.asked.plan) else self.draft.rows
            self.chosen_together.emit((*goods, *self._also))

    @property
    def _also(self) -> Sequence[Expand]:
        """The areas to which the company expands with the press that ships its goods."""
        return self.expansions if self.expand.isChecked() else ()

    def _page_changed(self) -> None:
        self.hand.forget()
        if self.tabs.currentIndex() == ALTERNATIVES:
            self.alternatives.look(self.draft)
            self.alternatives.list.setFocus()
        self._show_hint()
        self._show_ship()

    def _why_changed(self) -> None:
        if self.why.isChecked():
            self.proof.show_parts(self.texts.parts(self._cut, self._goods), self._cut.total, self._goods)
        self.pages.setCurrentWidget(self.proof if self.why.isChecked() else self.tabs)
        self.marks_changed.emit()

    @property
    def _cut(self) -> Bottleneck:
        return bottleneck(self.planner.market())

    def _row_pointed(self, number: int) -> None:
        if number != self.pointed:
            self.pointed = number
            self.marks_changed.emit()

    def area_clicked(self, area: str) -> None:
        """Pick up a good, send it on, or say why it can't go to `area`."""
        if self.why.isChecked():
            self.why.setChecked(False)
        self.tabs.setCurrentIndex(PLAN)
        if area in self.company.areas:
            self.hand.pick_good(area, self.draft.locked)
        elif area in self.view.cities or area in self.view.scenario.sea_neighbours:
            first = [self.draft.rows[n].origin for n in self._group(self.rows.currentRow())]
            self.hand.pick_place(area, self.draft.locked, first)
        else:
            self.refuse(Deliver(area, "", (), ""))

    def area_taken(self, area: str) -> None:
        """Pick up the good in `area`, where a drag begins."""
        if area in self.company.areas and not self.hand.is_picked(area):
            self.area_clicked(area)

    def area_dropped(self, area: str) -> None:
        """Send the dragged good on to `area`."""
        if self.picking:
            self.area_clicked(area)

    def area_hovered(self, area: str) -> None:
        """Show the way that a good would take to `area` by a click there, and its cost."""
        self.hand.hover(area)

    def why_not(self, area: str) -> str:
        """Return why the good that is sent by hand can't go to a place; empty if it can."""
        return self.hand.why_not(area)

    def _hand_moved(self) -> None:
        self._show_hint()
        self.marks_changed.emit()

    def _put(self, delivery: Deliver) -> None:
        """Put a delivery that was made by hand into the draft, and plan the rest again."""
        draft = self.planner.put(self.draft, delivery, self.plans.objective)
        with QSignalBlocker(self.rows):
            self._show_rows(draft)
            at = draft.rows.index(delivery)
            self.rows.setCurrentRow(next(row for row, group in enumerate(draft.groups) if at in group))
        self._change(draft)

    def marks(self) -> list[Mark]:
        """Mark the proof, the chosen alternative, the good that is sent by hand, or the draft."""
        if self.why.isChecked():
            return proof_marks(self._cut, self.planner.market().zones)
        if self.tabs.currentIndex() == ALTERNATIVES:
            return self._routes(self._sent(self.alternatives.chosen() or self.draft.rows))
        if self.picking:
            shown = self.hand.would_go
            return [*self.hand.marks(), *self._routes((*self.draft.locked, *((shown,) if shown else ())))]
        marks: list[Mark] = [AreaMark(area, "legal") for area in self.company.areas]
        sent, draft = self._sent(self.draft.rows), self.draft
        rows = {sent[n]: row for row, group in zip(self._numbers(draft), draft.groups, strict=True) for n in group}
        chosen = [sent[n] for n in self._group(self.pointed if self.pointed >= 0 else self.rows.currentRow())]
        if chosen:
            ends = {place for row in chosen for place in (row.origin, row.city)}
            marks = [mark for mark in marks if not (isinstance(mark, AreaMark) and mark.area in ends)]
            marks += [AreaMark(place, "chosen") for place in (*(row.origin for row in chosen), chosen[0].city)]
            return [*marks, *self._routes(sent, chosen, rows)]
        for action in self._also:
            marks += [
                AreaMark(action.area, "chosen"),
                NoteMark(action.area, "+", self.context.colours[self.asked.seat]),
            ]
        return [*marks, *self._routes(sent, (), rows)]

    @property
    def named_places(self) -> Collection[str]:
        """The ends of all routes, the cities of alternatives, and the bottleneck.

        Where the routes of a plan have the numbers of rows, no area has another number: it would be mistaken for one.
        """
        marks = self.marks()
        routes = [mark for mark in marks if isinstance(mark, RouteMark)]
        ends = [] if any(mark.label for mark in routes) else [at for it in routes for at in (it.origin, it.target)]
        if self.why.isChecked():
            return [mark.area for mark in marks if isinstance(mark, AreaMark)]
        if self.tabs.currentIndex() == ALTERNATIVES:
            return [*ends, *(city for way in self.alternatives.ways for city, _ in way.fed)]
        return ends

    def _routes(
        self, plan: Plan, chosen: Collection[Deliver] = (), rows: Mapping[Deliver, str] = MappingProxyType({})
    ) -> list[Mark]:
        """The routes of what was sold before and of a plan, with the numbers of its rows."""
        return route_marks(self.view, self.context.colours, self.company, (*self.asked.done, *plan), chosen, rows)
