"""Reports errors that nobody expected, and problems that the player has met."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QObject

from indonesia_qt.core.record import Seat, reported
from indonesia_qt.files import paths
from indonesia_qt.files.installation import damage
from indonesia_qt.files.whole_file import reason_of, write_whole
from indonesia_qt.games import DEFAULT_GAME, suffixes
from indonesia_qt.i18n.text import labelled, paragraph, tr
from indonesia_qt.ui.play.save_files import file_kinds, new_file
from indonesia_qt.ui.settings.preferences import PREFERENCES
from indonesia_qt.ui.support.crash_handler import in_words, report_on, report_on_request
from indonesia_qt.ui.table.game_controller import GameController
from indonesia_qt.ui.table.game_ui import GameUi, game_ui
from indonesia_qt.ui.widgets.error_box import ErrorBox
from indonesia_qt.ui.widgets.file_choice import ask_where_to_write


class CrashReporter(QObject):
    """Reports on errors and on problems, each with the game that is shown by `controller`."""

    def __init__(self, controller: GameController) -> None:
        super().__init__(controller)
        self.controller, self.window = controller, controller.window
        self.window.help.report_requested.connect(self.ask_report)
        self.errors = ErrorBox(self._error_text, controller.window)

    def ask_report(self) -> None:
        """Ask where a report on a problem is to be saved."""
        game = self._ui.game
        name = tr("{game} problem {date}", game=game.title, date=f"{datetime.now():%Y-%m-%d}")
        proposal = Path.home() / f"{name}{game.suffix}"
        title, kinds = tr(self._ui.report_title), file_kinds(suffixes())
        ask_where_to_write(title, proposal, kinds, self.report_problem, self.window)

    def report_problem(self, to: Path) -> None:
        """Write all that helps to find out what is wrong, without names; it opens, and can be replayed, like a game."""
        preferences = self.window.preferences
        settings = {key: str(preferences.value(key)) for key in PREFERENCES}
        seats = self.controller.table.bridge.seats if self.controller.table else ()
        log = [without_names(line, seats) for line in self._log()]
        try:
            write_whole(to, reported(self.controller.content(nameless(seats)), report_on_request(log, settings)))
        except OSError as error:
            self.window.tell(tr("Couldn’t save the report"), labelled(str(to), reason_of(error)))
        else:
            self.window.show_message(tr("Report saved as {file}.", file=to))

    def _error_text(self, error: BaseException) -> str:
        """Describe an error, and write a report on it."""
        happened = damage(error) or tr("Something went wrong: {error}", error=in_words(error))
        return "\n\n".join((happened, self._report(error), tr("You can keep using the program.")))

    def _report(self, error: BaseException) -> str:
        """Write a report and say where it is, and where the game."""
        file = new_file(paths.reports(), "report", self._ui.game.suffix)
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            write_whole(file, reported(self.controller.content(), report_on(error, self._log())))
        except OSError as reason:
            return paragraph(tr("Couldn’t save an error report as {file}.", file=file), reason_of(reason))
        shown = self.controller.open_game
        game = tr("Your game is saved in {file}.", file=shown.file) if shown and self.controller.is_saved else ""
        return paragraph(game, tr("An error report was saved as {file}. You can open it like a saved game.", file=file))

    @property
    def _ui(self) -> GameUi:
        """What the window shows of the game; of the usual one when none is shown."""
        return self.controller.table.context.ui if self.controller.table else game_ui(DEFAULT_GAME)

    def _log(self) -> list[str]:
        table = self.controller.table
        return [line.text for line in table.log.pane.lines] if table else []


def nameless(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Return the same seats with numbers for names."""
    return tuple(replace(seat, name=f"Player {number}") for number, seat in enumerate(seats, start=1))


def without_names(text: str, seats: Sequence[Seat]) -> str:
    """Return a sentence with the numbers of players for their names."""
    for seat, other in zip(seats, nameless(seats), strict=True):
        text = re.sub(rf"(?<!\w){re.escape(seat.shown_name)}(?!\w)", other.name, text)
    return text
