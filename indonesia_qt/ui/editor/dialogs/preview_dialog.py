"""A dialog beside areas that shows on the map what it would make of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton

from indonesia_qt.board.draft import Draft
from indonesia_qt.ui.editor.context import EditorContext
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.support.window_geometry import move_within
from indonesia_qt.ui.widgets.plain_text import Label, confirming

WIDE, ASIDE = 300, 16
"""Pixels at 100 %: the dialog's width, and how far it stands from the areas."""


class PreviewDialog(QDialog):
    """Changes areas as one step; the map shows meanwhile what would become of it, and `message` why nothing can."""

    def __init__(self, context: EditorContext, areas: Sequence[str], step: str, does: str) -> None:
        super().__init__(context.view.window())
        self.context, self.document, self.areas, self._step = context, context.document, tuple(areas), step
        self.selected = self.areas
        """The areas that are selected after the step."""
        self.setWindowTitle(step)
        self.message = Label(wordWrap=True, role="warning")
        self.buttons: QDialogButtonBox
        self.confirm: QPushButton
        self.buttons, self.confirm = confirming(self, does)

    def open(self) -> None:
        """Show the dialog beside the areas."""
        self.setFixedWidth(max(scaled(WIDE), self.minimumSizeHint().width()))
        super().open()
        view, scene = self.context.view, self.context.scene
        box = reduce(QRectF.united, map(scene.box_of, self.areas))
        shown = view.mapFromScene(box).boundingRect()
        place = QRect(view.viewport().mapToGlobal(shown.topLeft()), shown.size())
        left = place.right() + scaled(ASIDE)
        if left + self.width() > view.window().geometry().right():
            left = place.left() - scaled(ASIDE) - self.width()
        move_within(self, view.window(), QPoint(left, place.center().y() - self.height() // 2))

    def done(self, result: int) -> None:
        """Make the step, or show the map as it was."""
        if result and self.document.is_dragged:
            self.document.push(self._step, self.document.shown)
            self.document.select(self.selected)
        else:
            self.document.end_preview()
            self.document.select(self.areas)
        super().done(result)

    def preview(self, change: Callable[[Draft], Draft]) -> bool:
        """Show what a change would make of the map, or say why it can't be made; return whether it can.

        What it would change of the links is said, too.
        """
        refusal = self.document.preview(change)
        if refusal:
            self.document.end_preview()
        self.confirm.setEnabled(not refusal)
        text = refusal or self.document.preview_of_links()
        self.message.setText(text)
        self.message.setVisible(bool(text))
        self.adjustSize()
        return not refusal


def ask(dialog: QDialog) -> None:
    """Show a dialog until it is answered."""
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
