"""The start screen, shown when no game is at the table: the last game, and all that can be done instead."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QIcon, QImage, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QGridLayout, QPushButton, QWidget

from indonesia_qt.board.files import board_file
from indonesia_qt.board.model import BoardMap
from indonesia_qt.board.names import translated_title
from indonesia_qt.files import paths
from indonesia_qt.files.paths import BOARD_FILE, shipped_maps
from indonesia_qt.games import DEFAULT_GAME, definition_of, suffixes
from indonesia_qt.i18n.text import as_sentence, counted, paragraph, phrase, tr
from indonesia_qt.i18n.untrusted_text import shortened
from indonesia_qt.ui.board.background.painter_paths import joined, pen, pieces, shape_path
from indonesia_qt.ui.play.save_files import FoundSave, recent_saves
from indonesia_qt.ui.play.save_lock import was_left_behind
from indonesia_qt.ui.settings.commands import Commands
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.style.stylesheet import restyle
from indonesia_qt.ui.style.theme import InterfaceColours, Theme, map_font, mixed
from indonesia_qt.ui.support.background import in_background
from indonesia_qt.ui.support.idle_tasks import IdleTasks
from indonesia_qt.ui.table.games.saved_games import BoardPictures, SavedGame, SavedGames, SaveReader
from indonesia_qt.ui.table.window.main_window import MainWindow
from indonesia_qt.ui.widgets.file_choice import BEING_READ
from indonesia_qt.ui.widgets.layouts import ScrollArea, column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, push_button, tip

LAND_OPACITY = 0.5
WATERLINES = ((30, 0.25), (18, 0.35), (8, 0.5))
"""The lines along coasts: the width in map units, and the opacity."""


class StartBackground(QWidget):
    """A page that shows the coasts of a board behind what lies on it, as large as it must be to fill the page."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._colours = theme.interface
        self._board: BoardMap | None = None

    def show_coasts(self, board: BoardMap) -> None:
        """Show the provinces of the board."""
        self._board = board
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show what was drawn for this size."""
        if self._board is None:
            return
        ratio = self.devicePixelRatioF()
        size = self.size() * ratio
        picture = _coasts_picture(self._board, self._colours, size.width(), size.height(), ratio)
        painter = QPainter(self)
        painter.setClipRect(event.rect())
        painter.drawImage(0, 0, picture)


@lru_cache(maxsize=1)
def _coasts_picture(board: BoardMap, colours: InterfaceColours, width: int, height: int, ratio: float) -> QImage:
    """Return the coasts in pixels of a screen with this ratio; the last picture is kept for the next window."""
    picture = QImage(width, height, QImage.Format.Format_RGB32)
    picture.fill(colours.window)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(picture.rect())
    scale = max(width / board.width, height / board.height)
    painter.translate(width / 2, height / 2)
    painter.scale(scale, scale)
    painter.translate(-board.width / 2, -board.height / 2)
    rings = [ring for province in board.provinces for polygon in province.shape for ring in polygon]
    coasts = pieces((*ring, ring[0]) for ring in rings)
    # All colours are opaque, so that it can't be seen where pieces of a coast overlap.
    for line_width, opacity in WATERLINES:
        coasts.stroke(painter, pen(mixed(colours.window, colours.line, opacity), line_width))
        coasts.stroke(painter, pen(colours.window, line_width - 2))
    land = mixed(colours.window, colours.line, LAND_OPACITY)
    painter.fillPath(joined(shape_path(province.shape) for province in board.provinces), land)
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture


ENTRIES = {
    "new": phrase("New game\N{HORIZONTAL ELLIPSIS}"),
    "open": phrase("Open a game…"),
    "record": phrase("Your record…"),
    "learn": phrase("Tutorial: your first game…"),
    "editor": phrase("Map editor"),
    "settings": phrase("Settings\N{HORIZONTAL ELLIPSIS}"),
    "quit": phrase("Quit"),
}
"""The window's commands that are offered, each with its words here; one that the window doesn't have is left out."""
PICTURE_WIDTH = 460
"""Pixels at 100 % that the board of the last game is wide."""
BUTTON_WIDTH = 240
SIGN_SIZE, NAME_HEIGHT = 88, 72
REST_MS = 200
"""How long the window must have a new size before the screen is made again for it."""
SIGN_ROOM = 560
"""Pixels at 100 % that a window must be high to have room for the program's sign."""
MOST_PICTURE_SHARE, MOST_NAME_SHARE = 0.42, 0.125
"""The parts of the window's width and height that the board and the name take at most."""
USUAL_ROOM, MOST_GROWTH, GROWTH_STEP = QSize(1366, 768), 2.0, 0.1
"""The window, in pixels at 100 %, in which nothing is enlarged; how much all grows at most, and in what steps."""
NAME = "Indonesia"


def growth(room: QSize) -> float:
    """Return how much larger the screen is shown in a window of a size: 1 in a usual one."""
    usual = USUAL_ROOM.width(), USUAL_ROOM.height()
    share = min(room.width() / scaled(usual[0]), room.height() / scaled(usual[1]))
    return max(1.0, min(MOST_GROWTH, math.floor(share / GROWTH_STEP) * GROWTH_STEP))


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
        at, step, crest, waves = high * 0.88, self.height() / 5, self.height() / 18, 9
        left = (self.width() - waves * step) / 2
        for wave in range(waves):
            x = left + wave * step
            points = [QPointF(x + step * part / 8, at - crest * (1 - (part / 4 - 1) ** 2)) for part in range(9)]
            painter.drawPolyline(points)


class LastGame(QFrame):
    """The game that was played last: its board, who plays, how far it is, and the button that goes on with it.

    A line below says how many later ones can't be opened, if there are any; `show_list` leads to them.
    """

    def __init__(self, width: int, show_list: Callable[[], object]) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.files: Sequence[Path] = ()
        """The games to go on with: the first of them that can be played."""
        self.board = Label(alignment=Qt.AlignmentFlag.AlignCenter)
        self.board.setFixedSize(width, width // 2)
        self.players = Label(role="strong", wordWrap=True)
        self.stands_at = Label(tr(BEING_READ), wordWrap=True)
        self.date = Label(role="quiet", wordWrap=True)
        self.go_on = QPushButton(tr("Continue"))
        self.go_on.setProperty("role", "primary")
        self.go_on.setEnabled(False)
        self.damaged = push_button("", show_list, "link")
        self.damaged.hide()
        parts = self.board, self.players, self.stands_at, self.date, self.go_on
        lines = column_of(*parts, self.damaged, contentsMargins=margins(16, 16, 16, 16), spacing=scaled(6))
        lines.insertSpacing(len(parts) - 1, scaled(6))
        self.setLayout(lines)

    def show_damaged(self, games: int, *, is_all: bool) -> None:
        """Say how many games that were played later can't be opened, or that none at all can."""
        newer = counted(games, "{n} newer saved game can’t be opened", "{n} newer saved games can’t be opened")
        self.damaged.setText(tr("No saved game can be opened") if is_all else newer)
        self.damaged.setVisible(games > 0)

    def show_game(self, game: SavedGame, theme: Theme) -> None:
        """Show what is known of the game."""
        self.players.setText(game.players(theme) or game.file.stem)
        self.stands_at.setText(" \N{MIDDLE DOT} ".join(filter(None, (game.stands_at(), game.turn()))))
        played = [shortened(translated_title(game.standing.title))] if game.standing else []
        self.date.setText(" \N{MIDDLE DOT} ".join([*played, game.date()]))
        shown = self.players.text(), self.stands_at.text(), self.date.text()
        self.go_on.setAccessibleDescription(paragraph(*map(as_sentence, shown)))
        if game.board is None:
            self.board.setText(tr("No preview"))

    def show_board(self, board: QPixmap) -> None:
        """Show the board as it stands."""
        self.board.setFixedHeight(round(board.deviceIndependentSize().height()))
        self.board.setPixmap(board)


class StartScreen(ScrollArea):
    """Offers the last game, unless there is none, and the commands of the window; Enter takes what is in front.

    `room` is the size of the window for which it is made; `idle` does what can wait until the screen is seen.

    - `outgrown`: the window has another size, for which the screen should be made larger or smaller
    """

    outgrown = Signal()

    def __init__(self, theme: Theme, commands: Commands, room: QSize) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.theme, self._room, self._growth = theme, room, growth(room)
        width = min(self._large(PICTURE_WIDTH), round(room.width() * MOST_PICTURE_SHARE))
        self.last = LastGame(width, commands.actions["open"].trigger)
        self.banner = Label(role="legend", wordWrap=True)
        self.banner.hide()
        self.idle = IdleTasks(self)
        self.backdrop = StartBackground(theme)
        if self._growth > 1:
            letters = QApplication.font().pointSizeF() * self._growth
            self.backdrop.setStyleSheet(f"QPushButton, QLabel {{ font-size: {letters:g}pt }}")
        self.entries = {id: self._entry(commands, id) for id in ENTRIES if id in commands.actions}
        self._arrange()

    @property
    def first(self) -> QPushButton:
        """The button that Enter presses, unless another one has the keyboard."""
        return self.last.go_on if self.last.go_on.isEnabled() else self.entries["new"]

    def lead_with_new(self, *, has_last: bool) -> None:
        """Put a new game in front, as no saved one can be played; without any there is nothing to show of one."""
        new = self.entries["new"]
        restyle(new, "primary")
        new.setFocus()
        self.last.go_on.setEnabled(False)
        self.last.go_on.hide()
        self.last.setVisible(has_last)

    def show_recovered(self, game: SavedGame) -> None:
        """Say that the program ended unexpectedly, and what there is of the game."""
        if game.standing is None:
            return
        decisions = game.standing.decisions
        recovered = (
            counted(
                decisions,
                "The first {n} decision of your game was recovered. Anything after that is damaged.",
                "The first {n} decisions of your game were recovered. Anything after that is damaged.",
            )
            if game.standing.fault
            else counted(
                decisions,
                "Your whole game was recovered ({n} decision).",
                "Your whole game was recovered ({n} decisions).",
            )
        )
        self.banner.setText(paragraph(tr("The program closed unexpectedly."), recovered))
        self.banner.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press a button on Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            chosen = self.focusWidget()
            (chosen if isinstance(chosen, QPushButton) else self.first).click()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002
        """Go from one button to the next by Tab and the arrow keys, in a circle."""
        in_circle = self.first, self.last.damaged, *self.entries.values()
        buttons = [button for button in dict.fromkeys(in_circle) if not button.isHidden()]
        chosen = self.focusWidget()
        at = buttons.index(chosen) if chosen in buttons else -1
        buttons[(at + (1 if next else -1)) % len(buttons)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _entry(self, commands: Commands, id: str) -> QPushButton:
        button = QPushButton(tr(ENTRIES[id]))
        button.setToolTip(tip(commands.actions[id].toolTip()))
        button.setMinimumWidth(self._large(BUTTON_WIDTH))
        button.clicked.connect(commands.actions[id].trigger)
        return button

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask to be made again where everything should be larger or smaller."""
        super().resizeEvent(event)
        if self.is_outgrown:
            self.outgrown.emit()

    @property
    def is_outgrown(self) -> bool:
        """Whether it should be made larger or smaller for the present size of the window."""
        return growth(self.window().size()) != self._growth

    def _large(self, pixels: float) -> int:
        """Return pixels for the size of text and of the window, from those at 100 % in a usual window."""
        return scaled(pixels * self._growth)

    def _arrange(self) -> None:
        sign = [_sign(self._large(SIGN_SIZE))] if self._room.height() >= scaled(SIGN_ROOM) else []
        name_height = min(self._large(NAME_HEIGHT), round(self._room.height() * MOST_NAME_SHARE))
        choices = column_of(*sign, Wordmark(self.theme, name_height), *self.entries.values(), spacing=self._large(8))
        choices.insertSpacing(len(sign) + 1, self._large(14))
        beside = row_of(choices, spacing=self._large(48))
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
        QWidget.setTabOrder(self.last.go_on, next(iter(self.entries.values())))


def _sign(side: int) -> Label:
    """The program's sign, as it is on the desktop, so many pixels wide and high."""
    sign = Label(alignment=Qt.AlignmentFlag.AlignCenter)
    icon = QIcon(str(paths.resources() / "icons" / "indonesia-qt.svg"))
    sign.setPixmap(icon.pixmap(QSize(side, side)))
    return sign


class Recent(NamedTuple):
    """The saved games, the one played last first, and whether the program ended unexpectedly while that was open."""

    saves: Sequence[FoundSave]
    crashed: bool


def _recent() -> Recent:
    saves = recent_saves(suffixes())
    return Recent(saves, bool(saves) and was_left_behind(saves[0].file))


class StartController(QObject):
    """Puts the start screen into the window.

    - `go_on_requested`: the files of the saved games, the first of which that can be played is to go on
    """

    go_on_requested = Signal(object)

    def __init__(self, window: MainWindow, games: SavedGames) -> None:
        super().__init__(window)
        self.window, self.games = window, games
        self._again = QTimer(self, singleShot=True, interval=REST_MS)
        self._again.timeout.connect(self._make_again)

    @property
    def is_shown(self) -> bool:
        """Whether the window shows the start screen."""
        return isinstance(self.window.centralWidget(), StartScreen)

    def show(self) -> None:
        """Show the start screen, with the game that was played last as soon as it has been found and read."""
        screen = StartScreen(self.window.appearance.theme, self.window.commands, self.window.size())
        screen.outgrown.connect(self._again.start)
        self.window.show_screen(screen)
        in_background(_recent, partial(self._show_recent, screen), screen)
        screen.first.setFocus()
        screen.idle.soon(partial(self._draw_coasts, screen))

    def _make_again(self) -> None:
        screen = self.window.centralWidget()
        if isinstance(screen, StartScreen) and screen.is_outgrown:
            self.show()

    def _draw_coasts(self, screen: StartScreen) -> None:
        screen.backdrop.show_coasts(board_file.read(shipped_maps() / definition_of(DEFAULT_GAME).map / BOARD_FILE))

    def _show_recent(self, screen: StartScreen, recent: Recent) -> None:
        """Offer the game played last; it may turn out that another one is the last that can be played."""
        if not recent.saves:
            screen.lead_with_new(has_last=False)
            return
        screen.last.go_on.clicked.connect(lambda: self.go_on_requested.emit(screen.last.files))
        self._offer(screen, recent.saves)
        if not isinstance(screen.focusWidget(), QPushButton) or screen.focusWidget() is screen.entries["new"]:
            screen.last.go_on.setFocus()
        reader = SaveReader(self.games, screen)
        reader.read(recent.saves[0], partial(self._show_playable, screen, reader, recent, 0))

    def _offer(self, screen: StartScreen, saves: Sequence[FoundSave]) -> None:
        screen.last.files = [save.file for save in saves]
        screen.last.go_on.setEnabled(True)

    def _show_playable(
        self, screen: StartScreen, reader: SaveReader, recent: Recent, number: int, game: SavedGame
    ) -> None:
        """Show a game that was read, or have the next one read while it can't be played."""
        if number == 0 or game.standing is not None:
            screen.last.show_game(game, screen.theme)
        if game.standing is None and number + 1 < len(recent.saves):
            following = partial(self._show_playable, screen, reader, recent, number + 1)
            screen.idle.soon(partial(reader.read, recent.saves[number + 1], following))
            return
        screen.last.show_damaged(number if game.standing else number + 1, is_all=game.standing is None)
        if game.standing is None:
            screen.lead_with_new(has_last=True)
            return
        self._offer(screen, recent.saves[number:])
        if recent.crashed and number == 0:
            screen.show_recovered(game)
        screen.idle.soon(partial(self._draw, screen, game))

    def _draw(self, screen: StartScreen, game: SavedGame) -> None:
        board = BoardPictures(screen.theme).of(game, screen.last.board.width(), screen.devicePixelRatioF())
        if board is not None:
            screen.last.show_board(board)
