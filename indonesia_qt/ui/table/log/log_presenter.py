"""The log of a game, and for the person whose turn it is what others did while he waited."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import partial
from itertools import takewhile

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QWidget

from indonesia_qt.core.flow import CHANCE
from indonesia_qt.ui.play.history import History
from indonesia_qt.ui.play.log_pane import LogPane, Reader, line_menu
from indonesia_qt.ui.play.log_view import LogLine, without_folded
from indonesia_qt.ui.play.recap_box import RecapLine
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
        subjects = context.ui.board.subjects
        self.writer = LogWriter(context.words, context.colours, bridge.session, subjects, self.styles)
        self.lit: tuple[str, ...] = ()
        """The places of the line of the log that the pointer is on."""
        self.unseen: dict[int, int] = {}
        """By person, the number of the decision after which happened what he hasn't seen yet."""
        self._recap_for: tuple[int, int] | None = None
        """The person whom the recap is for, and how many decisions had been made when it was made."""
        self._is_beside = False
        """Whether the lines of `waited` were made, since the recap was."""
        self._was_seen: bool | None = None
        """Whether the recap was seen when the decision was made that is being played; None while none is."""
        bridge.hinted.connect(self.show_log)
        for lines in (self.pane.view, self.pane.recap):
            lines.pointed.connect(self._light_up)
            lines.moment_requested.connect(lambda line: history.look_at(line.at))
        self.pane.view.fold_requested.connect(history.turn_group_at)
        history.folding_changed.connect(self._show_folding)
        self.pane.view.menu_requested.connect(self._show_menu)
        self.pane.recap.replay_requested.connect(self._replay)

    def styles(self) -> dict[int, str]:
        """Return in which style each bot has played that has one, in sentences by the bots' seats."""
        found = (self.context.ui.played_as(seat.shown_name, seat.player) for seat in self.bridge.seats)
        return {seat: text for seat, text in enumerate(found) if text}

    def waited(self) -> Sequence[QWidget]:
        """Return lines with what others did before the turn of the person who decides now, for beside the decision.

        They are the same for the whole turn, and there are none where the log has room for the recap.
        """
        asked, entries = self.bridge.question, self.bridge.session.entries
        if asked is None or not self.pane.is_folded:
            return ()
        begun = self._turn_begun({asked.seat})
        last = next((n for n in range(begun - 1, -1, -1) if entries[n].seat == asked.seat), None)
        if last is None or all(entry.seat in (asked.seat, CHANCE) for entry in entries[last:begun]):
            return ()
        show = self.privacy.view
        recap = self.context.ui.recap(self.context.words, self.bridge.session, asked.seat, last, show, begun)
        self._is_beside = True
        found = []
        for line in recap.lines():
            label = RecapLine(line.text)
            label.moment_requested.connect(partial(self.history.look_at, line.at))
            found.append(label)
        return found

    def since_turn(self) -> list[str]:
        """Return what the log says from the last decision of who decides now, before this turn, or of any person.

        A group is the line that sums it up.
        """
        asked, entries, people = self.bridge.question, self.bridge.session.entries, self.bridge.people
        seats = {asked.seat} if asked is not None and asked.seat in people else {*people}
        begun = self._turn_begun(seats)
        last = next((n for n in range(begun - 1, -1, -1) if entries[n].seat in seats), 0)
        lines = without_folded(self.pane.lines, lambda _: False)
        return [line.text for line in lines if line.at >= last and line.rank != "divider"]

    def _turn_begun(self, seats: Collection[int]) -> int:
        """Return how many decisions had been made when the present turn of seats began.

        Whoever is the last in a round and the first in the next has two turns, though nobody else's are between them.
        """
        *earlier, now = self.history.timeline.moments
        own = {*seats, CHANCE}
        turn = takewhile(lambda moment: moment.seat in own and moment.round == now.round, reversed(earlier))
        return len(earlier) - len(list(turn))

    def note_answer(self) -> None:
        """Note whether the recap is on the screen now that a person decides: what he hasn't seen is shown once more."""
        self._was_seen = self._is_seen

    @property
    def _is_seen(self) -> bool:
        return self.pane.recap.is_seen or self._is_beside

    def show_all(self) -> None:
        """Show the log and, in the present, what happened while the person who decides now waited."""
        self._forget_seen()
        self.show_log()
        if not (self.history.looks_back or self.history.is_behind):
            self._show_recap()
        self.pane.recap.offer(not self.history.looks_back)

    def show_log(self) -> None:
        """Show the lines, and which of them is about the moment that is looked at."""
        self._show_folding()
        since = self._recap_from()
        self.pane.show_lines(self.writer.lines(None if since is None else since + 1, self.history.reached))
        self.pane.view.show_moment(self.history.at if self.history.looks_back else None)

    def _show_folding(self) -> None:
        self.pane.view.show_unfolded(self.history.timeline.unfolded)

    def note(self, text: str, at: int | None = None) -> None:
        """Write a sentence about the program itself into the log, after so many decisions, or where the game stands."""
        self.writer.note(text, at)
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

    def _forget_seen(self) -> None:
        """Forget what a person saw when he decided."""
        seen = self._is_seen if self._was_seen is None else self._was_seen
        self._was_seen = None
        if self._recap_for is not None:
            seat, made = self._recap_for
            entries = self.bridge.session.entries
            if len(entries) > made and entries[made].seat == seat:
                self._recap_for = None
                if seen:
                    self.unseen.pop(seat, None)

    def _recap_from(self) -> int | None:
        """The decision of the person who decides now, and sees what he decides, after which others have decided.

        It is his last one, or the last one before what he hasn't seen.
        """
        asked = self.bridge.question
        if asked is None or self.bridge.only_shown:
            return None
        if not self.bridge.is_human(asked.seat) or self.privacy.covers(asked):
            return None
        entries, since = self.bridge.session.entries, self.unseen.get(asked.seat)
        if since is not None and since < len(entries) - 1 and entries[since].seat == asked.seat:
            return since
        return last_decision(self.bridge.session, asked.seat)

    def _show_recap(self) -> None:
        self._is_beside = False
        asked, since = self.bridge.question, self._recap_from()
        if asked is None or since is None:
            if not self._waits_alone():
                self.pane.recap.show_lines(())
            return
        recap = self.context.ui.recap(self.context.words, self.bridge.session, asked.seat, since, self.privacy.view)
        if lines := recap.lines():
            self._recap_for, self.unseen[asked.seat] = (asked.seat, self.bridge.made), since
        self.pane.recap.show_lines(lines, recap.number)

    def _waits_alone(self) -> bool:
        """Return whether the only person waits for bots and hasn't seen yet what is shown."""
        asked, people = self.bridge.question, self.bridge.people
        return asked is not None and len(people) == 1 and asked.seat != people[0] and people[0] in self.unseen

    def _replay(self) -> None:
        """Show step by step what happened while the person who decides now waited."""
        since = self._recap_from()
        if since is not None:
            self.history.replay_from(since + 1)

    def _show_menu(self, line: LogLine, place: QPoint) -> None:
        line_menu(line, self.notation(line.at), self.history, self.why_requested.emit, self.pane).popup(place)

    def light(self, area: str) -> None:
        """Light the lines about a place on the board; those of none for an empty id."""
        self.pane.view.light(area)

    def _light_up(self, line: LogLine | None) -> None:
        """Show on the board where that happened which a line of the log is about."""
        lit = line.places if line else ()
        if lit != self.lit:
            self.lit = lit
            self.lit_changed.emit()
