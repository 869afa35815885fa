"""What every panel of the editor offers, and what scrolls it where the window is too small."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QDockWidget, QFrame, QLayout, QWidget

from indonesia_qt.ui.editor.context import EditorContext
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.layouts import ScrollArea


class EditorPanel(QWidget):
    """Stands beside the map. Panels on one side share their place as tabs unless one is `below` another.

    Signals:
    - `foldable_changed`: `is_foldable` has changed
    """

    foldable_changed = Signal()

    id: ClassVar[str]
    title: ClassVar[str]
    side: ClassVar[Qt.DockWidgetArea] = Qt.DockWidgetArea.RightDockWidgetArea
    below: ClassVar[str] = ""
    """The id of the panel under which it stands."""

    def __init__(self, context: EditorContext) -> None:
        super().__init__()
        self.context, self.document = context, context.document
        self.is_seen = False
        self.is_foldable = False
        """Whether there is next to nothing to show, for which a line is enough."""

    def heightForWidth(self, width: int) -> int:
        """Return the height that the panel needs for a width, in pixels: only with less does it scroll."""
        layout = self.layout()
        return layout.minimumHeightForWidth(width) if layout is not None and layout.hasHeightForWidth() else -1

    def come_forward(self) -> None:
        """Show the panel, in front of the other panels of its side."""
        around = self.parentWidget()
        while around is not None and not isinstance(around, QDockWidget):
            around = around.parentWidget()
        if around is not None:
            around.show()
            around.raise_()

    def show_seen(self, is_seen: bool) -> None:
        """Note whether the panel is in front now, or else behind another one or closed."""
        self.is_seen = is_seen


def actions_pane(actions: QLayout) -> ScrollArea:
    """Return a pane for what can be done with the entries of a list, which stands beside the list."""
    inside = QWidget()
    inside.setLayout(actions)
    actions.setContentsMargins(0, 0, scaled(4), 0)
    pane = ScrollArea()
    pane.setFrameShape(QFrame.Shape.NoFrame)
    pane.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    pane.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    pane.setWidget(inside)
    return pane


LEAST_SEEN = QSize(220, 100)
"""Pixels that are seen of a larger panel at least: screens don't grow with the size of text."""


class ScrollPanel(ScrollArea):
    """Scrolls a panel where there is less room than it prefers."""

    def __init__(self, panel: EditorPanel) -> None:
        super().__init__()
        self.panel = panel
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(panel)
        self.setMaximumHeight(panel.maximumHeight())

    def sizeHint(self) -> QSize:
        """Return the size that the panel prefers."""
        return self.panel.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the size that the panel needs, or a part of it; one behind others needs no height."""
        needed = self.panel.minimumSizeHint()
        high = max(needed.height(), self.panel.heightForWidth(self.width())) if self.panel.is_seen else 0
        return QSize(needed.width(), high).boundedTo(LEAST_SEEN)

    def show_seen(self, is_seen: bool) -> None:
        """Note whether the panel is in front now, or else behind another one or closed."""
        self.panel.show_seen(is_seen)
        self.updateGeometry()
