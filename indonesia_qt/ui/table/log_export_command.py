"""Writes the log of the game at the table into a file, to be read or printed elsewhere."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from indonesia_qt.files.whole_file import write_whole
from indonesia_qt.i18n.text import enumerated, phrase, tr
from indonesia_qt.ui.games.indonesia.game_view import GameView
from indonesia_qt.ui.shell.main_window import MainWindow
from indonesia_qt.ui.table.log_export import as_html, as_text
from indonesia_qt.ui.widgets.file_dialogs import ask_where_to_write

LOGS = phrase("Web page (*.html);;Text (*.txt)")


class LogFile(QObject):
    """Asks where the log is to be written, and writes it there."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.table: GameView | None = None
        self.game: Path | None = None

    def follow(self, table: GameView, game: Path) -> None:
        """Write the log of another game, which is saved in the file `game`."""
        self.table, self.game = table, game

    def ask(self) -> None:
        """Ask where the log is to be written."""
        if self.game is not None:
            proposal = Path.home() / self.game.with_suffix(".html").name
            ask_where_to_write(tr("Export the log"), proposal, tr(LOGS), self.write, self.window)

    def write(self, to: Path) -> None:
        """Write the log as a web page, or as text when the file's name ends with `.txt`."""
        assert self.table
        title = f"Indonesia: {enumerated(self.table.context.words.seats)}"
        form = as_text if to.suffix == ".txt" else as_html
        try:
            write_whole(to, form(title, list(self.table.log_presenter.written())).encode())
        except OSError as error:
            self.window.tell(tr("The log can't be written"), f"{to}: {error.strerror}")
