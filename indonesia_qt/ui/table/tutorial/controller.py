"""Keeps the lesson in step with its game, and what is pointed at in step with the lesson."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QDockWidget, QTabWidget, QWidget

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.games.indonesia.game_view import GameView
from indonesia_qt.ui.games.indonesia.tutorial.script import LEARNER, answers_given
from indonesia_qt.ui.games.indonesia.tutorial.steps import BOARD, COURSE, LOG, MENUS, OWN_CARD, PANEL, PLAYERS, STEPS
from indonesia_qt.ui.shell.main_window import MainWindow
from indonesia_qt.ui.table.tutorial.card import LessonCard
from indonesia_qt.ui.table.tutorial.guided_bridge import WAITING, GuidedBridge
from indonesia_qt.ui.table.tutorial.highlight_ring import HighlightRing

KEPT = "first_game/step"
"""Under this name the settings keep how far the lesson has come."""


class LessonController(QObject):
    """Shows the lesson beside the board while its game is at the table.

    `left` says that the learner leaves it, `again` that he wants to begin anew.
    """

    left = Signal()
    again = Signal()

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.table: GameView | None = None
        self.bridge: GuidedBridge | None = None
        self.card: LessonCard | None = None
        self.ring: HighlightRing | None = None
        self.at, self._given = 0, 0

    @property
    def is_on(self) -> bool:
        """Whether the lesson's game is at the table."""
        return self.bridge is not None

    def restart(self) -> None:
        """Forget how far the lesson has come."""
        self.window.settings.remove(KEPT)

    def follow(self, table: GameView | None) -> None:
        """Tell the lesson at a table where its game is played, at no other."""
        self._clear()
        if table is None or not isinstance(table.bridge, GuidedBridge):
            return
        self.table, self.bridge = table, table.bridge
        self.card, self.ring = LessonCard(self.window.width()), HighlightRing(self.window, table.context.icons.theme)
        self.card.moved.connect(lambda step: self._go_to(self.at + step))
        self.card.done_for_me.connect(self.bridge.answer_for_learner)
        self.card.left.connect(self.left)
        self.card.again.connect(self.again)
        self.bridge.strayed.connect(self.card.show_instead)
        self.bridge.changed.connect(self._game_changed)
        self._given = answers_given(self.bridge.session)
        self._add_dock(self.card)
        self._go_to(self.window.settings.get(KEPT, 0))

    def show_card(self) -> None:
        """Bring the card into sight, with the keyboard on it."""
        if self.card is not None:
            self.card.unfold.click()
            (self.card.next if self.card.next.isVisible() else self.card.back).setFocus()

    @property
    def waits(self) -> bool:
        """Whether the step that is told waits for an answer."""
        return self._first <= self.at == self._last and STEPS[self.at].wants is not None

    @property
    def _first(self) -> int:
        """The step after the last one that was answered."""
        return WAITING[self._given - 1] + 1 if self._given else 0

    @property
    def _last(self) -> int:
        """The step that waits for an answer, beyond which the lesson doesn't go; or the last of all."""
        return WAITING[self._given] if self._given < len(WAITING) else len(STEPS) - 1

    def _game_changed(self) -> None:
        """Go on when an answer was given, and back when one was taken back."""
        assert self.bridge
        given = answers_given(self.bridge.session)
        if given > self._given:
            self._given = given
            self._go_to(max(self.at, self._first))
        else:
            self._given = given
            self._go_to(self.at)

    def _go_to(self, number: int) -> None:
        """Tell a step, or the next one that can be told."""
        assert self.card
        assert self.bridge
        before, self.at = self.at, max(0, min(number, self._last))
        self.window.settings.set(KEPT, self.at)
        self.card.show_step(self.at, waits=self.waits, has_next=self.at < self._last)
        self._point()
        if before != self.at:
            self._give_keyboard()

    def _give_keyboard(self) -> None:
        """Put the keyboard where the lesson goes on: on the card, or where the answer is given."""
        assert self.table
        assert self.card
        if not self.waits:
            (self.card.next if self.at < self._last else self.card.back).setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.card.isAncestorOf(QApplication.focusWidget() or self.table.host):
            field = self.table.decision.panel.first_field() if self.table.decision.panel else None
            (field or self.window.map or self.table.host).setFocus(Qt.FocusReason.OtherFocusReason)

    def _point(self) -> None:
        """Point at what the step speaks of."""
        assert self.table
        assert self.ring
        parts = self._parts()
        points = STEPS[self.at].points
        self.table.speak_of(tuple(point for point in points if point not in parts))
        part = next((parts[point] for point in points if point in parts), None)
        if part is not None:
            _bring_forward(part)
        self.ring.surround(part)

    def _parts(self) -> dict[str, QWidget]:
        assert self.table
        table, window = self.table, self.window
        assert window.map
        return {
            PANEL: table.host,
            BOARD: window.map,
            COURSE: table.strip,
            PLAYERS: window.docks.players,
            OWN_CARD: table.cards[LEARNER],
            LOG: table.log,
            MENUS: window.menuBar(),
        }

    def _add_dock(self, card: LessonCard) -> None:
        dock = QDockWidget(tr("The first game"), self.window)
        dock.setObjectName("lesson")
        dock.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetMovable)
        dock.setWidget(card)
        self.window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
        dock.show()  # a window that is shown already may wait with it
        self.window.docks.lesson = dock

    def _clear(self) -> None:
        """Put the lesson away."""
        if self.ring is not None:
            self.ring.surround(None)
            self.ring.deleteLater()
        if (dock := self.window.docks.lesson) is not None:
            self.window.removeDockWidget(dock)
            dock.deleteLater()
            self.window.docks.lesson = None
        self.table = self.bridge = self.card = self.ring = None


def _bring_forward(part: QWidget) -> None:
    """Turn to the page on which a part of the window lies."""
    page = part.parentWidget()
    while page is not None and not isinstance(page, QTabWidget):
        page = page.parentWidget()
    if page is not None and page.indexOf(part) >= 0:
        page.setCurrentWidget(part)
