"""The program with a window: it begins, opens and continues games, and edits maps."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from indonesia_qt.ui.app.editor_launcher import EditorLauncher
from indonesia_qt.ui.games.indonesia.game_view import GameView
from indonesia_qt.ui.play.saves.save_files import last_save
from indonesia_qt.ui.shell.main_window import MainWindow
from indonesia_qt.ui.table.game_controller import GameController
from indonesia_qt.ui.table.games.game_store import GameStore
from indonesia_qt.ui.table.games.new_game_controller import NewGameController
from indonesia_qt.ui.table.games.new_game_dialog import NewGame
from indonesia_qt.ui.table.games.open_controller import OpenController
from indonesia_qt.ui.table.games.open_game import OpenGame
from indonesia_qt.ui.table.games.saved_games import SavedGames
from indonesia_qt.ui.table.games.start_controller import StartController
from indonesia_qt.ui.table.tutorial.learning import Learning


class Program(QObject):
    """Joins the window to all that is done in it: each of the desks takes care of one thing.

    `own_bots` are the user's, each as `module:Class`; no other module is ever loaded for a bot.
    """

    def __init__(self, window: MainWindow, own_bots: Sequence[str] = ()) -> None:
        super().__init__()
        self.window = window
        self.controller = GameController(window, GameStore(window), tuple(own_bots), self)
        self.new_games = NewGameController(self.controller)
        saved_games = SavedGames()
        self.saves = OpenController(self.controller, saved_games)
        self.learning = Learning(self.controller)
        self.maps = EditorLauncher(self.new_games)
        self.start_controller = StartController(window, saved_games)
        self.start_controller.go_on_requested.connect(self.open)
        self.learning.lessons.left.connect(self.show_start)
        window.game.start_requested.connect(partial(self.controller.leave, self.show_start))
        window.appearance.changed.connect(lambda: self._show_start_as(self))

    @property
    def table(self) -> GameView | None:
        """The table at which a game is shown."""
        return self.controller.table

    @property
    def open_game(self) -> OpenGame | None:
        """The game at the table, and where it is saved."""
        return self.controller.open_game

    @property
    def file(self) -> Path | None:
        """Where the game at the table is saved, or should be."""
        return self.controller.file

    def start(self, file: Path | None = None) -> None:
        """Show the window and go on with the saved game in `file`.

        Without one, the last game goes on if the player prefers that; else the start screen is shown.
        """
        self.window.show()
        chosen = file or (last_save() if self.window.preferences.value("at_start") == "last" else None)
        if chosen is None or not self.open(chosen):
            self.start_controller.show()

    def show_start(self) -> None:
        """Put the game away, which is saved, and show the start screen."""
        self.window.docks.keep()
        self.controller.put_away()
        self.start_controller.show()

    def new_game(self, choice: NewGame) -> None:
        """Begin a game and save it from its first move on."""
        self.new_games.begin(choice)

    def open(self, file: Path) -> bool:
        """Go on with a saved game; when it can't be opened say why, and leave the table as it is."""
        return self.saves.open(file)

    def take_over(self, before: Program) -> None:
        """Show in this window what `before` shows in another one, which then has nothing to show."""
        self._show_start_as(before)
        self.controller.take_over(before.controller)
        self.maps.take_over(before.maps)

    def _show_start_as(self, before: Program) -> None:
        """Show the start screen where a program shows it, this one or another."""
        if before.start_controller.is_shown:
            self.start_controller.show()
