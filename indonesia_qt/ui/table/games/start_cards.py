"""The cards of the start screen: the game that was played last, and each game that can be begun."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QImage, QMouseEvent, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy

from indonesia_qt.board.names import translated_title
from indonesia_qt.i18n.text import aloud, as_sentence, counted, enumerated, labelled, paragraph, phrase, tr
from indonesia_qt.i18n.untrusted_text import shortened
from indonesia_qt.ui.shell.game_offer import Presentation
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.table.games.saved_games import SavedGame
from indonesia_qt.ui.widgets.file_choice import BEING_READ
from indonesia_qt.ui.widgets.layouts import column_of
from indonesia_qt.ui.widgets.plain_text import Label, UnreadLabel, push_button

NEW = phrase("New game\N{HORIZONTAL ELLIPSIS}")
EDGE, BORDER, LINE_SPACING = 16, 2, 6
"""Pixels at 100 %: the empty edge of a card, the border around it, and the room between its lines."""


def _picture(width: int) -> Label:
    """Return the room for a picture that is twice as wide as high, in the middle of a card that may be wider."""
    picture = Label(alignment=Qt.AlignmentFlag.AlignCenter)
    picture.setMinimumWidth(width)
    picture.setFixedHeight(width // 2)
    return picture


def _words(text: str = "", role: str = "") -> Label:
    """Return words that are broken into lines as wide as the picture above them; the button of the card says them."""
    words = UnreadLabel(text, role=role, wordWrap=True)
    policy = words.sizePolicy()
    policy.setHorizontalPolicy(QSizePolicy.Policy.Ignored)
    words.setSizePolicy(policy)
    return words


class LastGame(QFrame):
    """The game that was played last: its board, who plays, how far it is, and the button that goes on with it.

    A line below says how many later ones can't be opened, if there are any; `show_list` leads to them.
    """

    def __init__(self, width: int, show_list: Callable[[], object]) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.files: Sequence[Path] = ()
        """The games to go on with: the first of them that can be played."""
        self.board = _picture(width)
        self.players, self.stands_at, self.date = _words(role="strong"), _words(tr(BEING_READ)), _words(role="quiet")
        self.go_on = QPushButton(tr("Continue"))
        self.go_on.setProperty("role", "primary")
        self.go_on.setEnabled(False)
        self.damaged = push_button("", show_list, "link")
        self.damaged.hide()
        words = column_of(self.players, self.stands_at, self.date, 1, spacing=scaled(LINE_SPACING))
        parts = self.board, (words, 1), self.go_on, self.damaged
        self.setLayout(column_of(*parts, contentsMargins=margins(*[EDGE] * 4), spacing=scaled(2 * LINE_SPACING)))

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
        players = enumerated(seat.shown_name for seat in game.seats) or self.players.text()
        said = players, aloud(self.stands_at.text()), aloud(self.date.text())
        self.go_on.setAccessibleDescription(paragraph(*map(as_sentence, said)))
        if game.board is None:
            self.board.setText(tr("No preview"))


def game_picture(drawing: Path, theme: Theme, high: int, ratio: float) -> QPixmap:
    """Draw the picture of a game in the look of a theme, twice as wide as high, for a screen with so many pixels."""
    image = QImage(QSize(2 * high, high) * ratio, QImage.Format.Format_RGB32)
    image.fill(theme.interface.raised)
    svg = drawing.read_text(encoding="utf-8").replace('class="light"', f'class="{theme.id}"', 1)
    with QPainter(image) as painter:
        QSvgRenderer(QByteArray(svg.encode())).render(painter)
    image.setDevicePixelRatio(ratio)
    return QPixmap.fromImage(image)


class GameCard(QFrame):
    """Presents a game with a picture `width` pixels wide; the button `new`, or a click on the picture, begins it."""

    def __init__(self, game: str, presentation: Presentation, width: int, theme: Theme) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.game, self._drawing = game, presentation.picture
        self.picture = _picture(width)
        self.picture.setCursor(Qt.CursorShape.PointingHandCursor)
        self.picture.setAccessibleName(tr("Picture of {game}", game=presentation.title))
        self.setAccessibleName(presentation.title)
        sentence = tr(presentation.sentence)
        self.new = QPushButton(tr(NEW))
        self.new.setAccessibleName(labelled(presentation.title, self.new.text()))
        self.new.setAccessibleDescription(sentence)
        title = Label(presentation.title, role="title")
        words = column_of(title, _words(sentence), 1, spacing=scaled(LINE_SPACING) // 2)
        parts = self.picture, (words, 1), self.new
        self.setLayout(column_of(*parts, contentsMargins=margins(*[EDGE] * 4), spacing=scaled(2 * LINE_SPACING)))
        self.draw(theme)

    def draw(self, theme: Theme) -> None:
        """Draw the picture in the look of a theme."""
        self.picture.setPixmap(game_picture(self._drawing, theme, self.picture.height(), self.devicePixelRatioF()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Begin the game when its picture is clicked."""
        if event.button() == Qt.MouseButton.LeftButton and self.picture.geometry().contains(event.position().toPoint()):
            self.new.click()
