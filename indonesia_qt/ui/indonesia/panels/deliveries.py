"""The panel in which a company's goods are sold: a draft that is planned, changed by hand, and shipped as a whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec
from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QTabWidget

from indonesia_qt.games.indonesia.actions import Deliver, DeliverRest
from indonesia_qt.games.indonesia.bottleneck import Bottleneck, bottleneck
from indonesia_qt.games.indonesia.content import PRICE
from indonesia_qt.games.indonesia.draft import Draft, Planner, fees
from indonesia_qt.games.indonesia.objectives import MONEY, objectives
from indonesia_qt.games.indonesia.phases.operations import gains
from indonesia_qt.games.indonesia.sending import Sending, send, sending_to
from indonesia_qt.games.indonesia.shipping import Plan
from indonesia_qt.ui.indonesia.names import letter, ships
from indonesia_qt.ui.indonesia.panels.alternatives_page import AlternativesPage
from indonesia_qt.ui.indonesia.panels.base import Panel
from indonesia_qt.ui.indonesia.panels.delivery_marks import proof_marks, route_marks, verdict_marks
from indonesia_qt.ui.indonesia.panels.delivery_rows import DeliveryRow
from indonesia_qt.ui.indonesia.panels.entries import Entries, plain
from indonesia_qt.ui.indonesia.panels.goods_gauge import GoodsGauge
from indonesia_qt.ui.indonesia.panels.plan_desk import Desk
from indonesia_qt.ui.indonesia.panels.plan_page import PlanPage
from indonesia_qt.ui.indonesia.planning_words import PlanningWords
from indonesia_qt.ui.map.marks import AreaMark, Mark
from indonesia_qt.ui.measure import scaled
from indonesia_qt.wording import clauses, counted, figure, signed, tr

PLAN, ALTERNATIVES = 0, 1


class DeliveryPanel(Panel):
    """Ship the plan that is filled in with one press, take another one, or send goods by hand.

    Nothing can be chosen that would leave fewer goods sold, so every draft can be completed. The game learns of it
    when it is shipped.
    """

    def build(self) -> None:
        """Fill in the best plan."""
        self.company = self.view.companies[self.asked.company]
        self.planner = Planner(self.view, self.company, self.asked.done, self.asked.plan)
        self.telling = PlanningWords(self.words, self.view, self.company)
        self.desk = Desk(self.planner.optimum(), (), MONEY)
        self.picking: Sending | None = None
        self.pointed, self.hovered = -1, ""
        self._build_head()
        self.tabs = QTabWidget(documentMode=True)
        self.tabs.addTab(self._plan_page(), tr("Plan"))
        self.alternatives = AlternativesPage(self.planner, self.telling, self.context.icons)
        self.alternatives.pointed.connect(lambda plan: self._show_ship())
        self.alternatives.taken.connect(self._take)
        self.alternatives.found.connect(self._show_ship)
        self.tabs.addTab(self.alternatives, tr("Alternatives"))
        self.add_list(self.tabs)
        self.ship = self.add_primary("")
        self.ship.clicked.connect(self._press)
        self.tabs.currentChanged.connect(self._page_changed)
        self._add_keys()
        self.marks_changed.connect(self.entry_changed)  # whatever is planned is marked
        self._show_draft()

    def _build_head(self) -> None:
        left, sold = self.planner.most, len(self.asked.done)
        goods = self.company.units - sold
        head = QHBoxLayout()
        must = counted(goods, "must ship {left} of {n} good", "must ship {left} of {n} goods", left=left)
        duty = tr("{duty}, {sold} sold", duty=f"<b>{must}</b>", sold=sold) if sold else f"<b>{must}</b>"
        title = QLabel(f"{self.words.company(self.company.id)}<br>{duty}")
        title.setWordWrap(True)
        title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.why = QPushButton(tr("Why {number}?", number=left), autoDefault=False)
        self.why.setCheckable(True)
        self.why.setToolTip(tr("Show what limits it"))
        self.why.setProperty("role", "small")
        self.why.toggled.connect(self._why_changed)
        head.addWidget(title, 1)
        head.addWidget(self.why)
        self.gauge = GoodsGauge(self.context.icons.theme)
        self.proof = QLabel(wordWrap=True)
        self.proof.hide()
        self.body.setSpacing(scaled(5))
        self.body.addLayout(head)
        self.body.addWidget(self.gauge)
        self.body.addWidget(self.proof)

    def _plan_page(self) -> PlanPage:
        self.objectives = list(objectives(self.planner.market()))
        page = PlanPage(self.context.icons, list(map(self.telling.objective, self.objectives)))
        self.aims, self.best, self.rows, self.hint, self.sums = page.aims, page.best, page.rows, page.hint, page.sums
        self.aims.activated.connect(self._aim_chosen)
        self.best.clicked.connect(self.plan_best)
        self.rows.lock_toggled.connect(self.toggle_lock)
        self.rows.removed.connect(self.remove)
        self.rows.pointed.connect(self._row_pointed)
        self.rows.itemSelectionChanged.connect(self.marks_changed)
        return page

    def _add_keys(self) -> None:
        """Keys that work wherever the keyboard is, for the board has it after a click."""
        keys: dict[str, Callable[[], None]] = {
            "A": self.plan_best,
            "T": self.next_alternative,
        }
        for key, act in keys.items():
            QShortcut(QKeySequence(key), self, act)
        QShortcut(
            QKeySequence("Esc"),
            self,
            lambda: self._show_picking(None),
            context=Qt.ShortcutContext.WidgetWithChildrenShortcut,
        )

    def entries(self) -> Entries:
        """The plan, and the good that is being sent by hand."""
        picking = self.picking
        begun = (picking.choices.origin, picking.line, picking.begun) if picking else None
        return {"desk": plain(self.desk), "picking": plain(begun)}

    def enter(self, entries: Entries) -> None:
        """Go on with the plan, and with the good."""
        with suppress(msgspec.ValidationError):
            desk = msgspec.convert(entries.get("desk"), Desk)
            if desk.fits(self.asked, self.planner):
                self._keep(desk)
        with suppress(msgspec.ValidationError):
            origin, line, begun = msgspec.convert(entries.get("picking"), tuple[str, str, tuple[str, ...]])
            if origin in self.company.areas and self._can_begin(line, begun):
                self._show_picking(send(self.planner.choices(self.draft.locked, origin), line, begun))

    def _can_begin(self, line: str, begun: tuple[str, ...]) -> bool:
        ships = self.view.companies[line].ships if line in self.view.companies else {}
        return set(begun) <= set(ships) and bool(line) == bool(begun)

    @property
    def draft(self) -> Draft:
        """The deliveries as they are planned now."""
        return self.desk.draft

    def plan_best(self) -> None:
        """Plan anew, for what is aimed at, what isn't locked."""
        self.tabs.setCurrentIndex(PLAN)
        self._change(self.planner.optimum(self.draft.locked, self.desk.objective))

    def next_alternative(self) -> None:
        """Make the next of the alternatives the draft; look for them first."""
        if self.alternatives.ended and self.alternatives.rows:
            self._take(self.alternatives.after(self.draft))
        else:
            self.tabs.setCurrentIndex(ALTERNATIVES)

    def toggle_lock(self, number: int) -> None:
        """Lock a delivery, or let planning change it again."""
        if 0 <= number < len(self.draft.rows):
            self._change(self.draft.toggled(number))

    def remove(self, number: int) -> None:
        """Take a delivery out of the draft."""
        if 0 <= number < len(self.draft.rows):
            self._change(self.draft.without(number))

    def take_back(self) -> bool:
        """Return to the draft before the last change; False when there is none."""
        if self.picking:
            self._show_picking(None)
            return True
        before = self.desk.before()
        if before is None:
            return False
        self._keep(before)
        return True

    def _take(self, plan: Plan | None) -> None:
        if plan is not None:
            locked = Counter(self.draft.locked)
            marks = []
            for delivery in plan:
                marks.append(locked[delivery] > 0)
                locked[delivery] -= 1
            self.tabs.setCurrentIndex(PLAN)
            self._change(Draft(plan, tuple(marks)))

    def _aim_chosen(self) -> None:
        self.desk = self.desk._replace(objective=self.objectives[self.aims.currentIndex()])
        self.plan_best()

    def _change(self, draft: Draft) -> None:
        self.picking = None
        self._keep(self.desk.changed(draft))

    def _keep(self, desk: Desk) -> None:
        self.desk = desk
        self.aims.setCurrentIndex(self.objectives.index(desk.objective))
        self._show_draft()

    def _show_draft(self) -> None:
        draft, owner = self.draft, self.company.owner
        self._show_rows(draft)
        self.gauge.show_goods(len(draft.rows), self.planner.most, self.company.units - len(self.asked.done))
        paid, price = fees(self.view, draft.rows), PRICE[self.company.kind]
        net = gains(self.view, self.company, draft.rows)[owner]
        foreign = sum(paid) - paid[owner]
        sales = f"{len(draft.rows)} \N{MULTIPLICATION SIGN} {price} = {figure(len(draft.rows) * price)}"
        sum_ = tr("{sales} \N{MINUS SIGN} ships {fees} = {net}", sales=sales, fees=foreign, net=f"<b>{signed(net)}</b>")
        self.sums.setText(clauses(sum_, self.telling.payees(paid)))
        if self.tabs.currentIndex() == ALTERNATIVES:
            self.alternatives.look(draft)
        self._show_hint()
        self._show_ship()

    def _show_rows(self, draft: Draft) -> None:
        self.rows.show_rows([self._row(row, lock) for row, lock in zip(draft.rows, draft.locks, strict=True)])

    def _row(self, delivery: Deliver, locked: bool) -> DeliveryRow:
        line = self.view.companies[delivery.line]

        return DeliveryRow(
            self.words.short_place(delivery.origin),
            self.words.short_place(delivery.city),
            letter(self.view.scenario, line.id),
            self.context.colours[line.owner],
            self._cost(delivery, line.owner),
            locked,
        )

    def _cost(self, delivery: Deliver, payee: int) -> str:
        carried, fee = ships(len(delivery.route)), fees(self.view, (delivery,))[payee]
        if payee == self.company.owner:
            return tr("{ships}, you keep {fee}", ships=carried, fee=fee)
        return tr("{ships}, {player} gets {fee}", ships=carried, player=self.words.seats[payee], fee=fee)

    def _show_hint(self) -> None:
        missing = self.planner.most - len(self.draft.rows)
        hovered = self._hovered_delivery()
        if hovered:
            row = self._row(hovered, locked=False)
            line = self.words.company(hovered.line)
            text = tr("To {city} by {line}: {cost}.", city=row.city, line=line, cost=row.cost)
        elif self.picking:
            text = self.telling.sending(self.picking)
        elif missing:
            text = counted(
                missing,
                "{n} more good must go: click a good on the map, or let the rest be planned.",
                "{n} more goods must go: click a good on the map, or let the rest be planned.",
            )
        else:
            text = tr("Click a good on the map to move it.")
        self.hint.setText(text)

    def _show_ship(self) -> None:
        owner, plan = self.company.owner, self.draft.rows
        if self.tabs.currentIndex() == ALTERNATIVES:
            taken = self.alternatives.chosen()
            self.ship.setEnabled(taken is not None)
            net = gains(self.view, self.company, taken or ())[owner]
            self.ship.say(tr("Take this plan, net {net}", net=signed(net)) if taken else tr("Choose an outcome"))
        elif len(plan) < self.planner.most:
            self.ship.setEnabled(True)
            self.ship.say(tr("Plan the other {number}", number=self.planner.most - len(plan)))
        else:
            self.ship.setEnabled(True)
            net = gains(self.view, self.company, plan)[owner]
            self.ship.say(tr("Ship {number}, net {net}", number=len(plan), net=signed(net)))
        self.marks_changed.emit()

    def _press(self) -> None:
        if self.tabs.currentIndex() == ALTERNATIVES:
            self._take(self.alternatives.chosen())
        elif len(self.draft.rows) < self.planner.most:
            self._change(self.planner.completed(self.draft, self.desk.objective))
        elif self.draft.same_goods(self.asked.plan):
            self.chosen.emit(DeliverRest())
        else:
            self.chosen_together.emit(self.draft.rows)

    def _page_changed(self) -> None:
        self.picking = None
        if self.tabs.currentIndex() == ALTERNATIVES:
            self.alternatives.look(self.draft)
            self.alternatives.list.setFocus()
        self._show_hint()
        self._show_ship()

    def _why_changed(self) -> None:
        if self.why.isChecked():
            self.proof.setText(self._proof())
        self.proof.setVisible(self.why.isChecked())
        self.tabs.setVisible(not self.why.isChecked())
        self.marks_changed.emit()

    def _proof(self) -> str:
        """The parts of the cut, one below the other, and their sum: to be counted by eye."""
        cut = self._cut
        parts = self.telling.parts(cut, self.company.units - len(self.asked.done))
        rows = [("" if number is None else str(number), text) for number, text in parts]
        rows.append((f"<b>{cut.total}</b>", f"<b>{tr('can be shipped')}</b>"))
        cells = "".join(f"<tr><td align=right>{number}&nbsp;</td><td>{text}</td></tr>" for number, text in rows)
        return f"{tr('Every good has to pass one of these, marked on the map:')}<table>{cells}</table>"

    @property
    def _cut(self) -> Bottleneck:
        return bottleneck(self.planner.market(), self.asked.plan)

    def _row_pointed(self, number: int) -> None:
        if number != self.pointed:
            self.pointed = number
            self.marks_changed.emit()

    def area_clicked(self, area: str) -> None:
        """Begin with a good, send it on, or say why it can't go there."""
        if self.why.isChecked():
            self.why.setChecked(False)
        self.tabs.setCurrentIndex(PLAN)
        if area in self.company.areas:
            self._pick_good(area)
        elif area in self.view.cities or area in self.view.scenario.sea_neighbours:
            self._pick_place(area)
        else:
            self.refuse(Deliver(area, "", (), ""))

    def area_taken(self, area: str) -> None:
        """Begin with a good that is dragged."""
        if area in self.company.areas and not (self.picking and area in self.picking.choices.areas):
            self.area_clicked(area)

    def area_dropped(self, area: str) -> None:
        """Send the good that was dragged on."""
        if self.picking:
            self.area_clicked(area)

    def area_hovered(self, area: str) -> None:
        """Show where a good would go by a click there, and what it costs."""
        before, self.hovered = self._hovered_delivery(), area
        if self._hovered_delivery() != before:
            self._show_hint()
            self.marks_changed.emit()

    def why_not(self, area: str) -> str:
        """Why the good that is sent by hand can't go to a place."""
        if self.picking and area in self.picking.verdicts:
            return self.telling.why_not(self.picking.verdicts[area].why_not)
        return ""

    def _pick_good(self, area: str) -> None:
        if self.picking and area in self.picking.choices.areas:
            self._show_picking(None)
            return
        choices = self.planner.choices(self.draft.locked, area)
        if choices.none_left:
            name = self.words.place(area)
            self.refused.emit(tr("Every good of {area} is locked: unlock one first.", area=name))
        self._show_picking(None if choices.none_left else send(choices))

    def _show_picking(self, picking: Sending | None) -> None:
        self.picking = picking
        self._show_hint()
        self.marks_changed.emit()

    def _pick_place(self, area: str) -> None:
        """A city ends the way, ships lead it on; without a good, one that can go there is taken."""
        picking = self.picking or self._picking_for(area)
        if picking.begun and area == picking.begun[-1]:
            self._show_picking(picking.back())
            return
        verdict = picking.verdict(area)
        if verdict.delivery is None:
            self.refused.emit(self.telling.why_not(verdict.why_not))
        elif area in self.view.cities:
            draft = self.planner.put(self.draft, verdict.delivery, self.desk.objective)
            with QSignalBlocker(self.rows):
                self._show_rows(draft)
                self.rows.setCurrentRow(draft.rows.index(verdict.delivery))
            self._change(draft)
        else:
            self._show_picking(picking.on(verdict.delivery.line, area))

    def _picking_for(self, area: str) -> Sending:
        """A good that can go to a place, of the zone of the chosen row before others."""
        row = self.rows.currentRow()
        first = [self.draft.rows[row].origin] if 0 <= row < len(self.draft.rows) else []
        return sending_to(area, self.planner, self.draft.locked, first)

    def marks(self) -> list[Mark]:
        """The proof, the chosen alternative, the good that is sent by hand, or the draft."""
        if self.why.isChecked():
            return proof_marks(self._cut, self.planner.market().zones)
        if self.tabs.currentIndex() == ALTERNATIVES:
            return self._routes((*self.asked.done, *(self.alternatives.chosen() or self.draft.rows)))
        if self.picking:
            return self._picking_marks(self.picking)
        marks: list[Mark] = [AreaMark(area, "legal") for area in self.company.areas]
        number = self.pointed if self.pointed >= 0 else self.rows.currentRow()
        if 0 <= number < len(self.draft.rows):
            row = self.draft.rows[number]
            marks = [mark for mark in marks if mark != AreaMark(row.origin, "legal")]
            marks += [AreaMark(place, "chosen") for place in (row.origin, row.city)]
            return [*marks, *self._routes((row,))]
        return [*marks, *self._routes((*self.asked.done, *self.draft.rows))]

    def _picking_marks(self, picking: Sending) -> list[Mark]:
        marks: list[Mark] = [AreaMark(area, "chosen") for area in (*picking.choices.areas, *picking.begun)]
        marks += verdict_marks(self.view, picking.verdicts)
        shown = self._hovered_delivery()
        return [*marks, *self._routes((*self.asked.done, *self.draft.locked, *((shown,) if shown else ())))]

    def _hovered_delivery(self) -> Deliver | None:
        """Where the good that is sent by hand would go by a click on the place under the pointer."""
        verdict = self.picking.verdicts.get(self.hovered) if self.picking else None
        return verdict.delivery if verdict else None

    def _routes(self, plan: Sequence[Deliver]) -> list[Mark]:
        return route_marks(self.view, self.context.colours, plan)
