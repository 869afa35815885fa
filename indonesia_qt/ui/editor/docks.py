"""The docks around the map of an editor: their places, their sizes, their titles, and whether they are shown."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMargins, QObject, QRect, Qt, QTimer
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabBar, QWidget

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.editor.panels.panel import EditorPanel, ScrollPanel
from indonesia_qt.ui.settings.settings_file import Settings
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.support.later import later
from indonesia_qt.ui.support.window_geometry import (
    Panels,
    SideWidth,
    arrange_panels,
    panels_of,
    place_with_tabs,
    resize_panels,
)
from indonesia_qt.ui.widgets.layouts import row_of

SIDES = {Qt.DockWidgetArea.LeftDockWidgetArea: (240, 0.2), Qt.DockWidgetArea.RightDockWidgetArea: (300, 0.28)}
"""The pixels at 100 % that the docks beside the map are wide at first, and the part of the window's width at most."""
BELOW_HEIGHT = 230
"""Pixels at 100 % that the docks below the map are high at first."""
LOW_WINDOW = 600
"""Pixels at 100 %: in a lower window the titles would take the room that the panels need."""
LAYOUT, UNFOLDED = "editor_layout", "editor_unfolded"
"""The settings that keep where the panels are, and how high those below the map are when they aren't folded."""
BELOW = Qt.DockWidgetArea.TopDockWidgetArea | Qt.DockWidgetArea.BottomDockWidgetArea
"""Where a folded panel leaves its height to the map."""


class Docks(QObject):
    """The docks of an editor's window, a dock for each panel.

    Those of one side share their place as tabs, unless one is below another. Where the panel that is in front has next
    to nothing to show, the docks above or below the map are folded: they are only as high as that needs.
    """

    def __init__(self, window: QMainWindow, kinds: Sequence[type[EditorPanel]], settings: Settings) -> None:
        super().__init__(window)
        self._window, self._kinds, self._settings = window, kinds, settings
        window.setDockNestingEnabled(True)
        window.setCorner(Qt.Corner.BottomLeftCorner, Qt.DockWidgetArea.LeftDockWidgetArea)
        window.setCorner(Qt.Corner.BottomRightCorner, Qt.DockWidgetArea.RightDockWidgetArea)
        self.by_panel: dict[str, QDockWidget] = {}
        """The docks by the ids of their panels."""
        self._later = QTimer(self, singleShot=True, interval=0)  # Qt reports a change before it has made it
        self._later.timeout.connect(self._follow)
        self._put_away: Panels | None = None
        self._unfolded = 0
        """The height to which the folded docks go back; 0 while none are folded."""
        self._has_sizes = False
        for kind in kinds:
            dock = QDockWidget(tr(kind.title), self._window)
            dock.setObjectName(f"editor {kind.id}")
            self.by_panel[kind.id] = dock
            for signal in (dock.visibilityChanged, dock.topLevelChanged, dock.dockLocationChanged):
                signal.connect(self.follow)
            self._place(kind)
        self._beside = [SideWidth(window, self._at(area), pixels, 0, most) for area, (pixels, most) in SIDES.items()]
        self._kept: Panels = settings.get(LAYOUT, Panels())
        if self._kept.tabs:
            arrange_panels(window, self._all, self._kept)

    @property
    def in_front(self) -> list[QDockWidget]:
        """The docks that are seen, neither hidden nor behind others."""
        return [dock for dock in self._all if _panel(dock).is_seen]

    @property
    def _all(self) -> list[QDockWidget]:
        return [*self.by_panel.values()]

    def fill(self, panel: EditorPanel) -> None:
        """Show a panel in its dock instead of the one that was there."""
        dock = self.by_panel[panel.id]
        old, shelf = dock.widget(), ScrollPanel(panel)
        dock.setWidget(shelf)
        dock.visibilityChanged.connect(shelf.show_seen)
        panel.foldable_changed.connect(shelf.updateGeometry)
        panel.foldable_changed.connect(self.follow)
        if isinstance(old, ScrollPanel):
            shelf.show_seen(old.panel.is_seen)
            old.deleteLater()

    def follow(self, *_: object) -> None:
        """Check soon which docks need their titles, and whether some are folded."""
        self._later.start()

    def grow_soon(self) -> None:
        """Have the docks beside the map grow with the text, the size of which has changed."""
        for side in self._beside:
            side.note()
        # The first time the window lays out the map that takes the place of the one before.
        later(self, lambda: later(self, self._grow))

    def lay_out(self) -> None:
        """Give the docks of a window that is shown their first sizes, unless those of the last time are kept."""
        if not self._window.isVisible():  # closed already: where its panels lie says nothing
            return
        if not self._has_sizes:
            self._has_sizes = True
            if self._kept.tabs and self._kept.has_sizes:
                resize_panels(self._window, self._all, self._kept)
                for side in self._beside:
                    side.adopt()
                self._unfolded = self._settings.get(UNFOLDED, 0)
            else:
                self._give_sizes()
        _empty_forgotten(self._window)
        self.follow()

    def keep(self) -> None:
        """Keep for the next start where the docks are; those that were put away come back then."""
        self._settings.set(LAYOUT, self._put_away or panels_of(self._window, self._all))
        self._settings.set(UNFOLDED, self._unfolded)

    def toggle(self) -> None:
        """Put all docks away, or bring those back that were put away."""
        if self._put_away is None:
            self._put_away = panels_of(self._window, self._all)
            for dock in self._all:
                dock.hide()
        else:
            self._bring_back(self._put_away)

    def reset(self) -> None:
        """Put the docks to their first places and give them their first sizes."""
        self._put_away, self._unfolded = None, 0
        for dock in self._all:
            dock.setFloating(False)
            self._window.removeDockWidget(dock)  # else Qt leaves bars of tabs behind
        for kind in self._kinds:
            self._place(kind)
        for dock in self._all:
            dock.show()
        self._kept, self._has_sizes = Panels(), False
        later(self, self.lay_out)  # docks take sizes only when they have been laid out

    def _bring_back(self, panels: Panels) -> None:
        self._put_away = None
        later(self, lambda: resize_panels(self._window, self._all, panels))  # before `_follow`, which may unfold some
        shown = [dock for dock in self._all if dock.objectName() not in panels.hidden]
        for dock in shown:
            dock.show()
        fronts = {one.front for one in panels.tabs}
        for dock in shown:
            if dock.objectName() in fronts:
                dock.raise_()

    def _place(self, kind: type[EditorPanel]) -> None:
        """Put a dock to its first place, which those before it have taken already."""
        dock, before = self.by_panel[kind.id], self._kinds[: self._kinds.index(kind)]
        beside = [one for one in before if one.side == kind.side and not one.below]
        if kind.below:
            self._window.splitDockWidget(self.by_panel[kind.below], dock, Qt.Orientation.Vertical)
        elif beside:
            self._window.tabifyDockWidget(self.by_panel[beside[0].id], dock)
            self.by_panel[beside[0].id].raise_()  # or else the last is seen until all are laid out
        else:
            self._window.addDockWidget(kind.side, dock)

    def _give_sizes(self) -> None:
        """Share the room out; in a low window panels that stand below others are only in the menu."""
        window, low = self._window, self._is_low
        for side in self._beside:
            side.give_first()
        below = self._at(Qt.DockWidgetArea.BottomDockWidgetArea)
        height = min(scaled(BELOW_HEIGHT), (0.38 if low else 0.32) * window.height())
        window.resizeDocks(below[:1], [round(height)], Qt.Orientation.Vertical)
        for area in (*SIDES, Qt.DockWidgetArea.BottomDockWidgetArea):
            self._at(area)[0].raise_()
        for kind in self._kinds:
            if kind.below and low:
                self.by_panel[kind.id].hide()
            elif kind.below:
                docks = [self.by_panel[kind.below], self.by_panel[kind.id]]
                height = min(docks[1].sizeHint().height(), window.height() // 3)
                both = sum(place_with_tabs(dock, window).height() for dock in docks)
                window.resizeDocks(docks, [both - height, height], Qt.Orientation.Vertical)

    def _grow(self) -> None:
        for side in self._beside:
            side.give_back()

    def _at(self, area: Qt.DockWidgetArea) -> list[QDockWidget]:
        """The docks that are on a side at first, beginning with the one that is in front then."""
        return [self.by_panel[kind.id] for kind in self._kinds if kind.side == area]

    @property
    def _is_low(self) -> bool:
        return self._window.height() < scaled(LOW_WINDOW)

    def _follow(self) -> None:
        height = self._fold() if self._has_sizes else 0
        for dock in self._all:
            self._follow_title(dock)
        if height:
            self._window.resizeDocks(self._below_map[:1], [height], Qt.Orientation.Vertical)

    @property
    def _below_map(self) -> list[QDockWidget]:
        """The docks above or below the map that are seen."""
        docked = [dock for dock in self.in_front if not dock.isFloating()]
        return [dock for dock in docked if self._window.dockWidgetArea(dock) & BELOW]

    def _fold(self) -> int:
        """Note whether the docks above or below the map are folded; return the height that they get, 0 for the same."""
        here = self._below_map
        if not here:
            return 0
        before = self._unfolded
        if not all(_panel(dock).is_foldable for dock in here):
            self._unfolded = 0
            return min(before, self._window.height() // 2)
        self._unfolded = before or place_with_tabs(here[0], self._window).height()
        return 1

    def _follow_title(self, dock: QDockWidget) -> None:
        """Show the title of a dock, unless its tab says it and there is little room; a floating one always has it."""
        beside = any(not other.isHidden() for other in self._window.tabifiedDockWidgets(dock))
        is_slim = self._is_low or (_panel(dock).is_foldable and bool(self._unfolded))
        bare = is_slim and beside and not dock.isFloating()
        empty: QWidget | None = dock.titleBarWidget()
        if bare and empty is None:
            nothing = QWidget()
            nothing.setLayout(row_of(contentsMargins=QMargins()))  # without a layout its height is -1
            dock.setTitleBarWidget(nothing)
        elif not bare and empty is not None:
            dock.setTitleBarWidget(None)  # type: ignore[arg-type]  # the usual title comes back
            empty.deleteLater()


def _panel(dock: QDockWidget) -> EditorPanel:
    shelf = dock.widget()
    assert isinstance(shelf, ScrollPanel)
    return shelf.panel


def _empty_forgotten(window: QMainWindow) -> None:
    """Empty the tab bars that lie across a panel or the middle of the window: nothing belongs to them."""
    docks = (dock for dock in window.findChildren(QDockWidget) if not dock.isHidden() and not dock.isFloating())
    taken = [dock.geometry() for dock in docks]
    middle = window.centralWidget()
    if middle is not None:
        taken.append(middle.geometry())
    for bar in window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if any(bar.geometry().intersects(place) for place in taken):
            for _ in range(bar.count()):  # the bar stays: one that is in use after all gets its tabs back at once
                bar.removeTab(0)
            bar.setGeometry(QRect())
