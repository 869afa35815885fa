"""Asks from which properties of a file the names, kinds and provinces of its outlines are taken."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QWidget

from indonesia_qt.editing.imports.wishes import Sources
from indonesia_qt.wording import tr


class SourcesBar(QWidget):
    """A list of the properties for each of the three; `chosen` carries the `Sources` when one was chosen."""

    chosen = Signal(object)

    def __init__(self, properties: Sequence[str], sources: Sources) -> None:
        super().__init__()
        self.name = _box(tr("Names from"), tr("best guess"), properties, sources.name)
        self.kind = _box(tr("Kinds from"), tr("all are land"), properties, sources.kind)
        self.province = _box(tr("Provinces from"), tr("each its own"), properties, sources.province)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for box in (self.name, self.kind, self.province):
            label = QLabel(box.accessibleName())
            label.setBuddy(box)
            layout.addWidget(label)
            layout.addWidget(box, 1)
            box.activated.connect(self._tell)

    def _tell(self) -> None:
        boxes = (self.name, self.kind, self.province)
        self.chosen.emit(Sources(*(box.currentData() for box in boxes)))


def _box(called: str, nothing: str, properties: Sequence[str], chosen: str) -> QComboBox:
    box = QComboBox(sizeAdjustPolicy=QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setAccessibleName(called)
    box.addItem(nothing, "")
    for name in properties:
        box.addItem(name, name)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    return box
