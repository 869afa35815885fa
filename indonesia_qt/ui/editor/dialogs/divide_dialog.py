"""Asks into how many areas one is to be divided, and shows them on the map meanwhile."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QDialog, QFormLayout, QSpinBox

from indonesia_qt.board.draft import Draft
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.shapes.split_and_merge import MOST_PARTS
from indonesia_qt.mapmaking.edit.shapes.subdivision import subdivided
from indonesia_qt.ui.editor.context import EditorContext
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.layouts import column_of
from indonesia_qt.ui.widgets.plain_text import Label, confirming, push_button

WIDE, ASIDE = 300, 16
"""Pixels at 100 %: the dialog's width, and how far it stands from the area."""


class DivideDialog(QDialog):
    """Divides an area into several of much the same size, as one step; the map shows what would become of it."""

    def __init__(self, context: EditorContext, area: str) -> None:
        super().__init__(context.view.window())
        self._context, self._document, self._area, self._seed = context, context.document, area, 0
        self._parts: tuple[str, ...] = ()
        self.setWindowTitle(tr("Divide {area}", area=self._document.name(area)))
        self.number = QSpinBox(minimum=2, maximum=MOST_PARTS, value=2)
        form = QFormLayout()
        form.addRow(tr("Number of areas:"), self.number)
        self.others = push_button(tr("Other borders"), self._draw_others)
        self.message = Label(wordWrap=True)
        buttons, self.divide = confirming(self, tr("Divide"))
        self.setLayout(column_of(form, self.others, self.message, buttons, spacing=scaled(8)))
        self.setFixedWidth(max(scaled(WIDE), self.minimumSizeHint().width()))
        self.number.valueChanged.connect(self._preview)
        self._preview()

    def open(self) -> None:
        """Show the dialog beside the area, in which it changes what is seen."""
        super().open()
        view = self._context.view
        shown = view.mapFromScene(self._context.scene.box_of(self._area)).boundingRect()
        place = QRect(view.viewport().mapToGlobal(shown.topLeft()), shown.size())
        room = view.window().geometry()
        left = place.right() + scaled(ASIDE)
        if left + self.width() > room.right():
            left = max(room.left(), place.left() - scaled(ASIDE) - self.width())
        top = max(room.top(), min(place.center().y() - self.height() // 2, room.bottom() - self.height()))
        self.move(QPoint(left, top))

    def done(self, result: int) -> None:
        """Make the step, or show the map as it is."""
        if result and self._document.is_dragged:
            self._document.push(tr("Divide {area}", area=self._document.name(self._area)), self._document.shown)
            self._document.select(self._parts)
        else:
            self._document.end_preview()
            self._document.select([self._area])
        super().done(result)

    def _draw_others(self) -> None:
        self._seed += 1
        self._preview()

    def _preview(self) -> None:
        count = self.number.value()
        drawn: list[str] = []

        def change(draft: Draft) -> Draft:
            after, parts = subdivided(draft, self._area, count, self._seed)
            drawn[:] = parts
            return after

        refusal = self._document.preview(change)
        if refusal:
            self._document.end_preview()
        self._parts = tuple(drawn)
        self.divide.setEnabled(not refusal)
        self.message.setText(refusal)
        self.message.setVisible(bool(refusal))
        self._document.select(self._parts or [self._area])
