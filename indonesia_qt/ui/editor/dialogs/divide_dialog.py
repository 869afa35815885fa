"""Asks into how many areas one is to be divided, and shows them on the map meanwhile."""

from __future__ import annotations

from PySide6.QtWidgets import QSpinBox

from indonesia_qt.board.draft import Draft
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.shapes.split_and_merge import MOST_PARTS
from indonesia_qt.mapmaking.edit.shapes.subdivision import subdivided
from indonesia_qt.ui.editor.context import EditorContext
from indonesia_qt.ui.editor.dialogs.preview_dialog import PreviewDialog
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.layouts import column_of, form_of
from indonesia_qt.ui.widgets.plain_text import push_button


class DivideDialog(PreviewDialog):
    """Divides an area into several of much the same size."""

    def __init__(self, context: EditorContext, area: str) -> None:
        step = tr("Divide {area}", area=context.document.name(area))
        super().__init__(context, [area], step, tr("Divide"))
        self._seed = 0
        self.number = QSpinBox(minimum=2, maximum=MOST_PARTS, value=2)
        self.others = push_button(tr("Other borders"), self._draw_others)
        form = form_of((tr("Number of areas"), self.number))
        self.setLayout(column_of(form, self.others, self.message, self.buttons, spacing=scaled(8)))
        self.number.valueChanged.connect(self._follow)
        self._follow()

    def _draw_others(self) -> None:
        self._seed += 1
        self._follow()

    def _follow(self) -> None:
        area, count = self.areas[0], self.number.value()
        parts: list[str] = []

        def change(draft: Draft) -> Draft:
            after, parts[:] = subdivided(draft, area, count, self._seed)
            return after

        self.selected = tuple(parts) if self.preview(change) else self.areas
        self.document.select(self.selected)
