"""Where widgets lie: rows, columns and forms of them, content that scrolls, pages behind tabs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFormLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QScrollArea,
    QSizePolicy,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

Part = QWidget | QLayout | tuple[QWidget | QLayout, int] | int
"""A widget or a layout, which may stretch by a factor; a number alone is the factor of empty room."""
B = TypeVar("B", bound=QBoxLayout)


def row_of(*parts: Part, **properties: Any) -> QHBoxLayout:
    """Lay out parts side by side; `properties` are those of the layout."""
    return _filled(QHBoxLayout(**properties), parts)


def column_of(*parts: Part, **properties: Any) -> QVBoxLayout:
    """Lay out parts one below the other; `properties` are those of the layout."""
    return _filled(QVBoxLayout(**properties), parts)


def grid_of(stretches: Mapping[int, int], **properties: Any) -> QGridLayout:
    """Return an empty grid whose columns stretch by these factors; `properties` are those of the layout."""
    grid = QGridLayout(**properties)
    for column, factor in stretches.items():
        grid.setColumnStretch(column, factor)
    return grid


def form_of(*rows: tuple[str, QWidget | QLayout]) -> QFormLayout:
    """Lay out fields one below the other, each with its name before it."""
    layout = QFormLayout()
    layout.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    layout.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
    layout.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    for name, field in rows:
        layout.addRow(name, field)
    return layout


def _filled(layout: B, parts: tuple[Part, ...]) -> B:
    for part in parts:
        item, stretch = part if isinstance(part, tuple) else (part, 0)
        if isinstance(item, int):
            layout.addStretch(item)
        elif isinstance(item, QLayout):
            layout.addLayout(item, stretch)
        else:
            layout.addWidget(item, stretch)
    return layout


MOST_NESTED = 4
"""How often the content's size may change within a change of its size: what it needs may depend on the size it has."""


class ScrollArea(QScrollArea):
    """Is filled by its content, also by one that needs another size in each size it gets."""

    def __init__(self) -> None:
        super().__init__(widgetResizable=True)
        self._nested = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the content's size, but not for ever."""
        if self._nested == MOST_NESTED:  # Qt would go on until the program crashes
            return False
        self._nested += 1
        try:
            return super().eventFilter(watched, event)
        finally:
            self._nested -= 1


class VerticalScroll(ScrollArea):
    """Has no frame, and scrolls its content up and down only; `name` is for screen readers."""

    accessible_role = QAccessible.Role.Grouping

    def __init__(self, content: QWidget, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(content)


LEAST_ROW_SHARE = 0.4
"""The part of a row's height that is always visible."""


class RowScroll(ScrollArea):
    """Scrolls a row to and fro.

    - `changed`: the row may need another height
    """

    changed = Signal()

    def __init__(self, row: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.row = row
        self._had_room = True
        self.setWidget(row)

    @property
    def _has_room(self) -> bool:
        """Whether the row is seen whole."""
        return self.width() >= self.row.minimumSizeHint().width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for another height where the row begins or ceases to need a scroll bar."""
        super().resizeEvent(event)
        if self._has_room != self._had_room:
            self._had_room = self._has_room
            self.updateGeometry()
            self.changed.emit()

    def sizeHint(self) -> QSize:
        """Return the row's size, with room for the scroll bar where one is needed."""
        hint = self.row.sizeHint()
        if not self._has_room:
            hint.setHeight(hint.height() + self.horizontalScrollBar().sizeHint().height())
        return hint

    def minimumSizeHint(self) -> QSize:
        """Return no width, and a part of the height."""
        return QSize(0, round(LEAST_ROW_SHARE * self.row.sizeHint().height()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the row's size, which Qt would ask for only once."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self.row:
            self.updateGeometry()
            self.changed.emit()
        return super().eventFilter(watched, event)


def bring_forward(part: QWidget) -> Callable[[], None]:
    """Turn to the page behind tabs that `part` is, if it is one, also where the tabs or all pages are folded away.

    Return what turns back to the page before, unless another one is in front by then, and folds what was folded.
    """
    pages = tabs = part.parentWidget()
    while tabs is not None and not isinstance(tabs, QTabWidget):
        tabs = tabs.parentWidget()
    if pages is None or tabs is None or tabs.indexOf(part) < 0:
        return lambda: None
    before, folded = tabs.currentWidget(), [one for one in (pages, tabs) if one.isHidden()]
    tabs.setCurrentWidget(part)
    tabs.show()
    pages.show()

    def turn_back() -> None:
        if tabs.currentWidget() is part:
            tabs.setCurrentWidget(before)
            for one in folded:
                one.hide()

    return turn_back
