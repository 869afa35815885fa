"""What can be changed about what is selected, or about the map when nothing is."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from indonesia_qt.board.model import LandArea
from indonesia_qt.i18n.text import phrase
from indonesia_qt.ui.editor.context import EditorContext
from indonesia_qt.ui.editor.panels.area_box import AreaBox
from indonesia_qt.ui.editor.panels.lake_box import LakeBox
from indonesia_qt.ui.editor.panels.map_box import MapBox
from indonesia_qt.ui.editor.panels.panel import EditorPanel
from indonesia_qt.ui.editor.panels.province_box import ProvinceBox
from indonesia_qt.ui.style.scaling import margins


class PropertiesPanel(EditorPanel):
    """Each field becomes one step when it is left or Enter is pressed; after a refusal it shows what holds."""

    id = "properties"
    title: ClassVar[str] = phrase("Properties")
    side = Qt.DockWidgetArea.RightDockWidgetArea

    def __init__(self, context: EditorContext) -> None:
        super().__init__(context)
        self.area, self.province, self.map = AreaBox(context), ProvinceBox(context), MapBox(self.document)
        self.lake = LakeBox(self.document)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(margins(4, 4, 4, 4))
        for box in (self.area, self.province, self.lake, self.map):
            column.addWidget(box)
        column.addStretch()
        scroll = QScrollArea(widgetResizable=True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(page)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(scroll)
        self.document.changed.connect(self._follow)
        self.document.selection_changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        """Show what holds for what is selected; while something is dragged it stays as it was."""
        if self.document.is_dragged:
            return
        board = self.document.board
        by_id = {area.id: area for area in board.areas()}
        areas = [by_id[area] for area in self.document.selection if area in by_id]
        homes = {area.province for area in areas if isinstance(area, LandArea)}
        home = next((one for one in board.provinces if homes == {one.id}), None)
        self.area.setVisible(bool(areas))
        self.province.setVisible(home is not None)
        lake = next((lake for lake in board.lakes if lake.id == self.document.lake), None)
        self.lake.setVisible(lake is not None)
        self.map.setVisible(not areas and lake is None)
        if lake is not None:
            self.lake.show_lake(lake)
        if areas:
            self.area.show_areas(areas)
        if home is not None:
            self.province.show_province(home)
        self.map.follow()
