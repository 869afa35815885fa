"""A name that is changed where it belongs on the map."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.naming import LONGEST_NAME
from indonesia_qt.ui.editor.context import EditorContext
from indonesia_qt.ui.editor.menus.area_menu import own_name, rename
from indonesia_qt.ui.style.scaling import scaled

WIDE = 200
"""Pixels at 100 %."""


class NameField(QLineEdit):
    """The name of an area or a lake, over the middle of it.

    Enter renames, and so does leaving the field; Esc leaves the name as it is. It goes away when something else is
    selected.
    """

    def __init__(self, context: EditorContext, id: str) -> None:
        super().__init__(own_name(context.document, id), context.view)
        self._context, self._id = context, id
        self._before = self.text()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAccessibleName(tr("Rename {name}", name=context.document.name(id)))
        self.setPlaceholderText(context.document.name(id))
        self.setMaxLength(LONGEST_NAME)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFixedWidth(min(scaled(WIDE), context.view.viewport().width()))
        self.adjustSize()
        self.editingFinished.connect(self._take)
        context.document.selection_changed.connect(self.close)
        context.view.zoomed.connect(self._place)
        for bar in (context.view.horizontalScrollBar(), context.view.verticalScrollBar()):
            bar.valueChanged.connect(self._place)

    def ask(self) -> None:
        """Show the name, to be written over."""
        self._place()
        self.selectAll()
        self.show()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Esc; keep all other keys from the map."""
        if event.key() == Qt.Key.Key_Escape:
            self._before = self.text()
            self._leave()
        else:
            super().keyPressEvent(event)
        event.accept()

    def _take(self) -> None:
        """Rename, if there is another name now; while that is refused the field stays, unless it was left."""
        text, before = self.text(), self._before
        self._before = text  # closing leaves the field, which would rename once more
        if text == before or rename(self._context.document, self._id, text) or not self.hasFocus():
            self._leave()
        else:
            self._before = before

    def _leave(self) -> None:
        if self.hasFocus():
            self._context.view.setFocus()
        self.close()

    def _place(self, *_: object) -> None:
        """Stay in the middle of the area, but within the view, until the area is gone."""
        view, scene = self._context.view, self._context.scene
        if self._id not in scene.ids():
            return
        point = view.mapFromScene(scene.point_of(self._id))
        room = view.viewport().rect()
        x = min(max(point.x() - self.width() // 2, 0), room.width() - self.width())
        y = min(max(point.y() - self.height() // 2, 0), room.height() - self.height())
        self.move(x, y)
