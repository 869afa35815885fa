"""Asks which map is to be edited: one that there is, or a new one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialog,
    QFormLayout,
    QLineEdit,
    QListView,
    QListWidget,
    QListWidgetItem,
    QRadioButton,
    QSpinBox,
    QWidget,
)

from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.board.files import board_file
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.core.definition import GameDataError
from indonesia_qt.files.paths import BOARD_FILE, GAME_FILE, SHARED_MAP, is_shipped
from indonesia_qt.games import DEFAULT_GAME, definition_of, game_ids
from indonesia_qt.i18n.text import paragraph, tr
from indonesia_qt.i18n.untrusted_text import visible
from indonesia_qt.library import definition_in, map_folders
from indonesia_qt.mapmaking.edit.naming import LONGEST_NAME, retitle
from indonesia_qt.mapmaking.edit.new_map import blank
from indonesia_qt.mapmaking.edit.shapes.canvas import LARGEST, SMALLEST
from indonesia_qt.mapmaking.files import storage
from indonesia_qt.ui.editor.canvas.map_thumbnail import bare_picture, damaged_picture, map_picture
from indonesia_qt.ui.editor.dialogs.archipelago_form import ArchipelagoForm
from indonesia_qt.ui.style.scaling import margins, scaled, within_screen
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.table.games.map_loader import read_to_edit
from indonesia_qt.ui.widgets.file_choice import ask_for_folder, ask_what_to_open
from indonesia_qt.ui.widgets.layouts import VerticalScroll, column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, confirming, push_button
from indonesia_qt.ui.widgets.progress_dialog import is_large

PICTURE = QSize(220, 112)
"""Pixels at 100 %."""
FOLDER = Qt.ItemDataRole.UserRole


class MapChooser(QDialog):
    """Lists the maps that are known, each with a small picture that is made as soon as there is time.

    Signals, which come before the dialog is closed:
    - `chosen`: the folder of a map, or a file in which one was shared
    - `new_requested`: asks for a new one
    """

    chosen = Signal(Path)
    new_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Open map"))
        self.theme = theme
        self._size = QSize(scaled(PICTURE.width()), scaled(PICTURE.height()))
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Maps"))
        self.list.setViewMode(QListView.ViewMode.IconMode)
        self.list.setMovement(QListView.Movement.Static)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setWordWrap(True)
        self.list.setSpacing(scaled(8))
        self.list.setIconSize(self._size)
        self.about = Label(wordWrap=True, role="quiet")
        self.about.setMinimumHeight(2 * self.fontMetrics().lineSpacing() + scaled(4))
        self._add_maps()
        self.list.currentItemChanged.connect(self._describe)
        self.list.itemActivated.connect(self.accept)
        self._arrange()
        self.list.setCurrentRow(0)
        self._unseen = list(range(self.list.count()))
        self._draw = QTimer(self, interval=0)
        self._draw.timeout.connect(self._draw_next)
        self._draw.start()

    def accept(self) -> None:
        """Take the map that is marked."""
        self.chosen.emit(self.list.currentItem().data(FOLDER))
        super().accept()

    def _arrange(self) -> None:
        new = push_button(tr("New map\N{HORIZONTAL ELLIPSIS}"), self._begin_new)
        ask_folder = partial(ask_for_folder, tr("Choose a map folder"), None, self._take, self)
        folder = push_button(tr("Choose folder…"), ask_folder)
        self.open_map = push_button(tr("Open"), self.accept, "primary", default=True)
        self.open_map.setEnabled(self.list.count() > 0)
        kinds = tr("Shared maps (*{ending})", ending=SHARED_MAP)
        ask_file = partial(ask_what_to_open, tr("Open a shared map"), Path.home(), kinds, self._take, self)
        file = push_button(tr("Open file…"), ask_file, help=tr("Opens a map that somebody shared as one file"))
        buttons = row_of(new, folder, file, 1, push_button(tr("Cancel"), self.reject), self.open_map)
        self.setLayout(column_of((self.list, 1), self.about, buttons))
        self.resize(within_screen(self, 800, 480))

    def _add_maps(self) -> None:
        nothing = QIcon(bare_picture(self.theme, self._size))
        for name, folder in sorted(map_folders().items()):
            item = QListWidgetItem(nothing, visible(name))
            item.setData(FOLDER, folder)
            item.setTextAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
            line = self.fontMetrics().lineSpacing()
            item.setSizeHint(QSize(self._size.width() + scaled(16), self._size.height() + 2 * line + scaled(12)))
            self.list.addItem(item)

    def _draw_next(self) -> None:
        """Draw one map's picture."""
        if not self._unseen:
            self._draw.stop()
            return
        item = self.list.item(self._unseen.pop(0))
        if is_large(item.data(FOLDER) / BOARD_FILE):
            return  # to read it only for a picture would keep people waiting
        try:
            board = board_file.read(item.data(FOLDER) / BOARD_FILE)
        except MapError:
            item.setIcon(QIcon(damaged_picture(self.theme, self._size)))
        else:
            item.setIcon(QIcon(map_picture(board, self.theme, self._size)))
            item.setText(board.title)

    def _describe(self) -> None:
        """Say where the map that is marked lies."""
        folder = self.list.currentItem().data(FOLDER)
        shipped = tr("Comes with the program. You’ll edit a copy and save it under a new name.")
        own = tr("Your own map in {folder}", folder=folder)
        game = _game_of(folder) if len(game_ids()) > 1 else ""
        self.about.setText(paragraph(game, shipped if is_shipped(folder) else own))

    def _begin_new(self) -> None:
        self.new_requested.emit()
        self.reject()

    def _take(self, place: Path) -> None:
        self.chosen.emit(place)
        super().accept()


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
    """Asks for the title of a new map, whether it is blank, a copy or an archipelago, and for which game.

    An archipelago, made from a seed, has a title of its own, which it keeps unless another one is given.

    Signals:
    - `made`: the draft of the new map; it comes before the dialog is closed
    """

    made = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New map"))
        self.title = QLineEdit(maxLength=LONGEST_NAME)
        self.is_blank = QRadioButton(tr("Empty map"))
        self.is_blank.setChecked(True)
        self.is_copy = QRadioButton(tr("Copy of"))
        self.width_field, self.height_field = _side(WIDTH), _side(HEIGHT)
        self.game = QComboBox()
        for game in game_ids():
            self.game.addItem(definition_of(game).title, game)
        self.original = QComboBox()
        for name, folder in sorted(map_folders().items()):
            self.original.addItem(name.replace("-", " ").title(), folder)
        usual = definition_of(DEFAULT_GAME).map
        self.original.setCurrentIndex(self.original.findText(usual, Qt.MatchFlag.MatchFixedString))
        self.is_archipelago = QRadioButton(tr("An archipelago"))
        self.archipelago = ArchipelagoForm(theme)
        self.problem = Label(wordWrap=True, role="warning")
        self.buttons, self.make = confirming(self, tr("Create"))
        self._arrange()
        self.title.textChanged.connect(self._follow)
        for choice in (self.is_blank, self.is_copy, self.is_archipelago):
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
        elif self.is_archipelago.isChecked():
            draft = self.archipelago.draft
            assert draft
            self._make(lambda: retitle(draft, title) if title.strip() else draft)
        else:
            folder: Path = self.original.currentData()
            read_to_edit(folder, self, lambda found: self._make(lambda: retitle(found.draft, title)), self._refuse)

    def _make(self, made: Callable[[], Draft]) -> None:
        try:
            self.made.emit(made())
        except EditError as error:
            self._refuse(error)
        else:
            super().accept()

    def _refuse(self, reason: ValueError) -> None:
        self.problem.setText(str(reason))
        self.problem.show()
        self._fit()

    def _arrange(self) -> None:
        size = row_of(self.width_field, Label("\N{MULTIPLICATION SIGN}"), self.height_field)
        size.addStretch(1)
        example = tr("For comparison: Indonesia measures 2440 × 1190\u00a0units and has 100 areas.")
        self._content = QWidget()
        form = QFormLayout(self._content)
        form.setContentsMargins(margins(2, 2, 2, 2))
        form.setHorizontalSpacing(scaled(14))
        form.setVerticalSpacing(scaled(10))
        form.addRow(tr("Title"), self.title)
        form.addRow(self.is_blank, size)
        form.addRow("", Label(example, role="quiet", wordWrap=True))
        form.addRow(tr("Game"), self.game)
        form.setRowVisible(self.game, self.game.count() > 1)
        form.addRow(self.is_copy, self.original)
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
        self.title.setPlaceholderText(made.board.title if made else tr("Map name, as printed on the board"))
        self.make.setEnabled(bool(made if self.is_archipelago.isChecked() else self.title.text().strip()))
        self.problem.hide()
        if self.isVisible():
            self._fit()


def _side(units: int) -> QSpinBox:
    field = QSpinBox(minimum=int(SMALLEST), maximum=int(LARGEST), singleStep=50)
    field.setValue(units)
    return field
