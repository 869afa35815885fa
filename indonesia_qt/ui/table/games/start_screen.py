"""The start screen, shown when no game is at the table: the last game, and all that can be done instead."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache, partial
from typing import NamedTuple

import msgspec
from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QColor, QIcon, QImage, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QPushButton, QSizePolicy, QWidget

from indonesia_qt.board.model import Line
from indonesia_qt.files import paths
from indonesia_qt.games import suffixes
from indonesia_qt.i18n.text import as_sentence, counted, language, paragraph, phrase, tr
from indonesia_qt.ui.board.background.painter_paths import joined, line_path, pen, pieces
from indonesia_qt.ui.play.save_files import FoundSave, recent_saves
from indonesia_qt.ui.play.save_lock import was_left_behind
from indonesia_qt.ui.settings.commands import Commands, in_words
from indonesia_qt.ui.settings.preferences import LANGUAGES
from indonesia_qt.ui.settings.settings_file import Preferences
from indonesia_qt.ui.shell.game_offer import OFFERS
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.style.stylesheet import TITLE_SIZE, restyle
from indonesia_qt.ui.style.theme import InterfaceColours, Theme, mixed
from indonesia_qt.ui.support.background import in_background
from indonesia_qt.ui.support.idle_tasks import IdleTasks
from indonesia_qt.ui.table.games.game_choices import LAST_GAME
from indonesia_qt.ui.table.games.saved_games import BoardPictures, SavedGame, SavedGames, SaveReader
from indonesia_qt.ui.table.games.start_cards import BORDER, EDGE, GameCard, LastGame
from indonesia_qt.ui.table.window.main_window import TITLE, MainWindow
from indonesia_qt.ui.widgets.flow_layout import FlowLayout
from indonesia_qt.ui.widgets.layouts import ScrollArea, column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, push_button, tip

LAND_OPACITY = 0.5
WATERLINES = ((30, 0.25), (18, 0.35), (8, 0.5))
"""The lines along coasts: the width in map units, and the opacity."""


class Coasts(Struct, frozen=True):
    """The outlines of the islands, each closed, on a plane of a width and height.

    They are those of the map of Indonesia, simplified: to read the map would take longer than all else on the screen.
    """

    width: float
    height: float
    lines: tuple[Line, ...]


@cache
def coasts() -> Coasts:
    """Return the coasts that lie behind the start screen."""
    return msgspec.json.decode((paths.resources() / "start" / "coasts.json").read_bytes(), type=Coasts)


class StartBackground(QWidget):
    """A page that shows the coasts of islands behind what lies on it, as large as they must be to fill the page."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._colours = theme.interface
        self._shows_coasts = False

    def show_coasts(self) -> None:
        """Show the coasts from now on: to draw them takes a moment that the first picture need not wait for."""
        self._shows_coasts = True
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show what was drawn for this size."""
        if not self._shows_coasts:
            return
        ratio = self.devicePixelRatioF()
        size = self.size() * ratio
        picture = _coasts_picture(self._colours, size.width(), size.height(), ratio)
        painter = QPainter(self)
        painter.setClipRect(event.rect())
        painter.drawImage(0, 0, picture)


@lru_cache(maxsize=1)
def _coasts_picture(colours: InterfaceColours, width: int, height: int, ratio: float) -> QImage:
    """Return the coasts in pixels of a screen with this ratio; the last picture is kept for the next window."""
    picture = QImage(width, height, QImage.Format.Format_RGB32)
    picture.fill(colours.window)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(picture.rect())
    plane = coasts()
    scale = max(width / plane.width, height / plane.height)
    painter.translate(width / 2, height / 2)
    painter.scale(scale, scale)
    painter.translate(-plane.width / 2, -plane.height / 2)
    outlines = pieces(plane.lines)
    # All colours are opaque, so that it can't be seen where pieces of a coast overlap.
    for line_width, opacity in WATERLINES:
        outlines.stroke(painter, pen(mixed(colours.window, colours.line, opacity), line_width))
        outlines.stroke(painter, pen(colours.window, line_width - 2))
    land = mixed(colours.window, colours.line, LAND_OPACITY)
    painter.fillPath(joined(map(line_path, plane.lines)), land)
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture


ENTRIES = {
    "learn": phrase("Tutorial: your first game…"),
    "open": phrase("Open a game…"),
    "record": phrase("Your record…"),
    "editor": phrase("Map editor"),
    "settings": phrase("Settings\N{HORIZONTAL ELLIPSIS}"),
    "quit": phrase("Quit"),
}
"""The window's commands that are offered, each with its words here; one that the window doesn't have is left out."""
PICTURE, LEAST_PICTURE = 380, 150
"""Pixels at 100 % that the pictures on the cards are wide: usually, and where the window is narrow or text is large."""
AROUND, BETWEEN, BAR = 24, 20, 16
"""Pixels at 100 %: at the sides of the screen, between cards, and for a scroll bar."""
EMBLEM_HEIGHT, MOST_WAVES = 76, 9
REST_MS = 200
"""How long the window must have a new size before the screen is made again for it."""
EMBLEM_ROOM = 560
"""Pixels at 100 % that a window must be high to have room for the emblem."""
USUAL_ROOM, MOST_GROWTH, GROWTH_STEP = QSize(1366, 768), 2.0, 0.1
"""The window, in pixels at 100 %, in which nothing is enlarged; how much all grows at most, and in what steps."""


def growth(room: QSize) -> float:
    """Return how much larger the screen is shown in a window of a size: 1 in a usual one."""
    usual = USUAL_ROOM.width(), USUAL_ROOM.height()
    share = min(room.width() / scaled(usual[0]), room.height() / scaled(usual[1]))
    return max(1.0, min(MOST_GROWTH, math.floor(share / GROWTH_STEP) * GROWTH_STEP))


class Emblem(QWidget):
    """The program's sign, as it is on the desktop, between waves."""

    accessible_role = QAccessible.Role.Graphic

    def __init__(self, theme: Theme, height: int) -> None:
        super().__init__()
        self._colour = theme.interface.accent
        self._sign = QIcon(str(paths.resources() / "icons" / "indonesia-qt.svg"))
        self.setAccessibleName(TITLE)
        self.setFixedHeight(height)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw sign and waves."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high, middle = self.height(), self.width() / 2
        self._sign.paint(painter, self.rect())
        painter.setPen(QPen(QColor(self._colour), high / 36, c=Qt.PenCapStyle.RoundCap))
        step, crest, beside = high / 5, high / 18, 0.7 * high
        waves = min(MOST_WAVES, int((middle - beside) / step))
        for left in (middle - beside - waves * step, middle + beside):
            for wave in range(waves):
                x = left + wave * step
                points = [
                    QPointF(x + step * part / 8, high / 2 + crest * ((part / 4 - 1) ** 2 - 0.5)) for part in range(9)
                ]
                painter.drawPolyline(points)


class StartScreen(ScrollArea):
    """Offers the last game, unless there is none, new games and commands of the window; Enter takes what is in front.

    `room` is the size of the window for which it is made; `idle` does what can wait until the screen is seen. As long
    as there is no saved game, the language can be chosen.

    - `outgrown`: the window has another size, for which the screen should be made larger or smaller
    """

    outgrown = Signal()

    def __init__(self, theme: Theme, commands: Commands, preferences: Preferences, room: QSize) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.theme, self._room, self._growth = theme, room, growth(room)
        cards = room.width() - scaled(2 * AROUND + BAR) - 2 * self._large(BETWEEN)
        beside = cards // 3 - scaled(2 * (EDGE + BORDER))  # a picture where three cards are side by side
        width = max(scaled(LEAST_PICTURE), min(self._large(PICTURE), beside))
        self.last = LastGame(width, commands.actions["open"].trigger)
        presented = ((offer.game, offer.presentation) for offer in OFFERS.values())
        self.cards = [GameCard(game, presentation, width, theme) for game, presentation in presented if presentation]
        begun = preferences.settings.get(LAST_GAME, "")
        self.front = next((card for card in self.cards if card.game == begun), self.cards[0])
        """The game that is proposed when there is none to go on with: the one that was begun last."""
        self.banner = Label(role="legend", wordWrap=True)
        self.banner.hide()
        self.idle = IdleTasks(self)
        self.backdrop = StartBackground(theme)
        if self._growth > 1:
            letters = QApplication.font().pointSizeF() * self._growth
            self.backdrop.setStyleSheet(
                f"QPushButton, QLabel {{ font-size: {letters:g}pt }}"
                f"QLabel[role=title] {{ font-size: {TITLE_SIZE * letters:g}pt }}"
            )
        self.entries = {id: self._entry(commands, id) for id in ENTRIES if id in commands.actions}
        self.languages = {
            code: push_button(name, partial(preferences.set, "language", code), "link")
            for code, name in LANGUAGES.items()
            if code != language()
        }
        self.language_row = QFrame()
        self.language_row.setProperty("role", "card")
        self.language_row.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.language_row.hide()
        self._cards = _flowing((self.last, *self.cards), self._large(BETWEEN))
        self._entries = _flowing(self.entries.values(), self._large(8))
        self._arrange()

    @property
    def first(self) -> QPushButton:
        """The button that Enter presses, unless another one has the keyboard."""
        return self.last.go_on if self.last.go_on.isEnabled() else self.front.new

    def lead_with_new(self, *, has_last: bool) -> None:
        """Put a new game in front, as no saved one can be played; without any there is nothing to show of one."""
        restyle(self.front.new, "primary")
        self.front.new.setFocus()
        self.last.go_on.setEnabled(False)
        self.last.go_on.hide()
        self.last.setVisible(has_last)
        self.language_row.setVisible(not has_last)
        self._narrow()

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
        new = (card.new for card in self.cards)
        others = *self.entries.values(), *self.languages.values()
        in_circle = self.first, self.last.damaged, *new, *others
        buttons = [button for button in dict.fromkeys(in_circle) if button.isVisibleTo(self)]
        chosen = self.focusWidget()
        at = buttons.index(chosen) if chosen in buttons else -1
        buttons[(at + (1 if next else -1)) % len(buttons)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _entry(self, commands: Commands, id: str) -> QPushButton:
        button = QPushButton(tr(ENTRIES[id]))
        button.setToolTip(tip(commands.actions[id].toolTip()))
        button.setAccessibleDescription(as_sentence(in_words(commands.keys(id))))
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
        has_emblem = self._room.height() >= scaled(EMBLEM_ROOM)
        emblem = [Emblem(self.theme, self._large(EMBLEM_HEIGHT))] if has_emblem else []
        names = [self.languages.get(code) or Label(name, role="strong") for code, name in LANGUAGES.items()]
        in_lines = FlowLayout(self._large(4))
        in_lines.setContentsMargins(margins(12, 3, 12, 3))
        for name in names:
            in_lines.addWidget(name)
        self.language_row.setLayout(in_lines)
        parts = (row_of(part) for part in (self.banner, self._cards, self._entries, self.language_row))
        lines = column_of(
            1, *emblem, *parts, 1, contentsMargins=margins(AROUND, 12, AROUND, 12), spacing=self._large(18)
        )
        self.backdrop.setLayout(lines)
        self._narrow()
        self.setWidget(self.backdrop)
        QWidget.setTabOrder(self.last.go_on, self.cards[0].new)

    def _narrow(self) -> None:
        """Make what is below the cards as wide as they are in a row, or as it needs for one line."""
        for button in self.entries.values():
            button.ensurePolished()
        shown = [card.sizeHint().width() for card in (self.last, *self.cards) if not card.isHidden()]
        width = sum(shown) + self._large(BETWEEN) * (len(shown) - 1)
        self._cards.setMaximumWidth(width)
        self.banner.setMaximumWidth(width)
        self._entries.setMaximumWidth(max(width, self._entries.sizeHint().width()))


def _flowing(widgets: Iterable[QWidget], spacing: int) -> QWidget:
    """Return widgets side by side, in as many lines as they need."""
    flow = FlowLayout(spacing)
    for widget in widgets:
        flow.addWidget(widget)
    around = QWidget()
    around.setLayout(flow)
    return around


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
    - `new_requested`: the id of the game that is to be begun
    """

    go_on_requested = Signal(object)
    new_requested = Signal(str)

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
        window = self.window
        screen = StartScreen(window.appearance.theme, window.commands, window.preferences, window.size())
        for card in screen.cards:
            card.new.clicked.connect(partial(self.new_requested.emit, card.game))
        screen.outgrown.connect(self._again.start)
        screen.idle.soon(screen.backdrop.show_coasts)
        self.window.show_screen(screen)
        in_background(_recent, partial(self._show_recent, screen), screen)
        screen.first.setFocus()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)  # or it would be painted unfinished

    def _make_again(self) -> None:
        screen = self.window.centralWidget()
        if isinstance(screen, StartScreen) and screen.is_outgrown:
            self.show()

    def _show_recent(self, screen: StartScreen, recent: Recent) -> None:
        """Offer the game played last; it may turn out that another one is the last that can be played."""
        if not recent.saves:
            screen.lead_with_new(has_last=False)
            return
        screen.last.go_on.clicked.connect(lambda: self.go_on_requested.emit(screen.last.files))
        self._offer(screen, recent.saves)
        if not isinstance(screen.focusWidget(), QPushButton) or screen.focusWidget() is screen.front.new:
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
        high, ratio, pictures = screen.last.board.height(), screen.devicePixelRatioF(), BoardPictures(screen.theme)
        board = pictures.of(game, 2 * high, ratio)
        if board is not None and (over := board.deviceIndependentSize().height() / high) > 1:
            board = pictures.of(game, round(2 * high / over), ratio)
        if board is not None:
            screen.last.board.setPixmap(board)
