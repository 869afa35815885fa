"""The list of saved games: found, ordered and opened, each with its board, its players and how far it has come."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QIcon, QResizeEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

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
from indonesia_qt.ui.support.background import in_background
from indonesia_qt.ui.support.idle_tasks import IdleTasks
from indonesia_qt.ui.table.games.game_choices import centred
from indonesia_qt.ui.table.games.saved_games import BoardPictures, SavedGame, SavedGames, SaveReader
from indonesia_qt.ui.widgets.chooser import Chooser
from indonesia_qt.ui.widgets.file_choice import BEING_READ
from indonesia_qt.ui.widgets.item_views import Sorting
from indonesia_qt.ui.widgets.plain_text import Label, push_button, tip

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
        Sorting(self)
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


class LoadDialog(Chooser):
    """Lists the saved games.

    They are read in a process of their own, those first that were played last. A game that can't be opened is listed
    with the reason; where the game isn't installed it is greyed, and can't be loaded.

    - `opened`: the file of a game to open
    - `another_requested`: asks for a file from elsewhere
    """

    opened = Signal(object)
    another_requested = Signal()

    def __init__(self, games: SavedGames, theme: Theme, parent: QWidget) -> None:
        texts = tr("Open a saved game"), tr("Search saved games"), tr("Rename")
        super().__init__(*texts, SaveFolderError, parent)
        self.theme, self._reader = theme, SaveReader(games, self)
        self._pictures, self._idle = BoardPictures(theme), IdleTasks(self)
        self._width = min(scaled(PICTURE_WIDTH), round(parent.width() * MOST_PICTURE_SHARE))
        self.search.setToolTip(tip(self.search.placeholderText()))  # large text cuts it
        self.model = QStandardItemModel(0, len(COLUMNS), self)
        self.model.setHorizontalHeaderLabels([tr(title) for title in COLUMNS])
        self.shown = QSortFilterProxyModel(self)
        self.shown.setSourceModel(self.model)
        self.shown.setSortRole(ORDER)
        self.shown.setSortLocaleAware(True)
        self.shown.setFilterRole(SOUGHT)
        self.shown.setFilterKeyColumn(-1)
        self.table = SavedTable(self.shown, self._width)
        self.table.doubleClicked.connect(self.accept)
        self.reading = Label(tr(BEING_READ), role="quiet")
        another = push_button(tr("Open another file\N{HORIZONTAL ELLIPSIS}"), self._ask_another)
        self.lay_out(self.table, self.reading, (self.table, 1), elsewhere=another)
        self.setTabOrder(*self.buttons.buttons())  # as they are read
        self.resize(within_screen(self, *SIZE))
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

    def accept(self) -> None:
        """Open the game that is selected, if its game is installed."""
        chosen = self.chosen
        if chosen is not None and self.load.isEnabled():
            super().accept()
            self.opened.emit(chosen)

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
        board = self._pictures.of(game, self._width, self.devicePixelRatioF())
        if board is not None:
            picture = centred(board, self.table.iconSize())
            icon = QIcon(picture)
            icon.addPixmap(picture, QIcon.Mode.Selected)
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

    def _ask_another(self) -> None:
        self.reject()
        self.another_requested.emit()

    def begin_renaming(self) -> None:
        """Let the name be edited where it is listed."""
        self.table.edit(self.table.currentIndex().siblingAtColumn(NAME))

    def _renamed(self, item: QStandardItem) -> None:
        """Follow when a name was edited; the file gets it, or the name is as it was."""
        file = item.data(FILE)
        if item.column() != NAME or item.text() == file.stem:
            return
        kept = QPersistentModelIndex(item.index())
        renamed = self.attempt(partial(save_folder.rename, file, item.text())) or file
        if kept.isValid():
            item.setData(renamed, FILE)
            _write(item, visible(renamed.stem), renamed.stem.casefold())

    def duplicate(self) -> None:
        """Copy the game that is selected."""
        if file := self.chosen:
            self._list(partial(save_folder.duplicate, file))

    def throw_away(self) -> None:
        """Move the game that is selected to the trash."""
        if file := self.chosen:
            kept = QPersistentModelIndex(self.shown.mapToSource(self.table.currentIndex()))
            if self.thrown_away(partial(save_folder.throw_away, file)) is not None:
                self.model.removeRow(kept.row())

    def take_back(self, trashed: TrashedGame) -> None:
        """Take a game out of the trash."""
        self._list(partial(save_folder.take_back, trashed))

    def _list(self, act: Callable[[], Path]) -> None:
        """List the game whose file `act` makes, and select it."""
        save = self.attempt(lambda: found_save(act()))
        if save is not None:
            item = self._add(save)
            self._read(self.model.indexFromItem(item), save)
            self.table.selectRow(self.shown.mapFromSource(self.model.indexFromItem(item)).row())


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
