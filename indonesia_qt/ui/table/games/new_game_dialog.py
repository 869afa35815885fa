"""The dialog in which a new game is set up: which game, the choices that it offers, and the seed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QIcon, QPixmap, QShowEvent
from PySide6.QtWidgets import QComboBox, QDialog, QVBoxLayout, QWidget

from indonesia_qt.board.model import BoardMap
from indonesia_qt.bots.registry import with_styles
from indonesia_qt.core.player_names import look_alike, why_unfit
from indonesia_qt.core.record import Seat
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.board.picture_export import Picture
from indonesia_qt.ui.settings.settings_file import Preferences
from indonesia_qt.ui.shell.game_offer import OFFERS
from indonesia_qt.ui.style.scaling import FRAME, room_on_screen, scaled
from indonesia_qt.ui.support.background import in_background
from indonesia_qt.ui.support.idle_tasks import IdleTasks
from indonesia_qt.ui.table.games.game_choices import (
    LARGEST_SEED,
    LAST_GAME,
    GameChoices,
    Offer,
    board_of,
    centred,
    fitted,
)
from indonesia_qt.ui.table.games.start_cards import game_picture
from indonesia_qt.ui.table.seat_icons import SeatIcons
from indonesia_qt.ui.widgets.layouts import VerticalScroll, row_of
from indonesia_qt.ui.widgets.plain_text import Label, confirming

GAME_PICTURE = 128, 64
"""The size of the picture of each game, in pixels at 100 %."""


class NewGame(Struct, frozen=True):
    """The choices for a new game; with `shuffled` the first order of play is the one that is dealt, else that of seats.

    `game` is the id of the game, `hints` says whether people may ask for advice.
    """

    game: str
    map: str
    seats: tuple[Seat, ...]
    shuffled: bool
    options: Any
    seed: int
    hints: bool = True


class NewGameDialog(QDialog):
    """Asks for game, seats, agreements and seed; `choice()` is valid after it was accepted.

    There is a choice among several `offers`. At first everything is as in the game that was begun last, unless
    something else is proposed: the game with the id `proposed`, and `players` for its seats, as in saved games.
    """

    def __init__(
        self,
        offers: Sequence[Offer],
        icons: SeatIcons,
        preferences: Preferences,
        parent: QWidget,
        proposed: str = "",
        players: Sequence[str] = (),
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New game"))
        self.settings, self.preferences = preferences.settings, preferences
        self.offers, self.icons = offers, icons
        self.game = QComboBox()
        self.game.setIconSize(QSize(*map(scaled, GAME_PICTURE)))
        self.game.setMinimumHeight(scaled(GAME_PICTURE[1] + 10))
        self._idle = IdleTasks(self)
        room = QPixmap(self.game.iconSize())
        room.fill(Qt.GlobalColor.transparent)
        for number, offer in enumerate(offers):
            self.game.addItem(QIcon(room), offer.ui.game.title, offer.ui.game.id)
            self._idle.soon(partial(self._draw_game, number))
        self.game.setCurrentIndex(max(0, self.game.findData(proposed or self.settings.get(LAST_GAME, ""))))
        self.problem = Label(role="warning", wordWrap=True)
        self.buttons, self.start = confirming(self, tr("Start game"))
        self.choices = self._chosen_game()
        self._lines = QVBoxLayout(self)
        self._put, self._is_moved = QPoint(), False
        """Where it was put, and whether somebody has moved it since."""
        self._scroll = VerticalScroll(self.choices, "")  # the dialog has the name
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._lines.addWidget(self._scroll, 1)
        self._lines.addLayout(row_of((self.problem, 1), self.buttons))
        if players and self.choices.game.id == proposed:
            self.choices.seat_players(players)
        self.game.currentIndexChanged.connect(self._change_game)
        self._check()
        self.choices.rows[0].name.setFocus()

    def _draw_game(self, number: int) -> None:
        """Show the picture of a game beside its name, or its first map where it has none."""
        offer = self.offers[number]
        known = OFFERS.get(offer.ui.game.id)
        if known is not None and known.presentation is not None:
            size, ratio = self.game.iconSize(), self.devicePixelRatioF()
            picture = game_picture(known.presentation.picture, self.icons.theme, size.height(), ratio)
            self.game.setItemIcon(number, QIcon(centred(picture, size)))
            return

        def draw(board: BoardMap | None) -> None:
            if board is not None:
                room, ratio = self.game.iconSize(), self.devicePixelRatioF()
                picture = fitted(Picture(board, self.icons.theme, offer.ui.pieces), room, ratio)
                self.game.setItemIcon(number, QIcon(centred(picture, room)))

        if offer.maps:
            in_background(partial(board_of, offer.maps[0][0]), draw, self)

    def _chosen_game(self) -> GameChoices:
        offer = self.offers[self.game.currentIndex()]
        choices = GameChoices(offer, self.icons, self.preferences, self.game)
        choices.changed.connect(self._check)
        choices.resized.connect(self._grow)
        choices.unfold.toggled.connect(self._seek_options)
        return choices

    def _seek_options(self, on: bool) -> None:
        """Bring the options into sight once they are laid out."""
        if on:
            self._idle.soon(lambda: self._scroll.ensureWidgetVisible(self.choices.folded))  # maybe of another game

    def _change_game(self) -> None:
        """Ask for what another game needs."""
        self.choices = self._chosen_game()
        self._scroll.setWidget(self.choices)
        self.choices.show()  # for the dialog is shown already
        self.game.setFocus()  # it has moved
        self._scroll.updateGeometry()  # or the room of the game before counts
        self._check()
        self._grow()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with everything in sight if the screen has room for it."""
        self._fit()
        super().showEvent(event)  # which puts the dialog in the middle of the window
        self._stay_on_screen()

    def _grow(self) -> None:
        """Take the room that is needed while the dialog is shown, in the middle again unless somebody has moved it."""
        if (self.pos() - self._put).manhattanLength() > FRAME.height():  # a frame may have been guessed
            self._is_moved = True
        height, around = self.height(), self.parentWidget()
        self._fit()
        if around is not None and self.height() != height and not self._is_moved:
            frame = self.frameGeometry()
            frame.moveCenter(around.window().frameGeometry().center())
            self.move(self.x(), frame.y())
        self._stay_on_screen()

    def _fit(self) -> None:
        """Take the room that everything needs; where it is short, put things below each other, and scroll the rest."""
        for part in self.findChildren(QWidget):
            part.ensurePolished()
        for box in self.choices.findChildren(QComboBox):
            if box is not self.game:  # which has pictures
                box.setMaximumHeight(self.choices.seed.sizeHint().height())
        room = room_on_screen(self)
        around = self._lines.contentsMargins()
        beside = around.left() + around.right()
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        self.choices.fit(room.width() - beside - bar, room.height())
        below = self.sizeHint().height() - self._scroll.sizeHint().height()
        wide = max(self.choices.minimumSizeHint().width(), self.buttons.minimumSizeHint().width())
        choices, most = self.choices, room.height() - below
        high = choices.heightForWidth(wide) if choices.hasHeightForWidth() else choices.sizeHint().height()
        if high > most:
            wide += bar
        self._scroll.setMinimumWidth(wide)
        self._lines.activate()  # or the least width of before counts
        self.resize(wide + beside, min(high, most) + below)

    def _stay_on_screen(self) -> None:
        """Give way to the left and upwards where the dialog has grown over the edges of the screen."""
        screen, frame = self.screen().availableGeometry(), self.frameGeometry()
        left = max(screen.left(), min(frame.left(), screen.right() - frame.width() + 1))
        self._put = QPoint(left, max(screen.top(), min(frame.top(), screen.bottom() - frame.height() + 1)))
        self.move(self._put)

    def choice(self) -> NewGame:
        """Return the choices as they stand in the dialog, with a style for each bot that may have any."""
        chosen, map_ = self.choices, self.choices.map.currentData()
        seed, hints = int(chosen.seed.text()), chosen.hints.isChecked()
        players = with_styles((seat.player for seat in chosen.seats), chosen.game, seed)
        seats = tuple(replace(seat, player=player) for seat, player in zip(chosen.seats, players, strict=True))
        return NewGame(chosen.game.id, map_, seats, chosen.shuffled, chosen.options, seed, hints)

    def accept(self) -> None:
        """Keep the choices for the next time, and close the dialog."""
        self.settings.set(LAST_GAME, self.choices.game.id)
        self.choices.keep()
        super().accept()

    def _check(self) -> None:
        """Say why the game can't be started yet, if it can't."""
        seats = self.choices.seats
        names, colours = [seat.name for seat in seats], [seat.colour for seat in seats]
        reason = ""
        if "" in names:
            reason = tr("Each player needs a name.")
        elif (unfit := next(filter(None, map(why_unfit, names)), None)) is not None:
            reason = unfit
        elif look_alike(names):
            reason = tr("Each player needs a different name.")
        elif len(set(colours)) < len(colours):
            reason = tr("Each player needs a different colour.")
        elif not self.choices.seed.text().isdecimal():
            reason = tr("The seed must be a number from 0 to {most}.", most=LARGEST_SEED)
        self.problem.setText(reason)
        self.start.setEnabled(not reason)
