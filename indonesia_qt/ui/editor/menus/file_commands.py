"""The menu of files: a map is begun, opened, saved and closed, and no change is lost on the way."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QMenu, QMessageBox

from indonesia_qt.board.files.reader import MapError
from indonesia_qt.i18n.text import listed, tr
from indonesia_qt.mapmaking.files.storage import Opened
from indonesia_qt.ui.editor.dialogs.banner import Answer, Banner
from indonesia_qt.ui.editor.dialogs.dropped_files import DroppedMapFiles
from indonesia_qt.ui.editor.dialogs.recent_maps import RecentMaps
from indonesia_qt.ui.editor.dialogs.save_as_dialog import SaveAsDialog
from indonesia_qt.ui.editor.document.map_file import MapFile
from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.editor.menus.folder_commands import FolderCommands
from indonesia_qt.ui.editor.menus.graph_command import GraphCommand
from indonesia_qt.ui.editor.menus.import_commands import ImportCommands
from indonesia_qt.ui.table.games.map_loader import read_to_edit
from indonesia_qt.ui.widgets.plain_text import MessageBox, caption

if TYPE_CHECKING:
    from indonesia_qt.ui.editor.window_manager import WindowManager

Then = Callable[[], object]
"""What is to be done when a map was saved."""


class FileCommands(QObject):
    """Gives an editor's window its commands for files."""

    def __init__(self, window: EditorWindow, file: MapFile, editors: WindowManager) -> None:
        super().__init__(window)
        self.window, self.file, self.editors = window, file, editors
        self.notice = Banner(window)
        self._leaves, self._noticed = False, False
        self._copy_text = ""
        """What is said of a copy that has no name yet."""
        self.recent = QMenu(tr("&Recent maps"), window)
        self.recent.aboutToShow.connect(self._list_recent)
        self._fill(window.file_menu)
        window.may_close = self._may_close
        window.closed.connect(self._left)
        window.installEventFilter(self)
        file.autosave.failed.connect(self._say)

    def _fill(self, menu: QMenu) -> None:
        add = self.window.commands.add
        add(menu, "editor_new", tr("&New\N{HORIZONTAL ELLIPSIS}"), self._ask_new, "Ctrl+N")
        add(menu, "editor_open", tr("&Open\N{HORIZONTAL ELLIPSIS}"), self._ask_open, "Ctrl+O")
        menu.addMenu(self.recent)
        menu.addSeparator()
        add(menu, "editor_save", tr("&Save"), partial(self.save, _nothing), "Ctrl+S")
        ask_title = partial(self.ask_title, _nothing)
        add(menu, "editor_save_as", tr("Save &as\N{HORIZONTAL ELLIPSIS}"), ask_title, "Ctrl+Shift+S")
        FolderCommands(menu, self)
        self.reload = add(menu, "editor_reload", tr("Re&load from the disk"), self._ask_reload)
        self.reload.setEnabled(self.file.folder is not None)
        self.file.document.moved.connect(self._offer_reload)
        menu.addSeparator()
        DroppedMapFiles(self.window, partial(self.editors.open, parent=self.window), ImportCommands(self.window))
        GraphCommand(menu, self.window)
        menu.addSeparator()
        add(menu, "editor_close", tr("&Close"), self.window.close, "Ctrl+W")

    def save(self, then: Then) -> None:
        """Save the map where it lies, and then go on; one without a place, or changed meanwhile, is asked about."""
        if self.file.folder is None:
            self.ask_title(then)
        elif changed := self.file.changed():
            self._ask_overwrite(changed, then)
        else:
            self._write(then)

    def ask_title(self, then: Then) -> None:
        """Ask for a title, save the map under it among the player's own, and then go on."""
        dialog = SaveAsDialog(self.file.document.board.title, self.file.save_as, self.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(partial(self.tell_saved, then))
        dialog.open()

    def say_copy(self, text: str) -> None:
        """Say by a phrase about a `map` that what is edited is a copy that has no name of its own yet."""
        self._say(tr(text, map=self.file.document.board.title), self._save_as)
        self._copy_text = text

    def take_over(self, before: FileCommands) -> None:
        """Say what is said in another window of the same map."""
        if before.notice.isHidden():
            return
        if before._copy_text:
            self.say_copy(before._copy_text)
        else:
            self._say(before.notice.text.text())

    def _say(self, text: str, *answers: Answer) -> None:
        self._copy_text = ""
        self.notice.say(text, *answers)

    def _offer_reload(self) -> None:
        self.reload.setEnabled(self.file.folder is not None)

    def check_disk(self) -> None:
        """Tell when another program has changed the files of the map."""
        changed = self.file.changed()
        if changed and not self._noticed:
            self._noticed = True
            self._say(_changed_text(changed), (tr("Reload"), self._ask_reload), self._save_as)
        elif not changed:
            self._noticed = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look at the disk when the window becomes active again."""
        if watched is self.window and event.type() == QEvent.Type.WindowActivate:
            self.check_disk()
        return super().eventFilter(watched, event)

    @property
    def _save_as(self) -> Answer:
        return tr("Save as\N{HORIZONTAL ELLIPSIS}"), partial(self.ask_title, _nothing)

    def _write(self, then: Then) -> None:
        try:
            self.file.save()
        except MapError as error:
            self._ask_elsewhere(error, then)
        else:
            self.tell_saved(then)

    def tell_saved(self, then: Then) -> None:
        """Say where the map was saved, and then go on."""
        assert self.file.folder
        self._noticed = False
        self.notice.hide()
        RecentMaps(self.window.settings).add(self.file.folder)
        self.window.show_message(tr("Saved in {folder}", folder=self.file.folder))
        then()

    def _ask_elsewhere(self, error: MapError, then: Then) -> None:
        text = tr(
            "{file}: {reason}. Nothing is lost: save the map under another name among your own maps.",
            file=error.file,
            reason=error.reason,
        )
        box = self._box(tr("The map can't be saved here"), text)
        save_as = box.addButton(tr("Save as\N{HORIZONTAL ELLIPSIS}"), QMessageBox.ButtonRole.AcceptRole)
        save_as.clicked.connect(lambda: self.ask_title(then))
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(save_as)
        box.open()

    def _ask_overwrite(self, changed: tuple[str, ...], then: Then) -> None:
        box = self._box(tr("The map was changed elsewhere"), _changed_text(changed))
        overwrite = box.addButton(tr("Overwrite"), QMessageBox.ButtonRole.DestructiveRole)
        overwrite.clicked.connect(lambda: self._write(then))
        save_as = box.addButton(tr("Save as\N{HORIZONTAL ELLIPSIS}"), QMessageBox.ButtonRole.AcceptRole)
        save_as.clicked.connect(lambda: self.ask_title(then))
        box.addButton(tr("Reload"), QMessageBox.ButtonRole.ResetRole).clicked.connect(self._reload)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(save_as)
        box.open()

    def _ask_reload(self) -> None:
        """Read the map anew; what was edited stays in the list of steps."""
        if not self.file.is_unsaved:
            self._reload()
            return
        text = tr("What you edited and didn't save is replaced by the map on the disk. Undo brings it back.")
        box = self._box(tr("Reload the map"), text)
        box.addButton(tr("Reload"), QMessageBox.ButtonRole.AcceptRole).clicked.connect(self._reload)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        box.open()

    def _reload(self) -> None:
        assert self.file.folder
        read_to_edit(self.file.folder, self.window, self._reloaded, self._say_unread)

    def _reloaded(self, opened: Opened) -> None:
        self.file.reload(opened)
        self._noticed = False
        self.notice.hide()

    def _say_unread(self, error: MapError) -> None:
        self._say(tr("The map can't be reloaded: {reason}.", reason=f"{error.place}: {error.reason}"))

    def _may_close(self) -> bool:
        if self._leaves or not self.file.is_unsaved:
            return True
        title = self.file.document.board.title
        box = self._box(tr("Unsaved changes"), tr("“{map}” has changes that aren't saved.", map=title))
        save = box.addButton(tr("Save"), QMessageBox.ButtonRole.AcceptRole)
        save.clicked.connect(lambda: self.save(self.window.close))
        box.addButton(tr("Discard"), QMessageBox.ButtonRole.DestructiveRole).clicked.connect(self._give_up)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(save)
        box.open()
        return False

    def _give_up(self) -> None:
        """Close the window with all that isn't saved."""
        self._leaves = True
        self.window.close()

    def _left(self) -> None:
        self.file.discard()

    def _box(self, title: str, text: str) -> QMessageBox:
        box = MessageBox(QMessageBox.Icon.Warning, title, text, parent=self.window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return box

    def _ask_new(self) -> None:
        self.editors.ask_new(self.window)

    def _ask_open(self) -> None:
        self.editors.ask_open(self.window)

    def _list_recent(self) -> None:
        self.recent.clear()
        for folder in RecentMaps(self.window.settings).folders():
            self.recent.addAction(_short(folder), partial(self.editors.open, folder, self.window))
        if self.recent.isEmpty():
            self.recent.addAction(tr("None yet")).setEnabled(False)


def _nothing() -> None:
    """Nothing is to be done when the map was saved."""


def _changed_text(files: tuple[str, ...]) -> str:
    return tr("Another program has changed or removed {files} since you opened the map.", files=listed(files))


def _short(folder: Path) -> str:
    """A folder by its name and that of the one around it, in which no letter is a key."""
    return caption(f"{folder.name} \N{MIDDLE DOT} {folder.parent}")
