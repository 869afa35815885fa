"""What can be changed about a province."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QGroupBox, QToolButton, QVBoxLayout, QWidget

from indonesia_qt.board.model import Province
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit import provinces
from indonesia_qt.mapmaking.edit.rename_id import change_id
from indonesia_qt.ui.editor.canvas.items import tinted
from indonesia_qt.ui.editor.canvas.swatches import swatch
from indonesia_qt.ui.editor.context import EditorContext
from indonesia_qt.ui.editor.menus.area_menu import rename
from indonesia_qt.ui.editor.panels.edit_field import EditField, form
from indonesia_qt.ui.editor.panels.languages import Languages
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.plain_text import tip

TINT = 18
"""Pixels at 100 % for the sign of a tint."""
IN_A_ROW = 4
"""Tints."""


class ProvinceBox(QGroupBox):
    """Its name, its tint, its id, and its names in other languages."""

    def __init__(self, context: EditorContext) -> None:
        super().__init__(tr("Province"))
        self.context, self.document = context, context.document
        self.province: Province | None = None
        self.name, self.own_id = EditField(tr("Name of the province")), EditField(tr("Id of the province"))
        self.tints = QButtonGroup(self)
        self.languages = Languages(self.document)
        column = form()
        column.addRow(tr("Name"), self.name)
        column.addRow(tr("Tint"), self._tint_buttons())
        column.addRow(tr("Id"), self.own_id)
        layout = QVBoxLayout(self)
        layout.addLayout(column)
        layout.addWidget(self.languages)
        self.name.written.connect(self._rename)
        self.own_id.written.connect(self._change_id)
        self.tints.idClicked.connect(self._tint)

    def show_province(self, province: Province) -> None:
        """Show what holds for a province."""
        self.province = province
        self.name.show_value(province.name)
        self.own_id.show_value(province.id)
        self.tints.button(province.tint % provinces.TINTS).setChecked(True)
        self.languages.show_names(province.id, province.names)

    def _tint_buttons(self) -> QWidget:
        box = QWidget()
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(scaled(2))
        for number in range(provinces.TINTS):
            button = QToolButton()
            button.setCheckable(True)
            button.setProperty("role", "small")
            button.setIcon(swatch(tinted(number, self.context.theme.map), self.context.theme))
            button.setIconSize(QSize(scaled(TINT), scaled(TINT)))
            button.setAccessibleName(tr("Tint {n}", n=number + 1))
            button.setToolTip(tip(tr("Tint {n}", n=number + 1)))
            self.tints.addButton(button, number)
            grid.addWidget(button, number // IN_A_ROW, number % IN_A_ROW, Qt.AlignmentFlag.AlignLeft)
        grid.setColumnStretch(IN_A_ROW, 1)
        return box

    def _rename(self, name: str) -> None:
        assert self.province
        rename(self.document, self.province.id, name)

    def _change_id(self, id: str) -> None:
        assert self.province
        old = self.province
        self.document.do(tr("Id of {name}", name=old.name), lambda draft: change_id(draft, old.id, id))

    def _tint(self, number: int) -> None:
        assert self.province
        old = self.province
        self.document.do(tr("Tint of {name}", name=old.name), lambda draft: provinces.tint(draft, old.id, number))
