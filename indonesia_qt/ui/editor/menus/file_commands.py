"""The menu of files: begins, opens, saves, exports and closes maps, and loses no change on the way."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QLineEdit,
    QMainWindow,
    QMenu,
    QMessageBox,
    QPushButton,
    QSizePolicy,
    QToolBar,
    QWidget,
)

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.board.names import translated_title
from indonesia_qt.files import paths
from indonesia_qt.files.paths import BOARD_FILE, GAME_FILE, is_folder, is_shared_map, resolved
from indonesia_qt.i18n.text import listed, tr
from indonesia_qt.mapmaking.edit.naming import LONGEST_NAME
from indonesia_qt.mapmaking.files import storage
from indonesia_qt.mapmaking.files.storage import Opened
from indonesia_qt.ui.editor.dialogs.compare_dialog import compare_with_saved
from indonesia_qt.ui.editor.document.map_file import MapFile
from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.editor.imports.import_commands import ImportCommands
from indonesia_qt.ui.editor.menus.export_commands import ExportCommands
from indonesia_qt.ui.settings.settings_file import Settings
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.table.games.map_loader import read_to_edit
from indonesia_qt.ui.widgets.file_choice import MOST_RECENT, FileDrops, RecentMenu, ask_for_folder
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, MessageBox, caption, confirming, push_button

Then = Callable[[], object]
"""What is to be done afterwards."""
Answer = tuple[str, Then]
"""The text of a button and what it does."""
Role = QMessageBox.ButtonRole


def _nothing() -> None:
    """Do nothing."""


class Banner(QToolBar):
    """Says one thing at a time; any of its buttons puts it away."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(tr("Notice"), window)
        self.setObjectName("notice")
        self.setMovable(False)
        self.toggleViewAction().setVisible(False)
        window.addToolBarBreak(Qt.ToolBarArea.TopToolBarArea)
        window.addToolBar(Qt.ToolBarArea.TopToolBarArea, self)
        self.text = Label(wordWrap=True)
        self.buttons: list[QPushButton] = []
        line = QWidget()
        line.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._parts = row_of((self.text, 1), contentsMargins=margins(8, 2, 4, 2))
        line.setLayout(self._parts)
        self.addWidget(line)
        self.hide()

    def say(self, text: str, *answers: Answer) -> None:
        """Say something instead of what was said before, with these answers and one that changes nothing."""
        for old in self.buttons:
            old.hide()
            old.deleteLater()
        self.buttons = [self._button(title, act) for title, act in (*answers, (tr("Close"), _nothing))]
        self.text.setText(text)
        self.show()

    def _button(self, title: str, act: Then) -> QPushButton:
        answer = push_button(title, self.hide, "small")
        answer.clicked.connect(lambda *_: act())
        self._parts.addWidget(answer)
        return answer


RECENT_MAPS = "editor_recent"
"""The setting that keeps the recent maps."""


class RecentMaps:
    """The folders of the maps that were opened or saved last, the latest first."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def folders(self) -> list[Path]:
        """Return those that are still there."""
        return [folder for folder in map(Path, self._kept()) if _is_map(folder)]

    def add(self, folder: Path) -> None:
        """Put a folder first."""
        name = str(folder)
        self._settings.set(RECENT_MAPS, [name, *(one for one in self._kept() if one != name)][:MOST_RECENT])

    def _kept(self) -> list[str]:
        return self._settings.get(RECENT_MAPS, list[str]())


def _is_map(folder: Path) -> bool:
    with suppress(OSError):
        return (folder / BOARD_FILE).is_file()
    return False


class SaveAsDialog(QDialog):
    """Saves with `save`, which gets the title and may raise `MapError`; then the dialog says why, and stays."""

    def __init__(self, title: str, save: Callable[[str], None], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Save as"))
        self._save = save
        self.title = QLineEdit(title, maxLength=LONGEST_NAME)
        self.title.setAccessibleName(tr("Title"))
        self.title.selectAll()
        self.place = Label(wordWrap=True, role="quiet")
        self.problem = Label(wordWrap=True, role="warning")
        self.problem.hide()
        buttons, self.save = confirming(self, tr("Save"))
        name = Label(tr("Map title"))
        name.setBuddy(self.title)
        self.setLayout(column_of(name, self.title, self.place, self.problem, buttons))
        self.title.textChanged.connect(self._follow)
        self._follow()
        self.resize(scaled(480), 0)

    def accept(self) -> None:
        """Save, or say why that can't be done."""
        try:
            self._save(self.title.text())
        except MapError as error:
            self.problem.setText(str(error))
            self.problem.show()
            self._make_room()
        else:
            super().accept()

    def _follow(self) -> None:
        title = self.title.text().strip()
        self.save.setEnabled(bool(title))
        folder = paths.own_maps() / storage.new_id(title) if title else paths.own_maps()
        self.place.setText(tr("The map will be saved in {folder}.", folder=folder))
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the height to the texts, which take fewer or more lines in another width."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Make the dialog as high as all lines of its texts need, which a layout doesn't do, and no higher."""
        if layout := self.layout():
            self.setFixedHeight(layout.totalHeightForWidth(self.width()))


OUTLINES = (".geojson", ".json", ".topojson", ".shp", ".zip", ".svg", ".svgz", ".kml", ".kmz")
"""The endings of the names of files that may hold outlines."""


class FileCommands(QObject):
    """Opens, saves and reloads maps, with commands in the menu of files.

    Signals:
    - `new_requested`, `open_requested`: asks for a new map, or for one that is chosen in a dialog
    - `map_requested`: asks for the map in a folder, which may be given by a file in it, or in a file that was shared
    """

    new_requested = Signal()
    open_requested = Signal()
    map_requested = Signal(object)

    def __init__(self, window: EditorWindow, file: MapFile, window_of: Callable[[Path], EditorWindow | None]) -> None:
        """`window_of` finds the window in which the map of a folder is edited."""
        super().__init__(window)
        self.window, self.document, self.file = window, window.document, file
        self._window_of = window_of
        self.notice = Banner(window)
        self._leaves, self._noticed = False, False
        self._copy_text = ""
        """The text about a copy that has no name yet."""
        self._recent_maps = RecentMaps(window.settings)
        self.recent = RecentMenu(tr("&Recent maps"), tr("No recent maps"), self._named_recent_maps, window)
        self.recent.chosen.connect(self.map_requested)
        self._fill(window.file_menu)
        FileDrops(window, _is_usable).dropped.connect(self._take_dropped)
        window.may_close = self._may_close
        window.closed.connect(file.autosave.close)
        window.installEventFilter(self)
        file.autosave.failed.connect(self.say)

    def _fill(self, menu: QMenu) -> None:
        add = self.window.commands.add
        add(menu, "editor_new", tr("&New\N{HORIZONTAL ELLIPSIS}"), self.new_requested.emit, "Ctrl+N")
        add(menu, "editor_open", tr("&Open\N{HORIZONTAL ELLIPSIS}"), self.open_requested.emit, "Ctrl+O")
        menu.addMenu(self.recent)
        menu.addSeparator()
        add(menu, "editor_save", tr("&Save"), partial(self.save, _nothing), "Ctrl+S")
        save_as = tr("Save &as\N{HORIZONTAL ELLIPSIS}")
        add(menu, "editor_save_as", save_as, partial(self.ask_title, _nothing), "Ctrl+Shift+S")
        add(menu, "editor_save_in", tr("Save in &folder…"), self._ask_folder)
        reload = add(menu, "editor_reload", tr("Re&load from disk"), self._ask_reload)
        reload.setEnabled(self.document.folder is not None)
        self.document.moved.connect(lambda: reload.setEnabled(self.document.folder is not None))
        menu.addSeparator()
        self.imports = ImportCommands(self.window)
        ExportCommands(self.window)
        menu.addSeparator()
        add(menu, "editor_close", tr("&Close"), self.window.close, "Ctrl+W")

    def _named_recent_maps(self) -> list[tuple[str, Path]]:
        """Return the recent maps, each with the name of its folder and of the one around it."""
        return [(f"{one.name} \N{MIDDLE DOT} {one.parent}", one) for one in self._recent_maps.folders()]

    def _take_dropped(self, dropped: Sequence[Path]) -> None:
        """Open maps, and import the first file of outlines."""
        for path in dropped:
            if not _is_map_file(path):
                self.imports.open(path)
                return
            self.map_requested.emit(path)

    def save(self, then: Then = _nothing) -> None:
        """Save the map where it lies, and then go on; one without a place, or changed meanwhile, is asked about."""
        if self.document.folder is None:
            self.ask_title(then)
        elif changed := self.file.changed():
            self._ask_overwrite(changed, then)
        else:
            self._try(self.file.save, partial(self._ask_elsewhere, then), then)

    def ask_title(self, then: Then = _nothing) -> None:
        """Ask for a title, save the map under it among the player's own, and then go on."""
        dialog = SaveAsDialog(self.document.board.title, self.file.save_as, self.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(partial(self._show_saved, then))
        dialog.open()

    def save_in(self, folder: Path) -> None:
        """Save the map in a folder, where it lies from now on; ask first when something is there already."""
        there, own = storage.content(folder), self.document.folder
        if self._window_of(folder) not in (None, self.window):
            text = tr("The map in {folder} is open in another window. Close that window first.", folder=folder)
            self._ask_where(text, {})
        elif own is not None and resolved(own) == resolved(folder):
            self.save()
        elif there == "nothing":
            self._write_in(folder)
        elif there == "map":
            self._ask_where(
                tr("There’s already a map in {folder}. Overwrite it?", folder=folder), {tr("Overwrite"): folder}
            )
        elif there == "files":
            names = listed((BOARD_FILE, GAME_FILE))
            text = tr(
                "{folder} holds {files}, but they aren’t a readable map. Overwrite them?", folder=folder, files=names
            )
            self._ask_where(text, {tr("Overwrite"): folder})
        else:
            inner = folder / self.document.board.id
            choices = {tr("In the subfolder {name}", name=inner.name): inner, tr("In this folder"): folder}
            self._ask_where(
                tr("{folder} already holds other files. Where do you want to save the map?", folder=folder), choices
            )

    def _ask_folder(self) -> None:
        folder = self.document.folder
        ask_for_folder(tr("Save in folder"), folder.parent if folder else Path.home(), self.save_in, self.window)

    def _ask_where(self, text: str, choices: Mapping[str, Path]) -> None:
        """Say what is there, and save in one of the folders that are offered, or not at all."""
        answers: list[tuple[str, Role, Then]] = []
        for choice, folder in choices.items():
            is_settled = storage.content(folder) in ("nothing", "others") or len(choices) == 1
            answers.append((choice, Role.AcceptRole, partial(self._write_in if is_settled else self.save_in, folder)))
        self._ask(tr("Save in folder"), text, *answers)

    def _write_in(self, folder: Path) -> None:
        self._try(partial(self.file.save_in, folder), self._refuse_folder)

    def _refuse_folder(self, error: MapError) -> None:
        self._ask_where(f"{error}\n{tr('Nothing is lost. Save the map in another folder.')}", {})

    def say_copy(self, text: str) -> None:
        """Say by a phrase about a `map` that what is edited is a copy that has no name of its own yet."""
        self.say(tr(text, map=translated_title(self.document.board.title)), self._save_as)
        self._copy_text = text
        self.document.is_copy = True
        self.document.moved.emit()

    def take_over(self, before: FileCommands) -> None:
        """Say what another window of the same map says."""
        if before.notice.isHidden():
            return
        if before._copy_text:
            self.say_copy(before._copy_text)
        else:
            self.say(before.notice.text.text())

    def say(self, text: str, *answers: Answer) -> None:
        """Say something above the map until it is answered or closed."""
        self._copy_text = ""
        self.notice.say(text, *answers)

    def check_disk(self) -> None:
        """Say when another program has changed the files of the map."""
        changed = self.file.changed()
        if changed and not self._noticed:
            self._noticed = True
            compare = tr("Compare\N{HORIZONTAL ELLIPSIS}"), self._compare
            self.say(_changed_text(changed), compare, (tr("Reload"), self._ask_reload), self._save_as)
        elif not changed:
            self._noticed = False

    def _compare(self) -> None:
        """Show what another program has changed; the notice stays until it is answered."""
        compare_with_saved(self.window)
        self.notice.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look at the disk when the window becomes active again."""
        if watched is self.window and event.type() == QEvent.Type.WindowActivate:
            self.check_disk()
        return super().eventFilter(watched, event)

    @property
    def _save_as(self) -> Answer:
        return tr("Save as\N{HORIZONTAL ELLIPSIS}"), self.ask_title

    def _try(self, save: Then, refuse: Callable[[MapError], object], then: Then = _nothing) -> None:
        """Save the map and then go on, or say why that can't be done."""
        try:
            save()
        except MapError as error:
            refuse(error)
        else:
            self._show_saved(then)

    def _show_saved(self, then: Then) -> None:
        """Say where the map was saved, and then go on."""
        assert self.document.folder
        self._noticed = False
        self.notice.hide()
        self._recent_maps.add(self.document.folder)
        self.window.show_message(tr("Saved in {folder}.", folder=self.document.folder))
        then()

    def _ask_elsewhere(self, then: Then, error: MapError) -> None:
        text = f"{error}\n{tr('Nothing is lost. Save the map under another name, among your own maps.')}"
        save_as = tr("Save as\N{HORIZONTAL ELLIPSIS}")
        answer = save_as, Role.AcceptRole, partial(self.ask_title, then)
        self._ask(tr("Couldn’t save the map"), text, answer, default=save_as)

    def _ask_overwrite(self, changed: tuple[str, ...], then: Then) -> None:
        overwrite = partial(self._try, self.file.save, partial(self._ask_elsewhere, then), then)
        save_as = tr("Save as\N{HORIZONTAL ELLIPSIS}")
        self._ask(
            tr("The map has changed on disk"),
            _changed_text(changed),
            (tr("Overwrite"), Role.DestructiveRole, overwrite),
            (save_as, Role.AcceptRole, partial(self.ask_title, then)),
            (tr("Reload"), Role.ResetRole, self._reload),
            default=save_as,
        )

    def _ask_reload(self) -> None:
        """Read the map again; what was edited stays in the list of steps."""
        if not self.file.is_unsaved:
            self._reload()
            return
        text = tr("The saved map replaces your unsaved changes. You can undo this.")
        self._ask(tr("Reload from disk"), text, (tr("Reload"), Role.AcceptRole, self._reload))

    def _reload(self) -> None:
        assert self.document.folder
        read_to_edit(self.document.folder, self.window, self._reloaded, self._say_unread)

    def _reloaded(self, opened: Opened) -> None:
        try:
            self.file.reload(opened)
        except MapError as error:
            self._say_unread(error)
            return
        self._noticed = False
        self.notice.hide()

    def _say_unread(self, error: MapError) -> None:
        self.say(tr("Couldn’t reload the map. {reason}", reason=error))

    def _may_close(self) -> bool:
        if self._leaves or not self.file.is_unsaved:
            return True
        title = translated_title(self.document.board.title)
        save = tr("Save")
        self._ask(
            tr("Unsaved changes"),
            tr("Do you want to save your changes to “{map}”?", map=title),
            (save, Role.AcceptRole, partial(self.save, self.window.close)),
            (tr("Discard"), Role.DestructiveRole, self._give_up),
            default=save,
        )
        return False

    def _give_up(self) -> None:
        """Close the window, and lose what isn't saved."""
        self._leaves = True
        self.window.close()

    def _ask(self, title: str, text: str, *answers: tuple[str, Role, Then], default: str = "") -> None:
        """Ask something with these answers and Cancel; Enter gives that one, or else the `default`."""
        box = MessageBox(QMessageBox.Icon.Warning, title, text, parent=self.window)
        buttons = {words: box.addButton(caption(words), role) for words, role, _ in answers}
        for words, _, act in answers:
            buttons[words].clicked.connect(act)
        cancel = box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(buttons.get(default, cancel))
        box.open()


def _changed_text(files: tuple[str, ...]) -> str:
    return tr("Another program has changed or removed {files} since you opened the map.", files=listed(files))


def _is_usable(path: Path) -> bool:
    return _is_map_file(path) or path.suffix.lower() in OUTLINES


def _is_map_file(path: Path) -> bool:
    return path.name == BOARD_FILE or is_shared_map(path) or is_folder(path)
