"""Names that would be more than names: HTML that opens a file, a mnemonic, an order to write the other way round."""

from __future__ import annotations

import ctypes
import os
import struct
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import shiboken6
from msgspec.structs import replace
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QEvent, QModelIndex, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QHelpEvent, QImage, QTextDocument
from PySide6.QtGui import Qt as TextOf
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDockWidget,
    QGraphicsView,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMainWindow,
    QMenu,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
    QToolTip,
    QTreeView,
    QWidget,
)

from indonesia_qt.board.model import BoardMap
from indonesia_qt.ui.table.panels.answer_button import AnswerButton
from indonesia_qt.ui.widgets.plain_text import JOINER

SIGN = "img src"
"""Stands in every hostile name."""
PICTURE = "p"
"""A file in the working folder."""
MARKUP = f"<img src={PICTURE}>&A"
"""Short enough for the name of a player."""
TURNED = "\N{RIGHT-TO-LEFT OVERRIDE}"
AT_POINTER = "tool tip at the pointer"
MOST = 20
"""Rows and columns of a list that are read."""

ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.WhatsThisRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


def hostile(name: str | int) -> str:
    """A hostile name, unlike others."""
    return f"{MARKUP}{TURNED}{name}"


def with_hostile_names(board: BoardMap) -> BoardMap:
    """The board with hostile names for everything, in another language as well."""
    other = (("nl", hostile("nl")),)
    provinces = tuple(replace(p, name=hostile(n), names=other) for n, p in enumerate(board.provinces))
    lands = tuple(replace(a, place=hostile(f"l{n}") if n % 2 else None, names=()) for n, a in enumerate(board.lands))
    seas = tuple(replace(a, name=hostile(f"s{n}"), names=other) for n, a in enumerate(board.seas))
    lakes = tuple(replace(a, name=hostile(f"w{n}")) for n, a in enumerate(board.lakes))
    named = {part.id: part.name for part in (*provinces, *seas)}
    labels = tuple(replace(label, text=named[label.of]) for label in board.labels)
    title, thanks = hostile("title"), hostile("thanks")
    return replace(
        board, title=title, credits=thanks, provinces=provinces, lands=lands, seas=seas, lakes=lakes, labels=labels
    )


class Watch:
    """Counts how often a file is opened, by whatever part of the process (Linux)."""

    def __init__(self, file: Path) -> None:
        QImage(37, 41, QImage.Format.Format_RGB32).save(str(file), "PNG")
        self._libc = ctypes.CDLL(None, use_errno=True)
        self._events = self._libc.inotify_init1(os.O_NONBLOCK)
        assert self._libc.inotify_add_watch(self._events, os.fsencode(file), 0x20) >= 0  # IN_OPEN

    def opened(self) -> int:
        """How often since it was asked last."""
        try:
            return len(os.read(self._events, 1 << 16)) // struct.calcsize("iIII")
        except BlockingIOError:
            return 0

    def close(self) -> None:
        os.close(self._events)


def walk() -> Counter[str]:
    """Read all that the widgets of the program show and say, and have each show its tool tip.

    Raises `AssertionError` where a hostile name isn't shown as it is; returns how often it was, by the kind of text and
    by the classes of the widget and of those that it is a part of, up to the window.
    """
    found: Counter[str] = Counter()
    for widget in filter(shiboken6.isValid, QApplication.allWidgets()):  # tool tips come and go
        for where, found_text in _texts(widget):
            text = found_text.replace(JOINER, "").replace("\n", " ")  # neither is seen
            if SIGN in text:
                what = f"{type(widget).__name__}: {where}: {text!r}"
                assert TURNED not in text, what
                assert MARKUP in text, what
                assert "&lt;" not in text, what
                assert text.count("&A") == text.count(MARKUP), what
                found[where] += 1
                if where != AT_POINTER:  # the tool tip before may still be there
                    found.update(type(part).__name__ for part in _within(widget))
    return found


def _within(widget: QWidget) -> Iterator[QWidget]:
    """The widget and those that it is a part of, up to the window."""
    yield widget
    while not widget.isWindow():
        widget = widget.parentWidget()
        yield widget


def _texts(widget: QWidget) -> Iterator[tuple[str, str]]:
    """What is read or heard, by where."""
    yield "tool tip", _tip(widget.toolTip(), widget)
    if widget.isVisible():
        at = widget.rect().center()
        QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at)))
        yield AT_POINTER, _rich(QToolTip.text())
        QToolTip.hideText()
    yield "status tip", widget.statusTip()
    yield "help", _rich(widget.whatsThis())
    yield "name", widget.accessibleName()
    yield "description", widget.accessibleDescription()
    if widget.isVisible():
        yield from _heard(QAccessible.queryAccessibleInterface(widget))
    yield "title", _caption(widget.windowTitle()) if isinstance(widget, QDockWidget) else widget.windowTitle()
    for action in widget.actions():
        yield "action", _caption(action.text())
        yield "status tip of action", action.statusTip()
        if not isinstance(widget, QMenu):
            yield "tool tip of action", _tip(action.toolTip(), widget)
    yield from _written(widget)
    yield from _listed(widget)


def _heard(interface: QAccessibleInterface) -> Iterator[tuple[str, str]]:
    """What a screen reader says of a widget and its first parts."""
    parts = [interface, *filter(None, map(interface.child, range(min(MOST, interface.childCount()))))]
    for part in parts:
        yield "heard", part.text(QAccessible.Text.Name)
        yield "heard", part.text(QAccessible.Text.Description)


def _written(widget: QWidget) -> Iterator[tuple[str, str]]:
    """What is written on a widget."""
    match widget:
        case QLabel():
            yield "label", _label(widget)
        case QAbstractButton():
            yield "button", _caption(widget.text()) if not isinstance(widget, AnswerButton) else widget.text()
        case QGroupBox():
            yield "box", _caption(widget.title())
        case QLineEdit():
            yield "field", widget.text()
        case QTextEdit() | QPlainTextEdit():
            yield "page", widget.toPlainText()
        case QMainWindow():
            yield "status bar", widget.statusBar().currentMessage()
        case _:
            pass


def _listed(widget: QWidget) -> Iterator[tuple[str, str]]:
    """What the parts of a widget say that aren't widgets."""
    match widget:
        case QTabBar():
            for n in range(widget.count()):
                yield "tab", _caption(widget.tabText(n))
                yield "tool tip of tab", _tip(widget.tabToolTip(n), widget)
        case QHeaderView() if widget.model() is not None:
            for n in range(min(MOST, widget.count())):
                told = partial(widget.model().headerData, n, widget.orientation())
                yield "header", str(told(Qt.ItemDataRole.DisplayRole))
                yield "tool tip of header", _tip(str(told(Qt.ItemDataRole.ToolTipRole) or ""), widget)
        case QComboBox() | QAbstractItemView() if widget.model() is not None:
            yield from _items(widget.model(), widget)
        case QGraphicsView() if widget.scene() is not None:
            for item in widget.scene().items():
                yield "tool tip on the map", _tip(item.toolTip(), widget)
        case _:
            pass


def _items(model: QAbstractItemModel, widget: QWidget, parent: QModelIndex | None = None) -> Iterator[tuple[str, str]]:
    """What the first items of a model say."""
    parent = parent or QModelIndex()
    is_list, is_tree = isinstance(model, QAbstractListModel), isinstance(widget, QTreeView)
    for row in range(min(MOST, model.rowCount(parent))):
        for column in range(1 if is_list else min(MOST, model.columnCount(parent))):
            index = model.index(row, column, parent)
            for role in ROLES:
                yield f"item, {role.name}", str(index.data(role) or "")
            yield "item, ToolTipRole", _tip(str(index.data(Qt.ItemDataRole.ToolTipRole) or ""), widget)
        if is_tree:
            yield from _items(model, widget, model.index(row, 0, parent))


def _label(label: QLabel) -> str:
    by_its_look = label.textFormat() == Qt.TextFormat.AutoText and TextOf.mightBeRichText(label.text())
    if label.textFormat() == Qt.TextFormat.RichText or by_its_look:
        return _rich(label.text(), always=True)
    return label.text()


def _tip(text: str, widget: QWidget) -> str:
    """What is read in a tool tip, which is shown."""
    if SIGN in text:
        QToolTip.showText(QPoint(), text, widget)
        QToolTip.hideText()
    return _rich(text)


def _rich(text: str, always: bool = False) -> str:
    """What is read where HTML is guessed from a text."""
    if not (always or TextOf.mightBeRichText(text)):
        return text
    page = QTextDocument()
    page.setHtml(text)
    return page.toPlainText() + (SIGN if "src=" in text else "")


def _caption(text: str) -> str:
    """What is read where & marks a key."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")
