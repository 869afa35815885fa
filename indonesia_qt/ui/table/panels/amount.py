"""A field for an amount of money that goes up in steps."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSlider, QSpinBox, QVBoxLayout, QWidget

from indonesia_qt.i18n.text import signed, tr
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.flow_layout import FlowLayout


class AmountField(QWidget):
    """A number and a slider over `amounts`, with buttons, if any, that change it by `quick` steps or set its ends.

    The buttons only fill the number in. `entered` follows when Enter is pressed in it.
    """

    changed = Signal()
    entered = Signal()

    def __init__(self, amounts: range, quick: Sequence[int]) -> None:
        super().__init__()
        self.amounts = amounts
        before, _, after = tr("{amount} Rp", amount=0).partition("0")
        self.number = QSpinBox(prefix=before, suffix=after)
        self.number.setGroupSeparatorShown(True)
        self.number.setAccelerated(True)
        self.number.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.number.setRange(amounts[0], amounts[-1])
        self.number.setSingleStep(amounts.step)
        self.number.lineEdit().returnPressed.connect(self.entered)
        self.number.setToolTip(tr("Amount in rupiah"))
        self.number.setAccessibleName(self.number.toolTip())
        self.setFocusProxy(self.number)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setToolTip(tr("Amount, as a slider"))
        self.slider.setAccessibleName(self.slider.toolTip())
        self.slider.setRange(0, len(amounts) - 1)
        self.slider.setEnabled(len(amounts) > 1)
        top = QHBoxLayout()
        top.addWidget(self.number)
        top.addWidget(self.slider, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(top)
        if quick:
            layout.addLayout(self._quick_buttons(quick))
        self.number.valueChanged.connect(self._number_changed)
        self.number.editingFinished.connect(lambda: self.number.setValue(self.value()))
        self.slider.valueChanged.connect(lambda index: self.number.setValue(amounts[index]))

    def value(self) -> int:
        """The amount, in rupiah; always one of `amounts`."""
        return self.amounts[self._index(self.number.value())]

    def _index(self, number: int) -> int:
        return round((number - self.amounts[0]) / self.amounts.step)

    def _quick_buttons(self, quick: Sequence[int]) -> FlowLayout:
        row = FlowLayout(spacing=scaled(4))
        for change in (steps * self.amounts.step for steps in quick):
            self._add(row, signed(change), change)
        self._add(row, tr("Min"), self.amounts[0] - self.amounts[-1])
        self._add(row, tr("Max"), self.amounts[-1] - self.amounts[0])
        return row

    def _add(self, row: FlowLayout, text: str, change: int) -> None:
        button = QPushButton(text, autoDefault=False)
        button.setProperty("role", "small")
        button.clicked.connect(lambda: self.number.setValue(self.value() + change))
        row.addWidget(button)

    def _number_changed(self, number: int) -> None:
        self.slider.blockSignals(True)
        self.slider.setValue(self._index(number))
        self.slider.blockSignals(False)
        self.changed.emit()
