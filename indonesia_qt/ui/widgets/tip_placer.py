"""Keeps the tool tips of what surrounds a widget, such as the board, off that widget."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from indonesia_qt.ui.style.scaling import scaled

GAP = 20
"""Pixels at 100 % between the pointer and the tool tip below or beside it, so that neither hides the other."""
PLACED = QEvent.Type.Show, QEvent.Type.Resize, QEvent.Type.Move


class TipPlacer(QObject):
    """Puts each tool tip of the window beside `board`, in the part of the window where the pointer is.

    Qt puts a tool tip below the pointer, as wide as its text. Here it is wrapped to the part's size and lies below,
    above or beside the pointer, wherever it has room. Tool tips over `board` stay where Qt puts them.

    `board` has to be in its window already. Qt makes a label of its own for each tool tip, which only a filter of the
    whole application sees. To pass all events through one takes longer than most of what the window does with a
    decision. So it is there only from a move of the pointer in the window to the next press, when no tip can come.
    """

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self._board = board
        self._window = board.window()
        self._window.setAttribute(Qt.WidgetAttribute.WA_Hover)  # which reports moves over its parts, too
        self._window.installEventFilter(self)
        self._watches_all = False
        self._pointer: QPoint | None = None
        self._is_placing = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note where a tool tip is asked for, and place it when it comes or changes."""
        kind = event.type()
        if kind == QEvent.Type.HoverMove:
            self._watch_all(True)
        elif kind == QEvent.Type.MouseButtonPress:
            self._watch_all(False)
        elif kind == QEvent.Type.ToolTip:
            if isinstance(watched, QWidget) and isinstance(event, QHelpEvent):
                is_here = watched.window() is self._window
                self._pointer = event.globalPos() if is_here else None
        elif kind in PLACED and isinstance(watched, QLabel) and watched.inherits("QTipLabel"):
            self._place(watched)
        return False

    def _watch_all(self, on: bool) -> None:
        app = QApplication.instance()
        assert app
        if on and not self._watches_all:
            app.installEventFilter(self)
        elif not on and self._watches_all:
            app.removeEventFilter(self)
        self._watches_all = on

    def _place(self, label: QLabel) -> None:
        if self._pointer is None or self._is_placing:
            return
        room = self._room(self._pointer)
        if room is None:
            return
        self._is_placing = True
        if not QRect(QPoint(), room.size()).contains(label.rect()):
            label.setWordWrap(True)
            width = min(label.width(), room.width())
            while label.heightForWidth(width) > room.height() and width < room.width():
                width = min(2 * width, room.width())
            label.resize(width, label.heightForWidth(width))
        label.move(_place(label.size(), self._pointer, room))
        self._is_placing = False

    def _room(self, pointer: QPoint) -> QRect | None:
        """Return the part of the window beside the board where the pointer is; None over the board."""
        room = QRect(self._window.mapToGlobal(QPoint()), self._window.size())
        board = QRect(self._board.mapToGlobal(QPoint()), self._board.size())
        if pointer.x() > board.right():
            room.setLeft(board.right() + 1)
        elif pointer.x() < board.left():
            room.setRight(board.left() - 1)
        elif pointer.y() > board.bottom():
            room.setTop(board.bottom() + 1)
        elif pointer.y() < board.top():
            room.setBottom(board.top() - 1)
        else:
            return None
        return room


def _place(size: QSize, pointer: QPoint, room: QRect) -> QPoint:
    """Return where something has room beside the pointer; if nowhere, over it."""
    gap = scaled(GAP)
    left = max(room.left(), min(pointer.x(), room.right() - size.width() + 1))
    top = max(room.top(), min(pointer.y() + gap, room.bottom() - size.height() + 1))
    places = (
        QPoint(left, pointer.y() + gap),
        QPoint(left, pointer.y() - gap - size.height()),
        QPoint(pointer.x() + gap, top),
        QPoint(pointer.x() - gap - size.width(), top),
    )
    return next((place for place in places if room.contains(QRect(place, size))), QPoint(left, top))
