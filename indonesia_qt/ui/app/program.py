"""The program with a window: it begins, opens and continues games, edits maps, and changes its language."""

from __future__ import annotations

import linecache
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QMessageBox

from indonesia_qt.bots.plug_ins.host import LIMITS, Limits
from indonesia_qt.core.record import HUMAN
from indonesia_qt.files.paths import is_shared_map, saves
from indonesia_qt.files.whole_file import reason_of
from indonesia_qt.games import suffixes
from indonesia_qt.i18n.text import paragraph, tr
from indonesia_qt.ui.play.save_files import check_folder, recent_saves
from indonesia_qt.ui.settings.languages import speak_preferred
from indonesia_qt.ui.support.application import Application
from indonesia_qt.ui.support.background import painting_meanwhile
from indonesia_qt.ui.support.crash_handler import ErrorWatch
from indonesia_qt.ui.support.later import later
from indonesia_qt.ui.support.window_geometry import replace_window
from indonesia_qt.ui.table.game_controller import GameController
from indonesia_qt.ui.table.game_window import GameWindow
from indonesia_qt.ui.table.games.game_store import GameStore
from indonesia_qt.ui.table.games.new_game_controller import NewGameController
from indonesia_qt.ui.table.games.new_game_dialog import NewGame
from indonesia_qt.ui.table.games.open_controller import OpenController
from indonesia_qt.ui.table.games.open_game import OpenGame
from indonesia_qt.ui.table.games.record_dialog import RecordController
from indonesia_qt.ui.table.games.saved_games import SavedGames
from indonesia_qt.ui.table.games.start_screen import StartController
from indonesia_qt.ui.table.tutorial.learning import Learning
from indonesia_qt.ui.table.window.main_window import TITLE, MainWindow
from indonesia_qt.ui.widgets.plain_text import MessageBox, window_title

if TYPE_CHECKING:
    from indonesia_qt.ui.editor.window_manager import WindowManager


AFTER_LESSON = (HUMAN, "easy", "easy")
"""Who plays in the game that is proposed after a tutorial."""


class EditorLauncher(QObject):
    """Opens maps in the editor, or begins games on them; edits never change a game."""

    def __init__(self, games: NewGameController) -> None:
        super().__init__(games)
        self.games, self.window = games, games.window
        self.editors: WindowManager | None = None
        self.window.game.editor_requested.connect(self.edit_played)
        self.window.dropped.map.connect(self.offer)

    def offer(self, place: Path) -> None:
        """Ask what is to be done with the map in a folder, or in a file that somebody shared."""
        text = tr("{map} is a map. What do you want to do with it?", map=place.name)
        box = MessageBox(QMessageBox.Icon.Question, tr("Map"), text, parent=self.window)
        play = box.addButton(tr("Start a game"), QMessageBox.ButtonRole.AcceptRole)
        edit = box.addButton(tr("Edit map"), QMessageBox.ButtonRole.ActionRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(play)
        play.clicked.connect(lambda: self.games.controller.leave(partial(self._play, place)))
        edit.clicked.connect(lambda: self._loaded_editors().open(place, self.window))
        box.open()

    def _play(self, place: Path) -> None:
        """Ask for a game on a map; a shared one is added to the player's maps first."""
        if is_shared_map(place):
            self._loaded_editors().add(place, lambda folder, _: self.games.ask_on(folder), self.window)
        else:
            self.games.ask_on(place)

    def edit_played(self) -> None:
        """Open the editor with the map that is played, or with the choice of a map."""
        played = self.games.controller.open_game
        self._loaded_editors().begin(played.played_on.folder if played else None, self.window)

    def take_over(self, before: EditorLauncher) -> None:
        """Take the open maps from the launcher of another window."""
        self.editors, before.editors = before.editors, None
        if self.editors is not None:
            self.editors.setParent(self)
            self.editors.language_requested.connect(self.window.language_requested)
            self.editors.follow(self.window.appearance)

    def _loaded_editors(self) -> WindowManager:
        """Return the map editor, which is loaded when it is first needed."""
        from indonesia_qt.ui.editor.window_manager import WindowManager

        if self.editors is None:
            self.editors = WindowManager(self.window.settings, self.window.appearance, self)
            self.editors.language_requested.connect(self.window.language_requested)
        return self.editors


class Program(GameWindow):
    """Connects the window with the controllers of games, lessons and maps.

    `own_bots` are the user's, with their `limits`; no other module is ever loaded for a bot, and no other program
    started. What the desktop asks the application to open is taken as if it had been dropped on the window.
    """

    def __init__(self, window: MainWindow, own_bots: Sequence[str] = (), limits: Limits = LIMITS) -> None:
        # PySide reads the source of each module that is imported, and Python would keep them all.
        linecache.clearcache()
        super().__init__(GameController(window, GameStore(window), tuple(own_bots), limits))
        saved_games = SavedGames()
        self.saves = OpenController(self.controller, saved_games)
        self.learning = Learning(self.controller)
        self.records = RecordController(self.controller)
        self.maps = EditorLauncher(self.new_games)
        self.start_controller = StartController(window, saved_games)
        self.start_controller.go_on_requested.connect(self.saves.open_newest)
        self.start_controller.new_requested.connect(self.new_games.ask)
        self.learning.lessons.left.connect(self.show_start)
        self.learning.lessons.play_requested.connect(self._ask_full_game)
        self.controller.laid.connect(lambda table: table.named.connect(self._name_window))
        self.controller.left.connect(partial(self._name_window, TITLE, TITLE))
        window.game.start_requested.connect(partial(self.controller.leave, self.show_start))
        window.appearance.changed.connect(lambda: self._show_start_as(self))
        app = QApplication.instance()
        if isinstance(app, Application):
            app.file_requested.connect(window.dropped.take)

    @property
    def open_game(self) -> OpenGame | None:
        """The game that is shown, and its file."""
        return self.controller.open_game

    @property
    def file(self) -> Path | None:
        """The file in which the game is saved, or should be."""
        return self.open_game.file if self.open_game else None

    def start(self, file: Path | None = None, goes_on: bool = False) -> None:
        """Show the window and go on with the saved game in `file`, or ask what to do with a map that was shared in it.

        Without one, the last game that can be played goes on if it `goes_on` or the player prefers that; else the start
        screen is shown.
        """
        self.window.show()
        try:
            check_folder()
        except OSError as error:
            text = paragraph(tr("Couldn’t read the saved games in {folder}.", folder=saves()), reason_of(error))
            self.window.tell(tr("Saved games"), text)
        if file is not None and is_shared_map(file):
            self.start_controller.show()
            self.maps.offer(file)
            return
        goes_on = goes_on or self.window.preferences.value("at_start") == "last"
        try:
            if file is not None:
                self.open(file)
            elif goes_on:
                recent = painting_meanwhile(partial(recent_saves, suffixes()))
                self.saves.open_newest([save.file for save in recent])
        finally:
            if self.controller.table is None:  # also if something unexpected has happened, which is reported
                self.start_controller.show()

    def _ask_full_game(self) -> None:
        """Propose a full game of what was learned."""
        assert self.open_game
        learned = self.open_game.played_on.definition.id
        self.controller.leave(partial(self.new_games.ask, learned, AFTER_LESSON))

    def _name_window(self, title: str, spoken: str) -> None:
        self.window.setAccessibleName(spoken)
        self.window.setWindowTitle(window_title(title))

    def show_start(self) -> None:
        """Close the game, which is saved, and show the start screen."""
        self.window.docks.keep()
        self.controller.put_away()
        self.start_controller.show()

    def new_game(self, choice: NewGame) -> None:
        """Begin a game and save it from its first move on."""
        self.new_games.begin(choice)

    def open(self, file: Path) -> bool:
        """Open a saved game; if that fails, say why, keep the present game, and return False."""
        return self.saves.open(file)

    def take_over(self, before: Program) -> None:
        """Take the game and the open maps from the program of another window."""
        self._show_start_as(before)
        self.controller.take_over(before.controller)
        self.maps.take_over(before.maps)

    def _show_start_as(self, before: Program) -> None:
        """Show the start screen if `before` shows it, which may be this program or another."""
        if before.start_controller.is_shown:
            self.start_controller.show()


def make_program(window: MainWindow, own_bots: Sequence[str], limits: Limits = LIMITS) -> Program:
    """Make the program in its window, with the user's own bots, and report unexpected errors from now on."""
    program = Program(window, own_bots, limits)
    watch = ErrorWatch(program)
    watch.happened.connect(program.problems.errors.show)
    watch.install()
    # The dialog in which the language is chosen is deleted with the window, but has to report the choice first.
    window.language_requested.connect(lambda: later(program, partial(_retranslate, program)))
    return program


def _retranslate(program: Program) -> None:
    """Continue in a new window in the preferred language: the texts of a window can't be changed."""
    old = program.window
    if not speak_preferred(old.preferences):
        return
    old.docks.keep()
    window = MainWindow(old.settings)
    again = make_program(window, program.controller.own_bots, program.controller.limits)
    again.setParent(program.parent())
    replace_window(old, window)
    again.take_over(program)
    window.game.show_settings_as(old.game)
    old.close()
    old.deleteLater()
    program.deleteLater()
