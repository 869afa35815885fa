"""The list of all areas: to find one, to see which belong together, and to change that."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QTreeWidgetItem, QVBoxLayout

from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.editor.context import EditorContext
from indonesia_qt.ui.editor.menus.area_menu import area_menu, give, province_menu, rename
from indonesia_qt.ui.editor.panels.area_rows import branches, counts
from indonesia_qt.ui.editor.panels.area_tree import AreaTree
from indonesia_qt.ui.editor.panels.panel import EditorPanel
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.widgets.plain_text import Label


class AreasPanel(EditorPanel):
    """Provinces with their land areas, seas and lakes; what is selected here is selected on the map."""

    id = "areas"
    title: ClassVar[str] = phrase("Areas")
    side = Qt.DockWidgetArea.LeftDockWidgetArea

    def __init__(self, context: EditorContext) -> None:
        super().__init__(context)
        self._selects = False
        self.field = QLineEdit(placeholderText=tr("Find an area"), clearButtonEnabled=True)
        self.field.setAccessibleName(tr("Find an area"))
        self.tree = AreaTree(context.theme, self)
        self.count = Label(wordWrap=True)
        self.count.setProperty("role", "quiet")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(margins(4, 4, 4, 4))
        layout.setSpacing(scaled(4))
        for part in (self.field, self.tree, self.count):
            layout.addWidget(part)
        self.field.textChanged.connect(self.tree.search)
        self.field.returnPressed.connect(self._go_to_found)
        self.field.installEventFilter(self)
        later = Qt.ConnectionType.QueuedConnection  # the rows are made anew, which has to wait until they are let go
        self.tree.renamed.connect(self._rename, later)
        self.tree.given.connect(self._give, later)
        self.tree.itemSelectionChanged.connect(self._select)
        self.tree.itemActivated.connect(self._jump)
        self.tree.customContextMenuRequested.connect(self._show_menu)
        self.document.changed.connect(self._follow)
        self.document.selection_changed.connect(self._follow_selection)
        context.findings.changed.connect(self._show_problems)
        self._follow()

    def ask(self) -> None:
        """Let a name be typed."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Esc in the field ends the search; Down goes into the list."""
        if watched is self.field and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape and self.field.text():
                self.field.clear()
                return True
            if event.key() == Qt.Key.Key_Down:
                self.tree.setFocus()
                return True
        return bool(super().eventFilter(watched, event))

    def _follow(self) -> None:
        board = self.document.board
        self.tree.own_names = {land.id: land.place or "" for land in board.lands}
        if self.tree.show_branches(branches(board)) and self.field.text():
            self.tree.search(self.field.text())
        self.count.setText(counts(board))
        self._show_problems()
        self._follow_selection()

    def _show_problems(self) -> None:
        self.tree.show_badges(self.context.findings.badges)

    def _follow_selection(self) -> None:
        if not self._selects:
            self.tree.mark(self.document.chosen)

    def _select(self) -> None:
        known = {area.id for area in self.document.board.areas()}
        found = [area for row in self.tree.selectedItems() for area in self.tree.areas_of(row) if area in known]
        lakes = {lake.id for lake in self.document.board.lakes}
        rows = [self.tree.key_of(row) for row in self.tree.selectedItems()]
        self._selects = True
        if len(rows) == 1 and rows[0] in lakes:
            self.document.select_lake(rows[0])
        else:
            self.document.select(found)
        self._selects = False

    def _jump(self, row: QTreeWidgetItem) -> None:
        self.context.jump(self.tree.areas_of(row))

    def _go_to_found(self) -> None:
        row = self.tree.first_found()
        if row is not None:
            self._jump(row)

    def _rename(self, id: str, name: str) -> None:
        rename(self.document, id, name)

    def _give(self, areas: list[str], province: str) -> None:
        give(self.document, areas, province)

    def _show_menu(self, place: QPoint) -> None:
        row = self.tree.itemAt(place)
        if row is None:
            return
        if self.tree.is_province(row):
            menu = province_menu(self.context, self.tree.key_of(row), self)
        elif row.parent() is not None:
            menu = area_menu(self.context, self.document.chosen or self.tree.areas_of(row), self)
        else:
            return
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.tree.viewport().mapToGlobal(place))
