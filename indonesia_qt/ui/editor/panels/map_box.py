"""What can be changed about the map as a whole."""

from __future__ import annotations

from PySide6.QtWidgets import QGroupBox, QHBoxLayout, QVBoxLayout

from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.naming import credit, retitle
from indonesia_qt.mapmaking.edit.shapes.canvas import LARGEST, SMALLEST, resized
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.panels.edit_field import EditField, LengthField, form
from indonesia_qt.ui.games.indonesia.editor.stones_row import StonesRow
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.plain_text import Label, tip

SIZE_STEP = 50.0
"""Map units by which an arrow beside a side of the map changes it."""
SIDE_WIDTH = 72
"""Pixels at 100 %."""


class MapBox(QGroupBox):
    """Its title, whom it thanks, its size, and its city stones."""

    def __init__(self, document: MapDocument) -> None:
        super().__init__(tr("Map"))
        self.document = document
        self.name, self.credits = EditField(tr("Title of the map")), EditField(tr("Thanks"))
        self.width_field = LengthField(tr("Width of the map"), SMALLEST, LARGEST)
        self.height_field = LengthField(tr("Height of the map"), SMALLEST, LARGEST)
        self.own_id = Label()
        self.stones = StonesRow(document)
        column = form()
        column.addRow(tr("Title"), self.name)
        column.addRow(tr("Thanks"), self.credits)
        column.addRow(tr("Size"), self._sides())
        column.addRow(tr("Id"), self.own_id)
        layout = QVBoxLayout(self)
        layout.addLayout(column)
        layout.addWidget(self.stones)
        self.name.written.connect(self._retitle)
        self.credits.written.connect(self._credit)
        self.width_field.written.connect(self._resize)
        self.height_field.written.connect(self._resize)

    def follow(self) -> None:
        """Show what holds now."""
        board = self.document.board
        self.name.show_value(board.title)
        self.credits.show_value(board.credits)
        self.credits.setToolTip(tip(board.credits))
        self.width_field.show_value(board.width)
        self.height_field.show_value(board.height)
        self.own_id.setText(board.id)

    def _sides(self) -> QHBoxLayout:
        row = QHBoxLayout()
        for field in (self.width_field, self.height_field):
            field.setSingleStep(SIZE_STEP)
            field.setMinimumWidth(scaled(SIDE_WIDTH))
            field.setToolTip(tr("In map units. All stays where it is; the sea goes on to the new edge."))
        row.addWidget(self.width_field, 1)
        row.addWidget(Label("\N{MULTIPLICATION SIGN}"))
        row.addWidget(self.height_field, 1)
        return row

    def _resize(self) -> None:
        width, height = self.width_field.value(), self.height_field.value()
        if not self.document.do(tr("Size of the map"), lambda draft: resized(draft, width, height)):
            self.follow()

    def _retitle(self, title: str) -> None:
        self.document.do(tr("Title of the map"), lambda draft: retitle(draft, title))

    def _credit(self, thanks: str) -> None:
        self.document.do(tr("Thanks"), lambda draft: credit(draft, thanks))
