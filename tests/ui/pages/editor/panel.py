"""What the pages of all panels of the map editor have in common."""

from __future__ import annotations

from typing import Generic, Self, TypeVar

from PySide6.QtWidgets import QApplication, QDockWidget, QWidget

from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.editor.panels.panel import EditorPanel
from tests.ui.pages.page import Page, settle

P = TypeVar("P", bound=EditorPanel)


class PanelPage(Page[P], Generic[P]):
    """A panel beside the map of a window."""

    @classmethod
    def of(cls, owner: QWidget) -> Self:
        """Return the panel of a window of the editor, whether it can be seen or not."""
        assert isinstance(owner, EditorWindow)
        QApplication.processEvents()
        return cls(owner.panels[cls.kind.id])

    @property
    def dock(self) -> QDockWidget:
        """The frame in which the panel stands."""
        around = self.widget.parentWidget()
        while around and not isinstance(around, QDockWidget):
            around = around.parentWidget()
        assert around
        return around

    def come_forward(self) -> Self:
        """Bring the panel before the others of its side."""
        settle()
        self.dock.raise_()
        settle()
        return self
