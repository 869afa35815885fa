"""Reports errors that nobody expected, and problems that the player has met."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QObject

from indonesia_qt.core.record import Seat, reported
from indonesia_qt.files import paths
from indonesia_qt.files.whole_file import write_whole
from indonesia_qt.i18n.text import paragraph, phrase, tr
from indonesia_qt.ui.games.indonesia.game_view import GameView
from indonesia_qt.ui.games.indonesia.texts.names import shown_name
from indonesia_qt.ui.play.save_files import SUFFIX, file_kinds, new_file
from indonesia_qt.ui.settings.preferences import PREFERENCES
from indonesia_qt.ui.shell.main_window import MainWindow
from indonesia_qt.ui.support.crash_handler import in_words, report_on, report_on_request
from indonesia_qt.ui.widgets.error_box import ErrorBox
from indonesia_qt.ui.widgets.file_choice import ask_where_to_write

REPORT_TITLE = phrase("Report a problem: the file holds the whole game, with hidden money and city cards")


class CrashReporter(QObject):
    """Reports on the game at the table; `content` gives it as a saved game, in which the seats have these names."""

    def __init__(self, window: MainWindow, content: Callable[[tuple[Seat, ...]], bytes]) -> None:
        super().__init__(window)
        self.window, self.content = window, content
        self.table: GameView | None = None
        self.file: Path | None = None
        self.errors = ErrorBox(self._error_text, window)

    def follow(self, table: GameView, file: Path) -> None:
        """Report on another game, which is saved in `file`."""
        self.table, self.file = table, file

    def ask_report(self) -> None:
        """Ask where a report on a problem is to be saved."""
        proposal = Path.home() / f"Indonesia problem {datetime.now():%Y-%m-%d}{SUFFIX}"
        ask_where_to_write(tr(REPORT_TITLE), proposal, file_kinds(), self.report_problem, self.window)

    def report_problem(self, to: Path) -> None:
        """Write all that helps to find out what is wrong, without names; it opens, and can be replayed, like a game."""
        preferences = self.window.preferences
        settings = {key: str(preferences.value(key)) for key in PREFERENCES}
        seats = self.table.bridge.seats if self.table else ()
        log = [without_names(line, seats) for line in self._log()]
        try:
            write_whole(to, reported(self.content(nameless(seats)), report_on_request(log, settings)))
        except OSError as error:
            self.window.tell(tr("The report can't be saved"), f"{to}: {error.strerror}")
        else:
            self.window.show_message(tr("The report is saved as {file}.", file=to))

    def _error_text(self, error: BaseException) -> str:
        """Describe an error, and write a report on it."""
        happened = tr("Something unexpected happened: {error}", error=in_words(error))
        return "\n\n".join((happened, self._report(error), tr("The program goes on.")))

    def _report(self, error: BaseException) -> str:
        """Write a report and say where it is, and where the game."""
        file = new_file(paths.reports(), "report")
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            write_whole(file, reported(self.content(()), report_on(error, self._log())))
        except OSError as reason:
            return tr("A report on it can't be written: {file}: {error}.", file=file, error=reason.strerror)
        is_saved = self.table is not None and self.table.bridge.session.journal is not None
        game = tr("The game is saved in {file}.", file=self.file) if is_saved else ""
        return paragraph(game, tr("A report, which opens like a saved game, is in {file}.", file=file))

    def _log(self) -> list[str]:
        return [line.text for line in self.table.log.lines] if self.table else []


def nameless(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The same seats under names that tell nobody."""
    return tuple(replace(seat, name=f"Player {number}") for number, seat in enumerate(seats, start=1))


def without_names(text: str, seats: Sequence[Seat]) -> str:
    """A sentence in which the players are called by their numbers."""
    for seat, other in zip(seats, nameless(seats), strict=True):
        text = re.sub(rf"(?<!\w){re.escape(shown_name(seat.name))}(?!\w)", other.name, text)
    return text
