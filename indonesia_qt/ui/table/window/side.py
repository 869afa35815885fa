"""What is beside the board: the decision over the log, and the pages behind the log."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QEvent, QMargins, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QSplitter, QStackedWidget, QTabWidget, QWidget

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.widgets.folding import FoldLine
from indonesia_qt.ui.widgets.layouts import VerticalScroll, column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, SmallButton

if TYPE_CHECKING:
    from indonesia_qt.ui.table.game_view import GameView

DECISION_SHARE, DECISION_HEIGHT, LOG_HEIGHT = 0.62, 430, 96
"""The part of the height that the decision takes of what it shares with the log at first; the pixels at 100 % that it
takes at least, as far as it leaves so many to the log."""
PAST_SHARE = 0.8
"""The part that a decision of the past takes, with all that could have been chosen: the log says no more of it."""
MOST_NEWS_SHARE = 0.55
"""The part of the height that a page with news takes at most to be seen whole."""
AROUND_NEWS = 10
"""Pixels at 100 % of the edges of a page."""
NEWS_LINES = 3
"""The most lines of a summary of news."""
LOG_LEAST = 80
"""Pixels at 100 % that the log has at least."""
PRESSES = Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter
"""The keys that press the tab in front."""


class SidePage(QWidget):
    """A page behind the log, under a title; it comes forward with news, until the player dismisses it or decides.

    - `came`: asks to be in front
    - `went`: gives way to the page that was in front before
    """

    came = Signal()
    went = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        self.is_forward = False
        """Whether the page has come forward by itself."""
        self.summary = ""
        """The news in a line that opens the page where the pages are folded; without one, the page opens by itself."""
        self.title = Label(role="strong", wordWrap=True)
        self.away = SmallButton("\N{MULTIPLICATION X}", tr("Dismiss (Esc)"), tr("Dismiss"), autoRaise=True)
        self.away.clicked.connect(self.leave)
        self._escape = QShortcut(QKeySequence("Esc"), self)
        self._escape.activated.connect(self.leave)
        self.room = VerticalScroll(QWidget(), name)
        self.head = row_of((self.title, 1), self.away, contentsMargins=margins(8, 4, 4, 0), spacing=scaled(8))
        self.setLayout(column_of(self.head, (self.room, 1), contentsMargins=QMargins(), spacing=0))
        self._settle(forward=False)

    def come(self) -> None:
        """Come forward until the player dismisses the page or decides something."""
        self._settle(forward=True)
        self.came.emit()

    def leave(self) -> None:
        """Give way, if the page has come forward by itself."""
        if self.is_forward:
            self._settle(forward=False)
            self.went.emit()

    def need(self, width: int) -> int:
        """Return the height, for a width in pixels, with which nothing has to be scrolled."""
        content = self.room.widget()
        assert content is not None
        beside = width - self.room.verticalScrollBar().sizeHint().width()  # else Qt may keep the bar
        body = content.heightForWidth(beside) if content.hasHeightForWidth() else content.sizeHint().height()
        return self.head.sizeHint().height() + body

    def _settle(self, forward: bool) -> None:
        self.is_forward = forward
        self._escape.setEnabled(forward)
        self.away.setVisible(forward)


class SideTabs(QTabWidget):
    """Shows pages one at a time, at first the first."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Log"))  # as its first page
        self._before: QWidget | None = None
        """What was in front when a page came forward by itself."""

    def hasHeightForWidth(self) -> bool:
        """Return that pages scroll: what has no room in them takes none from the line of news above."""
        return False

    def add(self, page: QWidget, name: str) -> None:
        """Add a page behind the others."""
        self.addTab(page, name)
        if isinstance(page, SidePage):
            page.came.connect(partial(self._bring, page))
            page.went.connect(partial(self._give_way, page))

    def _bring(self, page: SidePage) -> None:
        if self.currentWidget() is not page:
            self._before = self.currentWidget()
            self.setCurrentWidget(page)

    def _give_way(self, page: SidePage) -> None:
        """Bring back the page that was in front before, unless the player has chosen another one since."""
        if self.currentWidget() is page and self._before is not None:
            self.setCurrentWidget(self._before)
        self._before = None


Folding = Literal["open", "tabs", "line"]
"""What is seen of the log and the pages behind it: all, their tabs in a low window, a line in a crowded one."""


class Side(QSplitter):
    """Has the decision over the log and the pages behind it.

    They share the height when it changes, until the player moves the border between them; after the end of the game,
    when nothing is to be decided, the log has all that the result leaves. Where the log is folded, its
    tab or its line opens it and folds it again, and so does the button beside the tabs. A page with news opens it until
    it gives way, and gets room for all of it as far as the decision can spare it; its summary, if it has one, is in a
    line over the tabs of a folded log instead. The tab of a folded log has the number of events that happened while the
    player waited.
    """

    def __init__(self, table: GameView) -> None:
        super().__init__(Qt.Orientation.Vertical, childrenCollapsible=False)
        self._is_shared = self._opened_by_news = False
        self._news: SidePage | None = None
        """The page that has come forward."""
        self._folding: Folding = "open"
        self.splitterMoved.connect(self._keep)
        self._log, self._history, self._bridge = table.log.pane, table.history, table.bridge
        self.tabs = SideTabs()
        self.tabs.add(self._log, tr("Log"))
        self.line = FoldLine(tr("Log"))
        self.line.hide()
        self.news_line = FoldLine(most_lines=NEWS_LINES)
        self.news_line.setCheckable(False)
        self.news_line.hide()
        self.news_line.clicked.connect(self._open_news)
        QShortcut(QKeySequence("Esc"), self.news_line).activated.connect(self._dismiss)
        show = tr("Show or hide this panel")
        self.unfold = SmallButton("", show, show, checkable=True, autoRaise=True)
        self.unfold.setProperty("role", "fold")
        self.unfold.clicked.connect(self._open)
        self.tabs.setCornerWidget(self.unfold)
        for tab in table.tabs:
            self.tabs.add(tab.page, tab.title)
            if isinstance(tab.page, SidePage):
                tab.page.came.connect(partial(self._show_news, tab.page))
                tab.page.went.connect(self._end_news)
        self.tabs.tabBarClicked.connect(self._click_tab)
        self._pages = next(iter(self.tabs.findChildren(QStackedWidget)))
        self.below = QWidget()
        self.below.setLayout(
            column_of(self.line, self.news_line, (self.tabs, 1), contentsMargins=QMargins(), spacing=0)
        )
        self._decision = table.decision.host
        self.addWidget(self._decision)
        self._decision.installEventFilter(self)
        self.addWidget(self.below)
        self._log.changed.connect(self._show_latest)
        self._history.moved.connect(self._make_room)
        self._log.recap.changed.connect(self._name_log)
        self.line.toggled.connect(self._open)
        for part in (self.tabs, self.tabs.tabBar(), self._pages):
            part.installEventFilter(self)
        self.fold("open")

    def fold(self, how: Folding) -> None:
        """Fold the log, or show it as usual."""
        self._folding = how
        self.line.setVisible(how == "line")
        self.unfold.setVisible(how == "tabs")
        self.line.setChecked(False)
        self._open(how == "open")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the height."""
        super().resizeEvent(event)
        if not self._is_shared:
            self._share()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the log when something else opens or folds it, the keys that press a tab, and the result's height."""
        is_laid_out = watched is self._decision and event.type() == QEvent.Type.LayoutRequest
        if is_laid_out and self._bridge.question is None:
            self._make_room()
        if isinstance(event, QKeyEvent):
            presses = watched is self.tabs.tabBar() and event.key() in PRESSES and event.type() == QEvent.Type.KeyPress
            if presses:
                self._click_tab(self.tabs.currentIndex())
            return presses
        if event.type() == QEvent.Type.ShowToParent and not self._is_open:
            if self._folding == "line" and watched is self.tabs:
                self.line.setChecked(True)
            elif self._folding == "tabs" and watched is self._pages:
                self._open(True)
        if event.type() == QEvent.Type.HideToParent and self._is_open:
            if self._folding == "line" and watched is self.tabs:
                self.line.setChecked(False)
            elif self._folding == "tabs" and watched is self._pages:
                self._open(False)
        return super().eventFilter(watched, event)

    def _open(self, is_open: bool) -> None:
        self._is_open = is_open
        self._log.is_folded = self._folding == "tabs" and not is_open
        self._opened_by_news = False
        is_news = self._folding == "tabs" and not is_open and self._news is not None and bool(self._news.summary)
        self.news_line.setVisible(is_news)
        self.tabs.setHidden(self._folding == "line" and not is_open)
        self._pages.setVisible(is_open)
        self.unfold.setChecked(is_open)
        self.unfold.setArrowType(Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.UpArrow)
        bar = self.tabs.tabBar().sizeHint().height()
        folded = self.line.sizeHint().height() if self._folding == "line" else bar
        self.news_line.resize(self.below.width(), self.news_line.height())  # its lines are those for this width
        news = self.news_line.sizeHint().height() if is_news else 0
        self.tabs.setMinimumHeight(scaled(LOG_LEAST) if is_open else min(folded, bar))
        self.below.setMaximumHeight(self.maximumHeight() if is_open else folded + news)
        self._name_log()
        self._share()

    def _name_log(self) -> None:
        number = self._log.recap.number if self._folding == "tabs" and not self._is_open else 0
        self.tabs.setTabText(self.tabs.indexOf(self._log), tr("Log ({number})", number=number) if number else tr("Log"))

    def _click_tab(self, tab: int) -> None:
        """Open a page whose tab is clicked, or fold it again where it was folded."""
        if self._folding == "tabs" and not (self._is_open and tab != self.tabs.currentIndex()):
            self._open(not self._is_open)

    def _share(self) -> None:
        high = self.height() - self.handleWidth()
        share = PAST_SHARE if self._history.looks_back else DECISION_SHARE
        decision = max(round(share * high), min(scaled(DECISION_HEIGHT), high - scaled(LOG_HEIGHT)))
        if self._bridge.question is None and not self._history.looks_back:
            decision = min(decision, self._decision.sizeHint().height())
        if self._news is not None and self._is_open and self._folding != "line":
            bar = self.tabs.tabBar().sizeHint().height()
            need = bar + self._news.need(self.tabs.width()) + scaled(AROUND_NEWS)
            decision = min(decision, high - min(need, round(MOST_NEWS_SHARE * high)))
        self.setSizes([decision, high - decision])

    def _keep(self) -> None:
        self._is_shared = True

    def _show_latest(self) -> None:
        self.line.say(self._log.latest)

    def _show_news(self, page: SidePage) -> None:
        self.line.say(page.summary or page.title.text())
        self.news_line.say(page.summary)
        self._news = page
        if self._folding == "tabs" and not self._is_open:
            if page.summary:
                self._open(False)
            else:
                self._open_news()
        self._make_room()

    def _open_news(self) -> None:
        """Open the folded page until it gives way."""
        self._open(True)
        self._opened_by_news = True

    def _dismiss(self) -> None:
        if self._news is not None:
            self._news.leave()

    def _end_news(self) -> None:
        self._show_latest()
        self._news = None
        if self._opened_by_news or not self.news_line.isHidden():
            self._open(False)
        self._make_room()

    def _make_room(self) -> None:
        if not self._is_shared:
            self._share()
