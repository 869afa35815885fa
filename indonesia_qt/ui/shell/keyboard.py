"""Moves the keyboard from one part of a window to the next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QScrollArea,
    QTabBar,
    QWidget,
)


def step_part(parts: Sequence[QWidget], step: int) -> None:
    """Give the keyboard to the part after the one that has it, or before it if `step` is -1; skip hidden parts."""
    places = [(number, place) for number, part in enumerate(parts) if (place := place_in(part)) is not None]
    if not places:
        return
    has = QApplication.focusWidget()
    holding = (at for at, (n, _) in enumerate(places) if has and (parts[n] is has or parts[n].isAncestorOf(has)))
    now = next(holding, None)
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
    """Where the keyboard is: in which part of a window, and at which of the widgets of a kind there.

    Widgets of other kinds don't count: a list of events may have become shorter.
    """

    part: int
    number: int
    kind: type[QWidget]


def keyboard_place(parts: Sequence[QWidget], has: QWidget | None) -> KeyboardPlace | None:
    """Return the place of the widget that has the keyboard; None when it is in none of these parts."""
    if has is None:
        return None
    for number, part in enumerate(parts):
        alike = _places_of_kind(part, type(has))
        if has in alike:
            return KeyboardPlace(number, alike.index(has), type(has))
    return None


def give_back_keyboard(parts: Sequence[QWidget], to: KeyboardPlace) -> None:
    """Give the keyboard to the same place in other parts that were made alike, if it is there."""
    alike = _places_of_kind(parts[to.part], to.kind) if to.part < len(parts) else []
    if to.number < len(alike):
        alike[to.number].setFocus()


def _places_of_kind(part: QWidget, kind: type[QWidget]) -> list[QWidget]:
    return [place for place in _places(part) if type(place) is kind]


def _places(part: QWidget) -> Iterator[QWidget]:
    """Give the widgets of a part that take the keyboard, in order, without areas that have nothing to scroll."""
    has_nothing_to_scroll = isinstance(part, QScrollArea) and part.verticalScrollBar().maximum() == 0
    if _takes_keyboard(part) and not has_nothing_to_scroll:
        yield part
    # Not by nextInFocusChain: PySide takes what it returns for a child of the widget before, and lets it go with that.
    inside = part.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    for child in sorted(inside, key=lambda one: not isinstance(one, QTabBar)):  # tabs come before their pages
        if not child.isWindow():
            yield from _places(child)


def place_in(part: QWidget) -> QWidget | None:
    """Return the widget of a part that had the keyboard last, or the first that takes it; None without any."""
    last = part.focusWidget()
    if last is not None and _takes_keyboard(last):
        return last
    inside = [one for one in (part, *part.findChildren(QWidget)) if _takes_keyboard(one)]
    # What only scrolls comes after what can be answered with.
    return min(inside, key=lambda one: isinstance(one, QScrollArea), default=None)


def has_proxy(widget: QWidget) -> bool:
    """Return whether another widget takes the keyboard for this one."""
    within = widget.parentWidget()
    if isinstance(within, QAbstractSpinBox | QComboBox):
        return True
    # Not by focusProxy: PySide takes an ancestor that it returns for a child, and never lets that go.
    is_viewport = isinstance(within, QAbstractScrollArea) and widget is within.viewport()
    return is_viewport or widget.focusProxy() is not None


def _takes_keyboard(widget: QWidget) -> bool:
    by_tab = Qt.FocusPolicy.TabFocus.value & widget.focusPolicy().value
    return bool(by_tab) and widget.isVisible() and widget.isEnabled() and not has_proxy(widget)
