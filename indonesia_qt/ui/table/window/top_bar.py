"""The bar along the upper edge: the menus, and beside them the phases of a game and the whole of it as a timeline."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QMargins, QObject
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMenuBar, QSizePolicy, QWidget

from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.style.stylesheet import restyle
from indonesia_qt.ui.widgets.layouts import column_of, row_of

STRIP, TIMELINE = 7, 5
"""The ratio in which the phases and the timeline share what the menus leave, if that is enough for the phases."""
LEAST_TIMELINE, EASY_TIMELINE = 150, 300
"""Pixels at 100 % that the timeline has beside the phases: with less, these have a line of their own. What is more than
the second goes to the phases first."""
CHANGES_BELOW = QEvent.Type.LayoutRequest, QEvent.Type.ShowToParent


class TopBar(QWidget):
    """Holds the menus, and while there is a game its `strip` and its timeline.

    The strip is between them if all have room. What a game has below its strip takes the whole width: in a row of the
    bar, or over what is below the bar where that has no room to give.
    """

    def __init__(self) -> None:
        super().__init__()
        self.menus = QMenuBar()
        self.menus.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self._strip: Any = None
        self._is_beside: bool | None = None
        """Whether the strip is beside the menus; None before it has a place."""
        self._timeline: QWidget | None = None
        self._lies_over = False
        """Whether what is below the strip lies over what is below the bar."""
        self._first = row_of(self.menus, 1, contentsMargins=QMargins())
        self._rows = column_of(self._first, contentsMargins=QMargins(), spacing=0)
        self.setLayout(self._rows)

    def show_course(self, strip: Any, timeline: QWidget) -> None:
        """Show the phases and the timeline of a game, in the present size of text."""
        self._first.setContentsMargins(margins(0, 0, 4, 0))
        self._first.setSpacing(scaled(4))
        self._strip, self._timeline, self._is_beside = strip, timeline, None
        timeline.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._first.setStretch(1, 0)
        self._first.addWidget(timeline, TIMELINE)
        self._lies_over = False
        if strip.below is not None:
            self._rows.addWidget(strip.below)
            strip.below.installEventFilter(self)
        strip.setParent(self)  # and so has the fonts by which its width is measured
        self._place_strip()
        for part in (strip, strip.below, timeline):
            if part is not None:
                part.show()  # now: a layout would show it only later
        self._rows.activate()

    def lay_below(self, *, over: bool) -> None:
        """Let what a game has below its strip lie over what is below the bar, or in a row of the bar."""
        if over == self._lies_over or self._strip.below is None:
            return
        self._lies_over = over
        if over:
            self._rows.removeWidget(self._strip.below)
            self._strip.below.setParent(self.window())
        else:
            self._rows.addWidget(self._strip.below)
        restyle(self._strip.below, "card" if over else "")

    def clear(self) -> None:
        """Remove the course of a game that has ended."""
        if self._strip is not None and self._timeline is not None:
            for part in (self._strip, self._strip.below, self._timeline):
                if part is not None:
                    part.hide()
                    part.deleteLater()
        self._strip = self._timeline = None
        self._first.setStretch(1, 1)

    def event(self, event: QEvent) -> bool:
        """Follow the width that the menus and the strip need."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._place_strip()
            if self.menus.geometry().bottom() > self.rect().bottom():
                # A part of the strip was shown while all got their places, and the bar has become lower meanwhile.
                self._first.invalidate()
                self._rows.activate()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the strip where it has room."""
        super().resizeEvent(event)
        self._place_strip()
        self._place_below()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the height of what lies over others."""
        if event.type() in CHANGES_BELOW:
            self._place_below()
        return super().eventFilter(watched, event)

    def _place_below(self) -> None:
        """Place what lies over others along the lower edge of the bar; the window is never made higher for it."""
        if self._lies_over and self._strip is not None:
            below = self._strip.below
            high = min(below.sizeHint().height(), self.window().height() - self.height())
            below.setGeometry(0, self.height(), self.width(), high)
            below.raise_()

    def _place_strip(self) -> None:
        """Put the strip beside the menus if it has room there, and otherwise below them."""
        if self._strip is None:
            return
        room = self.width() - self.menus.sizeHint().width()
        least = self._strip.least_width()
        beside = least + scaled(LEAST_TIMELINE) <= room
        kept = next((width for width in self._strip.widths() if width + scaled(EASY_TIMELINE) <= room), least)
        self._strip.setMinimumWidth(kept if beside else 0)  # a layout keeps no hint of a part that stretches
        if beside == self._is_beside:
            return
        self._is_beside = beside
        for line in (self._rows, self._first):
            line.removeWidget(self._strip)
        if beside:
            self._first.insertWidget(2, self._strip, STRIP)
        else:
            self._rows.insertWidget(1, self._strip)
