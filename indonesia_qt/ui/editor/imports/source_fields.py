"""Asks from which properties of a file the names, kinds and provinces of its outlines are taken."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from indonesia_qt.i18n.text import tr
from indonesia_qt.i18n.untrusted_text import visible
from indonesia_qt.mapmaking.imports.area_requests import Sources
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.flow_layout import FlowLayout
from indonesia_qt.ui.widgets.plain_text import Label

MOST_LETTERS = 20
"""For which a list keeps room, however long the names of properties are."""
MOST_WIDTH = 300
"""Pixels at 100 % of a list."""


class SourcesBar(QWidget):
    """A list of the properties for each of the three; `chosen` carries the `Sources` when one was chosen."""

    chosen = Signal(object)

    def __init__(self, properties: Sequence[str], sources: Sources) -> None:
        super().__init__()
        self.name = _property_box(tr("Names from"), tr("best guess"), properties, sources.name)
        self.kind = _property_box(tr("Kinds from"), tr("all are land"), properties, sources.kind)
        self.province = _property_box(tr("Provinces from"), tr("each its own"), properties, sources.province)
        layout = FlowLayout(scaled(8))
        self.setLayout(layout)
        for box in (self.name, self.kind, self.province):
            layout.addWidget(_named(box))
            box.activated.connect(self._tell)

    def _tell(self) -> None:
        boxes = (self.name, self.kind, self.province)
        self.chosen.emit(Sources(*(box.currentData() for box in boxes)))


def _named(box: QComboBox) -> QWidget:
    """A list with its name before it."""
    both = QWidget()
    row = QHBoxLayout(both)
    row.setContentsMargins(0, 0, 0, 0)
    label = Label(box.accessibleName())
    label.setBuddy(box)
    row.addWidget(label)
    row.addWidget(box, 1)
    row.addStretch()
    return both


def _property_box(called: str, nothing: str, properties: Sequence[str], chosen: str) -> QComboBox:
    box = QComboBox(sizeAdjustPolicy=QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(min(MOST_LETTERS, max(map(len, (nothing, *properties)))))
    box.setMaximumWidth(scaled(MOST_WIDTH))
    box.setAccessibleName(called)
    box.addItem(nothing, "")
    for name in properties:
        box.addItem(visible(name), name)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    return box
