"""The list of steps that can be undone."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QMargins, Qt
from PySide6.QtWidgets import QUndoView

from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.editor.context import EditorContext
from indonesia_qt.ui.editor.panels.panel import EditorPanel
from indonesia_qt.ui.widgets.item_views import show_sentences
from indonesia_qt.ui.widgets.layouts import column_of


class UndoPanel(EditorPanel):
    """Every step since the map was opened; a click on one goes back or forth to it."""

    id = "steps"
    title: ClassVar[str] = phrase("History")
    side = Qt.DockWidgetArea.LeftDockWidgetArea

    def __init__(self, context: EditorContext) -> None:
        super().__init__(context)
        self.list = QUndoView(self.document.undo_stack)
        self.list.setEmptyLabel(tr("Original state"))
        show_sentences(self.list, tr("History"))
        self.setLayout(column_of(self.list, contentsMargins=QMargins()))
        self.document.changed.connect(self._follow)

    def _follow(self) -> None:
        """Allow steps only while nothing is dragged."""
        self.list.setEnabled(not self.document.is_dragged)
