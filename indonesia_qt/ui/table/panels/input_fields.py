"""The fields of panels: an amount of money, and the entries of all fields as plain data that can be restored."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from PySide6.QtCore import QMargins, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QSlider, QWidget

from indonesia_qt.i18n.text import figure, signed, tr
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.table.panels.choice_list import ChoiceList
from indonesia_qt.ui.widgets.flow_layout import FlowLayout
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import push_button
from indonesia_qt.ui.widgets.whole_field import WholeField


class AmountField(QWidget):
    """A number and a slider over `amounts`, with buttons, if any, that change it by `quick` steps or set its ends.

    The buttons only fill the number in.

    Signals:
        changed: the amount is another one.
        entered: Enter was pressed in the number, on the slider or on a button.
        rounded(reason): a number was typed that isn't one of the amounts; it was changed to one before anything else.
    """

    changed = Signal()
    entered = Signal()
    rounded = Signal(object)

    def __init__(self, amounts: range, quick: Sequence[int]) -> None:
        super().__init__()
        self.amounts = amounts
        before, _, after = tr("{amount}\u00a0Rp", amount=0).partition("0")
        self.number = WholeField(
            prefix=before, suffix=after, minimum=amounts[0], maximum=amounts[-1], singleStep=amounts.step
        )
        self.number.setGroupSeparatorShown(True)
        self.number.setAccelerated(True)
        self.number.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.number.setToolTip(tr("Amount in rupiah"))
        self.number.setAccessibleName(self.number.toolTip())
        self.setFocusProxy(self.number)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setToolTip(tr("Amount slider"))
        self.slider.setAccessibleName(self.slider.toolTip())
        self.slider.setRange(0, len(amounts) - 1)
        self.slider.setEnabled(len(amounts) > 1)
        self.quick = QWidget()
        """The row of these buttons."""
        self.setLayout(column_of(row_of(self.number, (self.slider, 1)), self.quick, contentsMargins=QMargins()))
        self.quick.setVisible(bool(quick))
        if quick:
            self.quick.setLayout(self._quick_buttons(quick))
        self.number.valueChanged.connect(self._number_changed)
        self._was_rounded = False
        self.number.editingFinished.connect(self._round)
        self.slider.valueChanged.connect(lambda index: self.number.setValue(amounts[index]))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Report Enter, which no part of the field keeps to itself, once for each press; not one that only rounds."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat() and not self._was_rounded:
            self.entered.emit()
        self._was_rounded = False

    def value(self) -> int:
        """Return the amount, in rupiah; it is always one of `amounts`."""
        return self.amounts[self._index(self.number.value())]

    def _round(self) -> None:
        typed, amount = self.number.value(), self.value()
        self._was_rounded = typed != amount and self.number.hasFocus()  # by Enter, as the number hasn't lost the focus
        if typed != amount:
            self.number.setValue(amount)
            step = figure(self.amounts.step)
            rounded = tr(
                "Bids go up in steps of {step}: {typed} became {amount}.", step=step, typed=typed, amount=amount
            )
            self.rounded.emit(rounded)

    def _index(self, number: int) -> int:
        return round((number - self.amounts[0]) / self.amounts.step)

    def _quick_buttons(self, quick: Sequence[int]) -> FlowLayout:
        row = FlowLayout(spacing=scaled(4))
        for change in (steps * self.amounts.step for steps in quick):
            self._add(row, signed(change), change)
        self._add(row, tr("Min"), self.amounts[0] - self.amounts[-1], tr("Lowest amount"))
        self._add(row, tr("Max"), self.amounts[-1] - self.amounts[0], tr("Highest amount"))
        return row

    def _add(self, row: FlowLayout, text: str, change: int, name: str = "") -> None:
        button = push_button(text, lambda: self.number.setValue(self.value() + change), "small")
        button.setAccessibleName(name)
        row.addWidget(button)

    def _number_changed(self, number: int) -> None:
        self.slider.blockSignals(True)
        self.slider.setValue(self._index(number))
        self.slider.blockSignals(False)
        self.changed.emit()


Entries = Mapping[str, Any]
"""The entries of fields by the fields' names, in the order in which they have to be entered again."""


def plain(value: Any) -> Any:
    """Return a value in the form in which it comes back from a file."""
    return msgspec.json.decode(msgspec.json.encode(value))


class _Access(NamedTuple):
    """The functions that read and set the entry of a kind of field, and the signal that it has changed."""

    read: Callable[[Any], Any]
    put: Callable[[Any, Any], None]
    changed: Callable[[Any], SignalInstance]


def _put_amount(field: AmountField, entry: Any) -> None:
    if isinstance(entry, int) and entry in field.amounts:
        field.number.setValue(entry)


def _put_choice(field: ChoiceList, entry: Any) -> None:
    field.set_value(next((value for value in field.values if plain(value) == entry), None))


def _put_option(field: QComboBox, entry: Any) -> None:
    if entry in range(field.count()):
        field.setCurrentIndex(entry)


_KINDS: Mapping[type[QWidget], _Access] = {
    AmountField: _Access(AmountField.value, _put_amount, lambda field: field.changed),
    ChoiceList: _Access(lambda field: plain(field.value()), _put_choice, lambda field: field.value_changed),
    QCheckBox: _Access(
        QCheckBox.isChecked, lambda field, entry: field.setChecked(entry is True), lambda field: field.toggled
    ),
    QComboBox: _Access(QComboBox.currentIndex, _put_option, lambda field: field.currentIndexChanged),
}


def _access(field: QWidget) -> _Access:
    return next(access for kind, access in _KINDS.items() if isinstance(field, kind))


def read(field: QWidget) -> Any:
    """Return the entry of a field as plain data."""
    return _access(field).read(field)


def put(field: QWidget, entry: Any) -> None:
    """Enter something in a field, which stays as it is when that can't be entered there."""
    _access(field).put(field, entry)


def watch(field: QWidget, act: Callable[[], None]) -> None:
    """Call `act` whenever a field changes."""
    _access(field).changed(field).connect(lambda *_: act())
