"""The menu of a seat: who plays for it from now on, and what a bot makes of its last decision."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from indonesia_qt.bots.registry import usual_seconds
from indonesia_qt.core.bots import BotName
from indonesia_qt.core.definition import GameDefinition
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.play.session_bridge import HUMAN
from indonesia_qt.ui.table.bot_labels import bot_name, time_name, times
from indonesia_qt.ui.widgets.plain_text import caption


class SeatMenu(QMenu):
    """Offers to change who plays for a seat of a game.

    - `player_requested`: who is to play for the seat
    - `why_requested`: asks a bot for its last reasons
    """

    player_requested = Signal(str)
    why_requested = Signal()

    def __init__(self, game: GameDefinition, parent: QWidget) -> None:
        super().__init__(parent)
        self.game = game

    def offer(self, player: str, bots: Sequence[str]) -> None:
        """Offer that somebody else plays for the seat; `player` does now."""
        self.clear()
        for menu in self.findChildren(QMenu):
            menu.deleteLater()
        if player != HUMAN:
            self.addAction(tr("Take over")).triggered.connect(partial(self.player_requested.emit, HUMAN))
            self.addSeparator()
        for bot in bots:
            if times(bot, self.game):
                self._offer_times(bot, player)
            elif bot != player:
                text = tr("Let {bot} play", bot=bot_name(bot))
                self.addAction(caption(text)).triggered.connect(partial(self.player_requested.emit, bot))
        asks = tr("What would a bot have played?") if player == HUMAN else tr("Why did the bot do that?")
        self.addSeparator()
        self.addAction(asks).triggered.connect(self.why_requested)

    def _offer_times(self, bot: str, player: str) -> None:
        """Offer a bot with each of its times; the one that it has now is marked."""
        present, usual = BotName.read(player), usual_seconds(bot, self.game)
        now = (present.seconds or usual) if present.bot == bot else None
        menu = self.addMenu(caption(tr("Let {bot} play", bot=bot_name(bot))))
        for seconds in times(bot, self.game):
            text = tr("{time} per decision", time=time_name(seconds))
            if seconds == usual:
                text = tr("{time} per decision (default)", time=time_name(seconds))
            action = menu.addAction(text)
            action.setCheckable(seconds == now)
            action.setChecked(seconds == now)
            if seconds != now:
                action.triggered.connect(partial(self.player_requested.emit, str(BotName(bot, seconds))))
