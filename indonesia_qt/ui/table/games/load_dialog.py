"""The list of saved games: found, ordered and opened, each with its board, its players and how far it has come."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPixmap, QResizeEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QDialog, QDialogButtonBox, QHeaderView, QLineEdit, QTableView, QWidget

from indonesia_qt.board.names import translated_title
from indonesia_qt.games import suffixes
from indonesia_qt.i18n.search import folded
from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.i18n.untrusted_text import visible
from indonesia_qt.ui.play import save_folder
from indonesia_qt.ui.play.save_files import FoundSave, all_saves, found_save
from indonesia_qt.ui.play.save_folder import SaveFolderError, TrashedGame
from indonesia_qt.ui.style.scaling import scaled, within_screen
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.support.background import in_background, painting_meanwhile
from indonesia_qt.ui.support.idle_tasks import IdleTasks
from indonesia_qt.ui.table.games.saved_games import BoardPictures, SavedGame, SavedGames, SaveReader
from indonesia_qt.ui.widgets.file_choice import BEING_READ
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, push_button, tip

T = TypeVar("T")
NAME, PLAYERS, STANDS_AT, MAP, PLAYED = range(5)
COLUMNS = phrase("Name"), phrase("Players"), phrase("Progress"), phrase("Map"), phrase("Last played")
ROW_LINES = 3
"""Lines of text in a row."""
ROW_PADDING = 10
"""Pixels at 100 % above and below what stands in a row, together."""
ROOM_FOR_MAP = 850
"""Pixels at 100 % from which on there is room for the column of the maps."""


class SavedTable(QTableView):
    """Shows the columns of a model, with pictures of a width; tool tips show what is cut."""

    def __init__(self, model: QAbstractItemModel, picture_width: int) -> None:
        super().__init__()
        self.setModel(model)
        self.setAccessibleName(tr("Saved games"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(True)
        self.setIconSize(QSize(picture_width, picture_width // 2))
        self.verticalHeader().hide()
        self.setSortingEnabled(True)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft)
        for column in (NAME, PLAYERS, STANDS_AT):
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        for column in (MAP, PLAYED):
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out the maps where the rest needs the room; rows are as high as what stands in them."""
        super().resizeEvent(event)
        self.setColumnHidden(MAP, self.width() < scaled(ROOM_FOR_MAP))
        content = max(self.iconSize().height(), ROW_LINES * self.fontMetrics().lineSpacing())
        self.verticalHeader().setDefaultSectionSize(content + scaled(ROW_PADDING))


FILE, ORDER, SOUGHT, IS_INSTALLED = (Qt.ItemDataRole.UserRole + number for number in range(4))
"""Data of an item beside its text: the file of its row, by what rows are ordered and found, and whether the game can be
there.
"""
UNREAD = -2
"""Orders a game of which nothing is known yet before all others."""
PICTURE_WIDTH = 120
"""Pixels at 100 % that a board is wide."""
MOST_PICTURE_SHARE = 0.1
"""The part of the window's width that a board takes at most."""
SIZE = 1000, 600
"""Pixels at 100 % of the dialog."""


class LoadDialog(QDialog):
    """Lists the saved games.

    They are read in a process of their own, those first that were played last. A game that can't be opened is listed
    with the reason; where the game isn't installed it is greyed, and can't be loaded. What is deleted goes to the
    system's trash, and comes back with *Undo*.

    - `opened`: the file of a game to open
    - `another_requested`: asks for a file from elsewhere
    """

    opened = Signal(object)
    another_requested = Signal()

    def __init__(self, games: SavedGames, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Open a saved game"))
        self.theme, self._reader = theme, SaveReader(games, self)
        self._pictures, self._idle = BoardPictures(theme), IdleTasks(self)
        self._width = min(scaled(PICTURE_WIDTH), round(parent.width() * MOST_PICTURE_SHARE))
        self._trashed: list[TrashedGame] = []
        self.search = QLineEdit(placeholderText=tr("Search saved games"), clearButtonEnabled=True)
        self.search.setToolTip(tip(self.search.placeholderText()))  # large text cuts it
        self.search.setAccessibleName(self.search.placeholderText())
        self.model = QStandardItemModel(0, len(COLUMNS), self)
        self.model.setHorizontalHeaderLabels([tr(title) for title in COLUMNS])
        self.shown = QSortFilterProxyModel(self)
        self.shown.setSourceModel(self.model)
        self.shown.setSortRole(ORDER)
        self.shown.setSortLocaleAware(True)
        self.shown.setFilterRole(SOUGHT)
        self.shown.setFilterKeyColumn(-1)
        self.table = SavedTable(self.shown, self._width)
        self.table.doubleClicked.connect(self._open)
        self.reading = Label(tr(BEING_READ), role="quiet")
        self.warning = Label(role="warning", wordWrap=True)
        self._make_buttons()
        self._arrange()
        self.table.horizontalHeader().setSortIndicator(PLAYED, Qt.SortOrder.DescendingOrder)
        self.table.setFocus()
        self.search.textChanged.connect(self._search)
        self.table.selectionModel().selectionChanged.connect(self._selected)
        self._selected()
        in_background(partial(all_saves, suffixes()), self._show_all, self)

    @property
    def chosen(self) -> Path | None:
        """The file of the game that is selected."""
        row = self.table.currentIndex()
        return row.siblingAtColumn(NAME).data(FILE) if row.isValid() else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete throws the selected game away, Ctrl+Z takes it back."""
        if event.key() == Qt.Key.Key_Delete and self.table.hasFocus():
            self.throw.click()
        elif event.key() == Qt.Key.Key_Z and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            self.undo.click()
        else:
            super().keyPressEvent(event)

    def _make_buttons(self) -> None:
        buttons = QDialogButtonBox()
        role = QDialogButtonBox.ButtonRole
        self.load = buttons.addButton(tr("Open"), role.AcceptRole)
        self.load.setProperty("role", "primary")
        self.load.setDefault(True)
        buttons.addButton(tr("Cancel"), role.RejectRole)
        buttons.accepted.connect(self._open)
        buttons.rejected.connect(self.reject)
        self._buttons = buttons
        self.another = push_button(tr("Open another file\N{HORIZONTAL ELLIPSIS}"), self._ask_another)
        self.rename = push_button(tr("Rename"), self._begin_renaming)
        self.copy = push_button(tr("Duplicate"), self._duplicate)
        self.throw = push_button(tr("Delete"), self._throw_away)
        self.undo = push_button(tr("Undo delete"), self._take_back)
        self._offer_undo()

    def _arrange(self) -> None:
        top = row_of((self.search, 1), self.rename, self.copy, self.throw)
        news, end = row_of((self.warning, 1), 0, self.undo), row_of(self.another, 1, self._buttons)
        self.setLayout(column_of(top, self.reading, (self.table, 1), news, end))
        self.warning.hide()
        self.resize(within_screen(self, *SIZE))

    def _show_all(self, saves: Sequence[FoundSave]) -> None:
        """List the games that have been found, and have each read, those shown first before the others."""
        self.reading.hide()
        for save in saves:
            self._add(save)
        self.shown.sort(PLAYED, Qt.SortOrder.DescendingOrder)
        found = {save.file: save for save in saves}
        for row in range(self.shown.rowCount()):
            listed = self.shown.mapToSource(self.shown.index(row, NAME))
            self._read(listed, found[listed.data(FILE)])
        self.table.selectRow(0)
        self.model.itemChanged.connect(self._renamed)
        self._selected()

    def _add(self, save: FoundSave) -> QStandardItem:
        """List a game by the name of its file."""
        row = [QStandardItem() for _ in COLUMNS]
        row[NAME].setData(save.file, FILE)
        _write(row[NAME], visible(save.file.stem), save.file.stem.casefold())
        for item in row[1:]:
            item.setEditable(False)
        _write(row[STANDS_AT], tr(BEING_READ), UNREAD)
        _write(row[PLAYED], "", save.changed)
        self.model.appendRow(row)
        return row[NAME]

    def _read(self, listed: QModelIndex, save: FoundSave) -> None:
        """Have a game read, show how it stands, and draw its board when there is time; it may be deleted before."""
        kept = QPersistentModelIndex(listed)
        self._reader.read(save, partial(self._if_there, kept, self._show_game))

    def _if_there(
        self, listed: QPersistentModelIndex, tell: Callable[[QStandardItem, SavedGame], None], game: SavedGame
    ) -> None:
        if listed.isValid():
            tell(self.model.item(listed.row(), NAME), game)

    def _show_game(self, item: QStandardItem, game: SavedGame) -> None:
        row = item.row()
        kept = QPersistentModelIndex(self.model.index(row, NAME))
        self._idle.soon(partial(self._if_there, kept, self._draw, game))
        stands_at = "\n".join(filter(None, (game.stands_at(), game.damage() or game.turn())))
        _write(self.model.item(row, PLAYERS), game.players(self.theme), game.players(self.theme).casefold())
        _write(self.model.item(row, STANDS_AT), stands_at, _progress(game))
        standing = game.standing
        title, fault = (translated_title(standing.title), standing.fault) if standing else ("", "")
        self.model.item(row, STANDS_AT).setToolTip(tip("\n".join(filter(None, (stands_at, title, fault)))))
        _write(self.model.item(row, MAP), title, title.casefold())
        _write(self.model.item(row, PLAYED), game.date_in_lines(), game.changed)
        item.setData(game.is_installed, IS_INSTALLED)
        if not game.is_installed:
            for column in range(self.model.columnCount()):
                self.model.item(row, column).setForeground(QColor(self.theme.interface.quiet_text))
        self._selected()

    def _draw(self, item: QStandardItem, game: SavedGame) -> None:
        ratio = self.devicePixelRatioF()
        board = self._pictures.of(game, round(self._width * ratio))
        if board is not None:
            pixmap = QPixmap.fromImage(board)
            pixmap.setDevicePixelRatio(ratio)
            icon = QIcon(pixmap)
            icon.addPixmap(pixmap, QIcon.Mode.Selected)
            item.setIcon(icon)

    def _search(self, text: str) -> None:
        self.shown.setFilterFixedString(folded(text))
        if not self.table.currentIndex().isValid():
            self.table.selectRow(0)

    def _selected(self) -> None:
        for button in (self.rename, self.copy, self.throw):
            button.setEnabled(self.chosen is not None)
        row = self.table.currentIndex()
        self.load.setEnabled(row.isValid() and row.siblingAtColumn(NAME).data(IS_INSTALLED) is not False)

    def _open(self, *_: object) -> None:
        chosen = self.chosen
        if chosen is not None and self.load.isEnabled():
            self.accept()
            self.opened.emit(chosen)

    def _ask_another(self) -> None:
        self.reject()
        self.another_requested.emit()

    def _begin_renaming(self) -> None:
        self.table.edit(self.table.currentIndex().siblingAtColumn(NAME))

    def _renamed(self, item: QStandardItem) -> None:
        """Follow when a name was edited; the file gets it, or the name is as it was."""
        file = item.data(FILE)
        if item.column() != NAME or item.text() == file.stem:
            return
        kept = QPersistentModelIndex(item.index())
        renamed = self._done(partial(save_folder.rename, file, item.text())) or file
        if kept.isValid():
            item.setData(renamed, FILE)
            _write(item, visible(renamed.stem), renamed.stem.casefold())

    def _duplicate(self) -> None:
        if file := self.chosen:
            self._list(partial(save_folder.duplicate, file))

    def _throw_away(self) -> None:
        if not (file := self.chosen):
            return
        kept = QPersistentModelIndex(self.shown.mapToSource(self.table.currentIndex()))
        trashed = self._done(partial(_thrown_away, file))
        if trashed is not None:
            self._trashed += trashed
            self.model.removeRow(kept.row())
            self._offer_undo()

    def _take_back(self) -> None:
        self._list(partial(save_folder.take_back, self._trashed.pop()))
        self._offer_undo()

    def _offer_undo(self) -> None:
        """Show the button only when something was deleted: large text needs the room."""
        self.undo.setEnabled(bool(self._trashed))
        self.undo.setVisible(bool(self._trashed))

    def _done(self, act: Callable[[], T]) -> T | None:
        """Do something with a file and return what comes of it; or say why it can't be done, and return None."""
        self._warn("")
        try:
            return painting_meanwhile(act)
        except SaveFolderError as error:
            self._warn(str(error))
        return None

    def _list(self, act: Callable[[], Path]) -> None:
        """List the game whose file `act` makes, and select it."""
        save = self._done(lambda: found_save(act()))
        if save is not None:
            item = self._add(save)
            self._read(self.model.indexFromItem(item), save)
            self.table.selectRow(self.shown.mapFromSource(self.model.indexFromItem(item)).row())

    def _warn(self, reason: str) -> None:
        self.warning.setText(reason)
        self.warning.setVisible(bool(reason))


def _thrown_away(file: Path) -> list[TrashedGame]:
    """Move a game to the trash, and return it if it is known where it lies there. Raises `SaveFolderError`."""
    trashed = save_folder.throw_away(file)
    return [trashed] if trashed else []


def _write(item: QStandardItem, text: str, order: str | float) -> None:
    item.setData(order, ORDER)
    item.setData(folded(text), SOUGHT)
    item.setText(text)
    item.setToolTip(tip(text))  # a column may be too narrow for it


def _progress(game: SavedGame) -> float:
    """By what games are ordered that stand at different years: damaged ones first, those that are over last."""
    if game.standing is None:
        return -1
    return game.standing.decisions + 1_000_000 * game.standing.is_over
