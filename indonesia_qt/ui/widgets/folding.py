"""Lines that stand for what a crowded window has no room for, and open it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from indonesia_qt.i18n.text import labelled
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.plain_text import caption, tip, wrapped

ARROW = 14
"""Pixels at 100 % of the arrow before the line."""


class FoldLine(QToolButton):
    """A line with as much of a text as has room; it is checked while what it stands for is open.

    A screen reader says `name` before the text. One may have more than a line where the text needs them.
    """

    def __init__(self, name: str = "", *, most_lines: int = 1) -> None:
        super().__init__()
        self._most_lines = most_lines
        self.setProperty("role", "fold")
        self.setAutoRaise(True)
        self.setCheckable(True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setIconSize(QSize(scaled(ARROW), scaled(ARROW)))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.toggled.connect(self._point)
        self._name, self.said, self._short = name, "", ""
        self._point(False)

    def say(self, text: str, short: str = "") -> None:
        """Show another text, or `short` if there is one and the text has no room; the tool tip has the text."""
        self.said, self._short = text, short
        self.setToolTip(tip(text))
        self.setAccessibleName(labelled(self._name, text))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much as has room now."""
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Show as much as has room now."""
        super().showEvent(event)
        self._fit()

    def _fit(self) -> None:
        if not self.isVisible():
            return
        self.setText("")
        room = self.width() - self.sizeHint().width()
        is_short = self._short and self.fontMetrics().horizontalAdvance(self.said) > room
        shown = self._short if is_short else self.said
        lines = wrapped(shown, self.fontMetrics(), room, Qt.TextElideMode.ElideRight, self._most_lines)
        self.setText("\n".join(map(caption, lines)))

    def _point(self, is_open: bool) -> None:
        self.setArrowType(Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow)


class Fold(FoldLine):
    """Stands for `parts` of a panel in a crowded window, and for their `heading`, until a press on it shows them.

    The parts that matter most come first; they are in the panel before the first text is set. While there is none,
    there is no line, and the parts are shown.
    """

    def __init__(self, parts: Sequence[QWidget], heading: QWidget | None = None) -> None:
        super().__init__()
        self._parts, self._heading = parts, heading
        self._room_for = len(parts)
        """How many of the parts are shown while they are folded."""
        self.toggled.connect(self._show_parts)
        self.hide()

    def say(self, text: str, short: str = "") -> None:
        """Show another text."""
        super().say(text, short)
        self._show_parts()

    def make_room(self, crowded: bool) -> None:
        """Fold the parts in a crowded window, or show them as usual."""
        self._room_for = 0 if crowded else len(self._parts)
        self._show_parts()

    def fill(self, fits: Callable[[], bool]) -> None:
        """Show as many of the parts as there is room for, from the first on; `fits` says whether there still is."""
        while self._room_for < len(self._parts):
            self._room_for += 1
            self._show_parts()
            if not fits():
                self._room_for -= 1
                self._show_parts()
                break

    def _show_parts(self) -> None:
        stands = self._room_for < len(self._parts) and bool(self.said)
        self.setVisible(stands)
        if self._heading is not None:
            self._heading.setHidden(stands)
        for number, part in enumerate(self._parts):
            part.setVisible(number < self._room_for or self.isChecked() or not stands)
