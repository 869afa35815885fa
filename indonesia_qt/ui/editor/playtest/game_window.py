"""A game on a map that is being edited: played as any other, and kept nowhere."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from indonesia_qt.core.record import JournalFile
from indonesia_qt.i18n.text import tr
from indonesia_qt.library.maps import PlayableMap
from indonesia_qt.ui.games.indonesia.game_view import GameView
from indonesia_qt.ui.shell.main_window import MainWindow
from indonesia_qt.ui.table.game_controller import GameController
from indonesia_qt.ui.table.games.game_store import GameStore
from indonesia_qt.ui.table.games.new_game_controller import NewGameController
from indonesia_qt.ui.table.games.new_game_dialog import NewGame
from indonesia_qt.ui.table.games.open_game import OpenGame
from indonesia_qt.ui.widgets.plain_text import window_title

ELSEWHERE = "start", "open", "copy", "editor", "learn"
"""The commands that a trial game has no use for."""


class OneMap(GameStore):
    """One map, which is as it was when the trial began; the disk knows nothing of it and of the games on it."""

    def __init__(self, window: MainWindow, played_on: PlayableMap) -> None:
        super().__init__(window)
        self.played_on = played_on

    def offered_maps(self) -> list[tuple[str, str]]:
        """The one that is tried out."""
        return [(self.played_on.board.id, self.played_on.board.title)]

    def large_map(self, name: str) -> None:  # noqa: ARG002
        """None: it is at hand."""
        return

    def map_to_play(self, name: str) -> PlayableMap:  # noqa: ARG002
        """The one that is tried out."""
        return self.played_on

    def make_room(self, played_on: PlayableMap) -> None:
        """Nothing: no game is saved."""

    def keep(self, open_game: OpenGame, write: Callable[[JournalFile], None]) -> None:
        """Nothing: no game is saved."""


class PlaytestController(GameController):
    """Has a game on the table that is never saved."""

    @property
    def is_unsaved(self) -> bool:
        """Nothing is lost with a trial."""
        return False

    def ask_copy(self) -> None:
        """Say that there is nothing to be saved."""
        self.window.tell(tr("A trial"), tr("A game on a map that isn't saved can't be saved either."))


class PlaytestGame(QObject):
    """Joins a window to games on the map that is tried out."""

    def __init__(self, window: MainWindow, played_on: PlayableMap) -> None:
        super().__init__()
        self.window = window
        self.context = PlaytestController(window, OneMap(window, played_on), parent=self)
        self.new_games = NewGameController(self.context)
        window.setWindowTitle(window_title(tr("Trying out {map}", map=played_on.board.title)))
        for id in ELSEWHERE:
            window.commands.actions[id].setVisible(False)
            window.commands.actions[id].setEnabled(False)
        window.setAcceptDrops(False)
        window.game.recent.menuAction().setVisible(False)

    @property
    def table(self) -> GameView | None:
        """The table at which the game is shown."""
        return self.context.table

    def new_game(self, choice: NewGame) -> None:
        """Begin a game."""
        self.new_games.begin(choice)
