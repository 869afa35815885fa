"""Plays the map that is edited at once, as it is, in a game that is not saved."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal

from indonesia_qt.board.draft import EditError
from indonesia_qt.board.names import translated_title
from indonesia_qt.i18n.text import tr
from indonesia_qt.library import PlayableMap
from indonesia_qt.mapmaking.review.trial_games import draft_map, not_playable
from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.support.window_geometry import replace_window
from indonesia_qt.ui.table.game_controller import GameController
from indonesia_qt.ui.table.game_ui import game_ui
from indonesia_qt.ui.table.game_window import GameWindow
from indonesia_qt.ui.table.games.game_choices import Offer
from indonesia_qt.ui.table.games.game_store import GameStore
from indonesia_qt.ui.table.games.new_game_dialog import NewGame, NewGameDialog
from indonesia_qt.ui.table.seat_icons import SeatIcons
from indonesia_qt.ui.table.window.main_window import MainWindow
from indonesia_qt.ui.widgets.plain_text import window_title

ELSEWHERE = "start", "open", "copy", "editor", "learn"
"""The commands that a trial game has no use for."""


class OneMap(GameStore):
    """Holds one map, as it was when the trial began; neither the map nor the games on it are on the disk."""

    keeps_games = False

    def __init__(self, window: MainWindow, played_on: PlayableMap) -> None:
        super().__init__(window)
        self.played_on = played_on

    def offered_maps(self, game: str) -> list[tuple[str, str]]:
        """Return the id and the title of the map that is tried out; none for another game."""
        is_for = game == self.played_on.definition.id
        return [(self.played_on.board.id, translated_title(self.played_on.board.title))] if is_for else []

    def map_to_play(self, name: str, game: str) -> PlayableMap:  # noqa: ARG002
        """Return the map that is tried out."""
        return self.played_on

    def make_room(self, played_on: PlayableMap) -> None:
        """Do nothing: no game is saved."""


class PlaytestController(GameController):
    """Has a game on the table that is never saved."""

    @property
    def is_unsaved(self) -> bool:
        """Always False: nothing is lost with a trial."""
        return False

    def ask_copy(self) -> None:
        """Say that there is nothing to be saved."""
        self.window.tell(
            tr("Playtest"), tr("A playtest can’t be saved. Save the map and start a new game on it instead.")
        )


class PlaytestGame(GameWindow):
    """A window for games on the map that is tried out."""

    def __init__(self, window: MainWindow, played_on: PlayableMap) -> None:
        super().__init__(PlaytestController(window, OneMap(window, played_on)))
        window.setWindowTitle(window_title(tr("Playtest: {map}", map=translated_title(played_on.board.title))))
        for id in ELSEWHERE:
            window.commands.actions[id].setVisible(False)
            window.commands.actions[id].setEnabled(False)
        window.setAcceptDrops(False)
        window.game.recent.menuAction().setVisible(False)


class PlaytestCommand(QObject):
    """Begins a game in a window of its own; when that is closed, the editor is as it was left.

    The players, the options and the seed are asked for once, and again when somebody wants others.

    Signals:
    - `language_requested`: another language was chosen there
    """

    language_requested = Signal()

    def __init__(self, window: EditorWindow) -> None:
        super().__init__(window)
        self.window = window
        self.game: PlaytestGame | None = None
        self._choice: NewGame | None = None
        add, menu = window.commands.add, window.try_menu
        add(menu, "try_it", tr("&Play this map"), self.play, "F5")
        add(menu, "try_with", tr("&Choose players\N{HORIZONTAL ELLIPSIS}"), self.ask, "Shift+F5")
        window.closed.connect(self._end)

    def play(self) -> None:
        """Play the map that is edited as the last time; ask who plays the first time."""
        if self._choice is None:
            self.ask()
        elif (played_on := self._edited()) is not None:
            self.begin(played_on, self._choice)

    def ask(self) -> None:
        """Ask who plays; the map is the one that is edited."""
        played_on = self._edited()
        if played_on is None:
            return
        maps, game = [(played_on.board.id, translated_title(played_on.board.title))], played_on.definition
        offer, icons = Offer(game_ui(game.id), maps, game.levels), SeatIcons(self.window.appearance.theme)
        dialog = NewGameDialog([offer], icons, self.window.preferences, self.window)
        dialog.setWindowTitle(window_title(tr("Playtest {map}", map=translated_title(played_on.board.title))))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.begin(played_on, dialog.choice()))
        dialog.open()

    def begin(self, played_on: PlayableMap, choice: NewGame) -> None:
        """Begin a game, which ends a trial that goes on already; refuse it on a map that can't be played yet."""
        try:
            played_on.game.new_setup(choice.options, len(choice.seats), choice.seed)
        except ValueError as error:
            self.window.show_refusal(not_playable(error))
            return
        self._choice = choice
        self._end()
        game = self._open(played_on)
        game.window.show()
        game.new_games.begin(choice)

    def take_over(self, before: PlaytestCommand) -> None:
        """Go on with the trial of another window of the same map."""
        self._choice = before._choice
        old = before.game
        if old is None:
            return
        if old.controller.open_game is None:
            old.window.close()
            return
        before.game = None
        old.window.closed.disconnect(before._come_back)
        game = self._open(old.controller.open_game.played_on)
        replace_window(old.window, game.window)
        game.controller.take_over(old.controller)
        game.window.game.show_settings_as(old.window.game)
        old.window.close()
        old.window.deleteLater()
        old.deleteLater()

    def _edited(self) -> PlayableMap | None:
        """Return the map that is edited; None if it can't be played, and then the window says why."""
        try:
            return draft_map(self.window.document.draft)
        except EditError as error:
            self.window.show_refusal(str(error))
            return None

    def _open(self, played_on: PlayableMap) -> PlaytestGame:
        """Return a window for games on a map."""
        window = MainWindow(self.window.settings)
        self.game = PlaytestGame(window, played_on)
        self.game.setParent(self)
        window.closed.connect(self._come_back)
        window.language_requested.connect(self.language_requested)
        self.window.appearance.changed.connect(window.appearance.follow)
        return self.game

    def _end(self) -> None:
        """Close the window of a trial that goes on."""
        if self.game is not None:
            self.game.window.close()

    def _come_back(self) -> None:
        """Go on in the editor after a trial."""
        assert self.game
        self.game.window.deleteLater()
        self.game.deleteLater()
        self.game = None
        self.window.activateWindow()
