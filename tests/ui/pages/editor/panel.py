"""What the pages of all panels of the map editor have in common."""

from __future__ import annotations

from typing import ClassVar, Generic, Self, TypeVar, cast

from PySide6.QtWidgets import QApplication, QDockWidget

from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.editor.panels.panel import EditorPanel
from tests.ui.pages.page import Page, settle

P = TypeVar("P", bound=EditorPanel)


class PanelPage(Page[P], Generic[P]):
    """A panel beside the map of a window."""

    kind: ClassVar[type[EditorPanel]]

    def __init__(self, panel: P, window: EditorWindow) -> None:
        super().__init__(panel)
        self.window = window

    @classmethod
    def of(cls, window: EditorWindow) -> Self:
        """Return the panel of a window, wherever it is."""
        QApplication.processEvents()
        panel = window.panels[cls.kind.id]
        assert isinstance(panel, cls.kind)
        return cls(cast(P, panel), window)

    @property
    def dock(self) -> QDockWidget:
        """The frame in which the panel stands."""
        return self.window.docks[self.kind.id]

    def come_forward(self) -> Self:
        """Bring the panel before the others of its side."""
        settle()
        self.dock.raise_()
        settle()
        return self
