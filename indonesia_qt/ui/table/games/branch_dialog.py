"""Asks who plays in a game that branches off another one."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QMargins, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QWidget

from indonesia_qt.bots.registry import with_styles
from indonesia_qt.core.bots import bot_of
from indonesia_qt.core.record import HUMAN, Seat
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.style.scaling import room_on_screen, scaled
from indonesia_qt.ui.table.games.game_choices import SeatCard
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.widgets.layouts import VerticalScroll, column_of
from indonesia_qt.ui.widgets.plain_text import Label, confirming

AROUND = 40
"""Pixels at 100 % beside the cards."""


class BranchDialog(QDialog):
    """Has a card for each of the `seats`, whose names and colours stay; `chosen` returns the seats with new players."""

    def __init__(
        self, context: Context, seats: Sequence[Seat], bots: Sequence[str], seed: int, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New game from here"))
        self._seats, self._seed, self._game = seats, seed, context.ui.game
        present = (bot_of(seat.player) for seat in seats if seat.player != HUMAN)
        offered = tuple(dict.fromkeys((*bots, *present)))
        self.cards = [SeatCard(number, context.ui, context.icons, offered, seat) for number, seat in enumerate(seats)]
        self._before = [card.chosen_player() for card in self.cards]
        about = tr("This game doesn’t change. Who plays in the new one?")
        self._content = QWidget()
        self._content.setLayout(column_of(*self.cards, 1, contentsMargins=QMargins(), spacing=scaled(6)))
        self._scroll = VerticalScroll(self._content, self.windowTitle())
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        buttons, _ = confirming(self, tr("Start game"))
        self.setLayout(column_of(Label(about, wordWrap=True), (self._scroll, 1), buttons, spacing=scaled(10)))
        self.cards[0].player.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """Be as wide as the cards need, within the screen."""
        for part in self.findChildren(QWidget):
            part.ensurePolished()
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        for card in self.cards:
            card.keep_within(room_on_screen(self).width() - scaled(AROUND) - bar)
        size = self._content.sizeHint()
        self._scroll.setMinimumWidth(size.width() + bar)
        self.resize(self.sizeHint().width(), min(self.sizeHint().height(), room_on_screen(self).height()))
        super().showEvent(event)

    def chosen(self) -> tuple[Seat, ...]:
        """Return the seats; who plays on as before keeps a style that nobody knows yet."""
        wishes = [card.chosen_player() for card in self.cards]
        players = with_styles(wishes, self._game, self._seed)
        return tuple(
            seat if wish == before else replace(seat, player=player)
            for seat, wish, before, player in zip(self._seats, wishes, self._before, players, strict=True)
        )
