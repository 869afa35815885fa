"""The editor's windows, one for each map that is edited, and the dialogs that come before one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget

from indonesia_qt.board.draft import Draft
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.board.names import translated_title
from indonesia_qt.files import paths
from indonesia_qt.files.paths import BOARD_FILE, is_folder, is_shared_map, is_there, resolved
from indonesia_qt.i18n.text import paragraph, phrase, tr
from indonesia_qt.i18n.untrusted_text import one_line
from indonesia_qt.mapmaking.files import shared_map
from indonesia_qt.mapmaking.files.kept_steps import KeptStep, KeptSteps
from indonesia_qt.mapmaking.files.recovery import Recovery
from indonesia_qt.mapmaking.files.repair import Repair
from indonesia_qt.mapmaking.files.shared_map import Added, SharedMap
from indonesia_qt.mapmaking.files.storage import Opened, Stamp
from indonesia_qt.mapmaking.scripting import ChangedMap
from indonesia_qt.ui.editor.dialogs.compare_dialog import add_compare_command
from indonesia_qt.ui.editor.dialogs.map_chooser import MapChooser, NewMapDialog
from indonesia_qt.ui.editor.dialogs.recovery_dialog import RecoveryDialog
from indonesia_qt.ui.editor.dialogs.repair_dialog import FlawsDialog, RepairTask
from indonesia_qt.ui.editor.document.autosave import AutosaveManager, left_over, unreadable
from indonesia_qt.ui.editor.document.map_document import GcPolicy, MapDocument
from indonesia_qt.ui.editor.document.map_file import MapFile
from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.editor.links.link_commands import add_link_commands
from indonesia_qt.ui.editor.menus.file_commands import FileCommands, RecentMaps
from indonesia_qt.ui.editor.menus.trace_commands import TraceCommands, move_picture
from indonesia_qt.ui.editor.menus.view_commands import ViewCommands
from indonesia_qt.ui.editor.menus.window_commands import (
    add_alignment_commands,
    add_copy_commands,
    add_help_commands,
    add_joining_commands,
    add_list_commands,
    add_ornament_commands,
)
from indonesia_qt.ui.editor.playtest.playtest_command import PlaytestCommand
from indonesia_qt.ui.settings.appearance import Appearance
from indonesia_qt.ui.settings.settings_file import Settings
from indonesia_qt.ui.support.background import painting_meanwhile
from indonesia_qt.ui.support.later import later
from indonesia_qt.ui.table.games.map_loader import read_recovery, read_shared, read_to_edit
from indonesia_qt.ui.widgets.plain_text import MessageBox

P = TypeVar("P", bound=QObject)

SHIPPED = phrase("{map} comes with the program. You’re editing a copy, which you can save under a new name.")
PLAYED = phrase(
    "This is {map} as it’s used in one of your games. You’re editing a copy, which you can save under a new name."
)
REPAIRED = phrase("You’re editing a repaired copy. The damaged files won’t be changed. Save the copy under a new name.")


class WindowManager(QObject):
    """Opens maps for editing.

    Signals:
    - `language_requested`: another language was chosen in a trial of a map
    """

    language_requested = Signal()

    def __init__(self, settings: Settings, appearance: Appearance, parent: QObject | None = None) -> None:
        """`appearance` is that of the application, which the windows follow."""
        super().__init__(parent)
        self.settings, self.appearance = settings, appearance
        self.windows: list[EditorWindow] = []
        self._asked: set[QDialog] = set()

    def follow(self, appearance: Appearance) -> None:
        """Belong to another window of the application, which speaks another language; the maps stay as they are."""
        self.appearance = appearance
        for window in list(self.windows):
            appearance.changed.connect(window.appearance.follow)
            self._retranslate(window)

    def _retranslate(self, window: EditorWindow) -> None:
        """Go on with a map in another window, which speaks the language in use: the texts of a window can't be changed.

        The document and its steps go over. A window in which something is asked, or listed beside the map, waits.
        """
        if window not in self.windows:
            return
        for dialog in window.findChildren(QDialog):
            if dialog.isVisible():
                # The dialog is deleted with the window, but has to report the answer first.
                dialog.finished.connect(lambda: later(window, partial(self._retranslate, window)))
                return
        window.hand_over()
        files = _part(window, FileCommands)
        again = self._furnish(files.file)
        again.window.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        again.window.take_over(window)
        again.take_over(files)
        _part(again.window, PlaytestCommand).take_over(_part(window, PlaytestCommand))
        self.windows.remove(window)
        window.hide()
        window.deleteLater()

    def begin(self, place: Path | None, parent: QWidget | None = None) -> None:
        """Offer what was left unsaved when the program ended; then open the map at a place as `open`, or ask which."""
        if place is None:
            go_on = partial(self.ask_open, parent)
        else:
            go_on = partial(self.open if is_shared_map(place) else self._open, place, parent)
        left, damaged = painting_meanwhile(lambda: (left_over(), unreadable()))
        self._offer(left, damaged, go_on, parent)

    def open(self, place: Path, parent: QWidget | None = None) -> None:
        """Open the map in a folder, which may be given by a file in it, or what was left unsaved of it.

        One that is open already comes to the front; one in a file that somebody shared is added to the player's maps.
        """
        if is_shared_map(place):
            self.add(place, lambda folder, note: self._open_or_recover(folder, parent, note), parent)
        else:
            self._open_or_recover(place if is_folder(place) or not is_there(place) else place.parent, parent)

    def _open_or_recover(self, folder: Path, parent: QWidget | None, note: str = "") -> None:
        left = painting_meanwhile(left_over)
        of_map = [one for one in left if one.folder is not None and resolved(one.folder) == resolved(folder)]
        self._offer(of_map, [], partial(self._open, folder, parent, note), parent)

    def add(self, file: Path, then: Callable[[Path, str], object], parent: QWidget | None = None) -> None:
        """Add the map in a file that somebody shared to the player's maps, or say why that can't be done.

        `then` gets the folder of the map, and sentences on what its maker says of it.
        """

        def save(shared: SharedMap) -> None:
            try:
                added = shared_map.add(shared)
            except MapError as error:
                refuse(error)
            else:
                then(added.folder, _introduced(shared, added))

        def refuse(error: MapError) -> None:
            self.warn(tr("Couldn’t open the map"), str(error), parent)

        read_shared(file, parent, save, refuse)

    def ask_open(self, parent: QWidget | None = None) -> None:
        """Ask which map is to be edited."""
        dialog = MapChooser(self.appearance.theme, lambda folder: self.window_of(folder) is not None, parent)
        dialog.chosen.connect(lambda folder: self.open(folder, parent))
        dialog.new_requested.connect(lambda: self.ask_new(parent))
        dialog.moved.connect(partial(move_picture, self.settings))
        self._ask(dialog)

    def ask_new(self, parent: QWidget | None = None) -> None:
        """Ask for a new map."""
        dialog = NewMapDialog(self.appearance.theme, parent)
        dialog.made.connect(self._edit_new)
        self._ask(dialog)

    def _edit_new(self, draft: Draft, outlines: Path | None) -> None:
        """Edit a new map, whose areas may come from a file of outlines."""
        commands = self.edit(draft)
        if outlines is not None:
            commands.imports.open(outlines)

    def edit(
        self,
        draft: Draft,
        folder: Path | None = None,
        stamp: Stamp | None = None,
        taken: Recovery | None = None,
        steps: Sequence[KeptStep] = (),
    ) -> FileCommands:
        """Show a draft in a window of its own, with the `steps` that led to it, the latest first.

        For `stamp` and `taken` see `AutosaveManager`.
        """
        document = MapDocument(draft, folder)
        document.restore(steps)
        commands = self._furnish(MapFile(document, AutosaveManager(document, stamp, taken)))
        GcPolicy(document)
        if folder is not None:
            RecentMaps(self.settings).add(folder)
        commands.window.show()
        # A dialog that closes after this gives the keyboard back to the window that it belonged to.
        later(commands.window, commands.window.activateWindow)
        return commands

    def _furnish(self, file: MapFile) -> FileCommands:
        """Return a window for a map, with its commands; it isn't shown yet."""
        window = new_window(file.document, self.settings)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        commands = FileCommands(window, file, self.window_of)
        commands.new_requested.connect(partial(self.ask_new, window))
        commands.open_requested.connect(partial(self.ask_open, window))
        commands.map_requested.connect(lambda place: self.open(place, window))
        add_compare_command(window)
        PlaytestCommand(window).language_requested.connect(self.language_requested)
        self.appearance.changed.connect(window.appearance.follow)
        self.windows.append(window)
        window.closed.connect(partial(self._forget, window))
        return commands

    def take_back(self, taken: Recovery) -> None:
        """Go on with what was left unsaved."""
        title = tr("Couldn’t restore the unsaved changes")
        read_recovery(taken, None, partial(self._edit_taken, taken), lambda error: self.warn(title, str(error)))

    def _edit_taken(self, taken: Recovery, draft: Draft, steps: KeptSteps | None) -> None:
        commands = self.edit(draft, taken.folder, taken.stamp, taken, steps or ())
        commands.document.undo_stack.resetClean()
        if steps is None:
            commands.say(tr("Your changes are back, but you can’t undo them. The steps were kept in a damaged file."))
        commands.check_disk()

    def _offer(
        self, left: Sequence[Recovery], damaged: Sequence[MapError], go_on: Callable[[], object], parent: QWidget | None
    ) -> None:
        """Offer what was left unsaved, and list what can't be read; go on if there is nothing, or none is recovered."""
        if not left and not damaged:
            go_on()
            return
        dialog = RecoveryDialog(left, damaged, parent)
        dialog.recovered.connect(self.take_back)
        dialog.passed.connect(go_on)
        self._ask(dialog)

    def _open(self, folder: Path, parent: QWidget | None, note: str = "") -> None:
        if (window := self.window_of(folder)) is not None:
            window.raise_()
            window.activateWindow()
            return
        read_to_edit(
            folder, parent, partial(self._edit_read, note), lambda error: self._open_damaged(folder, error, parent)
        )

    def edit_changed(self, changed: ChangedMap) -> None:
        """Edit a map that a script has changed; the change is a step that can be undone."""
        document = self._edit_read("", changed.found).document
        document.push(tr("Run {script}", script=changed.script), changed.after)

    def _edit_read(self, note: str, found: Opened) -> FileCommands:
        """Edit a map that was read, about which a note is shown, or a copy of one that has to stay as it is."""
        is_played = found.folder.is_relative_to(paths.played_maps())
        if is_played or paths.is_shipped(found.folder):
            commands = self.edit(found.draft)
            commands.say_copy(PLAYED if is_played else SHIPPED)
        else:
            commands = self.edit(found.draft, found.folder, found.stamp)
            if note:
                commands.say(note)
        return commands

    def _open_damaged(self, folder: Path, error: MapError, parent: QWidget | None) -> None:
        """List all that is wrong with a map; a repaired copy has no place of its own, so the map stays as it is."""
        title = tr("Couldn’t open the map")
        if not is_there(folder / BOARD_FILE):
            text = tr("{folder} holds no map. The file {file} is missing.", folder=folder, file=BOARD_FILE)
            self.warn(title, text, parent)
            return

        def show_flaws(found: Repair | None) -> None:
            if found is None:
                self.warn(title, str(error), parent)
                return
            dialog = FlawsDialog(found, parent)
            dialog.repaired.connect(self._edit_repaired)
            self._ask(dialog)

        task = RepairTask(folder, parent)
        task.ended.connect(show_flaws)
        task.failed.connect(lambda reason: self.warn(title, reason, parent))
        task.open()

    def _edit_repaired(self, draft: Draft) -> None:
        commands = self.edit(draft)
        commands.document.undo_stack.resetClean()
        commands.say_copy(REPAIRED)

    def _forget(self, window: EditorWindow) -> None:
        """Take a window that was closed off the list; Qt may close it once more when the program ends."""
        if window in self.windows:
            self.windows.remove(window)

    def window_of(self, folder: Path) -> EditorWindow | None:
        """Return the window in which the map of a folder is edited; None without one."""
        for window in self.windows:
            place = window.document.folder
            if place is not None and resolved(place) == resolved(folder):
                return window
        return None

    def _ask(self, dialog: QDialog) -> None:
        """Show a dialog, which may belong to no window, until it is answered."""
        self._asked.add(dialog)
        dialog.finished.connect(lambda: self._asked.discard(dialog))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def warn(self, title: str, text: str, parent: QWidget | None = None) -> None:
        """Show a message until the designer has read it."""
        self._ask(MessageBox(QMessageBox.Icon.Warning, title, text, QMessageBox.StandardButton.Ok, parent))


def new_window(document: MapDocument, settings: Settings) -> EditorWindow:
    """Return a window with all commands but those for files and games."""
    window = EditorWindow(document, settings)
    add_list_commands(window)
    add_copy_commands(window)
    add_joining_commands(window)
    add_ornament_commands(window)
    add_alignment_commands(window)
    ViewCommands(window)
    TraceCommands(window)
    add_link_commands(window)
    add_help_commands(window)
    return window


def _introduced(shared: SharedMap, added: Added) -> str:
    """Say that a map came in a file, and what its maker says of it."""
    about, title = shared.about, translated_title(shared.draft.board.title)
    is_added = tr("“{map}” was added to your maps.", map=title)
    return paragraph(
        is_added if added.is_new else tr("“{map}” is one of your maps already.", map=title),
        tr("Author: {author}.", author=about.author) if about.author else "",
        tr("Licence: {licence}.", licence=about.licence) if about.licence else "",
        one_line(about.description),
    )


def _part(window: EditorWindow, kind: type[P]) -> P:
    """Return the one part of its kind that a window has."""
    found = window.findChild(kind)
    assert found is not None
    return found
