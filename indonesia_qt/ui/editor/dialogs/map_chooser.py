"""Asks which map is to be edited."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from indonesia_qt.board.files import reader
from indonesia_qt.board.files.reader import MapError
from indonesia_qt.files.paths import BOARD_FILE
from indonesia_qt.i18n.text import tr
from indonesia_qt.i18n.untrusted_text import visible
from indonesia_qt.library.maps import map_folders
from indonesia_qt.mapmaking.files import storage
from indonesia_qt.ui.editor.canvas.map_thumbnail import bare_picture, damaged_picture, map_picture
from indonesia_qt.ui.style.scaling import scaled, within_screen
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.widgets.plain_text import Label
from indonesia_qt.ui.widgets.progress_dialog import is_large

PICTURE = QSize(220, 112)
"""Pixels at 100 %."""
FOLDER = Qt.ItemDataRole.UserRole


class MapChooser(QDialog):
    """Lists the maps that are known, each with a small picture that is made as soon as there is time.

    `chosen` carries the folder of the one that is wanted, `new_requested` says that it is to be a new one; both come
    before the dialog is closed.
    """

    chosen = Signal(Path)
    new_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Open a map"))
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
        self.about = Label(wordWrap=True)
        self.about.setProperty("role", "quiet")
        self.about.setMinimumHeight(2 * self.fontMetrics().lineSpacing() + scaled(4))
        self._add_maps()
        self.list.currentItemChanged.connect(self._tell)
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
        new = QPushButton(tr("New map\N{HORIZONTAL ELLIPSIS}"), autoDefault=False)
        new.clicked.connect(self._begin_new)
        folder = QPushButton(tr("Another folder\N{HORIZONTAL ELLIPSIS}"), autoDefault=False)
        folder.clicked.connect(self._ask_folder)
        cancel = QPushButton(tr("Cancel"), autoDefault=False)
        cancel.clicked.connect(self.reject)
        self.open_map = QPushButton(tr("Open"), default=True)
        self.open_map.setProperty("role", "primary")
        self.open_map.clicked.connect(self.accept)
        self.open_map.setEnabled(self.list.count() > 0)
        buttons = QHBoxLayout()
        buttons.addWidget(new)
        buttons.addWidget(folder)
        buttons.addStretch(1)
        buttons.addWidget(cancel)
        buttons.addWidget(self.open_map)
        layout = QVBoxLayout(self)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.about)
        layout.addLayout(buttons)
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
            board = reader.read(item.data(FOLDER) / BOARD_FILE)
        except MapError:
            item.setIcon(QIcon(damaged_picture(self.theme, self._size)))
        else:
            item.setIcon(QIcon(map_picture(board, self.theme, self._size)))
            item.setText(board.title)

    def _tell(self) -> None:
        """Say where the map that is marked lies."""
        folder = self.list.currentItem().data(FOLDER)
        if storage.is_shipped(folder):
            self.about.setText(
                tr("Comes with the program and stays as it is: you edit a copy, which gets a name of its own.")
            )
        else:
            self.about.setText(tr("Your own map, in {folder}", folder=folder))

    def _begin_new(self) -> None:
        self.new_requested.emit()
        self.reject()

    def _ask_folder(self) -> None:
        dialog = QFileDialog(self, tr("The folder of a map"))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self._take_folder)
        dialog.open()

    def _take_folder(self, folder: str) -> None:
        self.chosen.emit(Path(folder))
        super().accept()
