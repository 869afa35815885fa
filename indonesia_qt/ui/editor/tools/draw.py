"""Draws new land, seas and lakes."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent

from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.mapmaking.edit.draft import EditError
from indonesia_qt.mapmaking.edit.shapes import drawn_areas
from indonesia_qt.mapmaking.edit.shapes.drawn_areas import NewAreaRequest
from indonesia_qt.ui.board.background.painter_paths import line_path
from indonesia_qt.ui.editor.canvas.edit_scene import EditScene
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.edit_view import EditView
from indonesia_qt.ui.editor.tools.new_area_form import NewAreaForm
from indonesia_qt.ui.editor.tools.pencil import Ground, Pencil
from indonesia_qt.ui.editor.tools.tool import ENDING, Tool, Touch


class DrawTool(Tool):
    """An outline becomes land, a sea or a lake, at the cost of what was there; a box asks what."""

    id = "draw"
    title: ClassVar[str] = phrase("Draw areas")
    hint: ClassVar[str] = phrase(
        "Click corner after corner, or draw with the button held; Enter, a double click or a click on the first corner "
        "closes the outline, Backspace takes a corner back."
    )
    keys = "D"
    glyph = "M4 20 L5 15.5 L16.5 4 L20 7.5 L8.5 19 Z M14 6.5 L17.5 10 M13 20 h7"
    cursor = Qt.CursorShape.CrossCursor

    def __init__(self, document: MapDocument, scene: EditScene, view: EditView) -> None:
        super().__init__(document, scene, view)
        self.pencil = Pencil(document, scene, fills=True)
        self.box = NewAreaForm(view)
        self._last = NewAreaRequest("land")
        self.box.changed.connect(self._preview)
        self.box.confirmed.connect(self._make)
        self.box.left.connect(self._draw_on)

    def cancel(self) -> None:
        """Forget the outline."""
        self.pencil.clear()
        if self.box.isVisible():
            self._draw_on()

    def press(self, touch: Touch) -> None:
        """Begin a corner or a free-hand line; while the box asks, go on drawing."""
        if self.box.isVisible():
            self._draw_on()
        self.pencil.press(touch)

    def move(self, touch: Touch) -> None:
        """Draw on, or show where a corner would be put."""
        if not self.box.isVisible():
            self.pencil.move(touch)

    def release(self, touch: Touch) -> None:
        """Add what was drawn; an outline that is back at its start is closed."""
        landing = self.pencil.release(touch)
        if landing is not None and landing.on is Ground.START:
            self._close()

    def double_click(self, touch: Touch) -> None:  # noqa: ARG002
        """Close the outline."""
        if not self.box.isVisible():
            self._close()

    def claims(self, event: QKeyEvent) -> bool:
        """The keys that close an outline or take a corner back."""
        return bool(self.pencil.line) and event.key() in (*ENDING, Qt.Key.Key_Backspace)

    def key(self, event: QKeyEvent) -> bool:
        """Close the outline, or take its last corner back."""
        if not self.claims(event) or self.box.isVisible():
            return False
        if event.key() in ENDING:
            self._close()
        else:
            self.pencil.take_back()
        return True

    def _close(self) -> None:
        """Ask what the outline becomes, unless it can't become anything."""
        provinces = sorted((province.name for province in self.document.draft.board.provinces), key=str.casefold)
        first = self._last
        if first.province not in provinces:
            first = NewAreaRequest(first.kind, drawn_areas.home(self.document.draft, self.pencil.line))
        refusal = self._refusal(first) and self._refusal(NewAreaRequest("lake"))
        if refusal:
            self.document.refused.emit(refusal)
            return
        self.pencil.rest()
        self.box.ask(provinces, first, self._room())
        self._preview()

    def _refusal(self, wish: NewAreaRequest) -> str:
        """Why the outline can't become this, or nothing."""
        try:
            drawn_areas.made(self.document.draft, self.pencil.line, wish)
        except EditError as error:
            return str(error)
        return ""

    def _preview(self) -> None:
        """Show the map as it would be."""
        line, wish = self.pencil.line, self.box.wish
        refusal = self.document.preview(lambda draft: drawn_areas.made(draft, line, wish)[0])
        self.box.say(refusal)

    def _make(self) -> None:
        """Make what is shown; the box confirms nothing else."""
        wish, before = self.box.wish, {area.id for area in self.document.draft.board.areas()}
        self._last = NewAreaRequest(wish.kind, wish.province)
        self.document.keep(_deed(wish))
        self.pencil.clear()
        self.document.select(area.id for area in self.document.board.areas() if area.id not in before)
        self._hide()

    def _draw_on(self) -> None:
        """Close the box and leave the outline as it is."""
        self._hide()
        self.document.end_preview()

    def _hide(self) -> None:
        self.box.hide()
        self.view.setFocus()

    def _room(self) -> QRect:
        """Where the outline is on the view."""
        return self.view.mapFromScene(line_path(self.pencil.line).boundingRect()).boundingRect()


def _deed(wish: NewAreaRequest) -> str:
    match wish.kind:
        case "land":
            return tr("Add land to {province}", province=wish.province) if wish.province else tr("Add land")
        case "sea":
            return tr("Add the sea {name}", name=wish.name) if wish.name else tr("Add a sea")
        case "lake":
            return tr("Add the lake {name}", name=wish.name) if wish.name else tr("Add a lake")
