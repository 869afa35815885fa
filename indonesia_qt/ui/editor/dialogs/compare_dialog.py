"""Compares the map that is edited with another one."""

from __future__ import annotations

from functools import partial
from operator import itemgetter
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QComboBox, QListWidget, QListWidgetItem

from indonesia_qt.board.draft import Draft
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.i18n.text import counted, tr
from indonesia_qt.library import map_folders, titled_maps
from indonesia_qt.mapmaking.files.storage import Opened
from indonesia_qt.mapmaking.review.comparison import differences
from indonesia_qt.ui.editor.editor_window import EditorWindow, SideDialog
from indonesia_qt.ui.style.scaling import within_screen
from indonesia_qt.ui.support.collation import in_order
from indonesia_qt.ui.table.games.map_loader import read_to_edit
from indonesia_qt.ui.widgets.item_views import show_sentences
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label

REST_MS = 300
"""How long the map must rest before it is compared again."""
PLACES = Qt.ItemDataRole.UserRole


class CompareDialog(SideDialog):
    """Follows the map; a click on a difference brings its place into view."""

    def __init__(self, window: EditorWindow) -> None:
        super().__init__(window, tr("Compare with another map"))
        self._other: Draft | None = None
        self.other = QComboBox()
        self.other.setAccessibleName(tr("Compare this map with"))
        self._list_maps()
        self.message = Label(wordWrap=True, role="quiet")
        self.list = QListWidget()
        show_sentences(self.list, tr("Differences"))
        self.list.setAlternatingRowColors(True)
        self.list.itemClicked.connect(self._jump)
        self.list.itemActivated.connect(self._jump)
        label = Label(tr("Compare this map with"))
        label.setBuddy(self.other)
        self.setLayout(column_of(row_of(label, (self.other, 1)), self.message, (self.list, 1)))
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._compare)
        window.document.changed.connect(self._rest.start)
        self.other.currentIndexChanged.connect(self.read)
        self.resize(within_screen(self, 520, 420))
        self.read()

    def read(self) -> None:
        """Read the other map again, and compare."""
        self.list.clear()
        self._other = None
        folder: Path | None = self.other.currentData()
        if folder is None:
            return
        read_to_edit(folder, self, self._take, self._refuse)

    def _take(self, other: Opened) -> None:
        self._other = other.draft
        self._compare()

    def _refuse(self, error: MapError) -> None:
        self.message.setText(tr("This map can’t be read. {reason}", reason=error))

    def _list_maps(self) -> None:
        folder = self.document.folder
        if folder is not None:
            self.other.addItem(tr("the saved version"), folder)
        folders = map_folders()
        for name, title in in_order(titled_maps().items(), itemgetter(1)):
            if folders[name] != folder:
                self.other.addItem(title, folders[name])

    def _compare(self) -> None:
        if self._other is None:
            return
        self.list.clear()
        found = differences(self._other, self.document.draft)
        for difference in found:
            item = QListWidgetItem(difference.text, self.list)
            item.setData(PLACES, difference.places)
        message = counted(
            len(found),
            "{n} difference. Click it to see it on the map.",
            "{n} differences. Click one to see it on the map.",
        )
        self.message.setText(message if found else tr("The maps are the same."))

    def _jump(self, item: QListWidgetItem) -> None:
        """Show the areas that a difference is about; a province is shown by its areas."""
        places, context = item.data(PLACES), self.editor.context
        context.jump(sorted({*places, *context.areas_of(places)}))


def compare_with_saved(window: EditorWindow) -> None:
    """Show how the map differs from its files as they are now."""
    for before in window.findChildren(CompareDialog):
        before.close()
    CompareDialog(window).show()


def add_compare_command(window: EditorWindow) -> None:
    """Add the command that compares maps to the window's menu."""
    text = tr("&Compare with another map\N{HORIZONTAL ELLIPSIS}")
    window.commands.add(window.check_menu, "compare", text, partial(window.show_dialog, CompareDialog), "Ctrl+D")
