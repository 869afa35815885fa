"""What assistive technology finds of widgets that paint what they show themselves: their role, or a list of items.

The role of a widget is in its attribute `accessible_role`; without it Qt says that it only holds others.

PySide 6 crashes when Qt asks an interface that is made in Python for another one, such as that of its actions. So each
item is the interface of a widget, which has actions of its own in C++; the widget is hidden and does nothing else.
"""

from __future__ import annotations

import weakref
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Generic, TypeVar

import shiboken6
from PySide6.QtCore import QEvent, QItemSelectionModel, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QAccessibleWidget,
    QComboBox,
    QLabel,
    QListView,
    QListWidget,
    QListWidgetItem,
    QMainWindow,
    QStackedWidget,
    QTabBar,
    QTabWidget,
    QWidget,
)

from indonesia_qt.i18n.text import aloud
from indonesia_qt.ui.support.later import later
from indonesia_qt.ui.support.listeners import misses_announcements

DIRECT = Qt.FindChildOption.FindDirectChildrenOnly
View = TypeVar("View", bound=QWidget)


class Items(ABC, Generic[View]):
    """What is said of the items of a widget, and what can be done with them; they are numbered from 0."""

    role, item_role = QAccessible.Role.List, QAccessible.Role.ListItem

    def __init__(self, view: View) -> None:
        self._view = weakref.ref(view)

    @property
    def view(self) -> View:
        """The widget."""
        view = self._view()
        assert view is not None
        return view

    def is_there(self) -> bool:
        """Return whether the widget still exists."""
        view = self._view()
        return view is not None and shiboken6.isValid(view)

    def title(self) -> str:
        """Return what the widget is called, if it hasn't a name of its own."""
        return ""

    @abstractmethod
    def count(self) -> int:
        """Return how many items there are now."""

    @abstractmethod
    def name(self, number: int) -> str:
        """Return what is read of an item."""

    def more(self, number: int) -> str:  # noqa: ARG002
        """Return what is read of an item after its name."""
        return ""

    @abstractmethod
    def box(self, number: int) -> QRect:
        """Return where an item is, in pixels of the screen."""

    @abstractmethod
    def at(self, place: QPoint) -> int:
        """Return the item at a place of the screen; -1 if there is none."""

    @abstractmethod
    def state(self, number: int) -> QAccessible.State:
        """Return whether an item can be used, has the keyboard, can be chosen, and is chosen."""

    def widgets(self) -> Sequence[QWidget]:
        """Return the widgets that lie over the items, such as a field; they follow the items."""
        return ()

    @abstractmethod
    def focused(self) -> int:
        """Return the item that has the keyboard, or would have it in this widget; -1 if there is none."""

    @abstractmethod
    def press(self, number: int) -> None:
        """Do what a click on an item does."""

    @abstractmethod
    def focus(self, number: int) -> None:
        """Put the keyboard on an item."""


class _Item(QAccessibleWidget):
    """One item of a list, whatever is there under its number now."""

    def __init__(self, items: Items[Any], number: int) -> None:
        stand_in = QWidget(items.view)
        stand_in.hide()
        super().__init__(stand_in, items.item_role, "")
        self._items, self._number = items, number

    def isValid(self) -> bool:
        """Return whether the item is still there."""
        return self._items.is_there() and self._number < self._items.count()

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the interface of the list."""
        return QAccessible.queryAccessibleInterface(self._items.view) if self._items.is_there() else None

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: ARG002
        """Return None: an item has no parts."""
        return None

    def childCount(self) -> int:
        """Return 0: an item has no parts."""
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: ARG002
        """Return -1: an item has no parts."""
        return -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: ARG002
        """Return None: an item has no parts."""
        return None

    def text(self, kind: QAccessible.Text) -> str:
        """Return what is read of the item, or "" for every other kind of text."""
        texts = {QAccessible.Text.Name: self._items.name, QAccessible.Text.Description: self._items.more}
        return aloud(texts[kind](self._number)) if kind in texts and self.isValid() else ""

    def rect(self) -> QRect:
        """Return where the item is, in pixels of the screen."""
        return self._items.box(self._number) if self.isValid() else QRect()

    def state(self) -> QAccessible.State:
        """Return the state of the item."""
        if self.isValid():
            return self._items.state(self._number)
        gone = QAccessible.State()
        gone.invalid = True
        return gone

    def actionNames(self) -> list[str]:
        """Return the names of what can be done with the item."""
        return [self.pressAction(), self.setFocusAction()]

    def doAction(self, name: str) -> None:
        """Click the item, or put the keyboard on it."""
        if not self.isValid():
            return
        if name == self.pressAction():
            self._items.press(self._number)
        elif name == self.setFocusAction():
            self._items.focus(self._number)

    def keyBindingsForAction(self, name: str) -> list[str]:  # noqa: ARG002
        """Return none: the keys are those of the list."""
        return []


class _List(QAccessibleWidget):
    """A widget with its items."""

    def __init__(self, items: Items[Any]) -> None:
        super().__init__(items.view, items.role, "")
        self._items = items
        self._known: list[_Item] = []

    def isValid(self) -> bool:
        """Return whether the widget is there to be asked."""
        return self._items.is_there()

    def text(self, kind: QAccessible.Text) -> str:
        """Return the name of the widget, or what else is read of it."""
        text: str = super().text(kind)
        return text or (self._items.title() if kind == QAccessible.Text.Name and self._items.is_there() else "")

    def childCount(self) -> int:
        """Return the number of items and of the widgets over them."""
        return self._items.count() + len(self._items.widgets()) if self._items.is_there() else 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return an item, or a widget over the items, by its number; None if there is no such number."""
        if not 0 <= index < self.childCount():
            return None
        if index >= self._items.count():
            return QAccessible.queryAccessibleInterface(self._items.widgets()[index - self._items.count()])
        while len(self._known) <= index:
            item = _Item(self._items, len(self._known))
            QAccessible.registerAccessibleInterface(item)
            self._known.append(item)
        return self._known[index]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the number of an item or of a widget over the items; -1 if it isn't there."""
        number = next((number for number, item in enumerate(self._known) if item is child), -1)
        if number < 0 and self._items.is_there() and child.object() in self._items.widgets():
            return self._items.count() + self._items.widgets().index(child.object())
        return number

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the item at a place of the screen; None if there is none."""
        return self.child(self._items.at(QPoint(x, y)))

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the item that has the keyboard; None if none has it."""
        return self.child(self._items.focused())


Rows = TypeVar("Rows", bound=QListWidget)


class ListRows(Items[Rows]):
    """The rows of a list that aren't hidden. Qt calls all of them enabled, headings and what can't be chosen, too."""

    def count(self) -> int:
        """Return the number of rows that aren't hidden."""
        return len(self.rows)

    def name(self, number: int) -> str:
        """Return the text of a row for a screen reader, or else the one that is seen."""
        item = self.item(number)
        return str(item.data(Qt.ItemDataRole.AccessibleTextRole) or item.text())

    def more(self, number: int) -> str:
        """Return what a row says more."""
        return str(self.item(number).data(Qt.ItemDataRole.AccessibleDescriptionRole) or "")

    def box(self, number: int) -> QRect:
        """Return where a row is, in pixels of the screen."""
        box = self.view.visualItemRect(self.item(number))
        return QRect(self.view.viewport().mapToGlobal(box.topLeft()), box.size())

    def at(self, place: QPoint) -> int:
        """Return the row at a place of the screen; -1 if there is none."""
        return self._number(self.view.indexAt(self.view.viewport().mapFromGlobal(place)).row())

    def state(self, number: int) -> QAccessible.State:
        """Return whether a row can be chosen, is chosen, and has the keyboard."""
        state, view, item = QAccessible.State(), self.view, self.item(number)
        can_be_chosen = bool(item.flags() & Qt.ItemFlag.ItemIsEnabled)
        state.disabled = not (can_be_chosen and view.isEnabled())
        state.focusable = True
        state.focused = view.hasFocus() and item is view.currentItem()
        state.selectable = can_be_chosen and view.selectionMode() != QListWidget.SelectionMode.NoSelection
        state.selected = item.isSelected()
        state.invisible = not view.isVisible()
        state.offscreen = not view.viewport().rect().intersects(view.visualItemRect(item))
        return state

    def focused(self) -> int:
        """Return the row that has the keyboard, or would have it in this list; -1 if there is none."""
        return self._number(self.view.currentRow())

    def press(self, number: int) -> None:
        """Do what a click on a row does; on a heading it does nothing."""
        item = self.item(number)
        if item.flags() & Qt.ItemFlag.ItemIsEnabled:
            self.view.setCurrentItem(item)
            self.view.itemClicked.emit(item)

    def focus(self, number: int) -> None:
        """Put the keyboard on a row without choosing it."""
        self.view.setFocus()
        self.view.setCurrentRow(self.rows[number], QItemSelectionModel.SelectionFlag.NoUpdate)

    @property
    def rows(self) -> list[int]:
        """The rows that aren't hidden."""
        return [row for row in range(self.view.count()) if not self.view.isRowHidden(row)]

    def item(self, number: int) -> QListWidgetItem:
        """Return the item of a row that isn't hidden."""
        return self.view.item(self.rows[number])

    def _number(self, row: int) -> int:
        return self.rows.index(row) if row in self.rows else -1


class _FrontReader(QObject):
    """Has the tab in front read when the keyboard comes to its bar."""

    def __init__(self, bar: QTabBar) -> None:
        super().__init__(bar)
        bar.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the keyboard; Qt reports the bar after that."""
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, QTabBar):
            later(watched, lambda: announce_focus(watched, watched.currentIndex()))
        return False


class Tabs(Items[QTabBar]):
    """The tabs of a bar. Qt reports each that comes to the front, and Orca reads it; here only those that keys bring.

    So the bar isn't there to be asked while another tab comes by itself.
    """

    role, item_role = QAccessible.Role.PageTabList, QAccessible.Role.PageTab

    def __init__(self, bar: QTabBar) -> None:
        super().__init__(bar)
        self._bar = bar  # which nobody else may hold, as Qt has made it
        self._reader = _FrontReader(bar)
        self._front = bar.currentIndex() if bar.isVisible() else -1

    def is_there(self) -> bool:
        """Return whether the bar exists, and its front has been there for some time or is brought by keys."""
        if not super().is_there():
            return False
        bar = self.view
        if bar.currentIndex() == self._front or bar.hasFocus():
            return True
        later(bar, self._follow)
        return False

    def _follow(self) -> None:
        self._front = self.view.currentIndex()

    def title(self) -> str:
        """Return the text of the tab in front, as Qt does."""
        return self.name(self.view.currentIndex())

    def count(self) -> int:
        """Return the number of tabs."""
        return self.view.count()

    def name(self, number: int) -> str:
        """Return the text of a tab."""
        return self.view.tabText(number).replace("&", "")

    def box(self, number: int) -> QRect:
        """Return where a tab is, in pixels of the screen."""
        box = self.view.tabRect(number)
        return QRect(self.view.mapToGlobal(box.topLeft()), box.size())

    def at(self, place: QPoint) -> int:
        """Return the tab at a place of the screen; -1 if there is none."""
        return self.view.tabAt(self.view.mapFromGlobal(place))

    def state(self, number: int) -> QAccessible.State:
        """Return whether a tab can be used, is in front, and has the keyboard."""
        state, bar = QAccessible.State(), self.view
        state.disabled = not (bar.isEnabled() and bar.isTabEnabled(number))
        state.focusable = state.selectable = True
        state.selected = number == bar.currentIndex()
        state.focused = state.selected and bar.hasFocus()
        state.invisible = not (bar.isVisible() and bar.isTabVisible(number))
        return state

    def focused(self) -> int:
        """Return the tab in front."""
        return self.view.currentIndex()

    def press(self, number: int) -> None:
        """Bring a tab to the front, as a click does."""
        self.view.setCurrentIndex(number)
        self.view.tabBarClicked.emit(number)

    def focus(self, number: int) -> None:
        """Put the keyboard on a tab."""
        self.view.setFocus()
        self.view.setCurrentIndex(number)


class _Pages(QAccessibleWidget):
    """Pages with tabs: they only hold others, and the keyboard is on their tabs."""

    def state(self) -> QAccessible.State:
        """Return the state without the focus, which Qt counts as theirs, too."""
        state = super().state()
        state.focusable = state.focused = False
        return state

    def actionNames(self) -> list[str]:
        """Return none."""
        return []


class _Window(QAccessibleWidget):
    """A main window, which can be said to have a sentence as its name while that is reported."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window, QAccessible.Role.Window, "")
        self._window, self._sentence, self._last = window, "", ""

    def text(self, kind: QAccessible.Text) -> str:
        """Return the sentence in place of the name."""
        return self._sentence if self._sentence and kind == QAccessible.Text.Name else super().text(kind)

    def say(self, sentence: str) -> None:
        """Report a sentence as the name; if it is the last one, with a space, for the same name isn't read again."""
        self._last = self._sentence = f"{sentence} " if sentence == self._last else sentence
        QAccessible.updateAccessibility(QAccessibleEvent(self._window, QAccessible.Event.NameChanged))
        self._sentence = ""


_kinds: dict[type[QWidget], Callable[[Any], Items[Any]]] = {}
"""Returns the items of a widget, for each class of widgets that have some."""
_kept: dict[int, QAccessibleInterface] = {}
"""The interfaces of the widgets that are there; Qt holds them, but not their Python side."""


def describe(kind: type[QWidget], items: Callable[[Any], Items[Any]]) -> None:
    """Have assistive technology find items in all widgets of a class."""
    _kinds[kind] = items


describe(QTabBar, Tabs)


def install() -> None:
    """Have Qt ask here first what widgets are; it asks itself first if that is before there is an application."""
    QAccessible.installFactory(_make)


def _make(class_name: str, about: QObject) -> QAccessibleInterface | None:  # noqa: ARG001
    items = next((items for kind, items in _kinds.items() if isinstance(about, kind)), None)
    role: QAccessible.Role | None = getattr(about, "accessible_role", None)
    made: QAccessibleInterface
    if not isinstance(about, QWidget):
        return None
    if isinstance(about, QComboBox):
        _label(about)
        later(about, partial(_label, about))  # where it had neither its name nor its place yet
        about.currentIndexChanged.connect(partial(_read_choice, about))
    if isinstance(about, QAbstractItemView):
        later(about, partial(_follow_selection, about))  # where it had no rows yet
    if items is not None:
        made = _List(items(about))
    elif isinstance(about, QMainWindow):
        made = _Window(about)
    elif isinstance(about, QTabWidget):
        made = _Pages(about, QAccessible.Role.Client, "")
    elif role is not None:
        made = QAccessibleWidget(about, role, "")
    elif isinstance(about, QStackedWidget):
        made = QAccessibleWidget(about, QAccessible.Role.Client, "")  # Qt's role is read as if it were something to use
    else:
        return None
    key = id(about)
    _kept[key] = made
    about.destroyed.connect(lambda: _kept.pop(key, None))
    return made


def _label(box: QComboBox) -> None:
    """Give a box that has a name but no label a hidden one: on Linux Qt reads what is chosen in place of the name."""
    parent = box.parentWidget()
    if parent is None or not box.accessibleName():
        return
    if not any(label.buddy() is box for label in parent.findChildren(QLabel, options=DIRECT)):
        label = QLabel(parent)
        label.setAccessibleName(box.accessibleName())  # a text might be taken for HTML
        label.setBuddy(box)
        label.hide()


def _read_choice(box: QComboBox, number: int) -> None:
    """Have what a key chose in a closed box read where nothing else says it: Orca 43 takes a new name for old news."""
    if number >= 0 and box.hasFocus() and not box.view().isVisible() and misses_announcements():
        announce_focus(box.view(), number)


def _follow_selection(view: QAbstractItemView) -> None:
    """Have the only selected row be the current one, too: Qt selects it for a screen reader without going there."""
    model = view.selectionModel()
    if model is None or view.selectionMode() is not QAbstractItemView.SelectionMode.SingleSelection:
        return

    def follow() -> None:
        chosen = model.selectedIndexes()
        if chosen and model.currentIndex() not in chosen:
            model.setCurrentIndex(chosen[0], QItemSelectionModel.SelectionFlag.NoUpdate)

    model.selectionChanged.connect(lambda: later(model, follow))  # a key or a click goes there itself


def report_sentence(window: QMainWindow, sentence: str) -> None:
    """Have a sentence read as if it were the new name of a window, which Orca 43 reads without a word before it."""
    QAccessible.queryAccessibleInterface(window)
    made = _kept.get(id(window))
    if isinstance(made, _Window):
        made.say(sentence)


def lying_over(view: QAbstractScrollArea) -> list[QWidget]:
    """Return the widgets that are seen over what a view shows."""
    children = view.findChildren(QWidget, options=DIRECT)
    own = view.viewport(), view.horizontalScrollBar().parentWidget(), view.verticalScrollBar().parentWidget()
    return [child for child in children if child.isVisible() and not child.isWindow() and child not in own]


def announce_focus(view: QWidget, number: int) -> None:
    """Have a screen reader read the item that the keyboard has come to."""
    event = QAccessibleEvent(view, QAccessible.Event.Focus)
    event.setChild(number)
    QAccessible.updateAccessibility(event)


def announce_current(view: QListView) -> None:
    """Have a screen reader read the current row of a list that gets the keyboard, after the name of the list.

    Qt reports the row first and then the list, of which a screen reader reads the last. Where there is no current row,
    as none can be chosen, it is the first.
    """

    def report() -> None:
        model = view.model()
        if view.hasFocus() and model is not None and model.rowCount():
            row = max(0, view.currentIndex().row())
            announce_focus(view, row - sum(view.isRowHidden(above) for above in range(row)))

    later(view, report)
