"""The command that plays the map at once, as it is and without saving it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal

from indonesia_qt.i18n.text import tr
from indonesia_qt.library.maps import PlayableMap
from indonesia_qt.mapmaking.edit.draft import EditError
from indonesia_qt.mapmaking.review.playtest import draft_map
from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.editor.playtest.game_window import PlaytestGame
from indonesia_qt.ui.games.indonesia.board.icons import Icons
from indonesia_qt.ui.shell.main_window import MainWindow
from indonesia_qt.ui.support.replace_window import replace_window
from indonesia_qt.ui.table.games.new_game_dialog import NewGame, NewGameDialog
from indonesia_qt.ui.widgets.plain_text import window_title


class PlaytestCommand(QObject):
    """Begins a game in a window of its own; when that is closed, the editor is as it was left.

    `language_requested` says that another language was chosen there.
    """

    language_requested = Signal()

    def __init__(self, window: EditorWindow) -> None:
        super().__init__(window)
        self.window = window
        self.game: PlaytestGame | None = None
        window.commands.add(window.try_menu, "try_it", tr("&Play this map\N{HORIZONTAL ELLIPSIS}"), self.ask, "F5")
        window.closed.connect(self._end)

    def ask(self) -> None:
        """Ask who plays; the map is the one that is edited."""
        try:
            played_on = draft_map(self.window.document.draft)
        except EditError as error:
            self.window.show_refusal(str(error))
            return
        maps = [(played_on.board.id, played_on.board.title)]
        dialog = NewGameDialog(maps, Icons(self.window.appearance.theme), self.window.preferences, self.window)
        dialog.setWindowTitle(window_title(tr("Try out {map}", map=played_on.board.title)))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.begin(played_on, dialog.choice()))
        dialog.open()

    def begin(self, played_on: PlayableMap, choice: NewGame) -> None:
        """Play; a trial that goes on already ends."""
        try:
            played_on.game.new_setup(choice.options, len(choice.seats), choice.seed)
        except ValueError as error:
            self.window.show_refusal(tr("The map can't be played yet: {reason}.", reason=str(error).rstrip(".")))
            return
        self._end()
        game = self._open(played_on)
        game.window.show()
        game.new_game(choice)

    def take_over(self, before: PlaytestCommand) -> None:
        """Go on, in another window, with the trial that goes on beside another window of the same map."""
        old = before.game
        if old is None:
            return
        if old.context.open_game is None:
            old.window.close()
            return
        before.game = None
        old.window.closed.disconnect(before._come_back)
        game = self._open(old.context.open_game.played_on)
        replace_window(old.window, game.window)
        game.context.take_over(old.context)
        if old.window.game.is_setting:
            game.window.game.show_settings()
        old.window.close()
        old.window.deleteLater()
        old.deleteLater()

    def _open(self, played_on: PlayableMap) -> PlaytestGame:
        """A window for games on a map."""
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
        """A trial is over: the editor goes on."""
        assert self.game
        self.game.window.deleteLater()
        self.game.deleteLater()
        self.game = None
        self.window.activateWindow()
