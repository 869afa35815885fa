"""The panels around the board: their content, their places, and how these are kept for the next start."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QEvent, QMargins, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDockWidget,
    QMainWindow,
    QTabWidget,
    QWidget,
)

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.board.zoom_view import ZoomView
from indonesia_qt.ui.settings.settings_file import Settings
from indonesia_qt.ui.style.scaling import is_crowded, margins, scaled
from indonesia_qt.ui.support.idle_tasks import IdleTasks
from indonesia_qt.ui.support.window_geometry import (
    Panels,
    SideWidth,
    WindowPlace,
    arrange_panels,
    panels_of,
    place_of,
    put_first,
    resize_panels,
)
from indonesia_qt.ui.table.window.side import Side
from indonesia_qt.ui.table.window.top_bar import TopBar
from indonesia_qt.ui.widgets.layouts import RowScroll, row_of
from indonesia_qt.ui.widgets.messages import Notice

if TYPE_CHECKING:
    from indonesia_qt.ui.table.game_view import GameView
    from indonesia_qt.ui.table.player_cards import CardRoom, PlayerCards


class EscapeDock(QDockWidget):
    """A dock that is left with Esc while something in it has the keyboard; `left` asks to hide it."""

    left = Signal()

    def event(self, event: QEvent) -> bool:
        """Claim Esc before the window takes it for something else."""
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            if event.type() == QEvent.Type.KeyPress:
                self.left.emit()
            event.accept()
            return True
        return super().event(event)


LAYOUT = "layout"
"""The settings under which the places of the window and the panels are kept."""
FIRST_SIZE = QSize(1366, 768)
"""Pixels of the window when the program is started for the first time, on a screen with room for them."""
SIDE_SHARE, SIDE_WIDTH, MOST_SIDE_SHARE = 0.222, 300, 0.45
"""The part of the window's width that the decision and the log take at first; the pixels at 100 % that they need with
large text; the largest part that they take then."""
TABLES_SHARE = 0.34
"""The part of the window's width that the board as a table takes."""
MOST_CARDS_SHARE, LEAST_MAP_SHARE, LEAST_CROWDED_SHARE = 0.32, 0.36, 0.25
"""The parts of the window's height that the players' cards take at most at first, and that they leave to the board:
usually, and in a crowded window."""
MOST_SLIM, SPLITTER = 114, 6
"""Pixels at 100 % up to which slim cards take what the board leaves; pixels between the two."""
SLIM_BELOW, LARGE_FROM = 860, 1000
"""Heights of the window in pixels at 100 %: below the first players' cards are slim, from the second on large."""
STRIP_BELOW = 560
"""The height of the window in pixels at 100 % below which what lies under the strip is folded: the board needs it."""


class Docks(QObject):
    """Puts the parts of a game around the board of a window.

    The course of the game is above the board, the players are below it, the decision over the log is beside it; the
    board as a table is hidden at first.
    """

    def __init__(self, window: QMainWindow, settings: Settings, bar: TopBar) -> None:
        super().__init__(window)
        self._window, self._settings, self._bar = window, settings, bar
        self._later = IdleTasks(self)
        self._is_arranged = False
        self._cards_need = 0
        """The height that the players' cards needed when it was shared."""
        self._has_table = False
        self._room: CardRoom | None = None
        self._folds_strip = False
        self._cards: PlayerCards | None = None
        self._foldable: tuple[Side, Any] | None = None
        """What is beside the board, and the strip above it."""
        window.installEventFilter(self)
        self.lesson: QDockWidget | None = None
        """The dock of the tutorial while it runs."""
        window.setCorner(Qt.Corner.BottomRightCorner, Qt.DockWidgetArea.RightDockWidgetArea)
        self.players = self._dock("players", tr("Players"), Qt.DockWidgetArea.BottomDockWidgetArea)
        self.decision = self._dock("decision", tr("Decision"), Qt.DockWidgetArea.RightDockWidgetArea)
        self.players.setTitleBarWidget(_nothing())
        self.tables = EscapeDock(tr("Board as table"), window)
        self._place(self.tables, "board as a table", Qt.DockWidgetArea.LeftDockWidgetArea)
        self.tables.setFeatures(self.tables.features() | QDockWidget.DockWidgetFeature.DockWidgetClosable)
        self.review = EscapeDock(tr("Review"), window)
        self._place(self.review, "review", Qt.DockWidgetArea.RightDockWidgetArea)
        self.review.setTitleBarWidget(_nothing())  # the tab has the title
        self.review.left.connect(self.review.hide)
        window.setTabPosition(Qt.DockWidgetArea.RightDockWidgetArea, QTabWidget.TabPosition.North)
        self._side = SideWidth(window, [self.decision, self.review], SIDE_WIDTH, SIDE_SHARE, MOST_SIDE_SHARE)
        self._kept = self.players, self.decision, self.tables
        self._around = self.players, self.decision
        self.put_away()

    def show_table(self, table: GameView) -> None:
        """Put the parts of a game in their places; the decision stays as wide as in the game before."""
        self._side.note()
        self._has_table = True
        self._bar.show_course(table.strip, table.history.timeline_slider)
        row, cards = QWidget(), table.player_cards.in_row()
        row.setLayout(row_of(*cards, contentsMargins=margins(4, 4, 4, 4), spacing=scaled(4)))
        scroll = RowScroll(row)
        scroll.changed.connect(self._follow_cards)
        _fill(self.players, scroll)
        side = Side(table)
        self._foldable = side, table.strip
        self._cards, self._room, self._folds_strip = table.player_cards, None, False
        self._give_room()
        _fill(self.decision, side)
        _fill(self.tables, table.board.table)
        for part in self._around:
            part.show()

    def arrange_soon(self) -> None:
        """Give the docks their first or kept sizes, then those that they had, for the present size of text."""
        # Docks take sizes only when they have been laid out.
        if self._is_arranged:
            self._later.soon(self._side.give_back)
            self._later.soon(self._share_height)
        else:
            self._is_arranged = True
            self._later.soon(self._put_back)

    def lay_out(self) -> None:
        """Give all parts their places and sizes now, so that the window is never painted before it has them."""
        while True:
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
            if not self._later.do_next():
                return

    def clear(self) -> None:
        """Remove the course of a game that has ended."""
        self._cards = self._foldable = self._room = None
        self._has_table = False
        self._bar.clear()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the height of the window."""
        if event.type() == QEvent.Type.Resize and watched is self._window and self._give_room():
            # The row knows its height when it has been laid out.
            self._later.soon(self._share_height)
        return False

    def _give_room(self) -> bool:
        """Let the players' cards be as high as the window allows; return whether that changes them.

        In a low window the log is folded to its tab, and the status bar is away. Where the window is crowded the cards
        are a line, like the log, and there is no title above the decision. The strip is folded to a line before that.
        """
        high = self._window.height()
        room: CardRoom = "usual"
        if is_crowded(self._window):
            room = "line"
        elif high < scaled(SLIM_BELOW):
            room = "slim"
        elif high >= scaled(LARGE_FROM):
            room = "large"
        folds_strip = high < scaled(STRIP_BELOW)
        if self._cards is None or self._foldable is None or (room, folds_strip) == (self._room, self._folds_strip):
            return False
        side, strip = self._foldable
        crowded, self._room, self._folds_strip = room == "line", room, folds_strip
        self._cards.take_room(room)
        side.fold("line" if crowded else "tabs" if room == "slim" else "open")
        self._bar.lay_below(over=folds_strip or crowded)
        strip.take_room("line" if folds_strip else room)
        if crowded == (self.decision.titleBarWidget() is None):
            self.decision.setTitleBarWidget(_nothing() if crowded else None)  # type: ignore[arg-type]
        self.fold_status()
        return True

    def fold_status(self) -> None:
        """Have a status bar only where it takes no room from the board, or for a notice that has to be seen."""
        bar = self._window.statusBar()
        has_notice = any(not notice.isHidden() for notice in bar.findChildren(Notice))
        bar.setHidden(self._room in ("line", "slim") and not has_notice)

    def put_away(self) -> None:
        """Hide all panels until there is a game again."""
        for part in (*self._around, self.tables, self.review):
            part.hide()
        self._window.statusBar().show()

    @property
    def log(self) -> QWidget | None:
        """The log with the pages behind it, also while it is folded; None when there is no game."""
        return self._foldable[0].below if self._foldable else None

    def toggle(self) -> None:
        """Give the board the whole window, or show the panels again."""
        hidden = self.decision.isHidden()
        for dock in (self.players, self.decision):
            dock.setVisible(hidden and self._has_table)

    def show_review(self, pane: QWidget) -> None:
        """Show the review over the decision; the tabs above lead from one to the other."""
        if self.review.widget() is not pane:
            _fill(self.review, pane)
        self._window.tabifyDockWidget(self.decision, self.review)
        self.review.show()
        self.review.raise_()

    def show_decision(self) -> None:
        """Bring the decision to the front if the review is there."""
        if not self.review.isHidden():
            self.decision.raise_()

    def toggle_tables(self) -> bool:
        """Show or hide the board as a table; return whether it is shown now."""
        shows = self.tables.isHidden() and self._has_table
        self.tables.setVisible(shows)
        if shows:
            width = round(self._window.width() * TABLES_SHARE)
            self._window.resizeDocks([self.tables], [width], Qt.Orientation.Horizontal)
        return shows

    def reset(self) -> None:
        """Put the panels back to their first places."""
        self._settings.remove(LAYOUT)
        self._window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, self.players)
        self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.decision)
        for dock in (self.players, self.decision):
            dock.setFloating(False)  # a drag that was interrupted leaves it so
            dock.setVisible(self._has_table)
        self.tables.hide()
        self._arrange()

    def keep(self) -> None:
        """Keep the places of the window and the panels for the next start."""
        self._settings.set(f"{LAYOUT}/window", place_of(self._window))
        if self._has_table:
            self._settings.set(f"{LAYOUT}/panels", panels_of(self._window, self._kept))

    def place_window(self) -> None:
        """Put the window to the place that was kept, or else give it its first size."""
        put_first(self._window, self._settings.get(f"{LAYOUT}/window", WindowPlace()), FIRST_SIZE)

    def _dock(self, name: str, title: str, area: Qt.DockWidgetArea) -> QDockWidget:
        """Add a dock."""
        dock = QDockWidget(title, self._window)
        self._place(dock, name, area)
        return dock

    def _place(self, dock: QDockWidget, name: str, area: Qt.DockWidgetArea) -> None:
        """Put a dock into an area; its place is kept under `name`, which is the same in all languages."""
        dock.setObjectName(name)
        dock.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetMovable)
        self._window.addDockWidget(area, dock)

    def _put_back(self) -> None:
        """Give the docks the places that were kept; their sizes, too, if the text is as large as it was."""
        panels = self._settings.get(f"{LAYOUT}/panels", Panels())
        if panels.tabs:
            arrange_panels(self._window, self._kept, panels)
            for part in self._around:
                part.show()
        if panels.tabs and panels.has_sizes:
            resize_panels(self._window, self._kept, panels)
            self._side.adopt()
        else:
            self._arrange()

    def _arrange(self) -> None:
        """Give the docks their first sizes."""
        self._side.give_first()
        self._later.soon(self._share_height)  # what is above the board has its height only then

    def _share_height(self) -> None:
        """Share the height between the board and the players below it."""
        window, board = self._window, self._board
        shared = self.players.height() + (board.height() if board is not None else 0)
        least = LEAST_CROWDED_SHARE if is_crowded(window) else LEAST_MAP_SHARE
        most = min(window.height() * MOST_CARDS_SHARE, shared - window.height() * least)
        self._cards_need = self.players.sizeHint().height()
        needed = self._cards_need
        if self._room == "slim":
            needed = max(needed, min(shared - self._board_need(), scaled(MOST_SLIM)))
        high = max(1, min(needed, round(most)))  # the board may have no room yet
        window.resizeDocks([self.players], [high], Qt.Orientation.Vertical)

    @property
    def _board(self) -> ZoomView | None:
        """The board in the middle; the window may have another one, which is about to be deleted."""
        centre = self._window.centralWidget()
        return centre.findChild(ZoomView) if centre is not None else None

    def _board_need(self) -> int:
        """The height that the board fills at its present width, and the splitter below it."""
        board = self._board
        if board is None:
            return self._window.height()
        whole = board.map_scene.sceneRect()
        return math.ceil(board.width() * whole.height() / whole.width()) + SPLITTER

    def _follow_cards(self) -> None:
        """Share the height again soon if the cards need another one than when it was shared."""
        if self.players.sizeHint().height() != self._cards_need:
            self._later.soon(self._share_height)


def _nothing() -> QWidget:
    """Return a title bar without a height."""
    nothing = QWidget()
    nothing.setLayout(row_of(contentsMargins=QMargins()))  # without one, its hint takes a pixel from the dock
    return nothing


def _fill(dock: QDockWidget, widget: QWidget) -> None:
    """Put a widget in a dock, and delete the one that was there."""
    before = dock.widget()
    dock.setWidget(widget)
    if before is not None:
        before.deleteLater()
