"""Shows the start screen, and finds out bit by bit what it tells of the last game."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from indonesia_qt.board.files import reader
from indonesia_qt.files.paths import BOARD_FILE, shipped_maps
from indonesia_qt.library.maps import DEFAULT_MAP
from indonesia_qt.ui.play.saves.save_files import last_save
from indonesia_qt.ui.play.saves.save_lock import was_left_behind
from indonesia_qt.ui.shell.main_window import MainWindow
from indonesia_qt.ui.table.games.save_reader import SaveReader
from indonesia_qt.ui.table.games.saved_games import BoardPictures, SavedGame, SavedGames
from indonesia_qt.ui.table.games.start_screen import StartScreen


class StartController(QObject):
    """Puts the start screen into the window; `go_on_requested` carries the saved game that is to go on."""

    go_on_requested = Signal(object)

    def __init__(self, window: MainWindow, games: SavedGames) -> None:
        super().__init__(window)
        self.window, self.games = window, games

    @property
    def is_shown(self) -> bool:
        """Whether the window shows the start screen."""
        return isinstance(self.window.centralWidget(), StartScreen)

    def show(self) -> None:
        """Show the start screen, with the game that was played last if there is one."""
        last = last_save()
        screen = StartScreen(self.window.appearance.theme, self.window.commands, self.window.size(), last is not None)
        self.window.show_screen(screen)
        screen.first.setFocus()
        if last is not None:
            screen.go_on_requested.connect(partial(self.go_on_requested.emit, last))
            crashed = was_left_behind(last)
            SaveReader(self.games, screen).read(last, partial(self._tell, screen, crashed))
        screen.idle.soon(partial(self._draw_coasts, screen))

    def _draw_coasts(self, screen: StartScreen) -> None:
        screen.backdrop.show_coasts(reader.read(shipped_maps() / DEFAULT_MAP / BOARD_FILE))

    def _tell(self, screen: StartScreen, crashed: bool, game: SavedGame) -> None:
        assert screen.last
        screen.last.tell(game, screen.theme)
        if crashed:
            screen.tell_recovered(game)
        screen.idle.soon(partial(self._draw, screen, game))

    def _draw(self, screen: StartScreen, game: SavedGame) -> None:
        assert screen.last
        width = round(screen.last.board.width() * screen.devicePixelRatioF())
        board = BoardPictures(screen.theme).of(game, width)
        if board is not None:
            screen.last.show_board(board)
