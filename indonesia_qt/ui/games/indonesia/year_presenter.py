"""Tells what a year brought: on the page of the last year, which comes forward when a year is over."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from indonesia_qt.core.flow import Event
from indonesia_qt.games.indonesia.analysis.year_report import last_year_end, report
from indonesia_qt.ui.games.indonesia.year_page import YearPage
from indonesia_qt.ui.play.history.history import History
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.table.privacy import Privacy


class YearPresenter(QObject):
    """Keeps the page in step with the moment that is looked at; after `lit_changed` the board is to be shown anew."""

    lit_changed = Signal()

    def __init__(self, context: Context, privacy: Privacy, history: History, parent: QObject) -> None:
        super().__init__(parent)
        self.context, self.privacy, self.history = context, privacy, history
        self.page = YearPage(context)
        self.page.pointed.connect(self._light_up)
        self.lit: tuple[str, ...] = ()
        """The places of what the pointer is on."""

    def show_all(self) -> None:
        """Show what the year brought that was over last at the moment that is looked at."""
        happened, session = self.history.happened, self.history.bridge.session
        end = last_year_end(happened)
        if (self.page.shown and self.page.shown.year) != (end and end.year):
            self.page.show_report(end and report(happened, end, session.setup.deal.order, session.position))

    def tell(self, events: Sequence[Event]) -> None:
        """Bring what a year brought to the front when it is over, unless only bots play."""
        end = last_year_end(self.history.happened)
        is_over = bool(events) and end is not None and end.at == self.history.bridge.made
        if is_over and self.privacy.people and self.context.preferences.is_on("tell_year"):
            self.page.come()

    def _light_up(self, lit: tuple[str, ...]) -> None:
        if lit != self.lit:
            self.lit = lit
            self.lit_changed.emit()
