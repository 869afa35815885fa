"""Asks which map is to be edited: one that there is, or a new one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from operator import itemgetter
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QDateTime, QLocale, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFormLayout,
    QLineEdit,
    QRadioButton,
    QWidget,
)

from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.board.files import board_file
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.board.model import BoardMap
from indonesia_qt.core.definition import GameDataError
from indonesia_qt.files.paths import BOARD_FILE, GAME_FILE, SHARED_MAP, is_large, is_shipped
from indonesia_qt.games import DEFAULT_GAME, UnknownGameError, definition_of, game_ids
from indonesia_qt.i18n.text import counted, figure, paragraph, tr
from indonesia_qt.library import definition_in, game_of, map_folders, title_in, title_of, titled_maps
from indonesia_qt.mapmaking.edit.naming import LONGEST_NAME, retitle, shortened
from indonesia_qt.mapmaking.edit.new_map import blank
from indonesia_qt.mapmaking.edit.shapes.canvas import LARGEST, SMALLEST
from indonesia_qt.mapmaking.files import storage
from indonesia_qt.mapmaking.files.storage import Opened
from indonesia_qt.mapmaking.imports import new_map
from indonesia_qt.ui.editor.canvas.map_thumbnail import bare_picture, damaged_picture, map_picture
from indonesia_qt.ui.editor.dialogs.archipelago_form import ArchipelagoForm
from indonesia_qt.ui.editor.dialogs.ask_name import ask_name
from indonesia_qt.ui.editor.dialogs.map_tiles import FOLDER, MapTiles
from indonesia_qt.ui.editor.document import own_maps
from indonesia_qt.ui.editor.document.own_maps import TrashedMap
from indonesia_qt.ui.editor.imports.import_commands import KINDS
from indonesia_qt.ui.style.scaling import margins, scaled, within_screen
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.support.background import in_background, painting_meanwhile
from indonesia_qt.ui.support.collation import in_order
from indonesia_qt.ui.support.idle_tasks import IdleTasks
from indonesia_qt.ui.support.later import later
from indonesia_qt.ui.table.games.game_choices import stack
from indonesia_qt.ui.table.games.map_loader import read_to_edit
from indonesia_qt.ui.widgets.chooser import Chooser
from indonesia_qt.ui.widgets.disabled_click import allow
from indonesia_qt.ui.widgets.file_choice import ask_for_folder, ask_what_to_open
from indonesia_qt.ui.widgets.fitting_labels import OneLine
from indonesia_qt.ui.widgets.layouts import VerticalScroll, column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, confirming, push_button
from indonesia_qt.ui.widgets.whole_field import WholeField

LOST = 0.0
"""When a map was changed of which that can't be known."""


class _KnownMap(NamedTuple):
    """A map as it is listed; `changed` is when its board was, in seconds since 1970."""

    title: str
    folder: Path
    changed: float
    is_own: bool


def _known_maps() -> list[_KnownMap]:
    """Return all maps, those changed last first."""
    folders, titles = map_folders(), titled_maps()
    known = [_KnownMap(titles[name], at, _changed(at), not is_shipped(at)) for name, at in folders.items()]
    return sorted(known, key=lambda one: (-one.changed, one.title.casefold()))


class _ReadMap(NamedTuple):
    """What a picture of a map shows, and facts about it; there is no board of a large map or a damaged one."""

    known: _KnownMap
    board: BoardMap | None
    is_damaged: bool
    facts: tuple[str, ...]

    def picture(self, theme: Theme, size: QSize) -> QPixmap:
        """Draw the picture."""
        if self.is_damaged:
            return damaged_picture(theme, size)
        return bare_picture(theme, size) if self.board is None else map_picture(self.board, theme, size)


def _read(known: _KnownMap) -> _ReadMap:
    day = (_day(known.changed),) if known.is_own else ()
    if is_large(known.folder / BOARD_FILE):  # to read it only for a picture would keep people waiting
        return _ReadMap(known, None, False, day)
    try:
        board = board_file.read(known.folder / BOARD_FILE)
        players = definition_of(game_of(known.folder)).players
    except (MapError, UnknownGameError):
        return _ReadMap(known, None, True, day)
    areas = counted(len(board.lands), "{n} land area", "{n} land areas")
    seats = tr("{least}–{most} players", least=players[0], most=players[-1])
    return _ReadMap(known, board, False, (f"{areas} \N{MIDDLE DOT} {seats}", *day))


def _renamed(found: Opened, title: str) -> Path:
    own_maps.rename(found, title)
    return found.folder


class MapChooser(Chooser):
    """Lists the player's own maps, those changed last first, apart from the maps that come with the program.

    Each has a small picture that is made as soon as there is time. The player's own ones can be renamed and deleted.

    Signals, which come before the dialog is closed:
    - `chosen`: the folder of a map, or a file in which one was shared
    - `new_requested`: asks for a new one
    - `moved(folder, to)`: a map went to the trash or came back; None is a place there that isn't known
    """

    chosen = Signal(Path)
    new_requested = Signal()
    moved = Signal(Path, object)

    def __init__(self, theme: Theme, is_open: Callable[[Path], bool], parent: QWidget | None = None) -> None:
        """`is_open` says whether the map in a folder is being edited, which mustn't be touched then."""
        super().__init__(tr("Open map"), tr("Search maps"), tr("Rename…"), MapError, parent)
        self.theme, self._is_open = theme, is_open
        self.list = MapTiles(theme)
        self.about = Label(wordWrap=True, role="quiet")
        self.about.setMinimumHeight(2 * self.fontMetrics().lineSpacing() + scaled(4))
        self._own: set[Path] = set()
        """The folders of the player's own maps."""
        self._seen: dict[Path, _ReadMap] = {}
        self._idle = IdleTasks(self)
        self._arrange()
        self.list.currentItemChanged.connect(self._describe)
        self.list.itemActivated.connect(self.accept)
        self.search.textChanged.connect(self.list.search)
        self._list_maps()
        self.list.setFocus()

    @property
    def folder(self) -> Path | None:
        """The folder of the map that is selected."""
        tile = self.list.currentItem()
        return None if tile is None else tile.data(FOLDER)

    def accept(self) -> None:
        """Take the map that is selected."""
        if self.folder is not None:
            self.chosen.emit(self.folder)
            super().accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F2 renames the selected map."""
        if event.key() == Qt.Key.Key_F2:
            self.rename.click()
        else:
            super().keyPressEvent(event)

    def _arrange(self) -> None:
        new = push_button(tr("New map\N{HORIZONTAL ELLIPSIS}"), self._begin_new)
        ask_folder = partial(ask_for_folder, tr("Choose a map folder"), None, self._take, self)
        folder = push_button(tr("Choose folder…"), ask_folder)
        kinds = tr("Shared maps (*{ending})", ending=SHARED_MAP)
        ask_file = partial(ask_what_to_open, tr("Open a shared map"), Path.home(), kinds, self._take, self)
        file = push_button(tr("Open file…"), ask_file, help=tr("Opens a map that somebody shared as one file"))
        rows = self.lay_out(self.list, (self.list, 1), self.about, elsewhere=row_of(new, folder, file))
        size = within_screen(self, 830, 600)
        for part in self.findChildren(QWidget):
            part.ensurePolished()
        for row in rows:
            if row.minimumSize().width() > size.width():
                stack(row)
        self.resize(size)

    def _list_maps(self, selected: Path | None = None) -> None:
        """List all maps; the one in a folder is selected."""
        self._idle.forget()
        known = painting_meanwhile(_known_maps)
        self._own = {one.folder for one in known if one.is_own}
        own = [(one.title, one.folder) for one in known if one.is_own]
        shipped = in_order(((one.title, one.folder) for one in known if not one.is_own), itemgetter(0))
        self.list.show_groups([(tr("Your maps"), own), (tr("Maps of the program"), shipped)])
        self.list.search(self.search.text())
        for tile in self.list.tiles():
            if tile.data(FOLDER) == selected and not tile.isHidden():
                self.list.setCurrentItem(tile)
        for one in known:
            self._idle.soon(partial(self._show, one))
        self._describe()

    def _show(self, known: _KnownMap) -> None:
        """Draw a map's picture, and say how large it is, once it has been read."""
        if known.folder in self._seen and self._seen[known.folder].known == known:
            self._draw(self._seen[known.folder])
        else:
            in_background(partial(_read, known), self._draw, self)

    def _draw(self, read: _ReadMap) -> None:
        self._seen[read.known.folder] = read
        for tile in self.list.tiles():
            if tile.data(FOLDER) == read.known.folder:
                picture = read.picture(self.theme, self.list.picture_size)
                self.list.describe(tile, picture, read.facts)
        self.list.search(self.search.text())

    def _describe(self) -> None:
        """Say where the map that is selected lies, and offer what can be done with it."""
        folder = self.folder
        is_own = folder in self._own
        self.load.setEnabled(folder is not None)
        self.copy.setEnabled(folder is not None)
        why_not = "" if is_own else tr("Only your own maps can be renamed and deleted.")
        allow(self.rename, why_not)
        allow(self.throw, why_not)
        self.about.setText(tr("No map found."))
        if folder is not None:
            in_background(partial(_game_of, folder), partial(self._say_where, folder), self)

    def _say_where(self, folder: Path, game: str) -> None:
        if folder == self.folder:
            shipped = tr("Comes with the program. You’ll edit a copy and save it under a new name.")
            own = tr("Your own map in {folder}", folder=folder)
            self.about.setText(paragraph(game, own if folder in self._own else shipped))

    def begin_renaming(self) -> None:
        """Ask for another title."""
        if self._may_change():
            title = tr("Rename map")
            now = title_in(self.folder) if self.folder else ""
            ask_name(self, title, tr("Map title"), now, tr("Rename"), lambda name: self._with_map(_renamed, name))

    def _with_map(self, act: Callable[..., Path], *arguments: str) -> None:
        """Do something with the selected map once it is read, and select what comes of it; or say why not."""
        self.warn("")
        if self.folder is None:
            return

        def go_on(found: Opened) -> None:
            made = self.attempt(partial(act, found, *arguments))
            if made is not None:
                self._list_maps(made)

        read_to_edit(self.folder, self, go_on, lambda error: self.warn(str(error)))

    def duplicate(self) -> None:
        """Copy the map that is selected."""
        self.search.clear()  # or the copy may not be listed
        self._with_map(own_maps.duplicate)

    def throw_away(self) -> None:
        """Move the map that is selected to the trash."""
        folder = self.folder
        if folder is None or not self._may_change():
            return
        row = self.list.currentRow()
        thrown = self.thrown_away(partial(own_maps.throw_away, folder))
        if thrown is not None:
            self.moved.emit(folder, thrown[0].in_trash if thrown else None)
            self._list_maps()
            self.list.select_near(row)

    def take_back(self, trashed: TrashedMap) -> None:
        """Take a map out of the trash."""
        folder = self.attempt(partial(own_maps.take_back, trashed))
        if folder is not None:
            self.moved.emit(trashed.in_trash, folder)
            self._list_maps(folder)

    def _may_change(self) -> bool:
        """Whether nobody edits the selected map; else say so."""
        self.warn("")
        if self.folder is None or not self._is_open(self.folder):
            return self.folder is not None
        title = title_of(self.folder)
        self.warn(tr("“{map}” is open in the map editor. Close its window first.", map=title))
        return False

    def _begin_new(self) -> None:
        self.new_requested.emit()
        self.reject()

    def _take(self, place: Path) -> None:
        self.chosen.emit(place)
        super().accept()


def _changed(folder: Path) -> float:
    """When the board of a map was changed, in seconds since 1970."""
    try:
        return (folder / BOARD_FILE).stat().st_mtime
    except OSError:
        return LOST


def _day(changed: float) -> str:
    if changed == LOST:
        return ""
    moment = QDateTime.fromSecsSinceEpoch(int(changed))
    return tr("Changed {date}", date=QLocale().toString(moment, QLocale.FormatType.ShortFormat))


def _game_of(folder: Path) -> str:
    """Say for which game a map is, or why that can't be known."""
    try:
        definition = definition_in(board_file.load(folder / GAME_FILE))
    except (MapError, GameDataError) as error:
        return tr("This map can’t be read. {reason}", reason=error.reason)
    return tr("A map for {game}.", game=definition.title)


WIDTH, HEIGHT = 1600, 900
"""Map units of a new map, unless another size is given."""


class NewMapDialog(QDialog):
    """Asks for the title of a new map, whether it is blank, a copy, from a file or an archipelago, and for which game.

    A map of outlines in a file is called like the file, and an archipelago, made from a seed, has a title of its own,
    which they keep unless another one is given.

    Signals:
    - `made`: the draft of the new map, and the file of outlines for it or None; it comes before the dialog is closed
    """

    made = Signal(object, object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New map"))
        self.title = QLineEdit(maxLength=LONGEST_NAME)
        self.is_blank = QRadioButton(tr("Empty map"))
        self.is_blank.setChecked(True)
        self.is_copy = QRadioButton(tr("Copy of"))
        self.width_field, self.height_field = _side(WIDTH), _side(HEIGHT)
        self.width_field.setAccessibleName(tr("Map width"))
        self.height_field.setAccessibleName(tr("Map height"))
        self.game = QComboBox()
        for game in game_ids():
            self.game.addItem(definition_of(game).title, game)
        folders, titles = painting_meanwhile(lambda: (map_folders(), titled_maps()))
        self.original = QComboBox()
        self.original.setAccessibleName(tr("Copy of"))
        for name, title in in_order(titles.items(), itemgetter(1)):
            self.original.addItem(title, folders[name])
        self.original.setCurrentIndex(self.original.findData(folders.get(definition_of(DEFAULT_GAME).map)))
        self.is_of_file = QRadioButton(tr("From a file of outlines"))
        self.file: Path | None = None
        self.choose_file = push_button(tr("Choose file…"), self._ask_file)
        self.file_name = OneLine(role="quiet")
        self.is_archipelago = QRadioButton(tr("An archipelago"))
        self.archipelago = ArchipelagoForm(theme)
        self.problem = Label(wordWrap=True, role="warning")
        self.buttons, self.make = confirming(self, tr("Create"))
        self._arrange()
        self.title.textChanged.connect(self._follow)
        for choice in (self.is_blank, self.is_copy, self.is_of_file, self.is_archipelago):
            choice.toggled.connect(self._follow)
        self.is_archipelago.toggled.connect(self.archipelago.use)
        self.archipelago.changed.connect(self._follow)
        self._follow()

    def accept(self) -> None:
        """Make the map, or say why it can't be made."""
        title = self.title.text()
        if self.is_blank.isChecked():
            size = self.width_field.value(), self.height_field.value()
            self._make(lambda: blank(storage.new_id(title), title, *size, self.game.currentData()))
        elif self.is_of_file.isChecked() and self.file:
            called = title if title.strip() else self._title_of_file()
            self._make(lambda: blank(storage.new_id(called), called, new_map.WIDTH, new_map.HEIGHT), self.file)
        elif self.is_archipelago.isChecked():
            draft = self.archipelago.draft
            assert draft
            self._make(lambda: retitle(draft, title) if title.strip() else draft)
        else:
            folder: Path = self.original.currentData()
            read_to_edit(folder, self, lambda found: self._make(lambda: retitle(found.draft, title)), self._refuse)

    def _make(self, made: Callable[[], Draft], file: Path | None = None) -> None:
        try:
            self.made.emit(made(), file)
        except EditError as error:
            self._refuse(error)
        else:
            super().accept()

    def _refuse(self, reason: ValueError) -> None:
        self.problem.setText(str(reason))
        self.problem.show()
        self._fit()

    def _ask_file(self) -> None:
        ask_what_to_open(self.is_of_file.text(), Path.home(), tr(KINDS), self._take_file, self)

    def _take_file(self, file: Path) -> None:
        self.file = file
        self.file_name.show_text(file.name)
        self.is_of_file.setChecked(True)
        self._follow()

    def _title_of_file(self) -> str:
        return shortened(self.file.stem) if self.file else ""

    def _arrange(self) -> None:
        size = row_of(self.width_field, Label("\N{MULTIPLICATION SIGN}"), self.height_field)
        size.addStretch(1)
        example = tr(
            "For comparison: Indonesia measures {width}\u00a0×\u00a0{height}\u00a0units and has {areas} land areas.",
            width=figure(2440),
            height=figure(1190),
            areas=figure(116),
        )
        self._content = QWidget()
        form = QFormLayout(self._content)
        form.setContentsMargins(margins(2, 2, 2, 2))
        form.setHorizontalSpacing(scaled(14))
        form.setVerticalSpacing(scaled(10))
        form.addRow(tr("Title"), self.title)
        form.addRow(self.is_blank, size)
        form.addRow("", Label(example, role="quiet", wordWrap=True))
        form.addRow(tr("Game"), self.game)
        form.addRow(self.is_copy, self.original)
        form.addRow(self.is_of_file, row_of(self.choose_file, (self.file_name, 1), spacing=scaled(8)))
        form.setWidget(form.rowCount(), QFormLayout.ItemRole.LabelRole, self.is_archipelago)
        form.addRow(self.archipelago)
        form.setRowVisible(self.archipelago, False)
        self._form = form
        form.addRow(self.problem)
        self._scroll = VerticalScroll(self._content, self.windowTitle())
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._lines = column_of((self._scroll, 1), self.buttons)
        self.setLayout(self._lines)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with everything in sight if the screen has room for it."""
        self._fit()
        super().showEvent(event)

    def _fit(self) -> None:
        """Take the room that everything needs, and scroll what the screen has none for."""
        for part in self.findChildren(QWidget):
            part.ensurePolished()
        around = self._lines.contentsMargins()
        beside, below = around.left() + around.right(), self.sizeHint().height() - self._scroll.sizeHint().height()
        wide = max(scaled(440), self._content.minimumSizeHint().width())
        high, most = self._content.heightForWidth(wide), within_screen(self, 0, LARGEST).height() - below
        if high > most:
            wide += self._scroll.verticalScrollBar().sizeHint().width()
        self._scroll.setMinimumWidth(wide)
        self.resize(wide + beside, min(high, most) + below)

    def _follow(self) -> None:
        for field in (self.width_field, self.height_field, self.game):
            field.setEnabled(self.is_blank.isChecked())
        self.original.setEnabled(self.is_copy.isChecked())
        made = self.archipelago.draft if self.is_archipelago.isChecked() else None
        if self.archipelago.isHidden() == self.is_archipelago.isChecked():
            self._form.setRowVisible(self.archipelago, self.is_archipelago.isChecked())
            later(self, partial(self._scroll.ensureWidgetVisible, self.archipelago))
        found = self._title_of_file() if self.is_of_file.isChecked() else made.board.title if made else ""
        self.title.setPlaceholderText(found or tr("Map name, as printed on the board"))
        has_title = self.is_archipelago.isChecked() or self.is_of_file.isChecked()
        self.make.setEnabled(bool(found if has_title else self.title.text().strip()))
        self.problem.hide()
        if self.isVisible():
            self._fit()


def _side(units: int) -> WholeField:
    field = WholeField(minimum=int(SMALLEST), maximum=int(LARGEST), singleStep=50)
    field.setValue(units)
    return field
