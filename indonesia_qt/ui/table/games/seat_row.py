"""The fields of one seat in the dialog for a new game: colour, name, who plays, and the time that a bot may think."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox, QLineEdit

from indonesia_qt.bots.registry import usual_seconds
from indonesia_qt.core.bot_name import BotName
from indonesia_qt.core.record import LONGEST_NAME, Seat
from indonesia_qt.games.indonesia.rules.constants import FEWEST_PLAYERS, MOST_PLAYERS
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.games.indonesia.board.icons import Icons
from indonesia_qt.ui.play.session_bridge import HUMAN
from indonesia_qt.ui.table.bot_labels import bot_name, time_name, times
from indonesia_qt.ui.widgets.plain_text import tip

USUAL_NAMES = ("Ana", "Budi", "Citra", "Dewi", "Eko")
NOBODY = "nobody"
USUAL_BOT = "medium"


class SeatRow:
    """The fields of the seat `number`, for which one of `bots` can play."""

    def __init__(self, number: int, icons: Icons, bots: Sequence[str]) -> None:
        self.colour = QComboBox()
        for colour in range(MOST_PLAYERS):
            self.colour.addItem(icons.seat(colour), "", colour)
        self.colour.setCurrentIndex(number)
        self.name = QLineEdit(USUAL_NAMES[number], maxLength=LONGEST_NAME)
        self.player = QComboBox()
        self.player.addItem(tr("Human"), HUMAN)
        for bot in bots:
            self.player.addItem(bot_name(bot), bot)
        if number >= FEWEST_PLAYERS:
            self.player.addItem("\N{EM DASH}", NOBODY)
        self.seconds = QComboBox()
        kept = self.seconds.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self.seconds.setSizePolicy(kept)
        self.player.currentIndexChanged.connect(self._offer_times)
        self._usual = HUMAN if number == 0 else NOBODY if number == MOST_PLAYERS - 1 else USUAL_BOT
        self.choose_player(self._usual)
        self._offer_times()
        self.name.setAccessibleName(tr("Name of seat {seat}", seat=number + 1))
        self.player.setAccessibleName(tr("Player of seat {seat}", seat=number + 1))
        self.seconds.setAccessibleName(tr("Time to think of seat {seat}", seat=number + 1))
        self.colour.setAccessibleName(tr("Colour of seat {seat}", seat=number + 1))
        for field in (self.name, self.player, self.colour):
            field.setToolTip(tip(field.accessibleName()))

    @property
    def takes_time(self) -> bool:
        """Whether a bot was chosen that can be given a time."""
        return self.seconds.count() > 0

    def chosen_player(self) -> str:
        """Who plays: `human`, `nobody`, or a bot as a seat is told of it."""
        player = str(self.player.currentData())
        return str(BotName(player, float(self.seconds.currentData()))) if self.takes_time else player

    def choose_player(self, player: str) -> None:
        """Choose who plays; what isn't offered gives way to what is usual."""
        try:
            told = BotName.read(player)
        except ValueError:
            told = BotName(self._usual)
        place = self.player.findData(told.bot)
        self.player.setCurrentIndex(self.player.findData(self._usual) if place < 0 else place)
        if (time := self.seconds.findData(told.seconds)) >= 0:
            self.seconds.setCurrentIndex(time)

    def seat(self) -> Seat | None:
        """Who sits here; None for nobody."""
        player = self.chosen_player()
        return None if player == NOBODY else Seat(self.name.text().strip(), int(self.colour.currentData()), player)

    def _offer_times(self) -> None:
        """Offer the times that the chosen bot can be given, its usual one first of all."""
        bot = str(self.player.currentData())
        self.seconds.clear()
        if bot not in (HUMAN, NOBODY):
            for seconds in times(bot):
                self.seconds.addItem(time_name(seconds), seconds)
            self.seconds.setCurrentIndex(self.seconds.findData(usual_seconds(bot)))
            told = tr("How long the bot may think about one decision; usually {time}", time=self.seconds.currentText())
            self.seconds.setToolTip(tip(told if self.takes_time else ""))
        self.seconds.setHidden(not self.takes_time)
