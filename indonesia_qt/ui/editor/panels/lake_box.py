"""What can be changed about a lake."""

from __future__ import annotations

from PySide6.QtWidgets import QGroupBox, QMenu, QPushButton, QVBoxLayout

from indonesia_qt.board.model import Lake
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.rename_id import change_id
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.menus.area_menu import rename
from indonesia_qt.ui.editor.menus.joining_commands import add_takers
from indonesia_qt.ui.editor.panels.edit_field import EditField, form
from indonesia_qt.ui.editor.panels.languages import Languages
from indonesia_qt.ui.widgets.plain_text import Label, caption


class LakeBox(QGroupBox):
    """Its name, its id, its names in other languages, and who gets its ground when it is removed."""

    def __init__(self, document: MapDocument) -> None:
        super().__init__()
        self.document = document
        about = Label(tr("Lake: it belongs to nobody, and areas on its sides are no neighbours."), wordWrap=True)
        about.setProperty("role", "quiet")
        self.name, self.own_id = EditField(tr("Name of the lake")), EditField(tr("Id of the lake"))
        self.languages = Languages(document)
        self.remove, self.takers = QPushButton(tr("Remove, and give its ground to")), QMenu(self)
        self.remove.setMenu(self.takers)
        self.takers.aboutToShow.connect(self._list_takers)
        column = form()
        column.addRow(tr("Name"), self.name)
        column.addRow(tr("Id"), self.own_id)
        layout = QVBoxLayout(self)
        layout.addWidget(about)
        layout.addLayout(column)
        layout.addWidget(self.languages)
        layout.addWidget(self.remove)
        self.name.written.connect(lambda name: rename(document, document.lake, name))
        self.own_id.written.connect(self._change_id)

    def show_lake(self, lake: Lake) -> None:
        """Show what holds for a lake."""
        self.setTitle(caption(lake.name))
        self.name.show_value(lake.name)
        self.own_id.show_value(lake.id)
        self.languages.show_names(lake.id, lake.names)

    def _change_id(self, id: str) -> None:
        old, name = self.document.lake, self.document.name(self.document.lake)
        if self.document.do(tr("Id of {name}", name=name), lambda draft: change_id(draft, old, id)):
            self.document.select_lake(id)

    def _list_takers(self) -> None:
        self.takers.clear()
        add_takers(self.takers, self.document, self.document.lake)
