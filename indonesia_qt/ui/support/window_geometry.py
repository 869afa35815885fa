"""The places of a window and its panels, as plain numbers.

Qt's own `saveState` and `saveGeometry` aren't used: a damaged state crashes `restoreState`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QTabBar, QWidget

from indonesia_qt.ui.style.scaling import FRAME, target
from indonesia_qt.ui.style.stylesheet import POINTS

Coordinate = Annotated[int, Meta(ge=-50_000, le=50_000)]
Size = Annotated[int, Meta(ge=0, le=50_000)]
Name = Annotated[str, Meta(max_length=100)]
AREAS = {
    "left": Qt.DockWidgetArea.LeftDockWidgetArea,
    "right": Qt.DockWidgetArea.RightDockWidgetArea,
    "top": Qt.DockWidgetArea.TopDockWidgetArea,
    "bottom": Qt.DockWidgetArea.BottomDockWidgetArea,
}
LEAST_IN_SIGHT = 100
"""Pixels of a window's upper edge that must be on a screen, so that the window can be moved."""
MOST_GROWN = 0.45
"""The largest part of the window's width to which a dock grows with the text."""


class Rectangle(Struct, frozen=True):
    """A place in pixels."""

    x: Coordinate = 0
    y: Coordinate = 0
    width: Size = 0
    height: Size = 0


class WindowPlace(Struct, frozen=True):
    """The place of a window while it isn't maximised, and whether it is."""

    rectangle: Rectangle = Rectangle()
    is_maximized: bool = False


class Tabs(Struct, frozen=True):
    """Panels that share a place, by their object names: in the window, or a single one that floats on the screen."""

    names: Annotated[list[Name], Meta(min_length=1, max_length=50)]
    front: Name
    area: Literal["left", "right", "top", "bottom", "floating"]
    rectangle: Rectangle


class Panels(Struct, frozen=True):
    """The places of the panels of a window; `hidden` are the names of those that aren't shown.

    Their sizes hold for text of `points`.
    """

    tabs: Annotated[list[Tabs], Meta(max_length=50)] = []
    hidden: Annotated[list[Name], Meta(max_length=50)] = []
    points: Annotated[float, Meta(ge=0, le=1000)] = 0.0

    @property
    def has_sizes(self) -> bool:
        """Whether the sizes hold for the size of text in use."""
        return self.points == QApplication.font().pointSizeF()


def place_of(window: QWidget) -> WindowPlace:
    """Return the place of a window; while it is maximised, its other place on the same screen."""
    place, screen = window.normalGeometry(), window.screen().availableGeometry()
    if window.isMaximized() and not screen.intersects(place):
        place.moveTopLeft(screen.topLeft() + QPoint(FRAME.width() // 2, FRAME.height()))
    return WindowPlace(_rectangle(place), window.isMaximized())


def put_first(window: QWidget, place: WindowPlace, size: QSize) -> None:
    """Put a new window to the place that was kept, or without one give it a size in pixels that fits its screen."""
    window.resize(size.boundedTo(window.screen().availableSize() - FRAME))
    put_window(window, place)


def put_window(window: QWidget, place: WindowPlace) -> None:
    """Put a window to its place; one that couldn't be seen there stays where it is.

    With its frame it is no larger than its screen.
    """
    _put(window, place.rectangle)
    if place.is_maximized:
        window.setWindowState(Qt.WindowState.WindowMaximized)


def move_within(dialog: QWidget, around: QWidget, place: QPoint) -> None:
    """Move a dialog with its frame to a place on the screen, but not out of the window around it."""
    room, size = around.frameGeometry(), dialog.size() + FRAME
    left = max(room.left(), min(place.x(), room.right() - size.width()))
    top = max(room.top(), min(place.y(), room.bottom() - size.height()))
    dialog.move(left, top)


def panels_of(window: QMainWindow, docks: Sequence[QDockWidget]) -> Panels:
    """Return the places of these panels of a window."""
    tabs: list[Tabs] = []
    done: set[str] = set()
    shown = [dock for dock in docks if not dock.isHidden()]
    for dock in shown:
        if dock.objectName() in done:
            continue
        group = [one for one in shown if one is dock or one in window.tabifiedDockWidgets(dock)]
        front = next((one for one in group if not one.visibleRegion().isEmpty()), dock)
        area = next((name for name, area in AREAS.items() if area == window.dockWidgetArea(dock)), "left")
        names = [one.objectName() for one in group]
        place = "floating" if dock.isFloating() else area
        tabs.append(Tabs(names, front.objectName(), place, _rectangle(place_with_tabs(front, window))))  # type: ignore[arg-type]
        done.update(names)
    hidden = [dock.objectName() for dock in docks if dock.isHidden()]
    return Panels(tabs, hidden, QApplication.font().pointSizeF())


def arrange_panels(window: QMainWindow, docks: Sequence[QDockWidget], panels: Panels) -> None:
    """Arrange panels as they were; panels and places that make no sense are skipped."""
    named = {dock.objectName(): dock for dock in docks}
    known = _known(panels, named)
    focused = window.focusWidget()
    _fill_areas(window, named, known)
    for one in known:
        first = named[one.names[0]]
        if one.area == "floating":
            first.setFloating(True)
            _put(first, one.rectangle)
        for name in one.names[1:]:
            window.tabifyDockWidget(first, named[name])
    for name, dock in named.items():
        dock.setHidden(name in panels.hidden)
    for one in known:
        if one.front in named:
            named[one.front].raise_()
    if isinstance(focused, QWidget):  # it may be in a panel, which was hidden for a moment
        focused.setFocus()


def resize_panels(window: QMainWindow, docks: Sequence[QDockWidget], panels: Panels) -> None:
    """Give the panels of a window that has been laid out the sizes that they had."""
    named = {dock.objectName(): dock for dock in docks}
    docked = [one for one in _known(panels, named) if one.area != "floating"]
    places = [named[one.names[0]] for one in docked]
    widths = [max(1, min(one.rectangle.width, window.width())) for one in docked]
    heights = [max(1, min(one.rectangle.height, window.height())) for one in docked]
    if places:
        window.resizeDocks(places, widths, Qt.Orientation.Horizontal)
        window.resizeDocks(places, heights, Qt.Orientation.Vertical)


MOST_USUAL = 1.27
"""How many times their usual width docks have at first at most, however wide the window is."""


BESIDE = 7.4
"""The least width in targets: six lie side by side, with what is between and around them."""


class SideWidth:
    """The width of the docks at a side of a window: at first some `pixels` at 100 %, within two parts of its width.

    When the text grows, docks that were made wider or narrower grow as much as they would with their first width.
    """

    def __init__(
        self, window: QMainWindow, docks: Sequence[QDockWidget], pixels: float, least: float, most: float
    ) -> None:
        self._window, self._docks = window, docks
        self._pixels, self._least, self._most = pixels, least, most
        self._width, self._points = 0, QApplication.font().pointSizeF()
        """The width that was noted and isn't given back yet; the size of text for which the docks have their width."""

    def give_first(self) -> None:
        """Give the docks their first width."""
        self._give(self._first(QApplication.font().pointSizeF()))

    def note(self) -> None:
        """Note the width, before the content of the docks is made again."""
        self._width = self._width or self._seen.width()

    def give_back(self) -> None:
        """Give the docks the width that was noted, for the present size of text; hidden docks get it later."""
        if self._width and not self._seen.isHidden():
            growth = self._first(QApplication.font().pointSizeF()) / self._first(self._points)
            self._give(min(growth * self._width, max(self._width, MOST_GROWN * self._window.width())))

    def adopt(self) -> None:
        """Take the present width as one for the present size of text."""
        self._width, self._points = 0, QApplication.font().pointSizeF()

    def _first(self, points: float) -> float:
        window, usual = self._window.width(), max(self._pixels * points / POINTS, BESIDE * target())
        return max(min(self._least * window, MOST_USUAL * usual), min(usual, self._most * window))

    def _give(self, width: float) -> None:
        self.adopt()
        self._window.resizeDocks([self._seen], [max(1, round(width))], Qt.Orientation.Horizontal)
        if (layout := self._window.layout()) is not None:
            layout.activate()  # the width may be noted before the window is laid out again

    @property
    def _seen(self) -> QDockWidget:
        return next((dock for dock in self._docks if not dock.visibleRegion().isEmpty()), self._docks[0])


def _known(panels: Panels, named: Mapping[str, QDockWidget]) -> list[Tabs]:
    """Return the places with panels that there are, each panel once."""
    known: list[Tabs] = []
    done: set[str] = set()
    for one in panels.tabs:
        names = [name for name in dict.fromkeys(one.names) if name in named and name not in done]
        if names:
            known.append(Tabs(names, one.front, one.area, one.rectangle))
            done.update(names)
    return known


def _fill_areas(window: QMainWindow, named: Mapping[str, QDockWidget], known: Sequence[Tabs]) -> None:
    """Put the first panel of each place into the window again."""
    for one in known:
        if one.area != "floating":
            for name in one.names:
                window.removeDockWidget(named[name])  # else Qt leaves bars of tabs behind
    for area, side in AREAS.items():
        here = sorted((one for one in known if one.area == area), key=lambda one: one.rectangle.x + one.rectangle.y)
        if here:
            window.addDockWidget(side, named[here[0].names[0]])
            _split(window, named, here)


def _split(window: QMainWindow, named: Mapping[str, QDockWidget], here: Sequence[Tabs]) -> None:
    """Put panels into the place of the first one of them, beside and below each other."""
    first = named[here[0].names[0]]
    for way in (Qt.Orientation.Horizontal, Qt.Orientation.Vertical):
        ordered = sorted(here, key=lambda one: _span(one, way)[0])
        for number in range(1, len(ordered)):
            before, after = ordered[:number], ordered[number:]
            if max(_span(one, way)[1] for one in before) <= _span(after[0], way)[0] and here[0] in before:
                after.sort(key=lambda one: one.rectangle.x + one.rectangle.y)
                window.splitDockWidget(first, named[after[0].names[0]], way)
                _split(window, named, [here[0], *(one for one in before if one is not here[0])])
                _split(window, named, after)
                return
    for one in here[1:]:
        window.tabifyDockWidget(first, named[one.names[0]])


def _span(one: Tabs, way: Qt.Orientation) -> tuple[int, int]:
    """Return where a place begins and ends from left to right, or from above to below."""
    place = one.rectangle
    if way == Qt.Orientation.Horizontal:
        return place.x, place.x + place.width
    return place.y, place.y + place.height


def place_with_tabs(dock: QDockWidget, window: QMainWindow) -> QRect:
    """Return the place of a panel in front of others, and of the bar with their tabs."""
    place = dock.geometry()
    for bar in window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if bar.count() and bar.geometry().adjusted(-1, -1, 1, 1).intersects(place):
            return place.united(bar.geometry())
    return place


def _rectangle(rectangle: QRect) -> Rectangle:
    return Rectangle(rectangle.x(), rectangle.y(), rectangle.width(), rectangle.height())


def _put(window: QWidget, place: Rectangle) -> None:
    edge = QRect(place.x, place.y, place.width, 1)
    for screen in QGuiApplication.screens():
        room = screen.availableGeometry()
        if room.intersected(edge).width() >= LEAST_IN_SIGHT:
            whole = QRect(place.x, place.y, place.width, place.height)
            if not room.contains(whole):
                whole.setSize(whole.size().boundedTo(room.size() - FRAME))
            window.setGeometry(whole)
            return


def replace_window(before: QWidget, window: QWidget) -> None:
    """Show a window in the place of another one."""
    window.setGeometry(before.normalGeometry())
    window.setWindowState(before.windowState())
    window.show()
