"""Saves copies of the game at the table, and asks for one before a game that isn't saved is left."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMessageBox

from indonesia_qt.files.whole_file import write_whole
from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.play.saves.save_files import file_kinds
from indonesia_qt.ui.play.saves.save_lock import SaveLock
from indonesia_qt.ui.shell.main_window import MainWindow
from indonesia_qt.ui.widgets.file_dialogs import ask_where_to_write
from indonesia_qt.ui.widgets.plain_text import MessageBox

UNSAVED = phrase("The game can't be saved")


class CopyController(QObject):
    """Copies the game at the table; `content` gives it as it stands, as a saved game."""

    def __init__(self, window: MainWindow, content: Callable[[], bytes]) -> None:
        super().__init__(window)
        self.window, self.content = window, content
        self.file: Path | None = None
        self._copied = b""

    def follow(self, file: Path) -> None:
        """Copy another game, which is saved in `file`, or should be."""
        self.file = file

    @property
    def is_up_to_date(self) -> bool:
        """Whether the game was copied, or given up, as it stands."""
        return self.content() == self._copied

    def ask(self) -> None:
        """Ask where a copy of the game is to be saved."""
        if self.file is not None:
            proposal = Path.home() / self.file.name
            ask_where_to_write(tr("Save a copy"), proposal, file_kinds(), self.copy, self.window)

    def copy(self, to: Path) -> None:
        """Save a copy of the game as it stands, also one that couldn't be saved; no game in play is overwritten."""
        lock = SaveLock(to)
        try:
            if lock.take():
                self._copied = self.content()
                write_whole(to, self._copied)
            else:
                self.window.tell(tr("The copy can't be saved"), tr("{file}: this game is being played.", file=to))
        except OSError as error:
            self._copied = b""
            self.window.tell(tr("The copy can't be saved"), f"{to}: {error.strerror}")
        finally:
            lock.release()

    def give_up(self) -> None:
        """Nobody wants a copy of the game as it stands."""
        self._copied = self.content()

    def ask_before(self, act: Callable[[], object]) -> None:
        """Ask for a copy of a game that isn't saved, before `act` ends it."""
        text = tr("{file}: the game could not be saved. Without a copy what was played is lost.", file=self.file)
        box = MessageBox(QMessageBox.Icon.Warning, tr(UNSAVED), text, parent=self.window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        copy = box.addButton(tr("Save a copy\N{HORIZONTAL ELLIPSIS}"), QMessageBox.ButtonRole.AcceptRole)
        go_on = box.addButton(tr("Go on without"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(copy)
        box.addButton(QMessageBox.StandardButton.Cancel)
        copy.clicked.connect(self.ask)
        go_on.clicked.connect(act)
        box.open()
