"""The table of saved games, with their boards: as many rows as the text leaves room for, and only columns that fit."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.style.scaling import scaled

NAME, PLAYERS, STANDS_AT, MAP, PLAYED = range(5)
COLUMNS = phrase("Name"), phrase("Players"), phrase("Stands at"), phrase("Map"), phrase("Played last")
ROW_LINES = 3
"""Lines of text in a row."""
ROW_PADDING = 8
"""Pixels at 100 % above and below what stands in a row, together."""
ROOM_FOR_MAP = 850
"""Pixels at 100 % from which on there is room for the column of the maps."""


class SavedTable(QTableView):
    """Shows the columns of a model, with pictures of a width; what is cut is told by the items' tool tips."""

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
