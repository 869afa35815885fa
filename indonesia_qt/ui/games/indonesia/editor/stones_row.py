"""How many city stones there are."""

from __future__ import annotations

from PySide6.QtCore import QMargins
from PySide6.QtWidgets import QSizePolicy, QWidget

from indonesia_qt.games.indonesia.maps.edits import MOST_STONES, change_stones
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.panels.edit_field import NumberField
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, tip

WIDTH = 46
"""Pixels at 100 %."""


class StonesRow(QWidget):
    """A field for the number of stones of each size."""

    def __init__(self, document: MapDocument) -> None:
        super().__init__()
        self.document = document
        title = Label(tr("City stones of size 1, 2 and 3"), role="strong", wordWrap=True)
        title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.fields = [NumberField(tr("City stones of size {size}", size=size), 0, MOST_STONES) for size in (1, 2, 3)]
        for field in self.fields:
            field.setMinimumWidth(scaled(WIDTH))
            field.setToolTip(tip(field.accessibleName()))
            field.written.connect(self._change)
        self.setLayout(column_of(title, row_of(*self.fields, spacing=scaled(4)), contentsMargins=QMargins()))
        document.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        for field, number in zip(self.fields, self.document.shown.data.stones, strict=True):
            field.show_value(number)

    def _change(self) -> None:
        small, middle, large = (int(field.value()) for field in self.fields)
        self.document.do(tr("City stones"), lambda draft: change_stones(draft, (small, middle, large)))
