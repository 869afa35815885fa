"""What is beside the board: the decision over the log, and the pages behind the log."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMargins, QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QSplitter, QTabWidget, QWidget

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.widgets.folding import FoldLine
from indonesia_qt.ui.widgets.layouts import VerticalScroll, column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, SmallButton

if TYPE_CHECKING:
    from indonesia_qt.ui.table.game_view import GameView

DECISION_SHARE, DECISION_HEIGHT, LOG_HEIGHT = 0.66, 430, 96
"""The part of the height that the decision takes of what it shares with the log at first; the pixels at 100 % that it
takes at least, as far as it leaves so many to the log."""
LOG_LEAST = 80
"""Pixels at 100 % that the log has at least."""


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

    def _settle(self, forward: bool) -> None:
        self.is_forward = forward
        self._escape.setEnabled(forward)
        self.away.setVisible(forward)


class SideTabs(QTabWidget):
    """Shows pages one at a time, at first the first."""

    def __init__(self) -> None:
        super().__init__()
        self._before: QWidget | None = None
        """What was in front when a page came forward by itself."""

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


class Side(QSplitter):
    """Has the decision over the log and the pages behind it.

    They share the height when it changes, until the player moves the border between them. In a crowded window the log
    is folded to a line.
    """

    def __init__(self, table: GameView) -> None:
        super().__init__(Qt.Orientation.Vertical, childrenCollapsible=False)
        self._is_shared = False
        self.splitterMoved.connect(self._keep)
        self._log = table.log.pane
        self.tabs = SideTabs()
        self.tabs.add(self._log, tr("Log"))
        self.line = FoldLine(tr("Log"))
        self.line.hide()
        for tab in table.tabs:
            self.tabs.add(tab.page, tab.title)
            if isinstance(tab.page, SidePage):
                tab.page.came.connect(partial(self._show_news, tab.page))
                tab.page.went.connect(self._show_latest)
        self.tabs.setMinimumHeight(scaled(LOG_LEAST))
        self._lower = QWidget()
        self._lower.setLayout(column_of(self.line, (self.tabs, 1), contentsMargins=QMargins(), spacing=0))
        self.addWidget(table.decision.host)
        self.addWidget(self._lower)
        self._log.changed.connect(self._show_latest)
        self.line.toggled.connect(self._open)
        self.tabs.installEventFilter(self)

    def fold(self, crowded: bool) -> None:
        """Fold the log to a line in a crowded window, or show it as usual."""
        self.line.setVisible(crowded)
        self.line.setChecked(False)
        self._open(not crowded)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the height."""
        super().resizeEvent(event)
        if not self._is_shared:
            self._share()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the log when something else opens it."""
        if watched is self.tabs and event.type() == QEvent.Type.ShowToParent:
            self.line.setChecked(True)
        return super().eventFilter(watched, event)

    def _open(self, is_open: bool) -> None:
        self.tabs.setVisible(is_open)
        self._lower.setMaximumHeight(self.maximumHeight() if is_open else self.line.sizeHint().height())
        self._share()

    def _share(self) -> None:
        high = self.height()
        decision = max(round(DECISION_SHARE * high), min(scaled(DECISION_HEIGHT), high - scaled(LOG_HEIGHT)))
        self.setSizes([decision, high - decision])

    def _keep(self) -> None:
        self._is_shared = True

    def _show_latest(self) -> None:
        self.line.say(self._log.latest)

    def _show_news(self, page: SidePage) -> None:
        self.line.say(page.title.text())
