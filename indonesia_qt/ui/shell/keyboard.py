"""The keys of the whole window: Esc, Enter, undo, and those that move the keyboard from one part to the next."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLineEdit, QScrollArea, QTabBar, QWidget

from indonesia_qt.ui.shell.game_parts import GameParts
from indonesia_qt.ui.widgets.messages import Toasts


def step_part(parts: Sequence[QWidget], step: int) -> None:
    """Give the keyboard to the part after the one that has it, or before it if `step` is -1; skip hidden parts."""
    places = [(number, place) for number, part in enumerate(parts) if (place := place_in(part)) is not None]
    if not places:
        return
    has = QApplication.focusWidget()
    now = next((at for at, (number, _) in enumerate(places) if has and _holds(parts[number], has)), None)
    following = (0 if step > 0 else -1) if now is None else (now + step) % len(places)
    places[following][1].setFocus(Qt.FocusReason.TabFocusReason)


def step_place(parts: Sequence[QWidget], forward: bool) -> bool:
    """Give the keyboard to the widget after the one that has it, or to the one before.

    Returns False if no widget in these parts has the keyboard. A widget in two parts belongs to the first.
    """
    has = QApplication.focusWidget()
    if has is None or not has.isVisible():
        return False  # it goes, and others in the chain may be half gone
    places = list(dict.fromkeys(place for part in parts for place in _places(part)))
    if has not in places:
        return False
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    places[(places.index(has) + (1 if forward else -1)) % len(places)].setFocus(reason)
    return True


class KeyboardPlace(NamedTuple):
    """Where the keyboard is: in which part of a window, at which of the widgets there, and of which kind."""

    part: int
    number: int
    kind: type[QWidget]


def keyboard_place(parts: Sequence[QWidget], has: QWidget | None) -> KeyboardPlace | None:
    """Return the place of the widget that has the keyboard; None when it is in none of these parts."""
    for part, places in enumerate(map(list, map(_places, parts))):
        if has in places:
            return KeyboardPlace(part, places.index(has), type(has))
    return None


def give_back_keyboard(parts: Sequence[QWidget], to: KeyboardPlace) -> None:
    """Give the keyboard to the same place in other parts that were made alike, if it is there."""
    places = list(_places(parts[to.part])) if to.part < len(parts) else []
    if to.number < len(places) and type(places[to.number]) is to.kind:
        places[to.number].setFocus()


def _places(part: QWidget) -> Iterator[QWidget]:
    """Give the widgets of a part that take the keyboard, in order, without areas that have nothing to scroll."""
    if _takes_keyboard(part) and not _is_idle(part):
        yield part
    # Not by nextInFocusChain: PySide takes what it returns for a child of the widget before, and lets it go with that.
    inside = part.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    for child in sorted(inside, key=lambda one: not isinstance(one, QTabBar)):  # tabs come before their pages
        if not child.isWindow():
            yield from _places(child)


def _is_idle(widget: QWidget) -> bool:
    return isinstance(widget, QScrollArea) and widget.verticalScrollBar().maximum() == 0


def place_in(part: QWidget) -> QWidget | None:
    """Return the widget of a part that had the keyboard last, or the first that takes it; None without any."""
    last = part.focusWidget()
    if last is not None and _takes_keyboard(last):
        return last
    inside = [one for one in (part, *part.findChildren(QWidget)) if _takes_keyboard(one)]
    # What only scrolls comes after what can be answered with.
    return min(inside, key=lambda one: isinstance(one, QScrollArea), default=None)


def _holds(part: QWidget, widget: QWidget) -> bool:
    return part is widget or part.isAncestorOf(widget)


def _takes_keyboard(widget: QWidget) -> bool:
    by_tab = Qt.FocusPolicy.TabFocus.value & widget.focusPolicy().value
    return bool(by_tab) and widget.isVisible() and widget.isEnabled() and widget.focusProxy() is None


class EscapeKey(QObject):
    """Lets Esc skip the beats, end the animation, or put the hint away, or else remove the messages.

    The first three come before any shortcut, the last after all other uses of the key.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.table: GameParts | None = None
        self.toasts: Toasts | None = None
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take Esc if there is anything to end."""
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape and self._takes(event.type()):
            event.accept()
            return True
        return super().eventFilter(watched, event)

    def _takes(self, kind: QEvent.Type) -> bool:
        if kind == QEvent.Type.ShortcutOverride:
            table = self.table
            return table is not None and (
                table.beats.is_shown or table.board.motion.is_running or table.decision.hints.is_open
            )
        return kind == QEvent.Type.KeyPress and self._press()

    def _press(self) -> bool:
        """End what Esc ends now; return False if there is nothing."""
        if self.table and self.table.beats.is_shown:
            self.table.beats.skip_all()
        elif self.table and self.table.board.motion.is_running:
            self.table.board.motion.finish()
        elif self.table and self.table.decision.hints.is_open:
            self.table.decision.hints.put_away()
        elif self.toasts and self.toasts.shown:
            self.toasts.clear()
        else:
            return False
        return True


ENTER = Qt.Key.Key_Return, Qt.Key.Key_Enter


class EnterKey(QObject):
    """Lets Enter call `act` from every field of a part of the window that has no use for the key itself."""

    def __init__(self, part: QWidget, act: Callable[[], object]) -> None:
        super().__init__(part)
        self._act = act
        part.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take Enter, but not the repetitions of a key that is held down, which may be meant for a decision before."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress or event.key() not in ENTER:
            return super().eventFilter(watched, event)
        if not event.isAutoRepeat():
            self._act()
        return True


class UndoKeys(QObject):
    """Leaves the keys of undo and redo to the window where fields would take them for what is typed there.

    Fields in the open decision always leave them. A search keeps them as long as it can take back something itself.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.table: GameParts | None = None
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Watch the field that has the keyboard now; a filter that is installed again is still one."""
        if isinstance(now, QLineEdit | QAbstractSpinBox) and now.window() is self.parent():
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the keys from a field, so that they are the window's commands."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            undo, redo = map(event.matches, (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo))
            if (undo or redo) and not self._can_use(watched, undo):
                event.ignore()
                return True
        return super().eventFilter(watched, event)

    def _can_use(self, field: QObject, undo: bool) -> bool:
        """Return whether a field has a text of its own to change back, outside the open decision."""
        if not isinstance(field, QLineEdit) or (self.table and self.table.decision.host.isAncestorOf(field)):
            return False
        return field.isUndoAvailable() if undo else field.isRedoAvailable()
