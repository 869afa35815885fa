"""Fits the picture that is traced over to the map."""

from __future__ import annotations

import math
from typing import ClassVar

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame

from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.board.zoom_view import STEP
from indonesia_qt.ui.editor.canvas.board_items import EditLayer
from indonesia_qt.ui.editor.canvas.traced_picture import Fit, picture_of
from indonesia_qt.ui.editor.edit_view import EditView, Tool, Touch
from indonesia_qt.ui.editor.tools.gestures import ENDING
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.widgets.layouts import column_of
from indonesia_qt.ui.widgets.overlay import Overlays
from indonesia_qt.ui.widgets.plain_text import Label, push_button


class PictureOffer(QFrame):
    """A card at the top of the map with a button to choose a picture."""

    def __init__(self, view: EditView) -> None:
        super().__init__(view)
        self.setProperty("role", "card")
        text = Label(tr("No tracing picture yet."), alignment=Qt.AlignmentFlag.AlignCenter)
        choose = push_button(tr("Choose picture…"), view.picture_requested.emit, "primary")
        self.setLayout(column_of(text, choose, contentsMargins=margins(14, 9, 14, 11), spacing=scaled(7)))
        self.hide()
        Overlays(view, [self])


class TraceTool(Tool):
    """Moves the picture by a drag, and scales it by one with Shift, or at the pointer by the wheel with Ctrl."""

    id = "trace"
    title: ClassVar[str] = phrase("Position tracing picture")
    hint: ClassVar[str] = phrase(
        "Drag to move the tracing picture; hold Shift to scale it. Ctrl+wheel scales it at the pointer. "
        "You choose the picture in the View menu."
    )
    keys = "T"
    changed_layer = EditLayer.PICTURE
    glyph = (
        "M3 5 h18 v14 h-18 Z M3 16 L8.5 11 L13 15.5 L16 13 L21 17.5 M15 9 a1.4 1.4 0 1 0 2.8 0 a1.4 1.4 0 1 0 -2.8 0"
    )
    cursor = Qt.CursorShape.SizeAllCursor

    _from: QPointF | None = None
    _before: Fit | None = None

    def __init__(self, view: EditView) -> None:
        super().__init__(view)
        self.offer = PictureOffer(view)

    def begin(self) -> None:
        """Offer to choose a picture if there is none."""
        self.follow_picture()

    def end(self) -> None:
        """Put the picture back, and offer nothing any more."""
        super().end()
        self.offer.hide()

    def follow_picture(self) -> None:
        """Offer to choose a picture as long as there is none and the tool is in use."""
        self.offer.setVisible(self.view.tool is self and picture_of(self.scene) is None)

    def claims(self, event: QKeyEvent) -> bool:
        """Return whether a key asks for a picture."""
        return event.key() in ENDING and picture_of(self.scene) is None

    def key(self, event: QKeyEvent) -> bool:
        """Ask for a picture with Enter if there is none."""
        if not self.claims(event):
            return False
        self.view.picture_requested.emit()
        return True

    def press(self, touch: Touch) -> None:
        """Take hold of the picture."""
        picture = picture_of(self.scene)
        if picture is None:
            self.document.refused.emit(tr("There’s no tracing picture yet. Choose one in the View menu."))
            return
        self._from, self._before = touch.point, picture.fit

    def move(self, touch: Touch) -> None:
        """Move the picture, or scale it."""
        picture = picture_of(self.scene)
        if picture is None or self._from is None or self._before is None:
            return
        before, corner = self._before, QPointF(self._before.x, self._before.y)
        if touch.modifiers & Qt.KeyboardModifier.ShiftModifier:
            was, now = (math.hypot(way.x(), way.y()) for way in (self._from - corner, touch.point - corner))
            picture.place(before._replace(scale=before.scale * now / max(was, 1.0)))
        else:
            place = corner + touch.point - self._from
            picture.place(before._replace(x=place.x(), y=place.y()))

    def release(self, touch: Touch) -> None:  # noqa: ARG002
        """Leave it there."""
        picture = picture_of(self.scene)
        if picture is not None and self._from is not None:
            picture.settle()
        self._from = self._before = None

    def cancel(self) -> None:
        """Put the picture back where it was."""
        picture = picture_of(self.scene)
        if picture is not None and self._before is not None:
            picture.place(self._before)
        self._from = self._before = None

    def wheel(self, touch: Touch, steps: float) -> bool:
        """Scale the picture around the pointer with Ctrl."""
        picture = picture_of(self.scene)
        if picture is None or not touch.modifiers & Qt.KeyboardModifier.ControlModifier:
            return False
        picture.grow(STEP ** (steps / 4), touch.point)
        picture.settle()
        return True
