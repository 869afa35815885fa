"""Saved games before they are opened: players, progress, picture of the board, read in a process of their own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QDateTime, QLocale, QObject
from PySide6.QtGui import QPixmap

from indonesia_qt.board.files import board_file
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.board.model import BoardMap
from indonesia_qt.core.record import Seat
from indonesia_qt.core.timeline import Moment
from indonesia_qt.files.paths import BOARD_FILE, is_large
from indonesia_qt.games import game_ids
from indonesia_qt.i18n.text import as_sentence, counted, paragraph, tr
from indonesia_qt.library import without_maps
from indonesia_qt.ui.board.picture_export import Picture
from indonesia_qt.ui.play.save_files import FoundSave
from indonesia_qt.ui.style.theme import Symbol, Theme
from indonesia_qt.ui.support.background import in_background
from indonesia_qt.ui.support.worker_pool import Call, WorkerPool
from indonesia_qt.ui.table.game_ui import game_ui
from indonesia_qt.ui.table.games.save_summary import Reached, Summary, read_summary, summary

SIGNS: dict[Symbol, str] = {
    "circle": "\N{BLACK CIRCLE}",
    "triangle": "\N{BLACK UP-POINTING TRIANGLE}",
    "square": "\N{BLACK SQUARE}",
    "diamond": "\N{BLACK DIAMOND}",
    "cross": "\N{HEAVY GREEK CROSS}",
}
"""The players' symbols as letters."""


class SavedGame(NamedTuple):
    """A saved game; `changed` is when it was played last, in seconds since 1970.

    Without a `standing` it can't be played at all, and `reason` says why: its game may not be installed. There is no
    `board` of a large map, which takes too long to be read and drawn here.
    """

    file: Path
    changed: float
    seats: tuple[Seat, ...]
    standing: Reached | None
    reason: str
    board: BoardMap | None = None
    game: str = ""

    @property
    def is_installed(self) -> bool:
        """Whether its game is, as far as that is known."""
        return not self.game or self.game in game_ids()

    def players(self, theme: Theme) -> str:
        """Return the names of the players with their symbols."""
        signs = (SIGNS[theme.seat(seat.colour).symbol] for seat in self.seats)
        return "  ".join(f"{sign}\N{NO-BREAK SPACE}{self._name(seat)}" for seat, sign in enumerate(signs))

    def _name(self, seat: int) -> str:
        return self.seats[seat].shown_name

    def date(self) -> str:
        """Return when it was played last, written as is usual where the player lives."""
        return QLocale().toString(QDateTime.fromSecsSinceEpoch(int(self.changed)), QLocale.FormatType.ShortFormat)

    def date_in_lines(self) -> str:
        """Return when it was played last, with the time below the day."""
        played = QDateTime.fromSecsSinceEpoch(int(self.changed))
        parts = played.date(), played.time()
        return "\n".join(QLocale().toString(part, QLocale.FormatType.ShortFormat) for part in parts)

    def stands_at(self) -> str:
        """Return how far the game has come, or why it can't be opened."""
        if self.standing is None:
            return paragraph(tr("This file can’t be opened."), as_sentence(self.reason))
        game, view, winner = self.standing.game, self.standing.view, self.standing.winner
        words = game_ui(game.name).texts(game, [seat.shown_name for seat in self.seats])
        if winner is not None:
            return words.end(game.round(view), winner)
        return words.standing(view, Moment(game.round(view), game.phase(view), self.standing.asked))

    def turn(self) -> str:
        """Return whose turn it is; empty when it is nobody's."""
        if self.standing is None or self.standing.asked is None:
            return ""
        return tr("{player} to play", player=self._name(self.standing.asked))

    def damage(self) -> str:
        """Return up to which decision the file can be read if it is damaged; else empty."""
        if self.standing is None or not self.standing.fault:
            return ""
        return counted(self.standing.decisions, "Readable up to decision {n}", "Readable up to decision {n}")


class SavedGames:
    """Remembers the saved games that have been read, each as long as its file stays as it is."""

    def __init__(self) -> None:
        self._games: dict[Path, tuple[FoundSave, SavedGame]] = {}
        self._boards: dict[str, BoardMap | None] = {}

    def known(self, save: FoundSave) -> SavedGame | None:
        """Return a saved game; None when it hasn't been read, or not since the file changed."""
        read, game = self._games.get(save.file, (None, None))
        return game if read == save else None

    def learn(self, save: FoundSave, found: Summary) -> SavedGame:
        """Remember the summary `found` of a saved game, and return the game; the file of its map may be read."""
        try:
            board = None if found.reached is None else self._board(found.reached)
        except MapError as error:
            return SavedGame(save.file, save.changed, found.seats, None, str(error))
        game = SavedGame(save.file, save.changed, found.seats, found.reached, found.reason, board, found.game)
        self._games[save.file] = save, game
        return game

    def _board(self, reached: Reached) -> BoardMap | None:
        if without_maps(reached.game.name) is not None:
            return None
        file, fingerprint = reached.folder / BOARD_FILE, reached.game.fingerprint
        if fingerprint not in self._boards:
            self._boards[fingerprint] = None if is_large(file) else board_file.read(file)
        return self._boards[fingerprint]


class BoardPictures:
    """Draws the boards of saved games in one look; the board of a map is made ready once."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._boards: dict[str, Picture] = {}

    def of(self, game: SavedGame, width: int, ratio: float) -> QPixmap | None:
        """Return the board as it stands; None if the game can't be opened or the map is large.

        It is `width` pixels wide, each of which takes `ratio` pixels of the screen.
        """
        if game.standing is None or game.board is None:
            return None
        ui, key = game_ui(game.standing.game.name), game.standing.game.fingerprint
        if key not in self._boards:
            self._boards[key] = Picture(game.board, self._theme, ui.pieces)
        marks = ui.board.position_marks(game.standing.view, [seat.colour for seat in game.seats])
        picture = self._boards[key].with_marks(marks)
        drawn = QPixmap.fromImage(picture.image(picture.size(round(width * ratio))))
        drawn.setDevicePixelRatio(ratio)
        return drawn


DEADLINE_MS = 60_000
"""How long one game may take, the start of the process included."""

Tell = Callable[[SavedGame], object]


class SaveReader(QObject):
    """Reads saved games one after the other; games that aren't read yet are given up with the parent."""

    def __init__(self, games: SavedGames, parent: QObject) -> None:
        super().__init__(parent)
        self._games = games
        self._workers = WorkerPool(1, self)

    def read(self, save: FoundSave, tell: Tell) -> None:
        """Call `tell` with a saved game: at once if it is known, otherwise once it has been read."""
        known = self._games.known(save)
        if known is not None:
            tell(known)
            return
        call = Call(bytes, summary, (save.file,), DEADLINE_MS)
        self._workers.submit(call, partial(self._take, save, tell), partial(self._fail, save, tell))

    def _take(self, save: FoundSave, tell: Tell, found: bytes) -> None:
        self._finish(save, tell, read_summary(found))

    def _fail(self, save: FoundSave, tell: Tell, reason: str) -> None:
        self._finish(save, tell, Summary("", (), None, reason))

    def _finish(self, save: FoundSave, tell: Tell, found: Summary) -> None:
        in_background(partial(self._games.learn, save, found), tell, self)
        if not self._workers.is_busy:
            self._workers.stop()
