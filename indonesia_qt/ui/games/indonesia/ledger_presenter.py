"""Lists what a sum of money on the table is made of."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from indonesia_qt.games.indonesia.analysis.ledger import Ledger
from indonesia_qt.games.indonesia.analysis.statement import Figure, statement
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.ui.games.indonesia.ledger_list import LedgerList
from indonesia_qt.ui.play.history.history import History
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.table.privacy import Privacy


class LedgerPresenter(QObject):
    """Opens the list over what shows the sum, and closes it when the game goes on."""

    def __init__(
        self, context: Context, bridge: SessionBridge, privacy: Privacy, history: History, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.context, self.bridge, self.privacy, self.history = context, bridge, privacy, history

    def show_ledger(self, view: State, seat: int, figure: Figure, over: QWidget) -> None:
        """List what a sum is made of at the moment that is shown, if the view shows the sum itself."""
        if figure != "earnings" and view.players[seat].secret:
            return
        ledger = Ledger(len(self.bridge.seats))
        for at, events in enumerate(self.history.happened):
            ledger.hear(events, at)
        listed = LedgerList(self.context.words, seat, figure, statement(ledger, seat, figure), over)
        listed.moment_requested.connect(self.history.look_at)
        for changed in (self.bridge.changed, self.privacy.changed):
            changed.connect(listed.close)
        listed.show()
