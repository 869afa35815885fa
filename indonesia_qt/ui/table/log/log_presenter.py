"""The log of a game, and for the person whose turn it is what others did since his last decision."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QPoint, Signal

from indonesia_qt.ui.play.history import History
from indonesia_qt.ui.play.log_pane import LogPane, Reader, line_menu
from indonesia_qt.ui.play.log_view import LogLine
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.table.log.log_export import Written
from indonesia_qt.ui.table.log.log_writer import LogWriter, last_decision
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.table.privacy import Privacy


class LogPresenter(QObject):
    """Keeps the log in step with the game.

    - `lit_changed`: `lit` has changed
    - `why_requested`: asks what a bot thinks of the decision before which so many had been made
    """

    lit_changed = Signal()
    why_requested = Signal(int)

    def __init__(
        self, context: Context, bridge: SessionBridge, privacy: Privacy, history: History, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.context, self.bridge, self.privacy, self.history = context, bridge, privacy, history
        icons = (context.icons.seat(colour) for colour in context.colours)
        self.pane = LogPane(context.icons.theme, list(map(Reader, context.words.seats, icons)), context.ui.topics())
        self.writer = LogWriter(context.words, context.colours, bridge.session, context.ui.board.subjects)
        self.lit: tuple[str, ...] = ()
        """The places of the line of the log that the pointer is on."""
        bridge.hinted.connect(self.show_log)
        for lines in (self.pane.view, self.pane.recap):
            lines.pointed.connect(self._light_up)
            lines.moment_requested.connect(lambda line: history.look_at(line.at))
        self.pane.view.fold_requested.connect(history.turn_group_at)
        history.folding_changed.connect(self._show_folding)
        self.pane.view.menu_requested.connect(self._show_menu)
        self.pane.recap.replay_requested.connect(self._replay)

    def show_all(self) -> None:
        """Show the log and, in the present, what happened since the last decision of the person who decides now."""
        self.show_log()
        if not self.history.looks_back:
            self._show_recap()
        self.pane.recap.offer(not self.history.looks_back)

    def show_log(self) -> None:
        """Show the lines, and which of them is about the moment that is looked at."""
        self._show_folding()
        since = self._recap_from()
        self.pane.show_lines(self.writer.lines(None if since is None else since + 1))
        self.pane.view.show_moment(self.history.at if self.history.looks_back else None)

    def _show_folding(self) -> None:
        self.pane.view.show_unfolded(self.history.timeline.unfolded)

    def note(self, text: str) -> None:
        """Write a sentence about the program itself into the log, where the game stands now."""
        self.writer.note(text)
        self.show_log()

    def written(self) -> Iterator[Written]:
        """Yield the log for a file, with the notation of each decision before its events."""
        for number, line in self.writer.numbered():
            if number is None:
                yield Written(line.rank, line.text)
            else:
                yield Written(line.rank, line.text, number + 1, self.notation(number))

    def notation(self, at: int) -> str:
        """Return the notation of the decision that follows `at` others; empty when it isn't made yet."""
        if at >= self.bridge.made:
            return ""
        entry = self.bridge.session.entries[at]
        return self.context.words.notation(entry.action, entry.seat)

    def _recap_from(self) -> int | None:
        """The last decision of the person who decides now, and sees what he decides, if others have decided since."""
        asked = self.bridge.question
        if asked is None or self.bridge.only_shown:
            return None
        if not self.bridge.is_human(asked.seat) or self.privacy.covers(asked):
            return None
        return last_decision(self.bridge.session, asked.seat)

    def _show_recap(self) -> None:
        asked, since = self.bridge.question, self._recap_from()
        if asked is None or since is None:
            self.pane.recap.show_lines(())
            return
        recap = self.context.ui.recap(self.context.words, self.bridge.session, asked.seat, since, self.privacy.view)
        self.pane.recap.show_lines(recap.lines(), recap.number)

    def _replay(self) -> None:
        """Show step by step what happened since the last decision of the person who decides now."""
        since = self._recap_from()
        if since is not None:
            self.history.replay_from(since + 1)

    def _show_menu(self, line: LogLine, place: QPoint) -> None:
        line_menu(line, self.notation(line.at), self.history, self.why_requested.emit, self.pane).popup(place)

    def _light_up(self, line: LogLine | None) -> None:
        """Show on the board where that happened which a line of the log is about."""
        lit = line.places if line else ()
        if lit != self.lit:
            self.lit = lit
            self.lit_changed.emit()
