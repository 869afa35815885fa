"""The log with a search, filters, what happened since one's last turn, and the menu of a line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QMargins, QSize, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication, QIcon, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QMenu, QToolButton, QWidget

from indonesia_qt.core.flow import CHANCE
from indonesia_qt.i18n.search import folded
from indonesia_qt.i18n.text import labelled, tr
from indonesia_qt.ui.play.history import History
from indonesia_qt.ui.play.log_view import LogLine, LogView
from indonesia_qt.ui.play.recap_box import RecapBox
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.widgets.layouts import bring_forward, column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, SmallButton, caption

_DEPTH = {"round": 0, "phase": 1, "group": 2}
"""The depth of headings, and of lines that sum up a group."""


class LogFilter(Struct, frozen=True):
    """The conditions that a line has to meet to be shown; an empty field is no condition."""

    text: str = ""
    seats: frozenset[int] = frozenset()
    topics: frozenset[str] = frozenset()
    place: str = ""

    def lets_through(self, line: LogLine) -> bool:
        """Return whether a line, which isn't a heading, is shown."""
        return (
            folded(self.text) in folded(line.text)
            and (not self.seats or bool(self.seats & line.seats))
            and (not self.topics or bool(self.topics & line.topics))
            and (not self.place or self.place in line.places)
        )

    def of(self, lines: Sequence[LogLine]) -> Sequence[LogLine]:
        """Return the lines that are shown, with their headings and those that sum up their groups."""
        if self == LogFilter():
            return lines
        shown: list[LogLine] = []
        waiting: list[LogLine] = []
        for line in lines:
            if line.rank in _DEPTH:
                waiting = [*(above for above in waiting if _DEPTH[above.rank] < _DEPTH[line.rank]), line]
            if line.rank in ("group", "event") and self.lets_through(line):
                headings = [above for above in waiting if above.rank != "group" or above.group == line.group]
                shown += headings if line.rank == "group" else [*headings, line]
                waiting = [above for above in waiting if above not in headings]
        return shown


LOG_LINES = 5
"""Lines of text that the recap leaves to the log unless the player unfolds it in the log's place."""
LINES_WITH_SEARCH = 7
"""Lines of text from which on there is room for the search field; with less, it is shown when it is asked for."""


class Reader(NamedTuple):
    """A player in the menu of filters."""

    name: str
    icon: QIcon


class Finding(NamedTuple):
    """The filter of the log, and the name of the place if it asks for one."""

    by: LogFilter
    place_name: str


class LogPane(QWidget):
    """Shows the lines that pass the filter. `topics` are the names of the kinds of line that can be chosen.

    - `changed`: there are other lines
    """

    changed = Signal()

    def __init__(self, theme: Theme, players: Sequence[Reader], topics: Mapping[str, str]) -> None:
        super().__init__()
        self.lines: Sequence[LogLine] = ()
        self.is_folded = False
        """Whether only its tab, and those of the pages behind it, are seen."""
        self.filter = LogFilter()
        self.view = LogView(theme)
        self.recap = RecapBox()
        self.recap.crowds.connect(self.view.setHidden)
        self.search = QLineEdit(placeholderText=tr("Search log"), clearButtonEnabled=True)
        self.search.setAccessibleName(self.search.placeholderText())
        self.search.textChanged.connect(lambda text: self._filter(replace(self.filter, text=text)))
        self.menu = QMenu(self)
        self._players = [self._add(player.name, player.icon) for player in players]
        self.menu.addSeparator()
        self._topics = {topic: self._add(name) for topic, name in topics.items()}
        self.menu.addSeparator()
        self.menu.addAction(tr("Show everything"), self.show_everything)
        self.chosen = QToolButton(popupMode=QToolButton.ToolButtonPopupMode.InstantPopup)
        self.chosen.setProperty("role", "small")
        self.chosen.setMenu(self.menu)
        self.about = Label()
        everything = tr("Show everything")
        self.end_about = SmallButton("\N{MULTIPLICATION X}", everything, everything, autoRaise=True)
        self.end_about.clicked.connect(self.show_everything)
        self._lay_out()
        self.show_everything()

    def minimumSizeHint(self) -> QSize:
        """Return a small height, so that neither the recap nor the search field takes room from others."""
        return QSize(super().minimumSizeHint().width(), self.fontMetrics().lineSpacing())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the height between the search field, the recap and the log."""
        super().resizeEvent(event)
        line = self.fontMetrics().lineSpacing()
        is_high = self.height() >= LINES_WITH_SEARCH * line
        self.finder.setVisible(is_high or self.filter != LogFilter() or self.search.hasFocus())
        self.column.activate()
        below = self.height() - self.recap.y()
        self.recap.fit(below - LOG_LINES * line, below)

    def _lay_out(self) -> None:
        self.finder = QWidget()
        row = row_of((self.search, 1), self.chosen, contentsMargins=margins(4, 4, 4, 4), spacing=scaled(4))
        self.finder.setLayout(row)
        about = row_of((self.about, 1), self.end_about, contentsMargins=margins(8, 0, 4, 2))
        parts = self.finder, about, self.recap, (self.view, 1)
        self.column = column_of(*parts, contentsMargins=QMargins(), spacing=0)
        self.setLayout(self.column)

    def show_lines(self, lines: Sequence[LogLine]) -> None:
        """Show the lines that the filter lets through."""
        self.lines = lines
        self._show()
        self.changed.emit()

    @property
    def latest(self) -> str:
        """The last line that isn't a heading; empty when there is none."""
        return next((line.text for line in reversed(self.lines) if line.rank == "event"), "")

    def show_about(self, place: str, name: str) -> None:
        """Bring the log forward with only what happened at a place, which goes by `name`."""
        bring_forward(self)
        self.show_everything()
        self._filter(replace(self.filter, place=place))
        self._show_about(name)

    @property
    def finding(self) -> Finding:
        """The present filter."""
        return Finding(self.filter, self._place_name)

    def narrow_down(self, finding: Finding) -> None:
        """Filter the log as another one was filtered."""
        by = finding.by
        self.search.setText(by.text)
        for seat, action in enumerate(self._players):
            action.setChecked(seat in by.seats)
        for topic, action in self._topics.items():
            action.setChecked(topic in by.topics)
        self._filter(by)
        self._show_about(finding.place_name)

    def show_everything(self) -> None:
        """Let every line through."""
        self.narrow_down(Finding(LogFilter(), ""))

    def begin_search(self) -> None:
        """Bring the log forward and put the keyboard into the search field."""
        bring_forward(self)
        self.finder.show()
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _add(self, name: str, icon: QIcon | None = None) -> QAction:
        action = QAction(icon or QIcon(), caption(name), self.menu, checkable=True)
        action.toggled.connect(self._choose)
        self.menu.addAction(action)
        return action

    def _choose(self) -> None:
        """Follow the menu."""
        seats = frozenset(seat for seat, action in enumerate(self._players) if action.isChecked())
        topics = frozenset(topic for topic, action in self._topics.items() if action.isChecked())
        self._filter(replace(self.filter, seats=seats, topics=topics))

    def _filter(self, by: LogFilter) -> None:
        self.filter = by
        number = len(by.seats) + len(by.topics)
        self.chosen.setText(tr("Filter ({number})", number=number) if number else tr("Filter"))
        self._show()
        self.view.scrollToBottom()

    def _show(self) -> None:
        self.view.show_lines(self.filter.of(self.lines), found=self.filter != LogFilter())

    def _show_about(self, name: str) -> None:
        self._place_name = name
        self.about.setText(tr("Only entries about {place}", place=name))
        self.about.setVisible(bool(name))
        self.end_about.setVisible(bool(name))


def line_menu(
    line: LogLine, notation: str, history: History, explain: Callable[[int], object], parent: QWidget
) -> QMenu:
    """Make the menu of a line.

    `notation` writes the decision that the line came of; it is empty without one. `explain` shows what a bot thinks of
    the decision with a number.
    """
    menu = QMenu(parent)
    past = line.at < history.timeline.present
    seat = history.timeline.moments[line.at].seat
    menu.addAction(tr("View this moment"), lambda: history.look_at(line.at)).setEnabled(past)
    menu.addAction(tr("Branch from here"), lambda: history.branch(line.at))
    why_not = history.bridge.why_no_undo_to(line.at) if past else ""
    undo = labelled(tr("Undo to here"), why_not) if why_not else tr("Undo to here")
    menu.addAction(undo, lambda: history.undo_to(line.at)).setEnabled(past and not why_not)
    if seat != CHANCE:
        by_person = seat is None or history.bridge.is_human(seat)
        asks = tr("What would a bot have played?") if by_person else tr("Why did the bot do that?")
        menu.addAction(asks, lambda: explain(line.at)).setEnabled(past)
    menu.addSeparator()
    menu.addAction(tr("Copy text"), lambda: QGuiApplication.clipboard().setText(line.text))
    copy = menu.addAction(tr("Copy notation"), lambda: QGuiApplication.clipboard().setText(notation))
    copy.setEnabled(bool(notation))
    menu.aboutToHide.connect(menu.deleteLater)
    return menu
