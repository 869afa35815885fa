"""Begins the first game, in which somebody learns to play, and goes on with it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject

from indonesia_qt.board.files.reader import MapError
from indonesia_qt.core.record import JournalFile
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.games.indonesia.tutorial import first_game
from indonesia_qt.ui.play.saves.save_lock import SaveLock
from indonesia_qt.ui.table.game_controller import GameController
from indonesia_qt.ui.table.tutorial.controller import LessonController


class Learning(QObject):
    """Has the first game played at the table of `controller`, with its `lessons`; the game before is left."""

    def __init__(self, controller: GameController) -> None:
        super().__init__(controller)
        self.controller, self.window = controller, controller.window
        self.lessons = LessonController(controller.window)
        self.lessons.again.connect(self.restart)
        self.window.help.learn_requested.connect(self.begin)
        controller.shown.connect(self.lessons.follow)
        controller.left.connect(partial(self.lessons.follow, None))

    def begin(self) -> None:
        """Begin the first game, or go on with it where it was left."""
        if self.lessons.is_on:
            self.lessons.show_card()
        else:
            self.controller.leave(self._begin)

    def _begin(self) -> None:
        lock = SaveLock(first_game.file())
        if not lock.take_or_do_without():
            self.window.tell(tr("The first game is open elsewhere"), tr("Go on with it in its own window."))
        elif (open_game := first_game.left_off(lock)) is not None:
            self.controller.begin(open_game, JournalFile.resume)
        else:
            self._begin_from_start(lock)

    def restart(self) -> None:
        """Begin the first game once more."""
        assert self.controller.open_game
        self._begin_from_start(self.controller.open_game.lock)

    def _begin_from_start(self, lock: SaveLock) -> None:
        try:
            open_game = first_game.begun(lock)
        except MapError as error:
            self.window.tell(tr("The map can't be used"), str(error))
            return
        self.lessons.restart()
        self.controller.begin(open_game, partial(first_game.begin_file, open_game))
