"""What the window shows when no game is at the table: the last game, and all that can be done instead."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QImage, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from indonesia_qt.board.names import translated_title
from indonesia_qt.files import paths
from indonesia_qt.i18n.text import counted, phrase, tr
from indonesia_qt.i18n.untrusted_text import shortened
from indonesia_qt.ui.games.indonesia.board.start_background import StartBackground
from indonesia_qt.ui.settings.commands import Commands
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.style.theme import Theme, map_font
from indonesia_qt.ui.support.idle_tasks import IdleTasks
from indonesia_qt.ui.table.games.saved_games import BEING_READ, SavedGame
from indonesia_qt.ui.widgets.plain_text import Label, tip

ENTRIES = {
    "new": phrase("New game\N{HORIZONTAL ELLIPSIS}"),
    "open": phrase("Load a game\N{HORIZONTAL ELLIPSIS}"),
    "learn": phrase("Learn: the first game\N{HORIZONTAL ELLIPSIS}"),
    "editor": phrase("Map editor\N{HORIZONTAL ELLIPSIS}"),
    "settings": phrase("Settings\N{HORIZONTAL ELLIPSIS}"),
    "quit": phrase("Quit"),
}
"""The window's commands that are offered, each with its words here; one that the window doesn't have is left out."""
PICTURE_WIDTH = 460
"""Pixels at 100 % that the board of the last game is wide."""
BUTTON_WIDTH = 240
SIGN_SIZE, NAME_HEIGHT = 88, 72
SIGN_ROOM = 560
"""Pixels at 100 % that a window must be high to have room for the program's sign."""
MOST_PICTURE_SHARE, MOST_NAME_SHARE = 0.42, 0.125
"""The parts of the window's width and height that the board and the name take at most."""
NAME = "Indonesia"


class Wordmark(QWidget):
    """The program's name in the letters of the map, over a wave."""

    def __init__(self, theme: Theme, height: int) -> None:
        super().__init__()
        self._theme = theme
        self.setAccessibleName(NAME)
        self.setFixedHeight(height)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Write the name and draw the wave."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(map_font(self.height() * 0.6, spacing=6))
        painter.setPen(QColor(self._theme.interface.heading))
        high = self.height()
        name = self.rect().adjusted(0, 0, 0, -round(high * 0.22))
        painter.drawText(name, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter, NAME)
        painter.setPen(QPen(QColor(self._theme.interface.accent), scaled(2), c=Qt.PenCapStyle.RoundCap))
        self._draw_wave(painter, high * 0.88)

    def _draw_wave(self, painter: QPainter, at: float) -> None:
        step, crest, waves = self.height() / 5, self.height() / 18, 9
        left = (self.width() - waves * step) / 2
        for wave in range(waves):
            x = left + wave * step
            points = [QPointF(x + step * part / 8, at - crest * (1 - (part / 4 - 1) ** 2)) for part in range(9)]
            painter.drawPolyline(points)


class LastGame(QFrame):
    """The game that was played last: its board, who plays, how far it is, and the button that goes on with it."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.board = Label(alignment=Qt.AlignmentFlag.AlignCenter)
        self.board.setFixedSize(width, width // 2)
        self.players, self.stands_at, self.date = (Label(wordWrap=True) for _ in range(3))
        self.players.setProperty("role", "strong")
        self.date.setProperty("role", "quiet")
        self.stands_at.setText(tr(BEING_READ))
        self.go_on = QPushButton(tr("Continue"))
        self.go_on.setProperty("role", "primary")
        lines = QVBoxLayout(self)
        lines.setContentsMargins(margins(16, 16, 16, 16))
        lines.setSpacing(scaled(6))
        for part in (self.board, self.players, self.stands_at, self.date):
            lines.addWidget(part)
        lines.addSpacing(scaled(6))
        lines.addWidget(self.go_on)

    def tell(self, game: SavedGame, theme: Theme) -> None:
        """Say what is known of the game."""
        self.players.setText(game.players(theme) or game.file.stem)
        self.stands_at.setText(" \N{MIDDLE DOT} ".join(filter(None, (game.stands_at(), game.turn()))))
        played = [shortened(translated_title(game.standing.title))] if game.standing else []
        self.date.setText(" \N{MIDDLE DOT} ".join([*played, game.date()]))
        self.go_on.setAccessibleDescription(f"{self.players.text()}. {self.stands_at.text()}. {self.date.text()}")
        if game.standing is None or game.standing.board is None:
            self.board.setText(tr("There is no picture of this game."))

    def show_board(self, board: QImage) -> None:
        """Show the board as it stands."""
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap.fromImage(board)
        pixmap.setDevicePixelRatio(ratio)
        self.board.setFixedHeight(round(board.height() / ratio))
        self.board.setPixmap(pixmap)


class StartScreen(QScrollArea):
    """Offers the last game, if there is one, and the commands of the window; Enter takes what is in front.

    `room` is the size of the window for which it is made.

    `go_on_requested` asks for the last game; `idle` does what can wait until the screen is seen.
    `backdrop` lies behind it all.
    """

    go_on_requested = Signal()

    def __init__(self, theme: Theme, commands: Commands, room: QSize, has_last: bool) -> None:
        super().__init__(widgetResizable=True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.theme, self._room = theme, room
        width = min(scaled(PICTURE_WIDTH), round(room.width() * MOST_PICTURE_SHARE))
        self.last = LastGame(width) if has_last else None
        self.banner = Label(wordWrap=True)
        self.banner.setProperty("role", "legend")
        self.banner.hide()
        self.idle = IdleTasks(self)
        self.backdrop = StartBackground(theme)
        self.entries = {id: self._entry(commands, id) for id in ENTRIES if id in commands.actions}
        if self.last is not None:
            self.last.go_on.clicked.connect(self.go_on_requested)
        else:
            self.entries["new"].setProperty("role", "primary")
        self._arrange()

    @property
    def first(self) -> QPushButton:
        """What Enter does, unless the keyboard is on something else."""
        return self.last.go_on if self.last is not None else self.entries["new"]

    def tell_recovered(self, game: SavedGame) -> None:
        """Say that the program ended unexpectedly, and what there is of the game."""
        if game.standing is None:
            return
        rest = tr("What comes after it is damaged.") if game.standing.fault else tr("That is all of them.")
        told = counted(
            game.standing.decisions,
            "The program ended unexpectedly. The game is there with {n} decision. {rest}",
            "The program ended unexpectedly. The game is there with {n} decisions. {rest}",
            rest=rest,
        )
        self.banner.setText(told)
        self.banner.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses a button."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            chosen = self.focusWidget()
            (chosen if isinstance(chosen, QPushButton) else self.first).click()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002
        """Tab and the arrows lead from one button to the next, in a circle."""
        buttons = list(dict.fromkeys((self.first, *self.entries.values())))
        chosen = self.focusWidget()
        at = buttons.index(chosen) if isinstance(chosen, QPushButton) else -1
        buttons[(at + (1 if next else -1)) % len(buttons)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _entry(self, commands: Commands, id: str) -> QPushButton:
        button = QPushButton(tr(ENTRIES[id]))
        button.setToolTip(tip(commands.actions[id].toolTip()))
        button.setMinimumWidth(scaled(BUTTON_WIDTH))
        button.clicked.connect(commands.actions[id].trigger)
        return button

    def _arrange(self) -> None:
        choices = QVBoxLayout()
        choices.setSpacing(scaled(8))
        if self._room.height() >= scaled(SIGN_ROOM):
            choices.addWidget(_sign())
        name_height = min(scaled(NAME_HEIGHT), round(self._room.height() * MOST_NAME_SHARE))
        choices.addWidget(Wordmark(self.theme, name_height))
        choices.addSpacing(scaled(14))
        for button in self.entries.values():
            choices.addWidget(button)
        beside = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        beside.setSpacing(scaled(48))
        beside.addLayout(choices)
        if self.last is not None:
            beside.addWidget(self.last, 0, Qt.AlignmentFlag.AlignVCenter)
        grid = QGridLayout(self.backdrop)
        grid.setContentsMargins(margins(24, 16, 24, 16))
        grid.setVerticalSpacing(scaled(16))
        grid.setRowStretch(0, 1)
        grid.addWidget(self.banner, 1, 1)
        grid.addLayout(beside, 2, 1)
        grid.setRowStretch(3, 1)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(2, 1)
        self.setWidget(self.backdrop)
        if self.last is not None:
            QWidget.setTabOrder(self.last.go_on, next(iter(self.entries.values())))


def _sign() -> Label:
    """The program's sign, as it is on the desktop."""
    sign = Label(alignment=Qt.AlignmentFlag.AlignCenter)
    icon = QIcon(str(paths.resources() / "icons" / "indonesia-qt.svg"))
    sign.setPixmap(icon.pixmap(QSize(scaled(SIGN_SIZE), scaled(SIGN_SIZE))))
    return sign
