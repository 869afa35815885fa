"""The page that lists the outcomes that a company can choose from; the search for them runs in the background."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget

from indonesia_qt.games.indonesia.delivery.outcomes import (
    Alternatives,
    Outcome,
    best_lead,
    growing,
    outcome,
    ranked,
    unbeaten,
)
from indonesia_qt.games.indonesia.delivery.planner import DeliveryDraft, Planner
from indonesia_qt.games.indonesia.rules.shipping import Plan
from indonesia_qt.i18n.text import clauses, counted, paragraph, tr
from indonesia_qt.ui.games.indonesia.board.icons import Icons
from indonesia_qt.ui.games.indonesia.texts.planning import PlanningTexts
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.support.idle_tasks import IdleSearch
from indonesia_qt.ui.table.api import ChoiceList
from indonesia_qt.ui.table.panels.panel import LIST_STRETCH
from indonesia_qt.ui.widgets.folding import Fold
from indonesia_qt.ui.widgets.layouts import column_of
from indonesia_qt.ui.widgets.plain_text import Label, tip

BEST = "\N{BLACK DIAMOND}"
FIRST_SHOWN = 100
"""The number of rows that are shown; an outcome beyond them can be reached by the aim of a plan."""


class AlternativesPage(QWidget):
    """Lists the outcomes of all plans; the search for them runs in slices, and ends with the page.

    Signals:
        pointed: another row was chosen, or none.
        found: the search has ended.
    """

    pointed = Signal()
    found = Signal()

    def __init__(self, planner: Planner, texts: PlanningTexts, icons: Icons) -> None:
        super().__init__()
        self.planner, self.texts, self.icons = planner, texts, icons
        self.search = Alternatives(planner.market())
        self.present: Outcome = outcome(planner.s, planner.company, planner.plan)
        self.rows: list[Outcome] = []
        self._idle_search = IdleSearch(self)
        self._idle_search.found.connect(self._show)
        self._idle_search.found.connect(self.found)
        self._for: Plan | None = None
        self.summary = Label(wordWrap=True, role="quiet")
        self.list = ChoiceList(tr("Alternatives"))
        self.line = Fold((self.summary,))
        parts = self.line, self.summary, (self.list, LIST_STRETCH), 1
        self.setLayout(column_of(*parts, contentsMargins=margins(4, 4, 4, 4), spacing=scaled(4)))
        self.list.value_changed.connect(self.pointed)

    @property
    def ended(self) -> bool:
        """Whether the search has ended."""
        return self._idle_search.steps is None

    def chosen(self) -> Plan | None:
        """Return the plan of the chosen row; None if no row is chosen."""
        row = self.list.value()
        return self.search.plans[row] if row is not None else None

    def look(self, draft: DeliveryDraft) -> None:
        """Compare the outcomes with a draft; search for them unless that was done for these locked deliveries."""
        self.present = outcome(self.planner.s, self.planner.company, draft.rows)
        if self._for == draft.locked:
            self._show()
            return
        self._for = draft.locked
        self.search = Alternatives(self.planner.market(draft.locked), draft.locked)
        self._idle_search.steps = self.search.run()
        self._show()
        self._idle_search.start()

    def after(self, draft: DeliveryDraft) -> Plan | None:
        """Return the plan of the row after the draft's, or of the first if the draft has no row; None without rows."""
        if not self.rows:
            return None
        now = outcome(self.planner.s, self.planner.company, draft.rows)
        number = self.rows.index(now) + 1 if now in self.rows else 0
        return self.search.plans[self.rows[number % len(self.rows)]]

    def _show(self) -> None:
        planner = self.planner
        chosen = self.list.value()
        self.rows = ranked(planner.company.owner, list(self.search.plans))
        best = unbeaten(planner.company.owner, self.rows)
        leading = best_lead(planner.s, planner.company.owner, self.rows) if self.search.complete else set()
        self.summary.setText(self._summary(len(best)))
        self.line.say(self.summary.text())
        self.list.empty()
        icon = self.icons.kind(planner.company.kind)
        for number, row in enumerate(self.rows[:FIRST_SHOWN]):
            grows = growing(planner.s, planner.company, self.search.plans[row])
            name = self.texts.earned(row.gains, self.present.gains)
            leads = tr("Largest lead over your strongest rival") if row in leading else ""
            about = clauses(self.texts.fed(row, self.present, grows), leads)
            sign, name = (icon, f"{BEST} {name}") if row in best else (QIcon(), name)
            self.list.add(row, sign, name, about)
            self.list.item(number).setToolTip(tip(self.texts.served(row)))
        if chosen in self.rows:
            self.list.set_value(chosen)

    def _summary(self, best: int) -> str:
        if not self.ended:
            return tr("Finding all alternatives…")
        number, complete = len(self.rows), self.search.complete
        if complete:
            found = counted(number, "{n} alternative.", "{n} alternatives.")
            unbeaten = counted(
                best,
                "Nothing beats the one marked {mark} without also helping a rival.",
                "Nothing beats the {n} marked {mark} without also helping a rival.",
                mark=BEST,
            )
        else:
            found = counted(number, "More than {n} alternative.", "More than {n} alternatives.")
            unbeaten = counted(
                best,
                "Nothing found beats the one marked {mark} without also helping a rival.",
                "Nothing found beats the {n} marked {mark} without also helping a rival.",
                mark=BEST,
            )
        shown = ""
        if number > FIRST_SHOWN:
            shown = counted(FIRST_SHOWN, "The first {n} is shown.", "The first {n} are shown.")
        return paragraph(found, shown, unbeaten)
