"""Opens saved games: to go on with them, to go on in a copy where a file must stay as it is, or only to look."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QObject, Qt
from PySide6.QtWidgets import QMessageBox, QProgressDialog, QWidget

from indonesia_qt.core.record import JournalFile, SaveError
from indonesia_qt.core.review_file import ReviewFile
from indonesia_qt.files.paths import is_own_save
from indonesia_qt.games import suffixes
from indonesia_qt.i18n.text import as_sentence, enumerated, paragraph, tr
from indonesia_qt.library import LargeMapError, PlayableMap
from indonesia_qt.ui.play.pending_input_file import PendingInputFile
from indonesia_qt.ui.play.save_files import file_kinds, new_save
from indonesia_qt.ui.play.save_lock import SaveLock
from indonesia_qt.ui.support.background import painting_meanwhile
from indonesia_qt.ui.table.game_controller import GameController
from indonesia_qt.ui.table.games.load_dialog import LoadDialog
from indonesia_qt.ui.table.games.open_game import Replayed, open_game
from indonesia_qt.ui.table.games.saved_games import SavedGames
from indonesia_qt.ui.widgets.file_choice import ask_what_to_open
from indonesia_qt.ui.widgets.plain_text import MessageBox

PATIENCE_MS = 400
"""After so long the progress is shown."""
INTERVAL_MS = 40
"""So often the window gets time in between."""


class GivenUpError(Exception):
    """The player has canceled."""


class ReplayProgress:
    """Shows in a dialog how far a saved game was replayed, if that takes long.

    Used in a `with` statement, at whose end the dialog closes.
    """

    def __init__(self, parent: QWidget) -> None:
        self._parent = parent
        self._dialog: QProgressDialog | None = None
        self._clock, self._next = QElapsedTimer(), PATIENCE_MS

    def __enter__(self) -> ReplayProgress:
        """Return the progress itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close the dialog."""
        if self._dialog is not None:
            self._dialog.deleteLater()
            self._dialog.hide()

    def watch(self, line: int, lines: int) -> None:
        """Note that the next line to be played is number `line` of `lines`.

        Raises `GivenUpError` when the player has pressed Cancel.
        """
        if not self._clock.isValid():
            self._clock.start()  # what the file and the map took to be read doesn't count
        if self._clock.elapsed() < self._next:
            return
        if self._dialog is None:
            self._dialog = self._made(lines)
        self._dialog.setValue(line)  # a modal dialog takes in clicks and keys now
        self._next = self._clock.elapsed() + INTERVAL_MS
        if self._dialog.wasCanceled():
            raise GivenUpError

    def _made(self, lines: int) -> QProgressDialog:
        message = tr("Replaying the game up to its current position…")
        dialog = QProgressDialog(message, tr("Cancel"), 0, lines + 1, self._parent)
        dialog.setWindowTitle(tr("Opening a saved game"))
        dialog.setWindowModality(Qt.WindowModality.ApplicationModal)
        dialog.setMinimumDuration(0)
        dialog.setAutoClose(False)
        return dialog


class OpenController(QObject):
    """Asks which of the saved `games` to open, and has `controller` show it."""

    def __init__(self, controller: GameController, games: SavedGames) -> None:
        super().__init__(controller)
        self.controller, self.window, self.games = controller, controller.window, games
        self.window.game.open_requested.connect(partial(controller.leave, self.ask))
        self.window.game.file_requested.connect(self.open_instead)
        self.window.dropped.game.connect(self.open_instead)
        controller.laid.connect(lambda table: table.decision.copy_requested.connect(self._copy_what_is_shown))

    def ask(self) -> None:
        """Ask which saved game is to be opened."""
        dialog = LoadDialog(self.games, self.window.appearance.theme, self.window)
        dialog.opened.connect(self.open)
        dialog.another_requested.connect(self.ask_another)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def ask_another(self) -> None:
        """Ask for a saved game from any folder."""
        ask_what_to_open(tr("Open a saved game"), Path.home(), file_kinds(suffixes()), self.open, self.window)

    def open_instead(self, file: Path) -> None:
        """Open a saved game; offer a copy of the present one first if it isn't saved."""
        self.controller.leave(partial(self.open, file))

    def open(self, file: Path, played_on: PlayableMap | None = None) -> bool:
        """Open a saved game and return True; or say why it can't be opened, keep the present game, and return False.

        The player can cancel while a long game is replayed or a large map is read; then the game is opened once its
        map, `played_on`, has been read. A game from another folder, a link, or a damaged one goes on in a copy: its
        file stays as it is. One that is open in another window is only shown.
        """
        return self.open_newest([file], played_on)

    def open_newest(self, files: Sequence[Path], played_on: PlayableMap | None = None) -> bool:
        """Open the first of these games that can be opened, and return whether one is; say why the very first isn't."""
        reasons, is_open = [], False
        for file in files:
            try:
                is_open = self._open_locked(file, played_on)
                break
            except SaveError as error:
                reasons.append(error)
        if reasons:
            self._refuse(reasons[0])
        return is_open

    def _open_locked(self, file: Path, played_on: PlayableMap | None) -> bool:
        """Open a saved game, as `open`, but raise `SaveError` where it can't be opened."""
        at_table = self.controller.open_game
        lock = at_table.lock if at_table and at_table.file == file else SaveLock(file)
        try:
            own = painting_meanwhile(partial(is_own_save, file))
            is_ours = own and painting_meanwhile(lock.take_or_do_without)
            if own and not is_ours and lock.other_computer:
                view = partial(self._view, lock)
                box = ask_to_take_over(lock, partial(self.open, lock.file), view, self.window)
                view_only = box.addButton(tr("View only"), QMessageBox.ButtonRole.ActionRole)
                view_only.clicked.connect(partial(view))  # which gets no state of the button
                return False
            return self._open(lock, own, is_ours, played_on)
        finally:
            if self.controller.open_game is None or lock is not self.controller.open_game.lock:
                lock.release()

    def _open(self, lock: SaveLock, own: bool, is_ours: bool, played_on: PlayableMap | None) -> bool:
        try:
            found = self._found(lock.file, played_on)
        except LargeMapError:
            from indonesia_qt.ui.table.games.map_loader import read_map_of

            read_map_of(lock.file, self.window, partial(self.open, lock.file), self._refuse)
            return False
        except GivenUpError:
            return False
        if found.fault is not None or not own:
            self._go_on_in_copy(found)
        elif is_ours:
            self._go_on(found, lock)
        else:
            text = tr(
                "{file} is open in another window of this program. You can only view it here.", file=lock.file.name
            )
            self.controller.show(found.at_table(lock)._replace(only_shown=text))
            self.window.tell(tr("Game open in another window"), text)
        assert self.controller.table
        if found.unfit_names:
            names = enumerated([seat.name for seat in found.record.header.seats])
            note = paragraph(found.unfit_names, tr("Here the players are called {names}.", names=names))
            self.controller.table.note(note)
        if found.fault is not None:
            fault = SaveError(found.fault.file, found.fault.line, as_sentence(found.fault.reason))
            message = paragraph(str(fault), tr("The game was opened as a copy up to that point."))
            self.window.tell(tr("Damaged saved game"), message)
        return True

    def _found(self, file: Path, played_on: PlayableMap | None) -> Replayed:
        """Open a game and show how far it was replayed. Raises what `open_game` does; `GivenUpError` for Cancel."""
        with ReplayProgress(self.window) as progress:
            return open_game(file, self.controller.own_bots, progress.watch, played_on)

    def _view(self, lock: SaveLock) -> None:
        try:
            self._open(lock, True, False, None)
        except SaveError as error:
            self._refuse(error)

    def _refuse(self, reason: SaveError) -> None:
        self.window.tell(tr("Couldn’t open the game"), str(reason))

    def _go_on(self, found: Replayed, lock: SaveLock) -> None:
        """Go on with a game in its own file."""
        entered = painting_meanwhile(PendingInputFile(lock.file).found)
        self.controller.begin(found.at_table(lock), partial(JournalFile.resume, record=found.record), entered)
        if entered is None:
            assert self.controller.table
            self.controller.table.note(
                tr("Choices you had entered but not played yet were lost when the program closed.")
            )

    def _go_on_in_copy(self, found: Replayed) -> None:
        def begun() -> SaveLock:
            lock = SaveLock(new_save(found.record.header.seats, found.played_on.definition.suffix))
            ReviewFile(found.record.file).copy_to(lock.file)
            return lock

        lock = painting_meanwhile(begun)
        self.controller.begin(found.at_table(lock), lambda journal: journal.copy(found.record, found.fault))

    def _copy_what_is_shown(self) -> None:
        """Go on in a copy of a game that is open in another window."""
        assert self.controller.open_game
        try:
            found = self._found(self.controller.open_game.file, self.controller.open_game.played_on)
        except SaveError as error:
            self.window.tell(tr("Couldn’t copy the game"), str(error))
            return
        except GivenUpError:
            return
        self._go_on_in_copy(found)


def ask_to_take_over(
    lock: SaveLock, act: Callable[[], object], otherwise: Callable[[], object], window: QWidget
) -> MessageBox:
    """Ask whether a game that is open on another computer is to be taken over; show and return the question.

    Then `act` is called, or `otherwise` if the game is still being played there.
    """
    text = tr(
        "{file} is open on the computer “{computer}”, or the program ended unexpectedly there. If it’s still open "
        "there, close it first: playing in both places would damage the game.",
        file=lock.file.name,
        computer=lock.other_computer,
    )
    box = MessageBox(QMessageBox.Icon.Question, tr("Game open on another computer"), text, parent=window)
    go_on = box.addButton(tr("Continue here"), QMessageBox.ButtonRole.AcceptRole)
    go_on.clicked.connect(lambda: act() if lock.void() else otherwise())
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(go_on)
    box.open()
    return box
