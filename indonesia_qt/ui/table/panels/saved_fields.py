"""What is entered in the fields of a panel, as plain data that can be kept and put back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import singledispatch
from typing import Any

import msgspec
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from indonesia_qt.ui.table.panels.amount import AmountField
from indonesia_qt.ui.table.panels.choice_list import ChoiceList

Entries = Mapping[str, Any]
"""What was entered, by the names of the fields, in the order in which it is to be put back."""


def plain(value: Any) -> Any:
    """A value as it is when it comes back from a file."""
    return msgspec.json.decode(msgspec.json.encode(value))


@singledispatch
def read(field: QWidget) -> Any:
    """What is entered in a field."""
    raise TypeError(type(field))


@singledispatch
def put(field: QWidget, entry: Any) -> None:  # noqa: ARG001
    """Enter something in a field; what can't be entered there leaves it as it is."""
    raise TypeError(type(field))


@singledispatch
def watch(field: QWidget, act: Callable[[], None]) -> None:  # noqa: ARG001
    """Do something whenever a field changes."""
    raise TypeError(type(field))


@read.register
def _(field: AmountField) -> int:
    return field.value()


@put.register
def _(field: AmountField, entry: Any) -> None:
    if isinstance(entry, int) and entry in field.amounts:
        field.number.setValue(entry)


@watch.register
def _(field: AmountField, act: Callable[[], None]) -> None:
    field.changed.connect(act)


@read.register
def _(field: ChoiceList) -> Any:
    return plain(field.value())


@put.register
def _(field: ChoiceList, entry: Any) -> None:
    field.set_value(next((value for value in field.values if plain(value) == entry), None))


@watch.register
def _(field: ChoiceList, act: Callable[[], None]) -> None:
    field.value_changed.connect(act)


@read.register
def _(field: QCheckBox) -> bool:
    return field.isChecked()


@put.register
def _(field: QCheckBox, entry: Any) -> None:
    field.setChecked(entry is True)


@watch.register
def _(field: QCheckBox, act: Callable[[], None]) -> None:
    field.toggled.connect(lambda _: act())


@read.register
def _(field: QComboBox) -> int:
    return field.currentIndex()


@put.register
def _(field: QComboBox, entry: Any) -> None:
    if entry in range(field.count()):
        field.setCurrentIndex(entry)


@watch.register
def _(field: QComboBox, act: Callable[[], None]) -> None:
    field.currentIndexChanged.connect(lambda _: act())
