"""Reads everything that a window tells: what is written on it, in tool tips, to screen readers, in lists and limits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QAbstractTableModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QComboBox,
    QLabel,
    QLineEdit,
    QMainWindow,
    QPlainTextEdit,
    QSpinBox,
    QTextEdit,
    QWidget,
)

from tests.ui.pages.page import owned

ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


def everything_told(window: QWidget) -> str:
    """All that can be read or heard in a window and its parts, whether it is in sight now or not, a line each."""
    return "\n".join(text for widget in (window, *owned(window, QWidget)) for text in _told_by(widget) if text)


def _told_by(widget: QWidget) -> Iterator[str]:
    yield from (widget.toolTip(), widget.statusTip(), widget.whatsThis(), widget.windowTitle())
    yield from (widget.accessibleName(), widget.accessibleDescription())
    for action in widget.actions():
        yield from _told_by_action(action)
    yield from _written_on(widget)


def _told_by_action(action: QAction) -> Iterator[str]:
    yield from (action.text(), action.iconText(), action.toolTip(), action.statusTip())


def _written_on(widget: QWidget) -> Iterator[str]:
    match widget:
        case QLabel() | QAbstractButton() | QLineEdit():
            yield widget.text()
        case QTextEdit() | QPlainTextEdit():
            yield widget.toPlainText()
        case QSpinBox():
            yield from (widget.text(), f"{widget.minimum():,}", f"{widget.maximum():,}")
        case QAbstractSlider():
            yield from (f"{widget.minimum():,}", f"{widget.maximum():,}")
        case QComboBox():
            yield from (widget.itemText(n) for n in range(widget.count()))
        case QAbstractItemView() if widget.model() is not None:
            yield from _items(widget.model())
        case QMainWindow():
            yield widget.statusBar().currentMessage()
        case _:
            pass


def _items(model: QAbstractItemModel, parent: Any = None) -> Iterator[str]:
    parent = parent or QModelIndex()
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
    for row in range(model.rowCount(parent)):
        for column in range(columns):
            index = model.index(row, column, parent)
            yield from (str(index.data(role)) for role in ROLES if index.data(role) is not None)
            if not isinstance(model, QAbstractListModel | QAbstractTableModel):
                yield from _items(model, index)
