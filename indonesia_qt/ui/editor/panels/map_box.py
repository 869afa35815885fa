"""What can be changed about the map as a whole."""

from __future__ import annotations

from PySide6.QtWidgets import QGroupBox, QLabel, QVBoxLayout

from indonesia_qt.editing.names import credit, retitle
from indonesia_qt.ui.editor.document import MapDocument
from indonesia_qt.ui.editor.panels.edit_field import EditField, form
from indonesia_qt.ui.editor.panels.stones import StonesRow
from indonesia_qt.wording import tr


class MapBox(QGroupBox):
    """Its title, whom it thanks, its size, and its city stones."""

    def __init__(self, document: MapDocument) -> None:
        super().__init__(tr("Map"))
        self.document = document
        self.name, self.credits = EditField(tr("Title of the map")), EditField(tr("Thanks"))
        self.canvas, self.own_id = QLabel(), QLabel()
        self.stones = StonesRow(document)
        column = form()
        column.addRow(tr("Title"), self.name)
        column.addRow(tr("Thanks"), self.credits)
        column.addRow(tr("Size"), self.canvas)
        column.addRow(tr("Id"), self.own_id)
        layout = QVBoxLayout(self)
        layout.addLayout(column)
        layout.addWidget(self.stones)
        self.name.written.connect(self._retitle)
        self.credits.written.connect(self._credit)

    def follow(self) -> None:
        """Show what holds now."""
        board = self.document.board
        self.name.show_value(board.title)
        self.credits.show_value(board.credits)
        self.credits.setToolTip(board.credits)
        self.canvas.setText(tr("{width} × {height} units", width=f"{board.width:g}", height=f"{board.height:g}"))
        self.own_id.setText(board.id)

    def _retitle(self, title: str) -> None:
        self.document.do(tr("Title of the map"), lambda draft: retitle(draft, title))

    def _credit(self, thanks: str) -> None:
        self.document.do(tr("Thanks"), lambda draft: credit(draft, thanks))
