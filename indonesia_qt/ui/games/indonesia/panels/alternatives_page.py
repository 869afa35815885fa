"""The page that lists the outcomes that a company can choose from; the search for them runs in the background."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget

from indonesia_qt.games.indonesia.delivery.outcomes import (
    Alternatives,
    Outcome,
    outcome,
    ranked,
    titled,
    unbeaten,
)
from indonesia_qt.games.indonesia.delivery.planner import DeliveryDraft, Planner
from indonesia_qt.games.indonesia.rules.shipping import Plan
from indonesia_qt.i18n.text import as_sentence, clauses, counted, paragraph, signed, tr
from indonesia_qt.ui.games.indonesia.board.icons import Icons
from indonesia_qt.ui.games.indonesia.texts.planning import PlanningTexts
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.support.idle_tasks import IdleSearch
from indonesia_qt.ui.table.panels.panel import LIST_STRETCH
from indonesia_qt.ui.table.panels.table_list import TextTable
from indonesia_qt.ui.widgets.folding import Fold
from indonesia_qt.ui.widgets.layouts import column_of
from indonesia_qt.ui.widgets.plain_text import Label, tip

BEST = "\N{BLACK DIAMOND}"
FIRST_SHOWN = 100
"""The number of rows that are shown; an outcome beyond them can be reached by the aim of a plan."""


class OutcomeList(TextTable):
    """Lists outcomes: what each is best in or changes, and what every player gets whose ships carry the goods."""

    def __init__(self, planner: Planner, texts: PlanningTexts, icons: Icons) -> None:
        self.planner, self.texts = planner, texts
        self.seats = [planner.company.owner]
        """The players of the columns: the one who sells, and the others who get something in an outcome."""
        explained = paragraph(
            tr("Changes against your plan, and the rupiah that each player gets by this sale."),
            tr("Players without a column get nothing."),
        )
        super().__init__(tr("Alternatives"), (tr("Change"), tr("You")), explained, icons.theme)

    def begin(self, rows: Sequence[Outcome]) -> None:
        """Remove all rows, and have the columns that these outcomes need."""
        self.empty()
        me = self.planner.company.owner
        paid = [seat for seat in self.planner.s.order if seat != me and any(row.gains[seat] for row in rows)]
        self.seats = [me, *paid]
        self.titles = tr("Change"), tr("You"), *(self.texts.words.seats[seat] for seat in paid)

    def add_outcome(self, row: Outcome, name: str, in_words: str, note: str) -> None:
        """Add an outcome under a name; `in_words` says what all get, and `note` what else comes of it."""
        cells = [signed(row.gains[seat]) for seat in self.seats]
        self.add_row(row, QIcon(), name, clauses(in_words, note), cells, note=note)


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
        self.planner, self.texts = planner, texts
        self.search = Alternatives(planner.market())
        self.present: Outcome = outcome(planner.s, planner.company, planner.plan)
        self.ways: list[Outcome] = []
        """All outcomes, those with a name first."""
        self.rows: list[Outcome] = []
        """The same as they are listed: that of the draft comes first."""
        self._idle_search = IdleSearch(self)
        self._idle_search.found.connect(self._show)
        self._idle_search.found.connect(self.found)
        self._for: Plan | None = None
        self.summary = Label(wordWrap=True, role="quiet")
        self.list = OutcomeList(planner, texts, icons)
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
        """Return the plan of the outcome after the draft's, or of the first if the draft has none; None without any."""
        if not self.ways:
            return None
        now = outcome(self.planner.s, self.planner.company, draft.rows)
        number = self.ways.index(now) + 1 if now in self.ways else 0
        return self.search.plans[self.ways[number % len(self.ways)]]

    def _show(self) -> None:
        planner = self.planner
        chosen = self.list.value()
        best_in = titled(planner.s, planner.company, self.search.plans) if self.search.complete else {}
        others = [row for row in ranked(planner.company.owner, list(self.search.plans)) if row not in best_in]
        self.ways = [*best_in, *others]
        self.rows = sorted(self.ways, key=lambda row: row != self.present)
        best = unbeaten(planner.company.owner, self.ways)
        if len(best) == len(self.ways):
            best.clear()
        self.summary.setText(self._summary(marks=bool(best)))
        self.line.say(self.summary.text())
        shown = self.rows[:FIRST_SHOWN]
        self.list.begin(shown)
        grow = [self.texts.grow(self.search.plans[row]) for row in shown]
        if len(set(grow)) == 1:
            grow = [""] * len(shown)  # what is said of all tells nothing apart
        for number, (row, grows) in enumerate(zip(shown, grow, strict=True)):
            changes = self.texts.fed(row, self.present)
            title = self.texts.best_in(best_in.get(row, ()))
            if row == self.present:
                title = " \N{MIDDLE DOT} ".join(filter(None, (tr("Current plan"), title)))
            name, note = (title, clauses(changes, grows)) if title else (changes, grows)
            name = f"{BEST} {name}" if row in best else name
            self.list.add_outcome(row, name, self.texts.earned(row.gains, self.present.gains), note)
            self.list.item(number).setToolTip(
                tip(paragraph(as_sentence(clauses(changes, grows)), self.texts.served(row)))
            )
        if chosen in self.rows:
            self.list.set_value(chosen)

    def _summary(self, *, marks: bool) -> str:
        number, complete = len(self.rows), self.search.complete
        if not self.ended:
            return tr("Finding all alternatives…")
        if number == 1 and complete:
            return tr("No other plan changes what anybody gets, or which cities are supplied.")
        if complete:
            found = counted(number, "{n} plan sells as much.", "{n} plans sell as much.")
        else:
            found = counted(number, "More than {n} plan sells as much.", "More than {n} plans sell as much.")
        shown = ""
        if number > FIRST_SHOWN:
            shown = counted(FIRST_SHOWN, "The first {n} is shown.", "The first {n} are shown.")
        alike = ""
        if number > 1 and len({row.gains for row in self.rows}) == 1:
            alike = tr("All bring everybody the same, but supply other cities.")
        marked = tr("{mark} Best plans: any other pays you less or a rival more.", mark=BEST) if marks else ""
        return paragraph(found, alike, shown, marked)
